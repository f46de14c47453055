import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * What a store runs its statements on: the pool, or a transaction. Inside a transaction use only its handle, never the
 * pool: on the embedded database every other connection waits for the transaction to end.
 */
export type Handle = Kysely<Tables> | Transaction<Tables>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs `work` in one transaction, which is rolled back when `work` throws. */
export function inTransaction<T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> {
  return database.transaction().execute(work);
}
