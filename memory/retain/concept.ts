import { normaliseWord, stemOf } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';

/**
 * The key of the concept that a name refers to: the stems of its words without function words, cut to `maxKeyLength`. `my
 * mother`, `the mother's` and `Mothers` have the same key; `my mother in law` has another.
 */
export function conceptKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}{1,6})*/gu) ?? [];
  const stems = words.map((word) => normaliseWord(word));
  const content = stems.filter((word) => !functionWords.has(word));
  const key = (content.length > 0 ? content : stems).map(stemOf).join(' ');
  return (key === '' ? plain.trim() : key).slice(0, maxKeyLength);
}

const maxKeyLength = 120;
