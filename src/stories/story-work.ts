import type { Clock } from '#src/core/clock.ts';
import { derivedId } from '#src/core/ids.ts';
import { type Translation, translations } from '#src/core/languages.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { isForeignKeyViolation } from '#src/db/pool.ts';
import { finishTask, insertTask, type Run, type Task, type TaskKey } from '#src/db/tasks.ts';
import type { ImageFiles } from '#src/images/image-files.ts';
import type { PaintPhase, Storyteller } from './draft.ts';
import { phaseImageName, storyOfImageName } from './phase-image.ts';
import { phaseImageKind, storyTextKind, translationKind } from './task-kinds.ts';
import * as store from './work-store.ts';

export interface StoryWorkOptions {
  database: Database;
  clock: Clock;
  images: ImageFiles;
  storyteller: Storyteller;
  paintPhase: PaintPhase;
  enqueue(tasks: readonly TaskKey[]): Promise<void>;
}

/**
 * The handlers of a story's tasks. The task of the text adds a task for each picture and each language, which run in
 * parallel. A handler may run twice for the same task: the outcome is the same.
 */
export function createStoryWork(
  options: StoryWorkOptions,
): Record<string, (task: Task, run: Run) => Promise<void>> {
  const { database, clock, images, storyteller } = options;

  async function tell(task: Task): Promise<void> {
    const story = await store.findStoryToTell(database, task.subjectId);
    if (!story) return;
    const draft = await storyteller.draft({ writing: story.writing, chakra: story.chakra });
    const phaseIds = draft.phases.map((_, index) => derivedId('phase', story.id, String(index + 1)));
    const next: TaskKey[] = [
      ...phaseIds.map((subjectId) => ({ kind: phaseImageKind, subjectId })),
      ...translations.map((language) => ({ kind: translationKind(language), subjectId: story.id })),
    ];
    const saved = await inTransaction(database, async (handle) => {
      const now = clock();
      if (!(await finishTask(handle, task, now))) return false;
      await store.updateTold(handle, story.id, draft, phaseIds, now);
      for (const key of next) await insertTask(handle, key, task.personId, now);
      return true;
    });
    if (saved) await options.enqueue(next);
  }

  async function translate(task: Task, language: Translation): Promise<void> {
    const told = await store.findTold(database, task.subjectId, language);
    if (!told) return;
    const { texts, origin, translations: done } = told;
    await storyteller.translate({
      texts,
      origin,
      language,
      done,
      keep: (place, narration) => keepNarration(task.subjectId, language, place + 1, narration),
    });
    await finishTask(database, task, clock());
  }

  /** Saves the translation of one scene at once, so that a later failure does not lose it. */
  async function keepNarration(
    storyId: string,
    language: Translation,
    phase: number,
    narration: string,
  ): Promise<void> {
    try {
      await store.insertNarrations(database, storyId, language, [{ phase, narration }]);
    } catch (error) {
      // The story was erased during the translation: nothing is left to do.
      if (!isForeignKeyViolation(error)) throw error;
    }
  }

  async function paint(task: Task, { isLastTry }: Run): Promise<void> {
    const phase = await store.findPhase(database, task.subjectId);
    if (!phase) return;
    const name = phaseImageName(phase.storyId, phase.phase);
    await images.write(name, await options.paintPhase({ ...phase, isLastTry }));
    await inTransaction(database, async (handle) => {
      if (await finishTask(handle, task, clock()))
        await store.updateImageReady(handle, task.subjectId, clock());
    });
    // The story was erased while this picture was painted: the picture goes as well.
    if (!(await store.findPhase(database, task.subjectId))) await images.remove([name]);
  }

  return {
    [storyTextKind]: tell,
    [phaseImageKind]: paint,
    ...Object.fromEntries(
      translations.map((language) => [translationKind(language), (task: Task) => translate(task, language)]),
    ),
  };
}

/** Removes the images of stories that no longer exist. A crash can leave them when it interrupts an erasure between rows and files. */
export async function removeOrphanStoryImages(database: Database, images: ImageFiles): Promise<number> {
  const names = await images.list();
  const ids = [...new Set(names.map(storyOfImageName).filter((id) => id !== undefined))];
  const existing = await store.selectExistingStories(database, ids);
  return images.remove(names.filter((name) => !existing.has(storyOfImageName(name) ?? '')));
}
