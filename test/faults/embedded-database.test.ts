import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '#src/db/embedded/embedded.ts';
import { acquireLock } from '#src/db/embedded/lock.ts';
import { cleanUpFile, freshDataDir, onCleanup, temporaryFolder } from '../support/data-dir.ts';
import { waitFor } from '../support/wait.ts';

afterAll(cleanUpFile);

const failures: unknown[] = [];

async function open(
  options: { dataDir?: string; idleInTransactionMs?: number } = {},
): Promise<EmbeddedDatabase & { dataDir: string }> {
  const dataDir = options.dataDir ?? (await freshDataDir());
  const opened = await openEmbedded({ ...options, dataDir, onFailure: (cause) => failures.push(cause) });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= opened.close();
    return closed;
  };
  onCleanup(close);
  return { ...opened, close, dataDir };
}

async function connectTo({ socketFolder }: EmbeddedDatabase): Promise<pg.Client> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  onCleanup(() => client.end().catch(() => undefined));
  return client;
}

/** Breaks a client's connection as a killed process would. */
function kill(client: pg.Client): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select count(*)::int as n from things');
  return rows[0].n;
}

describe('a client inside a transaction', () => {
  it('that is idle is disconnected and rolled back, and the waiting clients continue', async () => {
    const database = await open({ idleInTransactionMs: 200 });
    const [sleeper, other] = [await connectTo(database), await connectTo(database)];
    await other.query('create table things (n int)');
    await sleeper.query('begin');
    await sleeper.query('insert into things values (1)');
    expect(await count(other)).toBe(0);
    await expect(sleeper.query('insert into things values (2)')).rejects.toThrow();
    expect(await count(other)).toBe(0);
  });

  it('that keeps working is not disconnected, however long the transaction takes', async () => {
    const database = await open({ idleInTransactionMs: 250 });
    const [worker, other] = [await connectTo(database), await connectTo(database)];
    await worker.query('create table things (n int)');
    await worker.query('begin');
    const seen = count(other);
    for (let n = 0; n < 12; n++) {
      await worker.query('insert into things values ($1)', [n]);
      await new Promise((wake) => setTimeout(wake, 50));
    }
    await worker.query('commit');
    expect(await seen).toBe(12);
  });

  it('that dies between two statements or during one is rolled back', async () => {
    const database = await open();
    const other = await connectTo(database);
    await other.query('create table things (n int)');
    const between = await connectTo(database);
    await between.query('begin');
    await between.query('insert into things values (1)');
    kill(between);
    expect(await count(other)).toBe(0);

    const within = await connectTo(database);
    await within.query('begin');
    within.query('insert into things select n from generate_series(1, 20000) as n').catch(() => undefined);
    kill(within);
    expect(await count(other)).toBe(0);
  });

  it('is not disturbed by clients that connect, fail and disconnect', async () => {
    const database = await open();
    const worker = await connectTo(database);
    await worker.query('create table things (n int)');
    const leaver = await connectTo(database);
    await leaver.query({ name: 'wrong', text: 'select nothing from nowhere' }).catch(() => undefined);
    await leaver.query({ name: 'right', text: 'select 1' });
    await leaver.query('deallocate all').catch(() => undefined);

    await worker.query('begin');
    await worker.query('insert into things values (1)');
    kill(leaver);
    const newcomer = connectTo(database);
    for (let n = 0; n < 5; n++) {
      await new Promise((wake) => setTimeout(wake, 10));
      await worker.query('insert into things values (1)');
    }
    await worker.query('commit');
    expect(await count(await newcomer)).toBe(6);
  });
});

