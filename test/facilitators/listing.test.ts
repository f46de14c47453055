import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { readDocument } from '../support/operations.ts';
import { newWallet } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { adminToken, application, applyAs, decide, priceUsdc, writeAs } from './market.ts';

let service: RunningService;

beforeAll(async () => {
  service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
});
afterAll(cleanUpFile);

const admin = (method: string, path: string, token: string | undefined = adminToken) =>
  service.api.call(method, path, { token });

async function listed(): Promise<ApiResponse['body'][]> {
  return (await service.api.call('GET', '/swift/v1/facilitators')).body.facilitators;
}

function apply(person: Pick<SignedIn, 'post'>, changes: Record<string, unknown> = {}) {
  return person.post('/swift/v1/facilitators/apply', { ...application, ...changes });
}

describe('applying', () => {
  it('keeps an application exactly as it was written, odd characters and all', async () => {
    const odd = {
      name: '  <b>Zoë</b> \u202eevoL\u202c 👩🏽‍🌾 ',
      bio: `'; drop table facilitators; -- ${'ก็็็'.repeat(20)}\n<script>alert(1)</script>`,
      specialties: ['grief & "loss"', 'सुनना', 'شفاء', '\u200d'],
    };
    const id = await applyAs({ service }, await service.api.signIn(), odd);
    const { body } = await service.api.call('GET', `/swift/v1/facilitators/${id}`);
    expect(body).toMatchObject(odd);
    await decide({ service }, id, 'reject');
  });

  it('takes the caller’s own wallet to pay to, unless another one is given', async () => {
    const [one, other] = [await service.api.signIn(), await service.api.signIn()];
    const wallet = newWallet();
    await applyAs({ service }, one, { approve: false });
    await applyAs({ service }, other, { approve: false, payout_wallet_address: wallet.toLowerCase() });
    const { body } = await admin('GET', '/admin/facilitators?status=pending');
    const payouts = body.facilitators.map((item: ApiResponse['body']) => item.payout_wallet_address);
    expect(payouts.slice(-2)).toEqual([one.account.address, wallet]);
  });

  it('asks a client without a wallet for one', async () => {
    const client = await service.issueClient();
    const { status, body } = await apply(client);
    expect([status, body.code, body.details[0].path]).toEqual([
      400,
      'invalid_request',
      'payout_wallet_address',
    ]);
    expect((await apply(client, { payout_wallet_address: newWallet() })).status).toBe(201);
  });

  it('lets one person have one live application, however many they send at once', async () => {
    const person = await service.api.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(
      new Set(
        answers
          .slice()
          .filter((a) => a.status === 409)
          .map((a) => a.body.code),
      ),
    ).toEqual(new Set(['conflict']));
    const id = answers.find(({ status }) => status === 201)!.body.id;
    for (const decision of ['approve', 'suspend'] as const) {
      await decide({ service }, id, decision);
      expect((await apply(person)).status).toBe(409);
    }
    await decide({ service }, id, 'reject');
    expect((await apply(person)).status).toBe(201);
    // The rejected one would be a second live one.
    const again = await admin('POST', `/admin/facilitators/${id}/approve`);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name of white space', { name: ' \n' }, 'name'],
    ['a name of another type', { name: 7 }, 'name'],
    ['a bio that is too long', { bio: 'x'.repeat(4_001) }, 'bio'],
    ['a NUL in the bio', { bio: 'a\0b' }, 'bio'],
    ['half a surrogate pair', { bio: '\ud800' }, 'bio'],
    ['no specialty', { specialties: [] }, 'specialties'],
    ['thirteen specialties', { specialties: Array(13).fill('grief') }, 'specialties'],
    ['an empty specialty', { specialties: ['grief', ''] }, 'specialties.1'],
    ['a price of nothing', { price_per_session_usdc: 0 }, 'price_per_session_usdc'],
    ['a price below nothing', { price_per_session_usdc: -1 }, 'price_per_session_usdc'],
    ['less than a millionth', { price_per_session_usdc: 1e-7 }, 'price_per_session_usdc'],
    ['seven decimals', { price_per_session_usdc: 20.0000001 }, 'price_per_session_usdc'],
    ['more than a million', { price_per_session_usdc: 1_000_000.01 }, 'price_per_session_usdc'],
    ['a price as text', { price_per_session_usdc: '20' }, 'price_per_session_usdc'],
    ['a payout wallet that is none', { payout_wallet_address: '0x1234' }, 'payout_wallet_address'],
    ['the zero address', { payout_wallet_address: `0x${'0'.repeat(40)}` }, 'payout_wallet_address'],
    ['an empty language', { languages: [''] }, 'languages.0'],
    ['a contact that is too long', { contact: 'x'.repeat(501) }, 'contact'],
  ])('refuses %s, and names the field', async (_what, changes, path) => {
    const person = await service.api.signIn();
    const { status, body } = await apply(person, changes);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path);
    // Nothing was kept of it.
    expect((await apply(person)).status).toBe(201);
  });

  it('keeps prices to the sixth decimal', async () => {
    for (const price of [0.000001, 0.1, 19.99, 123_456.789012, 1_000_000]) {
      const id = await applyAs({ service }, await service.api.signIn(), { price_per_session_usdc: price });
      const { body } = await service.api.call('GET', `/swift/v1/facilitators/${id}`);
      expect(body.price_per_session_usdc).toBe(price);
      await decide({ service }, id, 'reject');
    }
  });

  it('makes one application of a request that is repeated under its key', async () => {
    const person = await service.api.signIn();
    const send = () => person.post('/swift/v1/facilitators/apply', application, { 'idempotency-key': 'a-1' });
    const first = await send();
    expect([first.status, (await send()).body]).toEqual([201, first.body]);
  });
});

