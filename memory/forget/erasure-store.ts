import type { Handle } from '#src/db/database.ts';

const tablesOfPerson = [
  'memory_entries',
  'memory_corrections',
  'memory_concepts',
  'memory_passages',
  'memory_mentions',
  'prime_readings',
  'memory_tombstones',
  'memory_states',
  'research_consents',
] as const;

/** Deletes everything memory keeps about a person. @returns the number of rows, by table. */
export async function deleteMemoryOf(handle: Handle, personId: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const table of tablesOfPerson) {
    const result = await handle.deleteFrom(table).where('person_id', '=', personId).executeTakeFirst();
    erased[table] = Number(result.numDeletedRows);
  }
  return erased;
}

/** Records that something was erased, and how much. It records neither the content nor the person. */
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
