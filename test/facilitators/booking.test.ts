import { randomUUID } from 'node:crypto';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hash,
  keccak256,
  pad,
  toEventSelector,
} from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRpcProxy } from '../chain/support/rpc-proxy.ts';
import { compileContracts } from '../chain/support/solidity.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile, onCleanup } from '../support/data-dir.ts';
import { startService } from '../support/service.ts';
import {
  adminToken,
  application,
  applyAs,
  book,
  bookingsOf,
  decide,
  type Market,
  pay,
  price,
  priceUsdc,
  startMarket,
} from './market.ts';

let market: Market;
let anvil: Anvil;
let usdc: Market['usdc'];
let writer: SignedIn;
let stranger: SignedIn;
let guide: SignedIn;
let payout: Address;
let facilitatorId: string;
let cashier: Awaited<ReturnType<Anvil['deploy']>>;
let forger: Awaited<ReturnType<Anvil['deploy']>>;

/** What the node in front of the chain does with a call, in this test. */
let beforeCall: ((method: string) => Promise<void> | void) | undefined;

beforeAll(async () => {
  market = await startMarket({
    async rpcUrl(real) {
      const proxy = await startRpcProxy(real.rpcUrl, { before: ({ method }) => beforeCall?.(method) });
      onCleanup(() => proxy.stop());
      return proxy.rpcUrl;
    },
  });
  ({ anvil, usdc } = market);
  [writer, stranger, guide] = market.writers as [SignedIn, SignedIn, SignedIn];
  payout = guide.account.address;
  facilitatorId = await applyAs(market, guide);
  const payers = compileContracts(new URL('../chain/support/contracts/payers.sol', import.meta.url));
  cashier = await anvil.deploy(payers.Cashier!);
  forger = await anvil.deploy(payers.Forger!);
  for (const { account } of [writer, stranger]) {
    await usdc.approve(account.address, cashier.address, 1_000_000_000_000n);
  }
});
afterEach(() => {
  beforeCall = undefined;
});
afterAll(cleanUpFile);

async function expectBooked(answer: ApiResponse, hash: string) {
  expect(answer.body).toMatchObject({ status: 'confirmed', transaction_hash: hash });
  expect(answer.status).toBe(201);
}

function codeOf({ status, body }: ApiResponse) {
  return [status, body.code];
}

function payTogether(payments: { from: Address; to: Address; value: bigint }[], how = 'pay') {
  return anvil.write(stranger.account.address, cashier, how, [usdc.address, payments]);
}

