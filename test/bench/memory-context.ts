import { importAsNewWriter, noModels, withOwnServices } from '../eval/own-services.ts';
import { writingsFromThemes } from '../support/writings.ts';

/**
 * What an engagement's look into memory costs a writer of many primes, against one of few:
 * `node test/bench/memory-context.ts [many]`, 10,000 and 10 where nothing is said. Both writers are in one database, and
 * are asked by turns, so that whatever else the machine does falls on both.
 */
const many = Number(process.argv[2] ?? 10_000);
const few = 10;
const rounds = 400;
const dayMs = 86_400_000;

function journalOf(count: number, seed: string) {
  const first = Date.now() - count * dayMs;
  return writingsFromThemes(count, seed).map((writing, index) => ({
    writing,
    durationSeconds: 600,
    createdAt: new Date(first + index * dayMs),
  }));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)]!;
}

await withOwnServices(noModels, async (services) => {
  const began = performance.now();
  const writers = {
    few: await importAsNewWriter(services, journalOf(few, 'few')),
    many: await importAsNewWriter(services, journalOf(many, 'many')),
  };
  console.log(`${many} primes brought in in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const costs = { few: [] as number[], many: [] as number[] };
  for (let round = -20; round < rounds; round++) {
    for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const from = performance.now();
      await services.memory.context(writers[size]);
      if (round >= 0) costs[size].push(performance.now() - from);
    }
  }
  const shown = (size: keyof typeof costs) =>
    `median ${quantile(costs[size], 0.5).toFixed(2)} ms, 95th percentile ${quantile(costs[size], 0.95).toFixed(2)} ms`;
  console.log(`context of ${few} primes: ${shown('few')}`);
  console.log(`context of ${many} primes: ${shown('many')}`);
  console.log(
    `ratio of the medians: ${(quantile(costs.many, 0.5) / quantile(costs.few, 0.5)).toFixed(2)} (at most 1.3)`,
  );
});
