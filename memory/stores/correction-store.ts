import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { Correction } from '../correct/correction.ts';

export async function insertCorrection(
  handle: Handle,
  personId: string,
  correction: Correction,
): Promise<void> {
  await handle
    .insertInto('memory_corrections')
    .values({
      id: correction.id,
      person_id: personId,
      entry_id: correction.entryId,
      kind: correction.kind,
      concept: correction.concept,
      effect: correction.effect,
      before: correction.before,
      content: correction.content ?? null,
      made_at: correction.madeAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The writer's corrections, oldest first; only those made up to `until` if it is given. */
export async function selectCorrections(
  handle: Handle,
  personId: string,
  { until }: { until?: Date | undefined } = {},
): Promise<Correction[]> {
  let query = handle
    .selectFrom('memory_corrections')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .orderBy('id');
  if (until) query = query.where('made_at', '<=', until);
  return (await query.execute()).map((row) => ({
    id: row.id,
    entryId: row.entry_id,
    kind: row.kind,
    concept: row.concept,
    effect: row.effect,
    before: row.before,
    content: row.content ?? undefined,
    madeAt: row.made_at,
  }));
}

/** Deletes corrections of concepts that no writing mentions any more. */
export async function deleteBaselessCorrections(handle: Handle, personId: string): Promise<void> {
  await sql`
    delete from memory_corrections c where person_id = ${personId} and not exists (
      select from memory_mentions m where m.person_id = ${personId} and m.concept = c.concept)`.execute(
    handle,
  );
}
