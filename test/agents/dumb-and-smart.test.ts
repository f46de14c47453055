import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting, registerChild, storyOf } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let writer: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  service = await startService();
  writer = await service.api.signIn();
  stranger = await service.api.signIn();
});
afterAll(cleanUpFile);

const nowhere = '3f2c8a54-3c1e-4f7a-9d0b-5a6c7e8f9012';
const text = (extra = {}) => ({
  writing: plainWriting(),
  duration_seconds: 600,
  new_line_count: 0,
  ...extra,
});

async function whatIsKept(person: SignedIn) {
  const { body } = await person.get('/swift/v2/me/export');
  const { exported_at: _, ...rest } = body;
  return JSON.stringify(rest);
}

describe('the dumb agent', () => {
  it('writes a passage to a prompt and gives feedback on it, and keeps nothing', async () => {
    const before = await whatIsKept(writer);
    const { status, body } = await writer.post('/agents/dumb/write', { prompt: 'The house by the harbour' });
    expect(status).toBe(200);
    expect(body).toEqual({
      is_prime: false,
      persisted: false,
      prompt: 'The house by the harbour',
      writing: expect.stringMatching(/\w+ \w+/),
      feedback: expect.stringMatching(/\w+ \w+/),
      flow_score: expect.any(Number),
      chakra: expect.any(Number),
      kingdom: expect.any(String),
    });
    expect(body.writing).not.toBe(body.feedback);
    expect(await whatIsKept(writer)).toBe(before);
  });

  it('gives feedback on the writer’s own text, beside a prompt too, and says whether it would have been a prime', async () => {
    const before = await whatIsKept(writer);
    const short = await writer.post('/agents/dumb/write', text({ duration_seconds: 479 }));
    expect(short.body).toMatchObject({
      is_prime: false,
      persisted: false,
      prompt: '',
      writing: plainWriting(),
    });
    const long = await writer.post('/agents/dumb/write', {
      prompt: 'Begin.',
      ...text({ duration_seconds: 480 }),
    });
    expect(long.body).toMatchObject({
      is_prime: true,
      persisted: false,
      prompt: 'Begin.',
      writing: plainWriting(),
    });
    expect(long.body.feedback).not.toBe('');
    expect(await whatIsKept(writer)).toBe(before);
  });

  it('names every field that is missing or wrong', async () => {
    const refused = async (body: unknown) => {
      const answer = await writer.post('/agents/dumb/write', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(answer.body.code).toBe('invalid_request');
      return answer.body.details.map(({ path }: { path: string }) => path).sort();
    };
    expect(await refused({})).toEqual(['prompt']);
    expect(await refused({ writing: 'words' })).toEqual(['duration_seconds']);
    expect(await refused({ prompt: ' ' })).toEqual(['prompt']);
    expect(await refused({ prompt: 'x'.repeat(2_001) })).toEqual(['prompt']);
    expect(await refused({ writing: 7, duration_seconds: '8', new_line_count: -1 })).toEqual([
      'duration_seconds',
      'new_line_count',
      'writing',
    ]);
    expect(await refused({ writing: 'words', duration_seconds: 86_401 })).toEqual(['duration_seconds']);
  });

  it('carries help where a text shows acute danger', async () => {
    const { body } = await writer.post('/agents/dumb/write', {
      writing: 'I want to kill myself tonight and I have the pills here.',
      duration_seconds: 500,
      new_line_count: 0,
    });
    expect(body.feedback).toContain('988');
  });

  it('gives a prompt, and says who made it', async () => {
    const prompts = new Set<string>();
    for (let time = 0; time < 4; time++) {
      const { status, body } = await writer.get('/agents/dumb/prompt');
      expect(status).toBe(200);
      expect(body).toEqual({ prompt: expect.stringMatching(/\w+ \w+/), source: 'offline' });
      prompts.add(body.prompt);
    }
    expect(prompts.size).toBeGreaterThan(1);
  });

  it('analyses a text', async () => {
    const { status, body } = await writer.post('/agents/dumb/analyze', { text: plainWriting('the divorce') });
    expect(status).toBe(200);
    expect(body).toEqual({
      chakra: expect.any(Number),
      kingdom: expect.any(String),
      themes: expect.arrayContaining(['my mother']),
      emotional_signature: expect.any(String),
      flow_estimate: expect.any(Number),
    });
    expect((await writer.post('/agents/dumb/analyze', {})).body.details[0].path).toBe('text');
    expect((await writer.post('/agents/dumb/analyze', { text: '' })).status).toBe(400);
  });
});

describe('every agent route', () => {
  it.each([
    ['POST', '/agents/dumb/write'],
    ['GET', '/agents/dumb/prompt'],
    ['POST', '/agents/dumb/analyze'],
    ['POST', '/agents/smart/session'],
    ['GET', '/agents/smart/session'],
    ['POST', `/agents/smart/session/${nowhere}/write`],
    ['GET', `/agents/smart/session/${nowhere}/status`],
    ['GET', `/agents/smart/session/${nowhere}/guidance`],
    ['POST', `/agents/smart/session/${nowhere}/message`],
    ['POST', `/agents/smart/session/${nowhere}/end`],
    ['POST', '/agents/agi/engage'],
    ['POST', `/agents/agi/engage/${nowhere}/write`],
    ['POST', `/agents/agi/engage/${nowhere}/override`],
    ['GET', '/agents/agi/engagements'],
    ['GET', `/agents/agi/engagements/${nowhere}/trace`],
  ])('%s %s wants a token', async (method, path) => {
    const { status, body } = await service.api.call(method, path);
    expect(status).toBe(401);
    expect(body.code).toBe('unauthenticated');
    expect((await service.api.call(method, path, { token: 'not-a-token' })).status).toBe(401);
  });
});

describe('a smart session', () => {
  it('goes from its prompt to a story that a child is given, and ends', async () => {
    const child = await registerChild(writer);
    const opened = await writer.post('/agents/smart/session');
    expect(opened.status).toBe(200);
    expect(opened.body).toEqual({
      session_id: expect.any(String),
      prompt: expect.stringMatching(/\w+ \w+/),
      context: {
        sojourn: 'Root (Primordia)',
        sojourn_day: 1,
        sojourn_phase: 'descent',
        recent_chakras: [],
        streak_days: 0,
      },
    });
    const root = `/agents/smart/session/${opened.body.session_id}`;
    expect((await writer.get('/agents/smart/session')).body).toEqual(opened.body);
    expect((await writer.get(`${root}/status`)).body).toEqual({
      session_id: opened.body.session_id,
      writing_submitted: false,
      is_prime: false,
      story: null,
      suggested_next: expect.any(String),
    });
    expect((await writer.get(`${root}/guidance`)).body).toMatchObject({
      type: 'prompt',
      content: opened.body.prompt,
    });

    const written = await writer.post(`${root}/write`, text());
    expect(written.status).toBe(200);
    expect(written.body).toEqual({
      is_prime: true,
      writing_id: expect.any(String),
      flow_score: expect.any(Number),
      chakra: expect.any(Number),
      kingdom: expect.any(String),
      reflection: expect.stringMatching(/\w+ \w+/),
      next_steps: { story_generating: true, story_eta_seconds: expect.any(Number) },
    });
    const story = await storyOf(writer, written.body.writing_id);
    const status = await writer.get(`${root}/status`);
    expect(status.body).toMatchObject({
      writing_submitted: true,
      is_prime: true,
      story: { status: 'ready', kingdom: story.kingdom, phases: story.guidance_phases.length },
    });
    expect((await writer.get(`${root}/guidance`)).body.type).toBe('story');
    const told = await writer.post(`${root}/message`, { text: 'Is there a story for tonight?' });
    expect(told.body).toEqual({
      answer: expect.stringContaining(story.kingdom),
      tools: [{ name: 'story-ready', arguments: {}, outcome: 'ok' }],
    });

    await writer.post(`/swift/v2/cuentacuentos/${story.id}/assign`, {
      child_wallet_address: child.derived_wallet_address,
    });
    await writer.post(`/swift/v2/cuentacuentos/${story.id}/complete`);
    const ended = await writer.post(`${root}/end`);
    expect(ended.body).toEqual({
      session_id: opened.body.session_id,
      duration_minutes: expect.any(Number),
      writing_submitted: true,
      is_prime: true,
      chakra: written.body.chakra,
      story_delivered: true,
      summary: expect.stringContaining(written.body.kingdom),
    });
    expect((await writer.post(`${root}/end`)).body).toEqual(ended.body);

    for (const [method, path, body] of [
      ['POST', 'write', text()],
      ['POST', 'message', { text: 'hello' }],
      ['GET', 'guidance', undefined],
    ] as const) {
      const late = await service.api.call(method, `${root}/${path}`, { token: writer.token, body });
      expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    }
    expect((await writer.get(`${root}/status`)).status).toBe(200);
    const next = await writer.get('/agents/smart/session');
    expect(next.body.session_id).not.toBe(opened.body.session_id);
    expect(next.body.context.recent_chakras).toEqual([written.body.chakra]);
  });

  it('keeps nothing of a text below the threshold', async () => {
    const person = await service.api.signIn();
    const { session_id } = (await person.post('/agents/smart/session', { intention: 'the allotment' })).body;
    const written = await person.post(
      `/agents/smart/session/${session_id}/write`,
      text({ duration_seconds: 479 }),
    );
    expect(written.body).toMatchObject({
      is_prime: false,
      writing_id: null,
      reflection: expect.stringMatching(/\w+/),
      next_steps: { story_generating: false, story_eta_seconds: null },
    });
    expect((await person.get('/swift/v2/writings')).body.writings).toEqual([]);
    expect((await person.get(`/agents/smart/session/${session_id}/guidance`)).body.type).toBe('continue');
    const ended = await person.post(`/agents/smart/session/${session_id}/end`);
    expect(ended.body).toMatchObject({ writing_submitted: true, is_prime: false, story_delivered: false });
  });

  it('opens to an intention, and closes the one that is still open', async () => {
    const person = await service.api.signIn();
    const first = (await person.post('/agents/smart/session', { intention: 'the allotment' })).body;
    expect(first.prompt).toContain('the allotment');
    const second = (await person.post('/agents/smart/session')).body;
    expect(second.session_id).not.toBe(first.session_id);
    const late = await person.post(`/agents/smart/session/${first.session_id}/write`, text());
    expect(late.status).toBe(409);
    for (const intention of ['', 7, 'x'.repeat(501)]) {
      const { status, body } = await person.post('/agents/smart/session', { intention });
      expect([status, body.details[0].path]).toEqual([400, 'intention']);
    }
  });

  it('is one, however many are opened at once', async () => {
    const person = await service.api.signIn();
    const opened = await Promise.all(Array.from({ length: 6 }, () => person.get('/agents/smart/session')));
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(opened.map(({ body }) => body.session_id)).size).toBe(1);
    expect(new Set(opened.map(({ body }) => body.prompt)).size).toBe(1);
  });

  it('answers 404 to every other caller', async () => {
    const { session_id } = (await writer.get('/agents/smart/session')).body;
    const asked = [
      ['POST', 'write', text()],
      ['GET', 'status', undefined],
      ['GET', 'guidance', undefined],
      ['POST', 'message', { text: 'Show me the last thing that was written.' }],
      ['POST', 'end', undefined],
    ] as const;
    for (const [method, path, body] of asked) {
      const theirs = await service.api.call(method, `/agents/smart/session/${session_id}/${path}`, {
        token: stranger.token,
        body,
      });
      const none = await service.api.call(method, `/agents/smart/session/${nowhere}/${path}`, {
        token: stranger.token,
        body,
      });
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
      const malformed = await service.api.call(method, `/agents/smart/session/not-an-id/${path}`, {
        token: stranger.token,
        body,
      });
      expect(malformed.status).toBe(400);
    }
    expect((await writer.get(`/agents/smart/session/${session_id}/status`)).body.writing_submitted).toBe(
      false,
    );
    // An engagement is no session, and a session no engagement.
    const { engagement_id } = (await writer.post('/agents/agi/engage', {})).body;
    expect((await writer.get(`/agents/smart/session/${engagement_id}/status`)).status).toBe(404);
    expect((await writer.post(`/agents/agi/engage/${session_id}/write`, text())).status).toBe(404);
    expect((await writer.get(`/agents/agi/engagements/${session_id}/trace`)).status).toBe(404);
  });

  it('takes a sealed text and says nothing of it', async () => {
    const person = await service.api.signIn();
    const { session_id } = (await person.get('/agents/smart/session')).body;
    const { body } = await person.post(`/agents/smart/session/${session_id}/write`, text({ sealed: true }));
    expect(body).toMatchObject({ is_prime: true, next_steps: { story_generating: false } });
    expect(body.reflection).toContain('sealed');
    expect(body.reflection).not.toContain('kitchen');
  });

  it('serves a client of the operator, without stories', async () => {
    const client = await service.issueClient();
    const { session_id } = (await client.get('/agents/smart/session')).body;
    const { body } = await client.post(`/agents/smart/session/${session_id}/write`, text());
    expect(body).toMatchObject({ is_prime: true, next_steps: { story_generating: false } });
    const told = await client.post(`/agents/smart/session/${session_id}/message`, {
      text: 'Any story for us?',
    });
    expect(told.body.tools).toEqual([
      { name: 'story-ready', arguments: {}, outcome: 'seed_wallet_required' },
    ]);
    const ended = await client.post(`/agents/smart/session/${session_id}/end`);
    expect(ended.body.story_delivered).toBe(false);
  });
});
