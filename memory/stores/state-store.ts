import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import { emptyTotals, type JournalTotals } from '../consolidate/totals.ts';

/** How much of a journal has been learned: the scalars of `JournalState`, and the place of the last prime applied. */
export interface Head {
  /** Number of primes applied. */
  learned: number;
  learnedAt: Date | undefined;
  learnedOrdinal: number | undefined;
  flowTotal: number;
  decayedPages: number;
  /** Whether the journal must be replayed, because primes were added or removed before its end. */
  stale: boolean;
}

export interface MemoryState extends Head {
  totals: JournalTotals;
  tombstoneKey: Buffer;
}

const columns = [
  'totals',
  'learned',
  'learned_at',
  'learned_ordinal',
  'flow_total',
  'decayed_pages',
  'stale',
  'tombstone_key',
] as const;

interface StateRow {
  totals: unknown;
  learned: number;
  learned_at: Date | null;
  learned_ordinal: number | null;
  flow_total: number;
  decayed_pages: number;
  stale: boolean;
  tombstone_key: Buffer;
}

/** Locks a writer's memory for the transaction and returns its state; creates an empty one if there is none. */
export async function lockState(handle: Handle, personId: string): Promise<MemoryState> {
  await handle
    .insertInto('memory_states')
    .values({
      person_id: personId,
      totals: JSON.stringify(emptyTotals()),
      learned_at: null,
      learned_ordinal: null,
      tombstone_key: randomBytes(32),
    })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
  const row = await handle
    .selectFrom('memory_states')
    .select(columns)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toState(row);
}

/** Undefined for a writer who has no prime yet. */
export async function findState(handle: Handle, personId: string): Promise<MemoryState | undefined> {
  const row = await handle
    .selectFrom('memory_states')
    .select(columns)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && toState(row);
}

/** States of several people, by person. */
export async function selectStates(
  handle: Handle,
  personIds: readonly string[],
): Promise<Map<string, MemoryState>> {
  const rows = await handle
    .selectFrom('memory_states')
    .select(['person_id', ...columns])
    .where(sql<boolean>`person_id = any(${[...personIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.person_id, toState(row)]));
}

/** The number of primes learned from; 0 for a person without memory. */
export async function countLearned(handle: Handle, personId: string): Promise<number> {
  return (await findState(handle, personId))?.learned ?? 0;
}

export async function updateTotals(handle: Handle, personId: string, totals: JournalTotals): Promise<void> {
  await handle
    .updateTable('memory_states')
    .set({ totals: JSON.stringify(totals) })
    .where('person_id', '=', personId)
    .execute();
}

export async function updateHead(handle: Handle, personId: string, head: Head): Promise<void> {
  await handle
    .updateTable('memory_states')
    .set({
      learned: head.learned,
      learned_at: head.learnedAt ?? null,
      learned_ordinal: head.learnedOrdinal ?? null,
      flow_total: head.flowTotal,
      decayed_pages: head.decayedPages,
      stale: head.stale,
    })
    .where('person_id', '=', personId)
    .execute();
}

/** Ids of people whose journal must be replayed. */
export async function selectStalePeople(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('memory_states')
    .select('person_id')
    .where('stale', '=', true)
    .limit(limit)
    .execute();
  return rows.map((row) => row.person_id);
}

function toState(row: StateRow): MemoryState {
  return {
    totals: row.totals as JournalTotals,
    learned: row.learned,
    learnedAt: row.learned_at ?? undefined,
    learnedOrdinal: row.learned_ordinal ?? undefined,
    flowTotal: row.flow_total,
    decayedPages: row.decayed_pages,
    stale: row.stale,
    tombstoneKey: row.tombstone_key,
  };
}

/**
 * Updates the planner's statistics. A database server does this by itself (autovacuum), but the embedded database does not.
 * Without statistics it would read all rows of a writer where an index gives the last ten.
 */
export async function analyzeMemory(handle: Handle): Promise<void> {
  await sql`analyze prime_readings, memory_concepts, memory_entries, memory_mentions, memory_passages`.execute(
    handle,
  );
}
