import { readFile } from 'node:fs/promises';
import { readJournal } from '../journal/formats/jsonl.ts';
import { counted } from './memory-view.ts';
import { createProgressBar } from './progress-bar.ts';
import { withServices } from './with-services.ts';

/** Imports a journal file and prints how many entries were new. */
export async function importJournal(
  file: string,
  { wallet, generate, json }: { wallet: string; generate: boolean; json: boolean },
): Promise<void> {
  const journal = readJournal(await readBytes(file));
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
    `${counted(counts.kept, 'prime')} kept, ${counts.known} known already, ${counted(counts.short, 'session')} too short to keep; ${seconds.toFixed(1)} s.`,
  );
  if (generate) console.log('Images and stories are made while the service runs.');
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      ENOENT: `There is no file ${file}.`,
      EISDIR: `${file} is a folder, not a journal.`,
      EACCES: `This user may not read ${file}.`,
    };
    throw new Error(reasons[code ?? ''] ?? `${file} cannot be read (${code}).`, { cause: error });
  }
}
