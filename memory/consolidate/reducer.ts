import type { MentionKind } from '#src/db/memory-tables.ts';
import { pageWords } from '#src/language/document-frequency.ts';
import { isListed, isTransient } from '#src/language/subjects.ts';

/**
 * Memory as a fold over the primes of a journal, in its order. The same function moves the saved state on by one
 * prime and replays a whole journal, so that living through it, importing it and rebuilding it come to the same.
 */

/** Something found in one prime. Places are in UTF-16 code units, start and end by turns. */
export interface Mention {
  kind: MentionKind;
  /** What it is about, as `conceptKey` makes it; of a signal, the phrase. */
  concept: string;
  name: string;
  /** Of a statement: what it says of its concept, so that its opposite is known. */
  value: string;
  /** 0 to 1: how much of the prime turns on it. */
  weight: number;
  /** Share of pages of anybody's writing that hold it: how little it tells. */
  rate: number;
  /** A model that read the prime says that it is about this; else words alone show it. */
  isNamed: boolean;
  /** The subject was touched and left. */
  isLeft: boolean;
  places: number[];
  leftPlaces: number[];
}

/** A prime as the fold takes it in. */
export interface ReadPrime {
  writingId: string;
  writtenAt: Date;
  flowScore: number;
  words: number;
  mentions: readonly Mention[];
}

interface Avoidance {
  reason: 'left' | 'absent';
  /** ISO 8601. */
  from: string;
  to: string | undefined;
}

/** What was held of a concept for a time. */
export interface Version {
  value: string;
  name: string;
  occurrences: number;
  firstIndex: number;
  lastIndex: number;
  from: string;
  lastAt: string;
  to: string | undefined;
}

/** All that is remembered of one concept: plain data, saved as it is. */
export interface Track {
  kind: MentionKind;
  concept: string;
  /** How it was called, and how often; the commonest name first. */
  names: { name: string; count: number }[];
  /** Primes in which it has weight. */
  seen: number;
  /** Those of them that a model says are about it. */
  named: number;
  firstIndex: number;
  firstAt: string;
  lastIndex: number;
  lastAt: string;
  /** The last prime that so much as mentions it. */
  touchedIndex: number;
  weight: number;
  /** Share of pages of anybody's writing that hold it. */
  rate: number;
  /** How often it was seen of late: each prime halves what lies `halfLifePrimes` back. As of `touchedIndex`. */
  mass: number;
  /** It stood out among the last primes once, when it was new. */
  emerged: boolean;
  /** The highest `surprise` there was. */
  peak: number;
  /** The last primes that saw it. */
  recent: number[];
  /** Primes that touched and left it. */
  left: number;
  /** Primes since then that stayed with it. */
  stayed: number;
  avoidances: Avoidance[];
  /** Of a statement: what was held of it, the last one open unless it was taken back. */
  versions: Version[];
  /** Of a word: by how much the primes that hold it flowed better than those before them. */
  lift: number;
}

export interface FoldState {
  /** Primes taken in. */
  count: number;
  flowTotal: number;
  /** Length of the journal in pages, weighted as `mass` is. */
  pages: number;
  /** Those that were loaded or have been made; by `trackId`. */
  tracks: Map<string, Track>;
  changed: Set<string>;
}

/** A theme seen in this many primes, and in the last `recentPrimes`, recurs. */
export const recurringPrimes = 3;
export const recentPrimes = 10;
/** A theme first seen within so many primes emerges. */
export const emergingPrimes = 5;
/** A subject left in so many primes is avoided. */
const leftPrimes = 2;
/** And in so large a share of the primes that speak of it. */
const leftShare = 0.5;
/** One that recurred once, and that so many primes did not mention, is avoided. */
export const absentPrimes = 15;
/** What few primes told of must have told much to be missed. */
const missedSurprise = 5;
const wellKnownPrimes = 5;
/** Somebody who is known by their name alone is missed from here on, where so many primes stayed with them. */
const missedPersonPrimes = 4;
const missedPersonSurprise = 12;
const missedPersonStayed = 1;
/** And what a model has named where so many primes stayed with it. */
const missedNamedStayed = 2;
/** An avoided subject that the writer has stayed with in so many primes since is avoided no longer. */
const stayedPrimes = 3;
/** Below this a mention is passing: it does not count as a prime about the subject. */
export const seenWeight = 0.3;
/** From here on the prime stays with the subject. */
export const stayedWeight = 0.5;
/** And from here on dwells on it. */
export const dweltWeight = 0.6;

