import type { Handle } from '#src/db/database.ts';

const tablesOfPerson = [
  'memory_entries',
  'memory_corrections',
  'memory_tracks',
  'memory_passages',
  'memory_sightings',
  'prime_readings',
  'memory_tombstones',
  'memory_states',
  'research_consents',
] as const;

/** Deletes all rows of a person in the tables of memory, and says how many there were in each. */
export async function deleteMemoryOf(handle: Handle, personId: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const table of tablesOfPerson) {
    const result = await handle.deleteFrom(table).where('person_id', '=', personId).executeTakeFirst();
    erased[table] = Number(result.numDeletedRows);
  }
  return erased;
}

/** The audit of erasures: that there was one, and how much it took. */
export async function insertErasure(
  handle: Handle,
  erasure: {
    id: string;
    scope: 'entry' | 'writing' | 'person';
    erased: Record<string, number>;
    now: Date;
  },
): Promise<void> {
  await handle
    .insertInto('memory_erasures')
    .values({
      id: erasure.id,
      scope: erasure.scope,
      erased: JSON.stringify(erasure.erased),
      erased_at: erasure.now,
    })
    .execute();
}
