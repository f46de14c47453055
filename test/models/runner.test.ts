import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '#src/core/logger.ts';
import type { ModelCall } from '#src/models/checked-call.ts';
import { createModels } from '#src/models/models.ts';
import { defineTask, NoOfflineAnswer } from '#src/models/task.ts';
import { feedbackTask } from '#src/models/tasks/feedback.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import {
  type Asked,
  ollamaPath,
  openAiPath,
  rightAnswer,
  type Scholar,
  startScholar,
} from './support/scholar.ts';
import { type Fault, startTap, type Tap } from './support/tap.ts';

const session = {
  writing: 'The lamp hummed. I let it.',
  durationSeconds: 100,
  thresholdSeconds: 480,
  wordsPerMinute: 3,
};
const rightFeedback = (
  rightAnswer({ task: 'feedback', ...feedbackTask.instructions(session) }) as { feedback: string }
).feedback;

let scholar: Scholar;
let tap: Tap;
let say: (asked: Asked, nth: number) => unknown;
let asked = 0;

beforeAll(async () => {
  scholar = await startScholar((question) => say(question, ++asked));
  tap = await startTap(scholar.mock.url);
});
afterAll(cleanUpFile);

/** Models of their own, so that no test meets the breaker of another. */
function open(kind: 'openai' | 'ollama', answers: typeof say = (question) => rightAnswer(question)) {
  say = answers;
  asked = 0;
  tap.decide = () => undefined;
  tap.calls.length = 0;
  const calls: ModelCall[] = [];
  const breakers: string[] = [];
  const models = createModels({
    openAi:
      kind === 'openai'
        ? {
            apiKey: 'sk-x',
            baseUrl: `${tap.url}/v1`,
            model: 'guide-model',
            embeddingModel: undefined,
            concurrency: 4,
          }
        : undefined,
    ollama:
      kind === 'ollama'
        ? { host: tap.url, model: 'local-model', embeddingModel: undefined, concurrency: 4 }
        : undefined,
    logger: createLogger('silent'),
    onCall: (call) => calls.push(call),
    onBreaker: (_provider, state) => breakers.push(state),
  });
  return { ...models, calls, breakers, run: () => models.runner.run(feedbackTask, session) };
}

const bodies = () => tap.calls.map(({ body }) => JSON.parse(body));

