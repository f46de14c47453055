import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { type Corrections, latestCorrections } from '../correct/correction.ts';
import { selectLiveConcepts } from '../stores/concept-store.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { type StoredEntry, selectEntries } from '../stores/entry-store.ts';
import { findState, type MemoryState } from '../stores/state-store.ts';
import { replayUntil } from '../timeline/replay.ts';
import { avoidedSubjectsOf, type BeliefLists, beliefLists, liveConcepts, maxAvoided } from './beliefs.ts';

/** What the writer said that beliefs depend on: corrections, and the overrides and adaptations in force. */
export interface WriterWord {
  corrections: Corrections;
  overrides: StoredEntry[];
  adaptations: StoredEntry[];
}

export async function selectWriterWord(
  { database, clock }: { database: Database; clock: Clock },
  personId: string,
): Promise<WriterWord> {
  const corrections = latestCorrections(await selectCorrections(database, personId));
  const ledger = await selectEntries(database, personId, {
    kinds: ['override', 'adaptation'],
    validAt: clock(),
  });
  return {
    corrections,
    overrides: ledger.filter(({ kind }) => kind === 'override'),
    adaptations: ledger.filter(({ kind }) => kind === 'adaptation'),
  };
}

/** The current lists of themes. @param state the writer's state as read earlier; the journal may have grown since. */
export async function selectLiveBeliefs(
  database: Database,
  personId: string,
  state: MemoryState | undefined,
  { corrections, overrides }: WriterWord,
): Promise<BeliefLists> {
  const count = state?.learned ?? 0;
  const decayedPages = state?.decayedPages ?? 0;
  // Without pages no surprise can be computed, though the first prime may have been learned meanwhile.
  const live =
    decayedPages === 0
      ? []
      : await selectLiveConcepts(database, personId, { count, decayedPages, maxAvoided });
  return beliefLists(personId, live, { count, decayedPages }, corrections, avoidedSubjectsOf(overrides));
}

/** The lists of themes with their entries, as of now or of a past moment. */
export async function selectBeliefs(
  options: { database: Database; clock: Clock },
  personId: string,
  { asOf }: { asOf?: Date } = {},
): Promise<BeliefLists> {
  const { database } = options;
  if (!asOf) {
    const state = await findState(database, personId);
    return selectLiveBeliefs(database, personId, state, await selectWriterWord(options, personId));
  }
  const past = await replayUntil(database, personId, asOf);
  const live = liveConcepts(past.concepts, past.count);
  return beliefLists(personId, live, past, past.corrections, avoidedSubjectsOf(past.entries));
}

/** The names in each list, without the entries. */
export function namesOf(lists: BeliefLists): Record<keyof BeliefLists, string[]> {
  const names = (list: keyof BeliefLists) => lists[list].map(({ name }) => name);
  return { recurring: names('recurring'), emerging: names('emerging'), avoided: names('avoided') };
}
