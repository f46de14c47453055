import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { type Chakra, kingdoms } from '#src/practice/kingdoms.ts';
import { sojournAt } from '#src/practice/sojourn.ts';
import { currentStreak, totalDays, utcDay } from '#src/practice/streak.ts';
import { selectRanked } from '../stores/concept-store.ts';
import { selectEmotions } from '../stores/reading-store.ts';
import { findState } from '../stores/state-store.ts';
import { selectWaitingTasks } from '../stores/writing-store.ts';
import type { BeliefLists } from './beliefs.ts';
import { nameOf } from './concept-state.ts';
import { emotionalTrajectory } from './emotion.ts';
import { learnTaskKind } from './learner.ts';
import { namesOf, selectLiveBeliefs, selectWriterWord } from './live-beliefs.ts';
import { averageFlowScore, bestFlowTime, emptyTotals, type JournalTotals } from './totals.ts';

export interface SojournSummary {
  chakra: number;
  kingdom: string;
  completed: boolean;
  primes: number;
  /** Day of the sojourn, from 1; undefined unless the sojourn is in progress. */
  day: number | undefined;
}

/** What `GET /agents/agi/memory` answers. */
export interface MemorySummary {
  totalPrimes: number;
  totalDays: number;
  streakCurrent: number;
  streakBest: number;
  sojourns: SojournSummary[];
  themes: Record<keyof BeliefLists, string[]>;
  patterns: {
    bestFlowTime: string;
    averageDurationSeconds: number;
    averageFlowScore: number;
    triggerWords: string[];
    avoidanceSignals: string[];
  };
  adaptations: string[];
  /** Number of primes that are still to be learned from, and when the oldest was stored. */
  learning: { waiting: number; oldestAt: Date | undefined };
}

/** What the agent reads from memory when an engagement begins. */
export interface MemoryContext {
  sojourn: string;
  /** Chakra of the sojourn. */
  chakra: Chakra;
  sojournDay: number;
  sojournPhase: string;
  totalPrimes: number;
  streakDays: number;
  recurringThemes: string[];
  avoidancePatterns: string[];
  emotionalTrajectory: string;
  /** Mean over all primes that are not sealed; undefined if there are none. */
  averageFlowScore: number | undefined;
  /** The themes behind the names. */
  beliefs: BeliefLists;
}

const maxWords = 8;
/** The trajectory compares the last five primes with the five before. */
const trajectoryPrimes = 10;

interface Options {
  database: Database;
  clock: Clock;
}

export async function selectSummary(options: Options, personId: string): Promise<MemorySummary> {
  const { database, clock } = options;
  // Read before the state: a prime that is learned meanwhile may count twice, and none is left out.
  const learning = await selectWaitingTasks(database, personId, learnTaskKind);
  const state = await findState(database, personId);
  const totals = state?.totals ?? emptyTotals();
  const today = utcDay(clock());
  const words = await selectRanked(database, personId, 'word', maxWords);
  const signals = await selectRanked(database, personId, 'signal', maxWords);
  const word = await selectWriterWord(options, personId);
  const { primes, durationSeconds } = totals.open;
  return {
    totalPrimes: totals.primes,
    totalDays: totalDays(totals.firstPrimeAt?.slice(0, 10), today),
    streakCurrent: currentStreak(totals.streak, today),
    streakBest: totals.streak?.best ?? 0,
    sojourns: sojournsOf(totals, clock()),
    themes: namesOf(await selectLiveBeliefs(database, personId, state, word)),
    patterns: {
      bestFlowTime: bestFlowTime(totals),
      averageDurationSeconds: primes === 0 ? 0 : Math.round(durationSeconds / primes),
      averageFlowScore: averageFlowScore(totals) ?? 0,
      triggerWords: words.filter(({ concept }) => !word.corrections.has(`trigger:${concept}`)).map(nameOf),
      avoidanceSignals: signals.map(nameOf),
    },
    adaptations: word.adaptations.map(({ content }) => content),
    learning,
  };
}

/** The context of an engagement. Reading it takes no longer for a long journal than for a short one. */
export async function selectContext(options: Options, personId: string): Promise<MemoryContext> {
  const { database, clock } = options;
  const state = await findState(database, personId);
  const totals = state?.totals;
  const { sojourn, streakDays } = progressOf(totals, clock());
  const word = await selectWriterWord(options, personId);
  const beliefs = await selectLiveBeliefs(database, personId, state, word);
  const themes = namesOf(beliefs);
  const emotions = await selectEmotions(database, personId, trajectoryPrimes);
  return {
    sojourn: sojourn.name,
    chakra: sojourn.chakra,
    sojournDay: sojourn.day,
    sojournPhase: sojourn.phase,
    totalPrimes: totals?.primes ?? 0,
    streakDays,
    recurringThemes: themes.recurring,
    avoidancePatterns: themes.avoided,
    emotionalTrajectory: emotionalTrajectory(emotions),
    averageFlowScore: totals && averageFlowScore(totals),
    beliefs,
  };
}

/** Sojourn and streak at a moment; `totals` is undefined before the first prime. */
export function progressOf(totals: JournalTotals | undefined, now: Date) {
  const first = totals?.firstPrimeAt;
  return {
    sojourn: sojournAt(first ? new Date(first) : undefined, now),
    streakDays: currentStreak(totals?.streak, utcDay(now)),
  };
}

/** The number of a person's primes, and the time of the first one. */
export async function selectExtent(
  database: Database,
  personId: string,
): Promise<{ totalPrimes: number; firstPrimeAt: Date | undefined }> {
  const totals = (await findState(database, personId))?.totals;
  const first = totals?.firstPrimeAt;
  return { totalPrimes: totals?.primes ?? 0, firstPrimeAt: first ? new Date(first) : undefined };
}

function sojournsOf({ firstPrimeAt, sojourns }: JournalTotals, now: Date): SojournSummary[] {
  if (firstPrimeAt === undefined) return [];
  const current = sojournAt(new Date(firstPrimeAt), now);
  const count = Math.max(current.number + 1, sojourns.length);
  return Array.from({ length: count }, (_, number) => {
    const { chakra, name } = kingdoms[number % kingdoms.length]!;
    return {
      chakra,
      kingdom: name,
      completed: number < current.number,
      primes: sojourns[number] ?? 0,
      day: number === current.number ? current.day : undefined,
    };
  });
}
