import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { ConceptState } from '../consolidate/concept-state.ts';
import { conceptKey } from '../retain/concept.ts';
import type { Mention } from '../retain/mention.ts';
import type { StoredEntry } from '../stores/entry-store.ts';
import { selectWritings } from '../stores/writing-store.ts';
import {
  createNaming,
  createPlaceCheck,
  hashConcept,
  type Naming,
  placesWithout,
  speaksOf,
} from './tombstones.ts';

/** How much was erased, by table. */
export type Erased = Record<string, number>;

/** What is to be forgotten, and how it is recognised. */
export interface Forgettable {
  entry: StoredEntry;
  /** Keys of the concept and of all its names; empty for an override, an adaptation or a statement. */
  concepts: string[];
  /** All names that the writings use for the concept. */
  names: string[];
  naming: Naming;
}

/** @param states of the entry's concept. */
export function forgettable(entry: StoredEntry, states: readonly ConceptState[]): Forgettable {
  const isSubject = entry.kind === 'theme' || entry.kind === 'avoidance' || entry.kind === 'trigger';
  if (!isSubject) {
    // An override, an adaptation or a statement is forgotten by its exact words, not by its subjects.
    const covers = (concept: string) => concept === entry.concept;
    const isNamedIn = (text: string) => text.includes(entry.content);
    return { entry, concepts: [], names: [], naming: { covers, isNamedIn, hasWordsIn: isNamedIn } };
  }
  const names = [
    ...new Set([entry.content, ...states.flatMap((state) => state.names.map(({ name }) => name))]),
  ];
  const concepts = [...new Set([entry.concept, ...names.map(conceptKey)])];
  const meant = new Set(concepts);
  return { entry, concepts, names, naming: createNaming((concept) => meant.has(concept)) };
}

/**
 * Erases what an entry is based on and everything else about its concept, and stores keyed hashes so that the concept is not
 * learned again. Call it within a transaction that holds the lock of `lockState`. Afterwards rebuild the states of concepts
 * with `replayStoredJournal`.
 *
 * @returns how much was erased, by table.
 */
