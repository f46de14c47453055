import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { CountedPrime } from '../consolidate/totals.ts';

/** The fields of a writing that memory needs. */
export interface Writing {
  id: string;
  personId: string;
  /** Orders writings of the same moment. */
  ordinal: number;
  text: string;
  writtenAt: Date;
  durationSeconds: number;
  flowScore: number;
  sealed: boolean;
  needsCare: boolean;
}

const writingColumns = [
  'id',
  'person_id',
  'ordinal',
  'writing',
  'created_at',
  'duration_seconds',
  'flow_score',
  'sealed',
  'needs_care',
] as const;

function toWriting(row: {
  id: string;
  person_id: string;
  ordinal: number;
  writing: string;
  created_at: Date;
  duration_seconds: number;
  flow_score: number;
  sealed: boolean;
  needs_care: boolean;
}): Writing {
  return {
    id: row.id,
    personId: row.person_id,
    ordinal: row.ordinal,
    text: row.writing,
    writtenAt: row.created_at,
    durationSeconds: row.duration_seconds,
    flowScore: row.flow_score,
    sealed: row.sealed,
    needsCare: row.needs_care,
  };
}

export async function findWriting(handle: Handle, id: string): Promise<Writing | undefined> {
  const row = await handle
    .selectFrom('writings')
    .select(writingColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toWriting(row);
}

/** The given writings that exist and belong to the person, in no particular order. */
export async function selectWritings(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<Writing[]> {
  return (await selectWritingsById(handle, ids)).filter((writing) => writing.personId === personId);
}

/** The given writings that exist, of any person: the caller checks `personId`. */
export async function selectWritingsById(handle: Handle, ids: readonly string[]): Promise<Writing[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('writings')
    .select(writingColumns)
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return rows.map(toWriting);
}

/** A person's writings that are not sealed, in journal order, beginning after `after`. */
export async function selectOpenWritings(
  handle: Handle,
  personId: string,
  { after, limit }: { after: Pick<Writing, 'writtenAt' | 'ordinal'> | undefined; limit: number },
): Promise<Writing[]> {
  let query = handle
    .selectFrom('writings')
    .select(writingColumns)
    .where('person_id', '=', personId)
    .where('sealed', '=', false)
    .orderBy('created_at')
    .orderBy('ordinal')
    .limit(limit);
  if (after) {
    query = query.where(sql<boolean>`(created_at, ordinal) > (${after.writtenAt}, ${after.ordinal})`);
  }
  return (await query.execute()).map(toWriting);
}

/** The beginnings of a person's latest writings, newest first, without those that are sealed or in need of care. */
export async function selectLatestReadable(
  handle: Handle,
  personId: string,
  { limit, maxCharacters }: { limit: number; maxCharacters: number },
): Promise<{ text: string; chakra: number }[]> {
  return handle
    .selectFrom('writings')
    .select(['chakra', sql<string>`left(writing, ${sql.lit(maxCharacters)})`.as('text')])
    .where('person_id', '=', personId)
    .where('sealed', '=', false)
    .where('needs_care', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute();
}

/** The last writings before the given one that are still to be learned from, in journal order. */
export async function selectWaitingWritings(
  handle: Handle,
  { writing, taskKind, limit }: { writing: Writing; taskKind: string; limit: number },
): Promise<Writing[]> {
  const rows = await handle
    .selectFrom('writings')
    .innerJoin('tasks', 'tasks.subject_id', 'writings.id')
    .select(writingColumns.map((column) => `writings.${column}` as const))
    .where('tasks.kind', '=', taskKind)
    .where('tasks.state', '=', 'pending')
    .where('writings.person_id', '=', writing.personId)
    .where('writings.sealed', '=', false)
    .where(sql<boolean>`(writings.created_at, writings.ordinal) < (${writing.writtenAt}, ${writing.ordinal})`)
    .orderBy('writings.created_at', 'desc')
    .orderBy('writings.ordinal', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toWriting).reverse();
}

/** All primes of a person for counting, in no particular order. @param without id of a writing to leave out. */
export async function selectCountedPrimes(
  handle: Handle,
  personId: string,
  { without }: { without?: string } = {},
): Promise<CountedPrime[]> {
  let query = handle
    .selectFrom('writings')
    .select(['created_at', 'duration_seconds', 'flow_score', 'sealed'])
    .where('person_id', '=', personId);
  if (without !== undefined) query = query.where('id', '<>', without);
  return (await query.execute()).map((row) => ({
    writtenAt: row.created_at,
    durationSeconds: row.duration_seconds,
    flowScore: row.flow_score,
    sealed: row.sealed,
  }));
}

/** Subject ids of a person's tasks of one kind. */
export async function selectTaskSubjects(handle: Handle, personId: string, kind: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('tasks')
    .select('subject_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => row.subject_id);
}

/** The number of a person's tasks of one kind that are pending, and when the oldest was added. */
export async function selectWaitingTasks(
  handle: Handle,
  personId: string,
  kind: string,
): Promise<{ waiting: number; oldestAt: Date | undefined }> {
  const row = await handle
    .selectFrom('tasks')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { waiting: row.count, oldestAt: row.oldest ?? undefined };
}
