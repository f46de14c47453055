/** When a writing session counts, and what a session may measure at most. */

/** A session of this many seconds or more is a prime. */
export const primeThresholdSeconds = 480;

/** The longest session that is accepted: one day. */
export const maxDurationSeconds = 86_400;

/** The longest writing that is accepted, in UTF-16 code units as `String.length` counts them. */
export const maxWritingCharacters = 200_000;

export function isPrimeDuration(durationSeconds: number): boolean {
  return durationSeconds >= primeThresholdSeconds;
}