/** No concept is taken to be rarer than this, as a share of pages. */
export const minExpectedRate = 1e-4;
/** What tells less than this is in no list. */
export const minSurprise = 2;
/** And of what emerges, in the last primes alone, less than this: it has had no time yet. */
const emergingSurprise = 3;
/** A noun that no list knows as a theme shows itself as one more slowly. */
const nounEmergingSurprise = 9;
/** From here on it is this writer's own theme, and not what anybody mentions now and then. */
export const tellingSurprise = 4;
/** What is not seen again counts half after so many primes. */
export const halfLifePrimes = 40;
const maxRecent = 12;
const maxNames = 8;
const maxAvoidances = 6;

export function trackId(kind: MentionKind, concept: string): string {
  return `${kind}:${concept}`;
}

export function emptyFold(): FoldState {
  return { count: 0, flowTotal: 0, pages: 0, tracks: new Map(), changed: new Set() };
}

/**
 * Takes one prime in. Of a state that was loaded in part, `tracks` must hold the concepts of the prime's mentions
 * and every theme that `becomesAbsent`.
 */
export function applyPrime(state: FoldState, prime: ReadPrime): void {
  const index = ++state.count;
  const at = prime.writtenAt.toISOString();
  const meanFlow = index === 1 ? prime.flowScore : state.flowTotal / (index - 1);
  state.flowTotal += prime.flowScore;
  state.pages = state.pages * decay(1) + prime.words / pageWords;

  for (const mention of prime.mentions) {
    const id = trackId(mention.kind, mention.concept);
    let track = state.tracks.get(id);
    if (!track) {
      track = newTrack(mention);
      state.tracks.set(id, track);
    }
    state.changed.add(id);
    touch(track, mention, index, at);
    track.peak = Math.max(track.peak, surprise(track, index, state.pages));
    track.emerged ||= isNew(track, index) && standsOutLately(track, index, state.pages);
    if (mention.kind === 'theme') weighAvoidance(track, mention, at);
    if (mention.kind === 'statement') hold(track, mention, index, at);
    if (mention.kind === 'word') track.lift += prime.flowScore - meanFlow;
  }
  for (const [id, track] of state.tracks) {
    if (!becomesAbsent(track, index) || openAvoidance(track)) continue;
    avoid(track, 'absent', at);
    state.changed.add(id);
  }
}

/** Whether with prime number `index` a theme that recurred once becomes one that is kept away from. */
export function becomesAbsent(
  track: Pick<Track, 'kind' | 'concept' | 'names' | 'seen' | 'named' | 'stayed' | 'touchedIndex' | 'peak'>,
  index: number,
): boolean {
  return (
    track.kind === 'theme' &&
    track.touchedIndex === index - absentPrimes &&
    track.seen >= recurringPrimes &&
    isMissed(track)
  );
}

/** Nouns come into a journal and leave it, and so do people, but for those that it kept coming back to. */
function isMissed(track: Pick<Track, 'concept' | 'names' | 'seen' | 'named' | 'stayed' | 'peak'>): boolean {
  const name = nameOf(track);
  const { seen, stayed, peak } = track;
  if (isNamedTheme(track)) return stayed >= missedNamedStayed;
  if (isTransient(name)) return false;
  if (isListed(name)) return peak >= (seen < wellKnownPrimes ? missedSurprise : tellingSurprise);
  return (
    isProperName(name) &&
    seen >= missedPersonPrimes &&
    stayed >= missedPersonStayed &&
    peak >= missedPersonSurprise
  );
}

/**
 * How much oftener a concept was seen of late than in anybody's writing of that length: the log likelihood ratio of
 * the two rates (Dunning 1993), 0 where it is not oftener. What everybody writes of must be seen often to tell
 * something of this writer.
 */
export function surprise(
  track: Pick<Track, 'mass' | 'touchedIndex' | 'rate'>,
  index: number,
  pages: number,
): number {
  const mass = track.mass * decay(index - track.touchedIndex);
  const expected = Math.max(track.rate, minExpectedRate) * pages;
  return mass <= expected ? 0 : mass * Math.log(mass / expected) - (mass - expected);
}

/** Whether a theme was first seen within the last five of `index` primes, and is more than a word in passing. */
export function isNew(
  { seen, firstIndex, weight }: Pick<Track, 'seen' | 'firstIndex' | 'weight'>,
  index: number,
): boolean {
  return seen > 0 && firstIndex > index - emergingPrimes && (seen > 1 || weight >= dweltWeight);
}

/** Whether what is new tells enough against the last primes that it can emerge in: before, it was not there. */
function standsOutLately(track: Track, index: number, pages: number): boolean {
  const needed = isListed(nameOf(track)) ? emergingSurprise : nounEmergingSurprise;
  return surprise(track, index, latePages(index, pages)) >= needed;
}

