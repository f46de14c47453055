import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, applyAs } from '../../facilitators/market.ts';
import type { SignedIn } from '../../support/api-client.ts';
import { cleanUpFile } from '../../support/data-dir.ts';
import { newWallet, registerChild, writePrime } from '../../support/people.ts';
import { type RunningService, startService } from '../../support/service.ts';
import { callTool } from '../support/call-tool.ts';

let service: RunningService;
let writer: SignedIn;
beforeAll(async () => {
  service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
  writer = await service.api.signIn();
});
afterAll(cleanUpFile);

const call = async (name: string, input: object = {}) => {
  const { ok, result } = await callTool(service.url, writer.token, name, input);
  expect(ok).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers
  return result as any;
};

describe('the result of a tool', () => {
  it('for a guide has only public data: no wallet, no contact, no account', async () => {
    const guide = await service.api.signIn();
    const payout = newWallet();
    const id = await applyAs({ service }, guide, {
      contact: 'maren@example.org',
      payout_wallet_address: payout,
    });
    await guide.post(`/swift/v1/facilitators/${id}/review`, { rating: 5, text: 'myself' });
    await writer.post(`/swift/v1/facilitators/${id}/review`, { rating: 4, text: 'She waited.' });
    await writePrime(writer);
    const [shown] = (await service.api.call('GET', '/swift/v1/facilitators')).body.facilitators;

    const { facilitators } = await call('list-facilitators');
    const { recommendations } = await call('recommend-facilitators');
    const { reviews, ...profile } = await call('facilitator-profile', { facilitator_id: id });
    expect(facilitators).toEqual([shown]);
    expect(recommendations[0]).toEqual({
      facilitator: shown,
      match_score: expect.any(Number),
      rationale: expect.any(String),
    });
    expect(profile).toEqual(shown);
    expect(reviews.map(({ text }: { text: string }) => text)).toEqual(['She waited.']);
    const told = JSON.stringify([facilitators, recommendations, profile, reviews]).toLowerCase();
    for (const hidden of [
      payout,
      guide.account.address,
      writer.account.address,
      'maren@example.org',
      guide.user.id,
    ])
      expect(told).not.toContain(hidden.toLowerCase());
  });

  it('for a child has what its parent can see', async () => {
    const child = await registerChild(writer);
    const listed = (await writer.get('/swift/v2/children')).body;
    expect(await call('list-children')).toEqual(listed);
    expect(await call('get-child', { child_id: child.id })).toEqual(child);
  });
});
