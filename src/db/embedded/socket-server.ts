import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createAdvisoryLocks } from './advisory-locks.ts';
import {
  createFrameReader,
  type Frame,
  fatalError,
  renameStatement,
  splitNotifications,
  startupMessage,
} from './frames.ts';

/**
 * Serves one PGlite to many connections over a unix socket.
 *
 * PGlite is a single Postgres session. For each client to find what a server of its own would give it:
 * - a client's messages run as one batch, up to its Sync: the unnamed statement of one client is never bound by
 *   another, however the network has cut a large message (with `pglite-socket` 0.2.17 a parameter of over 64 kB was
 *   seen to bind another connection's statement);
 * - while a client is inside a transaction the others wait; one that stays idle inside it is ended;
 * - named statements get a prefix of the connection's own;
 * - notifications go to every connection that listens, in this process or another;
 * - advisory locks of a session are those of the connection, and end with it.
 * What a connection SETs still holds for all.
 */
export interface SocketServer {
  close(): Promise<void>;
}

export interface SocketServerOptions {
  database: PGlite;
  path: string;
  /** A client idle inside a transaction for longer than this is rolled back and disconnected. */
  idleInTransactionMs?: number;
  /** Called when the database itself fails: nothing more can be served. */
  onFailure: (cause: unknown) => void;
}

/** Message types after which a client waits for an answer. */
const endsBatch = new Set(['Q', 'S', 'H', 'F', 'c', 'f']);

/** Messages of the extended query protocol, Flush among them. */
const extendedQuery = new Set('PBDECH');

/** PGlite ends when it has to wait for a client's data in the middle of a statement. */
const copyFromClient = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;

const syncMessage = Buffer.from([0x53, 0, 0, 0, 4]);

interface Connection {
  readonly socket: Socket;
  readonly prefix: string;
  readonly statements: Set<string>;
  open: Buffer[];
  /**
   * Whole batches that wait for their turn. An unfinished one keeps the database until its Sync: after an error in
   * it the session skips everything up to there, whoever it comes from.
   */
  batches: { bytes: Buffer; unfinished: boolean }[];
  /** Sent messages of the extended query protocol that no Sync has ended yet. */
  isUnsynced: boolean;
  listens: boolean;
  closed: boolean;
}

export async function serveOnSocket(options: SocketServerOptions): Promise<SocketServer> {
  const { database, idleInTransactionMs = 30_000 } = options;
  const connections = new Set<Connection>();
  const locks = createAdvisoryLocks<Connection>();
  const ready: Connection[] = [];
  const leaving: Connection[] = [];
  let owner: Connection | undefined;
  let running = false;
  let nextId = 1;
  let idleTimer: NodeJS.Timeout | undefined;

  async function execute(bytes: Buffer): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    await database.runExclusive(() =>
      database.execProtocolRawStream(bytes, { onRawData: (chunk) => void chunks.push(chunk.slice()) }),
    );
    return Buffer.concat(chunks);
  }

  function deliver(connection: Connection, answer: Buffer): void {
    const { notifications, rest } = splitNotifications(answer);
    if (!connection.closed) connection.socket.write(rest);
    if (notifications.length === 0) return;
    const notice = Buffer.concat(notifications);
    for (const other of connections) if (other.listens) other.socket.write(notice);
  }

  function nextConnection(): Connection | undefined {
    if (owner) return owner.batches.length > 0 ? owner : undefined;
    for (let next = ready.shift(); next; next = ready.shift()) if (next.batches.length > 0) return next;
    return undefined;
  }

  /** Nobody is cleared up after while another is inside a transaction: what failed would fail that, too. */
  function nextToRelease(): Connection | undefined {
    const at = leaving.findIndex((connection) => owner === undefined || owner === connection);
    return at < 0 ? undefined : leaving.splice(at, 1)[0];
  }

  /** The one loop that touches the database: first clears up after those who left, then serves in turn. */
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    clearTimeout(idleTimer);
    try {
      for (;;) {
        const left = nextToRelease();
        if (left) {
          await release(left);
          continue;
        }
        const connection = nextConnection();
        if (!connection) break;
        const batch = connection.batches.shift()!;
        deliver(connection, await execute(locks.settle(connection, batch.bytes)));
        owner = batch.unfinished || database.isInTransaction() ? connection : undefined;
        if (connection.batches.length > 0) ready.push(connection);
      }
    } catch (cause) {
      // `running` stays true: a database that has failed is not asked again.
      options.onFailure(cause);
      for (const connection of connections) connection.socket.destroy();
      return;
    }
    running = false;
    if (owner) idleTimer = setTimeout(endIdleTransaction, idleInTransactionMs, owner);
  }

  /** Undoes what a connection that is gone has left in the shared session. */
  async function release(connection: Connection): Promise<void> {
    locks.free(connection);
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
    leaving.push(connection);
    void run();
  }

  function endIdleTransaction(connection: Connection): void {
    connection.socket.end(fatalError('25P03', 'terminating connection due to idle-in-transaction timeout'));
    drop(connection);
  }

  function accept(connection: Connection, frame: Frame): void {
    if (frame.kind === 'encryption-request') {
      connection.socket.write('N');
      return;
    }
    if (frame.kind === 'cancel') {
      connection.socket.end();
      return;
    }
    if (frame.kind === 'startup') {
      // Never the client's own: what it asks for there would hold for all, or end the database.
      connection.batches.push({ bytes: startupMessage(), unfinished: false });
    } else if (frame.type === 'X') {
      connection.socket.end();
      drop(connection);
      return;
    } else {
      if ((frame.type === 'Q' || frame.type === 'P') && copyFromClient.test(frame.bytes.toString('latin1'))) {
        connection.socket.end(
          fatalError('0A000', 'COPY FROM STDIN is not possible on the embedded database'),
        );
        drop(connection);
        return;
      }
      const { bytes, parsed } = renameStatement(frame.bytes, connection.prefix);
      if (parsed) connection.statements.add(parsed);
      if ((frame.type === 'Q' || frame.type === 'P') && /\blisten\b/i.test(bytes.toString('latin1'))) {
        connection.listens = true;
      }
      connection.open.push(bytes);
      connection.isUnsynced = frame.type !== 'S' && (connection.isUnsynced || extendedQuery.has(frame.type));
      if (!endsBatch.has(frame.type)) return;
      connection.batches.push({ bytes: Buffer.concat(connection.open), unfinished: connection.isUnsynced });
      connection.open = [];
    }
    ready.push(connection);
    void run();
  }

  const server: Server = createServer((socket) => {
    const connection: Connection = {
      socket,
      prefix: `c${nextId++}_`,
      statements: new Set(),
      isUnsynced: false,
      open: [],
      batches: [],
      listens: false,
      closed: false,
    };
    connections.add(connection);
    const reader = createFrameReader();
    socket.on('data', (chunk) => {
      if (connection.closed) return;
      try {
        for (const frame of reader.push(chunk)) {
          // After a goodbye nothing counts: whoever has left could keep the database for ever.
          if (connection.closed) return;
          accept(connection, frame);
        }
      } catch {
        socket.end(fatalError('08P01', 'protocol violation'));
        drop(connection);
      }
    });
    socket.on('error', () => drop(connection));
    socket.on('close', () => drop(connection));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.path, () => {
      server.off('error', reject);
      resolve();
    });
  });

  return {
    async close() {
      clearTimeout(idleTimer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const connection of [...connections]) connection.socket.destroy();
      await closed;
      while (running) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
