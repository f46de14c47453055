import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});
afterAll(cleanUpFile);

async function keep(writer: TokenHolder, writing: string, sealed = false) {
  const { status, body } = await writer.post('/swift/v2/write', {
    writing,
    duration_seconds: 500,
    new_line_count: 0,
    sealed,
  });
  expect(status).toBe(200);
  return body;
}

async function finished(writer: TokenHolder) {
  return waitFor('the prime to be finished', async () => {
    const entry = (await writer.get('/swift/v2/writings?limit=1')).body.writings[0];
    return entry.prime.title !== '' && entry.prime.image_url !== null && entry;
  });
}

const secret =
  'Bernadette hid the violet umbrella under the staircase. Every harbour smelled of turpentine and cinnamon that November. I trembled while Bernadette whispered about the orphanage.';

const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));

describe('a sealed writing', () => {
  it('is kept and counts, and neither its title nor its reflection holds a word of it', async () => {
    const writer = await service.issueClient();
    const result = await keep(writer, secret, true);
    expect(result.is_prime).toBe(true);
    const entry = await finished(writer);
    expect(entry).toMatchObject({ sealed: true, writing: secret, is_prime: true });
    const said = words(`${entry.prime.title} ${entry.prime.reflection}`);
    const ofNoMeaning = new Set(['under', 'every', 'about', 'while', 'there']);
    expect([...words(secret)].filter((word) => said.has(word) && !ofNoMeaning.has(word))).toEqual([]);
    expect((await writer.get('/swift/v2/me')).body.counts).toMatchObject({ writings: 1, primes: 1 });
  });

  it('differs in that from the same writing unsealed', async () => {
    const writer = await service.issueClient();
    await keep(writer, secret);
    const { prime } = await finished(writer);
    const said = words(`${prime.title} ${prime.reflection}`);
    expect([...words(secret)].some((word) => said.has(word))).toBe(true);
    expect(prime.title.split(/\s+/).length).toBeLessThanOrEqual(5);
    const sentences = prime.reflection.split(/(?<=[.!?…])["”’']?\s+/).filter((part: string) => part !== '');
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });
});

const despair =
  'I wrote the letters already. I am going to kill myself tonight, the pills are on the table and nobody is home. I do not want to be alive anymore.';

async function careHits(): Promise<number> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^practice_care_hits_total\{where="writing"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

describe('a writing that shows acute danger', () => {
  it('is answered with help before anything else, and is counted', async () => {
    const before = await careHits();
    const writer = await service.issueClient();
    const submission = { writing: despair, duration_seconds: 200, new_line_count: 0 };
    const { body } = await writer.post('/swift/v2/write', submission);
    expect(body.care_message).toMatch(/help|call|line/i);
    expect(body.feedback.startsWith(body.care_message)).toBe(true);
    expect(await careHits()).toBe(before + 1);
  });

  it('carries the help in its reflection, sealed or not', async () => {
    for (const sealed of [false, true]) {
      const writer = await service.issueClient();
      const result = await keep(writer, despair, sealed);
      const { prime } = await finished(writer);
      expect(prime.reflection.startsWith(result.care_message)).toBe(true);
    }
  });

  it('is not seen in an ordinary one', async () => {
    const before = await careHits();
    const writer = await service.issueClient();
    const result = await keep(writer, secret);
    expect(result.care_message).toBeUndefined();
    expect(await careHits()).toBe(before);
  });
});
