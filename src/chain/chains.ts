import type { Address } from 'viem';

/** The values of `CHAIN`. */
export type ChainName = 'base' | 'base-sepolia' | 'anvil';

/** A chain on which payments are accepted. */
export interface PaymentChain {
  readonly id: number;
  /** CAIP-2 name, `eip155:<id>`. */
  readonly network: string;
  /** Circle's USDC (developers.circle.com, "USDC contract addresses"); undefined on a local chain. */
  readonly usdcAddress: Address | undefined;
  /** The token's EIP-712 domain, for x402 clients. It differs between the two chains. */
  readonly usdcDomain: { readonly name: string; readonly version: string };
  /** Time between blocks, from which retry times are computed. */
  readonly blockTimeSeconds: number;
}

export const chains: Readonly<Record<ChainName, PaymentChain>> = {
  base: {
    id: 8453,
    network: 'eip155:8453',
    usdcAddress: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    usdcDomain: { name: 'USD Coin', version: '2' },
    blockTimeSeconds: 2,
  },
  'base-sepolia': {
    id: 84532,
    network: 'eip155:84532',
    usdcAddress: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    usdcDomain: { name: 'USDC', version: '2' },
    blockTimeSeconds: 2,
  },
  anvil: {
    id: 31337,
    network: 'eip155:31337',
    usdcAddress: undefined,
    usdcDomain: { name: 'USDC', version: '2' },
    blockTimeSeconds: 2,
  },
};
