import type { Clock } from '#src/core/clock.ts';
import { newId } from '#src/core/ids.ts';
import { snakeCase } from '#src/core/snake-case.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { deleteTasks, type TaskKey } from '#src/db/tasks.ts';
import { learnTaskKind } from '../consolidate/learner.ts';
import type { Correction } from '../correct/correction.ts';
import { maxEvidence } from '../recall/entry-detail.ts';
import { showEntry } from '../recall/shown-entry.ts';
import { findConsent } from '../research/store.ts';
import { selectEvidence } from '../retain/evidence.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { countEntries, type StoredEntry, selectEntries } from '../stores/entry-store.ts';
import { countLearned, lockState } from '../stores/state-store.ts';
import { selectTaskSubjects } from '../stores/writing-store.ts';
import { deleteMemoryOf, insertErasure } from './erasure-store.ts';

interface Options {
  database: Database;
  clock: Clock;
  /** Removes tasks from the queue. */
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
}

/** All entries of a person with their evidence, then all corrections: one object for each line of the export. */
export async function exportLines(database: Database, personId: string): Promise<Record<string, unknown>[]> {
  const count = await countLearned(database, personId);
  const entries = await selectEntries(database, personId, {});
  const evidence = await selectEvidence(database, entries, maxEvidence);
  const corrections = await selectCorrections(database, personId);
  return [
    ...entries.map((entry) => ({
      type: 'entry',
      ...exportedEntry(entry, count),
      evidence: evidence.get(entry.id) ?? [],
    })),
    ...corrections.map((correction) => ({ type: 'correction', ...exportedCorrection(correction) })),
  ];
}

/** What memory keeps about a person, for counting, export and erasure. */
export function createMemoryPersonalData({ database, clock, dequeue }: Options) {
  return {
    async count(personId: string) {
      return { memory_entries: await countEntries(database, personId) };
    },
    async export(personId: string) {
      const count = await countLearned(database, personId);
      const entries = await selectEntries(database, personId, {});
      const consent = await findConsent(database, personId);
      return snakeCase({
        memory: entries.map((entry) => exportedEntry(entry, count)),
        memory_corrections: (await selectCorrections(database, personId)).map(exportedCorrection),
        ...(consent ? { research_consent: consent } : {}),
      }) as Record<string, unknown>;
    },
    async erase(personId: string) {
      const pending = await selectTaskSubjects(database, personId, learnTaskKind);
      const tasks = pending.map((subjectId) => ({ kind: learnTaskKind, subjectId }));
      await dequeue(tasks);
      const erased = await inTransaction(database, async (handle) => {
        await lockState(handle, personId);
        await deleteTasks(handle, tasks);
        return deleteMemoryOf(handle, personId);
      });
      await insertErasure(database, { id: newId(), scope: 'person', erased, now: clock() });
      return erased;
    },
  };
}

/** The names of exported fields are public; these two keep them when the code changes its own. */
function exportedEntry(entry: StoredEntry, count: number) {
  const { details, ...shown } = showEntry(entry, count);
  const { avoidedSubjects, ...others } = details ?? {};
  return {
    ...shown,
    details: details && { ...others, ...(avoidedSubjects ? { unwanted: avoidedSubjects } : {}) },
    validTo: entry.validTo ?? null,
  };
}

function exportedCorrection({ effect, ...correction }: Correction) {
  return { ...correction, verdict: effect };
}
