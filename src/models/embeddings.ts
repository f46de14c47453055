import { embeddingSize, embedOffline, offlineEmbeddingModel } from '../language/embedding.ts';
import type { ModelCall } from './checked-call.ts';
import type { EmbeddingProvider } from './providers/embedding-provider.ts';

/**
 * Turns texts into unit vectors; the inner product of two is their cosine similarity. Vectors of different models must
 * never be compared, so a stored vector is stored with `model`.
 */
export interface Embedder {
  /** Names the provider and the model, e.g. `openai/text-embedding-3-small`. */
  readonly model: string;
  /**
   * One vector for each text: 768 numbers, length 1. The offline model returns zeros for a text without a known word.
   *
   * @throws ProviderError when the model fails. There is no fallback to another model.
   */
  embed(texts: readonly string[], options?: { background?: boolean }): Promise<number[][]>;
}

export interface EmbedderOptions {
  /** Undefined: the offline embedding. */
  provider: EmbeddingProvider | undefined;
  onCall?(call: ModelCall): void;
}

const timeoutMs = 5_000;
const backgroundTimeoutMs = 60_000;
const maxTextsPerCall = 64;
/**
 * Maximum length of an embedded text in UTF-16 code units, which is about what the models' contexts can contain. The rest
 * of a longer text is ignored.
 */
const maxLength = 16_000;

export function createEmbedder({ provider, onCall }: EmbedderOptions): Embedder {
  if (!provider) {
    return {
      model: offlineEmbeddingModel,
      embed: async (texts) => texts.map((text) => Array.from(embedOffline(text))),
    };
  }

  async function embedBatch(texts: readonly string[], dueAt: number, background: boolean) {
    const startedAt = performance.now();
    let outcome = 'failed';
    let inputTokens = 0;
    try {
      const inputs = texts.map((text) => text.slice(0, maxLength).toWellFormed().trim() || ' ');
      const embedded = await provider!.guard.call((signal) => provider!.embed(inputs, signal), {
        dueAt,
        background,
      });
      inputTokens = embedded.inputTokens;
      outcome = 'ok';
      return embedded.vectors.map(toEmbeddingSize);
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      const about = { provider: provider!.name, model: provider!.model, task: 'embed' };
      onCall?.({ ...about, outcome, seconds, inputTokens, outputTokens: 0 });
    }
  }

  return {
    model: `${provider.name}/${provider.model}`,
    async embed(texts, { background = false } = {}) {
      const dueAt = performance.now() + (background ? backgroundTimeoutMs : timeoutMs);
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += maxTextsPerCall) {
        vectors.push(...(await embedBatch(texts.slice(at, at + maxTextsPerCall), dueAt, background)));
      }
      return vectors;
    },
  };
}

/**
 * Resizes a vector to 768 numbers and scales it to length 1. Of a longer vector it keeps the first 768 numbers, which
 * carry the most information in models trained for it (Matryoshka embeddings). A shorter vector is padded with zeros,
 * which change no angle.
 */
export function toEmbeddingSize(vector: readonly number[]): number[] {
  const cut = vector.slice(0, embeddingSize);
  const length = Math.hypot(...cut);
  const scaled = length > 0 ? cut.map((value) => value / length) : [1];
  return [...scaled, ...new Array<number>(embeddingSize - scaled.length).fill(0)];
}
