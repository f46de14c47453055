import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { connectToEmbedded } from '../support/database.ts';
import { type RunningService, startService } from '../support/service.ts';

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address;
const callsOfWallet = 30;
const callsOfAddress = 300;

function ask(service: RunningService, walletAddress: string, headers: Record<string, string> = {}) {
  const body = { wallet_address: walletAddress };
  return service.api.call('POST', '/swift/v2/auth/challenge', { body, headers });
}

function verify(service: RunningService, walletAddress: string) {
  const body = { wallet_address: walletAddress, challenge: 'none', signature: `0x${'11'.repeat(65)}` };
  return service.api.call('POST', '/swift/v2/auth/verify', { body });
}

/** As many calls as there may be, some at once; how many were let through. */
async function spend(calls: number, call: () => Promise<{ status: number }>): Promise<number> {
  let through = 0;
  for (let left = calls; left > 0; left -= 20) {
    const answers = await Promise.all(Array.from({ length: Math.min(20, left) }, call));
    through += answers.filter(({ status }) => status !== 429).length;
  }
  return through;
}

/** Lets a minute pass in the counts. */
async function passMinute(service: RunningService): Promise<void> {
  await connectToEmbedded(service.dataDir).query('update request_limits set expire = expire - 60001');
}

describe('calls for one wallet', () => {
  it('are limited in any letter case, and are allowed again after a minute', async () => {
    const service = await startService({ work: false });
    const address = newAddress();
    const writings = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`];
    let turn = 0;
    expect(await spend(callsOfWallet + 10, () => ask(service, writings[turn++ % 3]!))).toBe(callsOfWallet);

    const refused = await ask(service, address);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);

    expect((await ask(service, newAddress())).status).toBe(200);
    await passMinute(service);
    expect((await ask(service, address)).status).toBe(200);
  });

  it('are counted separately for challenge and verify', async () => {
    const service = await startService({ work: false });
    const address = newAddress();
    expect(await spend(callsOfWallet + 1, () => verify(service, address))).toBe(callsOfWallet);
    const refused = await verify(service, address);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await ask(service, address)).status).toBe(200);
  });
});

describe('calls from one address', () => {
  it('are limited whichever wallets and addresses they claim, until the limit ends', async () => {
    const service = await startService({ work: false });
    let turn = 0;
    const asked = () => ask(service, newAddress(), { 'x-forwarded-for': `192.0.2.${turn++ % 250}` });
    expect(await spend(callsOfAddress + 20, asked)).toBe(callsOfAddress);
    const refused = await asked();
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
    await passMinute(service);
    expect((await asked()).status).toBe(200);
  });

  it('are counted by client behind a trusted proxy', async () => {
    const service = await startService({ work: false, environment: { TRUST_PROXY: '1' } });
    const from = (address: string) => ask(service, newAddress(), { 'x-forwarded-for': address });
    expect(await spend(callsOfAddress + 5, () => from('192.0.2.1'))).toBe(callsOfAddress);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('may have any forwarding header', async () => {
    const service = await startService({ work: false, environment: { TRUST_PROXY: '1' } });
    for (const odd of ['x'.repeat(5_000), '', ',,,', '::1', "'; drop table people; --", '\u00ff\u00fe']) {
      expect((await ask(service, newAddress(), { 'x-forwarded-for': odd })).status).toBe(200);
    }
  });

  it('are counted without storing an address or a wallet', async () => {
    const service = await startService({ work: false });
    const address = newAddress();
    await ask(service, address);
    const { rows } = await connectToEmbedded(service.dataDir).query('select key from request_limits');
    expect(rows).toHaveLength(2);
    const kept = JSON.stringify(rows).toLowerCase();
    expect(kept).not.toContain(address.slice(2).toLowerCase());
    expect(kept).not.toContain('127.0.0.1');
  });
});
