import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAgentsPersonalData } from '#agents/personal-data.ts';
import { createAgentRedaction } from '#agents/redaction.ts';
import { parseAvoidedSubjects } from '#agents/rules/parse-instruction.ts';
import { compileStoryGraph } from '#graphs/story/story-graph.ts';
import { learnTaskKind } from '#memory/consolidate/learner.ts';
import { researchEndpoints } from '#memory/research/routes.ts';
import { createResearch, type Research } from '#memory/research/service.ts';
import { memoryEndpoints } from '#memory/routes.ts';
import { createMemory, type MemoryService } from '#memory/service.ts';
import { timelineEndpoints } from '#memory/timeline/routes.ts';
import { createApp } from './app.ts';
import { ChainUnavailableError, WrongChainError } from './chain/chain-unavailable.ts';
import { createPaymentVerifier, type PaymentVerifier } from './chain/payments.ts';
import { createContractSignatureVerifier } from './chain/wallet-signature.ts';
import { childrenEndpoints } from './children/routes.ts';
import { createChildren } from './children/service.ts';
import type { Config } from './config/config.ts';
import { type Clock, systemClock } from './core/clock.ts';
import { AppError } from './core/errors.ts';
import { translations } from './core/languages.ts';
import { createLogger, type Logger } from './core/logger.ts';
import { createDatabase } from './db/database.ts';
import { createIdempotentRequests } from './db/idempotent-requests.ts';
import { migrate } from './db/migrate.ts';
import { isDatabaseUnavailable } from './db/pool.ts';
import { countTasks, startTask, type TaskKey } from './db/tasks.ts';
import { createOfferReader } from './facilitators/offer.ts';
import { facilitatorOperatorEndpoints } from './facilitators/operator-routes.ts';
import { facilitatorEndpoints } from './facilitators/routes.ts';
import { createFacilitators, type Facilitators } from './facilitators/service.ts';
import { createMetrics } from './http/metrics.ts';
import { createOperatorCheck } from './http/operator.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { identityEndpoints } from './identity/routes.ts';
import { createIdentity, type Identity, type VerifyContractSignature } from './identity/service.ts';
import { openImageFiles, removeDrafts } from './images/image-files.ts';
import { createJournalImport } from './journal/service.ts';
import { readWriting } from './language/reader.ts';
import { feedbackTask } from './models/tasks/feedback.ts';
import { primeWordsTask } from './models/tasks/prime-words.ts';
import { readWritingTask } from './models/tasks/read-writing.ts';
import { createJobQueue, migrateJobTables } from './queue/queue.ts';
import type { PaintPhase } from './stories/draft.ts';
import { storyEndpoints } from './stories/routes.ts';
import { createStories, type StoriesService } from './stories/service.ts';
import { createStoryWork, removeOrphanStoryImages } from './stories/story-work.ts';
import { phaseImageKind, storyTextKind, translationKind } from './stories/task-kinds.ts';
import { type Agents, openAgents } from './wiring/agents.ts';
import { createConsolePages } from './wiring/console-pages.ts';
import { openDatabase } from './wiring/database.ts';
import { createFacilitatorRanking } from './wiring/facilitator-ranking.ts';
import { openModels } from './wiring/models.ts';
import { createPictures } from './wiring/pictures.ts';
import { createStoryTools, createStoryteller } from './wiring/storyteller.ts';
import { openTracing } from './wiring/tracing.ts';
import { createProfileReader } from './wiring/writer-profile.ts';
import { createWorkers, type Workers } from './workers.ts';
import { createPrimeWork, removeOrphanImages } from './writing/prime-work.ts';
import { writingEndpoints } from './writing/routes.ts';
import { createWriting, type WritingService } from './writing/service.ts';
import { insertPrime } from './writing/store.ts';

/**
 * Calls a minute: of challenge or verify from one address, where many may share one, and for one wallet; and payments
 * of one person that are looked up on the chain.
 */
const callsAMinute = { address: 300, wallet: 30, payment: 300 };

/** A start waits no longer than this for the chain to tell its id. */
const chainCheckMs = 3_000;

/** A queue that does not answer must not keep a request waiting: the sweep finds what it missed. */
const maxQueueWaitMs = 1_000;

/** Words before pictures: what can be read is there first. */
const taskPriorities: Readonly<Record<string, number>> = {
  'prime-words': 1,
  [learnTaskKind]: 1,
  [storyTextKind]: 1,
  ...Object.fromEntries(translations.map((language) => [translationKind(language), 2])),
  'prime-image': 3,
  [phaseImageKind]: 4,
};

/** Jobs that ask models mostly wait; those that paint keep a processor busy. */
const jobsAtOnce = { asking: 8, working: 2 };

/** Only a model can translate a model's story: one that is away for an hour is waited for. */
const maxTranslationFailures = 12;

