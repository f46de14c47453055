import type { Clock } from '#src/core/clock.ts';
import { ProviderError } from '#src/core/provider-error.ts';
import { type Database, type Handle, inTransaction } from '#src/db/database.ts';
import { finishTask, insertTask, type Task, type TaskKey } from '#src/db/tasks.ts';
import { embedOffline, offlineEmbeddingModel } from '#src/language/embedding.ts';
import type { Reading } from '#src/language/reading.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { loadTombstones, withoutForgotten } from '../forget/tombstones.ts';
import { observe } from '../retain/observe.ts';
import { deleteOtherTracks, loadTracks, selectThemeNames, upsertTracks } from '../stores/concept-store.ts';
import * as entryStore from '../stores/entry-store.ts';
import type { Finding, Writing } from '../stores/reading-store.ts';
import * as readings from '../stores/reading-store.ts';
import * as states from '../stores/state-store.ts';
import { corrected, entriesOf, latestCorrections } from './entries.ts';
import { applyPrime, emptyFold, type FoldState, type Track } from './reducer.ts';
import { type CountedPrime, recount, tallyAfter } from './tally.ts';

export interface LearnerOptions {
  database: Database;
  clock: Clock;
  /**
   * @param known names of themes that earlier writings of the same writer gave, the weightiest first: a theme of this one that is one of
   *   them in other words should bear its name.
   */
  read(writing: string, known: readonly string[]): Promise<Reading>;
  embedder: Embedder;
}

export const learnTaskKind = 'memory-learn';

/** Primes that came before and still wait are learned together with the one that is asked for. */
const maxTogether = 20;
const rebuildBatch = 50;
/** From so many primes on the planner is told each time that a journal has doubled. */
const analyzedFrom = 32;
const embedBatch = 64;
/** So many themes a reader is told of, so that the same thing goes by one name. */
const maxKnownThemes = 40;

export type Learner = ReturnType<typeof createLearner>;

