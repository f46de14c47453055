import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { acquireLock } from './lock.ts';
import { serveOnSocket } from './socket-server.ts';

/** A Postgres in this process; or, where another process has the data folder open, a connection to that one. */
export interface EmbeddedDatabase {
  /** Folder of the unix socket, as `host` of a Postgres client; port 5432. */
  readonly socketFolder: string;
  /** False when another process serves the data folder and this one is its client. */
  readonly isServing: boolean;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The service's `DATA_DIR`; the database lives in its `postgres` folder. */
  dataDir: string;
  /** Called once when the database has failed and cannot be used any more. */
  onFailure: (cause: unknown) => void;
  /** A client that is idle in a transaction for longer is disconnected. Default 30 s. */
  idleInTransactionMs?: number;
}

const socketName = '.s.PGSQL.5432';
/** The `sun_path` of a unix socket has 108 bytes on Linux and 104 on BSD, including the terminating zero. */
const maxSocketPathBytes = 103;
const ownerStartMs = 15_000;

/** @throws Error when another process has the data folder open and does not answer within 15 s. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.dataDir, 'postgres');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const socketDir = await shortPathTo(folder);
  const socketPath = join(socketDir.folder, socketName);

  const waitUntil = Date.now() + ownerStartMs;
  for (;;) {
    const lock = await acquireLock(folder);
    if (lock.held) {
      try {
        const server = await serve(folder, socketPath, options);
        return {
          socketFolder: socketDir.folder,
          isServing: true,
          async close() {
            await server.close();
            await rm(socketPath, { force: true });
            await lock.release();
            await socketDir.remove();
          },
        };
      } catch (error) {
        await lock.release();
        await socketDir.remove();
        throw error;
      }
    }
    if (await answers(socketPath)) {
      return { socketFolder: socketDir.folder, isServing: false, close: () => socketDir.remove() };
    }
    if (Date.now() > waitUntil) {
      await socketDir.remove();
      throw new Error(
        `${folder} is in use by process ${lock.owner.pid}, which does not answer on its socket; stop it, or choose another DATA_DIR`,
      );
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

async function serve(
  folder: string,
  socketPath: string,
  options: EmbeddedOptions,
): Promise<{ close(): Promise<void> }> {
  const database = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { vector } });
  try {
    // One session serves all connections, so these settings hold for all. `bullmq` is the schema of the job queue.
    await database.exec(`SET search_path TO public, bullmq; SET TimeZone TO 'UTC'`);
    await rm(socketPath, { force: true });
    const server = await serveOnSocket({
      database,
      path: socketPath,
      onFailure: options.onFailure,
      ...(options.idleInTransactionMs ? { idleInTransactionMs: options.idleInTransactionMs } : {}),
    });
    return {
      async close() {
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The folder itself, or a short symbolic link to it where the socket's path would be too long. */
async function shortPathTo(folder: string): Promise<{ folder: string; remove(): Promise<void> }> {
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPathBytes) {
    return { folder, remove: async () => undefined };
  }
  const holder = await mkdtemp(join(tmpdir(), 'practice-'));
  const link = join(holder, 'pg');
  await symlink(folder, link);
  return { folder: link, remove: () => rm(holder, { recursive: true, force: true }) };
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolvePromise) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolvePromise(true);
    });
    socket.once('error', () => resolvePromise(false));
  });
}
