import { ProviderError } from '#src/core/provider-error.ts';
import type { Database } from '#src/db/database.ts';
import { embedOffline, offlineEmbeddingModel } from '#src/language/embedding.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import * as entryStore from '../stores/entry-store.ts';
import * as passageStore from '../stores/passage-store.ts';
import { selectWritings } from '../stores/writing-store.ts';

const batchSize = 64;

export type Embeddings = ReturnType<typeof createEmbeddings>;

/** Gives passages and entries their embeddings, and replaces those of another model. */
export function createEmbeddings({ database, embedder }: { database: Database; embedder: Embedder }) {
  const { model } = embedder;

  /** Embeds a batch of entries. @returns how many; 0 when none is left. */
  async function embedSomeEntries(
    personId: string,
    { ofOtherModels, background }: { ofOtherModels: boolean; background: boolean },
  ): Promise<number> {
    const entries = await entryStore.selectEntriesToEmbed(database, personId, {
      ...(ofOtherModels ? { notOf: model } : {}),
      limit: batchSize,
    });
    if (entries.length === 0) return 0;
    const vectors = await embedder.embed(
      entries.map(({ content }) => content),
      { background },
    );
    const embedded = entries.map((entry, index) => ({ ...entry, embedding: vectors[index]! }));
    await entryStore.updateEmbeddings(database, personId, model, embedded);
    return entries.length;
  }

  /**
   * Embeds a batch of passages again. @param by the model whose passages to embed; undefined: every model but the present one.
   */
  async function reembedSomePassages(personId: string, by: string | undefined): Promise<number> {
    const passages = await passageStore.selectPassagesToReembed(database, personId, {
      model,
      by,
      limit: batchSize,
    });
    if (passages.length === 0) return 0;
    const ids = passages.map(({ writingId }) => writingId);
    const writings = await selectWritings(database, personId, ids);
    const texts = new Map(writings.map(({ id, text }) => [id, text]));
    const vectors = await embedder.embed(
      passages.map(({ writingId, start, end }) => texts.get(writingId)?.slice(start, end) ?? ''),
      { background: true },
    );
    const embedded = passages.map(({ id }, index) => ({ id, embedding: vectors[index]! }));
    await passageStore.updatePassageEmbeddings(database, personId, model, embedded);
    return passages.length;
  }

  return {
    /**
     * Embeds the passages of a writing. If the model is unavailable, it uses the offline embedding, so that learning does not
     * wait. `embedWaiting` replaces such embeddings later.
     */
    async embedPassages(texts: readonly string[]): Promise<{ vectors: number[][]; model: string }> {
      if (texts.length === 0) return { vectors: [], model };
      try {
        return { vectors: await embedder.embed(texts, { background: true }), model };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return {
          vectors: texts.map((text) => Array.from(embedOffline(text))),
          model: offlineEmbeddingModel,
        };
      }
    },

    /**
     * Embeds all entries that have no embedding, and all passages that were embedded offline. If the model is unavailable,
     * these entries and passages wait, and full text finds them until then. `reembed` replaces embeddings of a former model.
     */
    async embedWaiting(personId: string): Promise<void> {
      await unlessUnavailable(async () => {
        await sumUntilZero(() => embedSomeEntries(personId, { ofOtherModels: false, background: true }));
        await sumUntilZero(() => reembedSomePassages(personId, offlineEmbeddingModel));
      });
    },

    /** Embeds one batch of new or changed entries within a request. `embedWaiting` embeds the others later. */
    async embedNewEntries(personId: string): Promise<void> {
      await unlessUnavailable(() => embedSomeEntries(personId, { ofOtherModels: false, background: false }));
    },

    /** Ids of people with entries or passages that the present model has not embedded. */
    writersToReembed: () => passageStore.selectWritersToReembed(database, model),

    /**
     * Embeds again all entries and passages of a person that another model has embedded. It can be stopped and run again.
     *
     * @returns how many entries and passages were embedded.
     * @throws ProviderError if the model is unavailable.
     */
    async reembed(personId: string): Promise<{ entries: number; passages: number }> {
      return {
        passages: await sumUntilZero(() => reembedSomePassages(personId, undefined)),
        entries: await sumUntilZero(() =>
          embedSomeEntries(personId, { ofOtherModels: true, background: true }),
        ),
      };
    },
  };
}

/** Repeats batches until one is empty. @returns the sum of their sizes. */
async function sumUntilZero(nextBatch: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const size = await nextBatch();
    if (size === 0) return sum;
    sum += size;
  }
}

async function unlessUnavailable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
