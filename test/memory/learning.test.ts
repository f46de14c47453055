import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownEntry } from '#memory/recall/shown-entry.ts';
import { createRandom } from '#src/core/random.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { longJournal } from '../support/long-journal.ts';
import { writingsFromThemes } from '../support/writings.ts';
import { type MemoryBench, openMemoryBench, type WrittenEntry } from './support/memory-bench.ts';

let bench: MemoryBench;
beforeAll(async () => {
  bench = await openMemoryBench();
});
afterAll(cleanUpFile);

const everything = { page: 1, pageSize: 10_000 };
const dayMs = 86_400_000;
/** 200 is the number that is promised; `MEMORY_KIT=full` asks for it. */
const moments = process.env.MEMORY_KIT === 'full' ? 200 : 40;

/** Entries of some themes that come, go and are turned away from, a day apart. */
function journal(count: number, seed: string): WrittenEntry[] {
  const random = createRandom(seed);
  const texts = writingsFromThemes(8, seed);
  const turns = ['My brother rang. Anyway, the rain.', 'I love work. ', "I can't stand work. ", ''];
  return Array.from({ length: count }, (_, index) => ({
    writing:
      `${random.pick(turns)} ${texts[Math.floor(index / 5) % texts.length]!} ${random.pick(texts).slice(0, 120)}`.trim(),
    at: new Date(Date.UTC(2025, 0, 1, 7) + index * dayMs + random.int(3_600_000)),
  }));
}

/** What can be compared between two writers: no ids. */
function told(entries: readonly ShownEntry[]) {
  return entries
    .map(({ kind, content, strength, occurrences, firstSeenAt, lastSeenAt, validFrom, validTo }) =>
      JSON.stringify({ kind, content, strength, occurrences, firstSeenAt, lastSeenAt, validFrom, validTo }),
    )
    .sort();
}

async function memoryOf(writer: string) {
  const { entries } = await bench.memory.entries(writer, everything);
  const { learning: _, ...summary } = await bench.memory.summary(writer);
  return { entries: told(entries), summary };
}

describe('learning', () => {
  it('comes to the same in whatever order the work is done, and when a task runs twice', async () => {
    const entries = journal(14, 'order');
    const [inOrder, shuffled, backwards] = [
      await bench.newWriter(),
      await bench.newWriter(),
      await bench.newWriter(),
    ];
    for (const entry of entries) await bench.live(inOrder, entry);
    for (const [writer, arrange] of [
      [shuffled, (ids: string[]) => createRandom('shuffle').shuffle(ids)],
      [backwards, (ids: string[]) => ids.toReversed()],
    ] as const) {
      const ids: string[] = [];
      for (const entry of entries) ids.push(await bench.keep(writer, entry));
      for (const id of arrange(ids)) {
        await bench.learn(writer, id);
        await bench.learn(writer, id);
      }
    }
    const expected = await memoryOf(inOrder);
    expect(expected.entries.length).toBeGreaterThan(5);
    expect(await memoryOf(shuffled)).toEqual(expected);
    expect(await memoryOf(backwards)).toEqual(expected);
  });

  it('comes to the same when a prime is learned from only after later ones', async () => {
    const entries = journal(10, 'late');
    const [expected, late] = [await bench.newWriter(), await bench.newWriter()];
    for (const entry of entries) await bench.live(expected, entry);
    const ids: string[] = [];
    for (const entry of entries) ids.push(await bench.keep(late, entry));
    // Its task failed for good, and is sent again by the operator when the others are done.
    await bench.pool.query(`update tasks set state = 'failed' where subject_id = $1`, [ids[2]]);
    for (const id of ids) await bench.learn(late, id);
    await bench.pool.query(`update tasks set state = 'pending' where subject_id = $1 and state = 'failed'`, [
      ids[2],
    ]);
    await bench.learn(late, ids[2]!);
    expect(await memoryOf(late)).toEqual(await memoryOf(expected));
  });

  it('is made again the same from the writings alone, what the writer corrected and forgot included', async () => {
    const writer = await bench.newWriter();
    for (const entry of journal(12, 'rebuild')) await bench.live(writer, entry);
    const { entries } = await bench.memory.entries(writer, { ...everything, kinds: ['theme'] });
    await bench.memory.correct(writer, entries[0]!.id, { content: 'my own name for it' });
    await bench.memory.correct(writer, entries[1]!.id, { rejected: true });
    await bench.memory.forget(writer, entries[2]!.id);
    const before = await memoryOf(writer);
    await bench.memory.learner.rebuild(writer, () => undefined);
    expect(await memoryOf(writer)).toEqual(before);
    const contents = (await bench.memory.entries(writer, everything)).entries.map(({ content }) => content);
    expect(contents).toContain('my own name for it');
    expect(contents).not.toContain(entries[1]!.content);
    expect(contents).not.toContain(entries[2]!.content);
  });

  it('counts a prime as soon as it is kept, and learns nothing from one that is sealed', async () => {
    const writer = await bench.newWriter();
    await bench.keep(writer, { writing: 'The sea, the sea.' });
    await bench.keep(writer, { writing: 'The sea, the sea.', sealed: true });
    const summary = await bench.memory.summary(writer);
    expect(summary).toMatchObject({ totalPrimes: 2, streakCurrent: 1, learning: { waiting: 1 } });
  });
});

