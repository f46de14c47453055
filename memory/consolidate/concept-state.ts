import type { MentionKind } from '#src/db/memory-tables.ts';
import type { Mention } from '../retain/mention.ts';

/** A period in which the writer avoided a subject. */
export interface Avoidance {
  /** `cue`: the writer kept turning away from it. `absence`: it recurred once and is no longer mentioned. */
  reason: 'cue' | 'absence';
  /** ISO 8601. */
  from: string;
  /** Undefined while it lasts. */
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
  /** Undefined while it is held. */
  to: string | undefined;
}

/**
 * Everything that is remembered about one concept. It is plain JSON and is stored as it is. An index is the position of a
 * prime among those learned from, starting at 1; a time is ISO 8601.
 */
export interface ConceptState {
  kind: MentionKind;
  concept: string;
  /** The names the writings use for it, the most frequent first. */
  names: { name: string; count: number }[];
  /** Number of primes about it: those whose mention has at least `countedWeight`. */
  occurrences: number;
  /** How many of these a model named it in. */
  namedOccurrences: number;
  /** First and last prime about it; 0 and empty before there is one. */
  firstIndex: number;
  firstAt: string;
  lastIndex: number;
  lastAt: string;
  /** The last prime that mentions it with any weight. */
  lastMentionIndex: number;
  /** Sum of the weights of all mentions. */
  totalWeight: number;
  /** `p` of `surprise.ts`. */
  backgroundRate: number;
  /** `k` of `surprise.ts`, as of `lastMentionIndex`. */
  decayedCount: number;
  /** The highest surprise it ever had. */
  maxSurprise: number;
  /** Whether it stood out among the latest primes while it was new. */
  hasEmerged: boolean;
  /** Indexes of the last primes about it. */
  recentIndexes: number[];
  /** Number of primes with an avoidance cue; back to 0 when an avoidance by cues ends. */
  cueCount: number;
  /** Number of primes that engaged with it since the last cue. */
  engagedCount: number;
  /** Oldest first; only the last may be open. */
  avoidances: Avoidance[];
  /** Of a statement: the stances held, oldest first; only the last may be open. */
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

/** Whether a model named the concept in most of its primes. It is then a theme whatever its words tell. */
export function isNamedTheme({
  namedOccurrences,
  occurrences,
}: Pick<ConceptState, 'namedOccurrences' | 'occurrences'>): boolean {
  return 2 * namedOccurrences > occurrences;
}