export async function forgetConcept(
  handle: Handle,
  personId: string,
  { entry, concepts, names, naming }: Forgettable,
  { key, now }: { key: Buffer; now: Date },
): Promise<Erased> {
  const forgotten = concepts.length > 0 ? concepts : [entry.concept];
  await handle
    .insertInto('memory_tombstones')
    .values(
      forgotten.map((concept) => ({
        person_id: personId,
        hash: hashConcept(key, concept),
        forgotten_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const erased: Erased = {};
  const add = (table: string, count: number | bigint | undefined) => {
    erased[table] = (erased[table] ?? 0) + Number(count ?? 0);
  };
  const seen = (await selectFound(handle, personId)).filter((mention) => speaksOf(mention, naming));
  const places = await selectPlaces(handle, personId, { seen, names });
  const mentions = await sql`
    delete from memory_mentions s using ${asRows(seen)}
    where s.person_id = ${personId} and ${isRow}`.execute(handle);
  add('memory_mentions', mentions.numAffectedRows);
  // A quote of something else must not show it either.
  const beside = await deleteOverlapping(handle, personId, { naming, places });
  add('memory_passages', beside.passages);
  add('memory_mentions', beside.mentions);

  const corrections = await sql<{ id: string; entry_id: string; concept: string; texts: unknown }>`
    select id, entry_id, concept, jsonb_build_array(before, content) as texts
    from memory_corrections where person_id = ${personId}`.execute(handle);
  const corrected = corrections.rows.filter(
    ({ entry_id, concept, texts }) =>
      entry_id === entry.id || naming.covers(concept) || textsOf(texts).some(naming.isNamedIn),
  );
  add('memory_corrections', await deleteByIds(handle, personId, 'memory_corrections', corrected));

  // Also overrides that name it, and adaptations that it caused.
  const entries = await sql<{ id: string; concept: string; texts: unknown }>`
    select id, concept, jsonb_build_array(content, details) as texts
    from memory_entries where person_id = ${personId}`.execute(handle);
  const about = entries.rows.filter(
    ({ id, concept, texts }) =>
      id === entry.id ||
      naming.covers(concept) ||
      textsOf(texts).some((text) => text === entry.id || naming.isNamedIn(text)),
  );
  add('memory_entries', await deleteByIds(handle, personId, 'memory_entries', about));
  return erased;
}

type Found = Pick<Mention, 'kind' | 'concept' | 'name' | 'value'>;

async function selectFound(handle: Handle, personId: string): Promise<Found[]> {
  return handle
    .selectFrom('memory_mentions')
    .select(['kind', 'concept', 'name', 'value'])
    .distinct()
    .where('person_id', '=', personId)
    .execute();
}

const isRow = sql`(s.kind, s.concept, s.name, s.value) = (w.kind, w.concept, w.name, w.value)`;

function asRows(found: readonly Found[]) {
  return sql`unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ concept }) => concept)}::text[],
    ${found.map(({ name }) => name)}::text[], ${found.map(({ value }) => value)}::text[])
    as w (kind, concept, name, value)`;
}

/** The writings that mention the forgotten concept, with the places of these mentions; start and end alternate. */
async function selectPlaces(
  handle: Handle,
  personId: string,
  { seen, names }: { seen: readonly Found[]; names: readonly string[] },
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ writing_id: string; places: number[] }>`
    select s.writing_id, s.places || s.cue_places as places from memory_mentions s, ${asRows(seen)}
    where s.person_id = ${personId} and ${isRow}
    union all
    select distinct p.writing_id, '{}'::integer[]
    from memory_passages p, unnest(${[...names]}::text[]) as name
    where p.person_id = ${personId} and ${isNamed}`.execute(handle);
  const places = new Map<string, number[]>();
  for (const row of rows) places.set(row.writing_id, [...(places.get(row.writing_id) ?? []), ...row.places]);
  return places;
}

const batchSize = 200;

/** Deletes passages that contain the forgotten concept, and places of other concepts that overlap with it. */
async function deleteOverlapping(
  handle: Handle,
  personId: string,
  { naming, places }: { naming: Naming; places: ReadonlyMap<string, number[]> },
): Promise<{ passages: number; mentions: number }> {
  const count = { passages: 0, mentions: 0 };
  const ids = [...places.keys()];
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = ids.slice(at, at + batchSize);
    const checks = new Map(
      (await selectWritings(handle, personId, some)).map(({ id, text }) => [
        id,
        createPlaceCheck(text, places.get(id) ?? [], naming),
      ]),
    );
    const passages = await sql<{ id: number; writing_id: string; start_at: number; end_at: number }>`
      select id, writing_id, start_at, end_at from memory_passages
      where person_id = ${personId} and writing_id = any(${some}::uuid[])`.execute(handle);
    const gone = passages.rows.filter((row) => checks.get(row.writing_id)?.(row.start_at, row.end_at));
    count.passages += gone.length;
    await sql`
      delete from memory_passages
      where person_id = ${personId} and id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(handle);

    const mentions = await sql<PlacedMention>`
      select writing_id, kind, concept, places, cue_places from memory_mentions
      where person_id = ${personId} and writing_id = any(${some}::uuid[])`.execute(handle);
    const changed = mentions.rows.flatMap((row) => {
      const isGone = checks.get(row.writing_id);
      if (!isGone) return [];
      const kept = placesWithout(row.places, isGone);
      const left = placesWithout(row.cue_places, isGone);
      const isSame = kept.length === row.places.length && left.length === row.cue_places.length;
      return isSame ? [] : [{ ...row, places: kept, cue_places: left }];
    });
    count.mentions += changed.filter((row) => row.places.length === 0).length;
    await updatePlaces(handle, personId, changed);
  }
  return count;
}

interface PlacedMention {
  writing_id: string;
  kind: string;
  concept: string;
  places: number[];
  cue_places: number[];
}

/** Stores the remaining places of mentions, and deletes mentions that have none left. */
async function updatePlaces(
  handle: Handle,
  personId: string,
  mentions: readonly PlacedMention[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as w (
    writing_id uuid, kind text, concept text, places integer[], cue_places integer[])`;
  const isSame = sql`s.person_id = ${personId} and s.writing_id = w.writing_id and s.kind = w.kind
    and s.concept = w.concept`;
  await sql`
    update memory_mentions s set places = w.places, cue_places = w.cue_places from ${rows}
    where ${isSame} and cardinality(w.places) > 0`.execute(handle);
  await sql`
    delete from memory_mentions s using ${rows} where ${isSame} and cardinality(w.places) = 0`.execute(
    handle,
  );
}

async function deleteByIds(
  handle: Handle,
  personId: string,
  table: 'memory_corrections' | 'memory_entries',
  rows: readonly { id: string }[],
): Promise<number> {
  const result = await sql`
    delete from ${sql.table(table)}
    where person_id = ${personId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(handle);
  return Number(result.numAffectedRows ?? 0n);
}

/** Searches for what remains of a forgotten entry. @returns the number of rows by table, empty if nothing remains. */
export async function searchForgotten(
  handle: Handle,
  personId: string,
  { entry, names, naming }: Forgettable,
): Promise<Erased> {
  const { rows } = await sql<{ place: string; concept: string; texts: unknown; id: string | null }>`
    select 'memory_entries' as place, concept, jsonb_build_array(content, details) as texts, id::text
      from memory_entries where person_id = ${personId}
    union all
    select 'memory_corrections', concept, jsonb_build_array(before, content), entry_id::text
      from memory_corrections where person_id = ${personId}
    union all
    select 'memory_concepts', concept, jsonb_path_query_array(state, '$.*[*].name'), null
      from memory_concepts where person_id = ${personId} and kind <> 'signal'
    union all
    select distinct 'memory_mentions', concept, jsonb_build_array(name), null
      from memory_mentions where person_id = ${personId} and kind <> 'signal'
    union all
    select 'memory_passages', '', '[]'::jsonb, null
      from memory_passages p, unnest(${[...names]}::text[]) as name
      where person_id = ${personId} and ${isNamed}`.execute(handle);
  const found: Erased = {};
  for (const { place, concept, texts, id } of rows) {
    const isFound =
      place === 'memory_passages' ||
      id === entry.id ||
      naming.covers(concept) ||
      textsOf(texts).some(naming.isNamedIn);
    if (isFound) found[place] = (found[place] ?? 0) + 1;
  }
  return found;
}

/** All strings in a value, separately: searching its JSON as a whole could match words across different texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Whether a passage contains the words of a name. A name that consists of function words matches no passage. */
const isNamed = sql`numnode(plainto_tsquery('english', name)) > 0 and p.words @@ plainto_tsquery('english', name)`;
