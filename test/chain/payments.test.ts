import fc from 'fast-check';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  keccak256,
  pad,
  toEventSelector,
} from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentVerifier, type PaymentVerdict } from '#src/chain/payments.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { compileContracts } from './support/solidity.ts';

const price = 20_000_000n;
const transferTopic = toEventSelector('Transfer(address,address,uint256)');

let anvil: Anvil;
let usdc: Awaited<ReturnType<Anvil['deployUsdc']>>;
let forger: Awaited<ReturnType<Anvil['deploy']>>;
let cashier: Awaited<ReturnType<Anvil['deploy']>>;
let payers: ReturnType<typeof compileContracts>;
let writer: Address;
let stranger: Address;
let payout: Address;

beforeAll(async () => {
  payers = compileContracts(new URL('support/contracts/payers.sol', import.meta.url));
  anvil = await startAnvil();
  [writer, stranger, payout] = anvil.accounts.map(({ address }) => address) as [Address, Address, Address];
  usdc = await anvil.deployUsdc();
  forger = await anvil.deploy(payers.Forger!);
  cashier = await anvil.deploy(payers.Cashier!);
  for (const wallet of [writer, stranger]) {
    await usdc.mint(wallet, 1_000_000_000_000n);
    await usdc.approve(wallet, cashier.address, 1_000_000_000_000n);
  }
});

afterAll(() => anvil?.stop());

/** A verifier of one confirmation, so that what is mined counts, whose clock is the chain's own. */
async function createVerifier(
  options: { confirmations?: number; ageSeconds?: number; usdcAddress?: Address } = {},
) {
  const { timestamp } = await anvil.client.getBlock();
  return createPaymentVerifier({
    chain: 'anvil',
    rpcUrl: anvil.rpcUrl,
    usdcAddress: options.usdcAddress ?? usdc.address,
    confirmations: options.confirmations ?? 1,
    clock: () => new Date((Number(timestamp) + (options.ageSeconds ?? 0)) * 1000),
  });
}

async function judge(transactionHash: string, options: Parameters<typeof createVerifier>[0] = {}) {
  const verifier = await createVerifier(options);
  return verifier.verify({ transactionHash, from: writer, to: payout, minimumMicroUsdc: price });
}

function reasonOf(verdict: PaymentVerdict) {
  return verdict.ok ? 'ok' : verdict.reason;
}

function forge(topics: Hex[], data: Hex) {
  return anvil.write(stranger, forger, 'write', [topics, data]);
}

function payTogether(payments: { from: Address; to: Address; value: bigint }[], how = 'pay') {
  return anvil.write(stranger, cashier, how, [usdc.address, payments]);
}

const amount = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);

