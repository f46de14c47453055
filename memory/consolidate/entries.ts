import { derivedId } from '#src/core/ids.ts';
import type { EntryKind } from '#src/db/memory-tables.ts';
import { themeNamed } from '#src/language/theme-lexicon.ts';
import { topicNamed } from '#src/language/topic-lexicon.ts';
import { dominantWeight, engagedWeight } from '../retain/mention.ts';
import { recurringPrimes } from './avoidance.ts';
import { type ConceptState, isNamedTheme, nameOf } from './concept-state.ts';
import { halfLifePrimes } from './surprise.ts';

/** Something that memory believes about a writer, with the period in which it is valid. */
export interface Entry {
  id: string;
  kind: EntryKind;
  concept: string;
  content: string;
  /** 0 to 1, as of `lastIndex`; see `currentStrength`. */
  strength: number;
  /** Number of primes that support it. */
  occurrences: number;
  /** Index of the last prime that supports it. */
  lastIndex: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  validFrom: Date;
  /** Undefined while the entry is valid. */
  validTo: Date | undefined;
  source: 'agent' | 'writer';
}

/** Each prime that supports an entry removes this share of the remaining doubt. */
const certaintyPerPrime = 0.25;
/** Surprise that a noun, and a field of life, need before they are believed to be themes. */
const nounEntrySurprise = 4.5;
const fieldEntrySurprise = 1;
/** At this surprise a theme has 63 percent of its full strength. */
const strengthSurprise = 5;

/** The id of an entry. It is derived from the concept, so that a rebuild gives the entry the same id. */
export function entryId(personId: string, kind: EntryKind, concept: string, part = ''): string {
  return derivedId('memory entry', personId, kind, concept, part);
}

/** The strength of an entry now, after `count` primes. It decays with every prime that does not support the entry. */
export function currentStrength(entry: Pick<Entry, 'strength' | 'lastIndex'>, count: number): number {
  const now = entry.strength * 0.5 ** (Math.max(0, count - entry.lastIndex) / halfLifePrimes);
  return Math.round(now * 1000) / 1000;
}

/** The entries that the state of a concept supports, before the writer's corrections. */
export function entriesOf(personId: string, state: ConceptState): Entry[] {
  if (state.occurrences === 0) return [];
  switch (state.kind) {
    case 'theme':
      return [
        ...(isBelieved(state) ? [themeEntry(personId, state)] : []),
        ...avoidanceEntries(personId, state),
      ];
    case 'word':
      return triggerEntries(personId, state);
    case 'statement':
      return reflectionEntries(personId, state);
    case 'signal':
      return [];
  }
}

/**
 * Whether a theme becomes an entry. One of these is enough: it was avoided; a model named it; it stood out when it was new; it
 * is in the lexicon. A topic must be more than a passing word, and a noun must stand out.
 */
function isBelieved(state: ConceptState): boolean {
  const name = nameOf(state);
  const { avoidances, hasEmerged, occurrences, totalWeight, maxSurprise } = state;
  if (avoidances.length > 0 || hasEmerged || isNamedTheme(state) || themeNamed(name)) return true;
  if (topicNamed(name)) return totalWeight >= engagedWeight && maxSurprise >= fieldEntrySurprise;
  return (occurrences > 1 || totalWeight >= dominantWeight) && maxSurprise >= nounEntrySurprise;
}

function certainty(primes: number): number {
  return 1 - (1 - certaintyPerPrime) ** primes;
}

/** The fields that entries of every kind take from the state of their concept. */
function baseEntry(personId: string, kind: EntryKind, state: ConceptState): Omit<Entry, 'strength'> {
  const { concept } = state;
  return {
    id: entryId(personId, kind, concept),
    kind,
    concept,
    content: nameOf(state),
    occurrences: state.occurrences,
    lastIndex: state.lastIndex,
    firstSeenAt: new Date(state.firstAt),
    lastSeenAt: new Date(state.lastAt),
    validFrom: new Date(state.firstAt),
    validTo: undefined,
    source: 'agent',
  };
}

function themeEntry(personId: string, state: ConceptState): Entry {
  const full = isNamedTheme(state) ? 1 : 1 - Math.exp(-state.maxSurprise / strengthSurprise);
  // One prime alone gives a theme half of its strength.
  const strength = full * (1 - 0.5 ** state.occurrences);
  return { ...baseEntry(personId, 'theme', state), strength };
}

/** The entry for the last avoidance of a subject. If that avoidance is over, the entry is a closed one. */
function avoidanceEntries(personId: string, state: ConceptState): Entry[] {
  const avoidance = state.avoidances.at(-1);
  if (!avoidance) return [];
  const isByCue = avoidance.reason === 'cue';
  return [
    {
      ...baseEntry(personId, 'avoidance', state),
      strength: certainty(isByCue ? state.cueCount * 1.5 : recurringPrimes - 1),
      occurrences: isByCue ? state.cueCount : state.occurrences,
      validFrom: new Date(avoidance.from),
      validTo: avoidance.to === undefined ? undefined : new Date(avoidance.to),
    },
  ];
}

/** The entry for a word that recurs in primes which flow better than the primes before them. */
function triggerEntries(personId: string, state: ConceptState): Entry[] {
  const { occurrences, flowLift } = state;
  if (occurrences < recurringPrimes || flowLift <= 0) return [];
  const strength = certainty(occurrences) * Math.min(1, (flowLift / occurrences) * 10);
  return [{ ...baseEntry(personId, 'trigger', state), strength }];
}

/** One entry for each stance that the writer held. A stance that was contradicted has a closed entry. */
function reflectionEntries(personId: string, state: ConceptState): Entry[] {
  return state.versions.map((version) => ({
    id: entryId(personId, 'reflection', state.concept, version.from),
    kind: 'reflection',
    concept: state.concept,
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
