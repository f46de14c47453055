import { sql } from 'kysely';
import type { EngagementMode } from '#graphs/engagement/engagement-graph.ts';
import type { Handle } from '#src/db/database.ts';

export type ThreadKind = 'session' | 'engagement';

/** A session with the smart agent or an engagement with the AGI agent. */
export interface Thread {
  id: string;
  personId: string;
  kind: ThreadKind;
  mode: EngagementMode | undefined;
  openedAt: Date;
  closedAt: Date | undefined;
  /** Whether the writer submitted any text, prime or not. */
  writingSubmitted: boolean;
  /** This and the fields below describe the last submitted prime, or a shorter text if there was no prime. */
  isPrime: boolean;
  writingId: string | undefined;
  chakra: number | undefined;
  flowScore: number | undefined;
  summary: string;
}

interface ThreadRow {
  id: string;
  person_id: string;
  kind: ThreadKind;
  mode: EngagementMode | null;
  opened_at: Date;
  closed_at: Date | null;
  writing_submitted: boolean;
  is_prime: boolean;
  writing_id: string | null;
  chakra: number | null;
  flow_score: number | null;
  summary: string;
}

function toThread(row: ThreadRow): Thread {
  return {
    id: row.id,
    personId: row.person_id,
    kind: row.kind,
    mode: row.mode ?? undefined,
    openedAt: row.opened_at,
    closedAt: row.closed_at ?? undefined,
    writingSubmitted: row.writing_submitted,
    isPrime: row.is_prime,
    writingId: row.writing_id ?? undefined,
    chakra: row.chakra ?? undefined,
    flowScore: row.flow_score ?? undefined,
    summary: row.summary,
  };
}

/** Opens a thread. Returns false, and inserts nothing, if the id exists or the person already has an open session. */
export async function insertThread(
  handle: Handle,
  thread: {
    id: string;
    personId: string;
    kind: ThreadKind;
    mode?: EngagementMode;
    chakra?: number | undefined;
    now: Date;
  },
): Promise<boolean> {
  const inserted = await handle
    .insertInto('agent_threads')
    .values({
      id: thread.id,
      person_id: thread.personId,
      kind: thread.kind,
      mode: thread.mode ?? null,
      opened_at: thread.now,
      closed_at: null,
      writing_id: null,
      chakra: thread.chakra ?? null,
      flow_score: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findThread(
  handle: Handle,
  personId: string,
  kind: ThreadKind,
  id: string,
): Promise<Thread | undefined> {
  const row = await handle
    .selectFrom('agent_threads')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toThread(row);
}

export async function findOpenSession(handle: Handle, personId: string): Promise<Thread | undefined> {
  const row = await handle
    .selectFrom('agent_threads')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'session')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && toThread(row);
}

/** Saves the result of a submitted text. The result of a short text does not replace that of a prime. */
export async function updateWritten(
  handle: Handle,
  id: string,
  written: {
    isPrime: boolean;
    writingId?: string | undefined;
    chakra?: number;
    flowScore?: number;
    summary: string;
  },
): Promise<void> {
  const noted = handle
    .updateTable('agent_threads')
    .set({
      writing_submitted: true,
      is_prime: written.isPrime,
      writing_id: written.writingId ?? null,
      ...(written.chakra === undefined ? {} : { chakra: written.chakra }),
      ...(written.flowScore === undefined ? {} : { flow_score: written.flowScore }),
      summary: written.summary,
    })
    .where('id', '=', id);
  await (written.isPrime ? noted : noted.where('is_prime', '=', false)).execute();
}

/** Closes a thread if it is open. Returns whether this call closed it. */
export async function updateClosed(handle: Handle, id: string, summary: string, now: Date): Promise<boolean> {
  const result = await handle
    .updateTable('agent_threads')
    .set({ closed_at: now, summary })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface EngagementRow extends Thread {
  /** Whether the story of its prime has been played. */
  storyDelivered: boolean;
}

/** A page of a person's engagements, newest first, and how many there are. */
export async function selectEngagements(
  handle: Handle,
  personId: string,
  page: { offset: number; limit: number },
): Promise<{ engagements: EngagementRow[]; total: number }> {
  const rows = await handle
    .selectFrom('agent_threads')
    .leftJoin('stories', 'stories.writing_id', 'agent_threads.writing_id')
    .selectAll('agent_threads')
    .select('stories.played_at')
    .where('agent_threads.person_id', '=', personId)
    .where('agent_threads.kind', '=', 'engagement')
    .orderBy('agent_threads.opened_at', 'desc')
    .orderBy('agent_threads.ordinal', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await handle
    .selectFrom('agent_threads')
    .select(sql<number>`count(*)`.as('total'))
    .where('person_id', '=', personId)
    .where('kind', '=', 'engagement')
    .executeTakeFirstOrThrow();
  return {
    engagements: rows.map((row) => ({ ...toThread(row), storyDelivered: row.played_at !== null })),
    total,
  };
}

/**
 * The prompts that a person was given last, newest first.
 *
 * @param without id of a prompt to leave out: the prompt that this turn saved if it ran before a crash.
 */
export async function selectPrompts(
  handle: Handle,
  personId: string,
  { limit, without }: { limit: number; without: string },
): Promise<string[]> {
  const rows = await handle
    .selectFrom('agent_prompts')
    .select('prompt')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('given_as', 'is', null), eb('given_as', '<>', without)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ prompt }) => prompt);
}

/** Saves a prompt that was given. Does nothing if the id was saved before. */
export async function insertPrompt(
  handle: Handle,
  given: {
    id: string;
    personId: string;
    threadId: string;
    prompt: string;
    adaptationId: string | undefined;
    now: Date;
  },
): Promise<void> {
  await handle
    .insertInto('agent_prompts')
    .values({
      person_id: given.personId,
      thread_id: given.threadId,
      prompt: given.prompt,
      given_at: given.now,
      adaptation_id: given.adaptationId ?? null,
      given_as: given.id,
    })
    .onConflict((conflict) => conflict.column('given_as').doNothing())
    .execute();
}

/** All prompts that a person was given. */
export async function selectGivenPrompts(
  handle: Handle,
  personId: string,
): Promise<{ id: number; threadId: string; prompt: string; givenAt: Date }[]> {
  const rows = await handle
    .selectFrom('agent_prompts')
    .select(['id', 'thread_id', 'prompt', 'given_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    threadId: row.thread_id,
    prompt: row.prompt,
    givenAt: row.given_at,
  }));
}

