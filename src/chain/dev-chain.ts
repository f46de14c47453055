import { type Abi, type Address, createTestClient, type Hex, http, publicActions, walletActions } from 'viem';
import { startAnvilProcess } from './anvil-process.ts';
import { chains } from './chains.ts';
import testUsdc from './contracts/test-usdc.json' with { type: 'json' };

/** A local chain for development, for `CHAIN=anvil` with its `RPC_URL` and `USDC_ADDRESS`. */
export interface DevChain {
  rpcUrl: string;
  usdcAddress: Address;
  chainId: number;
  stop(): Promise<void>;
}

/**
 * Starts a local chain with a test token and gives `wallet` 100 ETH for gas and 10,000 USDC. It mines transactions at once
 * and an empty block every two seconds, so that confirmations arrive as on Base. The token has the same address at
 * each start. Nothing is kept after the end.
 *
 * @param options.port 0 for any free port.
 * @throws Error when anvil is not installed or the port is in use.
 */
export async function startDevChain(options: { port: number; wallet: Address }): Promise<DevChain> {
  const { id, blockTimeSeconds } = chains.anvil;
  const anvil = await startAnvilProcess({
    port: options.port,
    args: [
      '--chain-id',
      `${id}`,
      '--mixed-mining',
      '--block-time',
      `${blockTimeSeconds}`,
      '--prune-history',
      '64',
    ],
  });
  try {
    const transport = http(anvil.rpcUrl);
    const client = createTestClient({ mode: 'anvil', transport, pollingInterval: 50 })
      .extend(publicActions)
      .extend(walletActions);
    const [deployer] = await client.getAddresses();
    const usdcAddress = await deploy(deployer!);
    await client.setBalance({ address: options.wallet, value: 100n * 10n ** 18n });
    const funding = await client.writeContract({
      address: usdcAddress,
      abi: testUsdc.abi as Abi,
      functionName: 'mint',
      args: [options.wallet, 10_000n * 10n ** 6n],
      account: deployer!,
      chain: null,
    });
    await client.waitForTransactionReceipt({ hash: funding });
    return { rpcUrl: anvil.rpcUrl, usdcAddress, chainId: id, stop: anvil.stop };

    async function deploy(account: Address): Promise<Address> {
      const abi = testUsdc.abi as Abi;
      const hash = await client.deployContract({
        abi,
        bytecode: testUsdc.bytecode as Hex,
        account,
        chain: null,
      });
      const { contractAddress } = await client.waitForTransactionReceipt({ hash });
      if (!contractAddress) throw new Error('the test token could not be deployed');
      return contractAddress;
    }
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}
