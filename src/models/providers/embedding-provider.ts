import { OpenAIEmbeddings } from '@langchain/openai';
import { Ollama } from 'ollama/browser';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import { openAiConfiguration } from './openai.ts';

export interface EmbeddingProvider {
  readonly name: 'openai' | 'ollama';
  readonly model: string;
  readonly guard: ProviderGuard;
  /** One vector for each text, of the model's own length. @throws ProviderError */
  embed(texts: readonly string[], signal: AbortSignal): Promise<{ vectors: number[][]; inputTokens: number }>;
}

const maxBytes = 32 * 2 ** 20;

/** @param options.dimensions requested from models that support it; the caller shortens the vectors of others. */
export function createOpenAiEmbeddings(options: {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  guard: ProviderGuard;
  dimensions: number;
}): EmbeddingProvider {
  const name = 'openai';
  const { apiKey, model, guard } = options;
  const supportsDimensions = /text-embedding-3/.test(model);
  return {
    name,
    model,
    guard,
    embed: (texts, signal) =>
      validated(name, texts, () =>
        new OpenAIEmbeddings({
          apiKey,
          model,
          maxRetries: 0,
          stripNewLines: false,
          encodingFormat: 'float',
          ...(supportsDimensions ? { dimensions: options.dimensions } : {}),
          configuration: openAiConfiguration(
            options.baseUrl,
            createProviderFetch({ provider: name, signal, body: 'json', maxBytes }),
          ),
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
  /** Servers without `/api/embed` take one text per call. */
  let needsSingleCalls = false;
  return {
    name,
    model,
    guard,
    embed: (texts, signal) =>
      validated(name, texts, async () => {
        const client = new Ollama({
          host,
          fetch: createProviderFetch({ provider: name, signal, body: 'json', maxBytes }),
        });
        if (!needsSingleCalls) {
          const vectors = await embedBatch(client, model, texts);
          if (vectors) return vectors;
        }
        const vectors: number[][] = [];
        for (const prompt of texts) vectors.push((await client.embeddings({ model, prompt })).embedding);
        needsSingleCalls = true;
        return vectors;
      }),
  };
}

/** Undefined where the server has no `/api/embed`. */
async function embedBatch(
  client: Ollama,
  model: string,
  texts: readonly string[],
): Promise<number[][] | undefined> {
  try {
    const { embeddings } = await client.embed({ model, input: [...texts], truncate: true });
    return Array.isArray(embeddings) ? embeddings : undefined;
  } catch (error) {
    if (toProviderError('ollama', error).kind !== 'not_found') throw error;
    return undefined;
  }
}

/** Validates the vectors. @throws ProviderError */
async function validated(provider: string, texts: readonly string[], embed: () => Promise<number[][]>) {
  let vectors: number[][];
  try {
    vectors = await embed();
  } catch (error) {
    throw toProviderError(provider, error);
  }
  const isValid =
    vectors.length === texts.length &&
    vectors.every(
      (vector) =>
        Array.isArray(vector) && vector.length > 0 && vector.every((value) => Number.isFinite(value)),
    );
  if (!isValid) throw new ProviderError(provider, 'invalid_response');
  // Neither client returns the server's token count: this is an estimate.
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  return { vectors, inputTokens: Math.ceil(characters / 4) };
}
