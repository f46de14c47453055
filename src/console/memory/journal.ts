import { sojournAt } from '../../practice/sojourn.ts';
import type { Answer } from '../service/operations.ts';

/** The dates of a journal's primes and themes, from which all charts are computed. */
export type Timeline = Answer<'getMemoryTimeline'>;
export type DatedPrime = Timeline['primes'][number];
export type Theme = Timeline['themes'][number];

const dayMs = 86_400_000;

/** The journal as it was at the end of `day`, written `YYYY-MM-DD`. Without a day, the whole journal. */
export function timelineUntil(timeline: Timeline, day: string | undefined): Timeline {
  if (day === undefined) return timeline;
  const themes = timeline.themes
    .map((theme) => {
      const periods = theme.periods.filter(({ from }) => from <= day);
      return { ...theme, periods, occurrences: periods.reduce((sum, { primes }) => sum + primes, 0) };
    })
    .filter(({ periods }) => periods.length > 0);
  return {
    ...timeline,
    primes: timeline.primes.filter(({ written_at: at }) => at.slice(0, 10) <= day),
    themes,
  };
}

/** Primes by UTC day. */
export function groupByDay(primes: readonly DatedPrime[]): Map<string, DatedPrime[]> {
  return Map.groupBy(primes, ({ written_at: at }) => at.slice(0, 10));
}

/** Primes by the hour of the day in which they ended, in the time zone of this device. */
export function groupByHour(
  primes: readonly DatedPrime[],
): { hour: number; primes: DatedPrime[]; flow: number }[] {
  const hours = Map.groupBy(primes, ({ written_at: at }) => new Date(at).getHours());
  return [...hours]
    .map(([hour, found]) => ({ hour, primes: found, flow: meanFlow(found) }))
    .sort((a, b) => a.hour - b.hour);
}

export function meanFlow(primes: readonly DatedPrime[]): number {
  return primes.reduce((sum, { flow_score: flow }) => sum + flow, 0) / Math.max(1, primes.length);
}

export interface SojournOfJournal {
  number: number;
  chakra: number;
  kingdom: string;
  primes: DatedPrime[];
}

/** The sojourns from the first prime until `now`, each with its primes. */
export function groupBySojourn(primes: readonly DatedPrime[], now: Date): SojournOfJournal[] {
  const [first] = primes;
  if (!first) return [];
  const begin = new Date(first.written_at);
  const found = Map.groupBy(primes, ({ written_at: at }) => sojournAt(begin, new Date(at)).number);
  const latest = sojournAt(begin, now).number;
  return Array.from({ length: latest + 1 }, (_, number) => {
    const chakra = (number % 8) + 1;
    const { kingdom } = sojournAt(begin, new Date(begin.getTime() + number * 96 * dayMs));
    return { number, chakra, kingdom, primes: found.get(number) ?? [] };
  });
}

/** The first day of each period, from the first period to the last. Empty periods are included. */
export function periodsOf({ themes, unit }: Timeline): string[] {
  const known = themes.flatMap(({ periods }) => periods.map(({ from }) => from)).sort();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  const all: string[] = [];
  for (let at = first; at <= last; at = nextPeriod(at, unit)) all.push(at);
  return all;
}

function nextPeriod(from: string, unit: Timeline['unit']): string {
  const date = new Date(`${from}T00:00:00Z`);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (unit === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/** The days of a year, and the number of empty cells before January 1 in a grid whose weeks begin on Monday. */
export function daysOfYear(year: number): { days: string[]; blanks: number } {
  const first = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - first) / dayMs;
  return {
    days: Array.from({ length }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10)),
    blanks: (new Date(first).getUTCDay() + 6) % 7,
  };
}
