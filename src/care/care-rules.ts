/** What a rule of the care screen is made of. The rules themselves: care-rules-english.ts and care-rules-world.ts. */

import type { Language } from '../core/languages.ts';

/** What kind of danger a sentence speaks of. Names only: a sign never holds the writer's words. */
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
  /** Matched anywhere in a plain sentence, where `^` and `$` are its ends. */
  readonly pattern: RegExp;
  /** The match does not count when the words before it end like this. */
  readonly unlessBefore?: RegExp | undefined;
  /** The match does not count when the words after it begin like this. */
  readonly unlessAfter?: RegExp | undefined;
  /** The match does not count when its surroundings hold this. */
  readonly unlessNear?: RegExp | undefined;
}

/**
 * A pattern with every quantifier bounded, which keeps a match linear in the text. `{gap:n}` stands for up to `n` words,
 * `{own:n}` for up to `n` words that name nobody else and deny nothing.
 * @throws SyntaxError when the source holds an unbounded quantifier.
 */
export function boundedPattern(source: string): RegExp {
  const expanded = source
    .replaceAll(/\{gap:(\d)\}/g, (_, words) => `(?:[^ \\n]{1,24} ){0,${words}}`)
    .replaceAll(/\{own:(\d)\}/g, (_, words) => `(?:(?!${othersAndDenials} )[^ \\n]{1,24} ){0,${words}}`);
  if (/[*+]|\{\d+,\}/.test(expanded))
    throw new SyntaxError(`a care rule may not repeat without bound: ${source}`);
  return new RegExp(expanded, 'gm');
}

const othersAndDenials =
  '(?:he|she|they|it|you|we|him|her|them|us|his|their|your|our|the|people|nobody|everyone|someone|not|never|no|nor|who|what)';
