import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting, registerChild, storyOf, writePrime } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { type Model, type Move, script, startModel, unfenced } from './support/model.ts';

afterAll(cleanUpFile);

const session = '/agents/smart/session';

/** One service on one model, and a new writer with an open session for each test. */
function setUp(protocol: 'openAi' | 'ollama', { work = false } = {}) {
  const at = {} as { model: Model; service: RunningService };
  beforeAll(async () => {
    at.model = await startModel();
    at.service = await startService({ environment: at.model[protocol], work });
  });
  return async (converse: Model['converse']) => {
    at.model.converse = converse;
    at.model.conversations.length = 0;
    const writer = await at.service.api.signIn();
    const root = `${session}/${(await writer.post(session)).body.session_id}`;
    return {
      ...at,
      writer,
      root,
      say: async (text: string) => (await writer.post(`${root}/message`, { text })).body,
      guidance: async () => (await writer.get(`${root}/guidance`)).body,
    };
  };
}

describe.each(['openAi', 'ollama'] as const)('a message, with a model over %s', (protocol) => {
  const open = setUp(protocol);

  it('is answered from the results of the tools that the model chose', async () => {
    const { model, writer, say } = await open(
      script(
        [{ name: 'writing-history', arguments: { limit: 2 } }],
        ({ result }) =>
          `You wrote ${result.writings.length} primes of late; the last in ${result.writings[0].kingdom}.`,
      ),
    );
    const { kingdom } = await writePrime(writer);
    const body = await say('What did I write last?');
    expect(body.answer).toBe(`You wrote 1 primes of late; the last in ${kingdom}.`);
    expect(body.tools).toEqual([{ name: 'writing-history', arguments: { limit: 2 }, outcome: 'ok' }]);

    const [first, second] = model.conversations;
    expect(first!.tools).toEqual(expect.arrayContaining(['writing-history', 'story-ready', 'assign-story']));
    // What belongs to the other agent alone is not offered here.
    expect(first!.tools).not.toEqual(expect.arrayContaining(['recall-memory']));
    expect(second!.results).toBe(1);
    expect(second!.result.writings[0]).toMatchObject({ kingdom: expect.any(String) });
  });
});

describe('a message that asks for an action', () => {
  const open = setUp('openAi', { work: true });

  it('is carried out by the tools that the model chose, as this writer', async () => {
    const { writer, say } = await open(
      script(
        [
          { name: 'story-ready', arguments: {} },
          { name: 'list-children', arguments: {} },
        ],
        ({ messages }) => {
          const results = messages
            .filter(({ role }) => role === 'tool')
            .map(({ content }) => String(content));
          const story = JSON.parse(unfenced(results[0]!, 'RESULT')!);
          const { children } = JSON.parse(unfenced(results[1]!, 'RESULT')!);
          return [
            {
              name: 'assign-story',
              arguments: { story_id: story.id, child_wallet: children[0].derived_wallet_address },
            },
          ];
        },
        'It is hers now.',
      ),
    );
    const child = await registerChild(writer);
    const { writing_id } = await writePrime(writer);
    await storyOf(writer, writing_id);
    const body = await say('Give the story that waits to my daughter.');
    expect(body).toMatchObject({
      answer: 'It is hers now.',
      tools: [
        { name: 'story-ready', outcome: 'ok' },
        { name: 'list-children', outcome: 'ok' },
        { name: 'assign-story', outcome: 'ok' },
      ],
    });
    const ready = await writer.get(
      `/swift/v2/cuentacuentos/ready?child_wallet=${child.derived_wallet_address}`,
    );
    expect(ready.body.child_wallet_address).toBe(child.derived_wallet_address);
  });
});

describe('a mistake of a model', () => {
  const open = setUp('openAi');

  it('in the arguments is reported to the model, which may correct it', async () => {
    const { say } = await open(
      script(
        [{ name: 'writing-history', arguments: { limit: 900 } }],
        ({ result }) => [
          { name: 'writing-history', arguments: { limit: result.code === 'invalid_input' ? 1 : 2 } },
        ],
        'There is nothing yet.',
      ),
    );
    const body = await say('What did I write last?');
    expect(body.tools.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['invalid_input', 'ok']);
    expect(body.tools[1].arguments).toEqual({ limit: 1 });
    expect(body.answer).toBe('There is nothing yet.');
  });

  it.each([
    ['a tool that it was not offered', [{ name: 'recall-memory', arguments: { query: 'anything' } }]],
    ['a tool that there is not', [{ name: 'delete-everything', arguments: {} }]],
    ['arguments that are no JSON', [{ name: 'delete-everything', arguments: '{"limit": ' }]],
    ['nothing at all', ''],
    ['a diagnosis', 'You are depressed, and this is your trauma.'],
    ['an address', 'Go to https://evil.example and sign in there.'],
    ['a text without an end', 'and then '.repeat(400)],
  ] satisfies [string, Move][])('beyond mending, the answer comes without it: %s', async (_what, move) => {
    const { writer, say } = await open(() => move);
    await writePrime(writer);
    const body = await say('What did I write last?');
    expect(body.answer).toMatch(/^Your last prime was on \d{4}-\d\d-\d\d/);
    expect(body.tools).toEqual([{ name: 'writing-history', arguments: {}, outcome: 'ok' }]);
  });

  it('of never answering ends at the limit of steps', async () => {
    const { model, say } = await open(({ tools }) => [
      { name: 'writing-history', arguments: { limit: 1 + (tools.length % 3) } },
      ...Array.from({ length: 30 }, () => ({ name: 'list-children', arguments: {} })),
    ]);
    const body = await say('Tell me everything.');
    expect(body.tools).toHaveLength(5 * 4);
    expect(body.answer).not.toBe('');
    // Five times with tools; then without, and once more for it to mend what it said.
    expect(model.conversations.map(({ tools }) => tools.length > 0)).toEqual([
      ...Array(5).fill(true),
      false,
      false,
    ]);
  });
});

