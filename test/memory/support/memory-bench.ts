import { parseAvoidedSubjects } from '#agents/rules/parse-instruction.ts';
import { createMemory, type MemoryService } from '#memory/service.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import type { Clock } from '#src/core/clock.ts';
import { newId } from '#src/core/ids.ts';
import { createDatabase, type Database, inTransaction } from '#src/db/database.ts';
import { startTask } from '#src/db/tasks.ts';
import { readWriting } from '#src/language/reader.ts';
import { createEmbedder, type Embedder } from '#src/models/embeddings.ts';
import { flowScore } from '#src/practice/flow-score.ts';
import { openDatabase } from '#src/wiring/database.ts';
import { insertPrime } from '#src/writing/store.ts';
import { freshDataDir, onCleanup } from '../../support/data-dir.ts';

export interface WrittenEntry {
  writing: string;
  at?: Date;
  durationSeconds?: number;
  sealed?: boolean;
}

export interface MemoryBench {
  memory: MemoryService;
  database: Database;
  pool: Awaited<ReturnType<typeof openDatabase>>['pool'];
  dataDir: string;
  /** What the clock shows; it moves on with each entry that is written later. */
  now: Date;
  newWriter(wallet?: string): Promise<string>;
  /** Keeps a prime and plans its work, as a write does. */
  keep(personId: string, entry: WrittenEntry): Promise<string>;
  /** Does the work that a kept prime has left. */
  learn(personId: string, writingId: string): Promise<void>;
  /** Keeps a prime and learns from it. */
  live(personId: string, entry: WrittenEntry): Promise<string>;
}

/** Memory over a database of its own, with the offline reader where no other is given, and a clock that is set by hand. */
export async function openMemoryBench({
  start = new Date('2026-01-01T08:00:00Z'),
  embedder = createEmbedder({ provider: undefined }) as Embedder,
  read = async (text: string, _known: readonly string[]) => readWriting(text),
} = {}): Promise<MemoryBench> {
  const dataDir = await freshDataDir();
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, (cause) => {
    throw cause;
  });
  onCleanup(() => opened.close());
  const database = createDatabase(opened.pool);
  const clock: Clock = () => bench.now;
  const memory = createMemory({
    database,
    clock,
    read,
    embedder,
    parseAvoidedSubjects,
    dequeue: async () => undefined,
  });
  let wallets = 0;

  const bench: MemoryBench = {
    memory,
    database,
    pool: opened.pool,
    dataDir,
    now: start,

    async newWriter(wallet = `0x${(++wallets).toString(16).padStart(40, '0')}`) {
      const id = newId();
      await database
        .insertInto('people')
        .values({
          id,
          wallet_address: wallet,
          seed_wallet_address: null,
          client_name: null,
          created_at: bench.now,
        })
        .execute();
      return id;
    },

    async keep(personId, { writing, at, durationSeconds = 600, sealed = false }) {
      bench.now = at ?? new Date(bench.now.getTime() + 60_000);
      const id = newId();
      const score = flowScore({ writing, durationSeconds, newLineCount: 0 });
      const createdAt = bench.now;
      await inTransaction(database, async (handle) => {
        await insertPrime(
          handle,
          {
            id,
            personId,
            writing,
            durationSeconds,
            newLineCount: 0,
            flowScore: score,
            chakra: 1,
            sealed,
            needsCare: screenForAcuteDanger(writing).acute,
            createdAt,
          },
          newId(),
        );
        await memory.learner.plan(handle, {
          writingId: id,
          personId,
          writtenAt: createdAt,
          durationSeconds,
          flowScore: score,
          sealed,
        });
      });
      return id;
    },

    async learn(personId, writingId) {
      const key = { kind: 'memory-learn', subjectId: writingId };
      const task = await startTask(database, key, bench.now);
      if (task) await memory.learner.learn({ ...task, personId });
    },

    async live(personId, entry) {
      const id = await bench.keep(personId, entry);
      await bench.learn(personId, id);
      return id;
    },
  };
  return bench;
}
