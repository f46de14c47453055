import { type Corrections, correctionOf } from './entries.ts';
import {
  emergingPrimes,
  nameOf,
  openAvoidance,
  recentPrimes,
  recurringPrimes,
  seenWeight,
  type Track,
} from './fold.ts';

export interface ThemeLists {
  recurring: string[];
  emerging: string[];
  avoided: string[];
}

const mostOfEach = 12;

/** Whether a theme was seen in at least three primes, and in the last ten of `count`. */
export function isRecurring(track: Track, count: number): boolean {
  return track.seen >= recurringPrimes && track.lastIndex > count - recentPrimes;
}

/** Whether a theme was first seen within the last five of `count` primes, and does not recur yet. */
export function isEmerging(track: Track, count: number): boolean {
  return track.seen > 0 && track.firstIndex > count - emergingPrimes && !isRecurring(track, count);
}

/**
 * The writer's themes by class, the weightiest first, under the names that the writer gave them. What they said is not
 * so is in no list.
 *
 * @param tracks every theme that was seen in the last ten primes, and every one that is avoided.
 * @param unwanted what overrides name as unwanted.
 */
export function themeLists(
  tracks: readonly Track[],
  count: number,
  corrections: Corrections,
  unwanted: readonly { concept: string; name: string }[],
): ThemeLists {
  const lists = { recurring: new Map(), emerging: new Map(), avoided: new Map() } as Record<
    keyof ThemeLists,
    Map<string, { name: string; weight: number }>
  >;
  const add = (list: keyof ThemeLists, track: Track, weight: number) => {
    const kind = list === 'avoided' ? 'avoidance' : 'theme';
    const correction = correctionOf(corrections, { kind, concept: track.concept });
    if (correction && correction.verdict !== 'renamed') return;
    lists[list].set(track.concept, { name: correction?.content ?? nameOf(track), weight });
  };
  for (const track of tracks) {
    if (track.kind !== 'theme') continue;
    if (isRecurring(track, count)) add('recurring', track, track.weight);
    if (isEmerging(track, count)) add('emerging', track, track.weight);
    if (openAvoidance(track)) add('avoided', track, track.left * 2 + track.weight);
  }
  for (const { concept, name } of unwanted) {
    if (!lists.avoided.has(concept) && !correctionOf(corrections, { kind: 'avoidance', concept })) {
      lists.avoided.set(concept, { name, weight: seenWeight });
    }
  }
  const names = (list: keyof ThemeLists) =>
    [...lists[list].values()]
      .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
      .slice(0, mostOfEach)
      .map(({ name }) => name);
  return { recurring: names('recurring'), emerging: names('emerging'), avoided: names('avoided') };
}

export interface Feeling {
  valence: number;
  signature: string;
}

const window = 5;
const noticeable = 0.08;

/** How the feeling of the last primes moved, in a few words. @param feelings newest first. */
export function emotionalTrajectory(feelings: readonly Feeling[]): string {
  const [latest] = feelings;
  if (!latest) return 'not yet known';
  const recent = feelings.slice(0, window);
  const before = feelings.slice(window, 2 * window);
  if (before.length === 0) {
    if (feelings.length < 2) return `${latest.signature}, so far`;
    const first = feelings.at(-1)!;
    return trend(latest.valence - first.valence, first.signature, latest.signature);
  }
  return trend(mean(recent) - mean(before), before[0]!.signature, latest.signature);
}

function mean(feelings: readonly Feeling[]): number {
  return feelings.reduce((sum, { valence }) => sum + valence, 0) / feelings.length;
}

function trend(change: number, from: string, to: string): string {
  const way = change > noticeable ? 'lifting' : change < -noticeable ? 'growing heavier' : 'steady';
  if (from === to) return `${way}: ${to}`;
  return `${way}: from ${from} to ${to}`;
}
