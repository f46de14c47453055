import { createServer } from 'node:net';
import type { Address, Hash } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChainUnavailableError, WrongChainError } from '#src/chain/chain-unavailable.ts';
import { createPaymentVerifier } from '#src/chain/payments.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { startHttpServer, startRpcProxy } from './support/rpc-proxy.ts';

const price = 5_000_000n;

let anvil: Anvil;
let usdc: Awaited<ReturnType<Anvil['deployUsdc']>>;
let writer: Address;
let payout: Address;
let paid: Hash;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  anvil = await startAnvil();
  [writer, payout] = anvil.accounts.map(({ address }) => address) as [Address, Address];
  usdc = await anvil.deployUsdc();
  await usdc.mint(writer, price);
  paid = await usdc.transfer(writer, payout, price);
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
});

afterAll(() => anvil?.stop());

function verifierAt(rpcUrl: string, timeoutMs = 5_000) {
  const token = { usdcAddress: usdc.address, confirmations: 1 };
  return createPaymentVerifier({ chain: 'anvil', rpcUrl, timeoutMs, ...token });
}

/** What all three questions to the verifier end in. */
async function outageAt(rpcUrl: string, timeoutMs?: number): Promise<ChainUnavailableError> {
  const verifier = verifierAt(rpcUrl, timeoutMs);
  const block = { blockNumber: 1n, blockHash: paid };
  const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
  await expect(verifier.assertChain()).rejects.toThrow(ChainUnavailableError);
  await expect(verifier.stillCanonical(block)).rejects.toThrow(ChainUnavailableError);
  return refusalOf(verifier.verify(claim));
}

/** The outage that a question ends in; fails when it is answered. */
async function refusalOf(answer: Promise<unknown>): Promise<ChainUnavailableError> {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ChainUnavailableError))
    throw new Error('the chain was not found unavailable', { cause: error });
  return error;
}

async function serve(...options: Parameters<typeof startHttpServer>) {
  const server = await startHttpServer(...options);
  opened.push(server);
  return server;
}

