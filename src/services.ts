import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { ChainUnavailableError } from './chain/chain-unavailable.ts';
import { createContractSignatureVerifier } from './chain/wallet-signature.ts';
import type { Config } from './config/config.ts';
import { type Clock, systemClock } from './core/clock.ts';
import { AppError } from './core/errors.ts';
import { createLogger, type Logger } from './core/logger.ts';
import { createDatabase } from './db/database.ts';
import { createIdempotentRequests } from './db/idempotent-requests.ts';
import { migrate } from './db/migrate.ts';
import { isDatabaseUnavailable } from './db/pool.ts';
import { countTasks, type TaskKey } from './db/tasks.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { identityEndpoints } from './identity/routes.ts';
import { createIdentity, type Identity, type VerifyContractSignature } from './identity/service.ts';
import { openImageFiles, removeDrafts } from './images/image-files.ts';
import { paintPrime } from './images/prime-picture.ts';
import { composeFeedback } from './models/offline/feedback.ts';
import { readWriting } from './models/offline/reader.ts';
import { composeReflection } from './models/offline/reflection.ts';
import { composeTitle } from './models/offline/title.ts';
import { openDatabase } from './open-database.ts';
import { createJobQueue, migrateJobTables } from './queue/queue.ts';
import { createWorkers, type Workers } from './workers.ts';
import { createPrimeWork, removeOrphanImages } from './writing/prime-work.ts';
import { writingEndpoints } from './writing/routes.ts';
import { createWriting } from './writing/service.ts';

/** Calls of challenge or verify a minute: from one address, where many may share one, and for one wallet. */
const callsAMinute = { address: 300, wallet: 30 };

/** A queue that does not answer must not keep a request waiting: the sweep finds what it missed. */
const remindMs = 1_000;

const taskPriorities = { 'prime-words': 1, 'prime-image': 2 };

export interface Services {
  app: ReturnType<typeof createApp>;
  identity: Identity;
  workers: Workers;
  logger: Logger;
  /** From here on nothing new is begun over HTTP. */
  beginStopping(): void;
  /** Lets jobs end for `graceMs` at most and hands the others back. */
  stopWork(options: { graceMs: number }): Promise<void>;
  /** Closes the database, once nothing asks it any more. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  /** Called when the embedded database has failed beyond repair. */
  onDatabaseFailure: (cause: unknown) => void;
  clock?: Clock;
}

/** Builds the whole service from its configuration: the only place where the parts meet. */
export async function openServices(config: Config, options: ServicesOptions): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase(config, options.onDatabaseFailure);
  try {
    return await wire(config, clock, logger, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function wire(
  config: Config,
  clock: Clock,
  logger: Logger,
  opened: Awaited<ReturnType<typeof openDatabase>>,
): Promise<Services> {
  const applied = await migrate(opened.pool);
  if (applied.length > 0) logger.info({ migrations: applied }, 'schema brought up to date');
  if (!config.redisUrl) await migrateJobTables(opened.queuePool);

  const database = createDatabase(opened.pool);
  const queue = await createJobQueue({
    name: 'practice',
    backend: config.redisUrl
      ? { kind: 'redis', url: config.redisUrl }
      : { kind: 'postgres', pool: opened.queuePool },
    logger,
  });
  const primeImages = await openImageFiles(join(config.dataDir, 'static', 'primes'));
  const metrics = createMetrics({ countTasks: () => countTasks(database), countJobs: () => queue.counts() });

  const writing = createWriting({
    database,
    clock,
    images: primeImages,
    respondent: {
      read: async (text) => readWriting(text),
      feedback: async (session) => composeFeedback(session),
    },
    async remind(tasks: readonly TaskKey[]) {
      const adding = Promise.all(
        tasks.map((task) => queue.add(task, { priority: priorityOf(task.kind) })),
      ).catch((error: unknown) => logger.warn({ error }, 'queue not told; the sweep will tell it'));
      await Promise.race([adding, new Promise((wake) => setTimeout(wake, remindMs).unref())]);
    },
    async forget(tasks) {
      const removing = Promise.all(tasks.map((task) => queue.remove(task))).catch((error: unknown) =>
        logger.warn({ error }, 'jobs not removed; they end when they find no task'),
      );
      await Promise.race([removing, new Promise((wake) => setTimeout(wake, remindMs).unref())]);
    },
    onCareHit: () => metrics.countCareHit('writing'),
    onPrime: metrics.countPrime,
  });

  const limit = (name: keyof typeof callsAMinute) =>
    createRateLimiter({ name, calls: callsAMinute[name], withinSeconds: 60, pool: opened.pool });
  const identity = createIdentity({
    database,
    clock,
    limits: { address: limit('address'), wallet: limit('wallet') },
    verifyContractSignature: contractSignatures(config),
    personalData: [writing.personalData],
  });

  const workers = createWorkers({
    database,
    queue,
    clock,
    logger,
    metrics,
    handlers: createPrimeWork({
      database,
      clock,
      images: primeImages,
      async words(text) {
        const reading = readWriting(text);
        return { title: composeTitle(text, reading), reflection: composeReflection(text, reading) };
      },
      picture: ({ primeId, chakra, writing: text }) =>
        paintPrime({ seed: primeId, chakra, reading: text === undefined ? undefined : readWriting(text) }),
    }),
    priorities: taskPriorities,
    async tidy() {
      await identity.deleteExpired();
      await removeOrphanImages(database, primeImages);
    },
    concurrency: 2,
  });
  // Nobody else paints into this folder while this process holds the database.
  if (opened.isServing) await removeDrafts(primeImages.folder);

  let isStopping = false;
  const app = createApp({
    logger,
    metrics,
    trustedProxies: config.http.trustedProxies,
    version: packageVersion(),
    endpoints: [...identityEndpoints(identity), ...writingEndpoints(writing)],
    authenticate: identity.authenticate,
    idempotency: createIdempotentRequests(database),
    isDatabaseUnavailable,
    async checkReady() {
      await answersInTime(opened.pool.query('select 1'), 'database_unavailable', 'The database does not answer.');
      await answersInTime(queue.ping(), 'queue_unavailable', 'The job queue does not answer.');
    },
    images: { '/static/primes': primeImages.folder },
    isStopping: () => isStopping,
  });

  return {
    app,
    identity,
    workers,
    logger,
    beginStopping() {
      isStopping = true;
    },
    async stopWork({ graceMs }) {
      await workers.stop();
      await queue.close({ graceMs });
    },
    close: () => opened.close(),
  };
}

function priorityOf(kind: string): number {
  return (taskPriorities as Record<string, number>)[kind] ?? 10;
}

function contractSignatures(config: Config): VerifyContractSignature | undefined {
  const { name, rpcUrl } = config.chain;
  if (!rpcUrl) return undefined;
  const verify = createContractSignatureVerifier({ rpcUrl, chain: name });
  return async (claim) => {
    try {
      return await verify(claim);
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      throw new AppError('chain_unavailable', 'The chain that knows this wallet does not answer right now.', {
        cause: error,
      });
    }
  };
}

async function answersInTime(
  answer: Promise<unknown>,
  code: 'database_unavailable' | 'queue_unavailable',
  sentence: string,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), 2_000);
  });
  try {
    await Promise.race([answer, late]);
  } catch (cause) {
    throw new AppError(code, sentence, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function packageVersion(): string {
  const path = join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
