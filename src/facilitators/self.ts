import type { Caller } from '#src/http/endpoint.ts';
import type { Facilitator } from './store.ts';

/**
 * Whether caller and facilitator are the same person. They also count as the same if payments go to the caller's wallet,
 * even when the facilitator applied with another token.
 */
export function isSelf(
  caller: Pick<Caller, 'personId' | 'walletAddress'>,
  facilitator: Pick<Facilitator, 'personId' | 'payoutWalletAddress'>,
): boolean {
  return facilitator.personId === caller.personId || facilitator.payoutWalletAddress === caller.walletAddress;
}
