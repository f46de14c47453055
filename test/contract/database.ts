import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createDatabase, inTransaction } from '#src/db/database.ts';
import { migrate } from '#src/db/migrate.ts';
import { waitFor } from '../support/wait.ts';

/** What every database that the service runs on must do; `pool` gives a pool onto one that is the test's own. */
export function describeDatabase(name: string, pool: () => pg.Pool): void {
  describe(name, () => {
    it('answers each of many clients with its own words, however large', async () => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const mine = `${index}-${'x'.repeat(index % 3 === 0 ? 300_000 : 10)}`;
          const { rows } =
            index % 2 === 0
              ? await pool().query('select $1::text as mine', [mine])
              : await pool().query('select $1::text as mine, $2::int as other', [mine, index]);
          return rows[0].mine === mine;
        }),
      );
      expect(answers).toEqual(answers.map(() => true));
    });

    it('lets two clients prepare a statement under one name', async () => {
      const query = (text: string) => ({ name: 'the-same-name', text });
      const first = await pool().connect();
      const second = await pool().connect();
      try {
        const answers = [
          await first.query(query('select 1 as n')),
          await second.query(query('select 2 as n')),
          await first.query(query('select 1 as n')),
          await second.query(query('select 2 as n')),
        ];
        expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 1, 2]);
      } finally {
        first.release();
        second.release();
      }
    });

    it('goes on after a statement that fails, with the others untouched', async () => {
      const outcomes = await Promise.allSettled([
        pool().query('select $1::int as n', ['not a number']),
        pool().query('select $1::int as n', [7]),
        pool().query('select nothing from nowhere'),
        pool().query('select $1::int as n', [8]),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
    });

    it('shows no other client what a transaction has not committed, and nothing of one whose client went away', async () => {
      await pool().query('create table if not exists unfinished (n int)');
      const client = await pool().connect();
      await client.query('begin');
      await client.query('insert into unfinished values (1)');
      client.release(true);
      const { rows } = await pool().query('select count(*)::int as n from unfinished');
      expect(rows[0].n).toBe(0);
    });

    it('undoes a transaction whose work throws', async () => {
      await pool().query('create table if not exists undone (n int)');
      const work = inTransaction(createDatabase(pool()), async (handle) => {
        await sql`insert into undone values (1)`.execute(handle);
        throw new Error('on purpose');
      });
      await expect(work).rejects.toThrow('on purpose');
      const { rows } = await pool().query('select * from undone');
      expect(rows).toEqual([]);
    });

    it('brings a notification to a client that listens, whichever client sends it', async () => {
      const listener = await pool().connect();
      const heard: (string | undefined)[] = [];
      listener.on('notification', ({ payload }) => heard.push(payload));
      try {
        await listener.query('listen news');
        await pool().query("select pg_notify('news', 'hello')");
        await waitFor('the notification', () => heard.length > 0);
        expect(heard).toEqual(['hello']);
      } finally {
        listener.removeAllListeners('notification');
        listener.release(true);
      }
    });

    it('brings a schema up to date once, whichever processes start at the same time', async () => {
      await pool().query('drop schema public cascade; create schema public');
      const steps = [
        { name: '0001-one.sql', sql: 'create table one (n int)' },
        { name: '0002-two.sql', sql: 'create table two (n int)' },
      ];
      const applied = await Promise.all([
        migrate(pool(), steps),
        migrate(pool(), steps),
        migrate(pool(), steps),
      ]);
      expect(applied.filter((names) => names.length > 0)).toEqual([steps.map(({ name }) => name)]);
      expect(await migrate(pool(), steps)).toEqual([]);
    });

    it('refuses a schema that a later version has made, or that was changed afterwards', async () => {
      const base = [{ name: '0001-one.sql', sql: 'create table one (n int)' }];
      await pool().query('drop schema public cascade; create schema public');
      await migrate(pool(), base);
      await expect(
        migrate(pool(), [{ name: '0001-one.sql', sql: 'create table two (n int)' }]),
      ).rejects.toThrow('changed after it was applied');
      await expect(migrate(pool(), [])).rejects.toThrow('later version');
      await pool().query('drop schema public cascade; create schema public');
    });

    it('applies nothing of a step that fails', async () => {
      await pool().query('drop schema public cascade; create schema public');
      const steps = [
        { name: '0001-one.sql', sql: 'create table one (n int)' },
        { name: '0002-two.sql', sql: 'create table two (n int); select nothing from nowhere' },
      ];
      await expect(migrate(pool(), steps)).rejects.toThrow('nowhere');
      const { rows } = await pool().query("select to_regclass('one') as one, to_regclass('two') as two");
      expect(rows[0]).toEqual({ one: null, two: null });
    });

    it('gives whole numbers as numbers, days as they are written, and moments exactly', async () => {
      const moment = new Date('2026-02-28T23:59:59.999Z');
      const { rows } = await pool().query(
        "select 9007199254740991::bigint as n, date '2024-02-29' as day, $1::timestamptz as moment",
        [moment],
      );
      expect(rows[0]).toEqual({ n: 9007199254740991, day: '2024-02-29', moment });
    });
  });
}
