import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvisoryLocks, createAdvisoryLocks } from '#src/db/advisory-locks.ts';
import { openEmbedded } from '#src/db/embedded/embedded.ts';
import { connectionTo, type DatabaseAddress } from '#src/db/pool.ts';
import { cleanUpFile, onCleanup, temporaryFolder } from '../support/data-dir.ts';
import { postgresPrograms, sayWhySkipped, startPostgres } from '../support/programs.ts';
import { waitFor } from '../support/wait.ts';

const programs = postgresPrograms();
if (!programs) sayWhySkipped('advisory locks on a native Postgres', 'no initdb (apt-get install postgresql)');

afterAll(cleanUpFile);

/** Work that goes on until it is told to end. */
function gate() {
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  return {
    entered: entered.promise,
    end: left.resolve,
    work: async () => {
      entered.resolve();
      await left.promise;
      return 'done';
    },
  };
}

const servers = [
  { on: 'the embedded Postgres', native: false },
  { on: 'a native Postgres', native: true },
].filter(({ native }) => programs || !native);

describe.each(servers)('advisory locks on $on', ({ native }) => {
  let address: DatabaseAddress;
  /** Where connections are seen, and ended from outside. */
  let reach: { cut(): Promise<number>; connections(): Promise<number> };

  beforeAll(async () => {
    if (!native) {
      const { socketFolder, close } = await openEmbedded({
        dataDir: await temporaryFolder(),
        onFailure(cause) {
          throw cause;
        },
      });
      onCleanup(close);
      address = { socketFolder };
      return;
    }
    address = { url: await startPostgres(programs!) };
    const operator = new pg.Client(connectionTo(address, {}));
    await operator.connect();
    onCleanup(() => operator.end());
    const count = async (what: string) => {
      const { rows } = await operator.query(
        `select count(${what})::int as n from pg_stat_activity where application_name = 'practice-advisory-locks'`,
      );
      return rows[0].n as number;
    };
    reach = { cut: () => count('pg_terminate_backend(pid)'), connections: () => count('*') };
  });

  function another(options: { maxWaitMs?: number } = {}): AdvisoryLocks {
    const made = createAdvisoryLocks({ address, ...options });
    onCleanup(() => made.close());
    return made;
  }

  it('is done by one of many processes at a time, and by each in the end', async () => {
    const shared = { atOnce: 0, most: 0, done: 0 };
    const work = async () => {
      shared.most = Math.max(shared.most, ++shared.atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      shared.atOnce--;
      shared.done++;
    };
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = another();
        for (let time = 0; time < 5; time++) await one.withAdvisoryLock('the same', work);
      }),
    );
    expect(shared).toEqual({ atOnce: 0, most: 1, done: 30 });
  });

  it('does not wait for work under another name', async () => {
    const { entered, work, end } = gate();
    const running = another().withAdvisoryLock('one', work);
    await entered;
    expect(await another().withAdvisoryLock('two', async () => 'done')).toBe('done');
    end();
    expect(await running).toBe('done');
  });

  it('gives the name back when the work fails', async () => {
    const failing = another().withAdvisoryLock('fails', async () => {
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await another({ maxWaitMs: 5_000 }).withAdvisoryLock('fails', async () => 'done')).toBe('done');
  });

  it('tells who has waited long enough that others are at it', async () => {
    const { entered, work, end } = gate();
    const running = another().withAdvisoryLock('busy', work);
    await entered;
    const refused = another({ maxWaitMs: 50 }).withAdvisoryLock('busy', async () => 'done');
    await expect(refused).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 5 });
    end();
    await running;
  });

  it('leaves the name to others when the process that had it is gone', async () => {
    const dying = createAdvisoryLocks({ address });
    const { entered, work, end } = gate();
    const running = dying.withAdvisoryLock('left behind', work);
    await entered;
    const next = another().withAdvisoryLock('left behind', async () => 'done');
    await dying.close();
    expect(await next).toBe('done');
    end();
    await running;
  });

  if (!native) return;

  it('takes one connection, however many wait', async () => {
    await waitFor('earlier connections to end', async () => (await reach.connections()) === 0);
    const { entered, work, end } = gate();
    const [first, second] = [another(), another()];
    const running = first.withAdvisoryLock('name 0', work);
    await entered;
    const waiting = Array.from({ length: 40 }, () => second.withAdvisoryLock('name 0', async () => 'done'));
    await second.withAdvisoryLock('name 1', async () => undefined);
    expect(await reach.connections()).toBe(2);
    end();
    expect(new Set(await Promise.all([running, ...waiting]))).toEqual(new Set(['done']));
  });

  it('outlives a broken connection: it goes on, and its name is soon taken again', async () => {
    const one = another();
    const { entered, work, end } = gate();
    const running = one.withAdvisoryLock('broken', work);
    await entered;
    expect(await reach.cut()).toBeGreaterThan(0);
    await waitFor('another connection', async () => (await reach.connections()) > 0);
    await waitFor('the name to be taken again', async () => {
      const asked = another({ maxWaitMs: 0 }).withAdvisoryLock('broken', async () => 'free');
      return asked.then(
        () => false,
        (error: { code: string }) => error.code === 'conflict',
      );
    });
    const next = another().withAdvisoryLock('broken', async () => 'after it');
    end();
    expect(await running).toBe('done');
    expect(await next).toBe('after it');
  });

  it('is begun after its idle connection was broken', async () => {
    const one = another();
    await one.withAdvisoryLock('idle', async () => undefined);
    expect(await reach.cut()).toBeGreaterThan(0);
    expect(await one.withAdvisoryLock('idle', async () => 'done')).toBe('done');
  });
});
