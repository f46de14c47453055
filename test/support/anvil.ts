import {
  type Abi,
  type Address,
  createTestClient,
  type Hash,
  type Hex,
  http,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { startAnvilProcess } from '#src/chain/anvil-process.ts';
import testUsdc from '#src/chain/contracts/test-usdc.json' with { type: 'json' };

const usdcAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
]);

export interface Contract {
  abi: Abi;
  bytecode: Hex;
}

export type Anvil = Awaited<ReturnType<typeof startAnvil>>;

/**
 * Starts a real EVM node on a free port. It mines each transaction at once, in a separate block.
 * Its ten accounts hold 10,000 ETH each and can sign (`accounts[n].signMessage`).
 */
export async function startAnvil({ chainId = 31337 }: { chainId?: number } = {}) {
  const { rpcUrl, stop } = await startAnvilProcess({ port: 0, args: ['--chain-id', `${chainId}`] });
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);
  const accounts = Array.from({ length: 10 }, (_, addressIndex) =>
    mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex }),
  );
  const operator = accounts[9]!.address;

  /** Waits for the block of a transaction, because Anvil returns the hash first. Does not wait if automine is off. */
  async function mined(hash: Hash): Promise<Hash> {
    if (await client.getAutomine()) await client.waitForTransactionReceipt({ hash });
    return hash;
  }

  const anvil = {
    rpcUrl,
    chainId,
    accounts,
    client,
    stop,

    /** Sends a transaction without simulating it first, so it may fail. Returns when it is mined. */
    async send(transaction: { from: Address; to?: Address; data?: Hex; value?: bigint }): Promise<Hash> {
      const { from, ...rest } = transaction;
      return mined(await client.sendTransaction({ ...rest, account: from, chain: null, gas: 3_000_000n }));
    },

    /** Sends a transaction that calls a contract's function; `from` is one of the accounts. */
    async write(
      from: Address,
      contract: { address: Address; abi: Abi },
      functionName: string,
      args: unknown[],
    ) {
      const call = { address: contract.address, abi: contract.abi, functionName, args };
      return mined(await client.writeContract({ ...call, account: from, chain: null, gas: 3_000_000n }));
    },

    async deploy({ abi, bytecode }: Contract, args: unknown[] = []) {
      const hash = await client.deployContract({ abi, bytecode, args, account: operator, chain: null });
      const { contractAddress } = await client.waitForTransactionReceipt({ hash });
      if (!contractAddress) throw new Error('the contract was not deployed');
      return { address: contractAddress, abi };
    },

    /** Deploys a new token with six decimals and real transfers. Amounts are in millionths. */
    async deployUsdc() {
      const token = await anvil.deploy({ abi: usdcAbi, bytecode: testUsdc.bytecode as Hex });
      return {
        ...token,
        mint: (to: Address, value: bigint) => anvil.write(operator, token, 'mint', [to, value]),
        approve: (from: Address, spender: Address, value: bigint) =>
          anvil.write(from, token, 'approve', [spender, value]),
        transfer: (from: Address, to: Address, value: bigint) =>
          anvil.write(from, token, 'transfer', [to, value]),
        transferFrom: (spender: Address, from: Address, to: Address, value: bigint) =>
          anvil.write(spender, token, 'transferFrom', [from, to, value]),
      };
    },

    mine: (blocks = 1) => client.mine({ blocks }),
  };
  return anvil;
}
