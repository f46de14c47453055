import { queryMessage, queryOf } from './frames.ts';

const lockCall = /^select (pg_try_advisory_lock|pg_advisory_unlock)\(bigint '(-?\d{1,19})'\) as (\w+)$/;
const maxCallBytes = 200;

/**
 * Session-level advisory locks, per connection. PGlite has one session for all connections, so its own locks would be
 * granted to each of them. These locks replace calls of `pg_try_advisory_lock` and `pg_advisory_unlock` with one `bigint`,
 * when such a call is a simple query of its own.
 */
export function createAdvisoryLocks<Connection>() {
  const locks = new Map<string, { holder: Connection; count: number }>();

  function lock(holder: Connection, key: string): boolean {
    const held = locks.get(key) ?? { holder, count: 0 };
    if (held.holder !== holder) return false;
    held.count += 1;
    locks.set(key, held);
    return true;
  }

  function unlock(holder: Connection, key: string): boolean {
    const held = locks.get(key);
    if (held?.holder !== holder) return false;
    held.count -= 1;
    if (held.count === 0) locks.delete(key);
    return true;
  }

  return {
    /**
     * Performs a lock call and returns a query whose result is the outcome, to be run in place of the call. Any other message
     * is returned unchanged.
     */
    replaceLockCall(connection: Connection, message: Buffer): Buffer {
      if (message.length > maxCallBytes) return message;
      const call = lockCall.exec(queryOf(message) ?? '');
      if (!call) return message;
      const [, name, key, column] = call;
      const isDone = (name === 'pg_try_advisory_lock' ? lock : unlock)(connection, key!);
      return queryMessage(`select ${isDone} as ${column}`);
    },

    /** Releases all locks of a closed connection. */
    releaseAll(connection: Connection): void {
      for (const [key, { holder }] of locks) if (holder === connection) locks.delete(key);
    },
  };
}
