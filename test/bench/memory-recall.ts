import type { RecallWay } from '#memory/recall/recall.ts';
import { importAsNewWriter, noModels, withOwnServices } from '../eval/own-services.ts';
import { longJournal } from '../support/long-journal.ts';

/**
 * What a question to memory costs a writer of many primes, in each way alone and in all: `node test/bench/memory-recall.ts
 * [primes]`, 7,000 where nothing is said. The ways are asked by turns, so that whatever else the machine does falls on all.
 */
const primes = Number(process.argv[2] ?? 7_000);
const rounds = 15;
const questions = [
  'Which reptile was found high up among the laundry?',
  'How much did he pay for the musical instrument?',
  'Who was the last person to cast a ballot that evening?',
];
const all: RecallWay[] = ['words', 'likeness', 'meaning', 'page'];
const asked: readonly (readonly RecallWay[])[] = [
  ...all.map((way) => [way]),
  ['words', 'meaning', 'page'],
  all,
];

await withOwnServices(noModels, async (services) => {
  const journal = longJournal(primes, { seed: 'recall', words: 110, from: Date.UTC(2000, 0, 1) });
  const personId = await importAsNewWriter(
    services,
    journal.map(({ writing, duration_seconds, created_at }) => ({
      writing,
      durationSeconds: duration_seconds,
      createdAt: new Date(created_at),
    })),
  );
  const costs = new Map<readonly RecallWay[], number[]>(asked.map((ways) => [ways, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [ways, times] of costs) {
      const query = questions[(round + questions.length) % questions.length]!;
      const from = performance.now();
      await services.memory.recall(personId, { query, kinds: ['passage'], limit: 10, ways });
      if (round >= 0) times.push(performance.now() - from);
    }
  }
  const median = (times: readonly number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  for (const [ways, times] of costs)
    console.log(`${ways.join(' + ').padEnd(36)} ${median(times).toFixed(0)} ms`);
  const [three, four] = asked.slice(-2).map((ways) => median(costs.get(ways)!)) as [number, number];
  console.log(`all ways against those without likeness: ${(four / three).toFixed(2)}`);
});
