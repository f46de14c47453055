import type { Address, Hash } from 'viem';
import { expect } from 'vitest';
import type { Clock } from '#src/core/clock.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { onCleanup } from '../support/data-dir.ts';
import { type RunningService, startService } from '../support/service.ts';

export const adminToken = 'operator-of-the-tests-0123456789';

/** What a guide of the tests asks for a session, in USDC and in its millionths. */
export const priceUsdc = 20;
export const price = 20_000_000n;

export interface Market {
  anvil: Anvil;
  usdc: Awaited<ReturnType<Anvil['deployUsdc']>>;
  service: RunningService;
  /** Signed in by the first five accounts of the chain, each with 1,000,000 USDC. */
  writers: SignedIn[];
}

/** The whole service on a real chain of its own, with the operator's routes on. It stops with the test file. */
export async function startMarket(
  options: { rpcUrl?: (anvil: Anvil) => Promise<string>; clock?: Clock; confirmations?: number } = {},
): Promise<Market> {
  const anvil = await startAnvil();
  onCleanup(() => anvil.stop());
  const usdc = await anvil.deployUsdc();
  const service = await startService({
    work: false,
    environment: {
      CHAIN: 'anvil',
      RPC_URL: (await options.rpcUrl?.(anvil)) ?? anvil.rpcUrl,
      USDC_ADDRESS: usdc.address,
      PAYMENT_CONFIRMATIONS: String(options.confirmations ?? 2),
      ADMIN_TOKEN: adminToken,
    },
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const writers: SignedIn[] = [];
  for (const account of anvil.accounts.slice(0, 5)) {
    await usdc.mint(account.address, 1_000_000_000_000n);
    // An account of a mnemonic signs as one of a private key does.
    writers.push(await service.api.signIn(account as never));
  }
  return { anvil, usdc, service, writers };
}

export const application = {
  name: 'Maren Holt',
  bio: 'I sit with people after somebody has died.',
  specialties: ['bereavement', 'anticipatory loss'],
  price_per_session_usdc: priceUsdc,
  languages: ['English', 'Norsk'],
  contact: 'maren@example.org',
};

/** Moves a facilitator as the operator does. */
export async function decide(
  { service }: Pick<Market, 'service'>,
  id: string,
  decision: 'approve' | 'reject' | 'suspend',
): Promise<ApiResponse> {
  const answer = await service.api.call('POST', `/admin/facilitators/${id}/${decision}`, {
    token: adminToken,
  });
  expect(answer.status).toBe(200);
  return answer;
}

/** A facilitator's id; `approved` unless it is to stay as it came. */
export async function applyAs(
  market: Pick<Market, 'service'>,
  person: Pick<SignedIn, 'post'>,
  {
    approve = true,
    ...given
  }: Partial<typeof application> & { approve?: boolean; payout_wallet_address?: string } = {},
): Promise<string> {
  const { status, body } = await person.post('/swift/v1/facilitators/apply', { ...application, ...given });
  expect(body).toEqual({ id: expect.any(String), status: 'pending' });
  expect(status).toBe(201);
  if (approve) await decide(market, body.id, 'approve');
  return body.id;
}

/** Sends a payment and lets it be confirmed. */
export async function pay(
  { anvil, usdc }: Market,
  from: Address,
  to: Address,
  amount = price,
): Promise<Hash> {
  const hash = await usdc.transfer(from, to, amount);
  await anvil.mine();
  return hash;
}

/** A new person whose wallet holds 1,000 USDC, and from which the chain lets the test send. */
export async function newPayer({ anvil, usdc, service }: Market): Promise<SignedIn> {
  const person = await service.api.signIn();
  const { address } = person.account;
  await anvil.client.setBalance({ address, value: 10n ** 18n });
  await anvil.client.impersonateAccount({ address });
  await usdc.mint(address, 1_000_000_000n);
  return person;
}

/** Asks for a booking, `payment` being what is sent as its proof. */
export function book(
  writer: Pick<SignedIn, 'post'>,
  facilitatorId: string,
  payment: string | undefined,
  {
    headers = {},
    ...body
  }: { share_context?: boolean; message?: string; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  return writer.post(
    `/swift/v1/facilitators/${facilitatorId}/book`,
    { share_context: false, message: '', ...body },
    { ...(payment === undefined ? {} : { 'payment-signature': payment }), ...headers },
  );
}

export async function bookingsOf(writer: Pick<SignedIn, 'get'>): Promise<ApiResponse['body'][]> {
  const { status, body } = await writer.get('/swift/v1/bookings');
  expect(status).toBe(200);
  return body.bookings;
}

/** Hands in a session of eight minutes. */
export async function writeAs(
  person: Pick<SignedIn, 'post'>,
  writing: string,
  extras: { sealed?: boolean } = {},
): Promise<void> {
  const { status, body } = await person.post('/swift/v2/write', {
    writing,
    duration_seconds: 480,
    new_line_count: 0,
    ...extras,
  });
  expect([status, body.is_prime]).toEqual([200, true]);
}