describe('as_of', () => {
  it(`gives at ${moments} moments what was held then, by the journal and by the writer’s word`, async () => {
    const writer = await bench.newWriter();
    const entries = journal(moments === 200 ? 60 : 24, 'moments');
    const random = createRandom('moments');
    const snapshots: { at: Date; entries: string[]; lists: unknown }[] = [];
    const snapshot = async () => {
      snapshots.push({
        at: bench.now,
        entries: told((await bench.memory.entries(writer, everything)).entries),
        lists: await bench.memory.beliefs(writer),
      });
    };
    for (const [index, entry] of entries.entries()) {
      await bench.live(writer, entry);
      await snapshot();
      if (index % 6 !== 5) continue;
      // An hour later the writer has their say.
      bench.now = new Date(bench.now.getTime() + 3_600_000);
      const { entries: held } = await bench.memory.entries(writer, {
        ...everything,
        kinds: ['theme', 'reflection'],
      });
      const chosen = random.pick(held);
      const say = index % 18;
      if (say === 5) await bench.memory.correct(writer, chosen.id, { rejected: true });
      else if (say === 11) await bench.memory.correct(writer, chosen.id, { content: 'the old mill' });
      else
        await bench.memory.recordOverride(writer, {
          instruction: "Don't ask about my brother.",
          force: false,
        });
      await snapshot();
    }
    const first = snapshots[0]!.at.getTime();
    const last = snapshots.at(-1)!.at.getTime();
    for (let moment = 0; moment < moments; moment++) {
      const asOf = new Date(Math.floor(random.between(first - 2 * dayMs, last + dayMs)));
      const then = snapshots.findLast(({ at }) => at <= asOf);
      const held = await bench.memory.entries(writer, { ...everything, asOf });
      expect(told(held.entries)).toEqual(then?.entries ?? []);
      expect(await bench.memory.beliefs(writer, { asOf })).toEqual(
        then?.lists ?? { recurring: [], emerging: [], avoided: [] },
      );
    }
  }, 240_000);

  it('searches what was held then, though it is closed or called otherwise by now', async () => {
    const writer = await bench.newWriter();
    await bench.live(writer, { writing: 'I love the piano. The piano, and once more the piano.' });
    await bench.live(writer, { writing: 'I love the piano. I played the piano.' });
    const then = bench.now;
    bench.now = new Date(then.getTime() + dayMs);
    await bench.live(writer, { writing: 'I hate the piano. I shut the piano.' });
    const contents = async (asOf?: Date) =>
      (
        await bench.memory.entries(writer, { ...everything, q: 'piano', ...(asOf ? { asOf } : {}) })
      ).entries.map(({ content }) => content);
    expect(await contents(then)).toContainEqual(expect.stringMatching(/^loves (the )?piano/));
    expect(await contents()).not.toContainEqual(expect.stringMatching(/^loves (the )?piano/));
    expect(await contents()).toContainEqual(expect.stringMatching(/^cannot stand (the )?piano/));
  });

  it('tells the old belief from before a correction, and the new one after it', async () => {
    const writer = await bench.newWriter();
    for (let entry = 0; entry < 3; entry++)
      await bench.live(writer, { writing: 'My mother. My mother rang.' });
    const held = (await bench.memory.entries(writer, everything)).entries[0]!;
    expect(held.content).toBe('my mother');
    const before = bench.now;
    bench.now = new Date(before.getTime() + dayMs);
    await bench.memory.correct(writer, held.id, { content: 'my stepmother Ana' });
    const at = async (asOf: Date) =>
      (await bench.memory.entries(writer, { ...everything, asOf })).entries.map(({ content }) => content);
    expect(await at(before)).toContain('my mother');
    expect(await at(bench.now)).toContain('my stepmother Ana');
    expect(await at(bench.now)).not.toContain('my mother');
    const { history } = await bench.memory.entry(writer, held.id);
    expect(history.map(({ content }) => content)).toEqual(['my mother', 'my stepmother Ana']);
  });
});

describe('import', () => {
  it('leaves the same memory as living through the journal', async () => {
    const lines = longJournal(12, { seed: 'lived', words: 80 });
    const [lived, imported] = [await bench.newWriter(), await bench.newWriter()];
    for (const line of lines) {
      await bench.live(lived, {
        writing: line.writing,
        at: new Date(line.created_at),
        durationSeconds: line.duration_seconds,
      });
    }
    const ids: string[] = [];
    // What comes in last was written first: the journal is replayed.
    for (const line of lines.toReversed()) {
      ids.push(
        await bench.keep(imported, {
          writing: line.writing,
          at: new Date(line.created_at),
          durationSeconds: line.duration_seconds,
        }),
      );
      await bench.learn(imported, ids.at(-1)!);
    }
    bench.now = new Date(lines.at(-1)!.created_at);
    expect(await memoryOf(imported)).toEqual(await memoryOf(lived));
  });
});
