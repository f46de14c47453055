import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile, freshDataDir, temporaryFolder } from '../support/data-dir.ts';
import { newWallet } from '../support/people.ts';
import { runInProcess } from '../support/practice.ts';

const wallet = newWallet();
let dataDir: string;

/** Ten days of a cello and a sister who is turned away from; on the last five a move to the coast. */
const journal = Array.from({ length: 10 }, (_, day) => ({
  writing: [
    `The cello was out of its case before breakfast, and the cello was in my head until noon, day ${day}.`,
    'I practised the slow scale on the cello and it sounded like a door.',
    day % 3 === 1 ? 'My sister wrote to me again. Anyway, the weather.' : 'The weather was grey.',
    day >= 5 ? 'I carried boxes, because we are moving to Whitby. The boxes are full of Whitby.' : '',
  ].join(' '),
  duration_seconds: 480 + day * 60,
  created_at: `2026-03-${String(day + 1).padStart(2, '0')}T07:00:00Z`,
}));

const practice = (...args: string[]) => runInProcess(args, { DATA_DIR: dataDir });

async function told(command: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await practice('memory', command, ...args, '--wallet', wallet);
  expect(code, stderr).toBe(0);
  return stdout;
}

const json = async (command: string, ...args: string[]) => JSON.parse(await told(command, ...args, '--json'));

beforeAll(async () => {
  dataDir = await freshDataDir();
  const file = join(await temporaryFolder(), 'journal.jsonl');
  await writeFile(file, journal.map((line) => JSON.stringify(line)).join('\n'));
  const { code, stderr } = await practice('import', file, '--wallet', wallet);
  expect(code, stderr).toBe(0);
});
afterAll(cleanUpFile);