export async function deletePrompts(handle: Handle, personId: string, ids: readonly number[]): Promise<void> {
  await sql`
    delete from agent_prompts
    where person_id = ${personId} and id = any(${[...ids]}::bigint[])`.execute(handle);
}

/** All threads of a person. */
export async function selectThreads(handle: Handle, personId: string): Promise<Thread[]> {
  const rows = await handle
    .selectFrom('agent_threads')
    .selectAll()
    .where('person_id', '=', personId)
    .execute();
  return rows.map(toThread);
}

/** Deletes all threads of a person with their prompts, runs and checkpoints. */
export async function deleteThreads(handle: Handle, personId: string): Promise<void> {
  await handle.deleteFrom('agent_threads').where('person_id', '=', personId).execute();
}

export async function updateSummary(handle: Handle, id: string, summary: string): Promise<void> {
  await handle.updateTable('agent_threads').set({ summary }).where('id', '=', id).execute();
}

/** One step of a run: a node, a tool call, a model call, or entries read or written. It contains no text by the writer. */
export type RunStep =
  | { type: 'node'; name: string; ms: number }
  | { type: 'tool'; name: string; arguments: unknown; outcome: string; ms: number }
  | { type: 'model'; task: string; source: string; model: string | null; ms: number }
  | { type: 'entries'; access: 'read' | 'written'; ids: string[] };

export interface Run {
  id: string;
  threadId: string;
  turn: string;
  outcome: string;
  startedAt: Date;
  latencyMs: number;
  steps: RunStep[];
}

export async function insertRun(handle: Handle, personId: string, run: Run): Promise<void> {
  await handle
    .insertInto('agent_runs')
    .values({
      id: run.id,
      thread_id: run.threadId,
      person_id: personId,
      turn: run.turn,
      outcome: run.outcome,
      started_at: run.startedAt,
      latency_ms: Math.round(run.latencyMs),
      steps: JSON.stringify(run.steps),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectRuns(handle: Handle, threadId: string): Promise<Run[]> {
  const rows = await handle
    .selectFrom('agent_runs')
    .selectAll()
    .where('thread_id', '=', threadId)
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    threadId: row.thread_id,
    turn: row.turn,
    outcome: row.outcome,
    startedAt: row.started_at,
    latencyMs: row.latency_ms,
    steps: row.steps as RunStep[],
  }));
}
