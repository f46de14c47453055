import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openToolbox, parametersOf, type Toolbox } from '../../agents/toolbox.ts';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile, onCleanup, temporaryFolder } from '../support/data-dir.ts';
import { newWallet, plainWriting, registerChild, storyOf, writePrime } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a tool answers
type Json = any;

let service: RunningService;
let toolbox: Toolbox;
let writer: SignedIn;
let stranger: SignedIn;
let mcp: McpCaller;
let strangerMcp: McpCaller;
beforeAll(async () => {
  service = await startService();
  toolbox = await openToolbox();
  writer = await service.api.signIn();
  stranger = await service.api.signIn();
  mcp = await connect(writer.token);
  strangerMcp = await connect(stranger.token);
});
afterAll(cleanUpFile);

interface McpCaller {
  client: Client;
  call(name: string, input?: Json): Promise<{ isError: boolean; result: Json }>;
}

/** The official client, connected with a token. */
async function connect(token: string | undefined): Promise<McpCaller> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    requestInit: { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onCleanup(() => client.close());
  return {
    client,
    async call(name, input = {}) {
      const answer = await client.callTool({ name, arguments: input });
      const [{ text }] = answer.content as [{ text: string }];
      return { isError: answer.isError === true, result: JSON.parse(text) };
    },
  };
}

