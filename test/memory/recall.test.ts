import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Retriever } from '#memory/recall/recall.ts';
import { ProviderError } from '#src/core/provider-error.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type MemoryBench, openMemoryBench } from './support/memory-bench.ts';

afterAll(cleanUpFile);

/** How near to the question a passage with this word lies, as the cosine. */
const nearness: Readonly<Record<string, number>> = { question: 1, close: 0.7, halfway: 0.5, farther: 0.4 };

const embedder: Embedder = {
  model: 'degrees',
  embed: async (texts) =>
    texts.map((text) => {
      const word = Object.keys(nearness).find((each) => text.includes(each));
      const cosine = word ? nearness[word]! : 0;
      const vector = new Array<number>(768).fill(0);
      vector[0] = cosine;
      vector[1] = Math.sqrt(1 - cosine ** 2);
      return vector;
    }),
};

/** A sentence that is a passage by itself. */
const saying = (word: string) =>
  `There were ${word} things to be seen from that old window and nobody in the whole long house had ever looked out at all.`;

describe('recall by the meaning of passages and of pages', () => {
  const onePassage = [saying('close'), saying('no'), saying('no'), saying('no')].join(' ');
  const wholePage = [saying('farther'), saying('halfway'), saying('farther'), saying('farther')].join(' ');
  let bench: MemoryBench;
  let writer: string;
  let between: Date;
  const recall = async (retrievers: Retriever[], asOf?: Date) =>
    (
      await bench.memory.recall(writer, {
        query: 'question',
        kinds: ['passage'],
        retrievers,
        asOf,
        limit: 10,
      })
    ).map((hit) => (hit.kind === 'passage' ? hit.passage.quote : ''));

  beforeAll(async () => {
    bench = await openMemoryBench({ embedder });
    writer = await bench.newWriter();
    await bench.live(writer, { writing: onePassage });
    between = bench.now;
    await bench.live(writer, { writing: wholePage });
  });

  it('puts the page first that has the nearest passage', async () => {
    expect(await recall(['passageVectors'])).toEqual([saying('close'), saying('halfway')]);
  });

  it('puts the page first that is near as a whole, and shows its nearest passage', async () => {
    expect(await recall(['pageVectors'])).toEqual([saying('halfway'), saying('close')]);
  });

  it('knows only the pages that there were at the moment asked for', async () => {
    expect(await recall(['pageVectors'], between)).toEqual([saying('close')]);
    expect(
      await recall(['fullText', 'passageVectors', 'pageVectors'], new Date(between.getTime() - 1)),
    ).toEqual([]);
  });

  it('is of one writer alone', async () => {
    const other = await bench.newWriter();
    await bench.live(other, { writing: saying('question').repeat(3) });
    expect((await recall(['fullText', 'passageVectors', 'pageVectors'])).join(' ')).not.toContain('question');
  });
});

describe('recall by late interaction', () => {
  const laundry = 'I hung the sheets up at dawn, and there on the clothes line sat a chameleon, quite green.';
  const harvest = 'We brought the barley in before the storm, all nine of us, and ate our bread in the yard.';
  const office =
    'The meeting went on until four, and nobody had read the report that I was up all night for.';
  const question = 'Which reptile was among the washing?';
  let bench: MemoryBench;
  let writer: string;
  let afterLaundry: Date;
  const ask = async (
    query: string,
    { retrievers, asOf, of = writer }: { retrievers?: Retriever[]; asOf?: Date; of?: string } = {},
  ) => {
    const hits = await bench.memory.recall(of, {
      query,
      kinds: ['passage'],
      limit: 10,
      asOf,
      ...(retrievers && { retrievers }),
    });
    return hits.map((hit) => (hit.kind === 'passage' ? hit.passage.quote : ''));
  };

  beforeAll(async () => {
    bench = await openMemoryBench({
      embedder: {
        model: 'away',
        async embed() {
          throw new ProviderError('the model', 'connection');
        },
      },
    });
    writer = await bench.newWriter();
    await bench.live(writer, { writing: harvest });
    await bench.live(writer, { writing: laundry });
    afterLaundry = bench.now;
    await bench.live(writer, { writing: office });
  });

  it('finds what was said in other words, where no model can be had', async () => {
    expect((await ask(question))[0]).toBe(laundry);
    expect((await ask('What grain did they gather?'))[0]).toBe(harvest);
    expect(await ask(question, { retrievers: ['fullText'] })).toEqual([]);
  });

  it('counts a page that has something of each word above one that has twice of one', async () => {
    const other = await bench.newWriter();
    const both = 'The trumpet lay in the snow until the spring.';
    await bench.live(other, { writing: 'The frost and the ice and the sleet were on the hills for a week.' });
    await bench.live(other, { writing: both });
    await bench.live(other, { writing: 'A tuba and a trombone and a cornet stood by the door for a week.' });
    expect(
      (
        await ask('Which brass instrument was out in the blizzard?', {
          retrievers: ['lateInteraction'],
          of: other,
        })
      )[0],
    ).toBe(both);
  });

  it('shows of a page the passage that holds most of what was asked', async () => {
    const other = await bench.newWriter();
    await bench.live(other, { writing: `${saying('no')} ${laundry} ${saying('no')}` });
    expect(await ask(question, { retrievers: ['lateInteraction'], of: other })).toEqual([laundry]);
  });

  it('says nothing to a question without a word that tells', async () => {
    expect(await ask('What was it that they did to him?', { retrievers: ['lateInteraction'] })).toEqual([]);
  });

  it('knows only what was there at the moment asked for, and of one writer alone', async () => {
    const retrievers: Retriever[] = ['lateInteraction'];
    expect(await ask(question, { retrievers, asOf: afterLaundry })).toEqual([laundry, harvest]);
    expect(await ask(question, { retrievers, asOf: new Date(bench.now.getTime() - 86_400_000) })).toEqual([]);
    expect(await ask(question, { retrievers, of: await bench.newWriter() })).toEqual([]);
  });

  it('does not bring up a passage that is gone', async () => {
    const other = await bench.newWriter();
    const writingId = await bench.live(other, { writing: laundry });
    expect(await ask(question, { of: other })).toEqual([laundry]);
    await bench.pool.query('delete from memory_passages where writing_id = $1', [writingId]);
    expect(await ask(question, { of: other })).toEqual([]);
  });

  it('brings up no passage where only entries are asked for', async () => {
    const hits = await bench.memory.recall(writer, { query: question, kinds: ['theme'], limit: 10 });
    expect(hits.filter(({ kind }) => kind === 'passage')).toEqual([]);
  });
});
