import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import type { TaskKey } from '#src/db/tasks.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { createLearner } from './consolidate/learner.ts';
import { selectBeliefs } from './consolidate/live-beliefs.ts';
import type { ReadWriting } from './consolidate/reading.ts';
import { selectContext, selectExtent, selectSummary } from './consolidate/summary.ts';
import { correctEntry } from './correct/correct-entry.ts';
import { removeLearnedFrom } from './forget/erase-writing.ts';
import { forgetEntry, forgottenIn, refusedSubjects } from './forget/forget-entry.ts';
import { createMemoryPersonalData, exportLines } from './forget/personal-data.ts';
import type { ForgetElsewhere } from './forget/redaction.ts';
import * as adaptations from './ledger/adaptations.ts';
import { type Override, type ParseAvoidedSubjects, recordOverride } from './ledger/overrides.ts';
import { type EntryQuery, selectEntriesPage } from './recall/entries-page.ts';
import { getEntryDetail } from './recall/entry-detail.ts';
import type { Question } from './recall/recall.ts';
import { recallWithContent } from './recall/recalled.ts';
import { selectWriterProfile } from './recall/writer-profile.ts';
import { selectExistingIds } from './stores/entry-store.ts';

export interface MemoryOptions {
  database: Database;
  clock: Clock;
  read: ReadWriting;
  embedder: Embedder;
  parseAvoidedSubjects: ParseAvoidedSubjects;
  /** Removes tasks from the queue. */
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
  forgetElsewhere?: ForgetElsewhere;
}

export type MemoryService = ReturnType<typeof createMemory>;

/**
 * The memory of writers. Each operation is about one person, whose id comes from their token, and is documented where it is
 * implemented: reads in `recall/`, `timeline/` and `consolidate/`, changes in `correct/`, `forget/` and `ledger/`.
 */
export function createMemory(options: MemoryOptions) {
  const { database } = options;
  const learner = createLearner(options);

  /** Waits for a change, then embeds the entries that it made or changed. */
  async function thenEmbed<T>(personId: string, change: Promise<T>): Promise<T> {
    const result = await change;
    await learner.embedNewEntries(personId);
    return result;
  }

  return {
    /** Learning: the hook that plans it with a prime, the handler of its task, import, rebuild and embeddings. */
    learner,

    summary: (personId: string) => selectSummary(options, personId),
    extent: (personId: string) => selectExtent(database, personId),
    context: (personId: string) => selectContext(options, personId),
    writerProfile: (personId: string) => selectWriterProfile(options, personId),
    beliefs: (personId: string, at?: { asOf?: Date }) => selectBeliefs(options, personId, at),

    recall: (personId: string, question: Question) => recallWithContent(options, personId, question),
    entries: (personId: string, query: EntryQuery) => selectEntriesPage(options, personId, query),
    entry: (personId: string, id: string) => getEntryDetail(database, personId, id),
    /** The given ids that belong to entries of the person. */
    existingEntries: (personId: string, ids: readonly string[]) => selectExistingIds(database, personId, ids),

    correct: (personId: string, id: string, words: Parameters<typeof correctEntry>[3]) =>
      thenEmbed(personId, correctEntry(options, personId, id, words)),

    forget: (personId: string, id: string) => thenEmbed(personId, forgetEntry(options, personId, id)),
    forgotten: (personId: string) => forgottenIn(database, personId),
    refused: (personId: string) => refusedSubjects(database, personId),
    removeLearnedFrom: (personId: string, writingId: string) =>
      thenEmbed(personId, removeLearnedFrom(options, personId, writingId)),

    recordOverride: (personId: string, override: Override) =>
      thenEmbed(personId, recordOverride(options, personId, override)),
    /** With `embedLater` the next learning embeds it, so that the request does not wait for the embedding. */
    recordAdaptation(
      personId: string,
      { embedLater, ...adaptation }: adaptations.Adaptation & { embedLater?: boolean },
    ) {
      const recorded = adaptations.recordAdaptation(options, personId, adaptation);
      return embedLater ? recorded : thenEmbed(personId, recorded);
    },
    recordChangedPrompt: (
      personId: string,
      adaptationId: string,
      changed: { engagementId: string; prompt: string },
    ) => adaptations.recordChangedPrompt(options, personId, adaptationId, changed),
    undo: (personId: string, id: string) => adaptations.undoAdaptation(options, personId, id),
    closeAdaptations: (personId: string, ids: readonly string[]) =>
      adaptations.closeAdaptations(options, personId, ids),

    export: (personId: string) => exportLines(database, personId),
    personalData: createMemoryPersonalData(options),
  };
}
