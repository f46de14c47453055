import { isListed, isOwnPerson } from '#src/language/subjects.ts';
import { type Corrections, correctionOf, entryId } from './entries.ts';
import {
  isNamedTheme,
  isNew,
  isProperName,
  minSurprise,
  nameOf,
  openAvoidance,
  recentPrimes,
  recurringPrimes,
  surprise,
  type Track,
  tellingSurprise,
} from './reducer.ts';

/** A theme as it stands in a list. */
export interface Belief {
  /** The entry that holds it. */
  entryId: string;
  concept: string;
  name: string;
  occurrences: number;
  lastSeenAt: Date | undefined;
}

export interface BeliefLists {
  recurring: Belief[];
  emerging: Belief[];
  avoided: Belief[];
}

export interface Unwanted {
  concept: string;
  name: string;
  /** The override that says so. */
  entryId: string;
  since: Date;
}

const maxOfEach = 12;

/** A noun that no list knows as a theme shows itself as one more slowly. */
const nounSurprise = 6;
const ownPersonSurprise = minSurprise;
/** Of its primes so many must be about nothing that tells more: else it is a part of that. */
const ownShare = 0.4;
/** What tells so many times as much of a prime as anything before is no part of that. */
const wholeRatio = 2;

/** Whether a theme was seen in at least three primes, and in the last ten of `count`. */
function isRecurring(track: Track, count: number): boolean {
  return track.seen >= recurringPrimes && track.lastIndex > count - recentPrimes;
}

/**
 * Whether a theme was first seen within the last five of `count` primes, and does not recur yet. A model has a name for what
 * any page is about: one is not enough.
 */
function isEmerging(track: Track, count: number): boolean {
  return isNew(track, count) && (track.seen > 1 || !isNamedTheme(track)) && !isRecurring(track, count);
}

/** Of subjects that were not seen of late, so many may be avoided. */
export const maxAvoided = 16;

/** Of all tracks those that the lists are made of, as `selectLiveThemes` takes them from the database. */
export function liveTracks(tracks: readonly Track[], count: number): Track[] {
  const late = tracks.filter(({ lastIndex }) => lastIndex > count - recentPrimes);
  const avoided = tracks
    .filter((track) => track.lastIndex <= count - recentPrimes && openAvoidance(track))
    .sort((a, b) => b.lastIndex - a.lastIndex || (a.concept < b.concept ? -1 : 1));
  return [...late, ...avoided.slice(0, maxAvoided)];
}

/**
 * The writer's themes by class, the weightiest first, under the names that the writer gave them. What they said is not
 * so is in no list.
 *
 * @param tracks as `liveTracks` gives them.
 */
export function beliefLists(
  personId: string,
  tracks: readonly Track[],
  { count, pages }: { count: number; pages: number },
  corrections: Corrections,
  unwanted: readonly Unwanted[],
): BeliefLists {
  const found: Record<keyof BeliefLists, { belief: Belief; weight: number }[]> = {
    recurring: [],
    emerging: [],
    avoided: [],
  };
  const add = (list: keyof BeliefLists, track: Track, weight: number, occurrences: number) => {
    const kind = list === 'avoided' ? 'avoidance' : 'theme';
    const { concept } = track;
    const correction = correctionOf(corrections, { kind, concept });
    if (correction && correction.verdict !== 'renamed') return;
    const name = correction?.content ?? nameOf(track);
    const lastSeenAt = new Date(track.lastAt);
    const belief = { entryId: entryId(personId, kind, concept), concept, name, occurrences, lastSeenAt };
    found[list].push({ belief, weight });
  };
  const telling = tracks
    .filter(({ kind }) => kind === 'theme')
    .map((track) => ({ track, told: surprise(track, count, pages), isKnown: isListed(nameOf(track)) }))
    .sort(
      (a, b) =>
        Number(b.isKnown) - Number(a.isKnown) ||
        Number(isProperName(nameOf(b.track))) - Number(isProperName(nameOf(a.track))) ||
        b.told - a.told ||
        (a.track.concept < b.track.concept ? -1 : 1),
    );
  // By prime: how much the theme tells that tells most of it. What tells more is no part of it.
  const explained = new Map<number, number>();
  const explains = ({ recent }: Track, told: number): boolean => {
    const own = recent.filter((index) => wholeRatio * (explained.get(index) ?? 0) < told).length;
    if (own < ownShare * recent.length) return false;
    for (const index of recent) explained.set(index, Math.max(explained.get(index) ?? 0, told));
    return true;
  };
  for (const { track, told, isKnown } of telling) {
    if (!isRecurring(track, count)) continue;
    // What is left again and again and yet comes back matters, however common it is.
    if (isNamedTheme(track) || openAvoidance(track)?.reason === 'left') {
      add('recurring', track, told, track.seen);
      continue;
    }
    if (told < neededSurprise(track, isKnown)) continue;
    const isWhole = explains(track, told);
    // Somebody of one's own is never only a part of what else was written of.
    if (isWhole || isOwnPerson(nameOf(track))) add('recurring', track, told, track.seen);
  }
  // What has long been there shares its primes with what is new, which is no part of it.
  explained.clear();
  for (const { track, told, isKnown } of telling) {
    if (!isEmerging(track, count)) continue;
    const isTold = isNamedTheme(track) || (track.emerged && (isKnown || explains(track, told)));
    if (isTold) add('emerging', track, told, track.seen);
  }
  for (const { track } of telling) {
    const avoidance = openAvoidance(track);
    if (!avoidance) continue;
    const occurrences = avoidance.reason === 'left' ? track.left : track.seen;
    add('avoided', track, track.left * 2 + track.weight, occurrences);
  }
  for (const { concept, name, entryId: id, since } of unwanted) {
    if (found.avoided.some(({ belief }) => belief.concept === concept)) continue;
    if (correctionOf(corrections, { kind: 'avoidance', concept })) continue;
    const belief = { entryId: id, concept, name, occurrences: 1, lastSeenAt: since };
    found.avoided.push({ belief, weight: 0 });
  }
  const ordered = (list: keyof BeliefLists) =>
    found[list]
      .sort((a, b) => b.weight - a.weight || (a.belief.concept < b.belief.concept ? -1 : 1))
      .slice(0, maxOfEach)
      .map(({ belief }) => belief);
  return { recurring: ordered('recurring'), emerging: ordered('emerging'), avoided: ordered('avoided') };
}

/** People of one's own are in everybody's writing; that a journal keeps coming back to one of them tells more. */
function neededSurprise(track: Track, isKnown: boolean): number {
  if (!isKnown) return nounSurprise;
  return isOwnPerson(nameOf(track)) ? ownPersonSurprise : tellingSurprise;
}

/** Overrides that name something as unwanted. */
export function unwantedOf(
  overrides: readonly {
    id: string;
    validFrom: Date;
    details: { unwanted?: { concept: string; name: string }[] } | undefined;
  }[],
): Unwanted[] {
  return overrides.flatMap(({ id, validFrom, details }) =>
    (details?.unwanted ?? []).map((subject) => ({ ...subject, entryId: id, since: validFrom })),
  );
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
