import { readFile } from 'node:fs/promises';
import { readJournal } from '../journal-import.ts';
import { createProgressBar } from './progress-bar.ts';
import { withServices } from './with-services.ts';

/** Brings a journal in, a JSON line an entry. */
export async function importJournal(
  file: string,
  { wallet, generate, json }: { wallet: string; generate: boolean; json: boolean },
): Promise<void> {
  const journal = readJournal(await readFile(file, 'utf8'));
  const progress = createProgressBar(journal.length, 'entries');
  const began = performance.now();
  const counts = await withServices(async ({ journalImport, personOfWallet }) => {
    const person = await personOfWallet(wallet, { make: true });
    return journalImport.run(person!, journal, { generate, onProgress: progress.show });
  });
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  if (json) {
    console.log(JSON.stringify({ ...counts, seconds: Math.round(seconds * 10) / 10 }));
    return;
  }
  console.log(
    `${counts.kept} primes kept, ${counts.known} there already, ${counts.short} sessions too short to keep; ${seconds.toFixed(1)} s.`,
  );
  if (generate) console.log('Images and stories follow while the service runs.');
}