describe('a hostile or broken client', () => {
  let database: EmbeddedDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await open();
    client = await connectTo(database);
    await client.query('create table things (n int)');
  });

  const startup = (() => {
    const words = Buffer.from('user\0postgres\0database\0postgres\0\0');
    const head = Buffer.alloc(8);
    head.writeInt32BE(8 + words.length, 0);
    head.writeInt32BE(196_608, 4);
    return Buffer.concat([head, words]);
  })();

  function message(type: string, body: Uint8Array, length = 4 + body.length): Buffer {
    const head = Buffer.alloc(5);
    head.write(type, 0, 'latin1');
    head.writeInt32BE(length, 1);
    return Buffer.concat([head, body]);
  }
  const sync = message('S', Buffer.alloc(0));

  /** Sends bytes, waits briefly for a response, and disconnects. */
  async function send(database: EmbeddedDatabase, bytes: Buffer): Promise<void> {
    const socket = connect(join(database.socketFolder, '.s.PGSQL.5432'));
    socket.on('error', () => undefined);
    const answered = new Promise((resolve) => {
      socket.once('data', resolve);
      socket.once('close', resolve);
    });
    socket.write(bytes);
    await Promise.race([answered, new Promise((wake) => setTimeout(wake, 30))]);
    socket.destroy();
  }

  /** A transaction of another client, which must not be disturbed. */
  async function work(client: pg.Client): Promise<void> {
    await client.query('begin');
    await client.query('insert into things values (1)');
    const { rows } = await client.query('select $1::text as word', ['mine']);
    expect(rows[0].word).toBe('mine');
    await client.query('commit');
    await client.query('delete from things');
  }

  it('sends any bytes instead of a startup message, and disturbs no other client', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        await Promise.all([send(database, Buffer.from(bytes)), work(client)]);
      }),
      { numRuns: 40 },
    );
    for (const odd of [
      'GET / HTTP/1.1\r\n\r\n',
      '\0\0\0\x08\x04\xd2\x16\x2f',
      '\0\0\0\x10\x04\xd2\x16\x2e\0\0\0\0\0\0\0\0',
    ]) {
      await Promise.all([send(database, Buffer.from(odd, 'latin1')), work(client)]);
    }
    expect(failures).toEqual([]);
  });

  it('sends any messages after its startup message, and disturbs no other client', async () => {
    const types = fc.oneof(
      fc.constantFrom(...'QPBDECHSFpdcfX'),
      fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
    );
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom(
          'select 1\0',
          'begin\0',
          '\0select 1\0\0\0',
          '\0\0\0\0\0\0\0\0',
          'name\0select $1\0\0\0',
          'S\0',
          'P\0',
          'begin; select 1/0; --\0',
        )
        .map((words) => Buffer.from(words)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(types, bodies), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (messages, synced) => {
          const bytes = [
            startup,
            ...messages.map(([type, body]) => message(type, body)),
            ...(synced ? [sync] : []),
          ];
          await Promise.all([send(database, Buffer.concat(bytes)), work(client)]);
        },
      ),
      { numRuns: 120 },
    );
    expect(failures).toEqual([]);
  });

  it('sends messages after its Terminate, and disturbs no other client', async () => {
    const parts = [startup, message('P', Buffer.from('select 1\0')), message('X', Buffer.alloc(0))];
    const terminated = Buffer.concat([...parts, message('Q', Buffer.from('begin\0'))]);
    for (let at = 0; at < 16; at++) {
      // Every second time without other work, so that it is released before its last message would run.
      await Promise.all([send(database, terminated), at % 2 === 0 ? work(client) : undefined]);
      await work(client);
    }
    expect(failures).toEqual([]);
  });

  it('sends any startup options, and disturbs no other client', async () => {
    for (const words of [
      '',
      'garbage',
      'user\0',
      'user\0postgres\0replication\0true\0\0',
      'user\0nobody\0options\0-c search_path=nowhere\0\0',
    ]) {
      const head = Buffer.from(startup.subarray(0, 8));
      head.writeInt32BE(8 + words.length, 0);
      await Promise.all([send(database, Buffer.concat([head, Buffer.from(words)])), work(client)]);
      await work(client);
    }
    expect(failures).toEqual([]);
  });

  it('gets an error for what the embedded database does not support, and disturbs no other client', async () => {
    const other = await connectTo(database);
    await expect(other.query('copy things from stdin')).rejects.toThrow('does not support COPY FROM STDIN');
    await work(client);
    expect(failures).toEqual([]);
  });

  it('announces a message of any length, and is disconnected or waits alone', async () => {
    for (const length of [-1, 0, 3, 4, 5, 1_000_000, 0x7fffffff, -0x80000000]) {
      const bytes = Buffer.concat([startup, message('Q', Buffer.from('select 1\0'), length)]);
      await Promise.all([send(database, bytes), work(client)]);
    }
    expect(failures).toEqual([]);
  });
});

