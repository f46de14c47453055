import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createFrameReader, type Frame, fatalError, renameStatement, startupMessage } from './frames.ts';
import { type Connection, createSessionScheduler, type SessionScheduler } from './session-scheduler.ts';

/**
 * Serves one PGlite to many connections over a unix socket.
 *
 * PGlite is a single Postgres session. To give each client what a session of its own would give:
 * - A client's messages up to its Sync run as one batch, so that no client binds another's unnamed statement. (With
 *   `pglite-socket` 0.2.17 a parameter over 64 kB bound the statement of another connection.)
 * - While a client is in a transaction, the others wait. A client that is idle in a transaction is disconnected.
 * - Named statements get a prefix per connection.
 * - Notifications go to every connection that listens, in this process or another.
 * - Session-level advisory locks belong to the connection and are released when it closes.
 *
 * `SET` still applies to all connections.
 */
export interface SocketServer {
  close(): Promise<void>;
}

export interface SocketServerOptions {
  database: PGlite;
  path: string;
  /** A client that is idle in a transaction for longer is rolled back and disconnected. Default 30 s. */
  idleInTransactionMs?: number;
  /** Called when the database itself fails. No further query is served. */
  onFailure: (cause: unknown) => void;
}

/** Message types after which a client waits for a response. */
const endsBatch = new Set(['Q', 'S', 'H', 'F', 'c', 'f']);

/** Messages of the extended query protocol, Flush among them. */
const extendedQuery = new Set('PBDECH');

/** PGlite exits when it has to wait for a client's data in the middle of a statement. */
const copyFromClient = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;

export async function serveOnSocket(options: SocketServerOptions): Promise<SocketServer> {
  const { database, idleInTransactionMs = 30_000, onFailure } = options;
  const scheduler = createSessionScheduler({ database, idleInTransactionMs, onFailure });
  let nextId = 1;

  const server: Server = createServer((socket) => serveSocket(socket, `c${nextId++}_`, scheduler));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.path, () => {
      server.off('error', reject);
      resolve();
    });
  });

  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const connection of [...scheduler.connections]) connection.socket.destroy();
      await closed;
      await scheduler.stop();
    },
  };
}

function serveSocket(socket: Socket, prefix: string, scheduler: SessionScheduler): void {
  const connection: Connection = {
    socket,
    prefix,
    statements: new Set(),
    isUnsynced: false,
    open: [],
    batches: [],
    listens: false,
    closed: false,
  };
  scheduler.add(connection);
  const reader = createFrameReader();
  socket.on('data', (chunk) => {
    if (connection.closed) return;
    try {
      for (const frame of reader.push(chunk)) {
        // Messages after a Terminate are ignored: a closed connection could otherwise keep the database.
        if (connection.closed) return;
        acceptFrame(connection, frame, scheduler);
      }
    } catch {
      socket.end(fatalError('08P01', 'protocol violation'));
      scheduler.drop(connection);
    }
  });
  socket.on('error', () => scheduler.drop(connection));
  socket.on('close', () => scheduler.drop(connection));
}

function acceptFrame(connection: Connection, frame: Frame, scheduler: SessionScheduler): void {
  const { socket } = connection;
  switch (frame.kind) {
    case 'encryption-request':
      socket.write('N');
      return;
    case 'cancel':
      socket.end();
      return;
    case 'startup':
      // Not the client's own startup message: its options would apply to all connections, or make PGlite exit.
      scheduler.enqueue(connection, { bytes: startupMessage(), unfinished: false });
      return;
    default:
      acceptMessage(connection, frame, scheduler);
  }
}

function acceptMessage(
  connection: Connection,
  { type, bytes: received }: Extract<Frame, { kind: 'message' }>,
  scheduler: SessionScheduler,
): void {
  if (type === 'X') {
    connection.socket.end();
    scheduler.drop(connection);
    return;
  }
  if (type === 'Q' || type === 'P') {
    const text = received.toString('latin1');
    if (copyFromClient.test(text)) {
      connection.socket.end(fatalError('0A000', 'the embedded database does not support COPY FROM STDIN'));
      scheduler.drop(connection);
      return;
    }
    if (/\blisten\b/i.test(text)) connection.listens = true;
  }
  const { bytes, parsed } = renameStatement(received, connection.prefix);
  if (parsed) connection.statements.add(parsed);
  connection.open.push(bytes);
  connection.isUnsynced = type !== 'S' && (connection.isUnsynced || extendedQuery.has(type));
  if (!endsBatch.has(type)) return;
  scheduler.enqueue(connection, {
    bytes: Buffer.concat(connection.open),
    unfinished: connection.isUnsynced,
  });
  connection.open = [];
}
