import { pageWords } from '#src/language/document-frequency.ts';
import { isListed } from '#src/language/subjects.ts';
import { countedWeight, dominantWeight, type Mention } from '../retain/mention.ts';
import { becomesAbsent, openAvoidance, startAvoidance, updateAvoidance } from './avoidance.ts';
import { type ConceptState, conceptId, countName, nameOf, newConceptState } from './concept-state.ts';
import { decay, occurrenceWeight, surprise } from './surprise.ts';

/** A prime as it was read. */
export interface ReadPrime {
  writingId: string;
  writtenAt: Date;
  /** 0 to 1. */
  flowScore: number;
  /** Number of words. */
  words: number;
  mentions: readonly Mention[];
}

/** What memory makes of a journal up to one of its primes. */
export interface JournalState {
  /** Number of primes applied. */
  count: number;
  /** Sum of their flow scores. */
  flowTotal: number;
  /** `N` of `surprise.ts`. */
  decayedPages: number;
  /** By `conceptId`. May hold a part of the journal's concepts; see `applyPrime`. */
  concepts: Map<string, ConceptState>;
  /** Ids of the concepts that changed. */
  changed: Set<string>;
}

/** A theme recurs only while one of this many last primes is about it. */
export const recentPrimes = 10;
/** A theme whose first prime is among this many last ones is new. */
export const emergingPrimes = 5;
/** Surprise that a new concept needs, measured against the latest primes alone, to count as emerged. */
const emergingSurprise = 3;
/** The same for a noun that is in no list of themes. */
const emergingNounSurprise = 9;
const maxRecentIndexes = 12;

export function emptyJournalState(): JournalState {
  return { count: 0, flowTotal: 0, decayedPages: 0, concepts: new Map(), changed: new Set() };
}

/** Applies a whole journal. @param primes in journal order. */
export function replayJournal(primes: readonly ReadPrime[]): JournalState {
  const state = emptyJournalState();
  for (const prime of primes) applyPrime(state, prime);
  return state;
}

/**
 * Applies the next prime of a journal to its state. It is the only way in which memory learns: writing day by day,
 * importing and rebuilding a journal all lead to the same state.
 *
 * Of a state that was loaded in part, `concepts` must hold the concepts the prime mentions and all themes that
 * `becomesAbsent` with it.
 */
export function applyPrime(state: JournalState, prime: ReadPrime): void {
  const index = ++state.count;
  const at = prime.writtenAt.toISOString();
  const meanFlow = index === 1 ? prime.flowScore : state.flowTotal / (index - 1);
  state.flowTotal += prime.flowScore;
  state.decayedPages = state.decayedPages * decay(1) + prime.words / pageWords;

  for (const mention of prime.mentions) {
    const id = conceptId(mention.kind, mention.concept);
    let concept = state.concepts.get(id);
    if (!concept) {
      concept = newConceptState(mention);
      state.concepts.set(id, concept);
    }
    state.changed.add(id);
    countMention(concept, mention, index, at);
    concept.maxSurprise = Math.max(concept.maxSurprise, surprise(concept, index, state.decayedPages));
    concept.hasEmerged ||= isNew(concept, index) && standsOutLately(concept, index, state.decayedPages);
    if (mention.kind === 'theme') updateAvoidance(concept, mention, at);
    if (mention.kind === 'statement') updateVersions(concept, mention, index, at);
    if (mention.kind === 'word') concept.flowLift += prime.flowScore - meanFlow;
  }
  for (const [id, concept] of state.concepts) {
    if (!becomesAbsent(concept, index) || openAvoidance(concept)) continue;
    startAvoidance(concept, 'absence', at);
    state.changed.add(id);
  }
}

function countMention(concept: ConceptState, mention: Mention, index: number, at: string): void {
  countName(concept, mention.name);
  concept.decayedCount *= decay(index - concept.lastMentionIndex);
  concept.lastMentionIndex = index;
  concept.totalWeight += mention.weight;
  concept.backgroundRate = mention.backgroundRate;
  if (mention.weight < countedWeight) return;
  concept.decayedCount += occurrenceWeight(mention);
  concept.recentIndexes = [...concept.recentIndexes, index].slice(-maxRecentIndexes);
  concept.occurrences++;
  if (mention.isNamed) concept.namedOccurrences++;
  if (concept.occurrences === 1) {
    concept.firstIndex = index;
    concept.firstAt = at;
  }
  concept.lastIndex = index;
  concept.lastAt = at;
}

/** Whether the first prime about a concept is one of the last five of `index`, and it was more than a passing word. */
export function isNew(
  { occurrences, firstIndex, totalWeight }: Pick<ConceptState, 'occurrences' | 'firstIndex' | 'totalWeight'>,
  index: number,
): boolean {
  return (
    occurrences > 0 &&
    firstIndex > index - emergingPrimes &&
    (occurrences > 1 || totalWeight >= dominantWeight)
  );
}

/** A new concept did not exist before the latest primes, so it is measured against their pages alone. */
function standsOutLately(concept: ConceptState, index: number, decayedPages: number): boolean {
  const needed = isListed(nameOf(concept)) ? emergingSurprise : emergingNounSurprise;
  return surprise(concept, index, latestPages(index, decayedPages)) >= needed;
}

/** The decayed pages of the last `emergingPrimes` primes, assuming that all primes are of equal length. */
function latestPages(index: number, decayedPages: number): number {
  const ratio = decay(1);
  return decayedPages * Math.min(1, (emergingPrimes * (1 - ratio)) / (1 - ratio ** index));
}

/** A statement that repeats the stance reinforces it; a contradiction closes it and opens another. */
function updateVersions(concept: ConceptState, mention: Mention, index: number, at: string): void {
  const current = concept.versions.at(-1);
  if (current && current.value === mention.value) {
    current.occurrences++;
    current.lastIndex = index;
    current.lastAt = at;
    return;
  }
  if (current) current.to = at;
  concept.versions.push({
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
