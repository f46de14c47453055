import { derivedId } from '#src/core/ids.ts';
import type { EntryKind, Verdict } from '#src/db/memory-tables.ts';
import { themeNamed } from '#src/language/theme-lexicon.ts';
import { topicNamed } from '#src/language/topic-lexicon.ts';
import {
  dweltWeight,
  halfLifePrimes,
  isNamedTheme,
  nameOf,
  recurringPrimes,
  stayedWeight,
  type Track,
} from './reducer.ts';

/** An entry as the fold makes it, before the writer's word is laid over it. */
export interface Entry {
  id: string;
  kind: EntryKind;
  concept: string;
  content: string;
  /** Before it fades: 0 to 1. */
  strength: number;
  occurrences: number;
  /** Place of the last prime that it was seen in. */
  lastIndex: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  validFrom: Date;
  validTo: Date | undefined;
  source: 'agent' | 'writer';
}

export interface Correction {
  id: string;
  entryId: string;
  kind: EntryKind;
  concept: string;
  verdict: Verdict;
  before: string;
  content: string | undefined;
  madeAt: Date;
}

/** How much surer each full prime about a theme makes of it. */
const certaintyPerPrime = 0.25;
const nounEntrySurprise = 4.5;
const fieldEntrySurprise = 1;
/** So much more often than anybody makes a theme 63 percent sure. */
const surpriseForMost = 5;

export function entryId(personId: string, kind: EntryKind, concept: string, part = ''): string {
  return derivedId('memory entry', personId, kind, concept, part);
}

/** Strength as it is now, `count` primes into the journal. */
export function faded(entry: Pick<Entry, 'strength' | 'lastIndex'>, count: number): number {
  const now = entry.strength * 0.5 ** (Math.max(0, count - entry.lastIndex) / halfLifePrimes);
  return Math.round(now * 1000) / 1000;
}

/** The entries that rest on a track: none where it was only mentioned in passing. */
export function entriesOf(personId: string, track: Track): Entry[] {
  if (track.seen === 0) return [];
  switch (track.kind) {
    case 'theme':
      return [...(tells(track) ? [themeEntry(personId, track)] : []), ...avoidanceEntries(personId, track)];
    case 'word':
      return triggerEntries(personId, track);
    case 'statement':
      return reflectionEntries(personId, track);
    case 'signal':
      return [];
  }
}

/**
 * What a model has named, or what stood out when it was new, is believed to be a theme; a noun once it stands out, a
 * field of life once it is more than a word in passing, and what the reader knows as a theme from its first prime on.
 */
function tells(track: Track): boolean {
  const name = nameOf(track);
  if (track.avoidances.length > 0 || track.emerged || isNamedTheme(track) || themeNamed(name)) return true;
  if (topicNamed(name)) return track.weight >= stayedWeight && track.peak >= fieldEntrySurprise;
  return (track.seen > 1 || track.weight >= dweltWeight) && track.peak >= nounEntrySurprise;
}

function certainty(primes: number): number {
  return 1 - (1 - certaintyPerPrime) ** primes;
}

function themeEntry(personId: string, track: Track): Entry {
  const { concept } = track;
  return {
    id: entryId(personId, 'theme', concept),
    kind: 'theme',
    concept,
    content: nameOf(track),
    // Said in one prime, whatever it is, it is half as sure at most.
    strength:
      (isNamedTheme(track) ? 1 : 1 - Math.exp(-track.peak / surpriseForMost)) * (1 - 0.5 ** track.seen),
    occurrences: track.seen,
    lastIndex: track.lastIndex,
    firstSeenAt: new Date(track.firstAt),
    lastSeenAt: new Date(track.lastAt),
    validFrom: new Date(track.firstAt),
    validTo: undefined,
    source: 'agent',
  };
}

