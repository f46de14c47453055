/** The rules of the care screen, built from the files of `data/`. */

import type { Language } from '../core/languages.ts';
import arabic from './data/rules.ar.json' with { type: 'json' };
import english from './data/rules.en.json' with { type: 'json' };
import spanish from './data/rules.es.json' with { type: 'json' };
import hindi from './data/rules.hi.json' with { type: 'json' };
import chinese from './data/rules.zh.json' with { type: 'json' };

/** The kind of danger that a sentence expresses. A sign never contains the writer's words. */
export type CareSign =
  | 'wish-to-die'
  | 'intent'
  | 'plan-or-means'
  | 'recent-attempt'
  | 'self-harm'
  | 'hopelessness'
  | 'burden'
  | 'farewell';

export interface CareRule {
  readonly language: Language;
  readonly sign: CareSign;
  /** Matched anywhere in a plain sentence; `^` and `$` are the ends of the sentence. */
  readonly pattern: RegExp;
  /** The match does not count when the words before it end with this pattern. */
  readonly unlessBefore: RegExp | undefined;
  /** The match does not count when the words after it begin with this pattern. */
  readonly unlessAfter: RegExp | undefined;
  /** The match does not count when the text around it contains this pattern. */
  readonly unlessNear: RegExp | undefined;
}

/**
 * Alternatives of a regular expression. `{name}` stands for the phrase of that name, `{gap:n}` for up to `n` words,
 * `{own:n}` for up to `n` words that name no other person and deny nothing.
 */
type Pattern = readonly string[];

/** A word of a plain sentence and the space after it. */
const word = '[^ \\n]{1,24} ';

interface Excuses {
  readonly unlessBefore?: Pattern;
  readonly unlessAfter?: Pattern;
  readonly unlessNear?: Pattern;
}

/** The rules of one language. An excuse of the file applies to each rule that has no excuse of the same kind. */
interface RuleFile extends Excuses {
  readonly language: Language;
  readonly phrases: Readonly<Record<string, { readonly about: string; readonly pattern: Pattern }>>;
  readonly rules: readonly ({ readonly sign: CareSign; readonly pattern: Pattern } & Excuses)[];
}

/** The order counts: it is the order of the signs in a screening, and the first rule that applies gives the language. */
const files = [english, spanish, chinese, hindi, arabic] as readonly unknown[] as readonly RuleFile[];

export const careRules: readonly CareRule[] = files.flatMap(buildRules);

function buildRules({ language, phrases, rules, ...shared }: RuleFile): CareRule[] {
  function build(pattern: Pattern | undefined): RegExp | undefined {
    return pattern && pattern.length > 0 ? boundedPattern(expand(pattern)) : undefined;
  }
  function expand(pattern: Pattern): string {
    return pattern
      .join('|')
      .replaceAll(/\{gap:(\d)\}/g, (_, words: string) => `(?:${word}){0,${words}}`)
      .replaceAll(/\{own:(\d)\}/g, (_, words: string) => `(?:(?!{othersAndDenials} )${word}){0,${words}}`)
      .replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
        const phrase = phrases[name];
        if (!phrase) throw new RangeError(`no phrase {${name}} in the care rules of ${language}`);
        const expanded = expand(phrase.pattern);
        return phrase.pattern.length > 1 ? `(?:${expanded})` : expanded;
      });
  }
  return rules.map((rule) => ({
    language,
    sign: rule.sign,
    pattern: boundedPattern(expand(rule.pattern)),
    unlessBefore: build(rule.unlessBefore ?? shared.unlessBefore),
    unlessAfter: build(rule.unlessAfter ?? shared.unlessAfter),
    unlessNear: build(rule.unlessNear ?? shared.unlessNear),
  }));
}

/**
 * A regular expression in which every quantifier is bounded, so that a match takes time linear in the text.
 * @throws SyntaxError when the source holds an unbounded quantifier.
 */
export function boundedPattern(source: string): RegExp {
  if (/[*+]|\{\d+,\}/.test(source))
    throw new SyntaxError(`a care rule may not repeat without bound: ${source}`);
  return new RegExp(source, 'gm');
}