describe('a booking', () => {
  it('answers with the booking, and counts as a session of the guide', async () => {
    const hash = await pay(market, writer.account.address, payout);
    const before = (await market.service.api.call('GET', `/swift/v1/facilitators/${facilitatorId}`)).body;
    const { status, body } = await book(writer, facilitatorId, hash, { message: 'Evenings, please.' });
    expect(status).toBe(201);
    expect(body).toEqual({
      booking_id: expect.any(String),
      status: 'confirmed',
      facilitator: expect.objectContaining({
        id: facilitatorId,
        name: application.name,
        status: 'approved',
        total_sessions: before.total_sessions + 1,
      }),
      price_usdc: priceUsdc,
      amount_usdc: priceUsdc,
      transaction_hash: hash,
      share_context: false,
      contact: application.contact,
      created_at: expect.any(String),
    });
    const [own] = await bookingsOf(writer);
    expect(own).toMatchObject({
      booking_id: body.booking_id,
      facilitator: { id: facilitatorId, name: application.name, contact: application.contact },
      message: 'Evenings, please.',
      share_context: false,
      summary: null,
      readings: [],
    });
    expect(await bookingsOf(stranger)).toEqual([]);
  });

  it.each([
    ['is named', undefined],
    ['stands in the header', ' '],
  ])('says what has to be paid when no payment %s, to people and to programs', async (_what, payment) => {
    const { status, body, headers } = await book(writer, facilitatorId, payment);
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(body.terms).toEqual({
      amount_usdc: priceUsdc,
      amount: price.toString(),
      token: getAddress(usdc.address),
      chain_id: 31337,
      network: 'eip155:31337',
      recipient: getAddress(payout),
      max_age_seconds: 86_400,
      confirmations: 2,
    });
    const required = JSON.parse(Buffer.from(headers.get('payment-required')!, 'base64').toString());
    expect(required).toEqual({
      x402Version: 2,
      error: body.error,
      resource: {
        url: `${market.service.url}/swift/v1/facilitators/${facilitatorId}/book`,
        description: expect.any(String),
        mimeType: 'application/json',
      },
      accepts: [
        expect.objectContaining({
          scheme: 'exact',
          network: 'eip155:31337',
          amount: price.toString(),
          asset: getAddress(usdc.address),
          payTo: getAddress(payout),
        }),
      ],
    });
  });

  it('can be paid to exactly those terms, by a body with nothing in it', async () => {
    const { terms } = (await book(writer, facilitatorId, undefined)).body;
    const hash = await pay(market, writer.account.address, terms.recipient, BigInt(terms.amount));
    await expectBooked(
      await market.service.api.call('POST', `/swift/v1/facilitators/${facilitatorId}/book`, {
        token: writer.token,
        headers: { 'payment-signature': hash },
      }),
      hash,
    );
  });

  it('tells how much was paid where it was more than the price', async () => {
    const hash = await pay(market, writer.account.address, payout, price + 5n);
    const { body } = await book(writer, facilitatorId, hash);
    expect(body).toMatchObject({ price_usdc: 20, amount_usdc: 20.000005 });
  });

  it('finds the payment among several transfers of one transaction', async () => {
    const hash = await payTogether([
      { from: stranger.account.address, to: payout, value: price },
      { from: writer.account.address, to: stranger.account.address, value: price },
      { from: writer.account.address, to: payout, value: price },
    ]);
    await anvil.mine();
    await expectBooked(await book(writer, facilitatorId, hash), hash);
    // The stranger's transfer is in it as well, and the transaction has paid.
    expect(codeOf(await book(stranger, facilitatorId, hash))).toEqual([409, 'payment_already_used']);
  });

  it('is open to a contract wallet that pays through a relayer: the log’s `from` is the wallet', async () => {
    const owner = anvil.accounts[7]!;
    const wallets = compileContracts(new URL('../chain/support/contracts/wallets.sol', import.meta.url));
    const wallet = await anvil.deploy(wallets.SmartWallet!, [owner.address]);
    await usdc.mint(wallet.address, price);
    const data = encodeFunctionData({ abi: usdc.abi, functionName: 'transfer', args: [payout, price] });
    const order = encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }, { type: 'address' }, { type: 'bytes' }],
      [wallet.address, 0n, usdc.address, data],
    );
    const signature = await owner.sign({ hash: keccak256(order) });
    const hash = await anvil.write(stranger.account.address, wallet, 'execute', [
      usdc.address,
      data,
      signature,
    ]);
    await anvil.mine();
    const person = await market.service.api.signIn({
      address: wallet.address,
      signMessage: owner.signMessage,
    } as never);
    expect(codeOf(await book(stranger, facilitatorId, hash))).toEqual([402, 'payment_not_yours']);
    await expectBooked(await book(person, facilitatorId, hash), hash);
  });

  it('gives a repeated request under its key the first answer, and the guide one session', async () => {
    const hash = await pay(market, writer.account.address, payout);
    const send = () => book(writer, facilitatorId, hash, { headers: { 'idempotency-key': 'pay-once' } });
    const [first, second] = await Promise.all([send(), send()]);
    await expectBooked(first, hash);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await bookingsOf(writer)).filter((one) => one.transaction_hash === hash)).toHaveLength(1);
  });

  it('keeps a refusal under no key: the same key books once the payment stands', async () => {
    const headers = { 'idempotency-key': 'patience' };
    const hash = await usdc.transfer(writer.account.address, payout, price);
    expect(codeOf(await book(writer, facilitatorId, hash, { headers }))).toEqual([409, 'payment_pending']);
    await anvil.mine();
    await expectBooked(await book(writer, facilitatorId, hash, { headers }), hash);
  });
});

