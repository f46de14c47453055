import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** An empty folder that goes away with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-test-'));
  onCleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A data folder of its own, with the whole schema and no rows. */
export async function freshDataDir(): Promise<string> {
  const folder = await temporaryFolder();
  // `cp` of fs/promises takes ten times as long for these 1,200 files.
  cpSync(inject('templateDataDir'), folder, { recursive: true });
  return folder;
}

const cleanups: (() => Promise<void> | void)[] = [];

/**
 * Undoes something after the test that it was made in, or, made outside of one (in `beforeAll`), when
 * `cleanUpFile` is called.
 */
export function onCleanup(undo: () => Promise<void> | void): void {
  try {
    onTestFinished(undo);
  } catch {
    cleanups.push(undo);
  }
}

/** For `afterAll` of files that make things in `beforeAll`; last made, first undone. */
export async function cleanUpFile(): Promise<void> {
  for (let undo = cleanups.pop(); undo; undo = cleanups.pop()) await undo();
}
