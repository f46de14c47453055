import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { connectToEmbedded } from '../support/database.ts';
import { journal } from '../support/journal.ts';
import { sendRaw } from '../support/raw-http.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

async function keep(
  writer: TokenHolder,
  word = 'lanterns',
): Promise<{ writing_id: string; prime_id: string }> {
  const submission = { writing: journal(word), duration_seconds: 500, new_line_count: 0 };
  const { status, body } = await writer.post('/swift/v2/write', submission);
  expect(status).toBe(200);
  return body;
}

function pictured(writer: TokenHolder) {
  return waitFor('the image', async () => {
    const { body } = await writer.get('/swift/v2/writings?limit=1');
    return body.writings[0].prime.image_url !== null && body.writings[0].prime;
  });
}

const filesOf = (service: RunningService) => readdir(join(service.dataDir, 'static', 'primes'));

describe('the images of a prime', () => {
  it('appear as WebP of the exact sizes, at addresses of the documented shape, to be kept for good', async () => {
    const service = await startService();
    const writer = await service.issueClient();
    const { prime_id } = await keep(writer);
    const prime = await pictured(writer);
    expect(prime.image_url).toBe(`/static/primes/${prime_id}.webp`);
    expect(prime.thumbnail_url).toBe(`/static/primes/${prime_id}_thumb.webp`);
    for (const [address, pixels] of [
      [prime.image_url, 1024],
      [prime.thumbnail_url, 256],
    ]) {
      const response = await fetch(service.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
      const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([image.format, image.width, image.height]).toEqual(['webp', pixels, pixels]);
    }
    expect((await filesOf(service)).sort()).toEqual([`${prime_id}.webp`, `${prime_id}_thumb.webp`].sort());
  });

  it('are all that can be got from where they lie', async () => {
    const service = await startService({ work: false });
    await writeFile(join(service.dataDir, 'static', 'primes', `.${randomUUID()}.draft`), 'half');
    await writeFile(join(service.dataDir, 'static', 'secret.txt'), 'secret');
    const drafts = (await filesOf(service)).filter((name) => name.endsWith('.draft'));
    for (const path of [
      '',
      '.',
      '../secret.txt',
      '%2e%2e/secret.txt',
      '..%2fsecret.txt',
      '%2e%2e%2fsecret.txt',
      '..%5csecret.txt',
      '%252e%252e%252fsecret.txt',
      './/../secret.txt',
      '%00.webp',
      `${randomUUID()}.webp`,
      ...drafts,
    ]) {
      const answer = await sendRaw(
        service.url,
        `GET /static/primes/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        { keepOpen: true },
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 (404|400|403) /);
      expect(answer).not.toMatch(/secret$|half$|<a href/);
    }
  });

  it('are removed with their writing, jobs and all, and only by the one whose it is', async () => {
    const service = await startService();
    const database = connectToEmbedded(service.dataDir);
    const [writer, stranger] = [await service.issueClient(), await service.issueClient()];
    const { writing_id, prime_id } = await keep(writer);
    await pictured(writer);
    for (const token of [stranger, await service.api.signIn()]) {
      const { status, body } = await token.delete(`/swift/v2/writings/${writing_id}`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await writer.get('/swift/v2/writings')).body.writings).toHaveLength(1);
    const { status, body } = await writer.delete(`/swift/v2/writings/${writing_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, id: writing_id, erased: { writings: 1, primes: 1, images: 2 } });
    expect(await filesOf(service)).toEqual([]);
    expect((await fetch(`${service.url}/static/primes/${prime_id}.webp`)).status).toBe(404);
    expect((await writer.delete(`/swift/v2/writings/${writing_id}`)).status).toBe(404);
    expect((await database.query('select 1 from tasks')).rows).toEqual([]);
  });

  it('do not come back when their writing is removed while they are being painted', async () => {
    const service = await startService();
    const writer = await service.issueClient();
    const { writing_id } = await keep(writer);
    await waitFor('the painting to begin', async () => {
      const { rows } = await connectToEmbedded(service.dataDir).query(
        "select 1 from tasks where kind = 'prime-image' and starts > 0",
      );
      return rows.length > 0;
    });
    expect((await writer.delete(`/swift/v2/writings/${writing_id}`)).status).toBe(200);
    await waitFor('the jobs to end', async () => {
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      return /practice_jobs\{state="active"\} 0/.test(metrics);
    });
    expect(await filesOf(service)).toEqual([]);
  });
});

describe('a sweep', () => {
  it('takes up what the queue has lost', async () => {
    const service = await startService({ work: false });
    const writer = await service.issueClient();
    await keep(writer);
    const lost = await connectToEmbedded(service.dataDir).query('delete from bullmq.job');
    expect(lost.rowCount).toBeGreaterThan(0);
    await service.services.workers.start();
    await pictured(writer);
  });

  it('clears images that belong to no prime, and nothing else', async () => {
    const service = await startService({ work: false });
    const folder = join(service.dataDir, 'static', 'primes');
    const orphans = [`${randomUUID()}.webp`, `${randomUUID()}_thumb.webp`];
    for (const name of [...orphans, 'notes.txt']) await writeFile(join(folder, name), 'x');
    await service.services.workers.start();
    await waitFor('the orphans to go', async () => (await readdir(folder)).length === 1);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('clears what has expired', async () => {
    let now = new Date();
    const service = await startService({ work: false, clock: () => now });
    const person = await service.api.signIn();
    await person.post(
      '/swift/v2/write',
      { writing: 'x', duration_seconds: 1, new_line_count: 0 },
      { 'idempotency-key': 'k' },
    );
    now = new Date(now.getTime() + 91 * 24 * 60 * 60 * 1000);
    await service.services.workers.start();
    const database = connectToEmbedded(service.dataDir);
    for (const table of ['challenges', 'sessions', 'idempotent_requests', 'request_limits']) {
      await waitFor(
        `${table} to be cleared`,
        async () => (await database.query(`select 1 from ${table}`)).rows.length === 0,
      );
    }
  });
});
