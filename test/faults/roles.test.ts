import { describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { freshDataDir } from '../support/data-dir.ts';
import { writePrime } from '../support/people.ts';
import { startProcess } from '../support/process.ts';
import { redisProgram, sayWhySkipped, startRedis, startVectorPostgres } from '../support/programs.ts';
import { waitFor } from '../support/wait.ts';
import { startHeldModels } from './held-models.ts';

const patience = { timeoutMs: 120_000, everyMs: 50 };

async function pictureOf(person: TokenHolder, writingId: string): Promise<string> {
  return waitFor(
    'the picture',
    async () => {
      const { body } = await person.get('/swift/v2/writings');
      const entry = body.writings.find(({ id }: { id: string }) => id === writingId);
      return entry.prime.image_url ?? undefined;
    },
    patience,
  );
}

const redis = redisProgram();
if (!redis) sayWhySkipped('roles with jobs in Redis', 'no redis-server (apt-get install redis-server)');

const houses = [
  { on: 'the embedded Postgres', native: false, withRedis: false },
  { on: 'the embedded Postgres and Redis', native: false, withRedis: true },
  { on: 'a native Postgres', native: true, withRedis: false },
  { on: 'a native Postgres and Redis', native: true, withRedis: true },
].filter(({ withRedis }) => redis || !withRedis);

describe.each(houses)('web and worker as two processes on $on', ({ native, withRedis }) => {
  it('share the work: what web is given, worker makes, and makes again when it was killed', {
    timeout: 300_000,
  }, async (context) => {
    const databaseUrl = native ? await startVectorPostgres('roles on a native Postgres') : undefined;
    if (native && !databaseUrl) return context.skip();
    const models = await startHeldModels();
    const shared = {
      DATA_DIR: await freshDataDir(),
      ...models.environment,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(withRedis ? { REDIS_URL: await startRedis(redis!) } : {}),
    };
    models.hold('prime-picture');
    const web = await startProcess({ ...shared, ROLE: 'web' });
    const writer = await (await web.client()).signIn();
    const { writing_id } = await writePrime(writer);
    const killed = await startProcess({ ...shared, ROLE: 'worker' });
    await waitFor('the picture to be painted', () => models.calls('prime-picture') > 0, patience);
    // A worker opens no port, and a web process paints nothing.
    expect(killed.log().map(({ msg }) => msg)).not.toContain('serving');
    expect(models.calls('prime-picture')).toBe(1);
    await killed.kill('SIGKILL');
    models.release('prime-picture');

    const worker = await startProcess({ ...shared, ROLE: 'worker' });
    const url = await pictureOf(writer, writing_id);
    const image = await fetch(web.url + url);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(models.calls('prime-picture')).toBe(2);
    expect(await worker.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
    expect(await web.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

it('a worker outlives the process that serves its embedded database, and goes on when that is back', {
  timeout: 300_000,
}, async () => {
  const shared = { DATA_DIR: await freshDataDir() };
  const models = await startHeldModels();
  const web = await startProcess({ ...shared, ROLE: 'web' });
  const { token } = await (await web.client()).signIn();
  const worker = await startProcess({ ...shared, ...models.environment, ROLE: 'worker' });
  models.hold('prime-picture');
  const before = await writePrime((await web.client()).as(token));
  await waitFor('the picture to be painted', () => models.calls('prime-picture') > 0, patience);
  await web.kill('SIGKILL');
  // Its picture comes while there is no database to note it in.
  models.release('prime-picture');

  const again = await startProcess({ ...shared, ROLE: 'web' });
  const writer = (await again.client()).as(token);
  const after = await writePrime(writer);
  expect(await pictureOf(writer, after.writing_id)).toMatch(/^\/static\/primes\//);
  expect(await pictureOf(writer, before.writing_id)).toMatch(/^\/static\/primes\//);
  expect(worker.child.exitCode).toBeNull();
  expect(await worker.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
