import { afterAll, beforeAll } from 'vitest';
import { describeMemory, type MemoryUnderTest } from '../contract/memory.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type MemoryBench, openMemoryBench } from './support/memory-bench.ts';

let bench: MemoryBench;
beforeAll(async () => {
  bench = await openMemoryBench();
});
afterAll(cleanUpFile);

const all = { page: 1, pageSize: 10_000 };

/** The sizes that are promised take minutes; `MEMORY_KIT=full` asks for them. */
const sizes =
  process.env.MEMORY_KIT === 'full'
    ? { writers: 500, corrections: 100, entriesAfter: 20 }
    : { writers: 60, corrections: 20, entriesAfter: 8 };

const memory = (): MemoryUnderTest<string> => ({
  newWriter: (wallet) => bench.newWriter(wallet),
  async write(writer, writing, { sealed = false } = {}) {
    await bench.live(writer, { writing, sealed });
  },
  beliefs: async (writer) => (await bench.memory.entries(writer, all)).entries,
  async themes(writer) {
    const { recurring, emerging, avoided } = (await bench.memory.summary(writer)).themes;
    return [...recurring, ...emerging, ...avoided];
  },
  evidence: async (writer, id) => (await bench.memory.entry(writer, id)).evidence.map(({ quote }) => quote),
  recall: async (writer, query) =>
    (await bench.memory.recall(writer, { query, limit: 10 })).map((hit) =>
      hit.kind === 'passage' ? hit.passage.quote : hit.entry.content,
    ),
  correct: (writer, id, content) => bench.memory.correct(writer, id, { content }),
  async forget(writer, id) {
    await bench.memory.forget(writer, id);
  },
  async everything(writer) {
    const { themes, patterns } = await bench.memory.summary(writer);
    const { recurringThemes, avoidancePatterns } = await bench.memory.context(writer);
    const { triggerWords, avoidanceSignals } = patterns;
    const lists = { themes, triggerWords, avoidanceSignals, recurringThemes, avoidancePatterns };
    return JSON.stringify([
      lists,
      (await bench.memory.entries(writer, all)).entries.map((entry) => entry.content),
    ]);
  },
});

describeMemory('this memory', memory, sizes);