export interface Services {
  app: ReturnType<typeof createApp>;
  identity: Identity;
  stories: StoriesService;
  facilitators: Facilitators;
  memory: MemoryService;
  research: Research;
  writing: WritingService;
  traceOf: Agents['traceOf'];
  /** The graphs by themselves, for LangGraph's Studio. */
  graphs: Agents['graphs'] & { story: ReturnType<typeof compileStoryGraph> };
  journalImport: ReturnType<typeof createJournalImport>;
  personOfWallet: Identity['personOfWallet'];
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
  /** Paints the phases of stories instead of the painter. */
  paintPhase?: PaintPhase;
}

/** Builds the whole service from its configuration: the only place where the parts meet. */
export async function openServices(config: Config, options: ServicesOptions): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase(config, options.onDatabaseFailure);
  try {
    return await wire(config, { ...options, clock }, logger, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function wire(
  config: Config,
  options: ServicesOptions & { clock: Clock },
  logger: Logger,
  opened: Awaited<ReturnType<typeof openDatabase>>,
): Promise<Services> {
  const { clock } = options;
  const applied = await migrate(opened.pool);
  if (applied.length > 0) logger.info({ migrations: applied }, 'schema brought up to date');
  if (!config.redisUrl) await migrateJobTables(opened.queuePool);

  await assertChain(config, logger);
  const database = createDatabase(opened.pool);
  const queue = await createJobQueue({
    name: 'practice',
    backend: config.redisUrl
      ? { kind: 'redis', url: config.redisUrl }
      : { kind: 'postgres', pool: opened.queuePool },
    logger,
  });
  const primeImages = await openImageFiles(join(config.dataDir, 'static', 'primes'));
  const storyImages = await openImageFiles(join(config.dataDir, 'static', 'cuentacuentos'));
  const metrics = createMetrics({ countTasks: () => countTasks(database), countJobs: () => queue.counts() });
  const tracing = openTracing(process.env, config);
  const { runner, converse, embedder, pictureModel, summary } = openModels(config, {
    logger,
    metrics,
    trace: tracing.traceCall,
  });
  logger.info(summary, 'models');
  const { fallsBackToPainter } = config.images;
  const pictures = createPictures({ model: pictureModel, fallsBackToPainter, runner, logger });

  async function enqueue(tasks: readonly TaskKey[]): Promise<void> {
    const adding = Promise.all(
      tasks.map((task) => queue.add(task, { priority: priorityOf(task.kind) })),
    ).catch((error: unknown) => logger.warn({ error }, 'queue not told; the sweep will tell it'));
    await Promise.race([adding, new Promise((wake) => setTimeout(wake, maxQueueWaitMs).unref())]);
  }

  async function dequeue(tasks: readonly TaskKey[]): Promise<void> {
    const removing = Promise.all(tasks.map((task) => queue.remove(task))).catch((error: unknown) =>
      logger.warn({ error }, 'jobs not removed; they end when they find no task'),
    );
    await Promise.race([removing, new Promise((wake) => setTimeout(wake, maxQueueWaitMs).unref())]);
  }

  const children = createChildren({ database, clock });
  const stories = createStories({
    database,
    clock,
    images: storyImages,
    findChild: children.findByWallet,
    enqueue,
    dequeue,
    onWithheld: metrics.countWithheldStory,
  });

  const memory = createMemory({
    database,
    clock,
    read: async (writing, known) =>
      (await runner.run(readWritingTask, { writing, known }, { background: true })).value,
    embedder,
    parseAvoidedSubjects,
    dequeue,
    forgetElsewhere: createAgentRedaction(database),
  });
  const research = createResearch({ database, clock });

  const writing = createWriting({
    database,
    clock,
    images: primeImages,
    planFor: async (handle, prime) => [
      ...(await stories.plan(handle, prime)),
      ...(await memory.learner.plan(handle, prime)),
    ],
    removeMadeFrom: async (personId, writingId) => ({
      ...(await stories.removeToldFrom(personId, writingId)),
      ...(await memory.removeLearnedFrom(personId, writingId)),
    }),
    enqueue,
    dequeue,
    respondent: {
      read: async (text) => (await runner.run(readWritingTask, { writing: text })).value,
      feedback: async ({ flow, ...session }) =>
        (await runner.run(feedbackTask, { ...session, wordsPerMinute: flow.wordsPerMinute })).value,
    },
    readSealed: async (text) => readWriting(text),
    onCareHit: () => metrics.countCareHit('writing'),
    onPrime: metrics.countPrime,
  });

  const journalImport = createJournalImport({
    database,
    clock,
    learner: memory.learner,
    readSealed: async (text) => readWriting(text),
    insertPrime,
    planStory: stories.plan,
    taskKinds: { always: ['prime-words'], generated: ['prime-image'] },
    onPrime: metrics.countPrime,
  });

  const limit = (name: keyof typeof callsAMinute) =>
    createRateLimiter({ name, calls: callsAMinute[name], withinSeconds: 60, pool: opened.pool });
  const readOffer = createOfferReader();
  const facilitators = createFacilitators({
    database,
    clock,
    payments: paymentVerifier(config, clock),
    confirmations: config.chain.confirmations,
    verifications: limit('payment'),
    readProfile: createProfileReader({ database, clock, refused: memory.refused }),
    rank: createFacilitatorRanking({ runner, readOffer }),
  });
  const identity = createIdentity({
    database,
    clock,
    limits: { address: limit('address'), wallet: limit('wallet') },
    verifyContractSignature: contractSignatures(config),
    personalData: [
      createAgentsPersonalData(database),
      memory.personalData,
      stories.personalData,
      writing.personalData,
      children.personalData,
      facilitators.personalData,
    ],
  });

  const primeWork = createPrimeWork({
    database,
    clock,
    images: primeImages,
    words: async (text) => (await runner.run(primeWordsTask, { writing: text }, { background: true })).value,
    picture: pictures.paintPrime,
  });
  const workers = createWorkers({
    database,
    queue,
    clock,
    logger,
    metrics,
    handlers: {
      ...primeWork,
      ...createStoryWork({
        database,
        clock,
        images: storyImages,
        storyteller: createStoryteller(runner),
        paintPhase: options.paintPhase ?? pictures.paintPhase,
        enqueue,
      }),
      [learnTaskKind]: memory.learner.learn,
    },
    priorities: taskPriorities,
    async tidy() {
      await identity.deleteExpired();
      await facilitators.eraseExpired();
      for (const personId of await memory.learner.staleWriters()) await memory.learner.refresh(personId);
      await removeOrphanImages(database, primeImages);
      await removeOrphanStoryImages(database, storyImages);
      for (const { folder } of [primeImages, storyImages]) await removeDrafts(folder);
    },
    maxFailures: Object.fromEntries(
      translations.map((language) => [translationKind(language), maxTranslationFailures]),
    ),
    concurrency:
      config.models.openAi || config.models.ollama || pictureModel ? jobsAtOnce.asking : jobsAtOnce.working,
  });

  const agents = await openAgents({
    database,
    withAdvisoryLock: opened.advisoryLocks.withAdvisoryLock,
    clock,
    runner,
    converse,
    writing,
    stories,
    children,
    facilitators,
    memory,
    authenticate: identity.authenticate,
    async writeWords(primeId) {
      const task = await startTask(database, { kind: 'prime-words', subjectId: primeId }, clock());
      if (task) await primeWork['prime-words'](task, { isLastTry: false });
    },
    onCareHit: () => metrics.countCareHit('override'),
    version: packageVersion(),
  });

  let isStopping = false;
  const app = createApp({
    logger,
    metrics,
    trustedProxies: config.http.trustedProxies,
    version: packageVersion(),
    endpoints: [
      ...identityEndpoints(identity),
      ...writingEndpoints(writing),
      ...storyEndpoints(stories),
      ...childrenEndpoints(children),
      ...memoryEndpoints(memory),
      ...timelineEndpoints({ database, memory }),
      ...agents.endpoints,
      ...researchEndpoints(research),
      ...facilitatorEndpoints(facilitators),
      // Without a token for them they are not there.
      ...(config.adminToken ? facilitatorOperatorEndpoints(facilitators) : []),
    ],
    authenticate: identity.authenticate,
    mcp: agents.mcp,
    isOperator: createOperatorCheck(config.adminToken),
    idempotency: createIdempotentRequests(database),
    isDatabaseUnavailable,
    async checkReady() {
      await answersInTime(
        opened.pool.query('select 1'),
        'database_unavailable',
        'The database does not answer.',
      );
      await answersInTime(queue.ping(), 'queue_unavailable', 'The job queue does not answer.');
    },
    images: { '/static/primes': primeImages.folder, '/static/cuentacuentos': storyImages.folder },
    console: createConsolePages({ logger }),
    isStopping: () => isStopping,
  });

  return {
    app,
    identity,
    stories,
    facilitators,
    memory,
    research,
    writing,
    traceOf: agents.traceOf,
    graphs: { ...agents.graphs, story: compileStoryGraph(createStoryTools(runner)) },
    journalImport,
    personOfWallet: identity.personOfWallet,
    workers,
    logger,
    beginStopping() {
      isStopping = true;
    },
    async stopWork({ graceMs }) {
      await workers.stop();
      await queue.close({ graceMs });
    },
    async close() {
      await tracing.close();
      await opened.close();
    },
  };
}

function priorityOf(kind: string): number {
  return taskPriorities[kind] ?? 10;
}

function paymentVerifier({ chain }: Config, clock: Clock, timeoutMs?: number): PaymentVerifier | undefined {
  const { name, rpcUrl, usdcAddress, confirmations } = chain;
  if (!rpcUrl) return undefined;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  return createPaymentVerifier({ chain: name, rpcUrl, usdcAddress, confirmations, clock, ...limits });
}

/**
 * Refuses to start on another chain than the configured one. One that does not answer is no reason not to start: it is
 * asked again with every payment.
 */
async function assertChain(config: Config, logger: Logger): Promise<void> {
  try {
    await paymentVerifier(config, systemClock, chainCheckMs)?.assertChain();
  } catch (error) {
    if (error instanceof WrongChainError || !(error instanceof ChainUnavailableError)) throw error;
    logger.warn({ error }, 'the chain does not answer; until it does nothing can be booked');
  }
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
