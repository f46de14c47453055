import { ChainUnavailableError, WrongChainError } from '../chain/chain-unavailable.ts';
import { createPaymentVerifier, type PaymentVerifier } from '../chain/payments.ts';
import { createContractSignatureVerifier } from '../chain/wallet-signature.ts';
import type { Config } from '../config/config.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { VerifyContractSignature } from '../identity/service.ts';

/** How long the start of the service waits for the chain's id. */
const chainCheckMs = 3_000;

/** Returns a verifier of payments on the configured chain, or undefined if no chain is configured. */
export function paymentVerifier(
  { chain }: Config,
  clock: Clock,
  timeoutMs?: number,
): PaymentVerifier | undefined {
  const { name, rpcUrl, usdcAddress, confirmations } = chain;
  if (!rpcUrl) return undefined;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  return createPaymentVerifier({ chain: name, rpcUrl, usdcAddress, confirmations, clock, ...limits });
}

/**
 * Checks that the chain is the configured one. A chain that does not answer does not stop the start: its id is checked again
 * with every payment.
 *
 * @throws WrongChainError
 */
export async function assertChain(config: Config, logger: Logger): Promise<void> {
  try {
    await paymentVerifier(config, systemClock, chainCheckMs)?.assertChain();
  } catch (error) {
    if (error instanceof WrongChainError || !(error instanceof ChainUnavailableError)) throw error;
    logger.warn({ error }, 'the chain does not answer; until it does, bookings fail');
  }
}

/** Returns a verifier of contract wallets' signatures on the configured chain, or undefined if no chain is configured. */
export function contractSignatures(config: Config): VerifyContractSignature | undefined {
  const { name, rpcUrl } = config.chain;
  if (!rpcUrl) return undefined;
  const verify = createContractSignatureVerifier({ rpcUrl, chain: name });
  return async (claim) => {
    try {
      return await verify(claim);
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      throw new AppError('chain_unavailable', 'The chain that knows this wallet does not answer right now.', {
        cause: error,
      });
    }
  };
}
