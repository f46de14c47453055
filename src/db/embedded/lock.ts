import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of the lock file: the process that has the data folder open. */
export interface LockOwner {
  pid: number;
  /** Start time of the process in clock ticks. It distinguishes the process from a later one with the same pid. */
  startedTicks: string | undefined;
}

export type LockAttempt = { held: true; release(): Promise<void> } | { held: false; owner: LockOwner };

const guardLifeMs = 5_000;

/** Acquires the folder's lock. The lock of a dead process is replaced; a live owner is returned. */
export async function acquireLock(folder: string): Promise<LockAttempt> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const self: LockOwner = { pid: process.pid, startedTicks: processStartTicks(process.pid) };
  for (;;) {
    if (await createUnlessExists(path, JSON.stringify(self))) {
      return { held: true, release: () => rm(path, { force: true }) };
    }
    const owner = await readOwner(path);
    if (typeof owner === 'object' && isAlive(owner)) return { held: false, owner };
    await removeStaleLock(path, `${path}.guard`);
  }
}

/**
 * Removes the lock of a dead owner. The guard file prevents a race: of several processes that find the owner dead, none may
 * remove the lock that another has acquired since.
 */
async function removeStaleLock(path: string, guard: string): Promise<void> {
  if (!(await createUnlessExists(guard, ''))) {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > guardLifeMs) await rm(guard, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 20));
    return;
  }
  try {
    const owner = await readOwner(path);
    // A missing file is left alone: another process may create its lock between this read and a removal.
    if (owner === 'missing') return;
    if (owner === 'unreadable' || !isAlive(owner)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Creates the file with its content atomically, so that no process reads a partial file. Returns false if the file exists.
 */
async function createUnlessExists(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOwner(path: string): Promise<LockOwner | 'missing' | 'unreadable'> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as LockOwner;
    return Number.isInteger(owner.pid) ? owner : 'unreadable';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const ticks = processStartTicks(owner.pid);
  return ticks === owner.startedTicks;
}

/** Field 22 of /proc/<pid>/stat (proc(5)); undefined where there is no /proc. */
function processStartTicks(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
