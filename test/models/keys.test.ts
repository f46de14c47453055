import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderError } from '#src/core/provider-error.ts';
import { createProviderGuard } from '#src/core/provider-guard.ts';
import { createComfyUi } from '#src/images/providers/comfyui.ts';
import { createOpenAiImages } from '#src/images/providers/openai-images.ts';
import { createOllamaEmbeddings, createOpenAiEmbeddings } from '#src/models/providers/embedding-provider.ts';
import { createOllamaProvider } from '#src/models/providers/ollama.ts';
import { missingOllamaModels } from '#src/models/providers/ollama-models.ts';
import { createOpenAiProvider } from '#src/models/providers/openai.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { startScholar } from './support/scholar.ts';
import { type Fault, startTap, type Tap } from './support/tap.ts';

afterAll(cleanUpFile);

const key = 'sk-proj-Zq7xW2mN9vK4tR8sLp3yJ6bH1dF5gC0a';
const password = 'p-Vw8Xr3Tn6Qm1';
/** How a password goes along with a call. */
const basic = Buffer.from(`user:${password}`).toString('base64');
const secrets = [key, key.slice(8, 24), password, basic];

let tap: Tap;
beforeAll(async () => {
  tap = await startTap((await startScholar()).mock.url);
});

const guard = createProviderGuard({ provider: 'test', concurrency: 1 });
const question = {
  name: 'feedback',
  turns: [{ role: 'user', text: 'Say something.' }] as const,
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
};
const picture = { prompt: 'an otter', width: 768, height: 1344, seed: 's' };
const openAi = () => ({ apiKey: key, baseUrl: `${tap.url}/v1`, model: 'm', guard });
const behindPassword = () => tap.url.replace('://', `://user:${password}@`);
const ollama = () => ({ host: behindPassword(), model: 'm', guard });

const calls: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
  'OpenAI’s answers': (signal) => createOpenAiProvider(openAi()).ask(question, signal),
  'OpenAI’s embeddings': (signal) =>
    createOpenAiEmbeddings({ ...openAi(), dimensions: 768 }).embed(['a'], signal),
  'OpenAI’s images': (signal) => createOpenAiImages(openAi()).render(picture, signal),
  'Ollama’s answers': (signal) => createOllamaProvider(ollama()).ask(question, signal),
  'Ollama’s embeddings': (signal) => createOllamaEmbeddings(ollama()).embed(['a'], signal),
  'Ollama’s list of models': (signal) => missingOllamaModels(ollama().host, ['m'], signal),
  'ComfyUI’s pictures': (signal) =>
    createComfyUi({ url: behindPassword(), checkpoint: 'c', workflow: undefined }).render(picture, signal),
};

const echo = JSON.stringify({
  error: {
    message: `Incorrect API key provided: ${key} (${password}, Basic ${basic})`,
    code: key,
    param: key,
  },
});
const faults: Record<string, Fault> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 422, 429, 500, 503].map((status) => [
      `${status} with the key in its body`,
      { kind: 'status', status, body: echo, headers: { 'x-echo': key } } satisfies Fault,
    ]),
  ),
  'a redirection to an address with the key': {
    kind: 'status',
    status: 302,
    headers: { location: `http://127.0.0.1:9/?key=${key}` },
  },
  'a 200 that is no JSON and holds the key': { kind: 'status', status: 200, body: `{"choices": ${key}` },
  'a 200 of another shape that holds the key': { kind: 'status', status: 200, body: echo },
};

describe.each(Object.entries(calls))('a key or password, where %s fail by', (_name, call) => {
  it.each(Object.entries(faults))('%s, is in no error and on no stream', async (_fault, fault) => {
    tap.calls.length = 0;
    tap.decide = () => fault;
    let printed = '';
    const note = (part: unknown) => {
      printed += String(part);
      return true;
    };
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(note),
      vi.spyOn(process.stderr, 'write').mockImplementation(note),
      ...(['log', 'warn', 'error', 'info', 'debug'] as const).map((way) =>
        vi.spyOn(console, way).mockImplementation((...parts) => void note(inspect(parts, { depth: 12 }))),
      ),
    ];
    const error = await call(AbortSignal.timeout(5_000)).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    for (const spy of spies) spy.mockRestore();

    // The secret was there to be leaked.
    expect([`Bearer ${key}`, `Basic ${basic}`]).toContain(tap.calls[0]?.headers.authorization);
    expect(error).toBeInstanceOf(ProviderError);
    const { message, stack } = error as ProviderError;
    const shown = [
      printed,
      message,
      stack,
      JSON.stringify(error),
      inspect(error, { depth: 12, showHidden: true }),
    ];
    for (const text of shown) for (const secret of secrets) expect(text?.includes(secret)).toBe(false);
  });
});
