import { expect, it } from 'vitest';
import { freshDataDir } from '../support/data-dir.ts';
import { asFile, importJournal, memoryOf, withoutIds } from '../support/import-command.ts';
import { longJournal } from '../support/long-journal.ts';
import { newWallet } from '../support/people.ts';
import { startCommand } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

it('an import goes on after kill -9 in its midst, doubles nothing, and leaves what one run would have left', async () => {
  const dataDir = await freshDataDir();
  const lines = longJournal(120, { words: 40, seed: 'killed' });
  const file = await asFile(lines);
  const [stopped, whole] = [newWallet(), newWallet()];
  const first = startCommand(['import', file, '--wallet', stopped], { DATA_DIR: dataDir });
  await waitFor('some batches', () => / (40|80)\/120 entries/.test(first.printed.stderr), {
    timeoutMs: 60_000,
    everyMs: 2,
  });
  first.child.kill('SIGKILL');
  expect((await first.ended).signal).toBe('SIGKILL');

  const second = await importJournal(file, stopped, dataDir);
  expect(second.known).toBeGreaterThan(0);
  expect(second.kept).toBeGreaterThan(0);
  expect(second.kept + second.known).toBe(120);
  expect(await importJournal(file, stopped, dataDir)).toEqual({ kept: 0, known: 120, short: 0 });

  await importJournal(file, whole, dataDir);
  const memory = await memoryOf(stopped, dataDir);
  expect(memory.total_primes).toBe(120);
  expect(memory.entries.length).toBeGreaterThan(20);
  expect(withoutIds(memory)).toEqual(withoutIds(await memoryOf(whole, dataDir)));
});
