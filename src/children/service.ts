import { getAddress } from 'viem';
import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { invalidRequest } from '#src/http/problem.ts';
import { utcDay } from '#src/practice/utc-day.ts';
import * as store from './store.ts';

export interface ChildrenOptions {
  database: Database;
  clock: Clock;
}

export type ChildrenService = ReturnType<typeof createChildren>;

/** The caller's children. Another person's child is answered like one that does not exist. */
export function createChildren({ database, clock }: ChildrenOptions) {
  return {
    /**
     * Registers a child under the caller.
     *
     * @throws AppError `invalid_request` for the caller's own wallet or a birthdate in the future, `conflict` for a wallet
     *   that is registered as a child already.
     */
    async create(
      caller: Caller,
      child: Pick<store.Child, 'walletAddress' | 'birthdate' | 'emojiPattern'>,
      id: string,
    ): Promise<store.Child> {
      const now = clock();
      if (child.birthdate > utcDay(now)) {
        throw invalidRequest([{ path: 'birthdate', message: 'must not be in the future' }]);
      }
      if (child.walletAddress === caller.seedWalletAddress) {
        throw invalidRequest([
          { path: 'derived_wallet_address', message: 'must not be the parent’s own wallet' },
        ]);
      }
      const created = { id, ...child, createdAt: now };
      if (!(await store.insertChild(database, caller.personId, created))) {
        const own = await store.findChild(database, caller.personId, id);
        if (own) return own;
        throw new AppError('conflict', 'This wallet is registered as a child already.', {
          details: [{ path: 'derived_wallet_address', message: 'is registered already' }],
        });
      }
      return created;
    },

    list: (caller: Caller) => store.selectChildren(database, caller.personId),

    /** @throws AppError `not_found`. */
    async get(caller: Caller, id: string): Promise<store.Child> {
      const child = await store.findChild(database, caller.personId, id);
      if (!child) throw notFound('child');
      return child;
    },

    /** @throws AppError `not_found`. */
    async remove(caller: Caller, id: string): Promise<void> {
      if (!(await store.deleteChild(database, caller.personId, id))) throw notFound('child');
    },

    /** Returns the id of the caller's child with this wallet, if there is one. */
    async findByWallet(caller: Caller, walletAddress: string): Promise<string | undefined> {
      return (await store.findChildByWallet(database, caller.personId, walletAddress))?.id;
    },

    /** How a person's children are counted, exported and erased. */
    personalData: {
      async count(personId: string) {
        return { children: (await store.selectChildren(database, personId)).length };
      },
      async export(personId: string) {
        const children = await store.selectChildren(database, personId);
        return {
          children: children.map((child) => ({
            id: child.id,
            derived_wallet_address: getAddress(child.walletAddress),
            birthdate: child.birthdate,
            emoji_pattern: child.emojiPattern,
            created_at: child.createdAt.toISOString(),
          })),
        };
      },
      async erase(personId: string) {
        return { children: await store.deleteChildrenOf(database, personId) };
      },
    },
  };
}
