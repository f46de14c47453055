import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const known = new Map<string, boolean>();

/**
 * Whether a test file imports `test/support/data-dir.ts`, directly or through other files of `test/`. Every helper that
 * opens a data folder, a service or a server imports that file.
 *
 * @param file path from the root of the project.
 */
export function reachesDatabase(file: string): boolean {
  if (file === 'test/support/data-dir.ts') return true;
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false);
  const path = join(root, file);
  const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const imported = [...code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, specifier]) =>
    normalize(join(dirname(file), specifier!)),
  );
  const reaches = imported.some((one) => one.startsWith('test/') && reachesDatabase(one));
  known.set(file, reaches);
  return reaches;
}
