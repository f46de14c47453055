import { type Address, getAddress } from 'viem';
import { chains } from './chains.ts';
import { paymentMaxAgeSeconds } from './payments.ts';

/** The terms of a payment. */
export interface PaymentTerms {
  /** The verifier's `network`. */
  network: string;
  /** The verifier's `tokenAddress`. */
  asset: Address;
  payTo: Address;
  amountMicroUsdc: bigint;
  /** Why payment is required: a sentence. */
  error: string;
  resource: {
    /** Absolute URL of the resource. */
    url: string;
    description: string;
    mimeType: string;
  };
}

/**
 * The value of a `PAYMENT-REQUIRED` header: base64 of the JSON that x402 version 2 calls PaymentRequired
 * (github.com/coinbase/x402, specs/x402-specification-v2.md, 5.1, and specs/transports-v2/http.md).
 */
export function paymentRequiredHeader({
  network,
  asset,
  payTo,
  amountMicroUsdc,
  error,
  resource,
}: PaymentTerms) {
  const chain = Object.values(chains).find((known) => known.network === network);
  const paymentRequired = {
    x402Version: 2,
    error,
    resource: { url: resource.url, description: resource.description, mimeType: resource.mimeType },
    accepts: [
      {
        scheme: 'exact',
        network,
        amount: amountMicroUsdc.toString(),
        asset: getAddress(asset),
        payTo: getAddress(payTo),
        maxTimeoutSeconds: paymentMaxAgeSeconds,
        extra: { ...(chain?.usdcDomain ?? { name: 'USDC', version: '2' }) },
      },
    ],
  };
  return Buffer.from(JSON.stringify(paymentRequired)).toString('base64');
}