describe.each(['openai', 'ollama'] as const)('an answer of %s', (kind) => {
  const source = kind === 'openai' ? 'guide' : 'local';

  it('is requested with the native schema of its task', async () => {
    const { run, calls } = open(kind);
    expect(await run()).toEqual({ value: rightFeedback, source, model: `${source}-model` });
    const [sent] = bodies();
    const schema = kind === 'openai' ? sent.response_format.json_schema.schema : sent.format;
    expect(schema).toMatchObject({ type: 'object', required: ['feedback'], additionalProperties: false });
    if (kind === 'openai')
      expect(sent.response_format.json_schema).toMatchObject({ name: 'feedback', strict: true });
    expect(calls).toMatchObject([{ provider: kind, task: 'feedback', outcome: 'ok' }]);
  });

  it.each([
    ['in a code fence', '```json\n{"feedback": "One. Two. Three."}\n```'],
    ['after some words', 'Sure, here it is:\n{"feedback": "One. Two. Three."} I hope it helps.'],
    ['after its thinking', '<think>{"feedback": 1} or not?</think>{"feedback": "One. Two. Three."}'],
    ['after braces that are none of it', 'A {writer} wrote. {"feedback": "One. Two. Three."}'],
  ])('is taken when it comes %s', async (_how, said) => {
    const { run } = open(kind, () => said);
    expect(await run()).toMatchObject({ value: 'One. Two. Three.', source });
    expect(asked).toBe(1);
  });

  it.each([
    ['cut short', '{"feedback": "One. Two. Thr', /breaks off/],
    ['of a wrong type', '{"feedback": 7}', /feedback: .*expected string/],
    ['without its field', '{"text": "One. Two."}', /feedback: /],
    ['no JSON at all', 'I would rather not.', /no JSON object/],
    ['against the rules of the voice', '{"feedback": "One. Two. See https://example.org for more."}', /link/],
    ['empty', '', /no JSON object/],
  ])('that is %s is asked for once more, with what is wrong', async (_how, said, told) => {
    const { run, calls } = open(kind, (question, nth) => (nth === 1 ? said : rightAnswer(question)));
    expect(await run()).toMatchObject({ value: rightFeedback, source });
    expect(calls.map(({ outcome }) => outcome)).toEqual(['invalid_answer', 'ok']);
    const repair = bodies()[1].messages.at(-1);
    expect(repair.role).toBe('user');
    expect(repair.content).toMatch(told);
  });

  it('that stays invalid after exactly one repair is replaced by the offline answer', async () => {
    const { run, calls } = open(kind, () => '{"feedback": 7}');
    const answer = await run();
    expect(answer.source).toBe('offline');
    expect(answer.model).toBeUndefined();
    expect(answer.value).toContain('1 minute and 40 seconds');
    expect(calls.map(({ outcome }) => outcome)).toEqual(['invalid_answer', 'invalid_answer']);
  });

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'unavailable'],
    ['429 without a time', { kind: 'status', status: 429 }, 'rate_limited'],
    ['malformed JSON', { kind: 'malformed' }, 'invalid_response'],
    ['a line that breaks', { kind: 'cut' }, 'connection'],
  ])('comes after %s all the same, on the second try', async (_what, fault) => {
    const { run } = open(kind);
    let calls = 0;
    tap.decide = () => (++calls === 1 ? fault : undefined);
    expect(await run()).toMatchObject({ value: rightFeedback, source });
    expect(calls).toBe(2);
  });

  it.each<[string, Fault, string, number]>([
    ['500', { kind: 'status', status: 500 }, 'unavailable', 3],
    ['malformed JSON', { kind: 'malformed' }, 'invalid_response', 3],
    ['a line that breaks', { kind: 'cut' }, 'connection', 3],
    ['a refused key', { kind: 'status', status: 401 }, 'unauthorized', 1],
    ['an unknown model', { kind: 'status', status: 404 }, 'not_found', 1],
  ])('is given without the model when %s stays', async (_what, fault, outcome, calls) => {
    const { run, calls: seen } = open(kind);
    tap.decide = () => fault;
    expect((await run()).source).toBe('offline');
    expect(seen.map((call) => call.outcome)).toEqual([outcome]);
    expect(tap.calls).toHaveLength(calls);
  });

  it('waits for Retry-After if there is time', async () => {
    const { run } = open(kind);
    let calls = 0;
    tap.decide = () =>
      ++calls === 1 ? { kind: 'status', status: 429, headers: { 'retry-after': '1' } } : undefined;
    const began = performance.now();
    expect((await run()).source).toBe(source);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it('does not wait for a Retry-After beyond its limit, and makes no call until then', async () => {
    const { run, calls } = open(kind);
    tap.decide = () => ({ kind: 'status', status: 429, headers: { 'retry-after': '30' } });
    const began = performance.now();
    expect((await run()).source).toBe('offline');
    expect((await run()).source).toBe('offline');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(tap.calls).toHaveLength(1);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['rate_limited', 'circuit_open']);
  });

  it('is the offline answer, in time, when the model does not answer', async () => {
    const { runner } = open(kind);
    tap.decide = () => ({ kind: 'silence', ms: 20_000 });
    const began = performance.now();
    const answer = await runner.run({ ...feedbackTask, timeoutMs: 700 }, session);
    expect(answer.source).toBe('offline');
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});

describe('the form that an answer is asked for in', () => {
  const refuse = (isRefused: (body: Record<string, unknown>) => boolean) => {
    tap.decide = ({ body }) => (isRefused(JSON.parse(body)) ? { kind: 'status', status: 400 } : undefined);
  };
  const formsSent = () =>
    bodies().map(({ response_format, tools, format }) =>
      tools
        ? 'tool'
        : (response_format?.type ?? (typeof format === 'object' ? 'schema' : (format ?? 'words'))),
    );

  it('is a tool call from then on if the server takes no schema', async () => {
    const { run } = open('openai');
    refuse(
      ({ response_format }) => (response_format as { type?: string } | undefined)?.type === 'json_schema',
    );
    expect((await run()).source).toBe('guide');
    expect((await run()).source).toBe('guide');
    expect(formsSent()).toEqual(['json_schema', 'tool', 'tool']);
    expect(bodies()[1].tools[0].function).toMatchObject({
      name: 'feedback',
      parameters: { required: ['feedback'] },
    });
  });

  it('is JSON mode, with the schema in the prompt, if it takes no tools either', async () => {
    const { run } = open('openai');
    refuse(
      ({ response_format, tools }) =>
        tools !== undefined || (response_format as { type?: string } | undefined)?.type === 'json_schema',
    );
    expect((await run()).source).toBe('guide');
    expect(formsSent()).toEqual(['json_schema', 'tool', 'json_object']);
    expect(bodies()[2].messages[0].content).toContain('"additionalProperties":false');
  });

  it('is plain text if it takes nothing else', async () => {
    const { run } = open('openai');
    refuse(({ response_format, tools }) => tools !== undefined || response_format !== undefined);
    expect((await run()).source).toBe('guide');
    expect(formsSent()).toEqual(['json_schema', 'tool', 'json_object', 'words']);
  });

  it('is JSON mode if an older Ollama takes no schema', async () => {
    const { run } = open('ollama');
    refuse(({ format }) => typeof format === 'object');
    expect((await run()).source).toBe('local');
    expect(formsSent()).toEqual(['schema', 'json']);
  });

  it('reads the arguments of the tool call', async () => {
    const { run } = open('openai');
    refuse(({ response_format }) => response_format !== undefined);
    scholar.mock.prependFixture({
      match: { predicate: ({ tools }) => tools !== undefined },
      response: { toolCalls: [{ name: 'feedback', arguments: '{"feedback":"By tool. It is so."}' }] },
    });
    expect((await run()).value).toBe('By tool. It is so.');
  });
});

describe('a task that only a model can do', () => {
  const task = defineTask({
    ...feedbackTask,
    offline(): string {
      throw new NoOfflineAnswer('feedback');
    },
  });

  it('fails with the reason why the model did not answer', async () => {
    const { runner } = open('ollama');
    tap.decide = () => ({ kind: 'status', status: 404 });
    await expect(runner.run(task, session)).rejects.toMatchObject({
      name: 'NoOfflineAnswer',
      cause: { name: 'ProviderError', kind: 'not_found' },
    });
  });
});

it('refuses an invalid input without calling a model', async () => {
  const { runner } = open('openai');
  await expect(runner.run(feedbackTask, { ...session, durationSeconds: -1 })).rejects.toThrow(z.ZodError);
  expect(tap.calls).toHaveLength(0);
});

describe('the model that answers', () => {
  const roles = (openAi: boolean, ollama: boolean) =>
    createModels({
      openAi: openAi
        ? { apiKey: 'k', baseUrl: undefined, model: 'g', embeddingModel: undefined, concurrency: 1 }
        : undefined,
      ollama: ollama
        ? { host: 'http://127.0.0.1:1', model: 'l', embeddingModel: undefined, concurrency: 1 }
        : undefined,
      logger: createLogger('silent'),
    }).roles;

  it('is the model of the role, or the only model, or no model', () => {
    const embeddings = 'offline-words-3';
    expect(roles(true, true)).toEqual({ guide: 'openai g', local: 'ollama l', embeddings });
    expect(roles(true, false)).toEqual({ guide: 'openai g', local: 'openai g', embeddings });
    expect(roles(false, true)).toEqual({ guide: 'ollama l', local: 'ollama l', embeddings });
    expect(roles(false, false)).toEqual({ guide: 'offline', local: 'offline', embeddings });
  });
});

it('keeps the two protocols apart in the mock’s journal', () => {
  expect(scholar.asked(openAiPath).length).toBeGreaterThan(10);
  expect(scholar.asked(ollamaPath).length).toBeGreaterThan(10);
});
