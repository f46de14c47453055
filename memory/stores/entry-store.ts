import { type RawBuilder, sql } from 'kysely';
import { toSql } from 'pgvector';
import type { Handle } from '#src/db/database.ts';
import type { EntryKind, MentionKind } from '#src/db/memory-tables.ts';
import type { ConceptState } from '../consolidate/concept-state.ts';
import type { Entry } from '../consolidate/entries.ts';
import { halfLifePrimes } from '../consolidate/surprise.ts';

/** What an override asks for, or what an adaptation is based on and what it has changed. */
export interface EntryDetails {
  /** Of an adaptation: which one of the agent's known adaptations it is; undefined for another. */
  kind?: string;
  /** Of an adaptation: ids of the entries that caused it. */
  causes?: string[];
  /** Of an adaptation: the prompts that it changed, oldest first. `at` is ISO 8601. */
  prompts?: { engagementId: string; prompt: string; at: string }[];
  /** Of an override: whether it must be obeyed at once. */
  force?: boolean;
  engagementId?: string;
  /** Of an override: the subjects that the agent is to avoid. */
  avoidedSubjects?: { concept: string; name: string }[];
}

export interface StoredEntry extends Entry {
  personId: string;
  /** Whether the entry is derived from the journal, so that a replay makes it again. False for overrides and adaptations. */
  derived: boolean;
  details: EntryDetails | undefined;
}

const columns = [
  'id',
  'person_id',
  'kind',
  'concept',
  'derived',
  'content',
  'strength',
  'occurrences',
  'last_index',
  'first_seen_at',
  'last_seen_at',
  'valid_from',
  'valid_to',
  'source',
  'details',
] as const;

interface EntryRow {
  id: string;
  person_id: string;
  kind: EntryKind;
  concept: string;
  derived: boolean;
  content: string;
  strength: number;
  occurrences: number;
  last_index: number;
  first_seen_at: Date;
  last_seen_at: Date;
  valid_from: Date;
  valid_to: Date | null;
  source: 'agent' | 'writer';
  details: unknown;
}

function toEntry(row: EntryRow): StoredEntry {
  return {
    id: row.id,
    personId: row.person_id,
    kind: row.kind,
    concept: row.concept,
    derived: row.derived,
    content: row.content,
    strength: row.strength,
    occurrences: row.occurrences,
    lastIndex: row.last_index,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    validFrom: row.valid_from,
    validTo: row.valid_to ?? undefined,
    source: row.source,
    details: (row.details as EntryDetails | null) ?? undefined,
  };
}

/** The kinds of entry that each kind of mention supports. */
const kindsOfMention: Readonly<Record<MentionKind, readonly EntryKind[]>> = {
  theme: ['theme', 'avoidance'],
  word: ['trigger'],
  statement: ['reflection'],
  signal: [],
};

/**
 * Replaces the entries of these concepts. An entry whose content stays the same keeps its embedding; other entries have none
 * until they are embedded.
 */
export async function replaceEntries(
  handle: Handle,
  personId: string,
  concepts: readonly Pick<ConceptState, 'kind' | 'concept'>[],
  entries: readonly Entry[],
): Promise<void> {
  const bases = concepts.flatMap(({ kind, concept }) =>
    kindsOfMention[kind].map((entryKind) => ({ kind: entryKind, concept })),
  );
  if (bases.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await sql`
    delete from memory_entries
    using unnest(${bases.map(({ kind }) => kind)}::text[], ${bases.map(({ concept }) => concept)}::text[])
      as b (kind, concept)
    where person_id = ${personId} and derived and memory_entries.kind = b.kind
      and memory_entries.concept = b.concept and not (id = any(${ids}::uuid[]))`.execute(handle);
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    concept: entry.concept,
    content: entry.content,
    strength: entry.strength,
    occurrences: entry.occurrences,
    last_index: entry.lastIndex,
    first_seen_at: entry.firstSeenAt,
    last_seen_at: entry.lastSeenAt,
    valid_from: entry.validFrom,
    valid_to: entry.validTo ?? null,
    source: entry.source,
  }));
  await sql`
    insert into memory_entries (id, person_id, kind, concept, derived, content, strength, occurrences, last_index,
      first_seen_at, last_seen_at, valid_from, valid_to, source)
    select e.id, ${personId}, e.kind, e.concept, true, e.content, e.strength, e.occurrences, e.last_index,
      e.first_seen_at, e.last_seen_at, e.valid_from, e.valid_to, e.source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (
      id uuid, kind text, concept text, content text, strength real, occurrences integer, last_index integer,
      first_seen_at timestamptz, last_seen_at timestamptz, valid_from timestamptz, valid_to timestamptz,
      source text)
    on conflict (id) do update set
      content = excluded.content, strength = excluded.strength, occurrences = excluded.occurrences,
      last_index = excluded.last_index, first_seen_at = excluded.first_seen_at,
      last_seen_at = excluded.last_seen_at, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
      source = excluded.source,
      embedding = case when memory_entries.content = excluded.content then memory_entries.embedding end`.execute(
    handle,
  );
}

