import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#src/db/embedded/embedded.ts';
import { createPool } from '#src/db/pool.ts';
import { describeDatabase } from '../contract/database.ts';
import { cleanUpFile, onCleanup, temporaryFolder } from '../support/data-dir.ts';
import { postgresPrograms, sayWhySkipped, startPostgres } from '../support/programs.ts';

afterAll(cleanUpFile);

let embedded: pg.Pool;
beforeAll(async () => {
  const opened = await openEmbedded({
    dataDir: await temporaryFolder(),
    onFailure(cause) {
      throw cause;
    },
  });
  onCleanup(() => opened.close());
  embedded = createPool({ address: { socketFolder: opened.socketFolder }, max: 10, searchPath: ['public'] });
  onCleanup(() => embedded.end());
});

describeDatabase('the embedded Postgres', () => embedded);

it('has vectors in the embedded Postgres', async () => {
  await embedded.query('create extension vector schema pg_catalog');
  const { rows } = await embedded.query("select '[1,0]'::vector <=> '[0,1]'::vector as distance");
  expect(rows[0].distance).toBe(1);
});

const programs = postgresPrograms();
if (!programs)
  sayWhySkipped('the native Postgres', 'no initdb under /usr/lib/postgresql (apt-get install postgresql)');

describe.skipIf(!programs)('with a server', () => {
  let native: pg.Pool;
  beforeAll(async () => {
    native = createPool({
      address: { url: await startPostgres(programs!) },
      max: 10,
      searchPath: ['public'],
    });
    onCleanup(() => native.end());
  });

  describeDatabase('a native Postgres', () => native);

  it('has vectors where the extension is installed', async (context) => {
    const { rows } = await native.query("select 1 from pg_available_extensions where name = 'vector'");
    if (rows.length === 0) {
      sayWhySkipped('vectors in the native Postgres', 'it has no extension `vector`');
      return context.skip();
    }
    await native.query('create extension vector');
    const answer = await native.query("select '[1,0]'::vector <=> '[0,1]'::vector as distance");
    expect(answer.rows[0].distance).toBe(1);
  });
});
