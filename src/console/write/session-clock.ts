/** The time of a session: it runs while words come, and stands still in a pause. All times in milliseconds. */
export interface SessionClock {
  /** Up to the last key. */
  activeMs: number;
  /** Of the system’s clock; undefined before the first key. */
  lastKeyAt: number | undefined;
  /** Where in the session a pause was, and how long. */
  pauses: { atMs: number; forMs: number }[];
}

/** So long without a key is still writing. */
export const restAfterMs = 10_000;

export const freshClock: SessionClock = { activeMs: 0, lastKeyAt: undefined, pauses: [] };

/** A key was pressed. */
export function pressed(clock: SessionClock, now: number): SessionClock {
  if (clock.lastKeyAt === undefined) return { ...clock, lastKeyAt: now };
  const gap = Math.max(0, now - clock.lastKeyAt);
  const activeMs = clock.activeMs + Math.min(gap, restAfterMs);
  const forMs = gap - restAfterMs;
  const pauses = forMs > 0 ? [...clock.pauses, { atMs: activeMs, forMs }] : clock.pauses;
  return { activeMs, lastKeyAt: now, pauses };
}

/** A session that was left and is taken up again: the time between counts as no time at all. */
export function resumed(clock: SessionClock, now: number): SessionClock {
  if (clock.lastKeyAt === undefined) return clock;
  const active = pressed(clock, Math.min(now, clock.lastKeyAt + restAfterMs));
  return { ...active, lastKeyAt: undefined };
}

export function activeMsAt(clock: SessionClock, now: number): number {
  if (clock.lastKeyAt === undefined) return clock.activeMs;
  return clock.activeMs + Math.min(Math.max(0, now - clock.lastKeyAt), restAfterMs);
}

export function isResting(clock: SessionClock, now: number): boolean {
  return clock.lastKeyAt !== undefined && now - clock.lastKeyAt > restAfterMs;
}
