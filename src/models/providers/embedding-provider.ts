import { OpenAIEmbeddings } from '@langchain/openai';
import { Ollama } from 'ollama/browser';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import { openAiBaseUrl } from './openai.ts';

export interface EmbeddingProvider {
  readonly name: 'openai' | 'ollama';
  readonly model: string;
  readonly guard: ProviderGuard;
  /** A vector for each text, of the model's own length. @throws ProviderError */
  embed(texts: readonly string[], signal: AbortSignal): Promise<{ vectors: number[][]; inputTokens: number }>;
}

const maxBytes = 32 * 2 ** 20;

/** @param dimensions asked of models that can give fewer; others are cut afterwards. */
export function createOpenAiEmbeddings(options: {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  guard: ProviderGuard;
  dimensions: number;
}): EmbeddingProvider {
  const name = 'openai';
  const { apiKey, model, guard } = options;
  const givesFewer = /text-embedding-3/.test(model);
  return {
    name,
    model,
    guard,
    embed: (texts, signal) =>
      checked(name, texts, () =>
        new OpenAIEmbeddings({
          apiKey,
          model,
          maxRetries: 0,
          stripNewLines: false,
          encodingFormat: 'float',
          ...(givesFewer ? { dimensions: options.dimensions } : {}),
          configuration: {
            baseURL: options.baseUrl ?? openAiBaseUrl,
            organization: null,
            project: null,
            fetch: createProviderFetch({ provider: name, signal, body: 'json', maxBytes }),
          },
        }).embedDocuments([...texts]),
      ),
  };
}

export function createOllamaEmbeddings(options: {
  host: string;
  model: string;
  guard: ProviderGuard;
}): EmbeddingProvider {
  const name = 'ollama';
  const { host, model, guard } = options;
  /** Servers from before `/api/embed` take one text a call. */
  let takesOneEach = false;
  return {
    name,
    model,
    guard,
    embed: (texts, signal) =>
      checked(name, texts, async () => {
        const client = new Ollama({
          host,
          fetch: createProviderFetch({ provider: name, signal, body: 'json', maxBytes }),
        });
        if (!takesOneEach) {
          const together = await embedTogether(client, model, texts);
          if (together) return together;
        }
        const vectors: number[][] = [];
        for (const prompt of texts) vectors.push((await client.embeddings({ model, prompt })).embedding);
        takesOneEach = true;
        return vectors;
      }),
  };
}

/** Undefined where the server does not know how. */
async function embedTogether(
  client: Ollama,
  model: string,
  texts: readonly string[],
): Promise<number[][] | undefined> {
  try {
    const { embeddings } = await client.embed({ model, input: [...texts], truncate: true });
    return Array.isArray(embeddings) ? embeddings : undefined;
  } catch (error) {
    if (toProviderError('ollama', error).fault !== 'not_found') throw error;
    return undefined;
  }
}

async function checked(provider: string, texts: readonly string[], embed: () => Promise<number[][]>) {
  let vectors: number[][];
  try {
    vectors = await embed();
  } catch (error) {
    throw toProviderError(provider, error);
  }
  const whole =
    vectors.length === texts.length &&
    vectors.every(
      (vector) =>
        Array.isArray(vector) && vector.length > 0 && vector.every((value) => Number.isFinite(value)),
    );
  if (!whole) throw new ProviderError(provider, 'garbled');
  // Neither client hands on what the server counted.
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  return { vectors, inputTokens: Math.ceil(characters / 4) };
}
