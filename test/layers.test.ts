import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const trees = ['src', 'agents', 'graphs', 'memory'];

interface Import {
  /** Paths from the project's root. */
  from: string;
  to: string;
  isType: boolean;
}

/** The order of the rows, from the pure folders up; a folder is `src/<name>` or a top-level folder. */
const rows: Readonly<Record<string, number>> = {
  'src/core': 1,
  'src/practice': 1,
  'src/language': 1,
  'src/care': 1,
  'src/config': 2,
  'src/db': 2,
  'src/queue': 2,
  'src/http': 2,
  'src/chain': 2,
  'src/images': 2,
  'src/storage': 2,
  'src/models': 2,
  'src/offline': 2,
  memory: 3,
  'src/identity': 4,
  'src/writing': 4,
  'src/stories': 4,
  'src/children': 4,
  'src/facilitators': 4,
  'src/journal': 4,
  graphs: 5,
  agents: 6,
  'src/wiring': 7,
  'src/cli': 7,
  'src/console': 7,
  // The files right in `src`.
  src: 7,
};

/** Row 1: each folder may import the ones before it. */
const pureFolders = ['src/core', 'src/practice', 'src/language', 'src/care'];

function folderOf(path: string): string {
  const [tree, folder, more] = path.split('/');
  return tree === 'src' && more !== undefined ? `src/${folder}` : tree!;
}

function rowOf(path: string): number {
  const row = rows[folderOf(path)];
  if (row === undefined) throw new Error(`${path} is in no row of the table: add its folder`);
  return row;
}

/** The table of docs/architecture.md. */
function isAllowed({ from, to, isType }: Import): boolean {
  const [above, below] = [rowOf(from), rowOf(to)];
  const [fromFolder, toFolder] = [folderOf(from), folderOf(to)];
  if (fromFolder === toFolder) return true;
  switch (above) {
    case 7:
      return true;
    case 6:
      return below < 6;
    case 5:
      return below <= 3 || (isType && below === 4);
    case 4:
      return below <= 2 || (isType && below === 3);
    case 3:
      return below <= 2;
    case 2:
      // A task, and an image, names its offline answer.
      if (toFolder === 'src/offline')
        return from.startsWith('src/models/tasks/') || fromFolder === 'src/images';
      return below === 1;
    default:
      return pureFolders.indexOf(toFolder) < pureFolders.indexOf(fromFolder) && below === 1;
  }
}

const files = trees.flatMap((tree) =>
  readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(tree, name)),
);

/** `import ... from`, `export ... from`, `import '...'`, `import('...')`. */
const statement =
  /^(?:import|export)\b(?<names>[^;'"]*?)\bfrom\s+'(?<from>[^']+)'|^import\s+'(?<bare>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'/gm;

/** Without what stands in template literals, which may be code to write elsewhere. */
const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/`(?:[^`\\]|\\.)*`/gs, '``');

function namesOnlyTypes(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const listed = /^\s*\{(?<list>[^}]*)\}\s*$/.exec(names)?.groups?.list;
  const parts =
    listed
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? [];
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  for (const { groups } of codeOf(file).matchAll(statement)) {
    const specifier = (groups!.from ?? groups!.bare ?? groups!.dynamic)!;
    if (!/^[.#]/.test(specifier)) continue;
    const to = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier));
    if (!/\.tsx?$/.test(to)) continue;
    found.push({ from: file, to, isType: groups!.from !== undefined && namesOnlyTypes(groups!.names!) });
  }
  return found;
}

const imports = files.flatMap(importsOf);
const shown = ({ from, to }: Import) => `${from} -> ${to}`;

describe('the layers', () => {
  it('are read from the imports of the whole tree', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.length).toBeGreaterThan(files.length);
    expect(imports.map(shown)).toContain('src/main.ts -> src/services.ts');
    expect(imports.filter(({ to }) => !files.includes(relative('', to))).map(shown)).toEqual([]);
  });

  it('keep to the table: nothing imports what stands above it, or beside it where that is barred', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(shown)).toEqual([]);
  });

  it('lead across top-level folders by their names, and inside one by relative paths', () => {
    const wrong = files.flatMap((file) =>
      [...codeOf(file).matchAll(statement)].flatMap(({ groups }) => {
        const specifier = (groups!.from ?? groups!.bare ?? groups!.dynamic)!;
        const isAcross = (path: string) => path.split('/')[0] !== file.split('/')[0];
        if (specifier.startsWith('.'))
          return isAcross(normalize(join(dirname(file), specifier))) ? [`${file}: ${specifier}`] : [];
        return [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have no cycle, of values or of types', () => {
    const next = Map.groupBy(imports, ({ from }) => from);
    const state = new Map<string, 'open' | 'done'>();
    const cycles: string[] = [];
    function visit(file: string, path: readonly string[]): void {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
        return;
      }
      state.set(file, 'open');
      for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
      state.set(file, 'done');
    }
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it.each([
    ['src/core/ids.ts', 'src/db/pool.ts', false, false],
    ['src/practice/streak.ts', 'src/language/tokens.ts', true, false],
    ['src/care/screen.ts', 'src/language/tokens.ts', false, true],
    ['src/db/pool.ts', 'src/queue/queue.ts', true, false],
    ['src/models/runner.ts', 'src/offline/writer/title.ts', true, false],
    ['src/models/tasks/feedback.ts', 'src/offline/writer/feedback.ts', false, true],
    ['src/offline/writer/title.ts', 'src/models/task.ts', true, false],
    ['src/writing/service.ts', 'src/stories/service.ts', true, false],
    ['src/writing/service.ts', 'memory/service.ts', false, false],
    ['src/writing/service.ts', 'memory/service.ts', true, true],
    ['graphs/turns.ts', 'src/models/runner.ts', false, true],
    ['graphs/turns.ts', 'src/writing/service.ts', false, false],
    ['graphs/turns.ts', 'src/writing/service.ts', true, true],
    ['memory/service.ts', 'agents/store.ts', true, false],
    ['agents/store.ts', 'src/services.ts', true, false],
    ['agents/store.ts', 'src/wiring/agents.ts', true, false],
    ['agents/store.ts', 'src/writing/service.ts', false, true],
  ])('%s -> %s (types only: %s) is allowed: %s', (from, to, isType, allowed) => {
    expect(isAllowed({ from, to, isType })).toBe(allowed);
  });
});