describe('a data folder', () => {
  it('is opened by one of several processes, and the others are its clients', async () => {
    const dataDir = await freshDataDir();
    const opened = await Promise.all(Array.from({ length: 5 }, () => open({ dataDir })));
    expect(opened.filter(({ isServing }) => isServing)).toHaveLength(1);
    const clients = await Promise.all(opened.map(connectTo));
    await clients[0]!.query('create table things (n int)');
    await Promise.all(clients.map((client) => client.query('insert into things values (1)')));
    expect(await count(clients[4]!)).toBe(5);
  });

  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(await temporaryFolder(), 'deep'.repeat(20), 'deeper'.repeat(20));
    const [server, client] = [await open({ dataDir }), await open({ dataDir })];
    expect([server.isServing, client.isServing]).toEqual([true, false]);
    await (await connectTo(server)).query('create table things (n int)');
    expect(await count(await connectTo(client))).toBe(0);
    await client.close();
    await server.close();
    const again = await open({ dataDir });
    expect(again.isServing).toBe(true);
    expect(await count(await connectTo(again))).toBe(0);
  });

  it('is readable by its owner alone, even where it was open to others before', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'postgres'));
    await chmod(join(dataDir, 'postgres'), 0o777);
    await open({ dataDir });
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('keeps committed data and holds neither lock nor socket after it is closed', async () => {
    const dataDir = await temporaryFolder();
    const first = await open({ dataDir });
    const client = await connectTo(first);
    await client.query('create table things (n int)');
    await client.query('insert into things values (1)');
    await first.close();
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['db']);
    expect(await count(await connectTo(await open({ dataDir })))).toBe(1);
  });

  it.each([
    ['of a dead process', JSON.stringify({ pid: 2 ** 22 + 12_345, startedTicks: '1' })],
    ['whose pid now belongs to another process', JSON.stringify({ pid: process.ppid, startedTicks: '1' })],
    ['whose pid now belongs to this process', JSON.stringify({ pid: process.pid, startedTicks: '1' })],
    ['that is empty', ''],
    ['that is truncated', '{"pid":'],
    ['of another form', 'null'],
  ])('is taken over by one of several processes when it has a lock %s', async (_name, content) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'lock'), content);
    const attempts = await Promise.all([acquireLock(folder), acquireLock(folder), acquireLock(folder)]);
    expect(attempts.filter(({ held }) => held)).toHaveLength(1);
  });

  it('with the lock and the socket of a dead process is opened by one, and the others are its clients', async () => {
    const dataDir = await freshDataDir();
    const dead = JSON.stringify({ pid: 2 ** 22 + 12_345, startedTicks: '1' });
    await writeFile(join(dataDir, 'postgres', 'lock'), dead);
    await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432'), '');
    const opened = await Promise.all([open({ dataDir }), open({ dataDir }), open({ dataDir })]);
    expect(opened.filter(({ isServing }) => isServing)).toHaveLength(1);
    await (await connectTo(opened[2]!)).query('select 1');
  });

  it('is taken over although a process died while it took it over', async () => {
    const dataDir = await freshDataDir();
    const folder = join(dataDir, 'postgres');
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 12_345, startedTicks: '1' }));
    await writeFile(join(folder, 'lock.guard'), '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(join(folder, 'lock.guard'), longAgo, longAgo);
    expect((await open({ dataDir })).isServing).toBe(true);
  });
});

it('keeps no prepared statement of disconnected clients', async () => {
  const database = await open();
  const stays = await connectTo(database);
  for (let round = 0; round < 4; round++) {
    const clients = await Promise.all(Array.from({ length: 15 }, () => connectTo(database)));
    await Promise.all(clients.map((client, n) => client.query({ name: `statement ${n}`, text: 'select 1' })));
    clients.forEach((client, n) => {
      if (n % 2 === 0) kill(client);
      else void client.end();
    });
  }
  await waitFor('the statements of disconnected clients to go', async () => {
    const { rows } = await stays.query('select count(*)::int as n from pg_prepared_statements');
    return rows[0].n === 0;
  });
});
