import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWriting } from '#src/language/reader.ts';
import type { Reading } from '#src/language/reading.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type MemoryBench, openMemoryBench } from './support/memory-bench.ts';

/** Four ways to call one thing, as a model would that reads each page by itself. */
const calls = ['the bad nights', 'insomnia', 'lying awake', 'no sleep'];
const pages = [
  'The ceiling again at three. I counted the cracks in it.',
  'The owl, then the milk van, then the light under the blind.',
  'I got up and ironed nine shirts while everybody breathed.',
  'Four o’clock and the kettle and I were the only ones about.',
];

let bench: MemoryBench;
let told: (readonly string[])[] = [];

/** Calls a page what it says itself; or what earlier ones were called where it is told so, and otherwise each time anew. */
async function read(text: string, known: readonly string[]): Promise<Reading> {
  told.push(known);
  const page = pages.indexOf(text);
  const name = /^Of (.+?):/.exec(text)?.[1] ?? known.find((each) => calls.includes(each)) ?? calls[page]!;
  return {
    ...readWriting(text),
    by: 'model',
    themes: [{ name, weight: 0.8, mentions: [{ start: 0, end: text.length, quote: text }] }],
  };
}

beforeAll(async () => {
  bench = await openMemoryBench({ read });
});
afterAll(cleanUpFile);
beforeEach(() => {
  told = [];
});

const themesOf = async (writer: string) => {
  const { entries } = await bench.memory.entries(writer, { page: 1, pageSize: 1000, kinds: ['theme'] });
  return entries.filter(({ content }) => calls.includes(content));
};

describe('the same thing said in other words', () => {
  it('is one theme, for the reader of a page is told the names from earlier pages', async () => {
    const writer = await bench.newWriter();
    for (const writing of pages) await bench.live(writer, { writing });
    expect(told[0]).toEqual([]);
    expect(told.slice(1).every((known) => known.includes(calls[0]!))).toBe(true);
    const [only, ...others] = await themesOf(writer);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ content: calls[0], occurrences: pages.length });
    const { themes } = await bench.memory.summary(writer);
    expect(themes).toEqual({ recurring: [calls[0]], emerging: [], avoided: [] });
  });

  it('is one theme of pages that are learned from together', async () => {
    const writer = await bench.newWriter();
    const ids: string[] = [];
    for (const writing of pages) ids.push(await bench.keep(writer, { writing }));
    await bench.learn(writer, ids.at(-1)!);
    expect(told).toHaveLength(pages.length);
    expect(await themesOf(writer)).toMatchObject([{ content: calls[0], occurrences: pages.length }]);
  });

  it('is told first of what was named most often, however common, before nouns that stood out once', async () => {
    const writer = await bench.newWriter();
    await bench.live(writer, { writing: 'Of the bellows of the harmonium: they leak, and the reeds buzz.' });
    for (const what of ['late', 'dull', 'over']) {
      await bench.live(writer, {
        writing: `Of work: ${`it was ${what}, and then it went on and on. `.repeat(20)}`,
      });
    }
    told = [];
    await bench.live(writer, { writing: 'Of rain: it rained.' });
    expect(told[0]).toEqual(['work', 'the bellows of the harmonium']);
  });

  it('is told of no other writer, and not of what was forgotten', async () => {
    const [one, other] = [await bench.newWriter(), await bench.newWriter()];
    for (const writing of pages.slice(0, 2)) await bench.live(one, { writing });
    const [theme] = await themesOf(one);
    await bench.memory.forget(one, theme!.id);
    told = [];
    await bench.live(one, { writing: pages[2]! });
    await bench.live(other, { writing: pages[3]! });
    expect(told).toHaveLength(2);
    for (const known of told) expect(known.filter((name) => calls.includes(name))).toEqual([]);
  });
});
