import { type Address, encodeFunctionData, getAddress, padHex, serializeErc6492Signature } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRpcProxy } from '../chain/support/rpc-proxy.ts';
import { compileContracts } from '../chain/support/solidity.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { cleanUpFile, onCleanup } from '../support/data-dir.ts';
import { mirrored } from '../support/mirrored-signature.ts';
import { type RunningService, startService } from '../support/service.ts';

let anvil: Anvil;
let node: Awaited<ReturnType<typeof startRpcProxy>>;
let service: RunningService;
let wallet: Address;
let factory: Awaited<ReturnType<Anvil['deploy']>>;
/** While this is set, the node answers nothing. */
let isDown = false;

beforeAll(async () => {
  const wallets = compileContracts(new URL('../chain/support/contracts/wallets.sol', import.meta.url));
  anvil = await startAnvil();
  onCleanup(() => anvil.stop());
  wallet = getAddress((await anvil.deploy(wallets.SmartWallet!, [anvil.accounts[0]!.address])).address);
  factory = await anvil.deploy(wallets.WalletFactory!);
  node = await startRpcProxy(anvil.rpcUrl, {
    before() {
      if (isDown) throw new Error('down');
    },
  });
  onCleanup(() => node.stop());
  service = await startService({
    work: false,
    environment: { CHAIN: 'anvil', RPC_URL: node.rpcUrl, USDC_ADDRESS: `0x${'11'.repeat(20)}` },
  });
});
afterAll(cleanUpFile);

async function challengeOf(walletAddress: string): Promise<string> {
  const { body } = await service.api.call('POST', '/swift/v2/auth/challenge', {
    body: { wallet_address: walletAddress },
  });
  return body.challenge;
}

function verify(walletAddress: string, challenge: string, signature: string) {
  const body = { wallet_address: walletAddress, challenge, signature };
  return service.api.call('POST', '/swift/v2/auth/verify', { body });
}

describe('a wallet that is a contract', () => {
  it('signs in with a signature that its contract accepts (ERC-1271), each time as the same person', async () => {
    const ids = [];
    for (const address of [wallet, wallet.toLowerCase()]) {
      const message = await challengeOf(address);
      const { status, body } = await verify(
        address,
        message,
        await anvil.accounts[0]!.signMessage({ message }),
      );
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        wallet_address: wallet,
        seed_wallet_address: wallet,
        is_seed_user: true,
      });
      ids.push(body.user.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('signs in with a signature that only its contract accepts, which is refused for an ordinary key', async () => {
    const [owner] = anvil.accounts;
    const message = await challengeOf(wallet);
    const accepted = mirrored(await owner!.signMessage({ message }));
    expect((await verify(wallet, message, accepted)).status).toBe(200);
    const own = await challengeOf(owner!.address);
    const { status, body } = await verify(
      owner!.address,
      own,
      mirrored(await owner!.signMessage({ message: own })),
    );
    expect([status, body.code]).toEqual([401, 'signature_mismatch']);
  });

  it('signs in before it is deployed (ERC-6492)', async () => {
    const [, owner] = anvil.accounts;
    const salt = padHex('0x07', { size: 32 });
    const question = { ...factory, functionName: 'addressOf', args: [owner!.address, salt] };
    const future = (await anvil.client.readContract(question)) as Address;
    const message = await challengeOf(future);
    const data = encodeFunctionData({
      abi: factory.abi,
      functionName: 'create',
      args: [owner!.address, salt],
    });
    const signature = serializeErc6492Signature({
      address: factory.address,
      data,
      signature: await owner!.signMessage({ message }),
    });
    const { status, body } = await verify(future, message, signature);
    expect(status).toBe(200);
    expect(body.user.wallet_address).toBe(future);
  });

  it('refuses a stranger’s signature, and its owner’s of another text', async () => {
    const message = await challengeOf(wallet);
    const [owner, stranger] = anvil.accounts;
    for (const signature of [
      await stranger!.signMessage({ message }),
      await owner!.signMessage({ message: `${message} ` }),
      '0x00',
      `0x${'ab'.repeat(500)}`,
    ]) {
      const { status, body } = await verify(wallet, message, signature as string);
      expect([status, body.code]).toEqual([401, 'signature_mismatch']);
    }
  });

  it('gets an error while the chain is down, may retry the same challenge, and does not delay ordinary keys', async () => {
    const message = await challengeOf(wallet);
    const signature = await anvil.accounts[0]!.signMessage({ message });
    isDown = true;
    try {
      const { status, body, headers } = await verify(wallet, message, signature);
      expect([status, body.code]).toEqual([503, 'chain_unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(body.error).not.toContain(node.rpcUrl);
      expect((await service.api.signIn()).user.is_seed_user).toBe(true);
      expect((await service.api.call('GET', '/readyz')).status).toBe(200);
    } finally {
      isDown = false;
    }
    expect((await verify(wallet, message, signature)).status).toBe(200);
  });
});

describe('without a chain', () => {
  it('a contract wallet is refused as a mismatch', async () => {
    const { api } = await startService({ work: false });
    const { body } = await api.call('POST', '/swift/v2/auth/challenge', { body: { wallet_address: wallet } });
    const signature = await anvil.accounts[0]!.signMessage({ message: body.challenge });
    const claim = { wallet_address: wallet, challenge: body.challenge, signature };
    const answer = await api.call('POST', '/swift/v2/auth/verify', { body: claim });
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_mismatch']);
  });
});
