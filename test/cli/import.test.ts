import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { freshDataDir, temporaryFolder } from '../support/data-dir.ts';
import { asFile, importJournal, memoryOf, withoutIds } from '../support/import-command.ts';
import { longJournal } from '../support/long-journal.ts';
import { newWallet } from '../support/people.ts';
import { runInProcess } from '../support/practice.ts';
import { runCommand, startProcess } from '../support/process.ts';

describe('practice import', { timeout: 240_000 }, () => {
  it('shows how far it is, and says what it kept', async () => {
    const dataDir = await freshDataDir();
    const lines = longJournal(50, { words: 40 });
    const short = { ...lines[0]!, writing: 'Only a minute.', duration_seconds: 60 };
    const file = await asFile([...lines, short, lines[7]!, '']);
    const { code, stdout, stderr } = await runCommand(['import', file, '--wallet', newWallet()], {
      DATA_DIR: dataDir,
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^50 primes kept, 1 known already, 1 session too short to keep; \d+\.\d s\.\n$/);
    const shown = stderr.trim().split('\n');
    expect(shown[0]).toMatch(/2\/52 entries/);
    expect(shown.at(-1)).toMatch(/^█{30} 52\/52 entries, \d+\.\d\/s$/);
    expect(shown.slice(1, -1).some((line) => /█+░+ 42\/52 entries, .* s left$/.test(line))).toBe(true);
  });

  it('takes a journal in any order, in two parts, to the same memory', async () => {
    const dataDir = await freshDataDir();
    const lines = longJournal(30, { words: 60, seed: 'parts' });
    const [ordered, parts] = [newWallet(), newWallet()];
    await importJournal(await asFile(lines), ordered, dataDir);
    await importJournal(await asFile(lines.slice(12).toReversed()), parts, dataDir);
    await importJournal(await asFile(lines.slice(0, 12)), parts, dataDir);
    expect(withoutIds(await memoryOf(parts, dataDir))).toEqual(withoutIds(await memoryOf(ordered, dataDir)));
  });

  it('runs beside the service, for a writer who signs in only afterwards', async () => {
    const dataDir = await freshDataDir();
    const service = await startProcess({ DATA_DIR: dataDir });
    const account = privateKeyToAccount(`0x${'7'.repeat(64)}`);
    const file = await asFile(longJournal(5, { words: 40 }));
    expect(await importJournal(file, account.address.toLowerCase(), dataDir)).toMatchObject({ kept: 5 });
    const api = await service.client();
    const writer = await api.signIn(account);
    expect((await writer.get('/agents/agi/memory')).body.total_primes).toBe(5);
    expect((await writer.get('/swift/v2/writings')).body.writings).toHaveLength(5);
  });

  it('reads files with a byte order mark, CRLF and offsets from UTC', async () => {
    const dataDir = await freshDataDir();
    const wallet = newWallet();
    const line = (at: string) =>
      JSON.stringify({ writing: `Rain at ${at}.`, duration_seconds: 480, created_at: at });
    const file = await asFile([
      `\ufeff${line('2024-02-29T23:30:00-02:00')}\r`,
      `${line('2024-03-01T10:00:00.250Z')}\r`,
    ]);
    expect(await importJournal(file, wallet, dataDir)).toMatchObject({ kept: 2 });
    const { stdout } = await runInProcess(['memory', 'export', '--wallet', wallet], { DATA_DIR: dataDir });
    const dates = stdout.match(/"created_at":"[^"]+/g) ?? [];
    expect(new Set(dates)).toEqual(
      new Set(['"created_at":"2024-03-01T01:30:00.000Z', '"created_at":"2024-03-01T10:00:00.250Z']),
    );
  });
});

describe('a journal with faults', () => {
  it('is refused as a whole, every fault told by its line and field', async () => {
    const dataDir = await freshDataDir();
    const good = { writing: 'All well.', duration_seconds: 480, created_at: '2026-01-01T08:00:00Z' };
    const file = await asFile([
      good,
      { ...good, duration_seconds: 'ten minutes', created_at: '2026-01-01' },
      'not JSON',
      { ...good, writing: ' \t ', new_line_count: -1, sealed: 'yes' },
      [good],
      'null',
      { writing: 'No more than that.' },
      { ...good, created_at: '2190-01-01T00:00:00Z' },
    ]);
    const wallet = newWallet();
    const { code, stdout, stderr } = await runCommand(['import', file, '--wallet', wallet], {
      DATA_DIR: dataDir,
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      'Nothing was imported.',
      'line 2: duration_seconds must be a number',
      'line 2: created_at must be a moment such as 2024-02-29T12:00:00Z',
      'line 3: is not JSON',
      'line 4: writing must have something in it besides white space',
      'line 4: new_line_count must be 0 or more',
      'line 4: sealed must be true or false',
      'line 5: must be an object',
      'line 6: must be an object',
      'line 7: duration_seconds is required',
      'line 7: created_at is required',
      'line 8: created_at must not lie in the future',
    ]);
    const after = await runInProcess(['memory', 'show', '--wallet', wallet], { DATA_DIR: dataDir });
    expect(after.stderr).toBe(`There is no writer with the wallet ${wallet}.\n`);
  });

  it('does not fill the screen', async () => {
    const file = await asFile(Array.from({ length: 500 }, () => '{'));
    const { stderr } = await runInProcess(['import', file, '--wallet', newWallet()], {
      DATA_DIR: await temporaryFolder(),
    });
    const lines = stderr.trim().split('\n');
    expect(lines.length).toBeLessThan(30);
    expect(lines.at(-1)).toBe('and 480 more');
  });

  it('that is not UTF-8, is empty, is a folder or is not there is told so in one line', async () => {
    const folder = await temporaryFolder();
    const latin = join(folder, 'latin.jsonl');
    await writeFile(latin, Buffer.from('{"writing":"caf\xe9"}\n', 'latin1'));
    const empty = join(folder, 'empty.jsonl');
    await writeFile(empty, '\n\n');
    const told = async (file: string) => {
      const { code, stdout, stderr } = await runInProcess(['import', file, '--wallet', newWallet()], {
        DATA_DIR: folder,
      });
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    };
    expect(await told(latin)).toBe('Nothing was imported.\nline 1: is not UTF-8\n');
    expect(await told(empty)).toBe('Nothing was imported: the journal has no entries.\n');
    expect(await told(folder)).toBe(`${folder} is a folder, not a journal.\n`);
    expect(await told(join(folder, 'none'))).toBe(`There is no file ${join(folder, 'none')}.\n`);
  });
});