/** Learns from primes: reads them, saves what was found, and moves the fold on, in journal order. */
export function createLearner({ database, clock, read, embedder }: LearnerOptions) {
  /** Passages are kept with vectors of the offline embedding while the model cannot be had: learning does not wait. */
  async function embedPassages(texts: readonly string[]) {
    if (texts.length === 0) return { vectors: [], model: embedder.model };
    try {
      return { vectors: await embedder.embed(texts, { background: true }), model: embedder.model };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { vectors: texts.map(embedOffline), model: offlineEmbeddingModel };
    }
  }

  async function find(writing: Writing, known: Set<string>): Promise<Finding> {
    const reading = await read(writing.text, [...known]);
    for (const { name } of reading.themes) known.add(name);
    const { mentions, passages, emotion, words } = observe(writing.text, reading, writing);
    const { vectors, model } = await embedPassages(
      passages.map(({ start, end }) => writing.text.slice(start, end)),
    );
    return {
      writing,
      mentions,
      emotion,
      words,
      passages: passages.map((passage, index) => ({ ...passage, embedding: vectors[index]! })),
      embeddingModel: model,
      chakra: reading.chakra,
    };
  }

  /** In the order of the journal, of one writer: what one writing calls a theme the next ones are told. */
  async function findAll(personId: string, writings: readonly Writing[]): Promise<Finding[]> {
    const known = new Set(await selectThemeNames(database, personId, maxKnownThemes));
    const findings: Finding[] = [];
    for (const writing of writings) findings.push(await find(writing, known));
    return findings;
  }

  /** Within a transaction that holds the writer's state: saves findings and moves the fold on, or marks it stale. */
  async function take(
    handle: Handle,
    personId: string,
    state: states.MemoryState,
    found: readonly Finding[],
  ): Promise<states.Head> {
    const tombstones = await loadTombstones(handle, personId, state.tombstoneKey);
    const findings = found.map((finding) => withoutForgotten(finding, tombstones));
    await readings.insertFindings(handle, personId, findings);
    const isNext = findings.every(({ writing }) => comesAfter(writing, state));
    if (state.stale || !isNext) return { ...state, stale: true };

    const wanted = findings.flatMap(({ mentions }) => mentions);
    const tracks = await loadTracks(handle, personId, wanted, {
      fromIndex: state.learned + 1,
      toIndex: state.learned + findings.length,
    });
    const fold: FoldState = {
      count: state.learned,
      flowTotal: state.flowTotal,
      pages: state.pages,
      tracks,
      changed: new Set(),
    };
    for (const { writing, words, mentions } of findings) {
      applyPrime(fold, { ...writing, writingId: writing.id, words, mentions });
    }
    await saveTracks(
      handle,
      personId,
      [...fold.changed].map((id) => fold.tracks.get(id)!),
    );
    const last = findings.at(-1);
    return {
      learned: fold.count,
      flowTotal: fold.flowTotal,
      pages: fold.pages,
      learnedAt: last?.writing.writtenAt ?? state.learnedAt,
      learnedOrdinal: last?.writing.ordinal ?? state.learnedOrdinal,
      stale: false,
    };
  }

  async function saveTracks(handle: Handle, personId: string, tracks: readonly Track[]): Promise<string[]> {
    const corrections = latestCorrections(await entryStore.selectCorrections(handle, personId));
    const entries = tracks.flatMap((track) => entriesOf(personId, track));
    await upsertTracks(handle, personId, tracks);
    await entryStore.replaceEntries(
      handle,
      personId,
      tracks,
      entries.map((entry) => corrected(entry, corrections)),
    );
    return entries.map(({ id }) => id);
  }

  /** Folds the whole journal again from what was found in it. */
  async function refold(handle: Handle, personId: string): Promise<states.Head> {
    const primes = await readings.selectReadPrimes(handle, personId);
    const fold = emptyFold();
    for (const prime of primes) applyPrime(fold, prime);
    const ids = await saveTracks(handle, personId, [...fold.tracks.values()]);
    await deleteOtherTracks(handle, personId, new Set(fold.tracks.keys()));
    await entryStore.deleteOtherEntries(handle, personId, ids);
    const last = primes.at(-1);
    return {
      learned: fold.count,
      flowTotal: fold.flowTotal,
      pages: fold.pages,
      learnedAt: last?.writtenAt,
      learnedOrdinal: last?.ordinal,
      stale: false,
    };
  }

  async function embedSomeEntries(
    personId: string,
    { foreign, background }: { foreign: boolean; background: boolean },
  ): Promise<number> {
    const { model } = embedder;
    const waiting = await entryStore.selectUnembedded(database, personId, {
      ...(foreign ? { notOf: model } : {}),
      limit: embedBatch,
    });
    if (waiting.length === 0) return 0;
    const vectors = await embedder.embed(
      waiting.map(({ content }) => content),
      { background },
    );
    const embedded = waiting.map((entry, index) => ({ ...entry, embedding: vectors[index]! }));
    await entryStore.updateEmbeddings(database, personId, model, embedded);
    return waiting.length;
  }

  async function reembedSomePassages(personId: string, by: string | undefined): Promise<number> {
    const { model } = embedder;
    const waiting = await readings.selectForeignPassages(database, personId, {
      model,
      by,
      limit: embedBatch,
    });
    if (waiting.length === 0) return 0;
    const writings = await readings.selectWritings(
      database,
      personId,
      waiting.map(({ writingId }) => writingId),
    );
    const texts = new Map(writings.map(({ id, text }) => [id, text]));
    const vectors = await embedder.embed(
      waiting.map(({ writingId, start, end }) => texts.get(writingId)?.slice(start, end) ?? ''),
      { background: true },
    );
    await readings.updatePassageEmbeddings(
      database,
      personId,
      model,
      waiting.map(({ id }, index) => ({ id, embedding: vectors[index]! })),
    );
    return waiting.length;
  }

  /**
   * Embeds what waits for it: entries that have none, and passages from a time when the model could not be had. What
   * another model has embedded is left to `reembed`. Without the model it all goes on waiting, and is found by words.
   */
  async function embedWaiting(personId: string): Promise<void> {
    try {
      while ((await embedSomeEntries(personId, { foreign: false, background: true })) > 0);
      while ((await reembedSomePassages(personId, offlineEmbeddingModel)) > 0);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }

  /** Embeds entries that have just been said or changed; somebody waits, so what does not fit is left for later. */
  async function embedNewEntries(personId: string): Promise<void> {
    try {
      await embedSomeEntries(personId, { foreign: false, background: false });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }

  return {
    /**
     * Within the transaction that keeps a prime: counts it, and plans to learn from it unless it is sealed.
     *
     * @param learn false where the caller learns from it by itself.
     */
    async plan(
      handle: Handle,
      prime: CountedPrime & { writingId: string; personId: string },
    ): Promise<TaskKey[]> {
      const { tally } = await states.lockState(handle, prime.personId);
      const next =
        tallyAfter(tally, prime) ?? recount(await readings.selectCountedPrimes(handle, prime.personId));
      await states.updateTally(handle, prime.personId, next);
      if (prime.sealed) return [];
      const task = { kind: learnTaskKind, subjectId: prime.writingId };
      await insertTask(handle, task, prime.personId, clock());
      return [task];
    },

    /** The handler of the task: learns from a prime and from those before it that wait, and can run twice. */
    async learn(task: Task): Promise<void> {
      const writing = await readings.findWriting(database, task.subjectId);
      if (!writing || writing.sealed) return;
      const { personId } = writing;
      const waiting = await readings.selectWaitingWritings(database, {
        writing,
        taskKind: learnTaskKind,
        limit: maxTogether,
      });
      const findings = await findAll(personId, [...waiting, writing]);
      let hasGrown = false;
      await inTransaction(database, async (handle) => {
        const state = await states.lockState(handle, personId);
        const open: Finding[] = [];
        for (const finding of findings) {
          const key = { kind: learnTaskKind, subjectId: finding.writing.id };
          if (await finishTask(handle, key, clock())) open.push(finding);
        }
        if (open.length === 0) return;
        const taken = await take(handle, personId, state, open);
        const head = taken.stale ? await refold(handle, personId) : taken;
        await states.updateHead(handle, personId, head);
        hasGrown = isDoubled(state.learned, head.learned);
      });
      await embedWaiting(personId);
      if (hasGrown) await states.analyzeMemory(database);
    },

    /**
     * Reads writings that are being brought in, before the transaction that keeps them; `id` is the one that they
     * will have.
     */
    prepare: findAll,

    /**
     * Within the transaction that keeps them: counts primes that are brought in and takes in what `prepare` found.
     * The memory is whole again after `settle`.
     */
    async importPrimes(
      handle: Handle,
      personId: string,
      primes: readonly CountedPrime[],
      findings: readonly Finding[],
    ): Promise<void> {
      const state = await states.lockState(handle, personId);
      let tally: ReturnType<typeof tallyAfter> = state.tally;
      for (const prime of primes) tally &&= tallyAfter(tally, prime);
      tally ??= recount(await readings.selectCountedPrimes(handle, personId));
      await states.updateTally(handle, personId, tally);
      if (findings.length === 0) return;
      const saved = new Map(
        (
          await readings.selectWritings(
            handle,
            personId,
            findings.map(({ writing }) => writing.id),
          )
        ).map((writing) => [writing.id, writing]),
      );
      const ordered = findings
        .flatMap((finding) => {
          const writing = saved.get(finding.writing.id);
          return writing ? [{ ...finding, writing }] : [];
        })
        .sort((a, b) => compareWritings(a.writing, b.writing));
      await states.updateHead(handle, personId, await take(handle, personId, state, ordered));
    },

    /** Folds again where that is due, and embeds what has no embedding yet. */
    async settle(personId: string): Promise<void> {
      await inTransaction(database, async (handle) => {
        const state = await states.lockState(handle, personId);
        if (state.stale) await states.updateHead(handle, personId, await refold(handle, personId));
      });
      await embedWaiting(personId);
      await states.analyzeMemory(database);
    },

    /** Writers whose memory a stop in the middle of an import has left unsettled. */
    unsettled: () => states.selectStale(database, 20),

    /** Folds again within a transaction that holds the writer's state. */
    refold,

    /**
     * Reads the whole journal anew and makes the memory from it. What the writer has corrected and forgotten stays
     * so.
     */
    async rebuild(personId: string, onProgress: (done: number) => void): Promise<number> {
      let done = 0;
      let after: Writing | undefined;
      for (;;) {
        const writings = await readings.selectOpenWritings(database, personId, {
          after,
          limit: rebuildBatch,
        });
        if (writings.length === 0) break;
        const findings = await findAll(personId, writings);
        await inTransaction(database, async (handle) => {
          const state = await states.lockState(handle, personId);
          const tombstones = await loadTombstones(handle, personId, state.tombstoneKey);
          // One that was erased while it was read is not there any more.
          const still = new Set(
            (
              await readings.selectWritings(
                handle,
                personId,
                writings.map(({ id }) => id),
              )
            ).map(({ id }) => id),
          );
          await readings.insertFindings(
            handle,
            personId,
            findings
              .filter(({ writing }) => still.has(writing.id))
              .map((finding) => withoutForgotten(finding, tombstones)),
          );
          await states.updateHead(handle, personId, { ...state, stale: true });
        });
        after = writings.at(-1);
        done += writings.length;
        onProgress(done);
      }
      await inTransaction(database, async (handle) => {
        await states.lockState(handle, personId);
        await states.updateTally(
          handle,
          personId,
          recount(await readings.selectCountedPrimes(handle, personId)),
        );
        await states.updateHead(handle, personId, await refold(handle, personId));
      });
      await embedWaiting(personId);
      await states.analyzeMemory(database);
      return done;
    },

    embedNewEntries,

    /** Writers who have entries or passages that another model has embedded. */
    writersToReembed: () => readings.selectForeignWriters(database, embedder.model),

    /**
     * Gives entries and passages that another model has embedded an embedding of the present one, and can be run
     * again where it was stopped.
     *
     * @throws ProviderError when the model cannot be had.
     */
    async reembed(personId: string): Promise<{ entries: number; passages: number }> {
      const total = { entries: 0, passages: 0 };
      for (let count = -1; count !== 0; total.passages += count)
        count = await reembedSomePassages(personId, undefined);
      for (let count = -1; count !== 0; total.entries += count)
        count = await embedSomeEntries(personId, { foreign: true, background: true });
      return total;
    },
  };
}

/** Whether a journal has grown past a power of two. */
function isDoubled(before: number, after: number): boolean {
  return after >= analyzedFrom && Math.floor(Math.log2(after)) > Math.log2(Math.max(before, 1));
}

type Placed = Pick<Writing, 'writtenAt' | 'ordinal'>;

function compareWritings(a: Placed, b: Placed): number {
  return a.writtenAt.getTime() - b.writtenAt.getTime() || a.ordinal - b.ordinal;
}

function comesAfter(writing: Placed, { learnedAt, learnedOrdinal }: states.Head): boolean {
  return !learnedAt || compareWritings(writing, { writtenAt: learnedAt, ordinal: learnedOrdinal ?? 0 }) > 0;
}
