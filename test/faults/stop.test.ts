import { request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { expect, it } from 'vitest';
import { freshDataDir, temporaryFolder } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { plainWriting, writePrime } from '../support/people.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';
import { startHeldModels } from './held-models.ts';

const promisedMs = { firstStart: 10_000, nextStart: 3_000, stop: 10_000 };

/** What a promise comes to on a machine that has so much else to do: twice as long with nothing, and then in step. */
function onThisMachine(ms: number): number {
  return ms * (1 + Math.max(1, loadavg()[0]! / availableParallelism()));
}

interface Outcome {
  /** Undefined when no connection was to be had. */
  status: number | undefined;
  writingId?: string;
}

/** Hands in a prime over a connection of its own. */
function handIn(url: string, token: string, about: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}/swift/v2/write`,
      {
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode, writingId: JSON.parse(text).writing_id });
      },
    );
    sent.on('error', () => resolve({ status: undefined }));
    sent.end(JSON.stringify({ writing: plainWriting(about), duration_seconds: 480, new_line_count: 0 }));
  });
}

it('on SIGTERM under load ends what runs, refuses what comes, loses nothing, and starts again', {
  timeout: 300_000,
}, async () => {
  const dataDir = await freshDataDir();
  const models = await startHeldModels();
  const environment = { DATA_DIR: dataDir, ...models.environment };
  // A short session asks the local model for its feedback: so it runs for as long as the model takes.
  models.hold('feedback');
  const service = await startProcess(environment);
  const writer = await (await service.client()).signIn();
  const running = writer.post('/swift/v2/write', {
    writing: plainWriting('the slow answer'),
    duration_seconds: 60,
    new_line_count: 0,
  });
  await waitFor('a request under way', () => models.calls('feedback') > 0);

  const outcomes: Outcome[] = [];
  let isOver = false;
  const load = Array.from({ length: 4 }, async (_, lane) => {
    for (let nth = 0; !isOver; nth++) {
      outcomes.push(await handIn(service.url, writer.token, `the door number ${lane} ${nth}`));
    }
  });
  await waitFor('some writes', () => outcomes.length >= 8);

  const stoppedAt = performance.now();
  const ended = service.kill('SIGTERM');
  await waitFor('the end of new requests', () => outcomes.some(({ status }) => status !== 200), {
    everyMs: 1,
  });
  models.release('feedback');
  expect((await running).status).toBe(200);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - stoppedAt).toBeLessThan(promisedMs.stop);
  isOver = true;
  await Promise.all(load);
  // Nothing else than kept, refused, or not connected.
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(
    new Set([200, undefined, ...(outcomes.some(({ status }) => status === 503) ? [503] : [])]),
  );

  const again = await startProcess(environment);
  expect(again.startedInMs).toBeLessThan(onThisMachine(promisedMs.nextStart));
  const { body } = await (await again.client()).as(writer.token).get('/swift/v2/writings?limit=500');
  const kept = new Set(body.writings.map(({ id }: { id: string }) => id));
  const acknowledged = outcomes.filter(({ status }) => status === 200);
  expect(acknowledged.filter(({ writingId }) => !kept.has(writingId))).toEqual([]);
});

it('on SIGTERM lets a job end that soon ends, and hands one back that does not', {
  timeout: 300_000,
}, async () => {
  const dataDir = await freshDataDir();
  const database = connectToEmbedded(dataDir);
  const models = await startHeldModels();
  const environment = { DATA_DIR: dataDir, ...models.environment };
  models.hold('prime-picture', 'prime-words');
  const service = await startProcess(environment);
  const writer = await (await service.client()).signIn();
  const { writing_id } = await writePrime(writer);
  await waitFor('both jobs', () => models.calls('prime-picture') > 0 && models.calls('prime-words') > 0);

  const stoppedAt = performance.now();
  const ended = service.kill('SIGTERM');
  await waitFor('the stop to begin', () => service.output().includes('"msg":"stopping"'));
  models.release('prime-words');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - stoppedAt).toBeLessThan(promisedMs.stop);

  const callsBefore = models.calls('prime-words');
  models.release('prime-picture');
  const again = await startProcess(environment);
  const person = (await again.client()).as(writer.token);
  const prime = await waitFor(
    'the picture',
    async () => {
      const entry = (await person.get('/swift/v2/writings')).body.writings[0];
      return entry.prime.image_url ? entry.prime : undefined;
    },
    { timeoutMs: 60_000 },
  );
  expect(prime.title).toBe('Lamp Near the Window');
  expect(models.calls('prime-words')).toBe(callsBefore);
  const { rows } = await database.query(
    `select kind, state, starts, failures from tasks where kind like 'prime-%' order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'prime-image', state: 'done', starts: 2, failures: 0 },
    { kind: 'prime-words', state: 'done', starts: 1, failures: 0 },
  ]);
  expect(writing_id).toBeTypeOf('string');
});

it('starts on an empty folder, and again, within its time', { timeout: 300_000 }, async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess({ DATA_DIR: dataDir });
  expect(first.startedInMs).toBeLessThan(onThisMachine(promisedMs.firstStart));
  await first.kill('SIGTERM');
  const next = await startProcess({ DATA_DIR: dataDir });
  expect(next.startedInMs).toBeLessThan(onThisMachine(promisedMs.nextStart));
});
