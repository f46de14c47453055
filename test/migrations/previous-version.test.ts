import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile, temporaryFolder } from '../support/data-dir.ts';
import { plainWriting, writePrime } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { answersOf, now } from './answers.ts';

/** Made by `make-data-folder.ts` with the version whose last migration has this name. */
const previous = '0008-named-themes';
const fixture = (ending: string) => readFileSync(new URL(`./${previous}.${ending}`, import.meta.url));

let service: RunningService;
let writer: TokenHolder;
const recorded = JSON.parse(fixture('json').toString());

beforeAll(async () => {
  const dataDir = await temporaryFolder();
  const params = { [constants.ZSTD_d_windowLogMax]: 27 };
  execFileSync('tar', ['-x', '-C', dataDir], { input: zstdDecompressSync(fixture('tar.zst'), { params }) });
  service = await startService({ dataDir, clock: () => new Date(now), models: 'none', work: false });
  writer = service.api.as(recorded.token);
});
afterAll(cleanUpFile);

describe('a data folder of the previous version', () => {
  it('answers its writer as the previous version did, in every list and every field', async () => {
    const answers = await answersOf(service.url, recorded.token);
    expect(Object.keys(answers)).toEqual(Object.keys(recorded.answers));
    for (const [path, answer] of Object.entries(answers)) {
      expect(answer, path).toMatchObject(recorded.answers[path]);
    }
  });

  it('shows the evidence of every entry, letter for letter', async () => {
    const texts = new Map<string, string>(
      recorded.answers['/swift/v2/writings'].writings.map((one: { id: string; writing: string }) => [
        one.id,
        one.writing,
      ]),
    );
    const { entries } = recorded.answers['/agents/agi/memory/entries'];
    expect(entries.length).toBeGreaterThan(20);
    for (const { id } of entries) {
      const { status, body } = await writer.get(`/agents/agi/memory/entries/${id}`);
      expect(status).toBe(200);
      for (const { writing_id, quote, start, end } of body.evidence) {
        expect(texts.get(writing_id)!.slice(start, end)).toBe(quote);
      }
    }
  });

  it('goes on learning, counting and forgetting', async () => {
    await service.services.workers.start();
    const before = recorded.answers['/agents/agi/memory'].total_primes;
    await writePrime(writer, plainWriting('the piano'));
    const memory = await waitFor('the new prime to be learned', async () => {
      const { body } = await writer.get('/agents/agi/memory');
      return body.learning.waiting === 0 && body;
    });
    expect(memory.total_primes).toBe(before + 1);

    const { body } = await writer.get('/agents/agi/memory/entries?q=piano');
    const piano = body.entries.find(({ content }: { content: string }) => content === 'the piano');
    expect(piano.last_seen_at > '2026-11-19').toBe(true);
    expect((await writer.delete(`/agents/agi/memory/entries/${piano.id}`)).status).toBe(200);
    expect((await writer.get(`/agents/agi/memory/entries/${piano.id}`)).status).toBe(404);
  });

  it('goes on with its engagement, and with the adaptation that was kept in it', async () => {
    const { status, body } = await writer.post(`/agents/agi/engage/${recorded.engagement_id}/write`, {
      writing: plainWriting('the garden'),
      duration_seconds: 480,
      new_line_count: 0,
    });
    expect(status).toBe(200);
    expect(body.is_prime).toBe(true);
    const { body: memory } = await writer.get('/agents/agi/memory');
    expect(memory.adaptations).toEqual(
      expect.arrayContaining(recorded.answers['/agents/agi/memory'].adaptations),
    );
  });

  it('goes on with its session', async () => {
    const { status } = await writer.get(`/agents/smart/session/${recorded.session_id}/status`);
    expect(status).toBe(200);
  });
});
