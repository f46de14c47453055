import type { MentionKind } from '#src/db/memory-tables.ts';
import type { Mention } from '../retain/mention.ts';

/** A period in which the writer avoided a subject. */
export interface Avoidance {
  /** `cue`: the writer kept turning away from the subject. `absence`: the subject recurred once and is no longer mentioned. */
  reason: 'cue' | 'absence';
  /** ISO 8601. */
  from: string;
  /** Undefined while the avoidance lasts. */
  to: string | undefined;
}

/** A stance that the writer held on a concept for a time. */
export interface Version {
  value: string;
  name: string;
  occurrences: number;
  firstIndex: number;
  lastIndex: number;
  /** ISO 8601, as the other times. */
  from: string;
  lastAt: string;
  /** Undefined while the writer holds the stance. */
  to: string | undefined;
}

/**
 * Everything that is remembered about one concept. It is plain JSON and is stored unchanged. An index is the position of a
 * prime among the primes learned from, starting at 1. A time is ISO 8601.
 */
export interface ConceptState {
  kind: MentionKind;
  concept: string;
  /** The names that the writings use for the concept, the most frequent first. */
  names: { name: string; count: number }[];
  /** Number of primes about the concept: those in which its mention has at least `countedWeight`. */
  occurrences: number;
  /** The number of these primes in which a model named the concept. */
  namedOccurrences: number;
  /** Index of the first and last prime about the concept, with their times; 0 and empty before there is one. */
  firstIndex: number;
  firstAt: string;
  lastIndex: number;
  lastAt: string;
  /** Index of the last prime that mentions the concept with any weight. */
  lastMentionIndex: number;
  /** Sum of the weights of all mentions. */
  totalWeight: number;
  /** `p` of `surprise.ts`. */
  backgroundRate: number;
  /** `k` of `surprise.ts`, as of `lastMentionIndex`. */
  decayedCount: number;
  /** The highest surprise that the concept ever had. */
  maxSurprise: number;
  /** Whether the concept stood out among the latest primes while it was new. */
  hasEmerged: boolean;
  /** Indexes of the last primes about the concept. */
  recentIndexes: number[];
  /** Number of primes with an avoidance cue. It returns to 0 when an avoidance by cues ends. */
  cueCount: number;
  /** Number of primes that engaged with the concept since the last cue. */
  engagedCount: number;
  /** Oldest first; only the last may be open. */
  avoidances: Avoidance[];
  /** For a statement: the stances held, oldest first; only the last may be open. */
  versions: Version[];
  /** For a word: the sum, over the primes that contain it, of their flow score minus the mean of the earlier primes. */
  flowLift: number;
}

const maxNames = 8;

export function newConceptState({ kind, concept }: Pick<Mention, 'kind' | 'concept'>): ConceptState {
  return {
    kind,
    concept,
    names: [],
    occurrences: 0,
    namedOccurrences: 0,
    firstIndex: 0,
    firstAt: '',
    lastIndex: 0,
    lastAt: '',
    lastMentionIndex: 0,
    totalWeight: 0,
    backgroundRate: 0,
    decayedCount: 0,
    maxSurprise: 0,
    hasEmerged: false,
    recentIndexes: [],
    cueCount: 0,
    engagedCount: 0,
    avoidances: [],
    versions: [],
    flowLift: 0,
  };
}

/** Identifies a concept within one journal. */
export function conceptId(kind: MentionKind, concept: string): string {
  return `${kind}:${concept}`;
}

/** The most frequent name; of equally frequent ones, the one that reached that count first. */
export function nameOf({ names, concept }: Pick<ConceptState, 'names' | 'concept'>): string {
  return names[0]?.name ?? concept;
}

/** Counts a name and keeps the names in order of frequency. */
export function countName({ names }: ConceptState, name: string): void {
  let at = names.findIndex((known) => known.name === name);
  if (at < 0) {
    if (names.length < maxNames) names.push({ name, count: 1 });
    return;
  }
  const known = names[at]!;
  known.count++;
  for (; at > 0 && names[at - 1]!.count < known.count; at--) names[at] = names[at - 1]!;
  names[at] = known;
}

/** Whether a model named the concept in most of its primes. Such a concept is a theme, whatever the rules find in its words. */
export function isNamedTheme({
  namedOccurrences,
  occurrences,
}: Pick<ConceptState, 'namedOccurrences' | 'occurrences'>): boolean {
  return 2 * namedOccurrences > occurrences;
}
