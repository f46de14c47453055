/**
 * Streaks: consecutive UTC days with a prime. The state is small enough to be kept in a row and moved on with each
 * prime, so that reading it costs the same after ten thousand primes as after ten.
 */

import { dayNumber, utcDay } from './utc-day.ts';

export { utcDay };

export interface StreakState {
  /** The latest day with a prime, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** Length in days of the run that ends on `lastDay`. */
  readonly current: number;
  /** Length in days of the longest run so far. */
  readonly best: number;
}

/**
 * Whether a prime on `day` cannot be counted from `state` alone, because it lies before the run that the state
 * remembers: a journal is being imported, or two primes crossed around midnight. `recountStreak` is then the answer.
 */
export function needsRecount(state: StreakState | undefined, day: string): boolean {
  if (!state) return false;
  return dayNumber(state.lastDay) - dayNumber(day) >= state.current;
}

/**
 * The state after one more prime on `day`. Days inside the run that is already counted change nothing.
 * @throws RangeError when `needsRecount(state, day)`, or when `day` is not a calendar day.
 */
export function streakAfter(state: StreakState | undefined, day: string): StreakState {
  const number = dayNumber(day);
  if (!state) return { lastDay: day, current: 1, best: 1 };
  if (needsRecount(state, day)) {
    throw new RangeError(`${day} lies before the run that ends on ${state.lastDay}: recount the streak`);
  }
  const gapDays = number - dayNumber(state.lastDay);
  if (gapDays <= 0) return state;
  const current = gapDays === 1 ? state.current + 1 : 1;
  return { lastDay: day, current, best: Math.max(state.best, current) };
}

/** The state after primes on all of `days`, in any order and with any repeats; undefined when there are none. */
export function recountStreak(days: Iterable<string>): StreakState | undefined {
  let state: StreakState | undefined;
  for (const day of [...new Set(days)].sort()) state = streakAfter(state, day);
  return state;
}

/** The streak as of `today`, in days: the last run, while it reaches today or yesterday, else 0. */
export function currentStreak(state: StreakState | undefined, today: string): number {
  if (!state) return 0;
  return dayNumber(today) - dayNumber(state.lastDay) <= 1 ? state.current : 0;
}

/** Days from the first prime to today, both included; 0 before the first prime. */
export function totalDays(firstDay: string | undefined, today: string): number {
  if (firstDay === undefined) return 0;
  return Math.max(0, dayNumber(today) - dayNumber(firstDay)) + 1;
}
