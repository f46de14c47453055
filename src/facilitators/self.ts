import type { Caller } from '#src/http/endpoint.ts';
import type { Facilitator } from './store.ts';

/**
 * Whether a caller and a facilitator are one. Also where the token that applied is another than the caller's, and it is
 * the caller's wallet that is paid.
 */
export function isSelf(
  caller: Pick<Caller, 'personId' | 'walletAddress'>,
  facilitator: Pick<Facilitator, 'personId' | 'payoutWalletAddress'>,
): boolean {
  return facilitator.personId === caller.personId || facilitator.payoutWalletAddress === caller.walletAddress;
}
