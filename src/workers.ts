import type { Clock } from './core/clock.ts';
import { describeError, type Logger } from './core/logger.ts';
import { ProviderError } from './core/provider-error.ts';
import type { Database } from './db/database.ts';
import { failTask, finishTask, type Run, selectPendingTasks, startTask, type Task } from './db/tasks.ts';
import type { Metrics } from './http/metrics.ts';
import type { JobKey, JobOutcome, JobQueue } from './queue/queue.ts';

/** Failed runs after which a task is given up: the first run and three retries. */
const standardFailures = 4;
/** Maximum number of runs of a task, including those that ended because their process died. */
const maxStarts = 30;
const sweepEveryMs = 60_000;
const sweepBatch = 1_000;

export interface WorkersOptions {
  database: Database;
  queue: JobQueue;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** The handler of each kind of task. It saves its result and finishes its task in one transaction. */
  handlers: Readonly<Record<string, (task: Task, run: Run) => Promise<void>>>;
  /** How many runs of a kind may fail; four for a kind that is not listed. */
  maxFailures?: Readonly<Record<string, number>>;
  /** The priority of each kind of task. Tasks with a lower number run first. */
  priorities: Readonly<Record<string, number>>;
  /** Does the other work of each sweep, such as deleting expired rows. */
  tidy(): Promise<void>;
  concurrency: number;
}

export interface Workers {
  /** Starts the workers, and a sweep that enqueues pending tasks now and then every minute. */
  start(): Promise<void>;
  /** Stops the sweeps. Running jobs are stopped by closing the queue. */
  stop(): Promise<void>;
}

export function createWorkers(options: WorkersOptions): Workers {
  const { database, queue, clock, logger, metrics, handlers } = options;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function run(job: JobKey): Promise<JobOutcome> {
    const handler = handlers[job.kind];
    if (!handler) {
      // The task is of another version of the service. Its row stays pending for a process that has a handler.
      logger.warn({ kind: job.kind }, 'no handler for this kind of task');
      return 'done';
    }
    const task = await startTask(database, job, clock());
    if (!task) return 'done';
    const maxFailures = options.maxFailures?.[job.kind] ?? standardFailures;
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    if (task.starts > maxStarts) {
      await failTask(database, task, { reason: 'process_died', maxFailures: 0, now: clock() });
      metrics.countTask(job.kind, 'failed', 0);
      return 'done';
    }
    try {
      await handler(task, { isLastTry: task.failures + 1 >= maxFailures });
      // A handler whose subject was erased has nothing to save and leaves its task open: the task is finished here.
      const leftOpen = await finishTask(database, task, clock());
      metrics.countTask(job.kind, leftOpen ? 'gone' : 'done', seconds());
      return 'done';
    } catch (error) {
      if (wasNotCalled(error)) {
        // No call was made, because the provider's breaker is open or its queue is full. This is not one of the task's retries.
        metrics.countTask(job.kind, 'retried', seconds());
        return 'retry';
      }
      const { type, code } = describeError(error);
      const reason = code ? `${type} ${code}` : type;
      const state = await failTask(database, task, { reason, maxFailures, now: clock() });
      const outcome = state === 'pending' ? 'retried' : 'failed';
      metrics.countTask(job.kind, outcome, seconds());
      logger.warn({ kind: job.kind, subject_id: job.subjectId, error, outcome }, 'task failed');
      return state === 'pending' ? 'retry' : 'done';
    }
  }

  async function sweep(): Promise<void> {
    try {
      const known = Object.keys(handlers);
      const pending = await selectPendingTasks(database, { kinds: known, limit: sweepBatch });
      for (const task of pending) await queue.add(task, { priority: options.priorities[task.kind] ?? 10 });
      await options.tidy();
    } catch (error) {
      logger.warn({ error }, 'the sweep failed; the next one is in a minute');
    }
  }

  return {
    async start() {
      await queue.work(run, { concurrency: options.concurrency });
      sweeping = sweep();
      timer = setInterval(() => {
        sweeping = sweeping.then(sweep);
      }, sweepEveryMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

/** Whether a provider was not called, because its circuit breaker is open or its queue is full. */
function wasNotCalled(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof ProviderError) return at.kind === 'circuit_open' || at.kind === 'queue_full';
  }
  return false;
}
