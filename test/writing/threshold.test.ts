import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded, placesOf } from '../support/database.ts';
import { journal } from '../support/journal.ts';
import { type RunningService, sharedService } from '../support/service.ts';

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;

beforeAll(async () => {
  service = await sharedService();
  database = connectToEmbedded(service.dataDir);
});
afterAll(cleanUpFile);

const session = (writing: string, durationSeconds: number) => ({
  writing,
  duration_seconds: durationSeconds,
  new_line_count: 0,
});

describe.each(['v1', 'v2'])('a session handed in under %s', (version) => {
  it.each([0, 1, 479])(
    'of %i seconds is answered with feedback and leaves no trace anywhere',
    async (seconds) => {
      const writer = await service.issueClient();
      const word = `quibblewort${seconds}${version}`;
      const headers = { 'idempotency-key': `below-${seconds}` };
      const { status, body } = await writer.post(
        `/swift/${version}/write`,
        session(journal(word), seconds),
        headers,
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        is_prime: false,
        persisted: false,
        feedback: expect.stringMatching(/\w+ \w+ \w+/),
        flow_score: expect.any(Number),
      });
      expect(await placesOf(database, [word])).toEqual([]);
      expect((await writer.get(`/swift/${version}/writings`)).body).toEqual({ writings: [] });
      expect((await writer.get('/swift/v2/me')).body.counts).toMatchObject({ writings: 0, primes: 0 });
      expect(await readdir(join(service.dataDir, 'static', 'primes'))).toEqual([]);
    },
  );

  it.each([480, 481, 86_400])('of %i seconds is kept as a prime that the history shows', async (seconds) => {
    const writer = await service.issueClient();
    const text = journal('the ferry');
    const { status, body } = await writer.post(`/swift/${version}/write`, session(text, seconds));
    expect(status).toBe(200);
    expect(body).toEqual({
      is_prime: true,
      persisted: true,
      writing_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      prime_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      flow_score: expect.any(Number),
      chakra: expect.any(Number),
      kingdom: expect.any(String),
    });
    for (const other of ['v1', 'v2']) {
      const history = await writer.get(`/swift/${other}/writings`);
      expect(history.body.writings).toEqual([
        {
          id: body.writing_id,
          writing: text,
          duration_seconds: seconds,
          flow_score: body.flow_score,
          is_prime: true,
          chakra: body.chakra,
          kingdom: body.kingdom,
          sealed: false,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          prime: { id: body.prime_id, image_url: null, thumbnail_url: null, title: '', reflection: '' },
        },
      ]);
    }
  });
});

describe('feedback', () => {
  it('speaks of this text: its length against the threshold, and what it circles around', async () => {
    const writer = await service.issueClient();
    const texts = {
      garden:
        'The tomatoes in the garden have gone soft again. I water the garden each evening and the garden forgets it by noon. My father planted those tomatoes and would know what to do about them.',
      exam: 'The exam is on Monday and I have not opened the book. Every exam I sat ended with my hands shaking. If I fail this exam I will have to tell my brother, and my brother will be kind about it.',
    };
    const feedback: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) {
      const { body } = await writer.post('/swift/v2/write', session(text, 180));
      feedback[name] = body.feedback.toLowerCase();
      expect(feedback[name]).toMatch(/eight minutes|8 minutes|five minutes|5 minutes/);
    }
    expect(feedback.garden).toMatch(/garden|tomato|father/);
    expect(feedback.exam).toMatch(/exam|brother/);
    expect(feedback.garden).not.toMatch(/exam|brother/);
  });

  it('never claims to know how the text was typed', async () => {
    const writer = await service.issueClient();
    for (let n = 0; n < 20; n++) {
      const { body } = await writer.post('/swift/v2/write', session(journal(`paper boat ${n}`), 20 * n));
      expect(body.feedback).not.toMatch(/paus|backspace|delet|hesitat|correct/i);
    }
  });
});
