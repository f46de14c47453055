import { sojournAt } from '#src/practice/sojourn.ts';
import { needsRecount, recountStreak, type StreakState, streakAfter, utcDay } from '#src/practice/streak.ts';

/** What a prime adds to the counts. Of a sealed one that is its day alone. */
export interface CountedPrime {
  writtenAt: Date;
  durationSeconds: number;
  flowScore: number;
  sealed: boolean;
}

/** Counts of a writer, small enough to be one row and moved on with each prime. */
export interface Tally {
  primes: number;
  /** ISO 8601. */
  firstPrimeAt: string | undefined;
  streak: StreakState | undefined;
  /** Primes that are not sealed, and sums over them. */
  open: { primes: number; durationSeconds: number; flow: number };
  /** The same primes by the hour of their UTC day: how many, and the sum of their flow. */
  hours: { primes: number; flow: number }[];
  /** Primes of each sojourn, the first one first. */
  sojourns: number[];
}

export function emptyTally(): Tally {
  return {
    primes: 0,
    firstPrimeAt: undefined,
    streak: undefined,
    open: { primes: 0, durationSeconds: 0, flow: 0 },
    hours: Array.from({ length: 24 }, () => ({ primes: 0, flow: 0 })),
    sojourns: [],
  };
}

/** The counts with one more prime; undefined where that takes a recount, because it lies before what is counted. */
export function tallyAfter(tally: Tally, prime: CountedPrime): Tally | undefined {
  const first = tally.firstPrimeAt === undefined ? prime.writtenAt : new Date(tally.firstPrimeAt);
  const day = utcDay(prime.writtenAt);
  if (day < utcDay(first) || needsRecount(tally.streak, day)) return undefined;
  const next = structuredClone(tally);
  add(next, prime, first);
  next.streak = streakAfter(tally.streak, day);
  return next;
}

/** The counts of these primes, which may come in any order. */
export function recount(primes: readonly CountedPrime[]): Tally {
  const tally = emptyTally();
  const first = primes.reduce<Date | undefined>(
    (earliest, { writtenAt }) => (earliest && earliest <= writtenAt ? earliest : writtenAt),
    undefined,
  );
  for (const prime of primes) add(tally, prime, first!);
  tally.streak = recountStreak(primes.map(({ writtenAt }) => utcDay(writtenAt)));
  return tally;
}

function add(tally: Tally, prime: CountedPrime, first: Date): void {
  tally.primes++;
  tally.firstPrimeAt = (prime.writtenAt < first ? prime.writtenAt : first).toISOString();
  const { number } = sojournAt(first, prime.writtenAt);
  while (tally.sojourns.length <= number) tally.sojourns.push(0);
  tally.sojourns[number]!++;
  if (prime.sealed) return;
  tally.open.primes++;
  tally.open.durationSeconds += prime.durationSeconds;
  tally.open.flow += prime.flowScore;
  const hour = tally.hours[prime.writtenAt.getUTCHours()]!;
  hour.primes++;
  hour.flow += prime.flowScore;
}

/** Hours that count as one time of day. */
const windowHours = 2;
/** So many primes of average flow are added to each time of day, and one with fewer is none where another has more. */
const primesOfDoubt = 3;

/** The two hours of the UTC day in which writing flowed best, e.g. `06:00-08:00`; empty before the first prime. */
export function bestFlowTime({ open, hours }: Tally): string {
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
  const fewest = Math.min(primesOfDoubt, Math.max(...times.map(({ primes }) => primes)));
  let best = { from: 0, score: Number.NEGATIVE_INFINITY, primes: 0 };
  for (const { from, primes, flow } of times) {
    if (primes < fewest) continue;
    const score = (flow + mean * primesOfDoubt) / (primes + primesOfDoubt);
    if (score > best.score + 1e-9 || (score > best.score - 1e-9 && primes > best.primes)) {
      best = { from, score, primes };
    }
  }
  return `${clock(best.from)}-${clock(best.from + windowHours)}`;
}

function clock(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}
