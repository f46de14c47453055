import { resolve } from 'node:path';
import pg from 'pg';
import { onCleanup } from './data-dir.ts';

/** A pool for the embedded database of a running service, through its socket. It is closed after the test. */
export function connectToEmbedded(dataDir: string): pg.Pool {
  const pool = new pg.Pool({
    host: resolve(dataDir, 'postgres'),
    user: 'postgres',
    database: 'postgres',
    max: 4,
  });
  pool.on('error', () => undefined);
  onCleanup(() => pool.end());
  return pool;
}

/**
 * Finds every place in the database that holds one of these words, in any column of any table, the job queue's included.
 * Bytes are searched too. A result is e.g. `public.writings: the words`.
 */
export async function placesOf(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  if (tables.length < 8) throw new Error('the search does not see the tables');
  const places: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const forms = [JSON.stringify(word).slice(1, -1), Buffer.from(word).toString('hex')];
      const found = await pool.query(
        `select 1 from ${name} as t where exists (
           select from unnest($1::text[]) as form where position(lower(form) in lower(row_to_json(t)::text)) > 0)`,
        [forms],
      );
      if (found.rows.length > 0) places.push(`${name}: ${word}`);
    }
  }
  return places;
}
