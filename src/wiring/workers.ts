import { learnTaskKind } from '#memory/consolidate/learner.ts';
import { translations } from '../core/languages.ts';
import { startTask } from '../db/tasks.ts';
import { removeDrafts } from '../images/image-files.ts';
import { primeWordsTask } from '../models/tasks/prime-words.ts';
import type { PaintPhase } from '../stories/draft.ts';
import { createStoryWork, removeOrphanStoryImages } from '../stories/story-work.ts';
import { translationKind } from '../stories/task-kinds.ts';
import { createWorkers, type Workers } from '../workers.ts';
import { createPrimeWork, type PaintPrime, removeOrphanImages } from '../writing/prime-work.ts';
import type { Base } from './base.ts';
import type { Domains } from './domains.ts';
import { taskPriorities } from './queue.ts';
import { createStoryteller } from './storyteller.ts';

/** Maximum number of concurrent jobs. Jobs that call models mostly wait; jobs that paint keep a processor busy. */
const concurrency = { withModels: 8, withoutModels: 2 };

/**
 * Failed runs after which a translation is given up. There are many, because only a model can translate a story that a
 * model told: the retries bridge an outage of an hour.
 */
const maxTranslationFailures = 12;

export interface OpenedWorkers {
  workers: Workers;
  /** Generates the title and reflection of a prime now, unless they exist already. */
  writeWords(primeId: string): Promise<void>;
}

/** Opens the workers of every kind of task. They do nothing until they are started. */
export function openWorkers(
  base: Base,
  domains: Domains,
  {
    paintPhase = base.pictures.paintPhase,
    paintPrime = base.pictures.paintPrime,
  }: { paintPhase?: PaintPhase | undefined; paintPrime?: PaintPrime | undefined },
): OpenedWorkers {
  const { config, database, clock, queue, enqueue, logger, metrics, primeImages, storyImages } = base;
  const { runner, pictureModel } = base.models;
  const primeWork = createPrimeWork({
    database,
    clock,
    images: primeImages,
    words: async (text) => (await runner.run(primeWordsTask, { writing: text }, { background: true })).value,
    picture: paintPrime,
  });
  const storyWork = createStoryWork({
    database,
    clock,
    images: storyImages,
    storyteller: createStoryteller(runner),
    paintPhase,
    enqueue,
  });
  const { learner } = domains.memory;
  const hasModels = config.models.openAi || config.models.ollama || pictureModel;
  const workers = createWorkers({
    database,
    queue,
    clock,
    logger,
    metrics,
    handlers: { ...primeWork, ...storyWork, [learnTaskKind]: learner.learn },
    priorities: taskPriorities,
    tidy: () => tidy(base, domains),
    maxFailures: Object.fromEntries(
      translations.map((language) => [translationKind(language), maxTranslationFailures]),
    ),
    concurrency: hasModels ? concurrency.withModels : concurrency.withoutModels,
  });
  return {
    workers,
    async writeWords(primeId) {
      const task = await startTask(database, { kind: 'prime-words', subjectId: primeId }, clock());
      if (task) await primeWork['prime-words'](task, { isLastTry: false });
    },
  };
}

/** Deletes expired rows and files that belong to no row, and refreshes stale memories. */
async function tidy(
  { database, primeImages, storyImages }: Base,
  { identity, facilitators, memory }: Domains,
): Promise<void> {
  await identity.deleteExpired();
  await facilitators.eraseExpired();
  for (const personId of await memory.learner.staleWriters()) await memory.learner.refresh(personId);
  await removeOrphanImages(database, primeImages);
  await removeOrphanStoryImages(database, storyImages);
  for (const { folder } of [primeImages, storyImages]) await removeDrafts(folder);
}
