import { Ollama } from 'ollama/browser';
import { toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';

const maxBytes = 4 * 2 ** 20;

/** Returns those of `models` that the Ollama server has not pulled. @throws ProviderError */
export async function missingOllamaModels(
  host: string,
  models: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const provider = 'ollama';
  try {
    const client = new Ollama({
      host,
      fetch: createProviderFetch({ provider, signal, body: 'json', maxBytes }),
    });
    const { models: pulled } = await client.list();
    const names = new Set(pulled.map(({ name }) => name));
    return models.filter((model) => !names.has(model) && !names.has(`${model}:latest`));
  } catch (error) {
    throw toProviderError(provider, error);
  }
}
