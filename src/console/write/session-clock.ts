/** The time of a session. It runs while the writer types and stops during a pause. All times are in milliseconds. */
export interface SessionClock {
  /** Active time up to the last key press. */
  activeMs: number;
  /** System time of the last key press; undefined before the first one. */
  lastKeyAt: number | undefined;
  /** Pauses: the active time at which each began, and its length. */
  pauses: { atMs: number; forMs: number }[];
}

/** A longer gap between two key presses is a pause. The first ten seconds of the gap still count as active time. */
export const restAfterMs = 10_000;

export const freshClock: SessionClock = { activeMs: 0, lastKeyAt: undefined, pauses: [] };

/** The clock after a key press. */
export function pressed(clock: SessionClock, now: number): SessionClock {
  if (clock.lastKeyAt === undefined) return { ...clock, lastKeyAt: now };
  const gap = Math.max(0, now - clock.lastKeyAt);
  const activeMs = clock.activeMs + Math.min(gap, restAfterMs);
  const forMs = gap - restAfterMs;
  const pauses = forMs > 0 ? [...clock.pauses, { atMs: activeMs, forMs }] : clock.pauses;
  return { activeMs, lastKeyAt: now, pauses };
}

/** The clock of a session that is resumed. Of the time since the last key press, at most `restAfterMs` is counted. */
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
