import { getAddress, type Hex, keccak256, toHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResponse } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { curveOrder, mirrored } from '../support/mirrored-signature.ts';
import { type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;
let clockOffsetMs = 0;

beforeAll(async () => {
  service = await startService({ work: false, clock: () => new Date(Date.now() + clockOffsetMs) });
  database = connectToEmbedded(service.dataDir);
});
beforeEach(async () => {
  clockOffsetMs = 0;
  await database.query('delete from request_limits');
});
afterAll(cleanUpFile);

const newAccount = () => privateKeyToAccount(generatePrivateKey());

async function askFor(walletAddress: string): Promise<{ challenge: string; expires_at: string }> {
  const { status, body } = await service.api.call('POST', '/swift/v2/auth/challenge', {
    body: { wallet_address: walletAddress },
  });
  expect(status).toBe(200);
  return body;
}

function verify(walletAddress: string, challenge: string, signature: string): Promise<ApiResponse> {
  const body = { wallet_address: walletAddress, challenge, signature };
  return service.api.call('POST', '/swift/v2/auth/verify', { body });
}

/** A challenge and the right signature of it. */
async function signed(account: PrivateKeyAccount): Promise<{ challenge: string; signature: Hex }> {
  const { challenge } = await askFor(account.address);
  return { challenge, signature: await account.signMessage({ message: challenge }) };
}

function refusal({ status, body }: ApiResponse) {
  return { status, code: body.code, paths: body.details?.map(({ path }: { path: string }) => path) };
}

describe('a challenge', () => {
  it('is one fixed sentence with at least 128 new random bits, and is valid for ten minutes', async () => {
    const { address } = newAccount();
    const asked = await Promise.all(Array.from({ length: 5 }, () => askFor(address)));
    for (const { challenge, expires_at } of asked) {
      expect(challenge).toMatch(/^Sign this message to authenticate with Prime: [0-9a-f]{32,}$/);
      const leftMs = Date.parse(expires_at) - Date.now();
      expect(leftMs).toBeGreaterThan(9 * 60_000);
      expect(leftMs).toBeLessThanOrEqual(10 * 60_000);
    }
    expect(new Set(asked.map(({ challenge }) => challenge)).size).toBe(asked.length);
  });

  it('can still be used in its last second', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    clockOffsetMs = 10 * 60_000 - 2_000;
    expect((await verify(account.address, challenge, signature)).status).toBe(200);
  });

  it('is refused as expired once its ten minutes are over', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    clockOffsetMs = 10 * 60_000 + 1;
    expect(refusal(await verify(account.address, challenge, signature))).toEqual({
      status: 401,
      code: 'challenge_expired',
      paths: ['challenge'],
    });
  });

  it('is refused as unknown if it was never issued', async () => {
    const account = newAccount();
    const challenge = `Sign this message to authenticate with Prime: ${'ab'.repeat(32)}`;
    const signature = await account.signMessage({ message: challenge });
    expect(refusal(await verify(account.address, challenge, signature))).toEqual({
      status: 401,
      code: 'challenge_unknown',
      paths: ['challenge'],
    });
  });

  it('is refused as unknown for other wallets, and stays valid for its own', async () => {
    const owner = newAccount();
    const thief = newAccount();
    const { challenge, signature } = await signed(owner);
    const stolen = await thief.signMessage({ message: challenge });
    for (const attempt of [stolen, signature]) {
      expect(refusal(await verify(thief.address, challenge, attempt)).code).toBe('challenge_unknown');
    }
    expect((await verify(owner.address, challenge, signature)).status).toBe(200);
  });

  it('is refused with a character more or less', async () => {
    const account = newAccount();
    const { challenge } = await askFor(account.address);
    for (const other of [`${challenge} `, challenge.slice(0, -1), challenge.toUpperCase()]) {
      const signature = await account.signMessage({ message: other });
      expect(refusal(await verify(account.address, other, signature)).code).toBe('challenge_unknown');
    }
  });

  it('is refused as used the second time', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    expect((await verify(account.address, challenge, signature)).status).toBe(200);
    expect(refusal(await verify(account.address, challenge, signature))).toEqual({
      status: 401,
      code: 'challenge_used',
      paths: ['challenge'],
    });
  });

  it('opens exactly one session for twenty concurrent verifications', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(account.address, challenge, signature)),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'session' : body.code)).sort();
    expect(codes).toEqual([...Array(19).fill('challenge_used'), 'session']);
    const { rows } = await database.query(
      `select count(*)::int as n from sessions join people on people.id = person_id where wallet_address = $1`,
      [account.address.toLowerCase()],
    );
    expect(rows[0].n).toBe(1);
  });

  it('is not used up by a wrong signature', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    const wrong = await newAccount().signMessage({ message: challenge });
    expect(refusal(await verify(account.address, challenge, wrong)).code).toBe('signature_mismatch');
    expect((await verify(account.address, challenge, signature)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('returns a user of the documented shape, with the wallet as their seed wallet', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    const { status, body } = await verify(account.address, challenge, signature);
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      wallet_address: account.address,
      seed_wallet_address: account.address,
      is_seed_user: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    // 256 random bits in base64url.
    expect(body.session_token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['lower case', (address: string) => address.toLowerCase()],
    ['upper case', (address: string) => `0x${address.slice(2).toUpperCase()}`],
    ['EIP-55', (address: string) => getAddress(address)],
  ])('takes an address in %s and returns it in EIP-55', async (_name, write) => {
    const account = newAccount();
    const { challenge } = await askFor(write(account.address));
    const signature = await account.signMessage({ message: challenge });
    const { status, body } = await verify(write(account.address), challenge, signature);
    expect(status).toBe(200);
    expect(body.user.wallet_address).toBe(getAddress(account.address));
    expect(body.user.seed_wallet_address).toBe(getAddress(account.address));
  });

  it('finds the same person by a wallet in any letter case', async () => {
    const account = newAccount();
    const first = await signed(account);
    const one = await verify(account.address, first.challenge, first.signature);
    const { challenge } = await askFor(account.address.toLowerCase());
    const signature = await account.signMessage({ message: challenge });
    const other = await verify(`0x${account.address.slice(2).toUpperCase()}`, challenge, signature);
    expect(other.body.user).toEqual(one.body.user);
    expect(other.body.session_token).not.toBe(one.body.session_token);
  });

  it('creates one person for two concurrent first sign-ins of a wallet', async () => {
    const account = newAccount();
    const claims = await Promise.all([signed(account), signed(account), signed(account)]);
    const answers = await Promise.all(
      claims.map((claim) => verify(account.address, claim.challenge, claim.signature)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });
});

describe('a signature', () => {
  const wrong: [string, (right: Hex, challenge: string, account: PrivateKeyAccount) => Hex | Promise<Hex>][] =
    [
      ['of another key', (_right, challenge) => newAccount().signMessage({ message: challenge })],
      ['of another text', (_right, challenge, account) => account.signMessage({ message: `${challenge} ` })],
      [
        'of the text without its EIP-191 wrapping',
        (_right, challenge, account) => account.sign({ hash: keccak256(toHex(challenge)) }),
      ],
      ['with one digit changed in r', (right) => `0x${right[2] === '1' ? '2' : '1'}${right.slice(3)}`],
      [
        'with one digit changed in s',
        (right) => `${right.slice(0, 80)}${right[80] === '1' ? '2' : '1'}${right.slice(81)}` as Hex,
      ],
      [
        'with the other recovery id',
        (right) => `${right.slice(0, -2)}${right.endsWith('1b') ? '1c' : '1b'}` as Hex,
      ],
      ['with an impossible recovery id', (right) => `${right.slice(0, -2)}ff` as Hex],
      ['mirrored to its high s', mirrored],
      ['a byte too short', (right) => right.slice(0, -2) as Hex],
      ['a byte too long', (right) => `${right}00`],
      [
        'a zero byte put in before its recovery id',
        (right) => `${right.slice(0, -2)}00${right.slice(-2)}` as Hex,
      ],
      ['of one byte', () => '0x00'],
      ['all zero', () => `0x${'00'.repeat(65)}`],
      ['all ones', () => `0x${'ff'.repeat(65)}`],
      ['of zero r and s', () => `0x${'00'.repeat(64)}1b`],
      [
        'with s as large as the curve’s order',
        (right) => `${right.slice(0, 66)}${curveOrder.toString(16)}1b` as Hex,
      ],
      ['of 32,000 bytes', () => `0x${'ab'.repeat(32_000)}`],
    ];

  it.each(wrong)('%s is refused as a mismatch', async (_name, spoil) => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    const answer = await verify(account.address, challenge, await spoil(signature, challenge, account));
    expect(refusal(answer)).toEqual({ status: 401, code: 'signature_mismatch', paths: ['signature'] });
  });

  it.each([
    ['without 0x', (right: string) => right.slice(2)],
    ['with 0X', (right: string) => `0X${right.slice(2)}`],
    ['of an odd number of digits', (right: string) => right.slice(0, -1)],
    ['of other letters', (right: string) => `${right.slice(0, -2)}zz`],
    ['with a space in it', (right: string) => `${right.slice(0, -2)} ${right.slice(-2)}`],
    ['with a line break after it', (right: string) => `${right}\n`],
    ['that is empty', () => ''],
    ['that is only 0x', () => '0x'],
    ['in base64', (right: string) => Buffer.from(right.slice(2), 'hex').toString('base64')],
    ['over 32 kB', () => `0x${'ab'.repeat(40_000)}`],
  ])('%s is refused as invalid', async (_name, spoil) => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    const answer = await verify(account.address, challenge, spoil(signature));
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(new Set(refusal(answer).paths)).toEqual(new Set(['signature']));
  });

  it('is accepted in upper-case digits too', async () => {
    const account = newAccount();
    const { challenge, signature } = await signed(account);
    expect((await verify(account.address, challenge, `0x${signature.slice(2).toUpperCase()}`)).status).toBe(
      200,
    );
  });
});
