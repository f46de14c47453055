import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded, placesOf } from '../support/database.ts';
import { journal } from '../support/journal.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;

beforeAll(async () => {
  service = await startService();
  database = connectToEmbedded(service.dataDir);
});
afterAll(cleanUpFile);

async function write(
  person: TokenHolder,
  writing: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const submission = { writing, duration_seconds: 500, new_line_count: 0 };
  const { status, body } = await person.post('/swift/v2/write', submission, headers);
  expect(status).toBe(200);
  return body.prime_id;
}

/** Without expecting that it goes well. */
async function signInAgain({ account }: SignedIn) {
  const { body } = await service.api.call('POST', '/swift/v2/auth/challenge', {
    body: { wallet_address: account.address },
  });
  const signature = await account.signMessage({ message: body.challenge });
  const claim = { wallet_address: account.address, challenge: body.challenge, signature };
  return service.api.call('POST', '/swift/v2/auth/verify', { body: claim });
}

async function allPictured(person: TokenHolder): Promise<void> {
  await waitFor('all images', async () => {
    const { body } = await person.get('/swift/v2/writings');
    return body.writings.every(
      ({ prime }: { prime: { image_url: string | null } }) => prime.image_url !== null,
    );
  });
}

const imageFiles = () => readdir(join(service.dataDir, 'static', 'primes'));

async function jobs(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return [...text.matchAll(/^practice_jobs\{state="(\w+)"\} (\d+)$/gm)]
    .filter(([, state]) => state !== 'failed')
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

describe('me', () => {
  it('returns the person of the token and how much data is stored', async () => {
    const person = await service.api.signIn();
    const empty = await person.get('/swift/v2/me');
    expect(empty.body).toMatchObject({ ...person.user, counts: { writings: 0, primes: 0 } });
    await write(person, journal('counted'));
    expect((await person.get('/swift/v2/me')).body.counts).toMatchObject({ writings: 1, primes: 1 });
    await person.delete('/swift/v2/me');
  });
});

describe('export', () => {
  it('has every writing of the person unchanged, and nothing of other people', async () => {
    const person = await service.issueClient();
    const other = await service.issueClient();
    const texts = [journal('first'), `${journal('second')} \u{1f30a} \u0645\u0631\u062d\u0628\u0627 e\u0301`];
    for (const text of texts) await write(person, text);
    await write(other, journal('another-person'));
    const { status, body } = await person.get('/swift/v2/me/export');
    expect(status).toBe(200);
    const { counts: _, ...user } = (await person.get('/swift/v2/me')).body;
    expect(body.user).toEqual(user);
    expect(Date.parse(body.exported_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(body.writings.map(({ writing }: { writing: string }) => writing).sort()).toEqual(
      [...texts].sort(),
    );
    expect(JSON.stringify(body)).not.toContain('another-person');
  });

  it('is complete when a history has more than one page', async () => {
    const person = await service.api.signIn();
    await database.query(
      `insert into writings (id, person_id, writing, duration_seconds, new_line_count, flow_score, chakra, sealed,
                             needs_care, created_at)
       select gen_random_uuid(), $1, 'page ' || n, 480, 0, 0.5, 4, false, false, now() from generate_series(1, 510) as n`,
      [person.user.id],
    );
    await database.query(
      `insert into primes (id, writing_id, person_id) select gen_random_uuid(), id, person_id from writings where person_id = $1`,
      [person.user.id],
    );
    expect((await person.get('/swift/v2/me/export')).body.writings).toHaveLength(510);
    await person.delete('/swift/v2/me');
  });
});

describe('erasure', () => {
  it('removes a person from every table, the disk and the queue, and changes nothing of other people', async () => {
    const person = await service.api.signIn();
    const other = await service.issueClient();
    const words = ['zanzibarquell', 'mondsteinpfad', 'unfinishedkelp'];
    const kept = await write(other, journal('neighbourword'));
    const primes = [
      await write(person, journal(words[0]!)),
      await write(person, journal(words[1]!), { 'idempotency-key': 'once-only' }),
    ];
    await allPictured(person);
    await allPictured(other);
    // These are still being worked on.
    for (let n = 0; n < 2; n++) primes.push(await write(person, journal(`${words[2]} ${n}`)));
    const traces = [person.user.id, person.account.address.toLowerCase(), person.token, ...words, ...primes];
    expect((await placesOf(database, traces)).length).toBeGreaterThan(10);
    expect(
      (await imageFiles()).filter((name) => primes.some((id) => name.startsWith(id))).length,
    ).toBeGreaterThan(3);

    const { status, body } = await person.delete('/swift/v2/me');
    expect(status).toBe(200);
    expect(body.erased).toMatchObject({ writings: 4, primes: 4, sessions: 1 });
    expect(body.erased.images).toBeGreaterThanOrEqual(4);

    await waitFor('the running jobs to end', async () => (await jobs()) === 0);
    // The job queue's own record of its latest events names jobs, by ids that lead nowhere any more.
    const places = (await placesOf(database, traces)).filter((place) => !place.startsWith('bullmq.event'));
    expect(places).toEqual([]);
    const events = await database.query('select count(*)::int as n from bullmq.event');
    expect(events.rows[0].n).toBeLessThan(300);
    expect((await imageFiles()).filter((name) => primes.some((id) => name.startsWith(id)))).toEqual([]);
    expect((await imageFiles()).filter((name) => name.startsWith(kept))).toHaveLength(2);
    for (const id of primes)
      expect((await fetch(`${service.url}/static/primes/${id}.webp`)).status).toBe(404);

    expect((await person.get('/swift/v2/me')).status).toBe(401);
    const { body: history } = await other.get('/swift/v2/writings');
    expect(history.writings).toHaveLength(1);
    expect((await fetch(service.url + history.writings[0].prime.image_url)).status).toBe(200);
  });

  it('ends every session of the person, and lets the wallet sign in as a new person', async () => {
    const first = await service.api.signIn();
    const second = await service.api.signIn(first.account);
    await write(first, journal('gone'));
    expect((await second.delete('/swift/v2/me')).status).toBe(200);
    expect((await first.get('/swift/v2/me')).status).toBe(401);
    const again = await service.api.signIn(first.account);
    expect(again.user.id).not.toBe(first.user.id);
    expect((await again.get('/swift/v2/writings')).body.writings).toEqual([]);
  });

  it('is complete despite concurrent writes, sign-ins and erasures of the same person', async () => {
    for (let round = 0; round < 3; round++) {
      const person = await service.api.signIn();
      const second = await service.api.signIn(person.account);
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, (_, n) =>
          person.post(
            '/swift/v2/write',
            { writing: journal(`racing ${n}`), duration_seconds: 480, new_line_count: 0 },
            n % 2 === 0 ? { 'idempotency-key': `race-${n}` } : {},
          ),
        ),
        signInAgain(person),
        person.delete('/swift/v2/me'),
        second.delete('/swift/v2/me'),
        second.get('/swift/v2/me/export'),
        second.get('/swift/v2/me'),
      ]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
      await database.query('delete from request_limits');
      const { rows } = await database.query('select count(*)::int as n from people where id = $1', [
        person.user.id,
      ]);
      expect(rows[0].n).toBe(0);
      await waitFor('the running jobs to end', async () => (await jobs()) === 0);
      expect(await placesOf(database, [person.user.id, 'racing'])).toEqual([]);
    }
    expect(await (await fetch(`${service.url}/metrics`)).text()).not.toMatch(/status="5\d\d"/);
  });
});
