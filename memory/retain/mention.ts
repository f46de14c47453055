import type { MentionKind } from '#src/db/memory-tables.ts';
import { stemFrequency, themeFrequency } from '#src/language/document-frequency.ts';
import type { Quote } from '#src/language/reading.ts';
import type { TokenisedText } from '#src/language/tokens.ts';
import { conceptKey } from './concept.ts';

/**
 * What one prime says about one concept. Memory keeps places in the writing and no copy of its text. A list of places holds
 * UTF-16 offsets: start, end, start, end, and so on.
 */
export interface Mention {
  kind: MentionKind;
  /** Concept key (`conceptKey`); for a signal, the phrase. */
  concept: string;
  /** What the writing calls it. */
  name: string;
  /** For a statement: the stance it takes. Another stance on the same concept contradicts it. Empty for other kinds. */
  value: string;
  /** 0 to 1: how much of the prime is about it. */
  weight: number;
  /** Share of pages of general writing that contain it. */
  backgroundRate: number;
  /** Whether a model named it as a theme of the prime. Otherwise only its words were found. */
  isNamed: boolean;
  /** Whether the writer mentioned it and then turned away from it. */
  hasAvoidanceCue: boolean;
  places: number[];
  /** Places of the avoidance cues. */
  cuePlaces: number[];
}

/** A mention with a weight below this counts as passing: the prime is not about the concept. */
export const countedWeight = 0.3;
/** From this weight on, a prime engages with the concept. */
export const engagedWeight = 0.5;
/** From this weight on, the concept dominates the prime. */
export const dominantWeight = 0.6;

/** Whether a name begins with a capital, as names of people and places do. */
export function isProperName(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** A mention keeps at most this many places. */
export const maxPlaces = 6;

export function newMention(
  kind: MentionKind,
  concept: string,
  name: string,
  weight: number,
  places: number[],
): Mention {
  return {
    kind,
    concept,
    name,
    value: '',
    weight,
    backgroundRate: 0,
    isNamed: false,
    hasAvoidanceCue: false,
    places,
    cuePlaces: [],
  };
}

/** A mention of a theme. A name that is in no list is as rare as its rarest word. */
export function newTheme(name: string, weight: number, places: number[]): Mention {
  const concept = conceptKey(name);
  const backgroundRate = themeFrequency(name) ?? Math.min(...concept.split(' ').map(stemFrequency));
  return { ...newMention('theme', concept, name, weight, places), backgroundRate };
}

/** Whether the text has the quote at its place, letter for letter. Readings of models may be wrong about it. */
export function isQuoteOf(text: string, { start, end, quote }: Quote): boolean {
  return quote.trim() !== '' && text.slice(start, end) === quote;
}

export function placesOfQuotes(quotes: readonly Pick<Quote, 'start' | 'end'>[]): number[] {
  return quotes.slice(0, maxPlaces).flatMap(({ start, end }) => [start, end]);
}

/** The places of the clauses that hold these tokens. @param indexes of tokens. */
export function placesOfTokens(indexes: readonly number[], { tokens, clauses }: TokenisedText): number[] {
  const inClauses = [...new Set(indexes.map((index) => tokens[index]!.clause))];
  return inClauses.slice(0, maxPlaces).flatMap((index) => [clauses[index]!.start, clauses[index]!.end]);
}
