/** Chooses words of a writing that can be quoted back to its writer. */

import { findNouns } from '../../language/candidate-topics.ts';
import type { ThemeReading } from '../../language/reading.ts';
import { findThemes } from '../../language/themes.ts';
import { normaliseWord, stemOf, type TokenisedText, tokenise } from '../../language/tokens.ts';
import { determiners, functionWords } from '../../language/word-lists.ts';
import words from './data/quotation.json' with { type: 'json' };

/** Words about typing. Quoted in a remark, they would read as a claim about how the text was typed. */
const typingWord = new RegExp(`\\b(?:${words.typingStems.join('|')})`);
/** A phrase may end before one of these. */
const phraseBoundaries = new Set(words.phraseBoundaries);
/** A phrase begins best with one of these: a subject, or a negation. */
const phraseStarts = new Set(words.phraseStarts);

const maxMentionsTried = 5;
const openingCharacters = 2000;
const minQuotedWords = 2;
const maxQuotedWords = 9;
const idealQuotedWords = 6;
const maxQuoteCharacters = 80;

export function isAboutTyping(word: string): boolean {
  return typingWord.test(word);
}

/** A few words of the writing about `theme`, quoted exactly; undefined if none can be quoted well. */
export function quoteAbout(theme: ThemeReading): string | undefined {
  const lastWord = stemOf(normaliseWord(theme.name.split(' ').at(-1)!));
  for (const { quote } of theme.mentions.slice(0, maxMentionsTried)) {
    const tokenised = tokenise(quote);
    const occurrence = findThemes(tokenised).occurrences.find(
      ({ theme: name, isNamed }) => isNamed && name === theme.name,
    );
    const token = occurrence?.token ?? tokenised.tokens.findIndex(({ stem }) => stem === lastWord);
    const found = token < 0 ? openingQuote(quote) : quoteAround(tokenised, token);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first few words of `text` that can be quoted; undefined if there are none. */
export function openingQuote(text: string): string | undefined {
  const tokenised = tokenise(text.slice(0, openingCharacters));
  for (let token = 0; token < tokenised.tokens.length; token++) {
    const found = quoteAround(tokenised, token);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The best run of words around the token `about`: within one clause and one line, cut where a phrase ends. */
function quoteAround(tokenised: TokenisedText, about: number): string | undefined {
  const { text, tokens } = tokenised;
  if (isAboutTyping(tokens[about]!.word)) return undefined;
  const [low, high] = quotableRange(tokenised, about);
  let best: { start: number; end: number; score: number } | undefined;
  for (let from = low; from <= about; from++) {
    for (let to = about; to <= high; to++) {
      const count = to - from + 1;
      const start = tokens[from]!.start;
      const end = tokens[to]!.end;
      if (count < minQuotedWords || count > maxQuotedWords || end - start > maxQuoteCharacters) continue;
      const score = scoreQuote(tokenised, from, to);
      if (!best || score > best.score) best = { start, end, score };
    }
  }
  return best && text.slice(best.start, best.end);
}

/** The indexes of the first and the last token that a quote around the token `about` may contain. */
function quotableRange({ text, tokens, clauses }: TokenisedText, about: number): [number, number] {
  const { firstToken, lastToken } = clauses[tokens[about]!.clause]!;
  const isJoined = (index: number) =>
    /^(?: |, |-|–)$/.test(text.slice(tokens[index - 1]!.end, tokens[index]!.start));
  const isQuotable = (index: number) => !isAboutTyping(tokens[index]!.word);
  let low = about;
  while (low > firstToken && about - low < maxQuotedWords && isJoined(low) && isQuotable(low - 1)) low--;
  let high = about;
  while (high + 1 < lastToken && high - about < maxQuotedWords && isJoined(high + 1) && isQuotable(high + 1))
    high++;
  return [low, high];
}

/** A score of the tokens from `from` to `to` as a quote. It is higher if they begin and end like a phrase. */
function scoreQuote(tokenised: TokenisedText, from: number, to: number): number {
  const { text, tokens, clauses } = tokenised;
  const { firstToken, lastToken } = clauses[tokens[from]!.clause]!;
  const first = tokens[from]!;
  const last = tokens[to]!;
  const isClauseEnd = to + 1 === lastToken;
  const endsWell = isClauseEnd || text.charAt(last.end) === ',' || phraseBoundaries.has(tokens[to + 1]!.word);
  const dangles = functionWords.has(last.word) && !isClauseEnd;
  const trails = phraseBoundaries.has(first.word) && from !== firstToken;
  let points = 0;
  if (from === firstToken || phraseStarts.has(first.word)) points += 3;
  else if (text[first.start - 2] === ',' || phraseBoundaries.has(tokens[from - 1]!.word)) points += 2;
  else if (determiners.has(first.word)) points += 1;
  if (endsWell) points += 4;
  if (dangles) points -= 6;
  if (trails) points -= 3;
  return points - Math.abs(to - from + 1 - idealQuotedWords) * 0.4;
}

/** The key word of a writing, as spelled there: its first noun, else its most frequent word; undefined if it has no word. */
export function keyWordOf(tokenised: TokenisedText): string | undefined {
  const { text, tokens } = tokenised;
  const asWritten = (index: number) => text.slice(tokens[index]!.start, tokens[index]!.end);
  const noun = findNouns(tokenised)[0];
  if (noun && !isAboutTyping(noun.word)) return asWritten(noun.places[0]!);
  const counts = new Map<string, { count: number; first: number }>();
  for (const [index, { word }] of tokens.entries()) {
    if (functionWords.has(word) || isAboutTyping(word)) continue;
    const seen = counts.get(word);
    if (seen) seen.count++;
    else counts.set(word, { count: 1, first: index });
  }
  const ranked = [...counts].sort((a, b) => b[1].count - a[1].count || b[0].length - a[0].length);
  const chosen = ranked[0]?.[1].first ?? (tokens.length > 0 ? 0 : undefined);
  return chosen === undefined ? undefined : asWritten(chosen);
}
