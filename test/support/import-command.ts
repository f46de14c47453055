import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from './data-dir.ts';
import type { LongJournalEntry } from './long-journal.ts';
import { runInProcess } from './practice.ts';

export async function asFile(lines: readonly (LongJournalEntry | string | object)[]): Promise<string> {
  const file = join(await temporaryFolder(), 'journal.jsonl');
  await writeFile(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return file;
}

interface Counts {
  kept: number;
  known: number;
  short: number;
}

export async function importJournal(file: string, wallet: string, dataDir: string): Promise<Counts> {
  const { code, stdout, stderr } = await runInProcess(['import', file, '--wallet', wallet, '--json'], {
    DATA_DIR: dataDir,
  });
  expect(code, stderr).toBe(0);
  const { kept, known, short } = JSON.parse(stdout) as Counts;
  return { kept, known, short };
}

export async function memoryOf(wallet: string, dataDir: string) {
  const { code, stdout, stderr } = await runInProcess(
    ['memory', 'show', '--wallet', wallet, '--limit', '1000', '--json'],
    { DATA_DIR: dataDir },
  );
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout) as { total_primes: number; entries: { id: string }[] };
}

/** Ids are made from the person's: two writers' memories are compared without them. */
export function withoutIds(memory: { entries: { id: string }[] }) {
  return { ...memory, entries: memory.entries.map(({ id: _, ...entry }) => JSON.stringify(entry)).sort() };
}
