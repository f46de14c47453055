/** Sojourns: 96 days in each kingdom, in the order of the chakras. */

import { type Chakra, kingdomOf, kingdoms } from './kingdoms.ts';
import { dayNumber, utcDay } from './utc-day.ts';

type SojournPhase = 'descent' | 'integration' | 'emergence';

export interface Sojourn {
  readonly chakra: Chakra;
  /** Name of the kingdom, e.g. `Eleasis`. */
  readonly kingdom: string;
  /** Display name, e.g. `Heart (Eleasis)`. */
  readonly name: string;
  /** Day of this sojourn, 1 to 96. */
  readonly day: number;
  readonly phase: SojournPhase;
  /** The number of earlier sojourns: 0 for the first, 8 when the first kingdom comes again. */
  readonly number: number;
}

const sojournDays = 96;
const lastDayOfDescent = 32;
const lastDayOfIntegration = 64;

/**
 * The sojourn of a writer. Day 1 is the UTC day of the first prime.
 *
 * Without a prime the result is chakra 1, day 1. It is the same when `now` is before the first prime, which happens when a
 * clock was set back.
 */
export function sojournAt(firstPrimeAt: Date | undefined, now: Date): Sojourn {
  const elapsedDays = firstPrimeAt
    ? Math.max(0, dayNumber(utcDay(now)) - dayNumber(utcDay(firstPrimeAt)))
    : 0;
  const number = Math.floor(elapsedDays / sojournDays);
  const day = (elapsedDays % sojournDays) + 1;
  const { chakra, chakraName, name: kingdom } = kingdomOf((number % kingdoms.length) + 1);
  return { chakra, kingdom, name: `${chakraName} (${kingdom})`, day, phase: phaseOf(day), number };
}

function phaseOf(day: number): SojournPhase {
  if (day <= lastDayOfDescent) return 'descent';
  return day <= lastDayOfIntegration ? 'integration' : 'emergence';
}
