import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { toEmbeddingSize } from '#src/models/embeddings.ts';
import { createModels } from '#src/models/models.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type Scholar, startScholar } from './support/scholar.ts';
import { startTap, type Tap } from './support/tap.ts';

afterAll(cleanUpFile);

const lengthOf = (vector: readonly number[]) => Math.hypot(...vector);

describe('bringing a vector to 768 numbers', () => {
  it('keeps the first 768 of a longer one, at length 1', () => {
    const long = Array.from({ length: 1024 }, (_, at) => at + 1);
    const cut = toEmbeddingSize(long);
    expect(cut).toHaveLength(768);
    expect(lengthOf(cut)).toBeCloseTo(1, 9);
    expect(cut[1]! / cut[0]!).toBeCloseTo(2, 9);
  });

  it('fills a shorter one with zeros, which change no angle', () => {
    const [one, two] = [
      [1, 2, 3],
      [3, 2, 1],
    ];
    const product = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, at) => sum + value * b[at]!, 0);
    expect(product(toEmbeddingSize(one!), toEmbeddingSize(two!))).toBeCloseTo(10 / 14, 9);
    expect(toEmbeddingSize(one!)).toHaveLength(768);
  });

  it('gives even a vector of zeros a length', () => {
    expect(lengthOf(toEmbeddingSize([0, 0, 0]))).toBe(1);
  });
});

describe.each(['openai', 'ollama', 'offline'] as const)('the embedder of %s', (kind) => {
  let scholar: Scholar;
  let tap: Tap;
  beforeAll(async () => {
    scholar = await startScholar();
    tap = await startTap(scholar.mock.url);
  });

  const open = (openAiModel = 'text-embedding-3-small') => {
    tap.calls.length = 0;
    tap.decide = () => undefined;
    return createModels({
      openAi:
        kind === 'openai'
          ? {
              apiKey: 'sk-x',
              baseUrl: `${tap.url}/v1`,
              model: 'g',
              embeddingModel: openAiModel,
              concurrency: 4,
            }
          : undefined,
      ollama:
        kind === 'ollama'
          ? { host: tap.url, model: 'l', embeddingModel: 'mxbai-embed-large', concurrency: 4 }
          : undefined,
      logger: createLogger('silent'),
    }).embedder;
  };

  it('gives each text 768 numbers of length 1, the same for the same text, and names its model', async () => {
    const embedder = open();
    const texts = ['my mother called', 'the river rose', 'my mother called', ''];
    const vectors = await embedder.embed(texts);
    expect(vectors).toHaveLength(4);
    for (const vector of vectors.slice(0, 3)) {
      expect(vector).toHaveLength(768);
      expect(lengthOf(vector)).toBeCloseTo(1, 5);
    }
    expect(vectors[3]).toHaveLength(768);
    expect(vectors[0]).toEqual(vectors[2]);
    expect(vectors[0]).not.toEqual(vectors[1]);
    const names = {
      openai: 'openai/text-embedding-3-small',
      ollama: 'ollama/mxbai-embed-large',
      offline: 'offline-words-3',
    };
    expect(embedder.model).toBe(names[kind]);
  });

  it('sends many texts in calls of 64', async () => {
    const embedder = open();
    const texts = Array.from({ length: 130 }, (_, at) => `text ${at}`);
    const vectors = await embedder.embed(texts, { background: true });
    expect(vectors).toHaveLength(130);
    expect(vectors[129]).toEqual((await embedder.embed(['text 129']))[0]);
    if (kind === 'openai') {
      expect(tap.calls.slice(0, 3).map(({ body }) => JSON.parse(body).input.length)).toEqual([64, 64, 2]);
    }
  });

  if (kind === 'openai') {
    it.each([
      ['text-embedding-3-large', 768],
      ['bge-m3', undefined],
    ])('asks %s for %s numbers', async (model, dimensions) => {
      await open(model).embed(['one']);
      expect(JSON.parse(tap.calls[0]!.body)).toMatchObject({ model, encoding_format: 'float' });
      expect(JSON.parse(tap.calls[0]!.body).dimensions).toBe(dimensions);
    });
  }

  if (kind !== 'offline') {
    it('tries again after a failure, and fails rather than mix vectors of two models', async () => {
      let calls = 0;
      const embedder = open();
      tap.decide = () => (++calls === 1 ? { kind: 'status', status: 503 } : undefined);
      expect(await embedder.embed(['one'])).toHaveLength(1);
      tap.decide = () => ({ kind: 'status', status: 401 });
      await expect(embedder.embed(['one'])).rejects.toMatchObject({
        name: 'ProviderError',
        kind: 'unauthorized',
      });
    });

    it('refuses fewer vectors than texts', async () => {
      const embedder = open();
      const one = Array(1024).fill(0.1);
      const body = JSON.stringify(kind === 'openai' ? { data: [{ embedding: one }] } : { embeddings: [one] });
      tap.decide = () => ({ kind: 'status', status: 200, body });
      await expect(embedder.embed(['one', 'two'])).rejects.toMatchObject({ kind: 'invalid_response' });
    });
  }
});

describe('Ollama', () => {
  const vectors = (count: number) => Array.from({ length: count }, (_, at) => [at + 1, 1]);
  const answer = (value: unknown) => ({ kind: 'status' as const, status: 200, body: JSON.stringify(value) });

  async function embedWith(decide: Tap['decide']) {
    const tap = await startTap('http://127.0.0.1:1');
    tap.decide = decide;
    const { embedder } = createModels({
      openAi: undefined,
      ollama: { host: tap.url, model: 'l', embeddingModel: 'nomic-embed-text', concurrency: 4 },
      logger: createLogger('silent'),
    });
    await embedder.embed(['one', 'two']);
    await embedder.embed(['three', 'four']);
    return tap.calls.map(({ path }) => path);
  }

  it('gets many texts in one call', async () => {
    const paths = await embedWith(({ body }) =>
      answer({ embeddings: vectors(JSON.parse(body).input.length) }),
    );
    expect(paths).toEqual(['/api/embed', '/api/embed']);
  });

  it('gets one text per call from then on if it is an older version', async () => {
    const paths = await embedWith(({ path }) =>
      path === '/api/embed' ? { kind: 'status', status: 404 } : answer({ embedding: [1, 2] }),
    );
    expect(paths).toEqual(['/api/embed', ...Array(4).fill('/api/embeddings')]);
  });
});
