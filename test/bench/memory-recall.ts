import { type Retriever, retrievers } from '#memory/recall/recall.ts';
import { importAsNewWriter, noModels, withOwnServices } from '../eval/own-services.ts';
import { longJournal } from '../support/long-journal.ts';

/**
 * Measures how long a question to the memory of a writer with many primes takes, for each retriever alone, for all, and for
 * all but late interaction: `node test/bench/memory-recall.ts [primes]`, 7,000 by default. Each round asks every set of
 * retrievers once, so that other load on the machine slows all of them alike.
 */
const primes = Number(process.argv[2] ?? 7_000);
const rounds = 15;
const questions = [
  'Which reptile was found high up among the laundry?',
  'How much did he pay for the musical instrument?',
  'Who was the last person to cast a ballot that evening?',
];
const measured: readonly (readonly Retriever[])[] = [
  ...retrievers.map((retriever) => [retriever]),
  retrievers.filter((retriever) => retriever !== 'lateInteraction'),
  retrievers,
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
  const costs = new Map<readonly Retriever[], number[]>(measured.map((asked) => [asked, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [asked, times] of costs) {
      const query = questions[(round + questions.length) % questions.length]!;
      const startedAt = performance.now();
      await services.memory.recall(personId, { query, kinds: ['passage'], limit: 10, retrievers: asked });
      if (round >= 0) times.push(performance.now() - startedAt);
    }
  }
  const median = (times: readonly number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  for (const [asked, times] of costs)
    console.log(`${asked.join(' + ').padEnd(64)} ${median(times).toFixed(0)} ms`);
  const [three, four] = measured.slice(-2).map((asked) => median(costs.get(asked)!)) as [number, number];
  console.log(`all retrievers against all but late interaction: ${(four / three).toFixed(2)}`);
});
