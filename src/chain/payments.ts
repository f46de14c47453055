import { type Address, formatUnits, getAddress, type Hash, isAddress } from 'viem';
import { assertChainId, isTransactionKnown, readBlock, readHeadNumber, readReceipt } from './chain-reads.ts';
import { type ChainName, chains } from './chains.ts';
import { createRpc } from './rpc.ts';
import { readTransfers, type Transfer } from './transfers.ts';

/** A payment to verify. Addresses and hash in any letter case. */
interface ClaimedPayment {
  transactionHash: string;
  /** The payer's wallet: an account or a contract. */
  from: Address;
  to: Address;
  /** The price in millionths of a USDC, above 0. */
  minimumMicroUsdc: bigint;
}

/** A valid payment and its place on the chain. */
interface ConfirmedPayment {
  ok: true;
  /** The amount of the transfer: the price or more. */
  amountMicroUsdc: bigint;
  blockNumber: bigint;
  blockHash: Hash;
  blockTime: Date;
  /** Position of the Transfer log in its block. */
  logIndex: number;
  /** Lower case. */
  transactionHash: Hash;
}

/** Why a payment is not valid, or not yet. */
interface RefusedPayment {
  ok: false;
  reason:
    | 'invalid_transaction_hash'
    | 'payment_pending'
    | 'payment_failed'
    | 'payment_insufficient'
    | 'payment_wrong_recipient'
    | 'payment_wrong_token'
    | 'payment_not_yours'
    | 'payment_too_old';
  /** A sentence for the payer. It names no wallet. */
  message: string;
  /** With `payment_pending`: when to ask again. */
  retryAfterSeconds?: number;
}

export type PaymentVerdict = ConfirmedPayment | RefusedPayment;

export interface PaymentVerifier {
  readonly chainId: number;
  /** CAIP-2, such as `eip155:8453`. */
  readonly network: string;
  /** EIP-55 form. */
  readonly tokenAddress: Address;
  /** Checks that the node serves the configured chain. @throws WrongChainError, ChainUnavailableError */
  assertChain(): Promise<void>;
  /**
   * Verifies a payment by the table in docs/payments.md. Stores nothing: the caller must ensure that one transaction pays
   * once.
   * @throws ChainUnavailableError when the chain cannot be read.
   * @throws RangeError when the price is not above 0: anyone can send a transfer of 0 between any two wallets.
   */
  verify(payment: ClaimedPayment): Promise<PaymentVerdict>;
  /**
   * Whether the payment's block is still canonical. False after a reorganisation, even where the transaction was mined
   * again in another block, which `verify` then finds. Call it right before booking.
   * @throws ChainUnavailableError
   */
  stillCanonical(payment: Pick<ConfirmedPayment, 'blockNumber' | 'blockHash'>): Promise<boolean>;
}

/** Maximum age of a payment. */
export const paymentMaxAgeSeconds = 24 * 60 * 60;

/** How long a new transaction may take to reach the node. */
const propagationSeconds = 10;

/**
 * @param options.usdcAddress a token of six decimals; required on `anvil`, elsewhere by default Circle's USDC.
 * @param options.confirmations blocks from the payment's block to the head, both counted; at least 1.
 * @param options.timeoutMs for one verification with all its calls.
 * @throws TypeError, RangeError when an option is invalid.
 */
