import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentStreak,
  needsRecount,
  recountStreak,
  type StreakState,
  streakAfter,
  totalDays,
  utcDay,
} from '#src/practice/streak.ts';

const anyDay = fc
  .integer({ min: 0, max: 60 })
  .map((offset) => utcDay(new Date(Date.UTC(2024, 1, 1) + offset * 86_400_000)));

/** The longest run and the last one, found by asking each day for the day before it. */
function runsByDefinition(days: string[]): StreakState | undefined {
  const set = new Set(days);
  const lengthEndingOn = (day: string): number =>
    set.has(day) ? 1 + lengthEndingOn(utcDay(new Date(Date.parse(day) - 86_400_000))) : 0;
  const lastDay = [...set].sort().at(-1);
  if (lastDay === undefined) return undefined;
  return { lastDay, current: lengthEndingOn(lastDay), best: Math.max(...[...set].map(lengthEndingOn)) };
}

describe('streak', () => {
  it('grows with each consecutive day and begins again after a gap', () => {
    const run = ['2024-02-28', '2024-02-29', '2024-03-01'].reduce(
      streakAfter,
      undefined as StreakState | undefined,
    );
    expect(run).toEqual({ lastDay: '2024-03-01', current: 3, best: 3 });
    expect(streakAfter(run, '2024-03-03')).toEqual({ lastDay: '2024-03-03', current: 1, best: 3 });
  });

  it('counts a day once, however many primes it has', () => {
    const once = streakAfter(undefined, '2025-12-31');
    expect(streakAfter(once, '2025-12-31')).toEqual(once);
    expect(streakAfter(streakAfter(once, '2025-12-31'), '2026-01-01').current).toBe(2);
  });

  it('lasts through today and yesterday and ends the day after', () => {
    const state = recountStreak(['2025-06-01', '2025-06-02']);
    expect(currentStreak(state, '2025-06-02')).toBe(2);
    expect(currentStreak(state, '2025-06-03')).toBe(2);
    expect(currentStreak(state, '2025-06-04')).toBe(0);
    expect(currentStreak(undefined, '2025-06-04')).toBe(0);
  });

  it('asks for a recount when a day is before the run', () => {
    const state = recountStreak(['2025-06-09', '2025-06-10']);
    expect(needsRecount(state, '2025-06-09')).toBe(false);
    expect(needsRecount(state, '2025-06-08')).toBe(true);
    expect(needsRecount(undefined, '2025-06-08')).toBe(false);
    expect(() => streakAfter(state, '2025-06-08')).toThrow(RangeError);
  });

  it('recounts any list of days by the definition', () => {
    fc.assert(
      fc.property(fc.array(anyDay), (days) => {
        expect(recountStreak(days)).toEqual(runsByDefinition(days));
      }),
    );
  });

  it('has the same state day by day as by a recount, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyDay), (days) => {
        let state: StreakState | undefined;
        days.forEach((day, index) => {
          state = needsRecount(state, day)
            ? recountStreak(days.slice(0, index + 1))
            : streakAfter(state, day);
        });
        expect(state).toEqual(recountStreak(days));
      }),
    );
  });

  it('counts the days since the first prime, both ends included', () => {
    expect(totalDays('2025-02-27', '2025-02-27')).toBe(1);
    expect(totalDays('2024-02-27', '2024-03-01')).toBe(4);
    expect(totalDays(undefined, '2025-02-27')).toBe(0);
  });

  it('uses the UTC day of a moment', () => {
    expect(utcDay(new Date('2025-03-30T23:30:00-05:00'))).toBe('2025-03-31');
  });

  it.each(['2025-02-30', '2025-2-3', 'yesterday', ''])('refuses %j as a day', (day) => {
    expect(() => streakAfter(undefined, day)).toThrow(RangeError);
  });
});
