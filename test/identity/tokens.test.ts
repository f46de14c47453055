import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded, placesOf } from '../support/database.ts';
import { type RunningService, startService } from '../support/service.ts';

const dayMs = 24 * 60 * 60 * 1000;

let service: RunningService;
let clockOffsetMs = 0;

beforeAll(async () => {
  service = await startService({ work: false, clock: () => new Date(Date.now() + clockOffsetMs) });
});
beforeEach(() => {
  clockOffsetMs = 0;
});
afterAll(cleanUpFile);

const me = (headers: Record<string, string>) => service.api.call('GET', '/swift/v2/me', { headers });

describe('an operation of a person’s own', () => {
  const operations: [string, string][] = [
    ['GET', '/swift/v2/me'],
    ['GET', '/swift/v2/me/export'],
    ['DELETE', '/swift/v2/me'],
    ['DELETE', '/swift/v2/auth/session'],
    ['POST', '/swift/v1/write'],
    ['POST', '/swift/v2/write'],
    ['GET', '/swift/v1/writings'],
    ['GET', '/swift/v2/writings'],
    ['DELETE', '/swift/v2/writings/00000000-0000-4000-8000-000000000000'],
  ];

  it.each(operations)(
    '%s %s says that a token is missing, before it looks at anything else',
    async (method, path) => {
      const bodies = method === 'POST' ? [undefined, '{', '[]', '{"writing":1}'] : [undefined];
      for (const rawBody of bodies) {
        const { status, body, headers } = await service.api.call(
          method,
          path,
          rawBody === undefined ? {} : { rawBody },
        );
        expect([status, body.code]).toEqual([401, 'unauthenticated']);
        expect(body.details).toEqual([{ path: 'Authorization', message: 'is missing' }]);
        expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
      }
    },
  );

  it.each(operations)('%s %s refuses a made-up token', async (method, path) => {
    const { status, body } = await service.api.call(method, path, { token: 'A'.repeat(43) });
    expect([status, body.code, body.details[0].path]).toEqual([401, 'unauthenticated', 'Authorization']);
  });
});

describe('a token', () => {
  it.each([
    ['without a scheme', (token: string) => token],
    ['of the scheme Basic', (token: string) => `Basic ${token}`],
    ['of the scheme Token', (token: string) => `Token ${token}`],
    ['that is missing after its scheme', () => 'Bearer'],
    ['that is missing after its scheme and a space', () => 'Bearer '],
    ['stuck to its scheme', (token: string) => `Bearer${token}`],
    ['after a colon', (token: string) => `Bearer: ${token}`],
    ['in quotation marks', (token: string) => `Bearer "${token}"`],
    ['in angle brackets', (token: string) => `Bearer <${token}>`],
    ['that comes twice', (token: string) => `Bearer ${token} ${token}`],
    ['with another behind a comma', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['with its scheme twice', (token: string) => `Bearer Bearer ${token}`],
    ['as a parameter', (token: string) => `Bearer token=${token}`],
    ['after a tab', (token: string) => `Bearer\t${token}`],
    ['with a letter less', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['with a letter more', (token: string) => `Bearer ${token}A`],
    ['in other letter case', (token: string) => `Bearer ${token.toLowerCase()}`],
    ['of ten thousand letters', (token: string) => `Bearer ${token.repeat(240)}`],
    ['with Latin letters beyond ASCII', (token: string) => `Bearer ${token}\u00e9`],
    ['that is an SQL fragment', () => "Bearer ' or 1=1 --"],
    ['that is a percent sign', () => 'Bearer %'],
    ['that is empty', () => ''],
  ])('%s opens nothing', async (_name, write) => {
    const { token } = await service.api.signIn();
    const { status, body, headers } = await me({ authorization: write(token) });
    expect([status, body.code, body.details[0].path]).toEqual([401, 'unauthenticated', 'Authorization']);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('is accepted in any letter case of its scheme', async () => {
    const { token } = await service.api.signIn();
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await me({ authorization: `${scheme} ${token}` })).status).toBe(200);
    }
  });

  it('is not accepted in the URL', async () => {
    const { token } = await service.api.signIn();
    const answer = await service.api.call('GET', `/swift/v2/me?access_token=${token}&token=${token}`);
    expect(answer.status).toBe(401);
  });

  it('identifies its own person and no other', async () => {
    const [one, other] = [await service.api.signIn(), await service.api.signIn()];
    expect((await one.get('/swift/v2/me')).body.wallet_address).toBe(one.account.address);
    expect((await other.get('/swift/v2/me')).body.wallet_address).toBe(other.account.address);
  });

  it('is refused by another service', async () => {
    const { token } = await service.api.signIn();
    const other = await startService({ work: false });
    expect((await other.api.call('GET', '/swift/v2/me', { token })).status).toBe(401);
  });

  it('is not stored in plain text anywhere', async () => {
    const { token } = await service.api.signIn();
    const pool = connectToEmbedded(service.dataDir);
    expect(await placesOf(pool, [token])).toEqual([]);
  });

  it('cannot be derived from its stored hash', async () => {
    const { user } = await service.api.signIn();
    const pool = connectToEmbedded(service.dataDir);
    const { rows } = await pool.query('select token_hash, id from sessions where person_id = $1', [user.id]);
    for (const kept of [
      rows[0].token_hash.toString('hex'),
      rows[0].token_hash.toString('base64url'),
      rows[0].id,
    ]) {
      expect((await me({ authorization: `Bearer ${kept}` })).status).toBe(401);
    }
  });
});

describe('a session', () => {
  it('ends with sign-out, and other sessions of the person do not', async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    const ended = await service.api.signIn(account);
    const stays = await service.api.signIn(account);
    expect(await ended.delete('/swift/v2/auth/session')).toMatchObject({ status: 200, body: { ok: true } });
    const refused = await ended.get('/swift/v2/me');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
    expect((await ended.delete('/swift/v2/auth/session')).status).toBe(401);
    expect((await stays.get('/swift/v2/me')).status).toBe(200);
  });

  it('lasts 90 days from its last use', async () => {
    const person = await service.api.signIn();
    clockOffsetMs = 89 * dayMs;
    expect((await person.get('/swift/v2/me')).status).toBe(200);
    clockOffsetMs = (89 + 89) * dayMs;
    expect((await person.get('/swift/v2/me')).status).toBe(200);
    clockOffsetMs = (89 + 89 + 90) * dayMs + 60_000;
    const refused = await person.get('/swift/v2/me');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('that was never used ends after 90 days and cannot be renewed', async () => {
    const person = await service.api.signIn();
    clockOffsetMs = 90 * dayMs + 60_000;
    expect((await person.get('/swift/v2/me')).status).toBe(401);
    clockOffsetMs += 60_000;
    expect((await person.get('/swift/v2/me')).status).toBe(401);
  });
});
