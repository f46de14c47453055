import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import { connectionTo, type DatabaseAddress } from './pool.ts';

/** Work under one name is done by one process at a time. */
export interface ExclusiveWork {
  /**
   * Runs `work` while no other process runs any under this name; within one process the caller sees to that. Work that
   * runs while the way to the database breaks goes on, and whoever has not begun by then finds the name taken again as
   * soon as there is a way.
   *
   * @throws AppError `conflict` when another process does not come to an end with the name in time.
   */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ExclusiveWorkOptions {
  address: DatabaseAddress;
  /** How long another process is waited for; default a minute, which is more than two turns of models. */
  maxWaitMs?: number;
}

/** A name that this process works under, and the session that has its lock: of one that broke, until there is another. */
interface Hold {
  key: string;
  session: Session;
}

const pausesMs = { first: 10, longest: 100 };

/**
 * Session-level advisory locks, on one connection of the process's own: however many wait, no connection of a pool waits
 * with them, and when the process dies its locks end with the connection. Nobody waits inside the database; a name that
 * is taken is asked for again.
 */
export function createExclusiveWork({ address, maxWaitMs = 60_000 }: ExclusiveWorkOptions): ExclusiveWork {
  const holds = new Set<Hold>();
  let current: Promise<Session> | undefined;
  let isClosed = false;

  function reach(): Promise<Session> {
    if (isClosed) throw new AppError('shutting_down', 'The service is stopping.');
    if (current) return current;
    const opening = begin(() => leave(opening, 0));
    current = opening;
    opening.catch(() => leave(opening, pausesMs.longest));
    return opening;
  }

  /** A new session has first what the one before it had. */
  async function begin(onLost: () => void): Promise<Session> {
    const session = await openSession(address, onLost);
    for (const hold of holds) {
      // Another process may have been faster: then two work at once, and neither is told that it failed.
      if (!(await session.take(hold.key))) continue;
      if (holds.has(hold)) hold.session = session;
      else await session.giveBack(hold.key);
    }
    return session;
  }

  /** Where names are held there is soon another session, whether or not anybody asks for one. */
  function leave(lost: Promise<Session>, pauseMs: number): void {
    if (current !== lost) return;
    current = undefined;
    if (holds.size === 0 || isClosed) return;
    setTimeout(() => {
      if (holds.size > 0 && !isClosed) reach().catch(() => undefined);
    }, pauseMs).unref();
  }

  /** The session that took the key; undefined while another process has it. */
  async function tryToTake(key: string): Promise<Session | undefined> {
    const session = await reach();
    try {
      return (await session.take(key)) ? session : undefined;
    } catch {
      // It broke while nobody asked anything. The new one's failure counts.
      const next = await reach();
      return (await next.take(key)) ? next : undefined;
    }
  }

  async function take(key: string): Promise<Hold> {
    const giveUpAt = performance.now() + maxWaitMs;
    for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(pauseMs * 2, pausesMs.longest)) {
      const session = await tryToTake(key);
      if (session) {
        const hold = { key, session };
        holds.add(hold);
        return hold;
      }
      if (performance.now() > giveUpAt) {
        throw new AppError('conflict', 'Another request is still at work on this. Ask again in a moment.', {
          retryAfterSeconds: 5,
        });
      }
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  return {
    async run(name, work) {
      const hold = await take(keyOf(name));
      try {
        return await work();
      } finally {
        holds.delete(hold);
        // Nobody waits for it: what this process asks for next comes after it, and others ask again.
        hold.session.giveBack(hold.key).catch(() => undefined);
      }
    },
    async close() {
      isClosed = true;
      await current?.then(
        (session) => session.end(),
        () => undefined,
      );
    },
  };
}

/** The 64 bits, as a signed number, that stand for a name. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}

/** A connection and the locks that are on it. Any failure of a statement ends it: no lock is left whose fate is unknown. */
interface Session {
  take(key: string): Promise<boolean>;
  giveBack(key: string): Promise<boolean>;
  end(): Promise<void>;
}

/** A machine that vanishes without a goodbye is noticed within a minute, and its locks end. */
const serverSettings = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

async function openSession(address: DatabaseAddress, onLost: () => void): Promise<Session> {
  const client = new pg.Client({
    ...connectionTo(address, serverSettings),
    application_name: 'practice-exclusive-work',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.once('end', onLost);
  await client.connect();
  let asked: Promise<unknown> = Promise.resolve();

  /** One statement after the other; the embedded database knows the calls by just these words. */
  function ask(call: 'pg_try_advisory_lock' | 'pg_advisory_unlock', key: string): Promise<boolean> {
    const answer = asked.then(async () => {
      try {
        const { rows } = await client.query(`select ${call}(bigint '${key}') as done`);
        return rows[0].done as boolean;
      } catch (error) {
        onLost();
        client.end().catch(() => undefined);
        throw error;
      }
    });
    asked = answer.catch(() => undefined);
    return answer;
  }

  return {
    take: (key) => ask('pg_try_advisory_lock', key),
    giveBack: (key) => ask('pg_advisory_unlock', key),
    end: () => client.end(),
  };
}
