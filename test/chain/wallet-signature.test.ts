import fc from 'fast-check';
import { type Address, encodeFunctionData, padHex, serializeErc6492Signature } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChainUnavailableError, WrongChainError } from '#src/chain/chain-unavailable.ts';
import {
  type ContractSignatureVerifier,
  createContractSignatureVerifier,
} from '#src/chain/wallet-signature.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { mirrored } from '../support/mirrored-signature.ts';
import { startHttpServer, startRpcProxy } from './support/rpc-proxy.ts';
import { compileContracts } from './support/solidity.ts';

const message = 'Sign this message to authenticate with Prime: 0123456789abcdef';

let anvil: Anvil;
let wallets: ReturnType<typeof compileContracts>;
let owner: Anvil['accounts'][number];
let stranger: Anvil['accounts'][number];
let wallet: Address;
let verify: ContractSignatureVerifier;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  wallets = compileContracts(new URL('support/contracts/wallets.sol', import.meta.url));
  anvil = await startAnvil();
  [owner, stranger] = anvil.accounts as [typeof owner, typeof stranger];
  wallet = (await anvil.deploy(wallets.SmartWallet!, [owner.address])).address;
  verify = createContractSignatureVerifier({ rpcUrl: anvil.rpcUrl, chain: 'anvil' });
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
});

afterAll(() => anvil?.stop());

function verifierAt(rpcUrl: string, timeoutMs = 300) {
  return createContractSignatureVerifier({ rpcUrl, chain: 'anvil', timeoutMs });
}

describe('a deployed wallet (ERC-1271)', () => {
  it("accepts its owner's signature", async () => {
    const signature = await owner.signMessage({ message });
    expect(await verify({ address: wallet, message, signature })).toBe(true);
    expect(await verify({ address: wallet.toLowerCase(), message, signature })).toBe(true);
  });

  it("refuses a stranger's signature, the owner's of another text, and the owner's for another wallet", async () => {
    const signature = await owner.signMessage({ message });
    const strangers = await stranger.signMessage({ message });
    const others = (await anvil.deploy(wallets.SmartWallet!, [stranger.address])).address;
    expect(await verify({ address: wallet, message, signature: strangers })).toBe(false);
    expect(await verify({ address: wallet, message: `${message} `, signature })).toBe(false);
    expect(await verify({ address: others, message, signature })).toBe(false);
  });

  it('refuses an address that holds no contract and is not the key', async () => {
    const signature = await owner.signMessage({ message });
    expect(await verify({ address: stranger.address, message, signature })).toBe(false);
  });

  it.each(['RevertingWallet', 'EndlessWallet', 'BrokenWallet', 'TalkativeWallet'])(
    'takes what a %s does for a refusal, not for an outage',
    async (name) => {
      const { address } = await anvil.deploy(wallets[name]!);
      const signature = await owner.signMessage({ message });
      expect(await verify({ address, message, signature })).toBe(false);
    },
  );

  it('makes no request to an address that a wallet names', async () => {
    const trap = await startHttpServer(() => '{"data":"0x1626ba7e"}');
    opened.push(trap);
    const { address } = await anvil.deploy(wallets.LookupWallet!, [`${trap.rpcUrl}/{sender}/{data}`]);
    const signature = await owner.signMessage({ message });
    expect(await verify({ address, message, signature })).toBe(false);
    expect(trap.requestCount).toBe(0);
  });
});

describe('a signature mirrored to its high s', () => {
  it('is accepted or refused by the contract, if the wallet is a contract', async () => {
    const signature = mirrored(await owner.signMessage({ message }));
    expect(await verify({ address: wallet, message, signature })).toBe(true);
    const strangers = mirrored(await stranger.signMessage({ message }));
    expect(await verify({ address: wallet, message, signature: strangers })).toBe(false);
    const { address } = await anvil.deploy(wallets.RevertingWallet!);
    expect(await verify({ address, message, signature })).toBe(false);
  });

  it('is refused for an ordinary key, and for a key whose account has code that refuses it', async () => {
    const key = anvil.accounts[5]!;
    const signature = mirrored(await key.signMessage({ message }));
    expect(await verify({ address: key.address, message, signature })).toBe(false);
    const refusing = await anvil.deploy(wallets.RevertingWallet!);
    await anvil.client.setCode({
      address: key.address,
      bytecode: (await anvil.client.getCode(refusing))!,
    });
    expect(await verify({ address: key.address, message, signature })).toBe(false);
  });

  it('is an outage if the chain does not answer', async () => {
    const signature = mirrored(await owner.signMessage({ message }));
    const nowhere = verifierAt('http://127.0.0.1:9');
    await expect(nowhere({ address: wallet, message, signature })).rejects.toThrow(ChainUnavailableError);
  });
});

