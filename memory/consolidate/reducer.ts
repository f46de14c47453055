import { pageWords } from '#src/language/document-frequency.ts';
import { isListed } from '#src/language/subjects.ts';
import { countedWeight, dominantWeight, type Mention } from '../retain/mention.ts';
import { becomesAbsent, openAvoidance, startAvoidance, updateAvoidance } from './avoidance.ts';
import { type ConceptState, conceptId, countName, nameOf, newConceptState } from './concept-state.ts';
import { decay, occurrenceWeight, surprise } from './surprise.ts';

/** A prime with what was read from it. */
export interface ReadPrime {
  writingId: string;
  writtenAt: Date;
  /** 0 to 1. */
  flowScore: number;
  /** Number of words. */
  words: number;
  mentions: readonly Mention[];
}

/** The state of memory after a part of a journal. */
export interface JournalState {
  /** Number of primes applied. */
  count: number;
  /** Sum of their flow scores. */
  flowTotal: number;
  /** `N` of `surprise.ts`. */
  decayedPages: number;
  /** By `conceptId`. It may contain only some of the journal's concepts; see `applyPrime`. */
  concepts: Map<string, ConceptState>;
  /** Ids of the concepts that changed. */
  changed: Set<string>;
}

/** A theme recurs only while one of the last `recentPrimes` primes is about it. */
export const recentPrimes = 10;
/** A theme is new while its first prime is among the last `emergingPrimes` primes. */
export const emergingPrimes = 5;
/** Surprise that a new concept needs, measured against the latest primes alone, to count as emerged. */
const emergingSurprise = 3;
/** The same surprise, for a noun that is in no list of themes. */
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
 * Applies the next prime of a journal to its state. Memory learns in no other way, so daily writing, an import and a rebuild
 * all lead to the same state.
 *
 * If only a part of the state is loaded, `concepts` must contain the concepts that the prime mentions and all themes for which
 * `becomesAbsent` is true at this prime.
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

/** Whether the first prime about a concept is one of the last five up to `index`. One passing word is not enough. */
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

/** Whether a new concept stands out. It is measured against the pages of the latest primes, because it did not exist earlier. */
function standsOutLately(concept: ConceptState, index: number, decayedPages: number): boolean {
  const needed = isListed(nameOf(concept)) ? emergingSurprise : emergingNounSurprise;
  return surprise(concept, index, latestPages(index, decayedPages)) >= needed;
}

/** The decayed pages of the last `emergingPrimes` primes, assuming that all primes are of equal length. */
function latestPages(index: number, decayedPages: number): number {
  const ratio = decay(1);
  return decayedPages * Math.min(1, (emergingPrimes * (1 - ratio)) / (1 - ratio ** index));
}

/** Updates the stances of a statement. A repeated stance is reinforced; a contradiction closes it and opens another. */
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
