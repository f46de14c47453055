import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.ts';
import { migrateJobTables } from '../../src/queue/queue.ts';
import { openDatabase } from '../../src/wiring/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a data folder whose database has the whole schema and no rows. Tests copy it. */
    templateDataDir: string;
  }
}

/** Makes the template once for all test files: a new database takes seconds, a copy only milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-tests-'));
  const dataDir = join(folder, 'template');
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, (cause) => {
    throw cause;
  });
  await migrate(opened.pool);
  await migrateJobTables(opened.queuePool);
  await opened.close();
  project.provide('templateDataDir', dataDir);
  return () => rm(folder, { recursive: true, force: true });
}
