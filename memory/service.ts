import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import type { EntryKind, Verdict } from '#src/db/memory-tables.ts';
import { deleteTasks, type TaskKey } from '#src/db/tasks.ts';
import type { Reading } from '#src/language/reading.ts';
import { tokenise } from '#src/language/tokens.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { type Chakra, kingdoms } from '#src/practice/kingdoms.ts';
import { sojournAt } from '#src/practice/sojourn.ts';
import { currentStreak, totalDays, utcDay } from '#src/practice/streak.ts';
import {
  type BeliefLists,
  beliefLists,
  emotionalTrajectory,
  liveTracks,
  maxAvoided,
  unwantedOf,
} from './consolidate/beliefs.ts';
import {
  type Correction,
  corrected,
  type Entry,
  entriesOf,
  faded,
  latestCorrections,
} from './consolidate/entries.ts';
import { createLearner, learnTaskKind } from './consolidate/learner.ts';
import { applyPrime, emptyFold, nameOf, type Track } from './consolidate/reducer.ts';
import { bestFlowTime, emptyTally, recount } from './consolidate/tally.ts';
import { readCorrection } from './consolidate/verdict.ts';
import { deleteMemoryOf, insertErasure } from './forget/erasure-store.ts';
import { type Erased, forgetConcept, forgettable, searchForgotten } from './forget/forgetting.ts';
import { createNaming, loadTombstones } from './forget/tombstones.ts';
import { type AdaptationFlow, flowAround } from './ledger/adaptation-flow.ts';
import { type Hit, type Question, recall } from './recall/recall.ts';
import { findConsent } from './research/store.ts';
import { conceptKey } from './retain/concept.ts';
import { cutQuotes, type Evidence, evidenceOf } from './retain/evidence.ts';
import { snakeCase } from './snake-case.ts';
import * as tracks from './stores/concept-store.ts';
import type { EntryDetails, StoredEntry } from './stores/entry-store.ts';
import * as entryStore from './stores/entry-store.ts';
import * as readings from './stores/reading-store.ts';
import * as states from './stores/state-store.ts';

export interface MemoryOptions {
  database: Database;
  clock: Clock;
  /** @param known names of themes that earlier writings gave, for the reader to keep to. */
  read(writing: string, known: readonly string[]): Promise<Reading>;
  embedder: Embedder;
  /** Names of the subjects that an instruction of the writer tells the agent to avoid; empty where it names none. */
  parseAvoidedSubjects(instruction: string): string[];
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
  /** Erases what other parts keep of something, such as prompts and checkpoints, and says how much that was. */
  forgetElsewhere?: (personId: string, gone: RedactionMatcher) => Promise<Erased>;
}

/** What is to go from what agents have said, and from what was said to them. */
export interface RedactionMatcher {
  /** Whether words of an agent's rest on it. */
  inAnswers(text: string): boolean;
  /** Whether words of a conversation say it. */
  inTalk(text: string): boolean;
  /** The writing that it was. */
  writingId?: string;
}

/** An entry as it is shown. */
export interface ShownEntry extends Omit<Entry, 'lastIndex'> {
  details: EntryDetails | undefined;
}

export interface HistoryItem {
  content: string;
  validFrom: Date;
  validTo: Date | undefined;
  source: 'agent' | 'writer';
  reason: string;
}

export interface SojournSummary {
  chakra: number;
  kingdom: string;
  completed: boolean;
  primes: number;
  /** Only of the sojourn in progress. */
  day: number | undefined;
}

export interface MemorySummary {
  totalPrimes: number;
  totalDays: number;
  streakCurrent: number;
  streakBest: number;
  sojourns: SojournSummary[];
  themes: Record<keyof BeliefLists, string[]>;
  patterns: {
    bestFlowTime: string;
    averageDurationSeconds: number;
    averageFlowScore: number;
    triggerWords: string[];
    avoidanceSignals: string[];
  };
  adaptations: string[];
  /** Work that waits: a prime that is not learned from yet. */
  learning: { waiting: number; oldestAt: Date | undefined };
}

