import { learnTaskKind } from '#memory/consolidate/learner.ts';
import type { Config } from '../config/config.ts';
import { translations } from '../core/languages.ts';
import type { Logger } from '../core/logger.ts';
import type { TaskKey } from '../db/tasks.ts';
import { createJobQueue, type JobQueue } from '../queue/queue.ts';
import { phaseImageKind, storyTextKind, translationKind } from '../stories/task-kinds.ts';
import type { OpenDatabase } from './database.ts';

/** The priority of each kind of task. A lower number runs first: text comes before pictures. */
export const taskPriorities: Readonly<Record<string, number>> = {
  'prime-words': 1,
  [learnTaskKind]: 1,
  [storyTextKind]: 1,
  ...Object.fromEntries(translations.map((language) => [translationKind(language), 2])),
  'prime-image': 3,
  [phaseImageKind]: 4,
};
const defaultPriority = 10;

/** How long a request waits for the queue. The sweep later enqueues jobs that were not added in this time. */
const maxQueueWaitMs = 1_000;

export interface TaskQueue {
  queue: JobQueue;
  /** Adds jobs for tasks that were saved. Never fails and never waits long. */
  enqueue(tasks: readonly TaskKey[]): Promise<void>;
  /** Removes the jobs of tasks. Never fails and never waits long. */
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
}

/** Opens the job queue, on Redis if it is configured, otherwise on the database. */
export async function openQueue(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { queuePool }: OpenDatabase,
  logger: Logger,
): Promise<TaskQueue> {
  const queue = await createJobQueue({
    name: 'practice',
    backend: redisUrl ? { kind: 'redis', url: redisUrl } : { kind: 'postgres', pool: queuePool },
    logger,
  });

  async function inTime(change: Promise<unknown>, messageOnFailure: string): Promise<void> {
    const changed = change.catch((error: unknown) => logger.warn({ error }, messageOnFailure));
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, maxQueueWaitMs).unref())]);
  }

  return {
    queue,
    enqueue: (tasks) =>
      inTime(
        Promise.all(
          tasks.map((task) => queue.add(task, { priority: taskPriorities[task.kind] ?? defaultPriority })),
        ),
        'jobs not added; the sweep adds them',
      ),
    dequeue: (tasks) =>
      inTime(
        Promise.all(tasks.map((task) => queue.remove(task))),
        'jobs not removed; they end when they find no task',
      ),
  };
}
