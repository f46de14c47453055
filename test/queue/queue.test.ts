import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { openEmbedded } from '#src/db/embedded/embedded.ts';
import { createPool } from '#src/db/pool.ts';
import { createJobQueue, migrateJobTables } from '#src/queue/queue.ts';
import { describeQueue } from '../contract/queue.ts';
import { cleanUpFile, freshDataDir, onCleanup } from '../support/data-dir.ts';
import {
  postgresPrograms,
  redisProgram,
  sayWhySkipped,
  startPostgres,
  startRedis,
} from '../support/programs.ts';

afterAll(cleanUpFile);

describe('jobs in the embedded Postgres', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    const embedded = await openEmbedded({
      dataDir: await freshDataDir(),
      onFailure(cause) {
        throw cause;
      },
    });
    onCleanup(() => embedded.close());
    pool = createPool({ address: { socketFolder: embedded.socketFolder }, max: 8, searchPath: ['bullmq'] });
    onCleanup(() => pool.end());
  });
  describeQueue('the queue', () => ({ kind: 'postgres', pool }));

  it('leave no listener on the pool of the process when they end', async () => {
    const before = pool.listenerCount('error');
    for (let round = 0; round < 3; round++) {
      const queue = await createJobQueue({
        name: `test-${randomUUID()}`,
        backend: { kind: 'postgres', pool },
        logger: createLogger('silent'),
      });
      await queue.work(async () => 'done', { concurrency: 1 });
      expect(pool.listenerCount('error')).toBeGreaterThan(before);
      await queue.close({ graceMs: 0 });
    }
    expect(pool.listenerCount('error')).toBe(before);
  });
});

const programs = postgresPrograms();
if (!programs) sayWhySkipped('jobs in a native Postgres', 'no initdb (apt-get install postgresql)');

describe.skipIf(!programs)('jobs in a native Postgres', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = createPool({ address: { url: await startPostgres(programs!) }, max: 8, searchPath: ['bullmq'] });
    onCleanup(() => pool.end());
    await migrateJobTables(pool);
  });
  describeQueue('the queue', () => ({ kind: 'postgres', pool }));
});

const redis = redisProgram();
if (!redis) sayWhySkipped('jobs in Redis', 'no redis-server (apt-get install redis-server)');

describe.skipIf(!redis)('jobs in Redis', () => {
  let url: string;
  beforeAll(async () => {
    url = await startRedis(redis!);
  });
  describeQueue('the queue', () => ({ kind: 'redis', url }));
});
