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

/** A reminder that a row waits to be worked on. It carries no data but the row's name. */
export interface JobKey {
  kind: string;
  subjectId: string;
}

export interface JobOptions {
  /** 1 goes first; default 10. */
  priority?: number;
}

/** What a handler wants done with its job: `retry` comes back after a growing delay. */
export type JobOutcome = 'done' | 'retry';

export type JobHandler = (job: JobKey) => Promise<JobOutcome>;

export interface JobQueue {
  /** Adds a job unless the same one waits, is delayed or runs already. */
  add(job: JobKey, options?: JobOptions): Promise<void>;
  /** Takes a job that does not run out of the queue, with what is noted of it. */
  remove(job: JobKey): Promise<void>;
  /** Starts working; `concurrency` jobs at once. A handler that throws is as one that asks for a retry. */
  work(handler: JobHandler, options: { concurrency: number }): Promise<void>;
  /** Jobs by state: `waiting`, `active`, `delayed`, `failed`. */
  counts(): Promise<Record<string, number>>;
  /** @throws when the queue's backend does not answer. */
  ping(): Promise<void>;
  /** Takes no further job, gives those that run `graceMs` to end, then lets go: they are picked up again later. */
  close(options: { graceMs: number }): Promise<void>;
}

export type QueueBackend = { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; url: string };

const firstRetryMs = 1_000;
/** BullMQ's own count of tries is no limit here: the row behind the job decides when it has failed. */
const maxTries = 1_000;
/** A job whose process died is picked up again after this long. */
const lockMs = 10_000;
const stalledCheckMs = 5_000;
/** Nobody reads BullMQ's events, and they name jobs that may long be erased: only the newest few are kept. */
const streams = { events: { maxLen: 1 } };

/** @param name of the queue; two of one backend do not see each other's jobs. */
export async function createJobQueue(options: {
  name: string;
  backend: QueueBackend;
  logger: Logger;
}): Promise<JobQueue> {
  const { name, logger } = options;
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
          attempts: maxTries,
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
      if (worker) throw new Error('this queue is being worked on already');
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
          stalledInterval: stalledCheckMs,
          // A process may die many times over one job; the row counts that too.
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
        // BullMQ's close waits for running jobs without end, and once begun cannot be forced: so it comes last.
        await worker.pause(true);
        const giveUpAt = Date.now() + graceMs;
        while (running > 0 && Date.now() < giveUpAt) await new Promise((wake) => setTimeout(wake, 10));
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

/** Makes BullMQ's tables in the schema `bullmq`; to be called once, before any queue on that database. */
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
  /** Takes out of the queue's record of its latest events what names a job. */
  removeEvents(queue: Queue, jobId: string): Promise<void>;
  close(): Promise<void>;
}

function connect(backend: QueueBackend): OpenBackend {
  if (backend.kind === 'redis') {
    // Whoever adds a job is told soon when Redis is down; whoever waits for one waits until it is back.
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

  /** BullMQ listens for errors of the pool and never stops: what it adds is noted, to be taken off at the end. */
  function noting<T>(open: () => T): T {
    const before = new Set(connection.listeners('error'));
    const opened = open();
    for (const listener of connection.listeners('error') as PoolListener[])
      if (!before.has(listener)) listeners.push(listener);
    return opened;
  }

  // BullMQ's types tell a queue on Postgres from one on Redis; all that is used here they have in common.
  return {
    openQueue: (name) =>
      noting(() => new Queue(name, { connection, streams }, createPostgresBackend) as unknown as Queue),
    openWorker: (name, processor, options) =>
      noting(
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
