import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { createApiClient } from '../support/api-client.ts';
import { freshDataDir } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { isWhole, plainWriting } from '../support/people.ts';
import { runCommand, type ServiceProcess, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

/** The whole campaign is `KILLS=50`, which also prints its figures. */
const kills = Number(process.env.KILLS ?? 6);
const random = createRandom(process.env.SEED ?? 'kill');

/** In the midst of what a process is killed, and how to see in the rows that it is at it since `$1`. */
const moments = {
  writing: 'select true as now',
  'story text': `select from tasks where kind = 'story-text' and state = 'pending' and created_at > $1`,
  'prime image': `select from tasks where kind = 'prime-image' and state = 'pending'
                  and starts > failures and updated_at > $1`,
  'story image': `select from tasks where kind = 'story-image' and state = 'pending'
                  and starts > failures and updated_at > $1`,
  translation: `select from tasks where kind like 'story-translation-%' and state = 'pending' and updated_at > $1`,
} as const;
/** Half of the kills fall on writes; a story is work for many seconds. */
const cycle = ['writing', 'prime image', 'story text', 'writing', 'story image', 'translation'] as const;

interface Writer {
  token: string;
  attempts: Attempt[];
}

/** One prime that is handed in under one key until it is acknowledged. */
interface Attempt {
  key: string;
  body: { writing: string; duration_seconds: number; new_line_count: number };
  /** Set by the acknowledgement. */
  writingId?: string;
}

let service: ServiceProcess;

/** Hands a prime in, and holds an answer to be the right one. False when the process died before it answered. */
async function handIn(writer: Writer, attempt: Attempt): Promise<boolean> {
  let status: number;
  let body: { writing_id: string };
  try {
    const response = await fetch(`${service.url}/swift/v2/write`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${writer.token}`,
        'content-type': 'application/json',
        'idempotency-key': attempt.key,
      },
      body: JSON.stringify(attempt.body),
    });
    status = response.status;
    body = (await response.json()) as { writing_id: string };
  } catch {
    return false;
  }
  expect([status, body]).toEqual([200, expect.objectContaining({ is_prime: true, persisted: true })]);
  if (attempt.writingId) expect(body.writing_id).toBe(attempt.writingId);
  attempt.writingId = body.writing_id;
  return true;
}

function newAttempt(writer: Writer): Attempt {
  const writing = plainWriting(`the ${randomUUID()} lamp`);
  const attempt = { key: randomUUID(), body: { writing, duration_seconds: 480, new_line_count: 0 } };
  writer.attempts.push(attempt);
  return attempt;
}

async function historyOf(
  writer: Writer,
): Promise<{ id: string; writing: string; prime: { image_url: string; thumbnail_url: string } }[]> {
  const response = await fetch(`${service.url}/swift/v2/writings?limit=500`, {
    headers: { authorization: `Bearer ${writer.token}` },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { writings: never[] }).writings;
}

it(`keeps each acknowledged prime through ${kills} kills at random moments, with one outcome`, {
  timeout: 180_000 + kills * 60_000,
}, async () => {
  const environment = { DATA_DIR: await freshDataDir(), LOG_LEVEL: 'info' };
  const database = connectToEmbedded(environment.DATA_DIR);
  service = await startProcess(environment);
  const issued = await runCommand(['token', 'issue', '--name', 'a client'], environment);
  /** For the one no stories are told, for the other there are. */
  const client: Writer = { token: issued.stdout.trim(), attempts: [] };
  const parent: Writer = {
    token: (await (await service.client()).signIn()).token,
    attempts: [],
  };
  const writers = [client, parent];
  const startsInMs: number[] = [];
  let cutWrites = 0;

  for (let kill = 0; kill < kills; kill++) {
    const moment = cycle[kill % cycle.length]!;
    const began = new Date();
    const isOfStory = !['writing', 'prime image'].includes(moment);
    const load: [Writer, Attempt][] = [
      ...writers.flatMap((writer) =>
        writer.attempts
          .filter(({ writingId }) => !writingId)
          .map((attempt): [Writer, Attempt] => [writer, attempt]),
      ),
      [client, newAttempt(client)],
      isOfStory ? [parent, newAttempt(parent)] : [client, newAttempt(client)],
    ];
    const writing = load.map(async ([writer, attempt]) => (await handIn(writer, attempt)) || cutWrites++);
    await waitFor(
      `the moment of a ${moment}`,
      async () => (await database.query(moments[moment], moment === 'writing' ? [] : [began])).rows[0],
      { timeoutMs: 120_000, everyMs: 5 },
    );
    // No waiting for anything: the moment is to be a random one.
    await sleep(random.between(0, moment === 'writing' ? 120 : 250));
    expect((await service.kill('SIGKILL')).signal).toBe('SIGKILL');
    await Promise.all(writing);

    service = await startProcess(environment);
    startsInMs.push(service.startedInMs);
    for (const writer of writers) {
      const kept = new Set((await historyOf(writer)).map(({ id }) => id));
      const acknowledged = writer.attempts.filter(({ writingId }) => writingId);
      expect(acknowledged.filter(({ writingId }) => !kept.has(writingId!))).toEqual([]);
      // The answer of before comes again, and `handIn` holds it to be the same.
      if (acknowledged.length > 0) expect(await handIn(writer, random.pick(acknowledged))).toBe(true);
    }
  }

  for (const writer of writers) {
    for (const attempt of writer.attempts) expect(await handIn(writer, attempt)).toBe(true);
  }
  // However long it takes, as long as it goes on.
  const countTasks = async () => {
    const { rows } = await database.query<{ pending: number; ended: number }>(
      `select count(*) filter (where state = 'pending')::int as pending,
              count(*) filter (where state <> 'pending')::int as ended from tasks`,
    );
    return rows[0]!;
  };
  for (let before = await countTasks(); before.pending > 0; ) {
    before = await waitFor(
      `the next of ${before.pending} tasks to end`,
      async () => {
        const now = await countTasks();
        return now.ended > before.ended && now;
      },
      { timeoutMs: 120_000, everyMs: 200 },
    );
  }
  const { rows: failed } = await database.query(`select kind, last_error from tasks where state = 'failed'`);
  expect(failed).toEqual([]);

  const expectedFiles: string[] = [];
  for (const writer of writers) {
    const history = await historyOf(writer);
    expect(new Map(history.map(({ id, writing }) => [id, writing]))).toEqual(
      new Map(writer.attempts.map(({ writingId, body }) => [writingId, body.writing])),
    );
    expect(history).toHaveLength(writer.attempts.length);
    for (const { prime } of history) {
      for (const [url, size] of [
        [prime.image_url, 1024],
        [prime.thumbnail_url, 256],
      ] as const) {
        const name = url.slice('/static/primes/'.length);
        const file = await readFile(join(environment.DATA_DIR, 'static', 'primes', name));
        const { format, width, height } = await sharp(file).metadata();
        expect([format, width, height]).toEqual(['webp', size, size]);
        expectedFiles.push(name);
      }
    }
  }
  const files = await readdir(join(environment.DATA_DIR, 'static', 'primes'));
  expect(files.filter((name) => !name.endsWith('.draft')).sort()).toEqual(expectedFiles.sort());

  const { rows: doubled } = await database.query(
    `select writing, count(*) from writings group by writing having count(*) > 1
     union all select writing_id::text, count(*) from primes group by writing_id having count(*) > 1`,
  );
  expect(doubled).toEqual([]);
  const api = (await createApiClient(service.url)).as(parent.token);
  const { stories } = (await api.get('/swift/v2/cuentacuentos/history?limit=500')).body;
  expect(stories.map(({ writing_id }: { writing_id: string }) => writing_id).sort()).toEqual(
    parent.attempts.map(({ writingId }) => writingId).sort(),
  );
  expect(stories.filter((story: unknown) => !isWhole(story))).toEqual([]);

  // The kills did fall where they should have.
  const { rows: cut } = await database.query<{ kind: string; cut: number }>(
    `select split_part(kind, '-translation', 1) as kind, count(*)::int as cut from tasks where starts > 1 group by 1`,
  );
  const cutKinds = new Set(cut.map(({ kind }) => kind));
  expect(cutWrites).toBeGreaterThan(0);
  for (const kind of ['prime-image', 'story-image']) expect(cutKinds).toContain(kind);
  if (process.env.KILLS) {
    const primes = client.attempts.length + parent.attempts.length;
    const slowest = Math.round(Math.max(...startsInMs));
    process.stderr.write(
      `${JSON.stringify({ kills, primes, stories: stories.length, cutWrites, cut, slowestStartMs: slowest })}\n`,
    );
  }
});
