import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStoryGraph } from '#graphs/story/story-graph.ts';
import type { Config } from './config/config.ts';
import { type Clock, systemClock } from './core/clock.ts';
import { createLogger, type Logger } from './core/logger.ts';
import type { PaintPhase } from './stories/draft.ts';
import { type Agents, openAgents } from './wiring/agents.ts';
import { openApp } from './wiring/app.ts';
import { type Base, openBase } from './wiring/base.ts';
import { assertChain } from './wiring/chain.ts';
import { openDatabase } from './wiring/database.ts';
import { type Domains, openDomains } from './wiring/domains.ts';
import { createStoryTools } from './wiring/storyteller.ts';
import { openWorkers } from './wiring/workers.ts';
import type { Workers } from './workers.ts';
import type { PaintPrime } from './writing/prime-work.ts';

export interface Services extends Omit<Domains, 'children'> {
  app: ReturnType<typeof openApp>;
  traceOf: Agents['traceOf'];
  /** The graphs without the rest of the service, for LangGraph's Studio. */
  graphs: Agents['graphs'] & { story: ReturnType<typeof compileStoryGraph> };
  personOfWallet: Domains['identity']['personOfWallet'];
  workers: Workers;
  logger: Logger;
  /** Makes the service refuse all HTTP requests that arrive after this call. */
  beginStopping(): void;
  /** Waits at most `graceMs` for running jobs to end. Jobs that are still running then are returned to the queue. */
  stopWork(options: { graceMs: number }): Promise<void>;
  /** Closes the database. Call it last. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  /** Called when the embedded database has failed beyond repair. */
  onDatabaseFailure: (cause: unknown) => void;
  clock?: Clock;
  /** Makes the pictures of story phases instead of the painter. `paintPrime` does the same for primes. */
  paintPhase?: PaintPhase;
  paintPrime?: PaintPrime;
}

/** Builds the whole service from its configuration. Each subsystem is assembled in its file of `wiring/`. */
export async function openServices(config: Config, options: ServicesOptions): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase(config, options.onDatabaseFailure);
  try {
    await assertChain(config, logger);
    return await assemble(await openBase(config, { clock, logger, opened }), options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function assemble(base: Base, { paintPhase, paintPrime }: ServicesOptions): Promise<Services> {
  const { database, clock, logger, metrics, models, opened, queue, tracing } = base;
  const domains = openDomains(base);
  const { workers, writeWords } = openWorkers(base, domains, { paintPhase, paintPrime });
  const version = packageVersion();
  const agents = await openAgents({
    ...domains,
    database,
    withAdvisoryLock: opened.advisoryLocks.withAdvisoryLock,
    clock,
    runner: models.runner,
    converse: models.converse,
    authenticate: domains.identity.authenticate,
    writeWords,
    onCareHit: () => metrics.countCareHit('override'),
    version,
  });
  let isStopping = false;
  return {
    ...domains,
    app: openApp(base, domains, agents, { version, isStopping: () => isStopping }),
    traceOf: agents.traceOf,
    graphs: { ...agents.graphs, story: compileStoryGraph(createStoryTools(models.runner)) },
    personOfWallet: domains.identity.personOfWallet,
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

function packageVersion(): string {
  const path = join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
