import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import { connectionTo, type DatabaseAddress } from './pool.ts';

/** Acquires the lock of this name, runs `work` and releases the lock. No other process has the lock meanwhile. */
export type WithAdvisoryLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Locks by name across all processes of one database. */
export interface AdvisoryLocks {
  /**
   * Acquires the lock of `name` for the time that `work` runs. The lock excludes other processes only; within one process
   * the caller must keep the order. If the connection breaks, running work continues, and the next connection acquires the
   * lock again.
   *
   * @throws AppError `conflict` if another process does not release the lock in time.
   */
  withAdvisoryLock: WithAdvisoryLock;
  close(): Promise<void>;
}

export interface AdvisoryLocksOptions {
  address: DatabaseAddress;
  /** How long to wait for another process. Default one minute, which is longer than two turns of an agent with a model. */
  maxWaitMs?: number;
}

/**
 * A lock that this process holds, and the session that acquired it. When the connection breaks, the session is stale until
 * the lock is acquired again.
 */
interface Hold {
  key: string;
  session: Session;
}

const pollMs = { first: 10, longest: 100 };

/**
 * Session-level advisory locks on a connection of their own, so that waiting needs no connection of a pool. If the process
 * dies, its locks end with the connection. A lock of another process is polled; no statement waits inside the database.
 */
export function createAdvisoryLocks({ address, maxWaitMs = 60_000 }: AdvisoryLocksOptions): AdvisoryLocks {
  const holds = new Set<Hold>();
  let current: Promise<Session> | undefined;
  let isClosed = false;

  function connect(): Promise<Session> {
    if (isClosed) throw new AppError('shutting_down', 'The service is stopping.');
    if (current) return current;
    const opening = reopen(() => disconnect(opening, 0));
    current = opening;
    opening.catch(() => disconnect(opening, pollMs.longest));
    return opening;
  }

  /** Opens a session and acquires again the locks of the previous session. */
  async function reopen(onLost: () => void): Promise<Session> {
    const session = await openSession(address, onLost);
    for (const hold of holds) {
      // Another process may have taken it in between: then both work at once, and neither learns of it.
      if (!(await session.take(hold.key))) continue;
      if (holds.has(hold)) hold.session = session;
      else await session.release(hold.key);
    }
    return session;
  }

  /** Reconnects soon if locks are held, even without a new request. */
  function disconnect(lost: Promise<Session>, pauseMs: number): void {
    if (current !== lost) return;
    current = undefined;
    if (holds.size === 0 || isClosed) return;
    setTimeout(() => {
      if (holds.size > 0 && !isClosed) connect().catch(() => undefined);
    }, pauseMs).unref();
  }

  /** Returns the session that acquired the lock, or undefined while another process holds it. */
  async function tryTake(key: string): Promise<Session | undefined> {
    const session = await connect();
    try {
      return (await session.take(key)) ? session : undefined;
    } catch {
      // The session had broken while idle. A failure of the new one is final.
      const next = await connect();
      return (await next.take(key)) ? next : undefined;
    }
  }

  async function acquire(key: string): Promise<Hold> {
    const giveUpAt = performance.now() + maxWaitMs;
    for (let pauseMs = pollMs.first; ; pauseMs = Math.min(pauseMs * 2, pollMs.longest)) {
      const session = await tryTake(key);
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
    async withAdvisoryLock(name, work) {
      const hold = await acquire(keyOf(name));
      try {
        return await work();
      } finally {
        holds.delete(hold);
        // Not awaited: later statements of this process come after it, and other processes poll.
        hold.session.release(hold.key).catch(() => undefined);
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

/** A name as the signed 64-bit number that Postgres takes. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}

/** A connection and its locks. Any failed statement ends it, so that no lock is left in an unknown state. */
interface Session {
  take(key: string): Promise<boolean>;
  release(key: string): Promise<boolean>;
  end(): Promise<void>;
}

/** A machine that disappears is noticed within a minute, and its locks end. */
const serverSettings = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

async function openSession(address: DatabaseAddress, onLost: () => void): Promise<Session> {
  const client = new pg.Client({
    ...connectionTo(address, serverSettings),
    application_name: 'practice-advisory-locks',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.once('end', onLost);
  await client.connect();
  let asked: Promise<unknown> = Promise.resolve();

  /** One statement at a time. The embedded database recognises these calls by this exact text. */
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
    release: (key) => ask('pg_advisory_unlock', key),
    end: () => client.end(),
  };
}
