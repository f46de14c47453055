import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { countTasks } from '../db/tasks.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import { type ImageFiles, openImageFiles } from '../images/image-files.ts';
import { migrateJobTables } from '../queue/queue.ts';
import type { OpenDatabase } from './database.ts';
import { type OpenedModels, openModels } from './models.ts';
import { createPictures } from './pictures.ts';
import { openQueue, type TaskQueue } from './queue.ts';
import { openTracing, type Tracing } from './tracing.ts';

/** What every domain is built on. */
export interface Base extends TaskQueue {
  config: Config;
  clock: Clock;
  logger: Logger;
  opened: OpenDatabase;
  database: Database;
  primeImages: ImageFiles;
  storyImages: ImageFiles;
  metrics: Metrics;
  tracing: Tracing;
  models: OpenedModels;
  pictures: ReturnType<typeof createPictures>;
}

/** Applies missing migrations and opens the queue, image folders, metrics, tracing and models. */
export async function openBase(
  config: Config,
  { clock, logger, opened }: Pick<Base, 'clock' | 'logger' | 'opened'>,
): Promise<Base> {
  const applied = await migrate(opened.pool);
  if (applied.length > 0) logger.info({ migrations: applied }, 'schema brought up to date');
  if (!config.redisUrl) await migrateJobTables(opened.queuePool);
  const database = createDatabase(opened.pool);
  const tasks = await openQueue(config, opened, logger);
  const metrics = createMetrics({
    countTasks: () => countTasks(database),
    countJobs: () => tasks.queue.counts(),
  });
  const tracing = openTracing(process.env, config);
  const models = openModels(config, { logger, metrics, trace: tracing.traceCall });
  logger.info(models.summary, 'models');
  const { fallsBackToPainter } = config.images;
  return {
    ...tasks,
    config,
    clock,
    logger,
    opened,
    database,
    primeImages: await openImageFiles(join(config.dataDir, 'static', 'primes')),
    storyImages: await openImageFiles(join(config.dataDir, 'static', 'cuentacuentos')),
    metrics,
    tracing,
    models,
    pictures: createPictures({
      model: models.pictureModel,
      fallsBackToPainter,
      runner: models.runner,
      logger,
    }),
  };
}