describe('an accepted payment', () => {
  it('accepts the price from the writer to the guide, and returns its position in the chain', async () => {
    const hash = await usdc.transfer(writer, payout, price);
    const receipt = await anvil.client.getTransactionReceipt({ hash });
    const block = await anvil.client.getBlock({ blockNumber: receipt.blockNumber });
    expect(await judge(hash)).toEqual({
      ok: true,
      amountMicroUsdc: price,
      blockNumber: receipt.blockNumber,
      blockHash: receipt.blockHash,
      blockTime: new Date(Number(block.timestamp) * 1000),
      logIndex: 0,
      transactionHash: hash,
    });
  });

  it('accepts more than the price, and returns the amount', async () => {
    const verdict = await judge(await usdc.transfer(writer, payout, price + 5n));
    expect(verdict).toMatchObject({ ok: true, amountMicroUsdc: price + 5n });
  });

  it('returns a hash in lower case, whatever its letter case was', async () => {
    const hash = await usdc.transfer(writer, payout, price);
    for (const spelling of [hash, hash.toUpperCase(), `0x${hash.slice(2).toUpperCase()}`])
      expect(await judge(spelling)).toMatchObject({ ok: true, transactionHash: hash });
  });

  it('ignores the letter case of wallets', async () => {
    const transactionHash = await usdc.transfer(writer, payout, price);
    const verifier = createPaymentVerifier({
      chain: 'anvil',
      rpcUrl: anvil.rpcUrl,
      usdcAddress: usdc.address.toUpperCase().replace('0X', '0x'),
      confirmations: 1,
    });
    expect(verifier.tokenAddress).toBe(getAddress(usdc.address));
    const from = writer.toLowerCase() as Address;
    const to = payout.toUpperCase().replace('0X', '0x') as Address;
    expect(reasonOf(await verifier.verify({ transactionHash, from, to, minimumMicroUsdc: price }))).toBe(
      'ok',
    );
  });

  it('finds the payment behind other transfers in the same transaction', async () => {
    const hash = await payTogether([
      { from: stranger, to: payout, value: price },
      { from: writer, to: stranger, value: price },
      { from: writer, to: payout, value: price - 1n },
      { from: writer, to: payout, value: price },
    ]);
    expect(await judge(hash)).toMatchObject({ ok: true, amountMicroUsdc: price, logIndex: 3 });
  });

  it('accepts a transfer from the writer by a spender whom the writer approved', async () => {
    await usdc.approve(writer, stranger, price);
    expect(reasonOf(await judge(await usdc.transferFrom(stranger, writer, payout, price)))).toBe('ok');
  });

  it('accepts a contract wallet that pays through a relayer: the log names the payer, not the sender', async () => {
    const owner = anvil.accounts[3]!;
    const wallets = compileContracts(new URL('support/contracts/wallets.sol', import.meta.url));
    const wallet = await anvil.deploy(wallets.SmartWallet!, [owner.address]);
    await usdc.mint(wallet.address, price);
    const data = encodeFunctionData({ abi: usdc.abi, functionName: 'transfer', args: [payout, price] });
    const order = encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }, { type: 'address' }, { type: 'bytes' }],
      [wallet.address, 0n, usdc.address, data],
    );
    const signature = await owner.sign({ hash: keccak256(order) });
    const transactionHash = await anvil.write(stranger, wallet, 'execute', [usdc.address, data, signature]);

    const verifier = await createVerifier();
    const claim = { transactionHash, to: payout, minimumMicroUsdc: price };
    expect(reasonOf(await verifier.verify({ ...claim, from: wallet.address }))).toBe('ok');
    expect(reasonOf(await verifier.verify({ ...claim, from: owner.address }))).toBe('payment_not_yours');
    expect(reasonOf(await verifier.verify({ ...claim, from: stranger }))).toBe('payment_not_yours');
  });
});

