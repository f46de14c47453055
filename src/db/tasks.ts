import { type SqlBool, sql } from 'kysely';
import type { Handle } from './database.ts';
import type { TaskState } from './tables.ts';

/**
 * Work that outlives a request. Each task is one row, which is the authoritative state and is written in the request's
 * transaction. The job is enqueued afterwards. If that fails, a periodic sweep enqueues it.
 */

export interface TaskKey {
  /** Names the handler, e.g. `prime-image`. */
  kind: string;
  subjectId: string;
}

export interface Task extends TaskKey {
  personId: string;
  state: TaskState;
  /** Number of runs that failed. */
  failures: number;
  /** Number of runs that started, including this one. */
  starts: number;
}

/** Information about a run, for its handler. */
export interface Run {
  /** Whether the task fails for good if this run fails. */
  isLastTry: boolean;
}

/** Adds a pending task, unless it exists. */
export async function insertTask(handle: Handle, key: TaskKey, personId: string, now: Date): Promise<void> {
  await handle
    .insertInto('tasks')
    .values({
      kind: key.kind,
      subject_id: key.subjectId,
      person_id: personId,
      state: 'pending',
      last_error: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .execute();
}

/** Counts the start of a run. Undefined when the task is not pending or does not exist. */
export async function startTask(handle: Handle, key: TaskKey, now: Date): Promise<Task | undefined> {
  const row = await handle
    .updateTable('tasks')
    .set({ starts: sql`starts + 1`, updated_at: now })
    .where('kind', '=', key.kind)
    .where('subject_id', '=', key.subjectId)
    .where('state', '=', 'pending')
    .returning(['person_id', 'failures', 'starts', 'state'])
    .executeTakeFirst();
  return (
    row && { ...key, personId: row.person_id, failures: row.failures, starts: row.starts, state: row.state }
  );
}

/** Marks a pending task as done, in the transaction that saves its result. False when it was not pending. */
export async function finishTask(handle: Handle, key: TaskKey, now: Date): Promise<boolean> {
  const result = await handle
    .updateTable('tasks')
    .set({ state: 'done', last_error: null, updated_at: now })
    .where('kind', '=', key.kind)
    .where('subject_id', '=', key.subjectId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Marks several pending tasks of one kind as done, in the transaction that saves their results.
 * @returns the subjects of those that were pending.
 */
export async function finishTasks(
  handle: Handle,
  kind: string,
  subjectIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await handle
    .updateTable('tasks')
    .set({ state: 'done', last_error: null, updated_at: now })
    .where('kind', '=', kind)
    .where(sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .where('state', '=', 'pending')
    .returning('subject_id')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/**
 * Counts a failed run. After `maxFailures` the task has failed for good.
 *
 * @param reason the error's type and code, never its message, which may quote text.
 * @returns the new state; undefined when the task was not pending.
 */
export async function failTask(
  handle: Handle,
  key: TaskKey,
  { reason, maxFailures, now }: { reason: string; maxFailures: number; now: Date },
): Promise<TaskState | undefined> {
  const row = await handle
    .updateTable('tasks')
    .set({
      failures: sql`failures + 1`,
      state: sql`case when failures + 1 >= ${maxFailures} then 'failed' else 'pending' end`,
      last_error: reason,
      updated_at: now,
    })
    .where('kind', '=', key.kind)
    .where('subject_id', '=', key.subjectId)
    .where('state', '=', 'pending')
    .returning('state')
    .executeTakeFirst();
  return row?.state;
}

/** Pending tasks of these kinds, oldest first. */
export async function selectPendingTasks(
  handle: Handle,
  { kinds, limit }: { kinds: readonly string[]; limit: number },
): Promise<TaskKey[]> {
  if (kinds.length === 0) return [];
  const rows = await handle
    .selectFrom('tasks')
    .select(['kind', 'subject_id'])
    .where('state', '=', 'pending')
    .where('kind', 'in', kinds)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ kind: row.kind, subjectId: row.subject_id }));
}

/** Number of tasks by kind and state. */
export async function countTasks(
  handle: Handle,
): Promise<{ kind: string; state: TaskState; count: number }[]> {
  return handle
    .selectFrom('tasks')
    .select(['kind', 'state', sql<number>`count(*)`.as('count')])
    .groupBy(['kind', 'state'])
    .execute();
}

/** Resets those of the given tasks that have failed to pending, with all their retries, and returns them. */
export async function reviveTasks(handle: Handle, tasks: readonly TaskKey[], now: Date): Promise<TaskKey[]> {
  if (tasks.length === 0) return [];
  const rows = await handle
    .updateTable('tasks')
    .set({ state: 'pending', failures: 0, starts: 0, updated_at: now })
    .where('state', '=', 'failed')
    .where(isOneOf(tasks))
    .returning(['kind', 'subject_id'])
    .execute();
  return rows.map((row) => ({ kind: row.kind, subjectId: row.subject_id }));
}

export async function deleteTasks(handle: Handle, tasks: readonly TaskKey[]): Promise<void> {
  if (tasks.length > 0) await handle.deleteFrom('tasks').where(isOneOf(tasks)).execute();
}

function isOneOf(tasks: readonly TaskKey[]) {
  const kinds = tasks.map(({ kind }) => kind);
  const subjects = tasks.map(({ subjectId }) => subjectId);
  return sql<SqlBool>`(kind, subject_id) in (select * from unnest(${kinds}::text[], ${subjects}::uuid[]))`;
}
