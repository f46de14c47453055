/** UTC days, written `YYYY-MM-DD`. */

const dayMs = 86_400_000;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** The UTC day of a moment, `YYYY-MM-DD`. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Days since 1970-01-01.
 * @throws RangeError when `day` is not a day of the calendar, written `YYYY-MM-DD`.
 */
export function dayNumber(day: string): number {
  const ms = dayShape.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // `Date.parse` may read 2025-02-30 as 2 March, so the day is formatted again and compared.
  if (Number.isNaN(ms) || utcDay(new Date(ms)) !== day) {
    throw new RangeError(`a day must be a calendar day written YYYY-MM-DD, got ${JSON.stringify(day)}`);
  }
  return ms / dayMs;
}
