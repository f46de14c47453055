import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createAdvisoryLocks } from './advisory-locks.ts';
import { fatalError, splitNotifications } from './frames.ts';

/** A client of the shared session. */
export interface Connection {
  readonly socket: Socket;
  /** Prefix of its statement names. */
  readonly prefix: string;
  /** Its named statements, with prefix. */
  readonly statements: Set<string>;
  /** Messages of the batch that is being received. */
  open: Buffer[];
  /**
   * Complete batches in the queue. An unfinished batch keeps the database until its Sync: after an error the session
   * skips all messages up to the next Sync, from any connection.
   */
  batches: { bytes: Buffer; unfinished: boolean }[];
  /** True when messages of the extended query protocol were sent and no Sync after them. */
  isUnsynced: boolean;
  listens: boolean;
  closed: boolean;
}

export interface SessionScheduler {
  readonly connections: ReadonlySet<Connection>;
  add(connection: Connection): void;
  enqueue(connection: Connection, batch: Connection['batches'][number]): void;
  /** Discards the connection's batches and undoes what it has left in the session. Can be called again. */
  drop(connection: Connection): void;
  /** Resolves when no batch is running any more. */
  stop(): Promise<void>;
}

const syncMessage = Buffer.from([0x53, 0, 0, 0, 4]);

/** Shares the one session of a PGlite among its connections. Each gets it in turn, for one batch or one transaction. */
export function createSessionScheduler({
  database,
  idleInTransactionMs,
  onFailure,
}: {
  database: PGlite;
  idleInTransactionMs: number;
  onFailure: (cause: unknown) => void;
}): SessionScheduler {
  const connections = new Set<Connection>();
  const locks = createAdvisoryLocks<Connection>();
  const ready: Connection[] = [];
  const closing: Connection[] = [];
  /** The connection that is in a transaction or an unfinished batch. */
  let owner: Connection | undefined;
  let running = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function execute(bytes: Buffer): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    await database.runExclusive(() =>
      database.execProtocolRawStream(bytes, { onRawData: (chunk) => void chunks.push(chunk.slice()) }),
    );
    return Buffer.concat(chunks);
  }

  function deliver(connection: Connection, output: Buffer): void {
    const { notifications, rest } = splitNotifications(output);
    if (!connection.closed) connection.socket.write(rest);
    if (notifications.length === 0) return;
    const bytes = Buffer.concat(notifications);
    for (const other of connections) if (other.listens) other.socket.write(bytes);
  }

  function nextConnection(): Connection | undefined {
    if (owner) return owner.batches.length > 0 ? owner : undefined;
    for (let next = ready.shift(); next; next = ready.shift()) if (next.batches.length > 0) return next;
    return undefined;
  }

  /** While a connection is in a transaction, no other is released: a failing clean-up would abort the transaction. */
  function nextToRelease(): Connection | undefined {
    const at = closing.findIndex((connection) => owner === undefined || owner === connection);
    return at < 0 ? undefined : closing.splice(at, 1)[0];
  }

  /** The only loop that uses the database. It releases closed connections first, then serves the others in turn. */
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    clearTimeout(idleTimer);
    try {
      for (;;) {
        const closed = nextToRelease();
        if (closed) {
          await release(closed);
          continue;
        }
        const connection = nextConnection();
        if (!connection) break;
        const batch = connection.batches.shift()!;
        deliver(connection, await execute(locks.replaceLockCall(connection, batch.bytes)));
        owner = batch.unfinished || database.isInTransaction() ? connection : undefined;
        if (connection.batches.length > 0) ready.push(connection);
      }
    } catch (cause) {
      // `running` stays true, so that a failed database is not used again.
      onFailure(cause);
      for (const connection of connections) connection.socket.destroy();
      return;
    }
    running = false;
    if (owner) idleTimer = setTimeout(endIdleTransaction, idleInTransactionMs, owner);
  }

  /** Undoes what a closed connection has left in the shared session. */
  async function release(connection: Connection): Promise<void> {
    locks.releaseAll(connection);
    if (owner === connection) {
      await execute(syncMessage);
      if (database.isInTransaction()) await database.exec('ROLLBACK');
      owner = undefined;
    }
    for (const name of connection.statements) {
      await database.exec(`DEALLOCATE "${name.replaceAll('"', '""')}"`).catch(() => undefined);
    }
  }

  function drop(connection: Connection): void {
    if (connection.closed) return;
    connection.closed = true;
    connection.batches.length = 0;
    connections.delete(connection);
    closing.push(connection);
    void run();
  }

  function endIdleTransaction(connection: Connection): void {
    connection.socket.end(fatalError('25P03', 'terminating connection due to idle-in-transaction timeout'));
    drop(connection);
  }

  return {
    connections,
    add: (connection) => void connections.add(connection),
    enqueue(connection, batch) {
      connection.batches.push(batch);
      ready.push(connection);
      void run();
    },
    drop,
    async stop() {
      clearTimeout(idleTimer);
      while (running) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
