import { isListed } from '#src/language/subjects.ts';
import { dominantWeight, engagedWeight, type Mention } from '../retain/mention.ts';
import type { ConceptState } from './concept-state.ts';

/**
 * How strongly a journal is about a concept, compared with what people write in general.
 *
 * | symbol | name             | meaning                                                                                  |
 * | ------ | ---------------- | ---------------------------------------------------------------------------------------- |
 * | h      | `halfLifePrimes` | after this many primes an occurrence counts half                                         |
 * | k      | `decayedCount`   | occurrences of the concept, each worth `occurrenceWeight` times 2^(-age / h)             |
 * | N      | `decayedPages`   | length of the journal in pages of `pageWords` words, each prime decayed in the same way  |
 * | p      | `backgroundRate` | share of pages of general writing that contain the concept, at least `minBackgroundRate` |
 * | e      |                  | the count to expect of anyone: p N                                                       |
 * | S      | `surprise`       | k ln(k / e) - (k - e) for k > e, else 0                                                  |
 *
 * S is half of the log-likelihood ratio G² of two Poisson rates (Dunning 1993, "Accurate methods for the statistics of
 * surprise and coincidence"), in nats. A common subject must occur often before it says anything about this writer.
 */
export function surprise(
  state: Pick<ConceptState, 'decayedCount' | 'lastMentionIndex' | 'backgroundRate'>,
  index: number,
  decayedPages: number,
): number {
  const count = state.decayedCount * decay(index - state.lastMentionIndex);
  const expected = Math.max(state.backgroundRate, minBackgroundRate) * decayedPages;
  return count <= expected ? 0 : count * Math.log(count / expected) - (count - expected);
}

export const halfLifePrimes = 40;
/** The lowest background rate: no concept is assumed to be rarer. */
export const minBackgroundRate = 1e-4;

/** A concept with less surprise than this is in no list of themes. */
export const minSurprise = 2;
/** From this surprise on, a listed theme is more than what anyone mentions now and then. */
export const distinctiveSurprise = 4;

/** The factor by which a count shrinks over a number of primes. */
export function decay(primes: number): number {
  return 0.5 ** (primes / halfLifePrimes);
}

/**
 * What one mention adds to `decayedCount`. A prime that engages with a concept adds more than a prime that only names it. A
 * single word of a listed theme adds little, because the lists contain many words.
 */
export function occurrenceWeight({
  name,
  weight,
  isNamed = false,
}: Pick<Mention, 'name' | 'weight'> & { isNamed?: boolean }): number {
  if (isNamed || !isListed(name)) return weight >= engagedWeight ? 1 + weight : 1;
  if (weight >= dominantWeight) return 2;
  return weight >= engagedWeight ? 1.25 : 0.5;
}