/** How many pages the last primes that a concept can emerge in come to, at the mean length of a prime. */
function latePages(index: number, pages: number): number {
  const ratio = decay(1);
  return pages * Math.min(1, (emergingPrimes * (1 - ratio)) / (1 - ratio ** index));
}

function decay(primes: number): number {
  return 0.5 ** (primes / halfLifePrimes);
}

/** Whether a model has named it in most of its primes: then it is a theme, and need not be told from anybody's words. */
export function isNamedTheme({ named, seen }: Pick<Track, 'named' | 'seen'>): boolean {
  return 2 * named > seen;
}

/** Whether a name is that of somebody, or of a place: written with a capital. */
export function isProperName(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

export function openAvoidance(track: Track): Avoidance | undefined {
  const last = track.avoidances.at(-1);
  return last?.to === undefined ? last : undefined;
}

/** The name that the writings gave it most often; of several, the one that came to that first. */
export function nameOf({ names, concept }: Pick<Track, 'names' | 'concept'>): string {
  return names[0]?.name ?? concept;
}

function addName(track: Track, name: string): void {
  const { names } = track;
  let at = names.findIndex((called) => called.name === name);
  if (at < 0) {
    if (names.length < maxNames) names.push({ name, count: 1 });
    return;
  }
  const known = names[at]!;
  known.count++;
  for (; at > 0 && names[at - 1]!.count < known.count; at--) names[at] = names[at - 1]!;
  names[at] = known;
}

function newTrack({ kind, concept }: Mention): Track {
  return {
    kind,
    concept,
    names: [],
    seen: 0,
    named: 0,
    emerged: false,
    firstIndex: 0,
    firstAt: '',
    lastIndex: 0,
    lastAt: '',
    touchedIndex: 0,
    weight: 0,
    rate: 0,
    mass: 0,
    peak: 0,
    recent: [],
    left: 0,
    stayed: 0,
    avoidances: [],
    versions: [],
    lift: 0,
  };
}

function touch(track: Track, mention: Mention, index: number, at: string): void {
  addName(track, mention.name);
  track.mass *= decay(index - track.touchedIndex);
  track.touchedIndex = index;
  track.weight += mention.weight;
  track.rate = mention.rate;
  if (mention.weight < seenWeight) return;
  track.mass += massOf(mention);
  track.recent = [...track.recent, index].slice(-maxRecent);
  track.seen++;
  if (mention.isNamed) track.named++;
  if (track.seen === 1) {
    track.firstIndex = index;
    track.firstAt = at;
  }
  track.lastIndex = index;
  track.lastAt = at;
}

/** A prime that stays with a subject says more than one that names it; what a list foresaw, one word hardly says. */
export function massOf({
  name,
  weight,
  isNamed = false,
}: Pick<Mention, 'name' | 'weight'> & { isNamed?: boolean }): number {
  if (isNamed || !isListed(name)) return weight >= stayedWeight ? 1 + weight : 1;
  if (weight >= dweltWeight) return 2;
  return weight >= stayedWeight ? 1.25 : 0.5;
}

function weighAvoidance(track: Track, mention: Mention, at: string): void {
  const open = openAvoidance(track);
  if (mention.isLeft) {
    track.left++;
    track.stayed = 0;
    if (open?.reason === 'absent') open.to = at;
    if (track.left >= leftPrimes && track.left >= leftShare * track.seen && open?.reason !== 'left') {
      avoid(track, 'left', at);
    }
    return;
  }
  if (mention.weight >= stayedWeight) track.stayed++;
  if (!open) return;
  if (open.reason === 'absent') {
    open.to = at;
    return;
  }
  if (track.stayed >= stayedPrimes || track.left < leftShare * track.seen) {
    open.to = at;
    track.left = 0;
  }
}

/** A track stays small however long it is kept: of what was avoided often the last times are remembered. */
function avoid(track: Track, reason: Avoidance['reason'], from: string): void {
  track.avoidances = [...track.avoidances, { reason, from, to: undefined }].slice(-maxAvoidances);
}

function hold(track: Track, mention: Mention, index: number, at: string): void {
  const current = track.versions.at(-1);
  if (current && current.value === mention.value) {
    current.occurrences++;
    current.lastIndex = index;
    current.lastAt = at;
    return;
  }
  if (current) current.to = at;
  track.versions.push({
    value: mention.value,
    name: mention.name,
    occurrences: 1,
    firstIndex: index,
    lastIndex: index,
    from: at,
    lastAt: at,
    to: undefined,
  });
}
