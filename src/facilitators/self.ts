import type { Caller } from '#src/http/endpoint.ts';
import type { Facilitator } from './store.ts';

/**
 * Whether caller and facilitator are the same person. They also are when another token applied, but payments go to the
 * caller's wallet.
 */
export function isSelf(
  caller: Pick<Caller, 'personId' | 'walletAddress'>,
  facilitator: Pick<Facilitator, 'personId' | 'payoutWalletAddress'>,
): boolean {
  return facilitator.personId === caller.personId || facilitator.payoutWalletAddress === caller.walletAddress;
}
