import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { openStream, readEvents } from './support/events.ts';
import { type Model, script, startModel } from './support/model.ts';

let model: Model;
let service: RunningService;
let writer: SignedIn;

beforeAll(async () => {
  model = await startModel();
  service = await startService({ environment: model.openAi, work: false });
  writer = await service.api.signIn();
});
afterAll(cleanUpFile);

const prime = { writing: plainWriting('the harbour'), duration_seconds: 500, new_line_count: 0 };
const short = { ...prime, duration_seconds: 100 };

async function openSession(person = writer): Promise<string> {
  return `/agents/smart/session/${(await person.post('/agents/smart/session')).body.session_id}`;
}

async function engage(person = writer): Promise<string> {
  return `/agents/agi/engage/${(await person.post('/agents/agi/engage')).body.engagement_id}`;
}

const streamed = (path: string, body: unknown, headers = {}) =>
  openStream(service.url + path, { token: writer.token, body, headers });

describe('an answer as a stream', () => {
  it.each([
    ['session’s write', async () => `${await openSession()}/write`, short, ['submit']],
    ['session’s write of a prime', async () => `${await openSession()}/write`, prime, ['submit', 'reflect']],
    ['engagement’s write', async () => `${await engage()}/write`, prime, ['submit', 'respond']],
    [
      'message',
      async () => `${await openSession()}/message`,
      { text: 'What now?' },
      ['agent', 'tools', 'answer'],
    ],
  ])('of a %s tells its nodes, its words, and last the answer', async (_what, at, body, nodes) => {
    model.converse = script(
      [{ name: 'writing-prompt', arguments: { seed: 'x' } }],
      'Begin\n with the  door.',
    );
    const response = await streamed(await at(), body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = await readEvents(response);
    const named = (name: string) => events.filter((event) => event.event === name).map(({ data }) => data);
    expect(named('node').map(({ name }) => name)).toEqual(expect.arrayContaining(nodes));
    expect(events.at(-1)!.event).toBe('result');
    expect(named('result')).toHaveLength(1);
    const { answer, reflection, agent_response } = events.at(-1)!.data;
    const said = answer ?? reflection ?? agent_response.reflection;
    expect(said).not.toBe('');
    expect(
      named('token')
        .map(({ text }) => text)
        .join(''),
    ).toBe(said);
  });

  it('names each tool with its outcome, before the words', async () => {
    model.converse = script(
      [
        { name: 'writing-history', arguments: {} },
        { name: 'story-status', arguments: { writing_id: '6434f60a-b01d-4316-a176-085fedd28a0e' } },
      ],
      'I looked.',
    );
    const events = await readEvents(await streamed(`${await openSession()}/message`, { text: 'Look.' }));
    expect(events.filter(({ event }) => event === 'tool').map(({ data }) => data)).toEqual([
      { name: 'writing-history', outcome: 'ok' },
      { name: 'story-status', outcome: 'not_found' },
    ]);
    expect(events.findLastIndex(({ event }) => event === 'tool')).toBeLessThan(
      events.findIndex(({ event }) => event === 'token'),
    );
  });

  it('ends with the same answer that the request gets without a stream', async () => {
    const key = { 'Idempotency-Key': 'the-same-request' };
    const path = `${await engage()}/write`;
    const events = await readEvents(await streamed(path, prime, key));
    const { status, body } = await writer.post(path, prime, key);
    expect(status).toBe(200);
    expect(events.at(-1)).toEqual({ event: 'result', data: body });
    // And again as a stream: nothing is done, so that nothing is told but the answer.
    expect(await readEvents(await streamed(path, prime, key))).toEqual([{ event: 'result', data: body }]);
  });

  it('matches the schema of the contract, event by event', async () => {
    model.converse = () => 'Begin with the door.';
    const path = `${await openSession()}/message`;
    const events = await readEvents(await streamed(path, { text: 'What now?' }));
    const plain = await writer.post(path, { text: 'What now?' });
    expect(Object.keys(events.at(-1)!.data)).toEqual(Object.keys(plain.body));
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content: Record<string, unknown> }> }>
      >;
    };
    for (const operation of [
      '/agents/smart/session/{id}/write',
      '/agents/smart/session/{id}/message',
      '/agents/agi/engage/{engagement_id}/write',
    ]) {
      const { content } = document.paths[operation]!.post!.responses['200']!;
      expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
      const told = JSON.stringify(content['text/event-stream']);
      for (const name of ['node', 'token', 'result', 'error']) expect(told).toContain(`\`${name}\``);
    }
  });

  it('is sent only to a client that asks for one', async () => {
    const path = `${await openSession()}/message`;
    for (const accept of ['*/*', 'application/json', 'application/json, text/event-stream']) {
      const response = await streamed(path, { text: 'What now?' }, { accept });
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      await response.body?.cancel();
    }
  });
});

