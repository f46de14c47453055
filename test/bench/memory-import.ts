import { importAsNewWriter, noModels, withOwnServices } from '../eval/own-services.ts';
import { longJournal } from '../support/long-journal.ts';

/**
 * Measures how fast a journal is imported into the embedded database without a model: `node test/bench/memory-import.ts
 * [entries]`, 3,000 by default, of about 300 words each. It also prints the rate of each tenth of the journal, which shows
 * whether the rate falls as the memory grows.
 */
const count = Number(process.argv[2] ?? 3_000);
const entries = longJournal(count).map(({ writing, duration_seconds, created_at }) => ({
  writing,
  durationSeconds: duration_seconds,
  createdAt: new Date(created_at),
}));
const words = entries.reduce((sum, { writing }) => sum + writing.split(/\s+/).length, 0);

await withOwnServices(noModels, async (services) => {
  const began = performance.now();
  const secondsSince = (from: number) => (performance.now() - from) / 1000;
  let tenth = { done: 0, at: began };
  await importAsNewWriter(services, entries, (done) => {
    if (done - tenth.done < count / 10 && done < count) return;
    const rate = (done - tenth.done) / secondsSince(tenth.at);
    console.log(`${String(done).padStart(6)} entries  ${rate.toFixed(1)} a second`);
    tenth = { done, at: performance.now() };
  });
  const seconds = secondsSince(began);
  console.log(
    `${count} entries of ${Math.round(words / count)} words in ${seconds.toFixed(1)} s, final consolidation included: ${(count / seconds).toFixed(1)} a second`,
  );
});
