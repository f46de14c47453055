import { sojournAt } from '#src/practice/sojourn.ts';
import { needsRecount, recountStreak, type StreakState, streakAfter, utcDay } from '#src/practice/streak.ts';

/** The part of a prime that is counted. Of a sealed prime only its day is counted. */
export interface CountedPrime {
  writtenAt: Date;
  durationSeconds: number;
  /** 0 to 1. */
  flowScore: number;
  sealed: boolean;
}

/** Totals over all primes of a writer. They are one small row, updated in the transaction that stores a prime. */
export interface JournalTotals {
  primes: number;
  /** ISO 8601. */
  firstPrimeAt: string | undefined;
  streak: StreakState | undefined;
  /** Primes that are not sealed: their number, and sums over them. */
  open: { primes: number; durationSeconds: number; flow: number };
  /** The same primes by the hour of their UTC day. */
  hours: { primes: number; flow: number }[];
  /** Number of primes of each sojourn, the first one first. */
  sojourns: number[];
}

export function emptyTotals(): JournalTotals {
  return {
    primes: 0,
    firstPrimeAt: undefined,
    streak: undefined,
    open: { primes: 0, durationSeconds: 0, flow: 0 },
    hours: Array.from({ length: 24 }, () => ({ primes: 0, flow: 0 })),
    sojourns: [],
  };
}

/**
 * The totals with one more prime. Undefined if the prime was written before one already counted: then all primes must be
 * counted again with `totalsOf`.
 */
export function totalsAfter(totals: JournalTotals, prime: CountedPrime): JournalTotals | undefined {
  const first = totals.firstPrimeAt === undefined ? prime.writtenAt : new Date(totals.firstPrimeAt);
  const day = utcDay(prime.writtenAt);
  if (day < utcDay(first) || needsRecount(totals.streak, day)) return undefined;
  const next = structuredClone(totals);
  add(next, prime, first);
  next.streak = streakAfter(totals.streak, day);
  return next;
}

/** The totals of these primes. @param primes in any order. */
export function totalsOf(primes: readonly CountedPrime[]): JournalTotals {
  const totals = emptyTotals();
  const first = primes.reduce<Date | undefined>(
    (earliest, { writtenAt }) => (earliest && earliest <= writtenAt ? earliest : writtenAt),
    undefined,
  );
  for (const prime of primes) add(totals, prime, first!);
  totals.streak = recountStreak(primes.map(({ writtenAt }) => utcDay(writtenAt)));
  return totals;
}

function add(totals: JournalTotals, prime: CountedPrime, first: Date): void {
  totals.primes++;
  totals.firstPrimeAt = (prime.writtenAt < first ? prime.writtenAt : first).toISOString();
  const { number } = sojournAt(first, prime.writtenAt);
  while (totals.sojourns.length <= number) totals.sojourns.push(0);
  totals.sojourns[number]!++;
  if (prime.sealed) return;
  totals.open.primes++;
  totals.open.durationSeconds += prime.durationSeconds;
  totals.open.flow += prime.flowScore;
  const hour = totals.hours[prime.writtenAt.getUTCHours()]!;
  hour.primes++;
  hour.flow += prime.flowScore;
}

/** Mean flow score of the primes that are not sealed, to four decimals; undefined if there is none. */
export function averageFlowScore({ open }: Pick<JournalTotals, 'open'>): number | undefined {
  return open.primes === 0 ? undefined : Math.round((open.flow / open.primes) * 10_000) / 10_000;
}

/** Length of a time of day, in hours. */
const windowHours = 2;
/**
 * Each time of day is averaged with this many primes of average flow, so that a few good primes do not decide. A time of day
 * with fewer primes is considered only if every time of day has fewer.
 */
const priorPrimes = 3;

/** The two hours of the UTC day in which writing flowed best, e.g. `06:00-08:00`; empty before the first open prime. */
export function bestFlowTime({ open, hours }: JournalTotals): string {
  if (open.primes === 0) return '';
  const mean = open.flow / open.primes;
  const times = Array.from({ length: 24 }, (_, from) => {
    const within = Array.from({ length: windowHours }, (_, hour) => hours[(from + hour) % 24]!);
    return {
      from,
      primes: within.reduce((sum, { primes }) => sum + primes, 0),
      flow: within.reduce((sum, { flow }) => sum + flow, 0),
    };
  });
  const minPrimes = Math.min(priorPrimes, Math.max(...times.map(({ primes }) => primes)));
  let best = { from: 0, score: Number.NEGATIVE_INFINITY, primes: 0 };
  for (const { from, primes, flow } of times) {
    if (primes < minPrimes) continue;
    const score = (flow + mean * priorPrimes) / (primes + priorPrimes);
    if (score > best.score + 1e-9 || (score > best.score - 1e-9 && primes > best.primes)) {
      best = { from, score, primes };
    }
  }
  return `${clock(best.from)}-${clock(best.from + windowHours)}`;
}

function clock(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}
