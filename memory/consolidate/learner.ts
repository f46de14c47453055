import type { Clock } from '#src/core/clock.ts';
import { type Database, type Handle, inTransaction } from '#src/db/database.ts';
import { finishTasks, insertTask, type Task, type TaskKey } from '#src/db/tasks.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import type { Finding } from '../stores/reading-store.ts';
import * as states from '../stores/state-store.ts';
import * as writings from '../stores/writing-store.ts';
import { applyFindings, compareInJournal, replayStoredJournal } from './consolidation.ts';
import { createEmbeddings } from './embeddings.ts';
import { type ReadWriting, readWritings } from './reading.ts';
import { rebuildMemory } from './rebuild.ts';
import { type CountedPrime, type JournalTotals, totalsAfter, totalsOf } from './totals.ts';

export interface LearnerOptions {
  database: Database;
  clock: Clock;
  read: ReadWriting;
  embedder: Embedder;
}

export const learnTaskKind = 'memory-learn';

/** A task learns from its prime and from up to this many earlier primes that are still waiting. */
const maxWaiting = 20;
/** From this many primes on, the planner's statistics are updated each time a journal has doubled. */
const minAnalyzedPrimes = 32;
const staleBatch = 20;

export type Learner = ReturnType<typeof createLearner>;

/** Learns from primes: reads them, stores what was found, and applies it in journal order. */
export function createLearner(options: LearnerOptions) {
  const { database, clock } = options;
  const embeddings = createEmbeddings(options);
  const readAll = (personId: string, some: readonly writings.Writing[]) =>
    readWritings({ ...options, embeddings }, personId, some);

  return {
    ...embeddings,

    /**
     * Within the transaction that stores a prime: counts it, and adds the task to learn from it unless it is sealed.
     *
     * @returns the tasks added, for the queue to be told after the transaction.
     */
    async plan(
      handle: Handle,
      prime: CountedPrime & { writingId: string; personId: string },
    ): Promise<TaskKey[]> {
      const { totals } = await states.lockState(handle, prime.personId);
      await updateTotals(handle, prime.personId, totals, [prime]);
      if (prime.sealed) return [];
      const task = { kind: learnTaskKind, subjectId: prime.writingId };
      await insertTask(handle, task, prime.personId, clock());
      return [task];
    },

    /** Runs a task: learns from its prime and from earlier primes that are still waiting. Running it twice does no harm. */
    async learn(task: Task): Promise<void> {
      const writing = await writings.findWriting(database, task.subjectId);
      if (!writing || writing.sealed) return;
      const { personId } = writing;
      const waiting = await writings.selectWaitingWritings(database, {
        writing,
        taskKind: learnTaskKind,
        limit: maxWaiting,
      });
      const findings = await readAll(personId, [...waiting, writing]);
      let hasDoubled = false;
      await inTransaction(database, async (handle) => {
        const state = await states.lockState(handle, personId);
        const ids = findings.map((finding) => finding.writing.id);
        const finished = await finishTasks(handle, learnTaskKind, ids, clock());
        const open = findings.filter((finding) => finished.has(finding.writing.id));
        if (open.length === 0) return;
        const applied = await applyFindings(handle, personId, state, open);
        const head = applied.stale ? await replayStoredJournal(handle, personId) : applied;
        await states.updateHead(handle, personId, head);
        hasDoubled = crossesPowerOfTwo(state.learned, head.learned);
      });
      await embeddings.embedWaiting(personId);
      if (hasDoubled) await states.analyzeMemory(database);
    },

    /**
     * Reads writings that are about to be imported, before the transaction that stores them.
     *
     * @param writings with the ids that they will have.
     */
    prepare: readAll,

    /**
     * Within the transaction that stores imported writings: counts them and stores what `prepare` found. Call `refresh`
     * afterwards: until then, entries may be missing or outdated.
     */
    async importPrimes(
      handle: Handle,
      personId: string,
      primes: readonly CountedPrime[],
      findings: readonly Finding[],
    ): Promise<void> {
      const state = await states.lockState(handle, personId);
      await updateTotals(handle, personId, state.totals, primes);
      if (findings.length === 0) return;
      const ids = findings.map(({ writing }) => writing.id);
      const stored = await writings.selectWritings(handle, personId, ids);
      const byId = new Map(stored.map((writing) => [writing.id, writing]));
      const ordered = findings
        .flatMap((finding) => {
          const writing = byId.get(finding.writing.id);
          return writing ? [{ ...finding, writing }] : [];
        })
        .sort((a, b) => compareInJournal(a.writing, b.writing));
      await states.updateHead(handle, personId, await applyFindings(handle, personId, state, ordered));
    },

    /** Replays a stale journal, and embeds what has no embedding yet. */
    async refresh(personId: string): Promise<void> {
      await inTransaction(database, async (handle) => {
        const state = await states.lockState(handle, personId);
        if (!state.stale) return;
        await states.updateHead(handle, personId, await replayStoredJournal(handle, personId));
      });
      await embeddings.embedWaiting(personId);
      await states.analyzeMemory(database);
    },

    /** Ids of people whose journal is stale, because an import was interrupted before `refresh`. */
    staleWriters: () => states.selectStalePeople(database, staleBatch),

    /**
     * Reads the whole journal again and builds the memory from it. Corrections and forgotten concepts stay as they are.
     *
     * @returns the number of primes read.
     */
    async rebuild(personId: string, onProgress: (done: number) => void): Promise<number> {
      const count = await rebuildMemory(database, personId, (some) => readAll(personId, some), onProgress);
      await embeddings.embedWaiting(personId);
      await states.analyzeMemory(database);
      return count;
    },
  };
}

async function updateTotals(
  handle: Handle,
  personId: string,
  totals: JournalTotals,
  primes: readonly CountedPrime[],
): Promise<void> {
  let next: JournalTotals | undefined = totals;
  for (const prime of primes) next &&= totalsAfter(next, prime);
  next ??= totalsOf(await writings.selectCountedPrimes(handle, personId));
  await states.updateTotals(handle, personId, next);
}

function crossesPowerOfTwo(before: number, after: number): boolean {
  return after >= minAnalyzedPrimes && Math.floor(Math.log2(after)) > Math.log2(Math.max(before, 1));
}
