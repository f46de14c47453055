import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'src/console');
const built = join(root, 'dist/console/index.html');

/** Builds the console if its last build is older than its sources, so that tests use the current sources. */
export default function setup(): void {
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const changedAt = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  if (Math.max(...changedAt) > builtAt) {
    execFileSync(process.execPath, [join(sources, 'build.ts')], { cwd: root, stdio: 'inherit' });
  }
}