describe('practice memory', { timeout: 180_000 }, () => {
  it('show draws counts, themes and a table of entries that fits a terminal', async () => {
    const shown = await told('show');
    expect(shown).toMatch(/^primes {5}10 in \d+ days$/m);
    expect(shown).toMatch(/^streak {5}0 days, best 10$/m);
    expect(shown).toMatch(/^sojourn {4}Primordia {2}█{10} {3}10 primes /m);
    expect(shown).toMatch(/^recurring {2}.*cello/m);
    expect(shown).toMatch(/^avoided {4}.*my sister/m);
    expect(shown).toMatch(
      /^[█░]{10} [01]\.\d\d {2}theme .*cello +10 {2}2026-03-01 {2}2026-03-10 {2}[0-9a-f-]{36}$/m,
    );
    for (const line of shown.split('\n')) expect(line.length).toBeLessThan(140);
    expect(shown).not.toContain('\x1b');
  });

  it('show --json is what the route answers, with the entries; --as-of is how it was', async () => {
    const now = await json('show', '--limit', '3');
    expect(now).toMatchObject({ total_primes: 10, streak_best: 10 });
    expect(now.entries).toHaveLength(3);
    expect(now.total).toBeGreaterThan(3);
    const then = await json('show', '--as-of', '2026-03-04');
    const contents = then.entries.map(({ content }: { content: string }) => content).join();
    expect(contents).toContain('cello');
    expect(contents).not.toContain('Whitby');
    expect(then.themes.recurring.join()).toContain('cello');
    const drawn = await told('show', '--as-of', '2026-03-04');
    expect(drawn).toContain('Entries as of 2026-03-04T23:59:59.999Z');
    expect(drawn).not.toContain('Whitby');
  });

  it('search finds the writer’s words by their meaning, dated', async () => {
    expect(await told('search', 'relocating, packing boxes')).toMatch(
      /^ ?\d+ {2}2026-03-\d\d {2}“.*boxes.*”$/m,
    );
    const [first] = await json('search', 'the cello');
    expect(first.score).toBeGreaterThan(0);
    expect(await told('search', 'zygote')).toMatch(/^( ?\d+ {2}2026|Nothing was found\.)/);
  });

  it('why shows the quotes letter for letter, by name, by id, and by what is nearest', async () => {
    const { entries } = await json('show', '--limit', '100');
    const sister = entries.find(
      ({ kind, content }: { kind: string; content: string }) =>
        kind === 'avoidance' && content === 'my sister',
    );
    const byId = await json('why', sister.id);
    expect(byId.evidence.length).toBeGreaterThan(1);
    for (const { quote } of byId.evidence) {
      expect(journal.some(({ writing }) => writing.includes(quote))).toBe(true);
    }
    const byName = await told('why', 'MY SISTER');
    expect(byName).toContain('“My sister wrote to me again.');
    const near = await practice('memory', 'why', 'cellos and scales', '--wallet', wallet);
    expect(near.stderr).toMatch(/^No entry is called “cellos and scales”; this is the nearest: /);
    expect(near.stdout).toContain('cello');
  });

  it('diff tells what came, what went and what grew between two days', async () => {
    const changes = await json('diff', '--from', '2026-03-02', '--to', '2026-03-08');
    const contents = (list: { content: string }[]) => list.map(({ content }) => content).join();
    expect(contents(changes.added)).toContain('Whitby');
    expect(
      changes.changed.some(
        ({ before, after }: { before: { strength: number }; after: { content: string; strength: number } }) =>
          after.content.includes('cello') && after.strength > before.strength,
      ),
    ).toBe(true);
    const drawn = await told('diff', '--from', '2026-03-02', '--to', '2026-03-08');
    expect(drawn).toMatch(/^\+ theme .*Whitby$/m);
    expect(drawn).toMatch(/^↑ theme .*cello \(0\.\d\d\)$/m);
    expect(await told('diff', '--from', '2026-03-10', '--to', '2026-03-10')).toContain('Nothing changed.');
  });

  it('export writes a line of JSON an entry, to a file that only its owner may read', async () => {
    const out = join(await temporaryFolder(), 'memory.jsonl');
    expect(await told('export', '--out', out)).toMatch(/^\d+ lines written to /);
    const text = await readFile(out, 'utf8');
    expect(text).toBe(await told('export'));
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const cello = lines.find(({ kind, content }) => kind === 'theme' && content.includes('cello'));
    expect(cello.evidence[0]).toMatchObject({ quote: expect.stringContaining('cello') });
    expect((await stat(out)).mode & 0o077).toBe(0);
  });

  it('rebuild and reembed come to the same memory', async () => {
    const before = await json('show', '--limit', '1000');
    expect(await json('rebuild')).toEqual({ primes: 10 });
    expect(await json('reembed')).toEqual({ entries: 0, passages: 0 });
    expect(await json('show', '--limit', '1000')).toEqual(before);
  });

  it('says in one line what is wrong', async () => {
    const stranger = newWallet();
    const cases: [string[], RegExp][] = [
      [['memory', 'show', '--wallet', stranger], /^There is no writer with the wallet 0x\w+\.\n$/],
      [['memory', 'show', '--wallet', '0x12'], /^error: .*40 hexadecimal digits\n$/],
      [['memory', 'show', '--wallet', wallet, '--as-of', 'May'], /^error: .*a day such as/],
      [['memory', 'show', '--wallet', wallet, '--limit', '0'], /^error: .*a whole number from 1\n$/],
      [
        ['memory', 'diff', '--wallet', wallet, '--from', '2026-03-09', '--to', '2026-03-02'],
        /^--from lies after/,
      ],
      [
        ['memory', 'why', '00000000-0000-8000-8000-000000000000', '--wallet', wallet],
        /^There is no such entry\.\n$/,
      ],
    ];
    for (const [args, pattern] of cases) {
      const { code, stdout, stderr } = await practice(...args);
      expect([code, stdout], args.join(' ')).toEqual([1, '']);
      expect(stderr).toMatch(pattern);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });

  it('ends quietly when the process that reads its output stops reading', async () => {
    const program = join(import.meta.dirname, '../../src/cli/practice.ts');
    const child = spawn(process.execPath, [program, 'memory', 'export', '--wallet', wallet], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect(complaint).toBe('');
  });
});
