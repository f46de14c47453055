/**
 * Streaks: consecutive UTC days with a prime. The state is stored and updated with each prime, so that reading it costs
 * the same after any number of primes.
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
 * Whether `state` is not enough to count a prime on `day`, because `day` is before the current run of days. This happens
 * when a journal is imported, or when two primes around midnight are saved in reverse. Use `recountStreak` then.
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
    throw new RangeError(`${day} is before the run that ends on ${state.lastDay}: recount the streak`);
  }
  const gapDays = number - dayNumber(state.lastDay);
  if (gapDays <= 0) return state;
  const current = gapDays === 1 ? state.current + 1 : 1;
  return { lastDay: day, current, best: Math.max(state.best, current) };
}

/**
 * Returns the state after primes on all of `days`, or undefined when there are none. Order and duplicates do not matter.
 */
export function recountStreak(days: Iterable<string>): StreakState | undefined {
  let state: StreakState | undefined;
  for (const day of [...new Set(days)].sort()) state = streakAfter(state, day);
  return state;
}

/** The streak as of `today`, in days: the length of the last run if it ends today or yesterday, else 0. */
export function currentStreak(state: StreakState | undefined, today: string): number {
  if (!state) return 0;
  return dayNumber(today) - dayNumber(state.lastDay) <= 1 ? state.current : 0;
}

/** Days from the first prime to today, both included; 0 without a prime. */
export function totalDays(firstDay: string | undefined, today: string): number {
  if (firstDay === undefined) return 0;
  return Math.max(0, dayNumber(today) - dayNumber(firstDay)) + 1;
}
