/**
 * The care screen looks for signs that a writer is in acute danger from themselves, before any other part of the service
 * reads the text. It works by rules of thumb and makes no diagnosis; docs/care.md lists what it finds and what it misses.
 */

import type { Language } from '../core/languages.ts';
import { plainSentences } from './plain-sentences.ts';
import { type CareRule, type CareSign, careRules } from './rules.ts';

export interface CareScreening {
  /** Whether there is any sign. */
  readonly acute: boolean;
  /** The kinds of signs, each once, in the order of the rules; never the writer's words. */
  readonly signs: readonly CareSign[];
  /** The language of the first sign; `en` where there is none. */
  readonly language: Language;
}

/** A rule may look at this many characters of the sentence before a match, and as many after it. */
const surroundings = 160;

/** Screens a whole writing, in time linear in its length. */
export function screenForAcuteDanger(text: string): CareScreening {
  const sentences = plainSentences(text).join('\n');
  const found = careRules.filter((rule) => applies(rule, sentences));
  return {
    acute: found.length > 0,
    signs: [...new Set(found.map(({ sign }) => sign))],
    language: found[0]?.language ?? 'en',
  };
}

/** Whether the rule matches at least once without an excuse around the match. */
function applies({ pattern, unlessBefore, unlessAfter, unlessNear }: CareRule, sentences: string): boolean {
  for (const match of sentences.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = sentences
      .slice(Math.max(0, match.index - surroundings), match.index)
      .split('\n')
      .at(-1)!;
    const after = sentences.slice(end, end + surroundings).split('\n', 1)[0]!;
    const excused =
      isFound(unlessBefore, before) ||
      isFound(unlessAfter, after) ||
      isFound(unlessNear, before + match[0] + after);
    if (!excused) return true;
  }
  return false;
}

/** Whether the pattern occurs in the text. It uses `search`, because `test` would keep a position between calls. */
function isFound(pattern: RegExp | undefined, text: string): boolean {
  return pattern !== undefined && text.search(pattern) !== -1;
}
