import type { Quote } from '../../language/reading.ts';
import { undisarm } from '../delimit-untrusted.ts';

/**
 * Where a quote stands in a writing. What comes back is always the writing's own text, letter for letter: a model's
 * other quotation marks, dashes, white space or ellipsis at the ends are looked past, other words are not.
 */
export function findQuote(writing: string, given: string): Quote | undefined {
  const quote = undisarm(given)
    .trim()
    .replace(/^(?:…|\.{3})\s*|\s*(?:…|\.{3})$/g, '');
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const exact = writing.indexOf(quote);
  if (exact !== -1) return at(writing, exact, exact + quote.length);
  const pattern = [...quote]
    .map(looseSign)
    .join('')
    .replaceAll(/(?:\\s\+)+/g, '\\s+');
  const match = new RegExp(pattern, 'iu').exec(writing);
  return match ? at(writing, match.index, match.index + match[0].length) : undefined;
}

function at(writing: string, start: number, end: number): Quote {
  return { start, end, quote: writing.slice(start, end) };
}

function looseSign(sign: string): string {
  if (/\s/.test(sign)) return '\\s+';
  if (/['‘’`´]/.test(sign)) return "['‘’`´]";
  if (/["“”„«»]/.test(sign)) return '["“”„«»]';
  if (/[-–—]/.test(sign)) return '[-–—]';
  return sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