export interface MemoryContext {
  sojourn: string;
  /** Of the sojourn. */
  chakra: Chakra;
  sojournDay: number;
  sojournPhase: string;
  totalPrimes: number;
  streakDays: number;
  recurringThemes: string[];
  avoidancePatterns: string[];
  emotionalTrajectory: string;
  /** Of all primes that are not sealed; undefined where there is none. */
  averageFlowScore: number | undefined;
  /** What the names in the lists stand for. */
  beliefs: BeliefLists;
}

/** A hit with the writer's own words, or the entry. */
export type Recalled =
  | { kind: 'passage'; score: number; passage: Evidence }
  | { kind: EntryKind; score: number; entry: ShownEntry };

export interface EntryQuery {
  kinds?: readonly EntryKind[] | undefined;
  q?: string | undefined;
  asOf?: Date | undefined;
  page: number;
  pageSize: number;
}

const maxWords = 8;
const maxEvidence = 100;
const maxRecalled = 200;
/** So much of the feeling of the last primes is compared with that of the ones before. */
const feelingPrimes = 10;

export type MemoryService = ReturnType<typeof createMemory>;

/** Memory of writers. Every operation is about one person, whose id comes from their token. */
export function createMemory(options: MemoryOptions) {
  const { database, clock, embedder } = options;
  const learner = createLearner(options);

  async function liveBeliefs(personId: string, state: states.MemoryState | undefined): Promise<BeliefLists> {
    const count = state?.learned ?? 0;
    const pages = state?.pages ?? 0;
    // The first prime may be learned between the two reads: by a state without pages nothing can be weighed.
    const live =
      pages === 0 ? [] : await tracks.selectLiveThemes(database, personId, { count, pages, maxAvoided });
    const corrections = latestCorrections(await entryStore.selectCorrections(database, personId));
    const overrides = await entryStore.selectEntries(database, personId, {
      kinds: ['override'],
      validAt: clock(),
    });
    return beliefLists(personId, live, { count, pages }, corrections, unwantedOf(overrides));
  }

  /** Everything as it was held at a moment: the journal up to then, folded again, and the writer's word till then. */
  async function replay(
    personId: string,
    asOf: Date,
  ): Promise<{ entries: StoredEntry[]; count: number; pages: number; tracks: Track[] }> {
    const primes = await readings.selectReadPrimes(database, personId, { until: asOf });
    const corrections = latestCorrections(
      await entryStore.selectCorrections(database, personId, { until: asOf }),
    );
    const fold = emptyFold();
    for (const prime of primes) applyPrime(fold, prime);
    const all = [...fold.tracks.values()];
    const derived = all
      .flatMap((track) => entriesOf(personId, track))
      .map((entry) => ({ ...corrected(entry, corrections), personId, derived: true, details: undefined }));
    const kept = await entryStore.selectEntries(database, personId, { derived: false, validAt: asOf });
    const holds = derived.filter(
      ({ validFrom, validTo }) => validFrom <= asOf && (validTo === undefined || validTo > asOf),
    );
    return { entries: [...holds, ...kept], count: fold.count, pages: fold.pages, tracks: all };
  }

  async function getEntry(personId: string, id: string): Promise<StoredEntry> {
    const entry = await entryStore.findEntry(database, personId, id);
    if (!entry) throw notFound('entry');
    return entry;
  }

  async function countLearned(personId: string): Promise<number> {
    return (await states.findState(database, personId))?.learned ?? 0;
  }

  async function pageAsOf(personId: string, { kinds, asOf, page, pageSize, q }: EntryQuery & { asOf: Date }) {
    const { entries, count } = await replay(personId, asOf);
    const wanted = entries.filter(({ kind }) => !kinds || kinds.includes(kind));
    let ordered = wanted.map((entry) => show(entry, count)).sort(byStrength);
    if (q !== undefined) {
      const hits = await recall(database, personId, embedder, {
        query: q,
        kinds: kinds ?? entryOnly,
        limit: maxRecalled,
      });
      const order = new Map(hits.map((hit, rank) => ['entryId' in hit ? hit.entryId : '', rank]));
      ordered = ordered.filter(({ id }) => order.has(id)).sort((a, b) => order.get(a.id)! - order.get(b.id)!);
    }
    const offset = (page - 1) * pageSize;
    return { entries: ordered.slice(offset, offset + pageSize), total: ordered.length };
  }

  async function pageOfHits(personId: string, { kinds, page, pageSize, q }: EntryQuery & { q: string }) {
    const hits = await recall(database, personId, embedder, {
      query: q,
      kinds: kinds ?? entryOnly,
      asOf: clock(),
      limit: maxRecalled,
    });
    const offset = (page - 1) * pageSize;
    const count = await countLearned(personId);
    const shown: ShownEntry[] = [];
    for (const hit of hits.slice(offset, offset + pageSize)) {
      const entry = 'entryId' in hit && (await entryStore.findEntry(database, personId, hit.entryId));
      if (entry) shown.push(show(entry, count));
    }
    return { entries: shown, total: hits.length };
  }

  async function historyOf(personId: string, entry: StoredEntry): Promise<HistoryItem[]> {
    const corrections = (await entryStore.selectCorrections(database, personId)).filter(
      ({ concept, kind }) =>
        concept === entry.concept &&
        (kind === entry.kind || (kind === 'theme' && entry.kind === 'avoidance')),
    );
    const others =
      entry.kind === 'reflection'
        ? (await entryStore.selectEntries(database, personId, { concept: entry.concept })).filter(
            ({ id, kind }) => id !== entry.id && kind === 'reflection',
          )
        : [];
    const track =
      entry.kind === 'avoidance'
        ? await tracks.findTrack(database, personId, 'theme', entry.concept)
        : undefined;
    return [
      ...others.map(({ content, validFrom, validTo, source }) => ({
        content,
        validFrom,
        validTo,
        source,
        reason: 'said',
      })),
      ...(track?.avoidances.slice(0, -1) ?? []).map(({ from, to, reason }) => ({
        content: entry.content,
        validFrom: new Date(from),
        validTo: to === undefined ? undefined : new Date(to),
        source: 'agent' as const,
        reason: reason === 'left' ? 'touched and left' : 'no longer mentioned',
      })),
      ...corrections.flatMap((correction, index) =>
        historyOfCorrection(entry, corrections, correction, index),
      ),
    ].sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  }

  async function waiting(personId: string) {
    const row = await database
      .selectFrom('tasks')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .where('person_id', '=', personId)
      .where('kind', '=', learnTaskKind)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
    return { waiting: row.count, oldestAt: row.oldest ?? undefined };
  }

  async function insertOwn(
    personId: string,
    entry: Pick<StoredEntry, 'id' | 'kind' | 'content' | 'source' | 'details'>,
    { embedLater = false } = {},
  ): Promise<ShownEntry> {
    const now = clock();
    const count = await countLearned(personId);
    const stored: StoredEntry = {
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
    };
    await entryStore.insertEntry(database, stored);
    if (!embedLater) await learner.embedNewEntries(personId);
    return show(await getEntry(personId, entry.id), count);
  }

  return {
    /** The part of memory that learns: the hook of a write, the handler of its task, import and rebuild. */
    learner,

    /** All that `GET /agents/agi/memory` answers. */
    async summary(personId: string): Promise<MemorySummary> {
      // Before the state: what has been learned meanwhile may be shown, what waits is never hidden.
      const learning = await waiting(personId);
      const state = await states.findState(database, personId);
      const tally = state?.tally ?? emptyTally();
      const today = utcDay(clock());
      const { open } = tally;
      const words = await tracks.selectRanked(database, personId, 'word', maxWords);
      const signals = await tracks.selectRanked(database, personId, 'signal', maxWords);
      const corrections = latestCorrections(await entryStore.selectCorrections(database, personId));
      const adaptations = await entryStore.selectEntries(database, personId, {
        kinds: ['adaptation'],
        validAt: clock(),
      });
      return {
        totalPrimes: tally.primes,
        totalDays: totalDays(tally.firstPrimeAt?.slice(0, 10), today),
        streakCurrent: currentStreak(tally.streak, today),
        streakBest: tally.streak?.best ?? 0,
        sojourns: sojournsOf(tally, clock()),
        themes: namesOf(await liveBeliefs(personId, state)),
        patterns: {
          bestFlowTime: bestFlowTime(tally),
          averageDurationSeconds: open.primes === 0 ? 0 : Math.round(open.durationSeconds / open.primes),
          averageFlowScore: averageFlowScore(open) ?? 0,
          triggerWords: words.filter(({ concept }) => !corrections.has(`trigger:${concept}`)).map(nameOf),
          avoidanceSignals: signals.map(nameOf),
        },
        adaptations: adaptations.map(({ content }) => content),
        learning,
      };
    },

    /** How far the journal goes. */
    async extent(personId: string): Promise<{ totalPrimes: number; firstPrimeAt: Date | undefined }> {
      const tally = (await states.findState(database, personId))?.tally;
      const first = tally?.firstPrimeAt;
      return { totalPrimes: tally?.primes ?? 0, firstPrimeAt: first ? new Date(first) : undefined };
    },

    /** What an engagement begins with. It costs the same after ten thousand primes as after ten. */
    async context(personId: string): Promise<MemoryContext> {
      const state = await states.findState(database, personId);
      const tally = state?.tally;
      const now = clock();
      const sojourn = sojournAt(tally?.firstPrimeAt ? new Date(tally.firstPrimeAt) : undefined, now);
      const beliefs = await liveBeliefs(personId, state);
      const themes = namesOf(beliefs);
      const feelings = await readings.selectEmotions(database, personId, feelingPrimes);
      return {
        sojourn: sojourn.name,
        chakra: sojourn.chakra,
        sojournDay: sojourn.day,
        sojournPhase: sojourn.phase,
        totalPrimes: tally?.primes ?? 0,
        streakDays: currentStreak(tally?.streak, utcDay(now)),
        recurringThemes: themes.recurring,
        avoidancePatterns: themes.avoided,
        emotionalTrajectory: emotionalTrajectory(feelings),
        averageFlowScore: tally && averageFlowScore(tally.open),
        beliefs,
      };
    },

    /** What memory holds on a question, best first: passages in the writer's own words, and entries. */
    async recall(personId: string, question: Question): Promise<Recalled[]> {
      const asOf = question.asOf ?? clock();
      const hits = await recall(database, personId, embedder, { ...question, asOf });
      const quotes = await cutQuotes(database, personId, hits.filter(isPassage));
      const count = await countLearned(personId);
      const recalled: Recalled[] = [];
      for (const hit of hits) {
        if (isPassage(hit)) {
          const passage = quotes.find(
            ({ writingId, start }) => writingId === hit.writingId && start === hit.start,
          );
          if (passage) recalled.push({ kind: 'passage', score: hit.score, passage });
        } else {
          const entry = await entryStore.findEntry(database, personId, hit.entryId);
          if (entry) recalled.push({ kind: hit.kind, score: hit.score, entry: show(entry, count) });
        }
      }
      return recalled;
    },

    /** A page of the entries that hold, or held at `asOf`: the strongest first, or the best for `q`. */
    async entries(personId: string, query: EntryQuery): Promise<{ entries: ShownEntry[]; total: number }> {
      const { asOf, q, kinds, page, pageSize } = query;
      if (asOf) return pageAsOf(personId, { ...query, asOf });
      if (q !== undefined) return pageOfHits(personId, { ...query, q });
      const count = await countLearned(personId);
      const found = await entryStore.selectEntryPage(database, personId, {
        kinds,
        count,
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { entries: found.entries.map((entry) => show(entry, count)), total: found.total };
    },

    /** The theme lists with the entries behind them, now or as they were at a moment. */
    async beliefs(personId: string, { asOf }: { asOf?: Date } = {}): Promise<BeliefLists> {
      if (!asOf) return liveBeliefs(personId, await states.findState(database, personId));
      const { tracks: all, count, pages, entries } = await replay(personId, asOf);
      const corrections = latestCorrections(
        await entryStore.selectCorrections(database, personId, { until: asOf }),
      );
      return beliefLists(
        personId,
        liveTracks(all, count),
        { count, pages },
        corrections,
        unwantedOf(entries),
      );
    },

    /** Which of these ids are entries of the person. */
    held: (personId: string, ids: readonly string[]) => entryStore.selectHeld(database, personId, ids),

    /**
     * One entry, with the writer's words that it rests on and what was held before.
     *
     * @throws AppError `not_found`, also for somebody else's.
     */
    async entry(
      personId: string,
      id: string,
    ): Promise<
      ShownEntry & { evidence: Evidence[]; history: HistoryItem[]; flow: AdaptationFlow | undefined }
    > {
      const entry = await getEntry(personId, id);
      return {
        ...show(entry, await countLearned(personId)),
        flow:
          entry.kind === 'adaptation'
            ? flowAround(entry, await readings.selectCountedPrimes(database, personId))
            : undefined,
        evidence: await evidenceOf(database, personId, entry, maxEvidence),
        history: await historyOf(personId, entry),
      };
    },

    /**
     * The writer's word on an entry, which outranks the agent's for ever.
     *
     * @param correction `content`: what it should say; a denial counts as `rejected`.
     * @throws AppError `not_found`; `conflict` for an override or adaptation, which are what was said and done.
     */
    async correct(
      personId: string,
      id: string,
      correction: { content?: string | undefined; rejected?: boolean | undefined },
    ): Promise<void> {
      const entry = await getEntry(personId, id);
      if (!entry.derived) {
        throw new AppError(
          'conflict',
          entry.kind === 'adaptation'
            ? 'An adaptation can be undone or forgotten, not corrected.'
            : 'An override is what you said; it can be forgotten, not corrected.',
        );
      }
      const { verdict, content } = readCorrection(entry.kind, correction);
      await saveCorrection(personId, entry, verdict, content);
      await learner.embedNewEntries(personId);
    },

    /**
     * Forgets an entry and its concept: nothing of it stays, and it is not learned again. The receipt follows a search
     * that found nothing left.
     *
     * @throws AppError `not_found`.
     */
    async forget(
      personId: string,
      id: string,
    ): Promise<{ erasureId: string; erased: Erased; found: Erased; forgottenAt: Date }> {
      const entry = await getEntry(personId, id);
      const erasureId = newId();
      const now = clock();
      const target = forgettable(entry, await tracks.selectTracksOf(database, personId, entry.concept));
      const { isNamedIn } = target.naming;
      // First what lies elsewhere: a stop in between leaves the entry, and it can be asked for again.
      const elsewhere =
        (await options.forgetElsewhere?.(personId, { inAnswers: isNamedIn, inTalk: isNamedIn })) ?? {};
      const erased = await inTransaction(database, async (handle) => {
        const { tombstoneKey } = await states.lockState(handle, personId);
        const here = await forgetConcept(handle, personId, target, { key: tombstoneKey, now });
        await states.updateHead(handle, personId, await learner.refold(handle, personId));
        const found = await searchForgotten(handle, personId, target);
        if (Object.keys(found).length > 0) {
          throw new Error(`something of a forgotten entry was found after it: ${JSON.stringify(found)}`);
        }
        const all = { ...here, ...elsewhere };
        await insertErasure(handle, { id: erasureId, scope: 'entry', erased: all, now });
        return all;
      });
      await learner.embedNewEntries(personId);
      return { erasureId, erased, found: {}, forgottenAt: now };
    },

    forgotten,

    /** Tells of a subject whether the person had it forgotten, or said that it is not theirs. */
    async refused(personId: string): Promise<(name: string) => boolean> {
      const isForgotten = await forgotten(personId);
      const corrections = latestCorrections(await entryStore.selectCorrections(database, personId));
      const rejected = new Set(
        [...corrections.values()]
          .filter(({ kind, verdict }) => kind === 'theme' && verdict === 'rejected')
          .map(({ concept }) => concept),
      );
      return (name) => rejected.has(conceptKey(name)) || isForgotten(name);
    },

    /** Notes what the writer told the agent to do: always kept, and named subjects that are not wanted with it. */
    async recordOverride(
      personId: string,
      override: { instruction: string; force: boolean; engagementId?: string; id?: string },
    ): Promise<ShownEntry> {
      const names = options.parseAvoidedSubjects(override.instruction);
      const unwanted = [...new Map(names.map((name) => [conceptKey(name), name]))];
      return insertOwn(personId, {
        id: override.id ?? newId(),
        kind: 'override',
        content: override.instruction,
        source: 'writer',
        details: {
          force: override.force,
          unwanted: unwanted.map(([concept, name]) => ({ concept, name })),
          ...(override.engagementId ? { engagementId: override.engagementId } : {}),
        },
      });
    },

    /**
     * Notes that the agent does something differently from here on.
     *
     * @param causes the entries that it rests on. `embedLater`: with what is learned next, where somebody waits.
     * @throws AppError `not_found` where a cause is not this writer's.
     */
    async recordAdaptation(
      personId: string,
      adaptation: {
        kind?: string | undefined;
        content: string;
        causes: readonly string[];
        engagementId?: string;
        id?: string;
        embedLater?: boolean;
      },
    ): Promise<ShownEntry> {
      for (const cause of adaptation.causes) await getEntry(personId, cause);
      const entry = {
        id: adaptation.id ?? newId(),
        kind: 'adaptation' as const,
        content: adaptation.content,
        source: 'agent' as const,
        details: {
          ...(adaptation.kind ? { kind: adaptation.kind } : {}),
          causes: [...adaptation.causes],
          prompts: [],
          ...(adaptation.engagementId ? { engagementId: adaptation.engagementId } : {}),
        },
      };
      return insertOwn(personId, entry, { embedLater: adaptation.embedLater ?? false });
    },

    /** Notes a prompt that an adaptation has changed. */
    async recordChangedPrompt(
      personId: string,
      adaptationId: string,
      { engagementId, prompt }: { engagementId: string; prompt: string },
    ): Promise<void> {
      await inTransaction(database, async (handle) => {
        await states.lockState(handle, personId);
        const entry = await entryStore.findEntry(handle, personId, adaptationId);
        if (entry?.kind !== 'adaptation') throw notFound('adaptation');
        const before = entry.details?.prompts ?? [];
        // A turn that is gone on with after a crash notes its prompt again.
        if (before.some((one) => one.engagementId === engagementId && one.prompt === prompt)) return;
        const prompts = [...before, { engagementId, prompt, at: clock().toISOString() }].slice(-maxPrompts);
        await entryStore.updateEntry(handle, personId, adaptationId, {
          details: { ...entry.details, prompts },
        });
      });
    },

    /**
     * Takes an adaptation back; it stays as a closed entry.
     *
     * @throws AppError `not_found`; `conflict` for an entry that is no adaptation.
     */
    async undo(personId: string, id: string): Promise<void> {
      const entry = await getEntry(personId, id);
      if (entry.kind !== 'adaptation') {
        throw new AppError('conflict', 'Only an adaptation can be undone; correct or forget this entry.');
      }
      if (!entry.validTo) await entryStore.updateEntry(database, personId, id, { validTo: clock() });
    },

    /** Everything that memory holds of a person, an object for each line of the export. */
    async export(personId: string): Promise<Record<string, unknown>[]> {
      const count = await countLearned(personId);
      const lines: Record<string, unknown>[] = [];
      for (const entry of await entryStore.selectEntries(database, personId, {})) {
        lines.push({
          type: 'entry',
          ...show(entry, count),
          validTo: entry.validTo ?? null,
          evidence: await evidenceOf(database, personId, entry, maxEvidence),
        });
      }
      for (const correction of await entryStore.selectCorrections(database, personId)) {
        lines.push({ type: 'correction', ...correction });
      }
      return lines;
    },

    /**
     * Before a writing is erased: takes back what was learned from it, and what rested on it alone.
     *
     * @returns how much of each thing that was.
     */
    async removeLearnedFrom(personId: string, writingId: string): Promise<Record<string, number>> {
      const task = { kind: learnTaskKind, subjectId: writingId };
      await options.dequeue([task]);
      const elsewhere = await forgetSaidOf(personId, writingId);
      const erased = await inTransaction(database, async (handle) => {
        await states.lockState(handle, personId);
        await deleteTasks(handle, [task]);
        const before = await entryStore.countEntries(handle, personId);
        const readingCount = await readings.deleteReading(handle, personId, writingId);
        await states.updateTally(
          handle,
          personId,
          recount(await readings.selectCountedPrimes(handle, personId, { without: writingId })),
        );
        await states.updateHead(handle, personId, await learner.refold(handle, personId));
        await entryStore.deleteBaselessCorrections(handle, personId);
        const after = await entryStore.countEntries(handle, personId);
        const all = { prime_readings: readingCount, memory_entries: before - after, ...elsewhere };
        await insertErasure(handle, { id: newId(), scope: 'writing', erased: all, now: clock() });
        return all;
      });
      await learner.embedNewEntries(personId);
      return erased;
    },

    /** What this part keeps of a person, for counting, export and erasure. */
    personalData: {
      async count(personId: string) {
        return { memory_entries: await entryStore.countEntries(database, personId) };
      },
      async export(personId: string) {
        const count = await countLearned(personId);
        const entries = await entryStore.selectEntries(database, personId, {});
        const consent = await findConsent(database, personId);
        return snakeCase({
          memory: entries.map((entry) => ({ ...show(entry, count), validTo: entry.validTo ?? null })),
          memory_corrections: await entryStore.selectCorrections(database, personId),
          ...(consent ? { research_consent: consent } : {}),
        }) as Record<string, unknown>;
      },
      async erase(personId: string) {
        const pending = await readings.selectTaskSubjects(database, personId, learnTaskKind);
        const tasks = pending.map((subjectId) => ({ kind: learnTaskKind, subjectId }));
        await options.dequeue(tasks);
        const erased = await inTransaction(database, async (handle) => {
          await states.lockState(handle, personId);
          await deleteTasks(handle, tasks);
          return deleteMemoryOf(handle, personId);
        });
        await insertErasure(database, { id: newId(), scope: 'person', erased, now: clock() });
        return erased;
      },
    },
  };

  /** Tells of a text whether it names something that the person had forgotten. */
  async function forgotten(personId: string): Promise<(text: string) => boolean> {
    const state = await states.findState(database, personId);
    if (!state) return () => false;
    return (await loadTombstones(database, personId, state.tombstoneKey)).isNamedIn;
  }

  /** Before a writing is erased: what agents have quoted of it, and said of subjects that it alone has. */
  async function forgetSaidOf(personId: string, writingId: string): Promise<Erased> {
    const [writing] = await readings.selectWritings(database, personId, [writingId]);
    if (!writing || !options.forgetElsewhere) return {};
    const own = new Set(await readings.selectOwnConcepts(database, personId, writingId));
    const { isNamedIn } = createNaming((concept) => own.has(concept));
    const clauses = clausesOf(writing.text);
    const inTalk = (text: string) => clauses.some((clause) => text.includes(clause));
    const inAnswers = (text: string) => inTalk(text) || isNamedIn(text);
    return options.forgetElsewhere(personId, { inAnswers, inTalk, writingId });
  }

  async function saveCorrection(
    personId: string,
    entry: StoredEntry,
    verdict: Verdict,
    content: string | undefined,
  ): Promise<void> {
    const now = clock();
    const correction: Correction = {
      id: derivedId('correction', entry.id, verdict, content ?? '', now.toISOString()),
      entryId: entry.id,
      kind: entry.kind,
      concept: entry.concept,
      verdict,
      before: entry.content,
      content,
      madeAt: now,
    };
    await inTransaction(database, async (handle) => {
      await states.lockState(handle, personId);
      await entryStore.insertCorrection(handle, personId, correction);
      const latest = latestCorrections(await entryStore.selectCorrections(handle, personId));
      const own = await tracks.selectTracksOf(handle, personId, entry.concept);
      const entries = own.flatMap((track) => entriesOf(personId, track));
      await entryStore.replaceEntries(
        handle,
        personId,
        own,
        entries.map((each) => corrected(each, latest)),
      );
    });
  }
}

function namesOf({ recurring, emerging, avoided }: BeliefLists): Record<keyof BeliefLists, string[]> {
  const names = (beliefs: BeliefLists['recurring']) => beliefs.map(({ name }) => name);
  return { recurring: names(recurring), emerging: names(emerging), avoided: names(avoided) };
}

const maxPrompts = 100;
const entryOnly: readonly EntryKind[] = [
  'theme',
  'avoidance',
  'adaptation',
  'override',
  'trigger',
  'reflection',
];

function isPassage(hit: Hit): hit is Extract<Hit, { kind: 'passage' }> {
  return hit.kind === 'passage';
}

function show(entry: StoredEntry, count: number): ShownEntry {
  return {
    id: entry.id,
    kind: entry.kind,
    concept: entry.concept,
    content: entry.content,
    strength: faded(entry, count),
    occurrences: entry.occurrences,
    firstSeenAt: entry.firstSeenAt,
    lastSeenAt: entry.lastSeenAt,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    source: entry.source,
    details: entry.details,
  };
}

/** Shorter ones anybody says. */
const shortestQuote = 16;

function clausesOf(text: string): string[] {
  return tokenise(text)
    .clauses.map(({ start, end }) => text.slice(start, end).trim())
    .filter(({ length }) => length >= shortestQuote);
}

function byStrength(a: ShownEntry, b: ShownEntry): number {
  return b.strength - a.strength || b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Four digits of it; undefined where there is no prime. */
function averageFlowScore({ primes, flow }: { primes: number; flow: number }): number | undefined {
  return primes === 0 ? undefined : Math.round((flow / primes) * 10_000) / 10_000;
}

function sojournsOf(
  tally: { firstPrimeAt: string | undefined; sojourns: number[] },
  now: Date,
): SojournSummary[] {
  if (tally.firstPrimeAt === undefined) return [];
  const current = sojournAt(new Date(tally.firstPrimeAt), now);
  const count = Math.max(current.number + 1, tally.sojourns.length);
  return Array.from({ length: count }, (_, number) => {
    const { chakra, name } = kingdoms[number % kingdoms.length]!;
    const inProgress = number === current.number;
    return {
      chakra,
      kingdom: name,
      completed: number < current.number,
      primes: tally.sojourns[number] ?? 0,
      day: inProgress ? current.day : undefined,
    };
  });
}

function historyOfCorrection(
  entry: StoredEntry,
  corrections: readonly Correction[],
  correction: Correction,
  index: number,
): HistoryItem[] {
  const before = corrections[index - 1];
  const earlier: HistoryItem = {
    content: correction.before,
    validFrom: before?.madeAt ?? entry.firstSeenAt,
    validTo: correction.madeAt,
    source: before ? 'writer' : 'agent',
    reason: before ? before.verdict : 'learned',
  };
  if (index < corrections.length - 1) return [earlier];
  return [
    earlier,
    {
      content: correction.content ?? correction.before,
      validFrom: correction.madeAt,
      validTo: correction.verdict === 'rejected' ? correction.madeAt : entry.validTo,
      source: 'writer',
      reason: correction.verdict,
    },
  ];
}