/** The last time that a subject was avoided; a time that is over stays as a closed entry. */
function avoidanceEntries(personId: string, track: Track): Entry[] {
  const avoidance = track.avoidances.at(-1);
  if (!avoidance) return [];
  const { concept } = track;
  return [
    {
      id: entryId(personId, 'avoidance', concept),
      kind: 'avoidance',
      concept,
      content: nameOf(track),
      strength: avoidance.reason === 'left' ? certainty(track.left * 1.5) : certainty(recurringPrimes - 1),
      occurrences: avoidance.reason === 'left' ? track.left : track.seen,
      lastIndex: track.lastIndex,
      firstSeenAt: new Date(track.firstAt),
      lastSeenAt: new Date(track.lastAt),
      validFrom: new Date(avoidance.from),
      validTo: avoidance.to === undefined ? undefined : new Date(avoidance.to),
      source: 'agent',
    },
  ];
}

function triggerEntries(personId: string, track: Track): Entry[] {
  if (track.seen < recurringPrimes || track.lift <= 0) return [];
  const { concept } = track;
  return [
    {
      id: entryId(personId, 'trigger', concept),
      kind: 'trigger',
      concept,
      content: nameOf(track),
      strength: certainty(track.seen) * Math.min(1, (track.lift / track.seen) * 10),
      occurrences: track.seen,
      lastIndex: track.lastIndex,
      firstSeenAt: new Date(track.firstAt),
      lastSeenAt: new Date(track.lastAt),
      validFrom: new Date(track.firstAt),
      validTo: undefined,
      source: 'agent',
    },
  ];
}

/** What was held of a concept, one entry for each time that it was held; what contradicts it closed the older. */
function reflectionEntries(personId: string, track: Track): Entry[] {
  return track.versions.map((version) => ({
    id: entryId(personId, 'reflection', track.concept, version.from),
    kind: 'reflection',
    concept: track.concept,
    content: version.name,
    strength: certainty(version.occurrences),
    occurrences: version.occurrences,
    lastIndex: version.lastIndex,
    firstSeenAt: new Date(version.from),
    lastSeenAt: new Date(version.lastAt),
    validFrom: new Date(version.from),
    validTo: version.to === undefined ? undefined : new Date(version.to),
    source: 'agent',
  }));
}

/** The writer's word on each concept: the last one of each kind. */
export type Corrections = ReadonlyMap<string, Correction>;

export function latestCorrections(corrections: readonly Correction[]): Corrections {
  const latest = new Map<string, Correction>();
  for (const correction of [...corrections].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())) {
    latest.set(`${correction.kind}:${correction.concept}`, correction);
  }
  return latest;
}

/** What the writer said of an entry; what they say of a theme holds for its avoidance too. */
export function correctionOf(
  corrections: Corrections,
  { kind, concept }: Pick<Entry, 'kind' | 'concept'>,
): Correction | undefined {
  const own = corrections.get(`${kind}:${concept}`);
  return own ?? (kind === 'avoidance' ? corrections.get(`theme:${concept}`) : undefined);
}

/** The entry as the writer has corrected it. Their word outranks whatever is learned, before or after. */
export function corrected(entry: Entry, corrections: Corrections): Entry {
  const correction = correctionOf(corrections, entry);
  if (!correction) return entry;
  const isOwn = correction.entryId === entry.id || correction.kind === entry.kind;
  switch (correction.verdict) {
    case 'renamed':
      return { ...entry, content: correction.content!, source: 'writer' };
    case 'rejected':
      return { ...entry, validTo: earlier(entry.validTo, correction.madeAt), source: 'writer' };
    case 'restated':
      if (!isOwn) return { ...entry, validTo: earlier(entry.validTo, correction.madeAt), source: 'writer' };
      return {
        ...entry,
        content: correction.content!,
        strength: 1,
        validFrom: correction.madeAt,
        validTo: undefined,
        source: 'writer',
      };
  }
}

function earlier(a: Date | undefined, b: Date): Date {
  return a && a < b ? a : b;
}
