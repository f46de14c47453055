import type { Clock } from '#src/core/clock.ts';
import { newId } from '#src/core/ids.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { replayStoredJournal } from '../consolidate/consolidation.ts';
import { latestCorrections } from '../correct/correction.ts';
import { getEntry } from '../recall/entry-detail.ts';
import { conceptKey } from '../retain/concept.ts';
import { selectConceptsNamed } from '../stores/concept-store.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { findState, lockState, updateHead } from '../stores/state-store.ts';
import { insertErasure } from './erasure-store.ts';
import { type Erased, forgetConcept, forgettable, searchForgotten } from './forgetting.ts';
import type { ForgetElsewhere } from './redaction.ts';
import { loadTombstones } from './tombstones.ts';

export interface ForgettingReceipt {
  erasureId: string;
  erased: Erased;
  /** What a search found afterwards. It is always empty: if anything is found, forgetting fails and changes nothing. */
  found: Erased;
  forgottenAt: Date;
}

/**
 * Forgets an entry and its concept. Memory deletes all data about the concept and does not learn it again.
 *
 * @throws AppError `not_found`.
 */
export async function forgetEntry(
  {
    database,
    clock,
    forgetElsewhere,
  }: { database: Database; clock: Clock; forgetElsewhere?: ForgetElsewhere },
  personId: string,
  id: string,
): Promise<ForgettingReceipt> {
  const entry = await getEntry(database, personId, id);
  const erasureId = newId();
  const now = clock();
  const target = forgettable(entry, await selectConceptsNamed(database, personId, entry.concept));
  const { isNamedIn } = target.naming;
  // Other parts first: if this is interrupted, the entry is still there and can be forgotten again.
  const elsewhere = (await forgetElsewhere?.(personId, { inAnswers: isNamedIn, inTalk: isNamedIn })) ?? {};
  const erased = await inTransaction(database, async (handle) => {
    const { tombstoneKey } = await lockState(handle, personId);
    const here = await forgetConcept(handle, personId, target, { key: tombstoneKey, now });
    await updateHead(handle, personId, await replayStoredJournal(handle, personId));
    const found = await searchForgotten(handle, personId, target);
    if (Object.keys(found).length > 0) {
      throw new Error(`something of a forgotten entry was found after it: ${JSON.stringify(found)}`);
    }
    const all = { ...here, ...elsewhere };
    await insertErasure(handle, { id: erasureId, scope: 'entry', erased: all, now });
    return all;
  });
  return { erasureId, erased, found: {}, forgottenAt: now };
}

/** Returns a function that checks whether a text names something that the person had forgotten. */
export async function forgottenIn(database: Database, personId: string): Promise<(text: string) => boolean> {
  const state = await findState(database, personId);
  if (!state) return () => false;
  return (await loadTombstones(database, personId, state.tombstoneKey)).isNamedIn;
}

/** Returns a function that checks whether the person had a subject forgotten, or rejected it as a theme. */
export async function refusedSubjects(
  database: Database,
  personId: string,
): Promise<(name: string) => boolean> {
  const isForgotten = await forgottenIn(database, personId);
  const corrections = latestCorrections(await selectCorrections(database, personId));
  const rejected = new Set(
    [...corrections.values()]
      .filter(({ kind, effect }) => kind === 'theme' && effect === 'rejected')
      .map(({ concept }) => concept),
  );
  return (name) => rejected.has(conceptKey(name)) || isForgotten(name);
}
