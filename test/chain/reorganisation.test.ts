import type { Address, Hash } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPaymentVerifier } from '#src/chain/payments.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { startRpcProxy } from './support/rpc-proxy.ts';

const price = 5_000_000n;

let anvil: Anvil;
let usdc: Awaited<ReturnType<Anvil['deployUsdc']>>;
let writer: Address;
let payout: Address;
let beforePayment: `0x${string}`;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  anvil = await startAnvil();
  [writer, payout] = anvil.accounts.map(({ address }) => address) as [Address, Address];
  usdc = await anvil.deployUsdc();
  await usdc.mint(writer, 1_000_000_000n);
});

beforeEach(async () => {
  beforePayment = await anvil.client.snapshot();
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
});

afterAll(() => anvil?.stop());

function verifierAt(rpcUrl: string) {
  return createPaymentVerifier({ chain: 'anvil', rpcUrl, usdcAddress: usdc.address, confirmations: 2 });
}

function claim(transactionHash: Hash) {
  return { transactionHash, from: writer, to: payout, minimumMicroUsdc: price };
}

async function payAndConfirm() {
  const hash = await usdc.transfer(writer, payout, price);
  await anvil.mine();
  return hash;
}

/** Takes the chain back to before the payment. */
async function dropPayment() {
  await anvil.client.revert({ id: beforePayment });
}

it('notices that a confirmed payment was dropped, before anything else is mined', async () => {
  const verifier = verifierAt(anvil.rpcUrl);
  const hash = await payAndConfirm();
  const verdict = await verifier.verify(claim(hash));
  if (!verdict.ok) throw new Error(verdict.message);
  expect(await verifier.stillCanonical(verdict)).toBe(true);

  await dropPayment();
  expect(await verifier.stillCanonical(verdict)).toBe(false);
  expect(await verifier.verify(claim(hash))).toMatchObject({ reason: 'payment_pending' });
});

it('notices that other blocks replaced the block of the payment', async () => {
  const verifier = verifierAt(anvil.rpcUrl);
  const verdict = await verifier.verify(claim(await payAndConfirm()));
  if (!verdict.ok) throw new Error(verdict.message);

  await dropPayment();
  await anvil.mine(5);
  expect(await anvil.client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(verdict.blockNumber);
  expect(await verifier.stillCanonical(verdict)).toBe(false);
});

it('accepts a dropped payment again when it is mined in another block', async () => {
  const verifier = verifierAt(anvil.rpcUrl);
  const hash = await payAndConfirm();
  const serialized = await anvil.client.request({
    method: 'eth_getRawTransactionByHash',
    params: [hash],
  } as never);
  const first = await verifier.verify(claim(hash));
  if (!first.ok) throw new Error(first.message);

  await dropPayment();
  await anvil.mine(3);
  await anvil.client.sendRawTransaction({ serializedTransaction: serialized });
  await anvil.mine();
  const second = await verifier.verify(claim(hash));
  if (!second.ok) throw new Error(second.message);
  expect(second.transactionHash).toBe(first.transactionHash);
  expect(second.blockHash).not.toBe(first.blockHash);
  expect(await verifier.stillCanonical(first)).toBe(false);
  expect(await verifier.stillCanonical(second)).toBe(true);
});

it('accepts nothing when the chain is reorganised during a verification', async () => {
  const hash = await payAndConfirm();
  let blockReads = 0;
  const proxy = await startRpcProxy(anvil.rpcUrl, {
    async before({ method }) {
      if (method !== 'eth_getBlockByNumber' || ++blockReads !== 2) return;
      await dropPayment();
      await anvil.mine(5);
    },
  });
  opened.push(proxy);
  const verdict = await verifierAt(proxy.rpcUrl).verify(claim(hash));
  expect(verdict).toMatchObject({ ok: false, reason: 'payment_pending', retryAfterSeconds: 4 });
  expect(blockReads).toBe(2);
});

it('waits when a node still has the receipt of a block that is no longer canonical', async () => {
  const hash = await payAndConfirm();
  const kept = await anvil.client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never);
  await dropPayment();
  await anvil.mine(5);
  const proxy = await startRpcProxy(anvil.rpcUrl, {
    rewrite: (method, result) => (method === 'eth_getTransactionReceipt' ? kept : result),
  });
  opened.push(proxy);
  const verifier = verifierAt(proxy.rpcUrl);
  expect(await verifier.verify(claim(hash))).toMatchObject({ reason: 'payment_pending' });
  // Not even a fault is told of what may yet come out otherwise.
  const dearer = { ...claim(hash), minimumMicroUsdc: price + 1n };
  expect(await verifier.verify(dearer)).toMatchObject({ reason: 'payment_pending' });
});

it('waits when the logs are marked as removed', async () => {
  const hash = await payAndConfirm();
  const proxy = await startRpcProxy(anvil.rpcUrl, {
    rewrite(method, result) {
      if (method === 'eth_getTransactionReceipt') result.logs[0].removed = true;
      return result;
    },
  });
  opened.push(proxy);
  expect(await verifierAt(proxy.rpcUrl).verify(claim(hash))).toMatchObject({ reason: 'payment_pending' });
});

it('waits when the node of the head is behind the node of the receipt', async () => {
  const hash = await payAndConfirm();
  const proxy = await startRpcProxy(anvil.rpcUrl, {
    rewrite: (method, result) => (method === 'eth_blockNumber' ? '0x1' : result),
  });
  opened.push(proxy);
  expect(await verifierAt(proxy.rpcUrl).verify(claim(hash))).toMatchObject({
    reason: 'payment_pending',
    retryAfterSeconds: 4,
  });
});
