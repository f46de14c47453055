import { type Database, inTransaction } from '#src/db/database.ts';
import type { Finding } from '../stores/reading-store.ts';
import { lockState, updateHead, updateTotals } from '../stores/state-store.ts';
import * as writings from '../stores/writing-store.ts';
import { insertFindings, replayStoredJournal } from './consolidation.ts';
import { totalsOf } from './totals.ts';

const batchSize = 50;

/**
 * Reads all writings of a person again, batch by batch, then replays the journal. If it is stopped before the end, the head is
 * stale, and the next `refresh` replays the journal.
 *
 * @returns the number of writings read.
 */
export async function rebuildMemory(
  database: Database,
  personId: string,
  readAll: (some: readonly writings.Writing[]) => Promise<Finding[]>,
  onProgress: (done: number) => void,
): Promise<number> {
  let done = 0;
  let after: writings.Writing | undefined;
  for (;;) {
    const batch = await writings.selectOpenWritings(database, personId, { after, limit: batchSize });
    if (batch.length === 0) break;
    const findings = await readAll(batch);
    await inTransaction(database, async (handle) => {
      const state = await lockState(handle, personId);
      // A writing may have been erased while it was read.
      const ids = batch.map(({ id }) => id);
      const remaining = new Set((await writings.selectWritings(handle, personId, ids)).map(({ id }) => id));
      const kept = findings.filter(({ writing }) => remaining.has(writing.id));
      await insertFindings(handle, personId, state.tombstoneKey, kept);
      await updateHead(handle, personId, { ...state, stale: true });
    });
    after = batch.at(-1);
    done += batch.length;
    onProgress(done);
  }
  await inTransaction(database, async (handle) => {
    await lockState(handle, personId);
    await updateTotals(handle, personId, totalsOf(await writings.selectCountedPrimes(handle, personId)));
    await updateHead(handle, personId, await replayStoredJournal(handle, personId));
  });
  return done;
}