describe('a stream that fails', () => {
  it.each([
    ['a text that is missing', async () => `${await openSession()}/write`, {}, 400, 'invalid_request'],
    [
      'a session that is not the caller’s',
      async () => `${await openSession(await service.api.signIn())}/message`,
      { text: 'Hello' },
      404,
      'not_found',
    ],
    [
      'an engagement that there is not',
      async () => '/agents/agi/engage/6434f60a-b01d-4316-a176-085fedd28a0e/write',
      prime,
      404,
      'not_found',
    ],
  ])('before the first event is answered with its status: %s', async (_what, at, body, status, code) => {
    const response = await streamed(await at(), body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, request_id: expect.any(String) });
  });

  it('without a token answers with the status alone', async () => {
    const response = await openStream(`${service.url}${await openSession()}/message`, {
      token: 'nobody',
      body: { text: 'Hello' },
    });
    expect(response.status).toBe(401);
  });

  it('after its first event reports the error as its last event', async () => {
    const person = await service.api.signIn();
    const path = `${await openSession(person)}/message`;
    model.converse = script([{ name: 'list-children', arguments: {} }], 'Nobody is left.');
    // Between the first answer of the model and the second, the writer is erased with all that is theirs.
    model.before = async ({ messages }) => {
      if (!messages.some(({ role }) => role === 'tool')) return;
      model.before = () => undefined;
      expect((await person.delete('/swift/v2/me')).status).toBe(200);
    };
    const response = await openStream(service.url + path, { token: person.token, body: { text: 'Who?' } });
    expect(response.status).toBe(200);
    const events = await readEvents(response);
    expect(events[0]!.event).toBe('node');
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { error: expect.any(String), code: 'not_found', request_id: expect.any(String) },
    });
    expect(events.map(({ event }) => event)).not.toContain('result');
  });
});

describe('a client that goes away', () => {
  it('stops its own model call, and no tool is called afterwards', async () => {
    const asked = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    model.before = async () => {
      asked.resolve();
      await let_go.promise;
    };
    model.converse = ({ results }) => (results === 0 ? [{ name: 'list-children', arguments: {} }] : 'Done.');
    const root = await openSession();
    const leaving = new AbortController();
    const response = openStream(`${service.url}${root}/message`, {
      token: writer.token,
      body: { text: 'Who is there?' },
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(response).rejects.toThrow();
    const run = await waitFor('the turn to end', async () => {
      const runs = await service.services.traceOf(root.split('/').at(-1)!);
      return runs.find(({ turn }) => turn === 'message');
    });
    model.before = () => undefined;
    let_go.resolve();
    expect(run.outcome).toBe('ClientDisconnected');
    expect(run.steps.filter(({ type }) => type === 'tool')).toEqual([]);
    // The session goes on as if nothing had been asked.
    const { body } = await writer.post(`${root}/message`, { text: 'Who is there?' });
    expect(body).toMatchObject({ answer: 'Done.', tools: [{ name: 'list-children' }] });
    expect((await (await fetch(`${service.url}/metrics`)).text()).includes('outcome="cancelled"')).toBe(true);
  });

  it('loses no submitted text, and gets the answer when it repeats the request', async () => {
    const person = await service.api.signIn();
    const path = await engage(person);
    const asked = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    model.before = async (request) => {
      if (!JSON.stringify(request.response_format ?? '').includes('agi-response')) return;
      asked.resolve();
      await let_go.promise;
    };
    const leaving = new AbortController();
    const response = await openStream(`${service.url}${path}/write`, {
      token: person.token,
      body: prime,
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(readEvents(response)).rejects.toThrow();
    await waitFor('the turn to end', async () =>
      (await service.services.traceOf(path.split('/').at(-1)!)).some(
        ({ outcome }) => outcome === 'ClientDisconnected',
      ),
    );
    model.before = () => undefined;
    let_go.resolve();

    const { writings } = (await person.get('/swift/v2/writings')).body;
    expect(writings.map(({ writing }: { writing: string }) => writing)).toEqual([prime.writing]);
    const [engagement] = (await person.get('/agents/agi/engagements')).body.engagements;
    expect(engagement).toMatchObject({ is_prime: true, chakra: writings[0].chakra });

    const again = await person.post(`${path}/write`, prime);
    expect(again.body).toMatchObject({ is_prime: true, writing_id: writings[0].id });
    expect(again.body.agent_response.reflection).toMatch(/^Model reflection/);
    expect((await person.get('/swift/v2/writings')).body.writings).toHaveLength(1);
  });

  it('does not stop a turn with an idempotency key, and a repetition gets its answer', async () => {
    const root = await openSession();
    const asked = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    model.before = async () => {
      asked.resolve();
      await let_go.promise;
    };
    model.converse = () => 'It was worth waiting for.';
    const leaving = new AbortController();
    const headers = { 'Idempotency-Key': 'kept-for-later' };
    const response = openStream(`${service.url}${root}/message`, {
      token: writer.token,
      body: { text: 'Who is there?' },
      headers,
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(response).rejects.toThrow();
    model.before = () => undefined;
    let_go.resolve();
    const before = model.conversations.length;
    const { body } = await writer.post(`${root}/message`, { text: 'Who is there?' }, headers);
    expect(body.answer).toBe('It was worth waiting for.');
    expect(model.conversations.length - before).toBeLessThanOrEqual(1);
    const runs = await service.services.traceOf(root.split('/').at(-1)!);
    expect(runs.filter(({ turn }) => turn === 'message').map(({ outcome }) => outcome)).toEqual(['ok']);
  });
});