describe('a refused payment', () => {
  it.each<[string, string, () => Promise<Hash>]>([
    ["another person's transfer", 'payment_not_yours', () => usdc.transfer(stranger, payout, price)],
    ['newly minted tokens', 'payment_not_yours', () => usdc.mint(payout, price)],
    ['a transfer between strangers', 'payment_not_yours', () => usdc.transfer(stranger, stranger, price)],
    ['a transfer to another person', 'payment_wrong_recipient', () => usdc.transfer(writer, stranger, price)],
    ["the guide's own transfer to the writer", 'payment_not_yours', () => usdc.transfer(payout, writer, 0n)],
    ['a millionth too little', 'payment_insufficient', () => usdc.transfer(writer, payout, price - 1n)],
    [
      'nothing, moved from the writer to the guide by a stranger',
      'payment_insufficient',
      () => usdc.transferFrom(stranger, writer, payout, 0n),
    ],
    [
      'two halves of the price in one transaction',
      'payment_insufficient',
      () =>
        payTogether([
          { from: writer, to: payout, value: price / 2n },
          { from: writer, to: payout, value: price / 2n },
        ]),
    ],
    [
      'a detour of the money through another wallet',
      'payment_wrong_recipient',
      () =>
        payTogether([
          { from: writer, to: stranger, value: price },
          { from: stranger, to: payout, value: price },
        ]),
    ],
    [
      'the right transfer in a transaction that reverted',
      'payment_failed',
      () => payTogether([{ from: writer, to: payout, value: price }], 'payAndRevert'),
    ],
    [
      'another token that imitates the event',
      'payment_wrong_token',
      () => forge([transferTopic, pad(writer), pad(payout)], amount(price)),
    ],
    [
      'the price in ETH',
      'payment_wrong_token',
      () => anvil.send({ from: writer, to: payout, value: 10n ** 16n }),
    ],
    ['a call that moves nothing', 'payment_wrong_token', () => usdc.approve(writer, payout, price)],
    [
      'the creation of a contract',
      'payment_wrong_token',
      () => anvil.send({ from: writer, data: payers.Forger!.bytecode }),
    ],
  ])('refuses %s: %s', async (_what, reason, pay) => {
    expect(reasonOf(await judge(await pay()))).toBe(reason);
  });

  it('refuses a token that differs only in its address', async () => {
    const imitation = await anvil.deployUsdc();
    await imitation.mint(writer, price);
    const hash = await imitation.transfer(writer, payout, price);
    expect(reasonOf(await judge(hash))).toBe('payment_wrong_token');
    expect(reasonOf(await judge(hash, { usdcAddress: imitation.address }))).toBe('ok');
  });

  it('names the price and the largest amount that was transferred', async () => {
    const values = [1_500_000n, 3_250_000n, 2_000_000n];
    const verdict = await judge(
      await payTogether(values.map((value) => ({ from: writer, to: payout, value }))),
    );
    expect(verdict).toMatchObject({ message: expect.stringMatching(/price is 20 USDC.*is 3\.25 USDC/) });
  });

  it("never shows a stranger's wallet in a refusal", async () => {
    const hashes = [
      await usdc.transfer(stranger, payout, price),
      await usdc.transfer(writer, stranger, price),
      await usdc.transfer(writer, payout, 1n),
    ];
    for (const hash of hashes) {
      const verdict = await judge(hash);
      expect(verdict.ok ? '' : verdict.message).toMatch(/^[A-Z][^\n]{20,}\.$/);
      expect(JSON.stringify(verdict)).not.toContain('0x');
    }
  });

  it('takes no log of another layout for a payment', async () => {
    const word = pad('0x07');
    const parties = `${pad(writer)}${pad(payout).slice(2)}` as Hex;
    const dirty = (wallet: Address) => `0x${'ff'.repeat(12)}${wallet.slice(2)}` as Hex;
    const layouts: [Hex[], Hex][] = [
      [[], '0x'],
      [[transferTopic], '0x'],
      [[transferTopic], `${parties}${amount(price).slice(2)}`],
      [[transferTopic, pad(writer)], `${pad(payout)}${amount(price).slice(2)}`],
      [[transferTopic, pad(writer), pad(payout)], '0x'],
      [[transferTopic, pad(writer), pad(payout)], '0x01'],
      [[transferTopic, pad(writer), pad(payout)], `${amount(price)}${word.slice(2)}`],
      [[transferTopic, pad(writer), pad(payout), amount(price)], '0x'],
      [[transferTopic, pad(writer), pad(payout), word], amount(price)],
      [[transferTopic, dirty(writer), dirty(payout)], amount(price)],
      [[word, pad(writer), pad(payout)], amount(price)],
    ];
    for (const [topics, data] of layouts) {
      const hash = await forge(topics, data);
      // Even if the operator had configured such a contract as the token.
      for (const usdcAddress of [usdc.address, forger.address])
        expect(reasonOf(await judge(hash, { usdcAddress }))).toBe('payment_wrong_token');
    }
  });

  it('refuses anything but a hash without a call to the chain', async () => {
    const verifier = createPaymentVerifier({
      chain: 'base',
      rpcUrl: 'http://127.0.0.1:9',
      confirmations: 1,
    });
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 130 });
    const wrongLength = digits.filter(({ length }) => length !== 64).map((text) => `0x${text}`);
    const noPrefix = fc.string({
      unit: fc.constantFrom(...'0123456789abcdef'),
      minLength: 64,
      maxLength: 66,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), wrongLength, noPrefix), async (transactionHash) => {
        const claim = { transactionHash, from: writer, to: payout, minimumMicroUsdc: price };
        expect(reasonOf(await verifier.verify(claim))).toBe('invalid_transaction_hash');
      }),
    );
    for (const near of [
      `0x${'g'.repeat(64)}`,
      ` 0x${'a'.repeat(64)}`,
      `0x${'a'.repeat(64)}\n`,
      `0x${'a'.repeat(65)}`,
    ]) {
      const claim = { transactionHash: near, from: writer, to: payout, minimumMicroUsdc: price };
      expect(reasonOf(await verifier.verify(claim))).toBe('invalid_transaction_hash');
    }
  });

  it('refuses to verify against a price of zero, which any transfer would pay', async () => {
    const verifier = await createVerifier();
    const claim = { transactionHash: `0x${'a'.repeat(64)}`, from: writer, to: payout };
    await expect(verifier.verify({ ...claim, minimumMicroUsdc: 0n })).rejects.toThrow(RangeError);
  });
});

