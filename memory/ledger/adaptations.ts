import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { getEntry } from '../recall/entry-detail.ts';
import type { ShownEntry } from '../recall/shown-entry.ts';
import { closeEntries, findEntry, selectExistingIds, updateDetails } from '../stores/entry-store.ts';
import { lockState } from '../stores/state-store.ts';
import { recordLedgerEntry } from './ledger-entry.ts';

export interface Adaptation {
  /** Which of the agent's known adaptations it is; undefined if it is none of them. */
  kind?: string | undefined;
  content: string;
  /** Ids of the entries that caused it. */
  causes: readonly string[];
  engagementId?: string;
  id?: string;
}

interface Options {
  database: Database;
  clock: Clock;
}

const maxPrompts = 100;

/**
 * Records that the agent does something differently from now on.
 *
 * @throws AppError `not_found` if a cause is not an entry of this person.
 */
export async function recordAdaptation(
  options: Options,
  personId: string,
  { kind, content, causes, engagementId, id }: Adaptation,
): Promise<ShownEntry> {
  const existing = await selectExistingIds(options.database, personId, causes);
  if (!causes.every((cause) => existing.has(cause))) throw notFound('entry');
  return recordLedgerEntry(options, personId, {
    id: id ?? newId(),
    kind: 'adaptation',
    content,
    source: 'agent',
    details: {
      ...(kind === undefined ? {} : { kind }),
      causes: [...causes],
      prompts: [],
      ...(engagementId ? { engagementId } : {}),
    },
  });
}

/**
 * Records a prompt that an adaptation has changed. Recording the same prompt of an engagement twice has no effect, so that a
 * turn may be resumed.
 *
 * @throws AppError `not_found`.
 */
export async function recordChangedPrompt(
  { database, clock }: Options,
  personId: string,
  adaptationId: string,
  { engagementId, prompt }: { engagementId: string; prompt: string },
): Promise<void> {
  await inTransaction(database, async (handle) => {
    await lockState(handle, personId);
    const entry = await findEntry(handle, personId, adaptationId);
    if (entry?.kind !== 'adaptation') throw notFound('adaptation');
    const before = entry.details?.prompts ?? [];
    if (before.some((one) => one.engagementId === engagementId && one.prompt === prompt)) return;
    const prompts = [...before, { engagementId, prompt, at: clock().toISOString() }].slice(-maxPrompts);
    await updateDetails(handle, personId, adaptationId, { ...entry.details, prompts });
  });
}

/**
 * Ends an adaptation. Its entry is closed, not deleted.
 *
 * @throws AppError `not_found`; `conflict` if the entry is not an adaptation.
 */
export async function undoAdaptation(
  { database, clock }: Options,
  personId: string,
  id: string,
): Promise<void> {
  const entry = await getEntry(database, personId, id);
  if (entry.kind !== 'adaptation') {
    throw new AppError('conflict', 'Only an adaptation can be undone; correct or forget this entry.');
  }
  await closeEntries(database, personId, { kind: 'adaptation', ids: [id], at: clock() });
}

/** Ends adaptations that another one replaces. Ids that belong to no adaptation are ignored. */
export async function closeAdaptations(
  { database, clock }: Options,
  personId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await closeEntries(database, personId, { kind: 'adaptation', ids, at: clock() });
}