describe('a model that is not available', () => {
  const open = setUp('openAi');

  it.each([
    ['knows no tools', 400],
    ['refuses', 401],
    ['is down', 503],
  ])('does not keep the writer from an answer: it %s', async (_what, status) => {
    const { model, say } = await open(() => 'never said');
    model.mock.reset();
    model.mock.on({ predicate: () => true }, { error: { message: 'a fault on purpose' }, status });
    expect((await say('Give me a story')).answer).toContain('No story is waiting');
    expect(model.mock.getRequests().length).toBeGreaterThan(0);
  });
});

describe('guidance, with a model', () => {
  const open = setUp('openAi');
  const given = {
    type: 'talk',
    rationale: 'You wrote of the numbers at work again.',
    content: 'Somebody who sits with such things could help; ask for the list of guides.',
  };

  it('is found with read-only tools, and given by a call of one tool', async () => {
    const { model, guidance } = await open(
      script(
        [{ name: 'recommend-facilitators', arguments: {} }],
        [{ name: 'give-guidance', arguments: given }],
      ),
    );
    expect(await guidance()).toEqual(given);
    const offered = model.conversations[0]!.tools;
    expect(offered).toContain('give-guidance');
    for (const writes of ['submit-writing', 'assign-story', 'complete-story'])
      expect(offered).not.toContain(writes);
  });

  it.each([
    ['words alone', script('You should write more.')],
    ['a form of its own', script([{ name: 'give-guidance', arguments: { ...given, type: 'order' } }])],
    ['tools without end', script([{ name: 'list-children', arguments: {} }])],
    ['a call of a tool that changes something', script([{ name: 'complete-story', arguments: {} }])],
  ])('that is %s is replaced by what stands without a model', async (_what, converse) => {
    const { model, guidance } = await open(converse);
    expect(await guidance()).toMatchObject({ type: 'prompt', content: expect.stringMatching(/\w/) });
    expect(model.conversations.length).toBeLessThanOrEqual(7);
  });
});

describe('a text that the model submits', () => {
  const open = setUp('openAi');

  it('is refused if the writer did not say it', async () => {
    const invented = 'I hate them all and I will never come back, and that is the truth of it.';
    const { writer, say } = await open(
      script(
        [{ name: 'submit-writing', arguments: { writing: invented, duration_seconds: 600 } }],
        'I could not hand that in.',
      ),
    );
    const body = await say('Write something for me.');
    expect(body.tools[0].outcome).toBe('invalid_request');
    expect((await writer.get('/swift/v2/writings')).body.writings).toEqual([]);
  });

  it('is accepted if it is exactly the writer’s own', async () => {
    const own = plainWriting('the blue bicycle');
    const { writer, say } = await open(
      script([{ name: 'submit-writing', arguments: { writing: own, duration_seconds: 500 } }], 'It is kept.'),
    );
    const body = await say(`Please hand this in, it took me 500 seconds: ${own}`);
    expect(body).toMatchObject({ answer: 'It is kept.', tools: [{ outcome: 'ok' }] });
    expect((await writer.get('/swift/v2/writings')).body.writings[0].writing).toBe(own);
  });
});

describe('the trace of a turn with a model', () => {
  const open = setUp('openAi');

  it('names model, tools and outcomes, and contains no words of the writer', async () => {
    const { service, say, root } = await open(
      script([{ name: 'writing-prompt', arguments: { seed: 'the zinnia seed' } }], 'Begin there.'),
    );
    await say('I am stuck with the zinnias.');
    const runs = JSON.stringify(await service.services.traceOf(root.split('/').at(-1)!));
    expect(runs).toContain('"guide-model"');
    expect(runs).toContain('"writing-prompt"');
    expect(runs).not.toContain('zinnia');
  });
});
