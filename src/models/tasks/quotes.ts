import type { Quote } from '../../language/reading.ts';
import { undisarm } from '../delimit-untrusted.ts';

/**
 * Finds a model's quote in a writing and returns the writing's own text. Differences in quotation marks, dashes, white
 * space and letter case are ignored, as is an ellipsis at either end. Undefined where the words differ.
 */
export function findQuote(writing: string, given: string): Quote | undefined {
  const quote = undisarm(given)
    .trim()
    .replace(/^(?:…|\.{3})\s*|\s*(?:…|\.{3})$/g, '');
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const exact = writing.indexOf(quote);
  if (exact !== -1) return at(writing, exact, exact + quote.length);
  const pattern = [...quote]
    .map(toPattern)
    .join('')
    .replaceAll(/(?:\\s\+)+/g, '\\s+');
  const match = new RegExp(pattern, 'iu').exec(writing);
  return match ? at(writing, match.index, match.index + match[0].length) : undefined;
}

function at(writing: string, start: number, end: number): Quote {
  return { start, end, quote: writing.slice(start, end) };
}

function toPattern(char: string): string {
  if (/\s/.test(char)) return '\\s+';
  if (/['‘’`´]/.test(char)) return "['‘’`´]";
  if (/["“”„«»]/.test(char)) return '["“”„«»]';
  if (/[-–—]/.test(char)) return '[-–—]';
  return char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
