import { queryMessage, queryOf } from './frames.ts';

const lockCall = /^select (pg_try_advisory_lock|pg_advisory_unlock)\(bigint '(-?\d{1,19})'\) as (\w+)$/;
const longestCallBytes = 200;

/**
 * Session-level advisory locks by connection. The database's own belong to its one session, which would grant every lock
 * to whoever asks: here they are kept beside it, for `pg_try_advisory_lock` and `pg_advisory_unlock` of one `bigint`,
 * each asked for as a simple query that says nothing else.
 */
export function createAdvisoryLocks<Connection>() {
  const locks = new Map<string, { holder: Connection; times: number }>();

  function take(holder: Connection, key: string): boolean {
    const lock = locks.get(key) ?? { holder, times: 0 };
    if (lock.holder !== holder) return false;
    lock.times += 1;
    locks.set(key, lock);
    return true;
  }

  function giveBack(holder: Connection, key: string): boolean {
    const lock = locks.get(key);
    if (lock?.holder !== holder) return false;
    lock.times -= 1;
    if (lock.times === 0) locks.delete(key);
    return true;
  }

  return {
    /** Does what the message asks of a lock, and gives the message by which the database says so; others as they are. */
    settle(connection: Connection, message: Buffer): Buffer {
      if (message.length > longestCallBytes) return message;
      const call = lockCall.exec(queryOf(message) ?? '');
      if (!call) return message;
      const [, name, key, column] = call;
      const isDone = (name === 'pg_try_advisory_lock' ? take : giveBack)(connection, key!);
      return queryMessage(`select ${isDone} as ${column}`);
    },

    /** All that a connection held, when it is gone. */
    free(connection: Connection): void {
      for (const [key, { holder }] of locks) if (holder === connection) locks.delete(key);
    },
  };
}
