import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A journal of an invented person, written for the evaluation of the memory, with the themes that were planted in it.
 * An inner list of `planted` holds the everyday names of one theme; any of them is a right answer. The classes follow the
 * product's definitions: a theme is recurring if at least 3 primes and one of the last 10 mention it; emerging if it first
 * appears within the last 5 and is not recurring; avoided if it was touched and left at least twice, or if it once recurred
 * and is absent from the last 15. A theme that keeps coming back and is dropped each time is recurring and avoided.
 */
export interface Journal {
  name: string;
  /** In the order of writing. `day` counts from the first entry. Each lasts long enough to be a prime. */
  entries: { day: number; writing: string; durationSeconds: number }[];
  planted: {
    recurring: string[][];
    emerging: string[][];
    avoided: string[][];
    /** Nothing is avoided in this journal: any avoidance that is found is false. */
    nothingAvoided?: boolean;
  };
  /** Questions that one entry answers; `entry` is its index. */
  facts: { question: string; entry: number }[];
}

/** Reads a journal of `data/` by its name. */
export function readJournal(name: string): Journal {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8'));
}
