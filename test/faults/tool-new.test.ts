import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-dir.ts';

/** Whole programs run here one after the other. */
const patience = 240_000;

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A copy of the project, so that what is written there disturbs no other test. */
let project: string;
beforeAll(async () => {
  project = await temporaryFolder();
  for (const name of ['src', 'agents', 'graphs', 'memory', 'migrations', 'docs', 'test']) {
    await cp(join(root, name), join(project, name), { recursive: true, preserveTimestamps: true });
  }
  // With its age kept, the console that is built need not be built again.
  await cp(join(root, 'dist'), join(project, 'dist'), { recursive: true, preserveTimestamps: true }).catch(
    () => undefined,
  );
  for (const name of ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts']) {
    await cp(join(root, name), join(project, name));
  }
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
});

async function inProject(program: string, args: readonly string[]) {
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME };
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], {
      cwd: project,
      env: environment,
    });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

const practice = (...args: string[]) => inProject('src/cli/practice.ts', args);
const vitest = (...files: string[]) => inProject('node_modules/vitest/vitest.mjs', ['run', ...files]);
const rowsNamed = async (name: string) =>
  (await readFile(join(project, 'docs/agents.md'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith(`| \`${name}\` |`));

describe('`practice tool new`', () => {
  it('writes a tool and its test, which work and pass the checks, and its row in the docs', async () => {
    expect(await practice('tool', 'new', 'count-words')).toMatchObject({ ok: true });
    const files = ['agents/tools/count-words.ts', 'test/agents/tools/count-words.test.ts'];
    expect(await rowsNamed('count-words')).toHaveLength(1);

    const tested = await vitest(files[1]!);
    expect(tested.output).toMatch(/1 passed/);
    expect(tested.ok).toBe(true);
    const linted = await inProject('node_modules/@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      ...files,
    ]);
    expect(linted.output).toContain('Checked 2 files');
    expect(linted.ok, linted.output).toBe(true);
    expect(await inProject('node_modules/typescript/bin/tsc', ['--noEmit'])).toEqual({
      ok: true,
      output: '',
    });
  });

  it('overwrites nothing, and refuses an invalid name', async () => {
    const again = await practice('tool', 'new', 'writing-history');
    expect(again).toMatchObject({ ok: false, output: expect.stringContaining('already') });
    expect(await practice('tool', 'new', '../elsewhere')).toMatchObject({ ok: false });
  });
});

describe('a tool that is written by hand', () => {
  it(
    'is taken up by the docs with nothing else touched',
    async () => {
      const source = await readFile(join(project, 'agents/tools/list-children.ts'), 'utf8');
      const file = join(project, 'agents/tools/my-family.ts');
      await writeFile(file, source.replace("'list-children'", "'my-family'"));
      expect(await rowsNamed('my-family')).toEqual([]);
      const { ok, output } = await vitest('test/agents/docs.test.ts');
      expect(ok, output).toBe(true);
      expect(await rowsNamed('my-family')).toHaveLength(1);

      // One that goes again leaves a row that is wrong: the same test says so.
      await rm(file);
      expect((await vitest('test/agents/docs.test.ts')).ok).toBe(false);
    },
    patience,
  );
});
