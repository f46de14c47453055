import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestClient, http, publicActions } from 'viem';
import { expect, it } from 'vitest';
import { adminToken, application, applyAs } from '../facilitators/market.ts';
import { onCleanup } from '../support/data-dir.ts';
import { startService } from '../support/service.ts';

const program = new URL('../../src/cli/practice.ts', import.meta.url).pathname;

function practice(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

it('lets the operator list, approve, suspend and reject beside the running service', async () => {
  const service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
  const name = 'Maren\u001b[2J\nHolt';
  const id = await applyAs({ service }, await service.api.signIn(), { approve: false, name });
  const run = (...args: string[]) => practice(service.dataDir, 'facilitator', ...args);
  const listed = async () =>
    (await service.api.call('GET', '/swift/v1/facilitators')).body.facilitators.length;

  const list = await run('list');
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toContain(`${id}  pending   Maren [2J Holt, 20 USDC`);
  expect(await run('approve', id)).toMatchObject({ code: 0, stdout: 'Maren [2J Holt is approved.\n' });
  expect(await listed()).toBe(1);
  const asJson = JSON.parse((await run('list', '--status', 'approved', '--json')).stdout);
  expect(asJson).toMatchObject([{ id, name, status: 'approved', contact: application.contact }]);
  await run('suspend', id);
  expect(await listed()).toBe(0);
  expect((await run('reject', id)).stdout).toContain('is rejected.');
  expect((await run('list', '--status', 'pending')).stdout).toBe('No facilitator is pending.\n');

  const unknown = await run('approve', '9b2d0f0e-3c1a-4d58-8f0b-6c7d1a2e4f55');
  expect(unknown).toMatchObject({ code: 1, stderr: 'There is no such facilitator.\n' });
  expect((await run('approve', '42')).stderr).toContain('an id such as');
});

it('runs a chain whose wallet is funded, says what to set, and ends with its command', async () => {
  const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const child = spawn(process.execPath, [program, 'chain', 'dev', '--wallet', wallet, '--port', '0']);
  onCleanup(() => void child.kill('SIGKILL'));
  const settings: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, variable, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? [];
    if (variable) settings[variable] = value!;
    if (line.includes('Ctrl-C')) break;
  }
  expect(settings).toEqual({
    CHAIN: 'anvil',
    RPC_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    USDC_ADDRESS: expect.stringMatching(/^0x[0-9a-f]{40}$/i),
  });
  const client = createTestClient({ mode: 'anvil', transport: http(settings.RPC_URL!) }).extend(
    publicActions,
  );
  expect(await client.getChainId()).toBe(31337);
  expect(await client.getBalance({ address: wallet })).toBe(100n * 10n ** 18n);
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
  await expect(client.getChainId()).rejects.toThrow();
});
