import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { getEntry } from '../recall/entry-detail.ts';
import { type ShownEntry, showEntry } from '../recall/shown-entry.ts';
import { insertEntry, type StoredEntry } from '../stores/entry-store.ts';
import { countLearned } from '../stores/state-store.ts';

/**
 * Records an entry that is not derived from the journal: an override or an adaptation. If its id exists already, the
 * existing entry stays as it is and is returned.
 */
export async function recordLedgerEntry(
  { database, clock }: { database: Database; clock: Clock },
  personId: string,
  entry: Pick<StoredEntry, 'id' | 'kind' | 'content' | 'source' | 'details'>,
): Promise<ShownEntry> {
  const now = clock();
  const count = await countLearned(database, personId);
  await insertEntry(database, {
    ...entry,
    personId,
    concept: `${entry.kind}:${entry.id}`,
    derived: false,
    strength: 1,
    occurrences: 1,
    lastIndex: count,
    firstSeenAt: now,
    lastSeenAt: now,
    validFrom: now,
    validTo: undefined,
  });
  return showEntry(await getEntry(database, personId, entry.id), count);
}
