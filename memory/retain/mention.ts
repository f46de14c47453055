import type { MentionKind } from '#src/db/memory-tables.ts';
import { stemFrequency, themeFrequency } from '#src/language/document-frequency.ts';
import type { Quote } from '#src/language/reading.ts';
import type { TokenisedText } from '#src/language/tokens.ts';
import { conceptKey } from './concept.ts';

/**
 * What one prime says about one concept. Memory stores places in the writing and no copy of its text. A list of places contains
 * UTF-16 offsets: start, end, start, end, and so on.
 */
export interface Mention {
  kind: MentionKind;
  /** Concept key (`conceptKey`); for a signal, the phrase. */
  concept: string;
  /** The name that the writing uses for the concept. */
  name: string;
  /** For a statement: the stance it takes. Another stance on the same concept contradicts it. Empty for other kinds. */
  value: string;
  /** 0 to 1: how much of the prime is about the concept. */
  weight: number;
  /** Share of pages of general writing that contain the concept. */
  backgroundRate: number;
  /** Whether a model named the concept as a theme of the prime. If not, rules found its words. */
  isNamed: boolean;
  /** Whether the writer mentioned the concept and then turned away from it. */
  hasAvoidanceCue: boolean;
  places: number[];
  /** Places of the avoidance cues in the writing. */
  cuePlaces: number[];
}

/** A mention with less than this weight is a passing one: the prime is not about the concept. */
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

/** A mention of a theme. A name that is in no list has the background rate of its rarest word. */
export function newTheme(name: string, weight: number, places: number[]): Mention {
  const concept = conceptKey(name);
  const backgroundRate = themeFrequency(name) ?? Math.min(...concept.split(' ').map(stemFrequency));
  return { ...newMention('theme', concept, name, weight, places), backgroundRate };
}

/** Whether the text contains the quote at exactly its place. Readings by models may be wrong about it. */
export function isQuoteOf(text: string, { start, end, quote }: Quote): boolean {
  return quote.trim() !== '' && text.slice(start, end) === quote;
}

export function placesOfQuotes(quotes: readonly Pick<Quote, 'start' | 'end'>[]): number[] {
  return quotes.slice(0, maxPlaces).flatMap(({ start, end }) => [start, end]);
}

/** The places of the clauses that contain these tokens. @param indexes indexes of the tokens. */
export function placesOfTokens(indexes: readonly number[], { tokens, clauses }: TokenisedText): number[] {
  const inClauses = [...new Set(indexes.map((index) => tokens[index]!.clause))];
  return inClauses.slice(0, maxPlaces).flatMap((index) => [clauses[index]!.start, clauses[index]!.end]);
}