describe('a node that does not answer', () => {
  it('is an outage when the port is closed', async () => {
    const server = await startHttpServer(() => '');
    await server.stop();
    expect((await outageAt(server.rpcUrl)).message).toContain('ECONNREFUSED');
  });

  it('is an outage when it never answers, within the time that was given', async () => {
    const server = await serve(() => undefined);
    const start = performance.now();
    expect((await outageAt(server.rpcUrl, 300)).message).toContain('no answer within 300 ms');
    // Three questions of 300 ms each, with room for a busy machine; viem's own limit would be 10 s for each.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('is an outage when it stalls after the first bytes of its answer', async () => {
    const half =
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"jsonrpc":';
    const sockets = new Set<{ destroy(): void }>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      socket.once('data', () => socket.write(half));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.push({
      async stop() {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      },
    });
    const { port } = server.address() as { port: number };
    expect((await outageAt(`http://127.0.0.1:${port}`, 300)).message).toContain('no answer within 300 ms');
  });

  it.each([429, 500, 502, 404])('is an outage at HTTP status %i', async (status) => {
    const server = await serve(() => '<h1>sorry</h1>', { status });
    expect((await outageAt(server.rpcUrl)).message).toContain(`HTTP status ${status}`);
  });

  it.each([
    ['a page', '<html>hello</html>'],
    ['nothing', ''],
    ['half an object', '{"jsonrpc":"2.0","id":1,"resu'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty list', '[]'],
    ['no result', '{"jsonrpc":"2.0","id":1}'],
    ['a result of null', '{"jsonrpc":"2.0","id":1,"result":null}'],
    ['a result of another type', '{"jsonrpc":"2.0","id":1,"result":{"logs":"all"}}'],
    ['a list of results', '{"jsonrpc":"2.0","id":1,"result":["0x7a69"]}'],
    ['an error', '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}'],
    ['an error without a form', '{"jsonrpc":"2.0","id":1,"error":"no"}'],
  ])('is an outage when it answers with %s', async (_what, body) => {
    const server = await serve(() => body);
    const verifier = verifierAt(server.rpcUrl);
    await expect(verifier.assertChain()).rejects.toThrow(ChainUnavailableError);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    await expect(verifier.verify(claim)).rejects.toThrow(ChainUnavailableError);
  });

  it('logs which call failed and how, without the address of the node', async () => {
    const server = await serve(() => '{"error":{"code":-32005,"message":"limit exceeded"}}', { status: 429 });
    const verifier = verifierAt(`${server.rpcUrl}/v2/secret-key`);
    const error = await refusalOf(verifier.assertChain());
    expect(error.message).toBe('The chain could not be read (eth_chainId): error -32005: limit exceeded');
    expect(error.cause).toBeUndefined();
  });

  it('is called once more after a temporary failure', async () => {
    let failures = 0;
    const proxy = await startRpcProxy(anvil.rpcUrl, {
      before({ method }) {
        if (method === 'eth_getTransactionReceipt' && failures++ === 0) throw new Error('dropped');
      },
    });
    opened.push(proxy);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    expect(await verifierAt(proxy.rpcUrl).verify(claim)).toMatchObject({ ok: true });
    expect(failures).toBe(2);
  });
});

describe('a node of another chain', () => {
  it('is refused at the start by name, and verifies no payment', async () => {
    const other = await startAnvil({ chainId: 84532 });
    opened.push(other);
    const verifier = verifierAt(other.rpcUrl);
    await expect(verifier.assertChain()).rejects.toThrow(WrongChainError);
    await expect(verifier.assertChain()).rejects.toThrow(/serves chain 84532.*configured chain is 31337/);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    await expect(verifier.verify(claim)).rejects.toThrow(WrongChainError);
  });

  it('is noticed after the start as well', async () => {
    let chainId = '0x7a69';
    const proxy = await startRpcProxy(anvil.rpcUrl, {
      rewrite: (method, result) => (method === 'eth_chainId' ? chainId : result),
    });
    opened.push(proxy);
    const verifier = verifierAt(proxy.rpcUrl);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    await verifier.assertChain();
    expect(await verifier.verify(claim)).toMatchObject({ ok: true });
    chainId = '0x1';
    await expect(verifier.verify(claim)).rejects.toThrow(WrongChainError);
  });

  it('is distinguished from the configured one', async () => {
    await expect(verifierAt(anvil.rpcUrl).assertChain()).resolves.toBeUndefined();
  });
});

describe('an invalid receipt', () => {
  const other = `0x${'ab'.repeat(32)}`;
  it.each<
    [string, string, (result: Record<string, unknown> & { logs: Record<string, unknown>[] }) => unknown]
  >([
    ['of another transaction', 'another transaction', (r) => ({ ...r, transactionHash: other })],
    [
      'with the log of another transaction',
      'another transaction',
      (r) => ({ ...r, logs: [{ ...r.logs[0], transactionHash: other }] }),
    ],
    ['without logs', 'logs', ({ logs: _, ...r }) => r],
    ['without a status', 'status', ({ status: _, ...r }) => r],
    ['with a status of two', 'status', (r) => ({ ...r, status: '0x2' })],
    ['without a block', 'blockHash', (r) => ({ ...r, blockHash: null })],
    ['with a negative block', 'blockNumber', (r) => ({ ...r, blockNumber: '-0x1' })],
    ['with a decimal block', 'blockNumber', (r) => ({ ...r, blockNumber: 3 })],
    [
      'with topics that are no words',
      'logs.0.topics.1',
      (r) => ({ ...r, logs: [{ ...r.logs[0], topics: [other, '0x12'] }] }),
    ],
    [
      'with topics that are no hex',
      'logs.0.topics.0',
      (r) => ({ ...r, logs: [{ ...r.logs[0], topics: ['Transfer'] }] }),
    ],
    [
      'with too many topics',
      'logs.0.topics',
      (r) => ({ ...r, logs: [{ ...r.logs[0], topics: Array(5).fill(other) }] }),
    ],
    ['with half a byte of data', 'logs.0.data', (r) => ({ ...r, logs: [{ ...r.logs[0], data: '0x123' }] })],
    ['with a log from nowhere', 'logs.0.address', (r) => ({ ...r, logs: [{ ...r.logs[0], address: '0x' }] })],
    ['that is a text', 'does not match the protocol', () => 'done'],
  ])('%s is an outage, not a verdict', async (_what, where, change) => {
    const proxy = await startRpcProxy(anvil.rpcUrl, {
      rewrite: (method, result) => (method === 'eth_getTransactionReceipt' ? change(result) : result),
    });
    opened.push(proxy);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    const error = await refusalOf(verifierAt(proxy.rpcUrl).verify(claim));
    expect(error.message).toContain(where);
  });

  it.each<[string, (result: Record<string, unknown>) => unknown]>([
    ['of another height', (block) => ({ ...block, number: '0x1' })],
    ['without a hash', (block) => ({ ...block, hash: null })],
    ['from beyond the end of time', (block) => ({ ...block, timestamp: `0x${'f'.repeat(64)}` })],
  ])('a block %s is an outage as well', async (_what, change) => {
    const proxy = await startRpcProxy(anvil.rpcUrl, {
      rewrite: (method, result) => (method === 'eth_getBlockByNumber' ? change(result) : result),
    });
    opened.push(proxy);
    const claim = { transactionHash: paid, from: writer, to: payout, minimumMicroUsdc: price };
    await expect(verifierAt(proxy.rpcUrl).verify(claim)).rejects.toThrow(ChainUnavailableError);
  });
});
