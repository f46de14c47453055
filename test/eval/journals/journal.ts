/**
 * A journal written for measuring the memory: made-up entries of a made-up person, with what was planted in them.
 * An inner list of `planted` holds everyday names of one theme, any of which is a right answer. The classes follow the
 * product's definitions: a theme is recurring when seen in at least 3 primes and in the last 10; emerging when first
 * seen within the last 5 and not recurring; avoided when touched and left at least twice, or recurring once and absent
 * from the last 15. A theme that is kept coming back to and dropped each time is in both lists.
 */
export interface Journal {
  name: string;
  /** In the order of writing; `day` counts from the first entry. Each is long enough to be a prime. */
  entries: { day: number; writing: string; durationSeconds: number }[];
  planted: {
    recurring: string[][];
    emerging: string[][];
    avoided: string[][];
    /** The writer leaves nothing: any avoidance found here is a false one. */
    nothingAvoided?: boolean;
  };
  /** What was said once; `entry` is the index of the entry that says it. */
  facts: { question: string; entry: number }[];
}
