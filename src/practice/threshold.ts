/** The threshold of a prime, and the limits of a session. */

/** A session of this many seconds or more is a prime. */
export const primeThresholdSeconds = 480;

/** The longest accepted session: one day. */
export const maxDurationSeconds = 86_400;

/** The longest accepted writing, in UTF-16 code units (`String.length`). */
export const maxWritingCharacters = 200_000;

export function isPrimeDuration(durationSeconds: number): boolean {
  return durationSeconds >= primeThresholdSeconds;
}