describe('the toolbox', () => {
  it('has one described tool for each file, with examples that fit its schema', async () => {
    const files = await readdir(join(import.meta.dirname, '../../agents/tools'));
    expect(toolbox.tools.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    for (const tool of toolbox.tools) {
      expect(tool.description, tool.name).toMatch(/^.{20,}\.$/s);
      expect(tool.agents.length, tool.name).toBeGreaterThan(0);
      expect(tool.examples.length, tool.name).toBeGreaterThan(0);
      const schema = parametersOf(tool) as Json;
      expect(schema.type).toBe('object');
      for (const [field, described] of Object.entries<Json>(schema.properties ?? {})) {
        expect(described.description, `${tool.name}.${field}`).toMatch(/\.$/);
      }
      const fits = ajv.compile(schema);
      for (const example of tool.examples) {
        expect(fits(example), `${tool.name}: ${ajv.errorsText(fits.errors)}`).toBe(true);
        expect(tool.input.safeParse(example).success, tool.name).toBe(true);
      }
    }
  });

  it('gives each agent its own tools, none of which can spend money or name another person', () => {
    const services = {} as Json;
    const namesOf = (agent: 'dumb' | 'smart' | 'agi' | 'all') =>
      toolbox.bind(agent, services).map(({ name }) => name);
    expect(namesOf('dumb')).toEqual(['analyse-text', 'writing-prompt']);
    expect(namesOf('smart')).not.toContain('recall-memory');
    expect(namesOf('all')).toEqual(toolbox.tools.map(({ name }) => name));
    for (const tool of toolbox.tools) {
      expect(tool.name).not.toMatch(/book|pay/);
      const fields = Object.keys((parametersOf(tool) as Json).properties ?? {});
      expect(
        fields.filter((field) => /person|user|writer|parent|token|owner/.test(field)),
        tool.name,
      ).toEqual([]);
    }
  });

  it('refuses a file that is not a tool, and names it', async () => {
    const wrong: [string, string, RegExp][] = [
      ['no-tool.ts', 'export default 7;', /no-tool\.ts: its default export must be made by defineTool/],
      [
        'misnamed.ts',
        `export default { name: 'other', agents: ['agi'], run() {} };`,
        /misnamed\.ts: its tool is named other/,
      ],
      ['Shouting.ts', `export default { name: 'Shouting', agents: [], run() {} };`, /kebab case/],
      ['for-nobody.ts', `export default { name: 'for-nobody', agents: ['sly'], run() {} };`, /no agent sly/],
    ];
    for (const [file, source, fault] of wrong) {
      const folder = await temporaryFolder();
      await writeFile(join(folder, file), source);
      await expect(openToolbox(folder)).rejects.toThrow(fault);
    }
  });
});

describe('MCP', () => {
  it('answers only calls with a valid token', async () => {
    await expect(connect(undefined)).rejects.toThrow(/401|authenticated|Authorization/i);
    await expect(connect('not-a-token')).rejects.toThrow(/401|authenticated|Authorization/i);
    const bare = await fetch(`${service.url}/mcp`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ code: 'unauthenticated', error: expect.any(String) });
    expect(mcp.client.getServerVersion()).toMatchObject({ name: 'writing-practice' });
    const get = await fetch(`${service.url}/mcp`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('hides the details of an internal failure', async () => {
    const { recommend } = service.services.facilitators;
    service.services.facilitators.recommend = () => Promise.reject(new Error('relation "secrets" at row 7'));
    onTestFinished(() => {
      service.services.facilitators.recommend = recommend;
    });
    const { isError, result } = await mcp.call('recommend-facilitators');
    expect([isError, result.code]).toEqual([true, 'internal']);
    expect(JSON.stringify(result)).not.toContain('secrets');
  });

  it('refuses a token that has ended', async () => {
    const person = await service.api.signIn();
    const caller = await connect(person.token);
    expect((await caller.call('writing-prompt')).isError).toBe(false);
    await person.delete('/swift/v2/auth/session');
    await expect(caller.call('writing-prompt')).rejects.toThrow();
  });

  it('lists every tool with its schema and its effect', async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(toolbox.tools.map(({ name }) => name));
    for (const listed of tools) {
      const tool = toolbox.tools.find(({ name }) => name === listed.name)!;
      expect(listed.description).toBe(tool.description);
      expect(listed.inputSchema).toEqual(parametersOf(tool));
      expect(listed.annotations?.readOnlyHint).toBe(tool.effect === 'read');
    }
  });

  it('answers valid and invalid calls of every tool without an internal error', async () => {
    for (const { name, examples, input } of toolbox.tools) {
      for (const example of examples) {
        const { isError, result } = await strangerMcp.call(name, example);
        // The examples' ids belong to no person.
        if (isError) expect(['not_found'], `${name}: ${JSON.stringify(result)}`).toContain(result.code);
      }
      const wrong: Json[] = [
        ...Object.keys(input.shape).map((field) => ({ ...examples.at(-1), [field]: { a: [null] } })),
        Object.fromEntries(Object.keys(input.shape).map((field) => [field, '\0'])),
      ];
      for (const bad of wrong) {
        const { isError, result } = await strangerMcp.call(name, bad);
        if (!isError && Object.keys(input.shape).length === 0) continue;
        expect(isError, `${name} ${JSON.stringify(bad)}`).toBe(true);
        expect(result.code).toBe('invalid_input');
      }
    }
    const none = await mcp.call('drop-tables', {});
    expect([none.isError, none.result.code]).toEqual([true, 'unknown_tool']);
  });

  it.each([
    ['submit-writing', (text: string) => ({ writing: text, duration_seconds: 600 })],
    ['record-override', (text: string) => ({ instruction: text })],
    ['recall-memory', (text: string) => ({ query: text })],
    ['analyse-text', (text: string) => ({ text })],
    ['story-ready', (text: string) => ({ child_wallet: text })],
    ['story-history', (text: string) => ({ child_wallet: text })],
    ['assign-story', (text: string) => ({ story_id: randomUUID(), child_wallet: text })],
    ['correct-memory', (text: string) => ({ entry_id: randomUUID(), content: text })],
  ])('%s refuses what cannot be kept, as a fault of the input', async (name, inputOf) => {
    for (const text of ['a\0b', 'half a \ud800 pair', ' \n ']) {
      const { isError, result } = await mcp.call(name, inputOf(text));
      expect(isError, JSON.stringify(result)).toBe(true);
      expect(result.code).toBe('invalid_input');
    }
  });

  it('does what the routes do, only for the writer of the token', async () => {
    const prime = await writePrime(writer, plainWriting('the lighthouse'));
    const child = await registerChild(writer);
    const story = await storyOf(writer, prime.writing_id);

    const history = await mcp.call('writing-history', { limit: 3 });
    expect(history.result.writings[0]).toMatchObject({
      id: prime.writing_id,
      begins: expect.stringContaining('lighthouse'),
    });
    expect((await mcp.call('story-ready')).result).toMatchObject({ id: story.id, kingdom: story.kingdom });
    expect((await mcp.call('story-status', { writing_id: prime.writing_id })).result.status).toBe('ready');
    expect((await mcp.call('story-history')).result.stories.map(({ id }: Json) => id)).toEqual([story.id]);
    const children = (await mcp.call('list-children')).result.children;
    expect(children).toEqual([expect.objectContaining({ id: child.id })]);
    expect((await mcp.call('get-child', { child_id: child.id })).result.id).toBe(child.id);
    expect((await mcp.call('list-facilitators')).result.facilitators).toEqual([]);
    expect((await mcp.call('recommend-facilitators')).result.recommendations).toEqual([]);

    const assigned = await mcp.call('assign-story', {
      story_id: story.id,
      child_wallet: child.derived_wallet_address,
    });
    expect(assigned.result).toEqual({ id: story.id, child_wallet_address: child.derived_wallet_address });
    expect((await mcp.call('complete-story', { story_id: story.id })).result.id).toBe(story.id);
    expect((await mcp.call('story-ready')).result).toBeNull();

    const { recorded } = (await mcp.call('record-override', { instruction: 'Do not ask me about Sam' }))
      .result;
    const entry = await writer.get(`/agents/agi/memory/entries/${recorded}`);
    expect(entry.body).toMatchObject({ kind: 'override', content: 'Do not ask me about Sam' });
    const recalled = await mcp.call('recall-memory', { query: 'lighthouse' });
    expect(JSON.stringify(recalled.result)).toContain('lighthouse');
    expect(Object.keys((await mcp.call('memory-themes')).result)).toEqual([
      'recurring',
      'emerging',
      'avoided',
    ]);
    expect((await mcp.call('memory-themes')).result.avoided.join()).toContain('Sam');

    const handedIn = await mcp.call('submit-writing', {
      writing: plainWriting('the pier'),
      duration_seconds: 500,
    });
    expect(handedIn.result).toMatchObject({ is_prime: true, writing_id: expect.any(String) });
    const { body } = await writer.get('/swift/v2/writings');
    expect(body.writings.map(({ id }: Json) => id)).toEqual([handedIn.result.writing_id, prime.writing_id]);
    const short = await mcp.call('submit-writing', { writing: plainWriting(), duration_seconds: 5 });
    expect(short.result).toMatchObject({ is_prime: false, feedback: expect.any(String) });

    // With another's ids there is nothing, and nothing is done.
    const entries = (await writer.get('/agents/agi/memory/entries?kind=theme')).body.entries;
    expect(entries.length).toBeGreaterThan(0);
    const foreign: [string, Json][] = [
      ['story-status', { writing_id: prime.writing_id }],
      ['story-ready', { child_wallet: child.derived_wallet_address }],
      ['story-history', { child_wallet: child.derived_wallet_address }],
      ['complete-story', { story_id: story.id }],
      ['assign-story', { story_id: story.id, child_wallet: child.derived_wallet_address }],
      ['get-child', { child_id: child.id }],
      ['correct-memory', { entry_id: entries[0].id, content: 'mine now' }],
      ['facilitator-profile', { facilitator_id: randomUUID() }],
    ];
    for (const [name, input] of foreign) {
      const { isError, result } = await strangerMcp.call(name, input);
      expect([name, isError, result.code]).toEqual([name, true, 'not_found']);
    }
    expect((await strangerMcp.call('writing-history')).result.writings).not.toContainEqual(
      expect.objectContaining({ id: prime.writing_id }),
    );
    expect(
      JSON.stringify((await strangerMcp.call('recall-memory', { query: 'lighthouse' })).result),
    ).not.toContain('lighthouse');
    expect((await strangerMcp.call('list-children')).result.children).toEqual([]);
    expect(
      (await strangerMcp.call('assign-story', { story_id: story.id, child_wallet: newWallet() })).isError,
    ).toBe(true);
    expect((await writer.get(`/agents/agi/memory/entries/${entries[0].id}`)).body.content).not.toBe(
      'mine now',
    );
  });

  it('hides sealed writings, and shows no stories or children to a client of the operator', async () => {
    const person = await service.api.signIn();
    await person.post('/swift/v2/write', {
      writing: plainWriting('the secret'),
      duration_seconds: 600,
      new_line_count: 0,
      sealed: true,
    });
    const caller = await connect(person.token);
    expect((await caller.call('writing-history')).result.writings).toEqual([]);
    expect((await caller.call('recall-memory', { query: 'secret' })).result).toEqual([]);

    const client = await connect((await service.issueClient()).token);
    expect((await client.call('writing-history')).result.writings).toEqual([]);
    for (const [name, input] of [
      ['story-ready', {}],
      ['story-history', {}],
      ['list-children', {}],
      ['get-child', { child_id: randomUUID() }],
      ['complete-story', { story_id: randomUUID() }],
    ] as const) {
      const { isError, result } = await client.call(name, input);
      expect([name, isError, result.code]).toEqual([name, true, 'seed_wallet_required']);
    }
  });
});