describe('a payment that is not final yet', () => {
  beforeEach(() => anvil.client.setAutomine(true));

  it('is pending while the chain does not know the transaction', async () => {
    const verdict = await judge(keccak256('0x01'));
    expect(verdict).toMatchObject({ reason: 'payment_pending', retryAfterSeconds: 10 });
    expect(verdict).toMatchObject({ message: expect.stringContaining('not reached the chain') });
  });

  it('is pending for a transaction of another chain', async () => {
    const other = await startAnvil({ chainId: 84532 });
    try {
      const elsewhere = await other.deployUsdc();
      await elsewhere.mint(writer, price);
      const hash = await elsewhere.transfer(writer, payout, price);
      expect(reasonOf(await judge(hash))).toBe('payment_pending');
    } finally {
      await other.stop();
    }
  });

  it('is pending until the transaction is mined, and is then accepted', async () => {
    await anvil.client.setAutomine(false);
    const hash = await usdc.transfer(writer, payout, price);
    expect(await judge(hash, { confirmations: 3 })).toMatchObject({
      reason: 'payment_pending',
      message: expect.stringContaining('waits to be mined'),
      retryAfterSeconds: 6,
    });
    await anvil.mine();
    expect(reasonOf(await judge(hash))).toBe('ok');
  });

  it('has its own block as its first confirmation', async () => {
    const hash = await usdc.transfer(writer, payout, price);
    expect(reasonOf(await judge(hash, { confirmations: 1 }))).toBe('ok');
    expect(await judge(hash, { confirmations: 3 })).toMatchObject({
      reason: 'payment_pending',
      retryAfterSeconds: 4,
    });
    await anvil.mine();
    expect(await judge(hash, { confirmations: 3 })).toMatchObject({
      reason: 'payment_pending',
      retryAfterSeconds: 2,
    });
    await anvil.mine();
    expect(reasonOf(await judge(hash, { confirmations: 3 }))).toBe('ok');
  });

  it('is refused before its confirmations are complete if it is wrong', async () => {
    const hash = await usdc.transfer(writer, stranger, price);
    expect(reasonOf(await judge(hash, { confirmations: 5 }))).toBe('payment_wrong_recipient');
  });

  it('is accepted for 24 hours, and not a second longer', async () => {
    const hash = await usdc.transfer(writer, payout, price);
    expect(reasonOf(await judge(hash, { ageSeconds: 24 * 60 * 60 }))).toBe('ok');
    expect(reasonOf(await judge(hash, { ageSeconds: 24 * 60 * 60 + 1 }))).toBe('payment_too_old');
  });

  it('is refused if the chain is 25 hours past it', async () => {
    const hash = await usdc.transfer(writer, payout, price);
    await anvil.client.increaseTime({ seconds: 25 * 60 * 60 });
    await anvil.mine();
    expect(reasonOf(await judge(hash))).toBe('payment_too_old');
    expect(reasonOf(await judge(await usdc.transfer(writer, payout, price)))).toBe('ok');
  });
});

describe('the configuration of the chain', () => {
  const good = {
    chain: 'anvil',
    rpcUrl: 'http://127.0.0.1:9',
    usdcAddress: `0x${'1'.repeat(40)}`,
    confirmations: 2,
  } as const;

  it('knows the chains by their ids and their own USDC', () => {
    const { usdcAddress: _, ...onCircleChains } = good;
    expect(createPaymentVerifier({ ...onCircleChains, chain: 'base' })).toMatchObject({
      chainId: 8453,
      network: 'eip155:8453',
      tokenAddress: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    });
    expect(createPaymentVerifier({ ...onCircleChains, chain: 'base-sepolia' })).toMatchObject({
      chainId: 84532,
      network: 'eip155:84532',
      tokenAddress: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    });
    expect(createPaymentVerifier(good)).toMatchObject({ chainId: 31337, network: 'eip155:31337' });
  });

  it.each([
    ['no token on a chain without one', { usdcAddress: undefined }, /USDC_ADDRESS is required on anvil/],
    ['a token that is no address', { usdcAddress: '0x1234' }, /USDC_ADDRESS is not an address/],
    ['no confirmation', { confirmations: 0 }, /PAYMENT_CONFIRMATIONS/],
    ['half a confirmation', { confirmations: 1.5 }, /PAYMENT_CONFIRMATIONS/],
    ['confirmations that are no number', { confirmations: Number.NaN }, /PAYMENT_CONFIRMATIONS/],
    ['a web socket', { rpcUrl: 'ws://127.0.0.1' }, /RPC_URL/],
    ['an address without a scheme', { rpcUrl: '127.0.0.1:8545' }, /RPC_URL/],
  ])('refuses %s, and names the variable', (_what, wrong, message) => {
    expect(() => createPaymentVerifier({ ...good, ...wrong })).toThrow(message);
  });
});