describe('a payment that does not count', () => {
  const own = () => writer.account.address;
  const others = () => stranger.account.address;
  const transferTopic = toEventSelector('Transfer(address,address,uint256)');

  it.each<[string, number, string, () => Promise<Hash>]>([
    ['another wallet’s transfer', 402, 'payment_not_yours', () => usdc.transfer(others(), payout, price)],
    [
      'a transfer to another wallet',
      402,
      'payment_wrong_recipient',
      () => usdc.transfer(own(), others(), price),
    ],
    ['a millionth too little', 402, 'payment_insufficient', () => usdc.transfer(own(), payout, price - 1n)],
    [
      'the price in two halves',
      402,
      'payment_insufficient',
      () =>
        payTogether([
          { from: own(), to: payout, value: price / 2n },
          { from: own(), to: payout, value: price / 2n },
        ]),
    ],
    [
      'a transfer of nothing that a stranger makes for the writer',
      402,
      'payment_insufficient',
      () => usdc.transferFrom(others(), own(), payout, 0n),
    ],
    [
      'the right event in a transaction that reverted',
      402,
      'payment_failed',
      () => payTogether([{ from: own(), to: payout, value: price }], 'payAndRevert'),
    ],
    [
      'another token that imitates the event',
      402,
      'payment_wrong_token',
      () =>
        anvil.write(others(), forger, 'write', [
          [transferTopic, pad(own()), pad(payout)],
          encodeAbiParameters([{ type: 'uint256' }], [price]),
        ]),
    ],
    [
      'a token that is the same in all but its address',
      402,
      'payment_wrong_token',
      async () => {
        const imitation = await anvil.deployUsdc();
        await imitation.mint(own(), price);
        return imitation.transfer(own(), payout, price);
      },
    ],
    [
      'the price in ETH',
      402,
      'payment_wrong_token',
      () => anvil.send({ from: own(), to: payout, value: 10n ** 16n }),
    ],
    ['an unknown transaction', 409, 'payment_pending', async () => keccak256('0x1234')],
    [
      'a transaction of another chain',
      409,
      'payment_pending',
      async () => {
        const other = await startAnvil({ chainId: 84532 });
        onCleanup(() => other.stop());
        const elsewhere = await other.deployUsdc();
        await elsewhere.mint(own(), price);
        return elsewhere.transfer(own(), payout, price);
      },
    ],
  ])('%s: %i %s', async (_what, status, code, make) => {
    const hash = await make();
    await anvil.mine();
    const before = await bookingsOf(writer);
    const answer = await book(writer, facilitatorId, hash);
    expect(codeOf(answer)).toEqual([status, code]);
    if (status === 402) {
      expect(answer.body.terms).toMatchObject({ amount: price.toString(), recipient: getAddress(payout) });
      expect(answer.headers.get('payment-required')).toBeTruthy();
    } else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await bookingsOf(writer)).toEqual(before);
  });

  it.each([
    ['no hash at all', 'yes'],
    ['a hash that is too short', `0x${'a'.repeat(63)}`],
    ['a hash that is too long', `0x${'a'.repeat(65)}`],
    ['a hash without its prefix', 'a'.repeat(64)],
    ['digits that are none', `0x${'g'.repeat(64)}`],
    ['two hashes', `0x${'a'.repeat(64)}, 0x${'b'.repeat(64)}`],
    ['a payload of x402', Buffer.from('{"x402Version":2,"payload":{"signature":"0x"}}').toString('base64')],
  ])('%s: 400 invalid_transaction_hash', async (_what, payment) => {
    const answer = await book(writer, facilitatorId, payment);
    expect(codeOf(answer)).toEqual([400, 'invalid_transaction_hash']);
    expect(answer.body.details).toEqual([{ path: 'payment-signature', message: expect.any(String) }]);
  });

  it('is told apart from one that only has to wait, and books when the waiting is over', async () => {
    await anvil.client.setAutomine(false);
    const hash = await usdc.transfer(own(), payout, price);
    expect(codeOf(await book(writer, facilitatorId, hash))).toEqual([409, 'payment_pending']);
    await anvil.mine();
    const unconfirmed = await book(writer, facilitatorId, hash);
    expect(codeOf(unconfirmed)).toEqual([409, 'payment_pending']);
    expect(unconfirmed.headers.get('retry-after')).toBe('2');
    await anvil.mine();
    await anvil.client.setAutomine(true);
    await expectBooked(await book(writer, facilitatorId, hash), hash);
  });

  it('leaves a payment free for its payer after another caller was refused with it', async () => {
    const hash = await pay(market, own(), payout);
    expect(codeOf(await book(stranger, facilitatorId, hash))).toEqual([402, 'payment_not_yours']);
    await expectBooked(await book(writer, facilitatorId, hash), hash);
  });

  it('pays one guide, not another for whom it was not sent', async () => {
    const other = await applyAs(market, market.writers[3]!);
    const hash = await pay(market, own(), payout);
    expect(codeOf(await book(writer, other, hash))).toEqual([402, 'payment_wrong_recipient']);
    await expectBooked(await book(writer, facilitatorId, hash), hash);
    await decide(market, other, 'reject');
  });

  it('never shows a wallet or the node’s address in a refusal', async () => {
    const hash = await usdc.transfer(others(), market.writers[4]!.account.address, price);
    await anvil.mine();
    const text = JSON.stringify((await book(writer, facilitatorId, hash)).body).toLowerCase();
    for (const secret of [others(), market.writers[4]!.account.address, anvil.rpcUrl]) {
      expect(text).not.toContain(secret.toLowerCase());
    }
  });
});

