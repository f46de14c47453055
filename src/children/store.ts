import type { Handle } from '#src/db/database.ts';

export interface Child {
  id: string;
  walletAddress: string;
  /** `YYYY-MM-DD`. */
  birthdate: string;
  emojiPattern: string[];
  createdAt: Date;
}

const columns = ['id', 'wallet_address', 'birthdate', 'emoji_pattern', 'created_at'] as const;

interface ChildRow {
  id: string;
  wallet_address: string;
  birthdate: string;
  emoji_pattern: string[];
  created_at: Date;
}

function toChild(row: ChildRow): Child {
  return {
    id: row.id,
    walletAddress: row.wallet_address,
    birthdate: row.birthdate,
    emojiPattern: row.emoji_pattern,
    createdAt: row.created_at,
  };
}

/** Saves a child. Returns false when the wallet is registered as a child already, of this parent or another. */
export async function insertChild(handle: Handle, parentId: string, child: Child): Promise<boolean> {
  const inserted = await handle
    .insertInto('children')
    .values({
      id: child.id,
      person_id: parentId,
      wallet_address: child.walletAddress,
      birthdate: child.birthdate,
      emoji_pattern: child.emojiPattern,
      created_at: child.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function selectChildren(handle: Handle, parentId: string): Promise<Child[]> {
  const rows = await handle
    .selectFrom('children')
    .select(columns)
    .where('person_id', '=', parentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toChild);
}

export async function findChild(handle: Handle, parentId: string, id: string): Promise<Child | undefined> {
  const row = await handle
    .selectFrom('children')
    .select(columns)
    .where('person_id', '=', parentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toChild(row);
}

export async function findChildByWallet(
  handle: Handle,
  parentId: string,
  walletAddress: string,
): Promise<Child | undefined> {
  const row = await handle
    .selectFrom('children')
    .select(columns)
    .where('person_id', '=', parentId)
    .where('wallet_address', '=', walletAddress)
    .executeTakeFirst();
  return row && toChild(row);
}

/** Deletes a child. Its stories stay and are no longer assigned. */
export async function deleteChild(handle: Handle, parentId: string, id: string): Promise<boolean> {
  const result = await handle
    .deleteFrom('children')
    .where('person_id', '=', parentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteChildrenOf(handle: Handle, parentId: string): Promise<number> {
  const result = await handle.deleteFrom('children').where('person_id', '=', parentId).executeTakeFirst();
  return Number(result.numDeletedRows);
}
