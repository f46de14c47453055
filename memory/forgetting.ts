import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import { conceptKey } from './concept.ts';
import type { StoredEntry } from './entry-store.ts';
import type { Track } from './fold.ts';
import { createTombstones, hashConcept, wordRuns } from './tombstones.ts';

/** How much was erased, by table. */
export type Erased = Record<string, number>;

export interface Forgotten {
  /** The concept's own name for the fold, and the names that the writings gave it. */
  concepts: string[];
  names: string[];
  erased: Erased;
}

/**
 * Within a transaction that holds the writer's state: erases what an entry rests on and all else that speaks of its
 * concept, and leaves keyed hashes by which it is known again and not learned.
 */
export async function forgetConcept(
  handle: Handle,
  personId: string,
  { entry, tracks, key, now }: { entry: StoredEntry; tracks: readonly Track[]; key: Buffer; now: Date },
): Promise<Forgotten> {
  const names = [
    ...new Set([entry.content, ...tracks.flatMap(({ names: called }) => called.map(({ name }) => name))]),
  ];
  const isSubject = entry.kind === 'theme' || entry.kind === 'avoidance' || entry.kind === 'trigger';
  const concepts = isSubject ? [...new Set([entry.concept, ...names.map(conceptKey)])] : [entry.concept];
  for (const concept of concepts) {
    await sql`
      insert into memory_tombstones (person_id, hash, forgotten_at)
      values (${personId}, ${hashConcept(key, concept)}, ${now}) on conflict do nothing`.execute(handle);
  }
  const tombstones = createTombstones(
    key,
    concepts.map((concept) => hashConcept(key, concept)),
  );
  const erased: Erased = {};
  const add = (table: string, count: bigint | undefined) => {
    erased[table] = (erased[table] ?? 0) + Number(count ?? 0n);
  };

  // Statements are about a concept: `fondness:piano` goes with `piano`.
  const about = concepts.flatMap((concept) =>
    ['fondness', 'wish', 'habit', 'trust'].map((dimension) => `${dimension}:${concept}`),
  );
  const all = isSubject ? [...concepts, ...about] : concepts;

  const passages = await sql`
    delete from memory_passages p using memory_sightings s, generate_series(1, 64) as i
    where p.person_id = ${personId} and s.person_id = ${personId} and s.writing_id = p.writing_id
      and s.concept = any(${all}::text[]) and i % 2 = 1 and i < cardinality(s.places || s.left_places)
      and (s.places || s.left_places)[i] < p.end_at and p.start_at < (s.places || s.left_places)[i + 1]`.execute(
    handle,
  );
  add('memory_passages', passages.numAffectedRows);
  if (isSubject) {
    const named = await sql`
      delete from memory_passages
      where person_id = ${personId}
        and exists (select from unnest(${names}::text[]) as n
          where numnode(plainto_tsquery('english', n)) > 0 and words @@ plainto_tsquery('english', n))`.execute(
      handle,
    );
    add('memory_passages', named.numAffectedRows);
  }
  const sightings = await sql`
    delete from memory_sightings where person_id = ${personId}
      and (concept = any(${all}::text[]) or (kind = 'statement' and value = any(${concepts}::text[])))`.execute(
    handle,
  );
  add('memory_sightings', sightings.numAffectedRows);
  const deleted = await sql`
    delete from memory_tracks where person_id = ${personId} and concept = any(${all}::text[])`.execute(
    handle,
  );
  add('memory_tracks', deleted.numAffectedRows);
  const said = await sql<{ id: string; text: string }>`
    select id, before || ' ' || coalesce(content, '') as text
    from memory_corrections where person_id = ${personId}`.execute(handle);
  const naming = said.rows.filter(({ text }) => isSubject && tombstones.isNamedIn(text)).map(({ id }) => id);
  const corrections = await sql`
    delete from memory_corrections
    where person_id = ${personId}
      and (concept = any(${all}::text[]) or entry_id = ${entry.id} or id = any(${naming}::uuid[]))`.execute(
    handle,
  );
  add('memory_corrections', corrections.numAffectedRows);

  // What was said of it elsewhere: overrides that name it, adaptations that it caused.
  const others = await sql<{ id: string; content: string; details: unknown }>`
    select id, content, details from memory_entries where person_id = ${personId}`.execute(handle);
  const gone = others.rows.filter(({ id, content, details }) => {
    if (id === entry.id) return true;
    const said = `${content} ${details === null ? '' : JSON.stringify(details)}`;
    return isSubject && (said.includes(entry.id) || tombstones.isNamedIn(said));
  });
  const entries = await sql`
    delete from memory_entries where person_id = ${personId}
      and (concept = any(${all}::text[]) or id = any(${gone.map(({ id }) => id)}::uuid[]))`.execute(handle);
  add('memory_entries', entries.numAffectedRows);
  return { concepts: all, names: isSubject ? names : [], erased };
}

/** What is still found of a concept, by table; a forgetting that is whole finds nothing. */
export async function searchForgotten(
  handle: Handle,
  personId: string,
  entryId: string,
  { concepts, names }: Pick<Forgotten, 'concepts' | 'names'>,
): Promise<Erased> {
  const runs = new Set(concepts);
  const namesIt = (text: string) => names.length > 0 && wordRuns(text).some((run) => runs.has(run));
  const texts = await sql<{ place: string; text: string }>`
    select 'memory_entries' as place, content || ' ' || coalesce(details::text, '') as text
      from memory_entries where person_id = ${personId}
    union all
    select 'memory_corrections', before || ' ' || coalesce(content, '')
      from memory_corrections where person_id = ${personId}
    union all
    select 'memory_tracks', concept || ' ' || (track->>'names')
      from memory_tracks where person_id = ${personId} and concept = any(${concepts}::text[])
    union all
    select 'memory_sightings', concept || ' ' || name
      from memory_sightings where person_id = ${personId} and concept = any(${concepts}::text[])
    union all
    select 'memory_entries', id::text from memory_entries where person_id = ${personId} and id = ${entryId}
    union all
    select 'memory_passages', n from memory_passages, unnest(${names}::text[]) as n
      where person_id = ${personId} and numnode(plainto_tsquery('english', n)) > 0
        and words @@ plainto_tsquery('english', n)`.execute(handle);
  const found: Erased = {};
  for (const { place, text } of texts.rows) {
    const counts = place !== 'memory_entries' && place !== 'memory_corrections';
    if (counts || text === entryId || namesIt(text)) found[place] = (found[place] ?? 0) + 1;
  }
  return found;
}