describe('one transaction', () => {
  it('pays one booking, whatever races and however its hash is spelled', async () => {
    for (let round = 0; round < 3; round++) {
      const hash = await pay(market, writer.account.address, payout);
      const digits = hash.slice(2);
      const spellings = [hash, `0x${digits.toUpperCase()}`, hash.toUpperCase(), `0X${digits}`];
      const answers = await Promise.all(
        [...spellings, ...spellings].map((spelling) => book(writer, facilitatorId, spelling)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['payment_already_used']));
      expect(answers.find(({ status }) => status === 201)!.body.transaction_hash).toBe(hash);
      expect((await bookingsOf(writer)).filter((one) => one.transaction_hash === hash)).toHaveLength(1);
    }
  });

  it('pays no second time after its writer was erased, and keeps nothing of them', async () => {
    const account = anvil.accounts[6]!;
    await usdc.mint(account.address, price);
    const first = await market.service.api.signIn(account as never);
    const hash = await pay(market, account.address, payout);
    await expectBooked(
      await book(first, facilitatorId, hash, { message: 'My secret wish', share_context: true }),
      hash,
    );
    const exported = (await first.get('/swift/v2/me/export')).body;
    expect(exported.bookings).toHaveLength(1);
    expect((await first.delete('/swift/v2/me')).body.erased).toMatchObject({ bookings: 1 });

    const second = await market.service.api.signIn(account as never);
    expect(await bookingsOf(second)).toEqual([]);
    expect(codeOf(await book(second, facilitatorId, hash))).toEqual([409, 'payment_already_used']);
    const received = (await guide.get('/swift/v1/facilitators/bookings')).body.bookings;
    const left = received.find((one: { transaction_hash: string }) => one.transaction_hash === hash);
    expect(left).toMatchObject({ message: null, summary: null, amount_usdc: priceUsdc });
  });
});

describe('who books whom', () => {
  it('refuses oneself, also by another person’s profile that pays one’s own wallet', async () => {
    const hash = await pay(market, guide.account.address, payout);
    expect(codeOf(await book(guide, facilitatorId, hash))).toEqual([403, 'forbidden']);
    const client = await market.service.issueClient();
    const id = await applyAs(market, client, { payout_wallet_address: stranger.account.address });
    expect(codeOf(await book(stranger, id, undefined))).toEqual([403, 'forbidden']);
    await decide(market, id, 'reject');
  });

  it('refuses a token that belongs to no wallet', async () => {
    const client = await market.service.issueClient();
    expect(codeOf(await book(client, facilitatorId, undefined))).toEqual([403, 'forbidden']);
  });

  it('finds no facilitator under an unknown id, and asks for a token first', async () => {
    expect(codeOf(await book(writer, randomUUID(), undefined))).toEqual([404, 'not_found']);
    const path = `/swift/v1/facilitators/${facilitatorId}/book`;
    expect((await market.service.api.call('POST', path, { body: {} })).status).toBe(401);
  });

  it.each<[string, unknown, string]>([
    ['a share_context that is no boolean', { share_context: 'yes' }, 'share_context'],
    ['a message that is too long', { message: 'x'.repeat(2_001) }, 'message'],
    ['a message with a NUL', { message: 'a\0b' }, 'message'],
  ])('refuses %s before it looks at the payment', async (_what, body, path) => {
    const hash = await pay(market, writer.account.address, payout);
    const answer = await writer.post(`/swift/v1/facilitators/${facilitatorId}/book`, body, {
      'payment-signature': hash,
    });
    expect(codeOf(answer)).toEqual([400, 'invalid_request']);
    expect(answer.body.details[0].path).toBe(path);
    await expectBooked(await book(writer, facilitatorId, hash), hash);
  });

  it('books no facilitator who was suspended while the chain was asked, and does not use the payment up', async () => {
    const hash = await pay(market, writer.account.address, payout);
    beforeCall = async (method) => {
      if (method !== 'eth_blockNumber') return;
      beforeCall = undefined;
      await decide(market, facilitatorId, 'suspend');
    };
    expect(codeOf(await book(writer, facilitatorId, hash))).toEqual([404, 'not_found']);
    await decide(market, facilitatorId, 'approve');
    await expectBooked(await book(writer, facilitatorId, hash), hash);
  });
});

