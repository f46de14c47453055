import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { type AdvisoryLocks, createAdvisoryLocks } from '../db/advisory-locks.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { createPool, type DatabaseAddress } from '../db/pool.ts';

/** Connections to the database, which is a server or embedded. */
export interface OpenDatabase {
  /** For the services. Unqualified names are looked up among their tables first, then among those of the job queue. */
  pool: pg.Pool;
  /** For the job queue, so that jobs and requests do not wait for each other's connections. */
  queuePool: pg.Pool;
  /** Locks for work that only one process on this database may do at a time. */
  advisoryLocks: AdvisoryLocks;
  /** False where another process serves the embedded database and this one is its client. */
  isServing: boolean;
  close(): Promise<void>;
}

/** @param onFailure called when the embedded database has failed beyond repair. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onFailure: (cause: unknown) => void,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbedded({ dataDir: config.dataDir, onFailure });
  const address: DatabaseAddress = embedded
    ? { socketFolder: embedded.socketFolder }
    : { url: config.databaseUrl! };
  const pool = createPool({ address, max: 20, searchPath: ['public', 'bullmq'] });
  const queuePool = createPool({ address, max: 8, searchPath: ['bullmq'] });
  const advisoryLocks = createAdvisoryLocks({ address });
  return {
    pool,
    queuePool,
    advisoryLocks,
    isServing: embedded?.isServing ?? false,
    async close() {
      await Promise.all([pool.end(), queuePool.end(), advisoryLocks.close()]);
      await embedded?.close();
    },
  };
}
