import { importAsNewWriter, noModels, withOwnServices } from '../eval/own-services.ts';
import { writingsFromThemes } from '../support/writings.ts';

/**
 * Measures how long memory's context of an engagement takes for a writer with many primes and for one with 10:
 * `node test/bench/memory-context.ts [many]`, 10,000 by default. Both writers are in one database and are asked in
 * alternation, so that other load on the machine slows both alike.
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
  console.log(`${many} primes imported in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = -20; round < rounds; round++) {
    for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const startedAt = performance.now();
      await services.memory.context(writers[size]);
      if (round >= 0) times[size].push(performance.now() - startedAt);
    }
  }
  const summary = (size: keyof typeof times) =>
    `median ${quantile(times[size], 0.5).toFixed(2)} ms, 95th percentile ${quantile(times[size], 0.95).toFixed(2)} ms`;
  console.log(`context of ${few} primes: ${summary('few')}`);
  console.log(`context of ${many} primes: ${summary('many')}`);
  console.log(
    `ratio of the medians: ${(quantile(times.many, 0.5) / quantile(times.few, 0.5)).toFixed(2)} (at most 1.3)`,
  );
});
