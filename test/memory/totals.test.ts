import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestFlowTime,
  type CountedPrime,
  emptyTotals,
  type JournalTotals,
  totalsAfter,
  totalsOf,
} from '#memory/consolidate/totals.ts';

const primeArbitrary: fc.Arbitrary<CountedPrime> = fc.record({
  writtenAt: fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2026-12-31T23:59:59Z'),
    noInvalidDate: true,
  }),
  durationSeconds: fc.integer({ min: 480, max: 3600 }),
  flowScore: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
  sealed: fc.boolean(),
});

function live(primes: readonly CountedPrime[]): JournalTotals {
  return primes.reduce<JournalTotals>(
    (totals, prime, index) => totalsAfter(totals, prime) ?? totalsOf(primes.slice(0, index + 1)),
    emptyTotals(),
  );
}

const rounded = (totals: JournalTotals) =>
  JSON.parse(JSON.stringify(totals), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  );

describe('counts', () => {
  it('are the same moved on prime by prime, in whatever order they come, and counted anew', () => {
    fc.assert(
      fc.property(fc.array(primeArbitrary, { maxLength: 40 }), (primes) => {
        expect(rounded(live(primes))).toEqual(rounded(totalsOf(primes)));
      }),
    );
  });

  it('take of a sealed prime nothing but its day', () => {
    const prime = {
      writtenAt: new Date('2026-03-01T09:00:00Z'),
      durationSeconds: 900,
      flowScore: 0.9,
      sealed: true,
    };
    const totals = totalsAfter(emptyTotals(), prime)!;
    expect(totals).toMatchObject({ primes: 1, sojourns: [1], streak: { current: 1 } });
    expect(totals.open).toEqual({ primes: 0, durationSeconds: 0, flow: 0 });
    expect(bestFlowTime(totals)).toBe('');
  });
});

describe('best flow time', () => {
  const at = (hour: number, flowScore: number, day = 1) => ({
    writtenAt: new Date(Date.UTC(2026, 2, day, hour, 30)),
    durationSeconds: 600,
    flowScore,
    sealed: false,
  });

  it('is the two hours in which writing flowed best', () => {
    const primes = [1, 2, 3, 4, 5].flatMap((day) => [at(6, 0.9, day), at(13, 0.5, day), at(21, 0.4, day)]);
    expect(bestFlowTime(totalsOf(primes))).toBe('05:00-07:00');
  });

  it('is not one lucky hour', () => {
    const primes = [...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => at(21, 0.8, day)), at(4, 0.85, 9)];
    expect(bestFlowTime(totalsOf(primes))).toBe('20:00-22:00');
  });

  it('may reach over midnight', () => {
    const primes = [1, 2, 3].flatMap((day) => [at(23, 0.9, day), at(0, 0.9, day), at(12, 0.2, day)]);
    expect(bestFlowTime(totalsOf(primes))).toBe('23:00-01:00');
  });
});
