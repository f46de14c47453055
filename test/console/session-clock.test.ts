import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeMsAt,
  freshClock,
  isResting,
  pressed,
  restAfterMs,
  resumed,
  type SessionClock,
} from '#src/console/write/session-clock.ts';

/** A clock after keys at these moments. */
const keysAt = (moments: readonly number[]): SessionClock => moments.reduce(pressed, freshClock);

describe('the time of a session', () => {
  it('is all of it, while words come', () => {
    const clock = keysAt([1_000, 4_000, 9_000]);
    expect(activeMsAt(clock, 12_000)).toBe(11_000);
    expect(isResting(clock, 12_000)).toBe(false);
    expect(clock.pauses).toEqual([]);
  });

  it('stands still in a pause, and goes on after it', () => {
    const clock = keysAt([0, 5_000]);
    expect(activeMsAt(clock, 5_000 + restAfterMs)).toBe(15_000);
    expect(activeMsAt(clock, 3_600_000)).toBe(15_000);
    expect(isResting(clock, 3_600_000)).toBe(true);
    const again = pressed(clock, 65_000);
    expect(activeMsAt(again, 66_000)).toBe(16_000);
    expect(again.pauses).toEqual([{ atMs: 15_000, forMs: 50_000 }]);
  });

  it('counts nothing between a tab that was closed and the same session opened again', () => {
    const left = keysAt([0, 6_000]);
    const opened = resumed(left, 86_400_000);
    expect(activeMsAt(opened, 86_500_000)).toBe(16_000);
    expect(activeMsAt(pressed(opened, 86_500_000), 86_501_000)).toBe(17_000);
    expect(resumed(freshClock, 5)).toEqual(freshClock);
  });

  it('never goes back, and never counts more than has passed, whatever the system’s clock does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 60 }),
        (steps) => {
          let now = 1_000_000;
          let passed = 0;
          let clock = freshClock;
          let before = 0;
          for (const step of steps) {
            now += step;
            passed += Math.max(0, step);
            clock = pressed(clock, now);
            const active = activeMsAt(clock, now);
            expect(active).toBeGreaterThanOrEqual(before);
            expect(active).toBeLessThanOrEqual(passed);
            before = active;
          }
        },
      ),
    );
  });
});
