import {
  createPostgresBackend,
  type Processor,
  Queue,
  runMigrations,
  UnrecoverableError,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import type pg from 'pg';
import type { Logger } from '../core/logger.ts';

/** Names a task row that is to be worked on. A job carries no other data. */
export interface JobKey {
  kind: string;
  subjectId: string;
}

export interface JobOptions {
  /** 1 is the highest; default 10. */
  priority?: number;
}

/** The result of a handler. A job with `retry` runs again after an exponential delay. */
export type JobOutcome = 'done' | 'retry';

export type JobHandler = (job: JobKey) => Promise<JobOutcome>;

export interface JobQueue {
  /** Adds a job, unless the same one is waiting, delayed or running. */
  add(job: JobKey, options?: JobOptions): Promise<void>;
  /** Removes a job that is not running, and the queue's events that name it. */
  remove(job: JobKey): Promise<void>;
  /** Starts to run jobs, at most `concurrency` at once. A handler that throws counts as `retry`. */
  work(handler: JobHandler, options: { concurrency: number }): Promise<void>;
  /** Number of jobs by state: `waiting`, `prioritized`, `active`, `delayed`, `failed`. */
  counts(): Promise<Record<string, number>>;
  /** @throws Error when the backend does not answer. */
  ping(): Promise<void>;
  /** Starts no further job, waits up to `graceMs` for running ones, then abandons them: they are picked up again later. */
  close(options: { graceMs: number }): Promise<void>;
}

export type QueueBackend = { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; url: string };

const firstRetryMs = 1_000;
/** Practically unlimited, because the row of the task decides when the task has failed. */
const maxAttempts = 1_000;
/** BullMQ's events are not read, and may name jobs whose data was erased: only the newest are kept. */
const streams = { events: { maxLen: 1 } };

/**
 * @param options.name of the queue. Queues of different names do not share jobs.
 * @param options.lockMs after this time a job of a dead process is picked up again. Default 10 s.
 */
export async function createJobQueue(options: {
  name: string;
  backend: QueueBackend;
  logger: Logger;
  lockMs?: number;
}): Promise<JobQueue> {
  const { name, logger, lockMs = 10_000 } = options;
  const backend = connect(options.backend);
  const queue = backend.openQueue(name);
  queue.on('error', (error) => logger.warn({ error }, 'job queue'));
  await queue.waitUntilReady();
  let worker: Worker | undefined;
  let running = 0;

  const jobId = (job: JobKey) => `${job.kind}-${job.subjectId}`;

  return {
    async add(job, { priority = 10 } = {}) {
      await queue.add(
        job.kind,
        { subjectId: job.subjectId },
        {
          jobId: jobId(job),
          priority,
          attempts: maxAttempts,
          backoff: { type: 'exponential', delay: firstRetryMs, jitter: 0.25 },
          removeOnComplete: true,
          removeOnFail: true,
        },
      );
    },

    async remove(job) {
      await queue.remove(jobId(job));
      await backend.removeEvents(queue, jobId(job));
    },

    async work(handler, { concurrency }) {
      if (worker) throw new Error('this queue already has a worker');
      const opened = backend.openWorker(
        name,
        async (job) => {
          const subjectId: unknown = job.data?.subjectId;
          if (typeof subjectId !== 'string') throw new UnrecoverableError('job without a subject');
          running++;
          try {
            if ((await handler({ kind: job.name, subjectId })) === 'retry') throw new RetryLater();
          } finally {
            running--;
          }
        },
        {
          concurrency,
          lockDuration: lockMs,
          stalledInterval: lockMs / 2,
          // A job may crash its process many times; the task row counts the starts.
          maxStalledCount: 1_000,
        },
      );
      worker = opened;
      opened.on('error', (error) => logger.warn({ error }, 'job worker'));
      opened.on('failed', (job, error) => {
        if (!(error instanceof RetryLater)) logger.error({ kind: job?.name, error }, 'job handler threw');
      });
      await opened.waitUntilReady();
    },

    counts: () => queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),

    async ping() {
      await queue.getJobCounts('active');
    },

    async close({ graceMs }) {
      if (worker) {
        // BullMQ's `close` waits for running jobs without a limit and cannot be forced later, so it is called last.
        await worker.pause(true);
        const waitUntil = Date.now() + graceMs;
        while (running > 0 && Date.now() < waitUntil) await new Promise((wake) => setTimeout(wake, 10));
        await worker.close(running > 0);
      }
      await queue.close();
      await backend.close();
    },
  };
}

class RetryLater extends Error {
  override readonly name = 'RetryLater';
}

/** Creates BullMQ's tables in the schema `bullmq`. Call it before the first queue on a database. */
export async function migrateJobTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
  }
}

interface OpenBackend {
  openQueue(name: string): Queue;
  openWorker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker;
  /** Removes the queue's stored events that name a job. */
  removeEvents(queue: Queue, jobId: string): Promise<void>;
  close(): Promise<void>;
}

function connect(backend: QueueBackend): OpenBackend {
  if (backend.kind === 'redis') {
    // Adding a job fails soon when Redis is down; waiting for one continues until Redis is back.
    const producer = new Redis(backend.url, { maxRetriesPerRequest: 1 });
    const consumer = new Redis(backend.url, { maxRetriesPerRequest: null, lazyConnect: true });
    for (const connection of [producer, consumer]) connection.on('error', () => undefined);
    return {
      openQueue: (name) => new Queue(name, { connection: producer, streams }),
      openWorker: (name, processor, options) =>
        new Worker(name, processor, { ...options, connection: consumer }),
      removeEvents: async (queue) => void (await queue.trimEvents(0)),
      close: async () => {
        producer.disconnect();
        consumer.disconnect();
      },
    };
  }
  const connection = backend.pool;
  const listeners: PoolListener[] = [];

  /** BullMQ adds error listeners to the pool and never removes them. They are recorded, and removed at the end. */
  function recordListeners<T>(open: () => T): T {
    const before = new Set(connection.listeners('error'));
    const opened = open();
    for (const listener of connection.listeners('error') as PoolListener[])
      if (!before.has(listener)) listeners.push(listener);
    return opened;
  }

  // BullMQ types a queue on Postgres and one on Redis differently. The methods used here are the same.
  return {
    openQueue: (name) =>
      recordListeners(
        () => new Queue(name, { connection, streams }, createPostgresBackend) as unknown as Queue,
      ),
    openWorker: (name, processor, options) =>
      recordListeners(
        () =>
          new Worker(name, processor, { ...options, connection }, createPostgresBackend) as unknown as Worker,
      ),
    async removeEvents(queue, jobId) {
      await connection.query(`delete from bullmq.event where queue = $1 and data->>'jobId' = $2`, [
        queue.name,
        jobId,
      ]);
    },
    async close() {
      for (const listener of listeners) connection.off('error', listener);
    },
  };
}

type PoolListener = (error: Error) => void;