describe('a wallet that is not deployed yet (ERC-6492)', () => {
  const salt = padHex('0x2a', { size: 32 });
  let factory: Awaited<ReturnType<Anvil['deploy']>>;
  let future: Address;

  beforeAll(async () => {
    factory = await anvil.deploy(wallets.WalletFactory!);
    const question = { ...factory, functionName: 'addressOf', args: [owner.address, salt] };
    future = (await anvil.client.readContract(question)) as Address;
  });

  async function sign(signer: typeof owner, deploysFor: Address = owner.address) {
    const data = encodeFunctionData({ abi: factory.abi, functionName: 'create', args: [deploysFor, salt] });
    const signature = await signer.signMessage({ message });
    return serializeErc6492Signature({ address: factory.address, data, signature });
  }

  it("accepts its future owner's signature, and deploys nothing by it", async () => {
    expect(await verify({ address: future, message, signature: await sign(owner) })).toBe(true);
    expect(await anvil.client.getCode({ address: future })).toBeUndefined();
  });

  it("refuses a stranger's signature, another wallet's deployment, and the owner's signature without the deployment", async () => {
    expect(await verify({ address: future, message, signature: await sign(stranger) })).toBe(false);
    const elsewhere = await sign(stranger, stranger.address);
    expect(await verify({ address: future, message, signature: elsewhere })).toBe(false);
    const bare = await owner.signMessage({ message });
    expect(await verify({ address: future, message, signature: bare })).toBe(false);
  });

  it('accepts the same signature after the wallet was deployed', async () => {
    const signature = await sign(owner);
    await anvil.write(owner.address, factory, 'create', [owner.address, salt]);
    expect(await anvil.client.getCode({ address: future })).toMatch(/^0x/);
    expect(await verify({ address: future, message, signature })).toBe(true);
  });
});

describe('an invalid signature', () => {
  it('is always refused, without an error', async () => {
    const magic6492 = '6492'.repeat(16);
    const magic8010 = '8010'.repeat(16);
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 600 });
    const suffix = fc.constantFrom('', magic6492, magic8010);
    const signatures = fc.oneof(
      fc.string(),
      fc.tuple(hex, suffix).map(([digits, end]) => `0x${digits.length % 2 ? `${digits}0` : digits}${end}`),
    );
    await fc.assert(
      fc.asyncProperty(signatures, async (signature) => {
        expect(await verify({ address: wallet, message, signature })).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused without a call if it is too large or the address is invalid', async () => {
    const nowhere = verifierAt('http://127.0.0.1:9');
    const large = `0x${'ab'.repeat(16_385)}`;
    expect(await nowhere({ address: wallet, message, signature: large })).toBe(false);
    expect(await nowhere({ address: '0x12', message, signature: '0x12' })).toBe(false);
  });
});

describe('an ordinary key', () => {
  it('is verified without a chain', async () => {
    const nowhere = verifierAt('http://127.0.0.1:9');
    const signature = await owner.signMessage({ message });
    expect(await nowhere({ address: owner.address, message, signature })).toBe(true);
  });
});

describe('a chain that does not answer', () => {
  it('is an outage, and neither a refusal nor an acceptance', async () => {
    const signature = await owner.signMessage({ message });
    const limited = '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}';
    const servers = await Promise.all([
      startHttpServer(() => undefined),
      startHttpServer(() => '<h1>sorry</h1>', { status: 502 }),
      startHttpServer(() => '<h1>hello</h1>'),
      startHttpServer(() => limited),
      startHttpServer(() => '{"jsonrpc":"2.0","id":1,"result":"yes"}'),
    ]);
    opened.push(...servers);
    for (const rpcUrl of [...servers.map((server) => server.rpcUrl), 'http://127.0.0.1:9'])
      await expect(verifierAt(rpcUrl)({ address: wallet, message, signature })).rejects.toThrow(
        ChainUnavailableError,
      );
  });

  it('is an outage if only the calls for this signature fail', async () => {
    const signature = await owner.signMessage({ message });
    for (const result of [null, 'yes', 7, { valid: true }]) {
      const proxy = await startRpcProxy(anvil.rpcUrl, {
        rewrite: (method, answer) => (method === 'eth_call' ? result : answer),
      });
      opened.push(proxy);
      await expect(verifierAt(proxy.rpcUrl, 5_000)({ address: wallet, message, signature })).rejects.toThrow(
        ChainUnavailableError,
      );
    }
  });

  it('is distinguished from a call that fails by a call that cannot fail', async () => {
    const signature = await owner.signMessage({ message });
    const outOfGas = { code: -32000, message: 'out of gas' };
    const overloaded = { code: -32000, message: 'too busy' };
    const isSmall = (params: unknown[]) => (params[0] as { data: string }).data.length < 100;
    const [gasless, busy] = await Promise.all([
      startRpcProxy(anvil.rpcUrl, {
        fail: ({ method, params }) => (method === 'eth_call' && !isSmall(params) ? outOfGas : undefined),
      }),
      startRpcProxy(anvil.rpcUrl, { fail: ({ method }) => (method === 'eth_call' ? overloaded : undefined) }),
    ]);
    opened.push(gasless, busy);
    expect(await verifierAt(gasless.rpcUrl, 5_000)({ address: wallet, message, signature })).toBe(false);
    await expect(verifierAt(busy.rpcUrl, 5_000)({ address: wallet, message, signature })).rejects.toThrow(
      ChainUnavailableError,
    );
  });

  it('accepts no signature if it is another chain', async () => {
    const other = await startAnvil({ chainId: 84532 });
    opened.push(other);
    const signature = await owner.signMessage({ message });
    await expect(verifierAt(other.rpcUrl, 5_000)({ address: wallet, message, signature })).rejects.toThrow(
      WrongChainError,
    );
  });
});
