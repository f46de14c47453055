import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** An empty folder, deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-test-'));
  onCleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A new data folder, with the whole schema and no rows. */
export async function freshDataDir(): Promise<string> {
  const folder = await temporaryFolder();
  // `cp` of fs/promises takes ten times as long for these 1,200 files.
  cpSync(inject('templateDataDir'), folder, { recursive: true });
  return folder;
}

const cleanups: (() => Promise<void> | void)[] = [];

/**
 * Registers a clean-up. It runs after the current test; outside of a test (in `beforeAll`) it runs when `cleanUpFile` is
 * called.
 */
export function onCleanup(undo: () => Promise<void> | void): void {
  try {
    onTestFinished(undo);
  } catch {
    cleanups.push(undo);
  }
}

/** Runs the clean-ups that were registered outside of tests, the last one first. Call it in `afterAll`. */
export async function cleanUpFile(): Promise<void> {
  for (let undo = cleanups.pop(); undo; undo = cleanups.pop()) await undo();
}
