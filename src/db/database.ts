import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * What a store runs its statements on: the pool, or the one transaction that it is part of. Inside a transaction
 * only that handle is asked, never the pool: on the embedded database everyone else waits for the transaction's end.
 */
export type Handle = Kysely<Tables> | Transaction<Tables>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs `work` in one transaction; it is undone when `work` throws. */
export function inTransaction<T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> {
  return database.transaction().execute(work);
}
