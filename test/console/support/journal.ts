import type { JournalEntry } from '#src/journal/entry.ts';
import type { RunningService } from '../../support/service.ts';

const dayMs = 86_400_000;

/** Imports a journal for a wallet, without pictures and stories. The last entry is dated yesterday. */
export async function importJournal(
  { services }: RunningService,
  address: string,
  entries: readonly { day: number; writing: string; durationSeconds: number }[],
): Promise<void> {
  const last = entries.at(-1)?.day ?? 0;
  const now = Date.now();
  const journal: JournalEntry[] = entries.map(({ day, writing, durationSeconds }) => ({
    writing,
    durationSeconds,
    newLineCount: 0,
    sealed: false,
    createdAt: new Date(now - (last - day + 1) * dayMs),
  }));
  const person = await services.personOfWallet(address.toLowerCase(), { make: true });
  await services.journalImport.run(person!, journal, { generate: false, onProgress: () => undefined });
}
