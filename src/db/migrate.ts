import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** `PRAC` in ASCII: the advisory lock that lets one process at a time change the schema. */
const schemaLock = 0x50524143;

export interface Migration {
  name: string;
  sql: string;
}

/** The files of `migrations/`, in order. @throws Error when two share a number or one is missing. */
async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  names.forEach((name, index) => {
    const expected = String(index + 1).padStart(4, '0');
    if (!name.startsWith(`${expected}-`)) throw new Error(`migrations/${name}: expected number ${expected}`);
  });
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/**
 * Brings the schema up to date, all in one transaction under a lock, and returns the names of what was applied.
 *
 * @throws Error when a migration that was applied has been changed since, or is not known to this version.
 */
export async function migrate(pool: pg.Pool, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
    for (const name of checksums.keys()) {
      if (!known.some((migration) => migration.name === name)) {
        throw new Error(
          `the database has migration ${name}, which this version does not know: it is a later version's`,
        );
      }
    }
    const fresh: string[] = [];
    for (const { name, sql } of known) {
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = checksums.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it had been applied`);
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      fresh.push(name);
    }
    await client.query('commit');
    return fresh;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
