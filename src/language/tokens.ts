import { stemmer } from 'stemmer';
import { baseForms, contractions } from './word-forms.ts';
import { unstemmedWords } from './word-lists.ts';

export interface Token {
  /** The word in lower case, with plain apostrophes, without a possessive `'s`. */
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Index of the clause that contains the token. */
  readonly clause: number;
}

/** A sentence, or a part of a run-on sentence that can be read by itself. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly firstToken: number;
  /** Exclusive. */
  readonly lastToken: number;
}

export interface TokenisedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
}

/**
 * Every repetition has an upper bound. No input can make it slow, and no token is longer than 48 characters and a suffix.
 */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,47}(?:['’][\p{L}]{1,6}){0,2}/gu;
const asciiWord = /^[a-z]{1,24}$/;

const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof', 'vs', 'etc']);
const conjunctions = new Set([
  'and',
  'but',
  'so',
  'because',
  'then',
  'which',
  'when',
  'while',
  'or',
  'although',
  'though',
]);

/** A sentence of this many words is a run-on sentence, and is split at a comma or a conjunction. */
const runOnWords = 32;
const minPartWords = 9;
const maxPartWords = 30;
const maxClauseCharacters = 400;
/** A line at least this long that ends without a full stop was probably wrapped, not ended. */
const wrappedLineCharacters = 58;

/** Porter's stem (Porter 1980) of a word in lower case. For an irregular word, it is the stem of the base form. */
export function stemOf(word: string): string {
  const base = baseForms.get(word) ?? word;
  if (unstemmedWords.has(base)) return base;
  return asciiWord.test(base) ? stemmer(base) : base;
}

/** The word as the lexicons have it: lower case, plain apostrophes, no possessive, contractions with their apostrophe. */
export function normaliseWord(raw: string): string {
  const plain = raw.toLowerCase().replaceAll('’', "'").replace(/'s$/, '').replace(/s'$/, 's');
  return contractions.get(plain) ?? plain;
}

/** Splits a text into words and clauses. Takes time linear in the length of `text` for every input. */
export function tokenise(text: string): TokenisedText {
  const tokens: Token[] = [];
  const clauses: Clause[] = [];
  const stems = new Map<string, string>();
  let sentence: Omit<Token, 'clause'>[] = [];
  let lineStart = 0;

  function close(): void {
    for (const part of splitRunOn(text, sentence)) {
      const clause = clauses.length;
      const firstToken = tokens.length;
      for (const token of part) tokens.push({ ...token, clause });
      const start = part[0]!.start;
      const end = withClosingMarks(text, part.at(-1)!.end);
      clauses.push({ start, end, firstToken, lastToken: tokens.length });
    }
    sentence = [];
  }

  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = sentence.at(-1);
    if (before) {
      const gap = text.slice(before.end, start);
      if (endsSentence(gap, before, lineStart)) close();
      const newline = gap.lastIndexOf('\n');
      if (newline >= 0) lineStart = before.end + newline + 1;
    }
    const word = normaliseWord(match[0]);
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = stemOf(word);
      stems.set(word, stem);
    }
    sentence.push({ word, stem, start, end });
  }
  close();
  return { text, tokens, clauses };
}

function endsSentence(gap: string, before: Omit<Token, 'clause'>, lineStart: number): boolean {
  if (gap === ' ' || gap === ', ') return false;
  if (/[!?…。！？؟।\r\u2028\u2029\u0085]/u.test(gap)) return true;
  // A quote must not contain a character that a database or a terminal cannot hold.
  if (/[\p{Cc}\p{Cs}]/u.test(gap.replaceAll(/[\t\n]/g, ''))) return true;
  if (gap.includes('.') && gap !== '.') return !abbreviations.has(before.word) || gap.includes('..');
  const newline = gap.indexOf('\n');
  if (newline < 0) return false;
  if (gap.indexOf('\n', newline + 1) >= 0) return true;
  return before.end - lineStart < wrappedLineCharacters;
}

function splitRunOn<T extends { word: string; start: number; end: number }>(
  text: string,
  sentence: T[],
): T[][] {
  if (sentence.length === 0) return [];
  const runsOn = sentence.length >= runOnWords;
  const parts: T[][] = [];
  let part: T[] = [];
  for (const token of sentence) {
    const last = part.at(-1);
    if (last) {
      const canSplit =
        runsOn &&
        part.length >= minPartWords &&
        (conjunctions.has(token.word) || /[,;:()—–-]/u.test(text.slice(last.end, token.start)));
      const mustSplit = part.length >= maxPartWords && runsOn;
      if (canSplit || mustSplit || token.end - part[0]!.start > maxClauseCharacters) {
        parts.push(part);
        part = [];
      }
    }
    part.push(token);
  }
  parts.push(part);
  return parts;
}

/** Moves the end of a clause behind its closing punctuation, at most three marks. */
function withClosingMarks(text: string, end: number): number {
  let last = end;
  while (last < text.length && last - end < 3 && '.!?…。！？؟।'.includes(text[last]!)) last++;
  return last;
}
