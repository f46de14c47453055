import { isListed, isTransient } from '#src/language/subjects.ts';
import { engagedWeight, isProperName, type Mention } from '../retain/mention.ts';
import { type Avoidance, type ConceptState, isNamedTheme, nameOf } from './concept-state.ts';
import { distinctiveSurprise } from './surprise.ts';

/** A theme recurs if at least this many primes are about it and one of those primes is recent. */
export const recurringPrimes = 3;
/** A recurring theme may count as avoided once this many primes in a row do not mention it. */
export const absentPrimes = 15;
/** A subject is avoided once `minCues` primes, and a share of `minCueShare` of its primes, have an avoidance cue. */
const minCues = 2;
const minCueShare = 0.5;
/** An avoidance by cues ends when this many primes engage with the subject without a further cue. */
const engagedPrimesToEnd = 3;
const maxAvoidances = 6;

/** The surprise that a listed theme needs before its absence counts. From `wellKnownPrimes` primes on, less is enough. */
const absentListedSurprise = 5;
const wellKnownPrimes = 5;
/** What a proper name that is in no list needs before its absence counts. */
const absentNamePrimes = 4;
const absentNameEngaged = 1;
const absentNameSurprise = 12;
/** How many primes must engage with a theme named by a model before its absence counts. */
const absentNamedEngaged = 2;

/** The avoidance that has not ended; undefined if there is none. */
export function openAvoidance({ avoidances }: Pick<ConceptState, 'avoidances'>): Avoidance | undefined {
  const last = avoidances.at(-1);
  return last?.to === undefined ? last : undefined;
}

/** Adds an avoidance. Only the last `maxAvoidances` are kept, so that the state of a concept stays small. */
export function startAvoidance(state: ConceptState, reason: Avoidance['reason'], from: string): void {
  state.avoidances = [...state.avoidances, { reason, from, to: undefined }].slice(-maxAvoidances);
}

/** Whether prime number `index` is the one from which a recurring theme counts as avoided by absence. */
export function becomesAbsent(
  state: Pick<
    ConceptState,
    | 'kind'
    | 'concept'
    | 'names'
    | 'occurrences'
    | 'namedOccurrences'
    | 'engagedCount'
    | 'lastMentionIndex'
    | 'maxSurprise'
  >,
  index: number,
): boolean {
  return (
    state.kind === 'theme' &&
    state.lastMentionIndex === index - absentPrimes &&
    state.occurrences >= recurringPrimes &&
    isMissed(state)
  );
}

/** Whether the writer kept returning to a theme, so that its absence counts. Most nouns and people come and go in a journal. */
function isMissed(state: Parameters<typeof becomesAbsent>[0]): boolean {
  const name = nameOf(state);
  const { occurrences, engagedCount, maxSurprise } = state;
  if (isNamedTheme(state)) return engagedCount >= absentNamedEngaged;
  if (isTransient(name)) return false;
  if (isListed(name)) {
    return maxSurprise >= (occurrences < wellKnownPrimes ? absentListedSurprise : distinctiveSurprise);
  }
  return (
    isProperName(name) &&
    occurrences >= absentNamePrimes &&
    engagedCount >= absentNameEngaged &&
    maxSurprise >= absentNameSurprise
  );
}

/** Starts or ends the avoidance of a theme according to one more mention of it. */
export function updateAvoidance(state: ConceptState, mention: Mention, at: string): void {
  const open = openAvoidance(state);
  const isMostlyLeft = () => state.cueCount >= minCueShare * state.occurrences;
  if (mention.hasAvoidanceCue) {
    state.cueCount++;
    state.engagedCount = 0;
    if (open?.reason === 'absence') open.to = at;
    if (state.cueCount >= minCues && isMostlyLeft() && open?.reason !== 'cue')
      startAvoidance(state, 'cue', at);
    return;
  }
  if (mention.weight >= engagedWeight) state.engagedCount++;
  if (!open) return;
  if (open.reason === 'absence') {
    open.to = at;
    return;
  }
  if (state.engagedCount >= engagedPrimesToEnd || !isMostlyLeft()) {
    open.to = at;
    state.cueCount = 0;
  }
}
