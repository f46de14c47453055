import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { Cursor } from '#src/http/paging.ts';

export interface Writing {
  id: string;
  personId: string;
  ordinal: number;
  writing: string;
  durationSeconds: number;
  newLineCount: number;
  flowScore: number;
  chakra: number;
  sealed: boolean;
  needsCare: boolean;
  createdAt: Date;
}

export interface Prime {
  id: string;
  title: string | undefined;
  reflection: string | undefined;
  imageReadyAt: Date | undefined;
}

export type WrittenPrime = Writing & { prime: Prime };

/** Saves a writing and its prime. Returns false when the writing is saved already. */
export async function insertPrime(
  handle: Handle,
  writing: Omit<Writing, 'ordinal'>,
  primeId: string,
): Promise<boolean> {
  const inserted = await handle
    .insertInto('writings')
    .values({
      id: writing.id,
      person_id: writing.personId,
      writing: writing.writing,
      duration_seconds: writing.durationSeconds,
      new_line_count: writing.newLineCount,
      flow_score: writing.flowScore,
      chakra: writing.chakra,
      sealed: writing.sealed,
      needs_care: writing.needsCare,
      created_at: writing.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await handle
    .insertInto('primes')
    .values({
      id: primeId,
      writing_id: writing.id,
      person_id: writing.personId,
      title: null,
      reflection: null,
      image_ready_at: null,
    })
    .execute();
  return true;
}

function selectPrimes(handle: Handle) {
  return handle
    .selectFrom('writings')
    .innerJoin('primes', 'primes.writing_id', 'writings.id')
    .selectAll('writings')
    .select(['primes.id as prime_id', 'primes.title', 'primes.reflection', 'primes.image_ready_at']);
}

type PrimeRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPrimes>['executeTakeFirst']>>>;

function toWrittenPrime(row: PrimeRow): WrittenPrime {
  return {
    id: row.id,
    personId: row.person_id,
    ordinal: row.ordinal,
    writing: row.writing,
    durationSeconds: row.duration_seconds,
    newLineCount: row.new_line_count,
    flowScore: row.flow_score,
    chakra: row.chakra,
    sealed: row.sealed,
    needsCare: row.needs_care,
    createdAt: row.created_at,
    prime: {
      id: row.prime_id,
      title: row.title ?? undefined,
      reflection: row.reflection ?? undefined,
      imageReadyAt: row.image_ready_at ?? undefined,
    },
  };
}

/** A person's writings, newest first. */
export async function selectHistory(
  handle: Handle,
  personId: string,
  { limit, before }: { limit?: number; before?: Cursor | undefined },
): Promise<WrittenPrime[]> {
  let query = selectPrimes(handle)
    .where('writings.person_id', '=', personId)
    .orderBy('writings.created_at', 'desc')
    .orderBy('writings.ordinal', 'desc');
  if (before) {
    query = query.where(
      sql<boolean>`(writings.created_at, writings.ordinal) < (${before.createdAt}, ${before.ordinal})`,
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toWrittenPrime);
}

export async function findByWriting(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<WrittenPrime | undefined> {
  const row = await selectPrimes(handle)
    .where('writings.person_id', '=', personId)
    .where('writings.id', '=', writingId)
    .executeTakeFirst();
  return row && toWrittenPrime(row);
}

export async function findByPrime(handle: Handle, primeId: string): Promise<WrittenPrime | undefined> {
  const row = await selectPrimes(handle).where('primes.id', '=', primeId).executeTakeFirst();
  return row && toWrittenPrime(row);
}

export async function selectPrimeIds(handle: Handle, personId: string): Promise<string[]> {
  const rows = await handle.selectFrom('primes').select('id').where('person_id', '=', personId).execute();
  return rows.map(({ id }) => id);
}

/** Returns those of the ids whose prime exists. */
export async function selectExistingPrimes(
  handle: Handle,
  primeIds: readonly string[],
): Promise<Set<string>> {
  if (primeIds.length === 0) return new Set();
  const rows = await sql<{ id: string }>`select id from primes where id = any(${primeIds}::uuid[])`.execute(
    handle,
  );
  return new Set(rows.rows.map(({ id }) => id));
}

export async function updateWords(
  handle: Handle,
  primeId: string,
  { title, reflection }: { title: string; reflection: string },
): Promise<void> {
  await handle.updateTable('primes').set({ title, reflection }).where('id', '=', primeId).execute();
}

export async function updateImageReady(handle: Handle, primeId: string, now: Date): Promise<void> {
  await handle.updateTable('primes').set({ image_ready_at: now }).where('id', '=', primeId).execute();
}

/** Deletes a writing with its prime and the prime's tasks. */
export async function deleteWriting(handle: Handle, writingId: string, primeId: string): Promise<void> {
  await handle.deleteFrom('tasks').where('subject_id', '=', primeId).execute();
  await handle.deleteFrom('writings').where('id', '=', writingId).execute();
}

export async function deleteAll(
  handle: Handle,
  personId: string,
  primeIds: readonly string[],
): Promise<void> {
  if (primeIds.length > 0) {
    await sql`delete from tasks where subject_id = any(${primeIds}::uuid[])`.execute(handle);
  }
  await handle.deleteFrom('writings').where('person_id', '=', personId).execute();
}
