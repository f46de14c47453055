import type { Address } from 'viem';
import { startDevChain } from '../chain/dev-chain.ts';

/** Runs a chain for trying payments until it is told to end, and prints what to set for the service. */
export async function runDevChain(options: { wallet: Address; port: number }): Promise<void> {
  const chain = await startDevChain(options);
  console.log(`A chain of your own runs at ${chain.rpcUrl} (chain id ${chain.chainId}).
${options.wallet} has 100 ETH for gas and 10,000 USDC, all of it worth nothing.

Start the service in another terminal with

CHAIN=anvil
RPC_URL=${chain.rpcUrl}
USDC_ADDRESS=${chain.usdcAddress}

Everything on the chain is forgotten when this ends: Ctrl-C.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await chain.stop();
}
