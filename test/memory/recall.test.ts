import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '#memory/learner.ts';
import type { RecallWay } from '#memory/recall.ts';
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
  const recall = async (ways: RecallWay[], asOf?: Date) =>
    (await bench.memory.recall(writer, { query: 'question', kinds: ['passage'], ways, asOf, limit: 10 })).map(
      (hit) => (hit.kind === 'passage' ? hit.passage.quote : ''),
    );

  beforeAll(async () => {
    bench = await openMemoryBench({ embedder });
    writer = await bench.newWriter();
    await bench.live(writer, { writing: onePassage });
    between = bench.now;
    await bench.live(writer, { writing: wholePage });
  });

  it('puts the page first that has the nearest passage', async () => {
    expect(await recall(['meaning'])).toEqual([saying('close'), saying('halfway')]);
  });

  it('puts the page first that is near as a whole, and shows its nearest passage', async () => {
    expect(await recall(['page'])).toEqual([saying('halfway'), saying('close')]);
  });

  it('knows only the pages that there were at the moment asked for', async () => {
    expect(await recall(['page'], between)).toEqual([saying('close')]);
    expect(await recall(['words', 'meaning', 'page'], new Date(between.getTime() - 1))).toEqual([]);
  });

  it('is of one writer alone', async () => {
    const other = await bench.newWriter();
    await bench.live(other, { writing: saying('question').repeat(3) });
    expect((await recall(['words', 'meaning', 'page'])).join(' ')).not.toContain('question');
  });
});
