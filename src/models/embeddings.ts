import { embeddingSize, embedOffline, offlineEmbeddingModel } from '../language/embedding.ts';
import type { EmbeddingProvider } from './providers/embedding-provider.ts';
import type { ModelCall } from './runner.ts';

/**
 * Texts as directions: the nearer two are in meaning, the greater their inner product. Vectors of two models have
 * nothing to do with each other and are never to be compared: whoever keeps one keeps `model` beside it.
 */
export interface Embedder {
  /** Names the model and how its numbers were brought to 768, e.g. `openai/text-embedding-3-small`. */
  readonly model: string;
  /**
   * One vector of 768 numbers and length 1 for each text; zeros where the offline one finds no word. There is no falling back to another model here.
   *
   * @throws ProviderError when the model cannot be had; what rests on embeddings then goes by words alone.
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
const textsACall = 64;
/** About what the models' contexts hold; the beginning tells most. */
const maxLength = 16_000;

export function createEmbedder({ provider, onCall }: EmbedderOptions): Embedder {
  if (!provider) {
    return {
      model: offlineEmbeddingModel,
      embed: async (texts) => texts.map((text) => Array.from(embedOffline(text))),
    };
  }

  async function embedSome(texts: readonly string[], dueAt: number, background: boolean) {
    const began = performance.now();
    let outcome = 'failed';
    let inputTokens = 0;
    try {
      const given = texts.map((text) => text.slice(0, maxLength).toWellFormed().trim() || ' ');
      const found = await provider!.guard.call((signal) => provider!.embed(given, signal), {
        dueAt,
        background,
      });
      inputTokens = found.inputTokens;
      outcome = 'ok';
      return found.vectors.map(toEmbeddingSize);
    } finally {
      const seconds = (performance.now() - began) / 1000;
      const about = { provider: provider!.name, model: provider!.model, task: 'embed' };
      onCall?.({ ...about, outcome, seconds, inputTokens, outputTokens: 0 });
    }
  }

  return {
    model: `${provider.name}/${provider.model}`,
    async embed(texts, { background = false } = {}) {
      const dueAt = performance.now() + (background ? backgroundTimeoutMs : timeoutMs);
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += textsACall) {
        vectors.push(...(await embedSome(texts.slice(at, at + textsACall), dueAt, background)));
      }
      return vectors;
    },
  };
}

/**
 * Brings a vector to 768 numbers and length 1: a longer one keeps its first 768, which in models trained for it
 * (Matryoshka) hold the most, a shorter one gets zeros, which change no angle.
 */
export function toEmbeddingSize(vector: readonly number[]): number[] {
  const cut = vector.slice(0, embeddingSize);
  const length = Math.hypot(...cut);
  const scaled = length > 0 ? cut.map((value) => value / length) : [1];
  return [...scaled, ...new Array<number>(embeddingSize - scaled.length).fill(0)];
}
