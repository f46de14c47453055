import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Key of the advisory lock under which the schema is changed: `PRAC` in ASCII. */
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
 * Applies the missing migrations in one transaction, under a lock, and returns their names.
 *
 * @throws Error when an applied migration was changed since, or is not known to this version.
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
          `the database has migration ${name}, which this version does not know: a later version applied it`,
        );
      }
    }
    const added: string[] = [];
    for (const { name, sql } of known) {
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = checksums.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it was applied`);
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      added.push(name);
    }
    await client.query('commit');
    return added;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
