import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onCleanup, temporaryFolder } from './data-dir.ts';
import { waitFor } from './wait.ts';

/** The folder of the newest Postgres' programs on Debian; undefined if Postgres is not installed. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).filter((version) => existsSync(join(root, version, 'bin', 'initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(root, newest, 'bin');
}

export function redisProgram(): string | undefined {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync);
}

/** Prints one line on why tests are skipped. */
export function sayWhySkipped(what: string, why: string): void {
  process.stderr.write(`skipped: ${what}: ${why}\n`);
}

/** Starts a Postgres server on a unix socket. Returns its URL. */
export async function startPostgres(programs: string): Promise<string> {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chown(data, user.uid, user.gid);
  }
  const options = { cwd: folder, stdio: 'ignore' as const, ...user };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'],
    options,
  );
  onCleanup(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  });
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  const { default: pg } = await import('pg');
  await waitFor('Postgres to answer', async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return url;
}

/** A native Postgres with vectors. If there is none, prints a line that `what` is skipped and returns undefined. */
export async function startVectorPostgres(what: string): Promise<string | undefined> {
  const programs = postgresPrograms();
  if (!programs) {
    sayWhySkipped(what, 'no initdb (apt-get install postgresql)');
    return undefined;
  }
  const url = await startPostgres(programs);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select from pg_available_extensions where name = 'vector'`);
  await client.end();
  if (rows.length > 0) return url;
  sayWhySkipped(what, 'it has no extension `vector`');
  return undefined;
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a Redis server. Returns its URL. */
export async function startRedis(program: string): Promise<string> {
  const port = await freePort();
  const folder = await temporaryFolder();
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  onCleanup(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  });
  const { Redis } = await import('ioredis');
  const url = `redis://127.0.0.1:${port}`;
  const probe = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return url;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
