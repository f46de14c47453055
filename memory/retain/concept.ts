import { normaliseWord, stemOf } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';

/**
 * What two names must share to be one concept: the stems of their words, without articles and the like.
 * `My mum`, `my mother` and `mother's` are one; `my mother in law` is another.
 */
export function conceptKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}{1,6})*/gu) ?? [];
  const stems = words.map((word) => normaliseWord(word));
  const content = stems.filter((word) => !functionWords.has(word));
  const key = (content.length > 0 ? content : stems).map(stemOf).join(' ');
  return (key === '' ? plain.trim() : key).slice(0, longestKey);
}

const longestKey = 120;