describe('being found', () => {
  it('lists those who are approved with all that the contract names, oldest first', async () => {
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      ids.push(await applyAs({ service }, await service.api.signIn(), { name }));
    }
    const found = (await listed()).filter(({ id }) => ids.includes(id));
    expect(found.map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
    expect(found[0]).toEqual({
      id: ids[0],
      name: 'First',
      bio: application.bio,
      specialties: application.specialties,
      languages: application.languages,
      price_per_session_usdc: priceUsdc,
      rating: 0,
      review_count: 0,
      total_sessions: 0,
      status: 'approved',
    });
    const page = await service.api.call('GET', '/swift/v1/facilitators?limit=1');
    const next = await service.api.call(
      'GET',
      `/swift/v1/facilitators?limit=500&after=${page.body.next_cursor}`,
    );
    expect([...page.body.facilitators, ...next.body.facilitators]).toEqual(await listed());
  });

  it('never tells the public how to reach a guide or where they are paid', async () => {
    const person = await service.api.signIn();
    const id = await applyAs({ service }, person);
    const told = JSON.stringify([
      await listed(),
      (await service.api.call('GET', `/swift/v1/facilitators/${id}`)).body,
    ]).toLowerCase();
    expect(told).not.toContain(application.contact);
    expect(told).not.toContain(person.account.address.toLowerCase());
  });

  it('answers 404 for an unknown id and 400 for what is no id', async () => {
    const unknown = await service.api.call('GET', `/swift/v1/facilitators/${randomUUID()}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const malformed = await service.api.call('GET', '/swift/v1/facilitators/42');
    expect([malformed.status, malformed.body.code]).toEqual([400, 'invalid_request']);
  });

  it.each(['pending', 'rejected', 'suspended'])(
    'shows no facilitator who is %s, by any route',
    async (state) => {
      const [guide, writer] = [await service.api.signIn(), await service.api.signIn()];
      const id = await applyAs({ service }, guide, {
        name: `Hidden ${state}`,
        approve: state === 'suspended',
      });
      await writeAs(writer, 'It is nine weeks since the funeral. I thought grief would be crying.');
      if (state === 'suspended') {
        await writer.post(`/swift/v1/facilitators/${id}/review`, { rating: 5, text: 'A great help.' });
        await decide({ service }, id, 'suspend');
      }
      if (state === 'rejected') await decide({ service }, id, 'reject');

      const answers = [
        await service.api.call('GET', '/swift/v1/facilitators'),
        await writer.get('/swift/v1/facilitators/recommended'),
        await guide.get('/swift/v1/facilitators/recommended'),
        await service.api.call('GET', `/swift/v1/facilitators/${id}`),
        await service.api.call('GET', `/swift/v1/facilitators/${id.toUpperCase()}`),
        await writer.post(`/swift/v1/facilitators/${id}/review`, { rating: 5, text: 'A great help.' }),
        await guide.post(`/swift/v1/facilitators/${id}/review`, { rating: 5, text: 'Myself.' }),
        await writer.post(`/swift/v1/facilitators/${id}/book`, { share_context: false, message: '' }),
        await writer.get('/swift/v1/bookings'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404, 404, 404, 200]);
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(`Hidden ${state}`);
      const own = await guide.get('/swift/v1/facilitators/bookings');
      expect(own.body.facilitator).toEqual({ id, name: `Hidden ${state}`, status: state });
    },
  );
});

describe('the operator', () => {
  it('lists by status and moves from any status to any, repeatably', async () => {
    const id = await applyAs({ service }, await service.api.signIn(), { approve: false });
    for (const [decision, status] of [
      ['reject', 'rejected'],
      ['approve', 'approved'],
      ['suspend', 'suspended'],
      ['suspend', 'suspended'],
      ['approve', 'approved'],
    ] as const) {
      const { body } = await decide({ service }, id, decision);
      expect(body.status).toBe(status);
      const { body: found } = await admin('GET', `/admin/facilitators?status=${status}`);
      expect(found.facilitators.find((item: { id: string }) => item.id === id)).toEqual(body);
      expect((await listed()).some((item) => item.id === id)).toBe(status === 'approved');
    }
    const unknown = await admin('POST', `/admin/facilitators/${randomUUID()}/approve`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    expect((await admin('GET', '/admin/facilitators?status=famous')).status).toBe(400);
  });

  it('is only who has the token', async () => {
    const guide = await service.api.signIn();
    const id = await applyAs({ service }, guide, { approve: false });
    const wrong = [
      undefined,
      guide.token,
      `${adminToken}x`,
      adminToken.slice(0, -1),
      adminToken.toUpperCase(),
    ];
    for (const token of wrong) {
      for (const [method, path] of [
        ['GET', '/admin/facilitators'],
        ['POST', `/admin/facilitators/${id}/approve`],
      ] as const) {
        const { status, body } = await service.api.call(method, path, { token });
        expect([status, body.code]).toEqual([401, 'unauthenticated']);
      }
    }
    expect((await listed()).some((item) => item.id === id)).toBe(false);
    // The operator's token is not a person's: it opens no route of a person.
    expect((await service.api.call('GET', '/swift/v2/me', { token: adminToken })).status).toBe(401);
  });

  it('has no routes where no token is configured', async () => {
    const { api } = await startService({ work: false });
    for (const token of [undefined, adminToken, 'undefined']) {
      const { status, body } = await api.call('GET', '/admin/facilitators', { token });
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    const document = await readDocument(api.url);
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/admin'))).toEqual([]);
  });
});