export function createPaymentVerifier(options: {
  chain: ChainName;
  rpcUrl: string;
  usdcAddress?: string | undefined;
  confirmations: number;
  clock?: () => Date;
  timeoutMs?: number;
}): PaymentVerifier {
  const { confirmations, clock = () => new Date(), timeoutMs = 10_000 } = options;
  const chain = chains[options.chain];
  if (!Number.isSafeInteger(confirmations) || confirmations < 1)
    throw new RangeError('PAYMENT_CONFIRMATIONS must be a whole number, 1 or more');
  const tokenAddress = options.usdcAddress ?? chain.usdcAddress;
  if (tokenAddress === undefined) throw new TypeError(`USDC_ADDRESS is required on ${options.chain}`);
  if (!isAddress(tokenAddress, { strict: false })) throw new TypeError('USDC_ADDRESS is not an address');
  const rpc = createRpc({ rpcUrl: options.rpcUrl, timeoutMs });

  const pending = (message: string, retryAfterSeconds: number): RefusedPayment => {
    return { ok: false, reason: 'payment_pending', message, retryAfterSeconds };
  };
  const reorganised = () =>
    pending(
      'The chain is being reorganised around this transaction. Try again shortly.',
      chain.blockTimeSeconds * confirmations,
    );

  return {
    chainId: chain.id,
    network: chain.network,
    tokenAddress: getAddress(tokenAddress),

    assertChain: () => assertChainId(rpc.openCalls(), chain),

    async verify({ transactionHash, from, to, minimumMicroUsdc }) {
      if (minimumMicroUsdc <= 0n) throw new RangeError('the price of a payment must be above 0');
      const hash = parseHash(transactionHash);
      if (!hash) {
        return refuse(
          'invalid_transaction_hash',
          'The payment is named by the hash of its transaction: 0x and 64 hexadecimal digits.',
        );
      }

      const call = rpc.openCalls();
      const [receipt] = await Promise.all([readReceipt(call, hash), assertChainId(call, chain)]);
      if (!receipt) {
        return (await isTransactionKnown(call, hash))
          ? pending('This transaction waits to be mined.', chain.blockTimeSeconds * confirmations)
          : pending(
              'This transaction has not reached the chain yet. If it stays so, check its hash and its network.',
              propagationSeconds,
            );
      }

      const { blockNumber, blockHash } = receipt;
      const [block, head] = await Promise.all([readBlock(call, blockNumber), readHeadNumber(call)]);
      if (block?.hash !== blockHash || receipt.logs.some((log) => log.removed)) return reorganised();
      if (!receipt.status) {
        return refuse('payment_failed', 'This transaction failed on the chain, so it moved nothing.');
      }

      const found = findTransfer(readTransfers(receipt.logs), {
        token: lower(tokenAddress),
        from: lower(from),
        to: lower(to),
        minimumMicroUsdc,
      });
      if (!found.ok) return found;

      if (clock().getTime() - block.timestamp.getTime() > paymentMaxAgeSeconds * 1000)
        return refuse('payment_too_old', 'This payment is older than 24 hours.');

      const missing = BigInt(confirmations) - (head - blockNumber + 1n);
      if (missing > 0n) {
        return pending(
          `This payment has too few confirmations: ${confirmations} are needed.`,
          chain.blockTimeSeconds * Math.min(Number(missing), confirmations),
        );
      }
      if ((await readBlock(call, blockNumber))?.hash !== blockHash) return reorganised();

      const { amountMicroUsdc, logIndex } = found;
      return {
        ok: true,
        amountMicroUsdc,
        blockNumber,
        blockHash,
        blockTime: block.timestamp,
        logIndex,
        transactionHash: hash,
      };
    },

    async stillCanonical({ blockNumber, blockHash }) {
      return (await readBlock(rpc.openCalls(), blockNumber))?.hash === lower(blockHash);
    },
  };
}

function refuse(reason: RefusedPayment['reason'], message: string): RefusedPayment {
  return { ok: false, reason, message };
}

function parseHash(text: string): Hash | undefined {
  const hash = text.toLowerCase();
  return /^0x[0-9a-f]{64}$/.test(hash) ? (hash as Hash) : undefined;
}

function lower<T extends string>(hex: T): T {
  return hex.toLowerCase() as T;
}

/**
 * Returns a transfer that reaches the price. If there is none, returns the reason of the closest transfer. From closest to
 * farthest: the right parties with too small an amount, the right parties in another token, the payer to another wallet,
 * other parties.
 */
function findTransfer(
  transfers: readonly Transfer[],
  expected: { token: Address; from: Address; to: Address; minimumMicroUsdc: bigint },
): Pick<ConfirmedPayment, 'ok' | 'amountMicroUsdc' | 'logIndex'> | RefusedPayment {
  const usdc = transfers.filter((transfer) => transfer.token === expected.token);
  const isBetween = ({ parties }: Transfer) => parties?.from === expected.from && parties.to === expected.to;

  let largestMicroUsdc: bigint | undefined;
  for (const { parties, logIndex } of usdc.filter(isBetween)) {
    const amountMicroUsdc = parties?.amount ?? 0n;
    if (amountMicroUsdc >= expected.minimumMicroUsdc) return { ok: true, amountMicroUsdc, logIndex };
    if (largestMicroUsdc === undefined || amountMicroUsdc > largestMicroUsdc)
      largestMicroUsdc = amountMicroUsdc;
  }
  if (largestMicroUsdc !== undefined) {
    const [paid, price] = [largestMicroUsdc, expected.minimumMicroUsdc].map((micro) => formatUnits(micro, 6));
    return refuse(
      'payment_insufficient',
      `The price is ${price} USDC, in one transfer; the largest one here is ${paid} USDC.`,
    );
  }
  if (transfers.some(isBetween))
    return refuse('payment_wrong_token', 'This transaction paid in another token than the USDC asked for.');
  if (usdc.some(({ parties }) => parties?.from === expected.from))
    return refuse('payment_wrong_recipient', 'This transaction sent USDC, but not to the wallet asked for.');
  if (usdc.some(({ parties }) => parties))
    return refuse('payment_not_yours', 'The USDC in this transaction did not come from your wallet.');
  return refuse('payment_wrong_token', 'This transaction moved no USDC of the token asked for.');
}
