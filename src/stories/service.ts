import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { derivedId } from '#src/core/ids.ts';
import { translations } from '#src/core/languages.ts';
import { type Database, type Handle, inTransaction } from '#src/db/database.ts';
import { deleteTasks, insertTask, reviveTasks, type TaskKey } from '#src/db/tasks.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { type Cursor, splitPage } from '#src/http/paging.ts';
import type { ImageFiles } from '#src/images/image-files.ts';
import { storyImageNames } from './phase-image.ts';
import * as store from './store.ts';
import { toStoryResponse } from './story-response.ts';
import { phaseImageKind, storyTextKind, translationKind } from './task-kinds.ts';

/** A prime that may get a story. */
export interface PrimeToTell {
  writingId: string;
  personId: string;
  chakra: number;
  hasSeedWallet: boolean;
  sealed: boolean;
  needsCare: boolean;
}

export interface StoriesOptions {
  database: Database;
  clock: Clock;
  images: ImageFiles;
  /** Returns the id of the caller's child with this wallet, if there is one. */
  findChild(caller: Caller, walletAddress: string): Promise<string | undefined>;
  enqueue(tasks: readonly TaskKey[]): Promise<void>;
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
  onWithheld(reason: string): void;
}

export type StoriesService = ReturnType<typeof createStories>;

/** The caller's stories. Another person's story or child is answered like one that does not exist. */
export function createStories(options: StoriesOptions) {
  const { database, clock } = options;

  async function childOf(caller: Caller, walletAddress: string | undefined): Promise<string | undefined> {
    if (walletAddress === undefined) return undefined;
    const childId = await options.findChild(caller, walletAddress);
    if (childId === undefined) throw notFound('child');
    return childId;
  }

  async function get(caller: Caller, id: string): Promise<store.Story> {
    const [story] = await store.selectStories(database, { personId: caller.personId, id });
    if (!story) throw notFound('story');
    return story;
  }

  return {
    /** See `planStory`. */
    plan: (handle: Handle, prime: PrimeToTell) => planStory(options, handle, prime),

    /** The oldest unplayed story that has its text, of the parent or of one child. */
    async ready(caller: Caller, childWallet: string | undefined): Promise<store.Story | undefined> {
      const childId = await childOf(caller, childWallet);
      const [story] = await store.selectStories(database, {
        personId: caller.personId,
        childId,
        unplayed: true,
        oldestFirst: true,
        limit: 1,
      });
      return story;
    },

    /** A page of the stories that have their text, played or not, newest first. */
    async history(
      caller: Caller,
      page: { childWallet: string | undefined; limit: number; before: Cursor | undefined },
    ): Promise<{ stories: store.Story[]; next: Cursor | undefined }> {
      const childId = await childOf(caller, page.childWallet);
      const found = await store.selectStories(database, {
        personId: caller.personId,
        childId,
        before: page.before,
        limit: page.limit + 1,
      });
      const { page: stories, next } = splitPage(found, page.limit);
      return { stories, next };
    },

    /** Marks a story as played, and returns when it first was. */
    async complete(caller: Caller, id: string): Promise<Date> {
      const playedAt = await store.updatePlayed(database, caller.personId, id, clock());
      if (!playedAt) throw notFound('story');
      return playedAt;
    },

    /** Assigns a story to a child of the caller. A previous assignment ends. */
    async assign(caller: Caller, id: string, childWallet: string): Promise<store.Story> {
      const childId = await childOf(caller, childWallet);
      if (!childId || !(await store.updateChild(database, caller.personId, id, childId)))
        throw notFound('story');
      return get(caller, id);
    },

    /**
     * The story told from one of the caller's writings. `story` is undefined until its text is saved. `failed` is true
     * when the work on the text has spent its retries.
     */
    async findToldFrom(
      caller: Caller,
      writingId: string,
    ): Promise<{ chakra: number; story: store.Story | undefined; failed: boolean } | undefined> {
      const row = await store.findByWriting(database, caller.personId, writingId);
      if (!row) return undefined;
      const [story] = await store.selectStories(database, { personId: caller.personId, id: row.id });
      return { chakra: row.chakra, story, failed: row.failed };
    },

    /** Erases the story told from a writing. */
    async removeToldFrom(personId: string, writingId: string): Promise<Record<string, number>> {
      return erase(options, await store.selectParts(database, { personId, writingId }));
    },

    /** For the operator: work on stories that has spent its retries. */
    failed: () => store.selectFailedWork(database),

    /**
     * Repeats the failed work of a story, with all its retries. Returns the number of repeated tasks.
     *
     * @throws AppError `not_found`, or `conflict` when no work of the story has failed.
     */
    async retry(storyId: string): Promise<number> {
      const parts = await store.selectParts(database, { storyId });
      if (parts.length === 0) throw notFound('story');
      const revived = await reviveTasks(database, parts.flatMap(tasksOf), clock());
      if (revived.length === 0) throw new AppError('conflict', 'No work on this story has failed.');
      await options.enqueue(revived);
      return revived.length;
    },

    /** For the operator: writings that got no story, and why. */
    withheld: () => store.selectWithheld(database),

    personalData: personalDataOf(options),
  };
}

/** Erases stories with their tasks, jobs and images. Returns how many stories and images there were. */
async function erase(
  { database, images, dequeue }: StoriesOptions,
  parts: readonly store.StoryParts[],
): Promise<Record<string, number>> {
  const tasks = parts.flatMap(tasksOf);
  await dequeue(tasks);
  await inTransaction(database, async (handle) => {
    await deleteTasks(handle, tasks);
    await store.deleteStories(
      handle,
      parts.map(({ id }) => id),
    );
  });
  const names = parts.flatMap(({ id, phases }) => storyImageNames(id, phases));
  return { stories: parts.length, story_images: await images.remove(names) };
}

/**
 * Plans the story of a prime in the transaction that saves the prime, and returns the added tasks. There is no story for a
 * person without a seed wallet, for a prime that the care screen marked, or for a sealed one. The operator can list the
 * last two with the reason.
 */
async function planStory(
  { clock, onWithheld }: StoriesOptions,
  handle: Handle,
  prime: PrimeToTell,
): Promise<TaskKey[]> {
  if (!prime.hasSeedWallet) return [];
  const now = clock();
  const reason = prime.needsCare ? 'care' : prime.sealed ? 'sealed' : undefined;
  if (reason !== undefined) {
    await store.insertWithheld(handle, { ...prime, reason, now });
    onWithheld(reason);
    return [];
  }
  const id = derivedId('story', prime.writingId);
  const task = { kind: storyTextKind, subjectId: id };
  await store.insertStory(handle, { id, ...prime, now });
  await insertTask(handle, task, prime.personId, now);
  return [task];
}

/** How a person's stories are counted, exported and erased. */
function personalDataOf(options: StoriesOptions) {
  const { database } = options;
  return {
    async count(personId: string) {
      return { stories: (await store.selectParts(database, { personId })).length };
    },
    async export(personId: string) {
      return { stories: (await store.selectStories(database, { personId })).map(toStoryResponse) };
    },
    async erase(personId: string) {
      return erase(options, await store.selectParts(database, { personId }));
    },
  };
}

function tasksOf({ id, phaseIds }: store.StoryParts): TaskKey[] {
  return [
    { kind: storyTextKind, subjectId: id },
    ...translations.map((language) => ({ kind: translationKind(language), subjectId: id })),
    ...phaseIds.map((subjectId) => ({ kind: phaseImageKind, subjectId })),
  ];
}
