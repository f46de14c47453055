import type { Address } from 'viem';
import { startDevChain } from '../chain/dev-chain.ts';

/** Runs a local chain for trying payments until it is interrupted. Prints the variables that the service needs. */
export async function runDevChain(options: { wallet: Address; port: number }): Promise<void> {
  const chain = await startDevChain(options);
  console.log(`A local chain runs at ${chain.rpcUrl} (chain id ${chain.chainId}).
${options.wallet} has 100 ETH for gas and 10,000 USDC. They have no value.

Set these variables for the service, in another terminal:

CHAIN=anvil
RPC_URL=${chain.rpcUrl}
USDC_ADDRESS=${chain.usdcAddress}

Ctrl-C stops the chain and discards everything on it.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await chain.stop();
}
