import { getAddress } from 'viem';
import type { z } from 'zod';
import type * as schema from './schema.ts';
import type { Child } from './store.ts';

/** A child in a list, as the API shows it. */
export function toListItem(child: Child): z.input<typeof schema.childListItem> {
  return {
    id: child.id,
    derived_wallet_address: getAddress(child.walletAddress),
    birthdate: child.birthdate,
    emoji_pattern: child.emojiPattern,
  };
}

/** @param parent a person with a seed wallet: only those can register children. */
export function toWholeChild(
  parent: { seedWalletAddress: string | undefined },
  child: Child,
): z.input<typeof schema.child> {
  return {
    ...toListItem(child),
    parent_wallet_address: getAddress(parent.seedWalletAddress!),
    created_at: child.createdAt.toISOString(),
  };
}
