import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { reachesDatabase } from './test/support/reaches-database.ts';

const files = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name}`)
  .sort();

/** The project of a test file. What opens a database belongs to `service`, what needs none to `unit`. */
function projectOf(file: string): string {
  if (file.startsWith('test/eval/')) return 'eval';
  if (file.startsWith('test/faults/')) return 'faults';
  if (file.startsWith('test/console/full/')) return 'browser-full';
  if (file === 'test/console/smoke.test.ts') return 'browser';
  return reachesDatabase(file) ? 'service' : 'unit';
}

const filesOf = Map.groupBy(files, projectOf);

function project(name: string, globalSetup: string[] = []) {
  return {
    test: {
      name,
      include: filesOf.get(name) ?? [],
      exclude: configDefaults.exclude,
      globalSetup,
      // Importing the service takes longer than most tests: files of a worker share its modules.
      isolate: false,
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

const template = 'test/support/template.ts';
const console = 'test/support/console.ts';

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('service', [template, console]),
      project('browser', [template, console]),
      project('browser-full', [template, console]),
      project('faults', [template]),
      project('eval', [template]),
    ],
    reporters: ['default', './test/support/project-times.ts'],
    // More workers than cores only take turns.
    maxWorkers: 2,
  },
});
