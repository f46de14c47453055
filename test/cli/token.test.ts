import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { cleanUpFile, freshDataDir } from '../support/data-dir.ts';
import { journal } from '../support/journal.ts';
import { runInProcess } from '../support/practice.ts';
import { runCommand, startProcess } from '../support/process.ts';
import { type RunningService, startService } from '../support/service.ts';

let dataDir: string;
let service: RunningService;

beforeAll(async () => {
  dataDir = await freshDataDir();
  service = await startService({ dataDir });
});
afterAll(cleanUpFile);

const practice = (...args: string[]) => runInProcess(args, { DATA_DIR: dataDir });

async function issue(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await practice('token', 'issue', ...args);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^[\w-]{43}\n$/);
  return stdout.trim();
}

async function statusOfMe(token: string): Promise<number> {
  const api = await createApiClient(service.url);
  return (await api.call('GET', '/swift/v2/me', { token })).status;
}

describe('a token of the operator, issued beside a running service', () => {
  it('is good at once, for a user without a wallet', async () => {
    const client = (await createApiClient(service.url)).as(await issue('--name', 'my phone app'));
    const me = await client.get('/swift/v2/me');
    expect(me.status).toBe(200);
    expect(me.body).toMatchObject({ wallet_address: null, seed_wallet_address: null, is_seed_user: false });
  });

  it('may write and read its history, and has no stories and no children', async () => {
    const client = (await createApiClient(service.url)).as(await issue('--name', 'writer'));
    const written = await client.post('/swift/v2/write', {
      writing: journal('keys'),
      duration_seconds: 480,
      new_line_count: 0,
    });
    expect(written.body.is_prime).toBe(true);
    expect((await client.get('/swift/v1/writings')).body.writings).toHaveLength(1);
    for (const path of [
      '/swift/v2/cuentacuentos/ready',
      '/swift/v2/cuentacuentos/history',
      '/swift/v2/children',
    ]) {
      const { status, body } = await client.get(path);
      expect([status, body.code]).toEqual([403, 'seed_wallet_required']);
    }
  });

  it('is refused for a name that is taken, unless it is asked for again', async () => {
    const first = await issue('--name', 'twice');
    const refused = await practice('token', 'issue', '--name', 'twice');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('A client named twice exists already');
    expect(refused.stderr.trim()).not.toContain('\n');
    const second = await issue('--name', 'twice', '--again');
    expect(second).not.toBe(first);
    expect([await statusOfMe(first), await statusOfMe(second)]).toEqual([200, 200]);
  });

  it('ends when it is revoked, with all of its client’s and no other', async () => {
    const tokens = [await issue('--name', 'ends'), await issue('--name', 'ends', '--again')];
    const stays = await issue('--name', 'stays');
    const { code, stdout } = await practice('token', 'revoke', '--name', 'ends');
    expect([code, stdout]).toEqual([0, '2 tokens of ends revoked.\n']);
    for (const token of tokens) expect(await statusOfMe(token)).toBe(401);
    expect(await statusOfMe(stays)).toBe(200);
    const unknown = await practice('token', 'revoke', '--name', 'unknown');
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no client named unknown.\n']);
  });

  it('is listed by its client, and never itself', async () => {
    const token = await issue('--name', 'listed');
    await statusOfMe(token);
    const { code, stdout } = await practice('token', 'list');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^listed {2}1 valid token, last used 20/m);
    expect(stdout).not.toContain(token);
    const json = await practice('token', 'list', '--json');
    const rows = JSON.parse(json.stdout) as { name: string; tokens: number }[];
    expect(rows.find(({ name }) => name === 'listed')).toMatchObject({ tokens: 1 });
  });

  it.each([
    [['--name', '']],
    [['--name', ' padded ']],
    [['--name', 'x'.repeat(101)]],
    [['--name', 'a\nb']],
    [[]],
    [['--nam', 'x']],
  ])('is not issued for %j', async (args) => {
    const { code, stdout, stderr } = await practice('token', 'issue', ...args);
    expect(code).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: /);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

it('a token issued while no service runs is good as soon as one does', async () => {
  const folder = await freshDataDir();
  const { code, stdout } = await runCommand(['token', 'issue', '--name', 'early'], { DATA_DIR: folder });
  expect(code).toBe(0);
  const later = await startProcess({ DATA_DIR: folder });
  const { status } = await (await later.client()).call('GET', '/swift/v2/me', { token: stdout.trim() });
  expect(status).toBe(200);
});
