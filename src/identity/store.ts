import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';

export interface Person {
  id: string;
  walletAddress: string | undefined;
  seedWalletAddress: string | undefined;
  clientName: string | undefined;
  createdAt: Date;
}

export interface Challenge {
  walletAddress: string;
  expiresAt: Date;
  usedAt: Date | undefined;
}

interface PersonRow {
  id: string;
  wallet_address: string | null;
  seed_wallet_address: string | null;
  client_name: string | null;
  created_at: Date;
}

const personColumns = [
  'people.id',
  'people.wallet_address',
  'people.seed_wallet_address',
  'people.client_name',
  'people.created_at',
] as const;

function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    walletAddress: row.wallet_address ?? undefined,
    seedWalletAddress: row.seed_wallet_address ?? undefined,
    clientName: row.client_name ?? undefined,
    createdAt: row.created_at,
  };
}

export async function insertChallenge(
  handle: Handle,
  challenge: { challenge: string; walletAddress: string; expiresAt: Date },
): Promise<void> {
  await handle
    .insertInto('challenges')
    .values({
      challenge: challenge.challenge,
      wallet_address: challenge.walletAddress,
      expires_at: challenge.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function findChallenge(handle: Handle, challenge: string): Promise<Challenge | undefined> {
  const row = await handle
    .selectFrom('challenges')
    .select(['wallet_address', 'expires_at', 'used_at'])
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return (
    row && { walletAddress: row.wallet_address, expiresAt: row.expires_at, usedAt: row.used_at ?? undefined }
  );
}

/** Marks a challenge as used. Returns false when it was used already or has expired. */
export async function useChallenge(handle: Handle, challenge: string, now: Date): Promise<boolean> {
  const result = await handle
    .updateTable('challenges')
    .set({ used_at: now })
    .where('challenge', '=', challenge)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Returns the person who has this wallet. At the first sign-in the person is created, and the wallet becomes their seed
 * wallet.
 */
export async function upsertSeedPerson(
  handle: Handle,
  { id, walletAddress, now }: { id: string; walletAddress: string; now: Date },
): Promise<Person> {
  const row = await handle
    .insertInto('people')
    .values({
      id,
      wallet_address: walletAddress,
      seed_wallet_address: walletAddress,
      client_name: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('wallet_address').doUpdateSet({ seed_wallet_address: walletAddress }),
    )
    .returning(personColumns)
    .executeTakeFirstOrThrow();
  return toPerson(row);
}

/** The person who has this wallet (in lower case). */
export async function findByWallet(handle: Handle, walletAddress: string): Promise<Person | undefined> {
  const row = await handle
    .selectFrom('people')
    .select(personColumns)
    .where('wallet_address', '=', walletAddress)
    .executeTakeFirst();
  return row && toPerson(row);
}

/** Creates the person who has a wallet, without a seed wallet. A person who exists already is left unchanged. */
export async function insertPersonOfWallet(
  handle: Handle,
  { id, walletAddress, now }: { id: string; walletAddress: string; now: Date },
): Promise<void> {
  await handle
    .insertInto('people')
    .values({
      id,
      wallet_address: walletAddress,
      seed_wallet_address: null,
      client_name: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Creates a client. Returns false when a client of that name exists already. */
export async function insertClient(
  handle: Handle,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<boolean> {
  const result = await handle
    .insertInto('people')
    .values({ id, wallet_address: null, seed_wallet_address: null, client_name: name, created_at: now })
    .onConflict((conflict) => conflict.column('client_name').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findClient(handle: Handle, name: string): Promise<Person | undefined> {
  const row = await handle
    .selectFrom('people')
    .select(personColumns)
    .where('client_name', '=', name)
    .executeTakeFirst();
  return row && toPerson(row);
}

/** Locks the row until the transaction ends, so that the client is not erased before that. */
export async function getClient(handle: Handle, name: string): Promise<Person> {
  const row = await handle
    .selectFrom('people')
    .select(personColumns)
    .where('client_name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toPerson(row);
}

export async function findPerson(handle: Handle, id: string): Promise<Person | undefined> {
  const row = await handle.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst();
  return row && toPerson(row);
}

export async function deletePerson(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('people').where('id', '=', id).execute();
}

export async function deleteChallengesOf(handle: Handle, walletAddress: string): Promise<void> {
  await handle.deleteFrom('challenges').where('wallet_address', '=', walletAddress).execute();
}

export interface SessionRow {
  id: string;
  personId: string;
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(handle: Handle, session: SessionRow): Promise<void> {
  await handle
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      person_id: session.personId,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function findSession(
  handle: Handle,
  tokenHash: Buffer,
  now: Date,
): Promise<{ sessionId: string; lastUsedAt: Date; person: Person } | undefined> {
  const row = await handle
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select([...personColumns, 'sessions.id as session_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row && { sessionId: row.session_id, lastUsedAt: row.last_used_at, person: toPerson(row) };
}

export async function touchSession(handle: Handle, id: string, now: Date, expiresAt: Date): Promise<void> {
  await handle
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteSession(handle: Handle, id: string): Promise<boolean> {
  const result = await handle.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteSessionsOf(handle: Handle, personId: string): Promise<number> {
  const result = await handle.deleteFrom('sessions').where('person_id', '=', personId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The operator's clients with their live tokens, by name. */
export async function selectClients(
  handle: Handle,
  now: Date,
): Promise<{ name: string; createdAt: Date; tokens: number; lastUsedAt: Date | undefined }[]> {
  const rows = await handle
    .selectFrom('people')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.person_id', '=', 'people.id').on('sessions.expires_at', '>', now),
    )
    .select([
      'people.client_name',
      'people.created_at',
      sql<number>`count(sessions.id)`.as('tokens'),
      sql<Date | null>`max(sessions.last_used_at)`.as('last_used_at'),
    ])
    .where('people.client_name', 'is not', null)
    .groupBy(['people.id', 'people.client_name', 'people.created_at'])
    .orderBy('people.client_name')
    .execute();
  return rows.map((row) => ({
    name: row.client_name!,
    createdAt: row.created_at,
    tokens: row.tokens,
    lastUsedAt: row.last_used_at ?? undefined,
  }));
}

/** Deletes what has expired. Challenges are kept for a day longer, so that a late verify is told that they have expired. */
export async function deleteExpired(handle: Handle, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await handle.deleteFrom('challenges').where('expires_at', '<', dayAgo).execute();
  await handle.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await handle.deleteFrom('idempotent_requests').where('expires_at', '<', now).execute();
  await sql`delete from request_limits where expire < ${now.getTime()}`.execute(handle);
}