/** Deletes all other derived entries of a person. */
export async function deleteOtherEntries(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from memory_entries
    where person_id = ${personId} and derived and not (id = any(${ids}::uuid[]))`.execute(handle);
}

/** Inserts an entry unless its id exists already. */
export async function insertEntry(handle: Handle, entry: StoredEntry): Promise<void> {
  await handle
    .insertInto('memory_entries')
    .values({
      id: entry.id,
      person_id: entry.personId,
      kind: entry.kind,
      concept: entry.concept,
      derived: entry.derived,
      content: entry.content,
      embedding: null,
      embedding_model: null,
      strength: entry.strength,
      occurrences: entry.occurrences,
      last_index: entry.lastIndex,
      first_seen_at: entry.firstSeenAt,
      last_seen_at: entry.lastSeenAt,
      valid_from: entry.validFrom,
      valid_to: entry.validTo ?? null,
      source: entry.source,
      details: entry.details ? JSON.stringify(entry.details) : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findEntry(
  handle: Handle,
  personId: string,
  id: string,
): Promise<StoredEntry | undefined> {
  const row = await handle
    .selectFrom('memory_entries')
    .select(columns)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toEntry(row);
}

/** The given ids that belong to entries of the person. */
export async function selectExistingIds(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await handle
    .selectFrom('memory_entries')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The given entries that exist and belong to the person, by id. */
export async function selectEntriesById(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<Map<string, StoredEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await handle
    .selectFrom('memory_entries')
    .select(columns)
    .where('person_id', '=', personId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toEntry(row)]));
}

export interface EntryFilter {
  kinds?: readonly EntryKind[] | undefined;
  /** Only entries that are valid, or were, at this moment. */
  validAt?: Date | undefined;
  derived?: boolean;
  concept?: string;
}

/** Entries in the order in which they were first seen. */
export async function selectEntries(
  handle: Handle,
  personId: string,
  { kinds, validAt, derived, concept }: EntryFilter,
): Promise<StoredEntry[]> {
  let query = handle.selectFrom('memory_entries').select(columns).where('person_id', '=', personId);
  if (kinds) query = query.where('kind', 'in', [...kinds]);
  if (derived !== undefined) query = query.where('derived', '=', derived);
  if (concept !== undefined) query = query.where('concept', '=', concept);
  if (validAt) {
    query = query
      .where('valid_from', '<=', validAt)
      .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', validAt)]));
  }
  return (await query.orderBy('first_seen_at').orderBy('id').execute()).map(toEntry);
}

/** The strength after `count` primes, as `currentStrength` computes it. */
const strengthAfter = (count: RawBuilder<number>) =>
  sql`round((strength * power(0.5, greatest(0, ${count} - last_index) / ${halfLifePrimes}::float))::numeric, 3)`;

/**
 * A page of the valid entries, the strongest first, and the number of all valid entries. @param page `count`: number of primes.
 */
export async function selectEntryPage(
  handle: Handle,
  personId: string,
  page: { kinds: readonly EntryKind[] | undefined; count: number; offset: number; limit: number },
): Promise<{ entries: StoredEntry[]; total: number }> {
  let query = handle
    .selectFrom('memory_entries')
    .where('person_id', '=', personId)
    .where('valid_to', 'is', null);
  if (page.kinds) query = query.where('kind', 'in', [...page.kinds]);
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(columns)
    .orderBy(strengthAfter(sql`${page.count}::integer`), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { entries: rows.map(toEntry), total };
}

/** For each of these people the valid entries, the strongest first. @param limit number of entries for each person. */
export async function selectStrongestEntries(
  handle: Handle,
  personIds: readonly string[],
  { kinds, limit }: { kinds: readonly EntryKind[]; limit: number },
): Promise<StoredEntry[]> {
  const { rows } = await sql<EntryRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from (
      select e.*, row_number() over (
        partition by person_id order by ${strengthAfter(sql`learned`)} desc, last_seen_at desc, id
      ) as place
      from memory_entries e join memory_states using (person_id)
      where person_id = any(${[...personIds]}::uuid[]) and kind = any(${[...kinds]}::text[]) and valid_to is null
    ) as ranked
    where place <= ${limit} order by person_id, place`.execute(handle);
  return rows.map(toEntry);
}

/** Closes the given entries that are of one kind and not closed yet. */
export async function closeEntries(
  handle: Handle,
  personId: string,
  { kind, ids, at }: { kind: EntryKind; ids: readonly string[]; at: Date },
): Promise<void> {
  await handle
    .updateTable('memory_entries')
    .set({ valid_to: at })
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('valid_to', 'is', null)
    .execute();
}

export async function updateDetails(
  handle: Handle,
  personId: string,
  id: string,
  details: EntryDetails,
): Promise<void> {
  await handle
    .updateTable('memory_entries')
    .set({ details: JSON.stringify(details) })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}

/** Entries without an embedding. If `notOf` is given, also entries embedded by any other model than `notOf`. */
export async function selectEntriesToEmbed(
  handle: Handle,
  personId: string,
  { notOf, limit }: { notOf?: string; limit: number },
): Promise<{ id: string; content: string }[]> {
  return handle
    .selectFrom('memory_entries')
    .select(['id', 'content'])
    .where('person_id', '=', personId)
    .where((eb) => {
      const none = eb('embedding', 'is', null);
      return notOf === undefined ? none : eb.or([none, eb('embedding_model', 'is distinct from', notOf)]);
    })
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stores embeddings, except for entries whose content has changed since it was read. */
export async function updateEmbeddings(
  handle: Handle,
  personId: string,
  model: string,
  embedded: readonly { id: string; content: string; embedding: number[] }[],
): Promise<void> {
  await sql`
    update memory_entries set embedding = e.embedding::halfvec, embedding_model = ${model}
    from unnest(${embedded.map(({ id }) => id)}::uuid[], ${embedded.map(({ content }) => content)}::text[],
      ${embedded.map(({ embedding }) => toSql(embedding))}::text[]) as e (id, content, embedding)
    where person_id = ${personId} and memory_entries.id = e.id and memory_entries.content = e.content`.execute(
    handle,
  );
}

export async function countEntries(handle: Handle, personId: string): Promise<number> {
  const row = await handle
    .selectFrom('memory_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.count;
}