describe('a chain that moves', () => {
  let beforePayment: `0x${string}`;

  beforeEach(async () => {
    beforePayment = await anvil.client.snapshot();
  });

  it('books nothing when the transaction is dropped between confirmation and booking', async () => {
    const hash = await pay(market, writer.account.address, payout);
    const raw = await anvil.client.request({
      method: 'eth_getRawTransactionByHash',
      params: [hash],
    } as never);
    let blocksRead = 0;
    beforeCall = async (method) => {
      // Two reads belong to the verification; the third is the last look before the booking is written.
      if (method !== 'eth_getBlockByNumber' || ++blocksRead !== 3) return;
      await anvil.client.revert({ id: beforePayment });
      await anvil.mine(5);
    };
    const answer = await book(writer, facilitatorId, hash);
    expect(blocksRead).toBe(3);
    expect(codeOf(answer)).toEqual([409, 'payment_pending']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    beforeCall = undefined;
    expect(codeOf(await book(writer, facilitatorId, hash))).toEqual([409, 'payment_pending']);
    expect((await bookingsOf(writer)).some((one) => one.transaction_hash === hash)).toBe(false);

    // Mined again in another block, the same payment books.
    await anvil.client.sendRawTransaction({ serializedTransaction: raw });
    await anvil.mine(2);
    await expectBooked(await book(writer, facilitatorId, hash), hash);
  });

  it.each(['eth_chainId', 'eth_getTransactionReceipt', 'eth_blockNumber', 'the last look'])(
    'is a 503 while the node is down at %s, and neither a free nor a lost booking',
    async (where) => {
      const hash = await pay(market, writer.account.address, payout);
      let blocksRead = 0;
      beforeCall = (method) => {
        const isLastLook = method === 'eth_getBlockByNumber' && ++blocksRead >= 3;
        if (method === where || (where === 'the last look' && isLastLook)) throw new Error('down');
      };
      const answer = await book(writer, facilitatorId, hash);
      expect(codeOf(answer)).toEqual([503, 'chain_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.body.error).not.toContain('127.0.0.1');
      expect((await bookingsOf(writer)).some((one) => one.transaction_hash === hash)).toBe(false);
      beforeCall = undefined;
      await expectBooked(await book(writer, facilitatorId, hash), hash);
    },
  );

  it('takes a payment for 24 hours', async () => {
    const hash = await pay(market, writer.account.address, payout);
    const day = 24 * 60 * 60 * 1000;
    const later = await startService({
      work: false,
      clock: () => new Date(Date.now() + day + 60_000),
      environment: {
        CHAIN: 'anvil',
        RPC_URL: anvil.rpcUrl,
        USDC_ADDRESS: usdc.address,
        ADMIN_TOKEN: adminToken,
      },
    });
    const late = await later.api.signIn(anvil.accounts[0] as never);
    const id = await applyAs({ service: later }, await later.api.signIn(guide.account));
    expect(codeOf(await book(late, id, hash))).toEqual([402, 'payment_too_old']);
  });
});

describe('a service without a chain', () => {
  it('says that payments are not set up, with or without a payment', async () => {
    const service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
    const person = await service.api.signIn();
    const id = await applyAs({ service }, await service.api.signIn());
    for (const payment of [undefined, `0x${'a'.repeat(64)}`]) {
      expect(codeOf(await book(person, id, payment))).toEqual([503, 'payments_not_configured']);
    }
    expect(codeOf(await book(person, randomUUID(), undefined))).toEqual([404, 'not_found']);
  });

  it('starts while the node is down, and refuses to start on another chain', async () => {
    const other = await startAnvil({ chainId: 84532 });
    const environment = { CHAIN: 'anvil', RPC_URL: other.rpcUrl, USDC_ADDRESS: usdc.address };
    await expect(startService({ work: false, environment })).rejects.toThrow(/84532.*31337/);
    await other.stop();
    const { api } = await startService({ work: false, environment });
    expect((await api.call('GET', '/readyz')).status).toBe(200);
  });
});
