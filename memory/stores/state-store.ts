import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import { emptyTally, type Tally } from '../consolidate/tally.ts';

/** The last prime that the fold has taken in. */
export interface Head {
  learned: number;
  learnedAt: Date | undefined;
  learnedOrdinal: number | undefined;
  flowTotal: number;
  pages: number;
  stale: boolean;
}

export interface MemoryState extends Head {
  tally: Tally;
  tombstoneKey: Buffer;
}

const columns = [
  'tally',
  'learned',
  'learned_at',
  'learned_ordinal',
  'flow_total',
  'pages',
  'stale',
  'tombstone_key',
] as const;

interface StateRow {
  tally: unknown;
  learned: number;
  learned_at: Date | null;
  learned_ordinal: number | null;
  flow_total: number;
  pages: number;
  stale: boolean;
  tombstone_key: Buffer;
}

/** The state of a writer's memory, held for this transaction; made where there is none. */
export async function lockState(handle: Handle, personId: string): Promise<MemoryState> {
  await handle
    .insertInto('memory_states')
    .values({
      person_id: personId,
      tally: JSON.stringify(emptyTally()),
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

export async function updateTally(handle: Handle, personId: string, tally: Tally): Promise<void> {
  await handle
    .updateTable('memory_states')
    .set({ tally: JSON.stringify(tally) })
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
      pages: head.pages,
      stale: head.stale,
    })
    .where('person_id', '=', personId)
    .execute();
}

export async function selectStale(handle: Handle, limit: number): Promise<string[]> {
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
    tally: row.tally as Tally,
    learned: row.learned,
    learnedAt: row.learned_at ?? undefined,
    learnedOrdinal: row.learned_ordinal ?? undefined,
    flowTotal: row.flow_total,
    pages: row.pages,
    stale: row.stale,
    tombstoneKey: row.tombstone_key,
  };
}

/**
 * Tells the planner how the rows of memory lie. A server does so by itself; the embedded database has nobody to do it, and
 * would go on reading all rows of a writer where an index gives the last ten.
 */
export async function analyzeMemory(handle: Handle): Promise<void> {
  await sql`analyze prime_readings, memory_tracks, memory_entries, memory_sightings, memory_passages`.execute(
    handle,
  );
}
