import { isListed, isOwnPerson } from '#src/language/subjects.ts';
import { type Corrections, correctionOf } from '../correct/correction.ts';
import { isProperName } from '../retain/mention.ts';
import { openAvoidance, recurringPrimes } from './avoidance.ts';
import { type ConceptState, isNamedTheme, nameOf } from './concept-state.ts';
import { entryId } from './entries.ts';
import { isNew, recentPrimes } from './reducer.ts';
import { distinctiveSurprise, minSurprise, surprise } from './surprise.ts';

/** A theme in one of the lists. */
export interface Belief {
  /** Id of the entry for this theme. */
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

/** A subject that the writer told the agent to avoid. */
export interface AvoidedSubject {
  concept: string;
  name: string;
  /** Id of the override that says so. */
  entryId: string;
  since: Date;
}

const maxListed = 12;

/** The surprise that a noun needs to be listed as recurring. It is high, because any noun is a candidate. */
const nounSurprise = 6;
const ownPersonSurprise = minSurprise;
/** A theme is listed only if at least this share of its primes is not explained by a theme before it in the ranking. */
const minOwnShare = 0.4;
/** A theme may explain a prime if its surprise is more than this many times that of the themes that explain the prime so far. */
const explainedRatio = 2;

/** Whether at least three primes are about a theme, one of them among the last ten of `count`. */
function isRecurring(state: ConceptState, count: number): boolean {
  return state.occurrences >= recurringPrimes && state.lastIndex > count - recentPrimes;
}

/**
 * Whether a theme is new and does not recur yet. A theme named by a model needs two primes, because a model names a theme for
 * every page.
 */
function isEmerging(state: ConceptState, count: number): boolean {
  return isNew(state, count) && (state.occurrences > 1 || !isNamedTheme(state)) && !isRecurring(state, count);
}

/** Subjects that no recent prime is about: at most this many of them can be listed as avoided. */
export const maxAvoided = 16;

/** The concepts that can be in a list: what `selectLiveConcepts` reads from the database. */
export function liveConcepts(states: readonly ConceptState[], count: number): ConceptState[] {
  const recent = states.filter(({ lastIndex }) => lastIndex > count - recentPrimes);
  const avoided = states
    .filter((state) => state.lastIndex <= count - recentPrimes && openAvoidance(state))
    .sort((a, b) => b.lastIndex - a.lastIndex || (a.concept < b.concept ? -1 : 1));
  return [...recent, ...avoided.slice(0, maxAvoided)];
}

interface RankedTheme {
  state: ConceptState;
  surprise: number;
  isListed: boolean;
}

/**
 * The writer's themes in three lists, the strongest first in each. The themes have the names that the writer gave them. Themes
 * that the writer rejected or replaced are left out.
 *
 * @param states as `liveConcepts` returns them.
 */
export function beliefLists(
  personId: string,
  states: readonly ConceptState[],
  { count, decayedPages }: { count: number; decayedPages: number },
  corrections: Corrections,
  avoidedSubjects: readonly AvoidedSubject[],
): BeliefLists {
  const found: Record<keyof BeliefLists, { belief: Belief; weight: number }[]> = {
    recurring: [],
    emerging: [],
    avoided: [],
  };
  const add = (list: keyof BeliefLists, state: ConceptState, weight: number, occurrences: number) => {
    const kind = list === 'avoided' ? 'avoidance' : 'theme';
    const { concept } = state;
    const correction = correctionOf(corrections, { kind, concept });
    if (correction && correction.effect !== 'renamed') return;
    const name = correction?.content ?? nameOf(state);
    const lastSeenAt = new Date(state.lastAt);
    const belief = { entryId: entryId(personId, kind, concept), concept, name, occurrences, lastSeenAt };
    found[list].push({ belief, weight });
  };

  const themes = rankThemes(states, count, decayedPages);
  for (const theme of recurringThemes(themes, count)) {
    add('recurring', theme.state, theme.surprise, theme.state.occurrences);
  }
  for (const theme of emergingThemes(themes, count)) {
    add('emerging', theme.state, theme.surprise, theme.state.occurrences);
  }
  for (const { state } of themes) {
    const avoidance = openAvoidance(state);
    if (!avoidance) continue;
    const occurrences = avoidance.reason === 'cue' ? state.cueCount : state.occurrences;
    add('avoided', state, state.cueCount * 2 + state.totalWeight, occurrences);
  }
  for (const { concept, name, entryId: id, since } of avoidedSubjects) {
    if (found.avoided.some(({ belief }) => belief.concept === concept)) continue;
    if (correctionOf(corrections, { kind: 'avoidance', concept })) continue;
    const belief = { entryId: id, concept, name, occurrences: 1, lastSeenAt: since };
    found.avoided.push({ belief, weight: 0 });
  }
  const ordered = (list: keyof BeliefLists) =>
    found[list]
      .sort((a, b) => b.weight - a.weight || (a.belief.concept < b.belief.concept ? -1 : 1))
      .slice(0, maxListed)
      .map(({ belief }) => belief);
  return { recurring: ordered('recurring'), emerging: ordered('emerging'), avoided: ordered('avoided') };
}

/** Ranks themes: first those in the lexicon, then proper names, then the others; within each group by surprise. */
function rankThemes(states: readonly ConceptState[], count: number, decayedPages: number): RankedTheme[] {
  return states
    .filter(({ kind }) => kind === 'theme')
    .map((state) => ({
      state,
      surprise: surprise(state, count, decayedPages),
      isListed: isListed(nameOf(state)),
    }))
    .sort(
      (a, b) =>
        Number(b.isListed) - Number(a.isListed) ||
        Number(isProperName(nameOf(b.state))) - Number(isProperName(nameOf(a.state))) ||
        b.surprise - a.surprise ||
        (a.state.concept < b.state.concept ? -1 : 1),
    );
}

/**
 * Returns a function that decides, for one theme after another, whether the theme is a subject of its own. A word that shares
 * its primes with a stronger theme is part of that theme: `the bow` is part of `the cello`.
 */
function createExplanation(): (theme: RankedTheme) => boolean {
  /** For each prime, the surprise of the strongest theme that explains it so far. */
  const explained = new Map<number, number>();
  return ({ state: { recentIndexes }, surprise: own }) => {
    const unexplained = recentIndexes.filter((index) => explainedRatio * (explained.get(index) ?? 0) < own);
    if (unexplained.length < minOwnShare * recentIndexes.length) return false;
    for (const index of recentIndexes) explained.set(index, Math.max(explained.get(index) ?? 0, own));
    return true;
  };
}

function recurringThemes(themes: readonly RankedTheme[], count: number): RankedTheme[] {
  const isOwnSubject = createExplanation();
  return themes.filter((theme) => {
    const { state } = theme;
    if (!isRecurring(state, count)) return false;
    // A subject that the writer leaves again and again and yet returns to matters, however common it is.
    if (isNamedTheme(state) || openAvoidance(state)?.reason === 'cue') return true;
    if (theme.surprise < neededSurprise(theme)) return false;
    const isSubject = isOwnSubject(theme);
    // A person close to the writer is never only a part of another subject.
    return isSubject || isOwnPerson(nameOf(state));
  });
}

/** The emerging themes. A new theme is compared only with other new themes, because it cannot be part of an older one. */
function emergingThemes(themes: readonly RankedTheme[], count: number): RankedTheme[] {
  const isOwnSubject = createExplanation();
  return themes.filter((theme) => {
    const { state, isListed } = theme;
    if (!isEmerging(state, count)) return false;
    return isNamedTheme(state) || (state.hasEmerged && (isListed || isOwnSubject(theme)));
  });
}

/**
 * The surprise that a theme needs to be listed as recurring. People close to the writer have a high background rate, so they
 * need less surprise than other listed themes.
 */
function neededSurprise({ state, isListed }: RankedTheme): number {
  if (!isListed) return nounSurprise;
  return isOwnPerson(nameOf(state)) ? ownPersonSurprise : distinctiveSurprise;
}

/** The subjects that overrides tell the agent to avoid. */
export function avoidedSubjectsOf(
  overrides: readonly {
    id: string;
    validFrom: Date;
    details: { avoidedSubjects?: { concept: string; name: string }[] } | undefined;
  }[],
): AvoidedSubject[] {
  return overrides.flatMap(({ id, validFrom, details }) =>
    (details?.avoidedSubjects ?? []).map((subject) => ({ ...subject, entryId: id, since: validFrom })),
  );
}
