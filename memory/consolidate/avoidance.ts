import { isListed, isTransient } from '#src/language/subjects.ts';
import { engagedWeight, isProperName, type Mention } from '../retain/mention.ts';
import { type Avoidance, type ConceptState, isNamedTheme, nameOf } from './concept-state.ts';
import { distinctiveSurprise } from './surprise.ts';

/** A theme with this many primes, one of them recent, recurs. */
export const recurringPrimes = 3;
/** A theme that recurred and that this many primes have not mentioned may be avoided. */
export const absentPrimes = 15;
/** A subject is avoided once this many primes, and this share of its primes, have an avoidance cue. */
const minCues = 2;
const minCueShare = 0.5;
/** Such an avoidance ends when this many primes engage with the subject without a further cue. */
const engagedPrimesToEnd = 3;
const maxAvoidances = 6;

/** What a listed theme needs before its absence counts; with few primes it needs more surprise. */
const absentListedSurprise = 5;
const wellKnownPrimes = 5;
/** What a proper name that is in no list needs. */
const absentNamePrimes = 4;
const absentNameEngaged = 1;
const absentNameSurprise = 12;
/** What a theme named by a model needs. */
const absentNamedEngaged = 2;

/** The avoidance that lasts, if there is one. */
export function openAvoidance({ avoidances }: Pick<ConceptState, 'avoidances'>): Avoidance | undefined {
  const last = avoidances.at(-1);
  return last?.to === undefined ? last : undefined;
}

/** Only the last avoidances are kept, so that the state of a concept stays small. */
export function startAvoidance(state: ConceptState, reason: Avoidance['reason'], from: string): void {
  state.avoidances = [...state.avoidances, { reason, from, to: undefined }].slice(-maxAvoidances);
}

/** Whether a theme that recurred counts as avoided by absence from prime number `index` on. */
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

/** Nouns and people come into a journal and leave it. Only the absence of what the writer kept coming back to counts. */
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
