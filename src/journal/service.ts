import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Learner } from '#memory/consolidate/learner.ts';
import { screenForAcuteDanger } from '../care/screen.ts';
import type { Clock } from '../core/clock.ts';
import { derivedId } from '../core/ids.ts';
import { type Database, type Handle, inTransaction } from '../db/database.ts';
import { insertTask, type TaskKey } from '../db/tasks.ts';
import type { Reading } from '../language/reading.ts';
import { flowScore } from '../practice/flow-score.ts';
import { isPrimeDuration } from '../practice/threshold.ts';
import type { JournalEntry } from './entry.ts';

/** The writer whose journal is imported. */
export interface JournalOwner {
  id: string;
  seedWalletAddress: string | undefined;
}

export interface ImportCounts {
  /** Primes that were new. */
  kept: number;
  /** Primes that were stored already, or that occur twice in the journal. */
  known: number;
  /** Sessions below the threshold, which are not kept. */
  short: number;
}

/** A writing as the import stores it. */
interface ImportedWriting {
  id: string;
  personId: string;
  writing: string;
  durationSeconds: number;
  newLineCount: number;
  flowScore: number;
  chakra: number;
  sealed: boolean;
  needsCare: boolean;
  createdAt: Date;
}

export interface JournalImportOptions {
  database: Database;
  clock: Clock;
  learner: Learner;
  /** Finds the chakra of a sealed writing without calling a model. */
  readSealed(writing: string): Promise<Pick<Reading, 'chakra'>>;
  /** Saves a writing with its prime; false when it is stored already. */
  insertPrime(handle: Handle, writing: ImportedWriting, primeId: string): Promise<boolean>;
  /** Plans the story of an imported prime and returns the tasks that were added. */
  planStory(
    handle: Handle,
    prime: {
      writingId: string;
      personId: string;
      chakra: number;
      hasSeedWallet: boolean;
      sealed: boolean;
      needsCare: boolean;
    },
  ): Promise<TaskKey[]>;
  /** Kinds of tasks that are added for each prime, and those that are added only with `generate`. */
  taskKinds: { always: readonly string[]; generated: readonly string[] };
  /** Called once for each prime that was kept. */
  onPrime(): void;
}

/**
 * Number of entries in one transaction. An interrupted import repeats one batch at most. The database is asked once per
 * batch, not once per entry.
 */
const batchSize = 40;

/**
 * Imports an existing journal. The memory ends up as if the writer had written each entry on its day. Repeating an import
 * adds nothing.
 */
export function createJournalImport(options: JournalImportOptions) {
  const { database, learner } = options;

  async function keep(
    person: JournalOwner,
    entries: readonly (JournalEntry & { id: string })[],
    generate: boolean,
  ): Promise<void> {
    const writings = entries.map((entry) => ({
      id: entry.id,
      personId: person.id,
      ordinal: 0,
      text: entry.writing,
      writtenAt: entry.createdAt,
      durationSeconds: entry.durationSeconds,
      flowScore: flowScore(entry),
      sealed: entry.sealed,
      needsCare: screenForAcuteDanger(entry.writing).acute,
    }));
    // A sealed writing is never sent to a model.
    const findings = await learner.prepare(
      person.id,
      writings.filter(({ sealed }) => !sealed),
    );
    const chakras = new Map(findings.map(({ writing, chakra }) => [writing.id, chakra]));
    const kinds = [...options.taskKinds.always, ...(generate ? options.taskKinds.generated : [])];
    const now = options.clock();
    await inTransaction(database, async (handle) => {
      for (const [index, { id, createdAt, ...entry }] of entries.entries()) {
        const { flowScore, needsCare } = writings[index]!;
        const chakra = chakras.get(id) ?? (await options.readSealed(entry.writing)).chakra;
        const primeId = derivedId('imported prime', id);
        const prime = { personId: person.id, chakra, sealed: entry.sealed, needsCare };
        await options.insertPrime(handle, { ...entry, ...prime, id, createdAt, flowScore }, primeId);
        for (const kind of kinds) await insertTask(handle, { kind, subjectId: primeId }, person.id, now);
        if (!generate) continue;
        const hasSeedWallet = person.seedWalletAddress !== undefined;
        await options.planStory(handle, { ...prime, writingId: id, hasSeedWallet });
      }
      await learner.importPrimes(handle, person.id, writings, findings);
    });
    for (let count = 0; count < entries.length; count++) options.onPrime();
  }

  return {
    /**
     * Imports entries, oldest first, in batches that are each one transaction: an interrupted import can be repeated
     * and continues where it stopped.
     *
     * @param generate adds the tasks that paint pictures and tell stories.
     * @param onProgress is told how many entries are done, after each batch.
     */
    async run(
      person: JournalOwner,
      journal: readonly JournalEntry[],
      { generate, onProgress }: { generate: boolean; onProgress(done: number): void },
    ): Promise<ImportCounts> {
      const counts: ImportCounts = { kept: 0, known: 0, short: 0 };
      const byId = new Map<string, JournalEntry & { id: string }>();
      for (const entry of journal) {
        const id = idOf(person, entry);
        if (!isPrimeDuration(entry.durationSeconds)) counts.short++;
        else if (byId.has(id)) counts.known++;
        else byId.set(id, { ...entry, id });
      }
      const entries = [...byId.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      onProgress(counts.short + counts.known);
      for (let at = 0; at < entries.length; at += batchSize) {
        const batch = entries.slice(at, at + batchSize);
        const known = await selectExisting(
          database,
          batch.map(({ id }) => id),
        );
        const fresh = batch.filter(({ id }) => !known.has(id));
        if (fresh.length > 0) await keep(person, fresh, generate);
        counts.kept += fresh.length;
        counts.known += batch.length - fresh.length;
        onProgress(counts.short + counts.known + counts.kept);
      }
      await learner.refresh(person.id);
      return counts;
    },
  };
}

/** The same entry of the same writer always gets the same id, so that an import can be repeated. */
function idOf(person: JournalOwner, entry: JournalEntry): string {
  const text = createHash('sha256').update(entry.writing).digest('hex');
  const { createdAt, durationSeconds } = entry;
  return derivedId('imported writing', person.id, createdAt.toISOString(), String(durationSeconds), text);
}

async function selectExisting(handle: Handle, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from writings where id = any(${[...ids]}::uuid[])`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}
