import type { Token } from './tokens.ts';
import { functionWords, generalNouns, verbsAndAdjectives } from './word-lists.ts';

/** The stems of the words that name a subject. */
export function contentStems(tokens: readonly Token[]): string[] {
  return tokens
    .filter(
      ({ word }) =>
        word.length > 2 &&
        !functionWords.has(word) &&
        !generalNouns.has(word) &&
        !verbsAndAdjectives.has(word),
    )
    .map(({ stem }) => stem);
}
