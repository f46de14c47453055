import { functionWords } from './lexicon/common-words.ts';
import { findNouns } from './own-subjects.ts';
import { type TokenisedText, tokenise } from './tokens.ts';

/** Words that would read as a claim about how something was typed, were they quoted in a remark upon it. */
const aboutTyping = /^(paus|backspac|delet|hesitat|eras|keystrok|typo|rhythm|retyp|rewrit)/;

const fewestQuotedWords = 2;
const mostQuotedWords = 9;
const longestQuoteCharacters = 80;

/** `1 minute and 20 seconds`. */
export function spokenDuration(totalSeconds: number): string {
  const rounded = Math.max(0, Math.round(totalSeconds));
  const minutes = Math.floor(rounded / 60);
  const seconds = rounded % 60;
  if (minutes === 0) return counted(seconds, 'second');
  if (seconds === 0) return counted(minutes, 'minute');
  return `${counted(minutes, 'minute')} and ${counted(seconds, 'second')}`;
}

/** `1 word`, `2 words`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A theme's name as one says it to the writer: `my mother` becomes `your mother`. */
export function saidToWriter(themeName: string): string {
  return themeName.replace(/^my /, 'your ').replace(/^who I am$/, 'who you are');
}

export function sentenceCase(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * A few words of `quote`, letter for letter, on one line and without a mark that ends a sentence;
 * undefined where there is no such run of words.
 */
export function fewWordsOf(quote: string): string | undefined {
  const { text, tokens } = tokenise(quote);
  let first = 0;
  let best: { start: number; end: number; words: number } | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (index > first && !/^(?: |, |-|–)$/.test(text.slice(tokens[index - 1]!.end, token.start)))
      first = index;
    if (aboutTyping.test(token.word)) {
      first = index + 1;
      continue;
    }
    const words = index - first + 1;
    const span = { start: tokens[first]!.start, end: token.end, words };
    const fits =
      words >= fewestQuotedWords &&
      words <= mostQuotedWords &&
      span.end - span.start <= longestQuoteCharacters;
    const next = tokens[index + 1];
    // A quote that breaks off after `the` or `and` reads as cut.
    const endsWell = !next || !functionWords.has(token.word);
    if (fits && endsWell && (!best || words > best.words)) best = span;
  }
  return best && text.slice(best.start, best.end);
}

/** The word that this writing makes most of, as it is written; undefined where it has no word. */
export function ownWordOf(tokenised: TokenisedText): string | undefined {
  const { text, tokens } = tokenised;
  const noun = findNouns(tokenised)[0];
  if (noun && !aboutTyping.test(noun.word)) return asWritten(noun.places[0]!);
  const counts = new Map<string, { count: number; first: number }>();
  for (const [index, { word }] of tokens.entries()) {
    if (functionWords.has(word) || aboutTyping.test(word)) continue;
    const seen = counts.get(word);
    if (seen) seen.count++;
    else counts.set(word, { count: 1, first: index });
  }
  const ranked = [...counts].sort((a, b) => b[1].count - a[1].count || b[0].length - a[0].length);
  const chosen = ranked[0]?.[1].first ?? (tokens.length > 0 ? 0 : undefined);
  return chosen === undefined ? undefined : asWritten(chosen);

  function asWritten(index: number): string {
    return text.slice(tokens[index]!.start, tokens[index]!.end);
  }
}

/** Share of the words that are English grammar; about 0.5 in English prose. */
export function englishShareOf({ tokens }: TokenisedText): number {
  if (tokens.length === 0) return 0;
  return tokens.filter((token) => functionWords.has(token.word)).length / tokens.length;
}
