import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { EntryKind, MentionKind } from '#src/db/memory-tables.ts';
import type { Correction, Entry } from '../consolidate/entries.ts';
import { halfLifePrimes, type Track } from '../consolidate/reducer.ts';
import { vectorText } from '../recall/vector.ts';

/** What an override asks, or what an adaptation rests on and has changed. */
export interface EntryDetails {
  /** Of an adaptation of the agent's repertoire: which one. */
  kind?: string;
  /** Of an adaptation: the entries that caused it. */
  causes?: string[];
  /** Of an adaptation: the prompts that it changed. */
  prompts?: { engagementId: string; prompt: string; at: string }[];
  /** Of an override: whether it was to be obeyed at once. */
  force?: boolean;
  engagementId?: string;
  /** Of an override: subjects that are not wanted, by concept and name. */
  unwanted?: { concept: string; name: string }[];
}

export interface StoredEntry extends Entry {
  personId: string;
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

/** The kinds of entry that rest on each kind of mention. */
const kindsOfMention: Readonly<Record<MentionKind, readonly EntryKind[]>> = {
  theme: ['theme', 'avoidance'],
  word: ['trigger'],
  statement: ['reflection'],
  signal: [],
};

/**
 * Saves the entries of these tracks in place of those that rested on them before. An entry whose content is as it
 * was keeps its embedding; any other is embedded afterwards.
 */
export async function replaceEntries(
  handle: Handle,
  personId: string,
  tracks: readonly Pick<Track, 'kind' | 'concept'>[],
  entries: readonly Entry[],
): Promise<void> {
  const bases = tracks.flatMap(({ kind, concept }) =>
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

/** Deletes the derived entries of a person but these. */
export async function deleteOtherEntries(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from memory_entries
    where person_id = ${personId} and derived and not (id = any(${ids}::uuid[]))`.execute(handle);
}

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

/** Which of these ids are entries of the person. */
export async function selectHeld(
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

export interface EntryFilter {
  kinds?: readonly EntryKind[] | undefined;
  /** Those that hold at this moment; undefined: whenever. */
  validAt?: Date | undefined;
  /** False: only what no fold has made. */
  derived?: boolean;
  concept?: string;
}

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

/** A page of the entries that hold, the strongest first, and how many there are. */
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
    .orderBy(
      sql`round((strength * power(0.5, greatest(0, ${page.count}::integer - last_index) / ${halfLifePrimes}::float))::numeric, 3)`,
      'desc',
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { entries: rows.map(toEntry), total };
}

export async function updateEntry(
  handle: Handle,
  personId: string,
  id: string,
  change: { validTo?: Date; details?: EntryDetails; content?: string },
): Promise<void> {
  await handle
    .updateTable('memory_entries')
    .set({
      ...(change.validTo ? { valid_to: change.validTo } : {}),
      ...(change.details ? { details: JSON.stringify(change.details) } : {}),
      ...(change.content === undefined
        ? {}
        : { content: change.content, embedding: null, source: 'writer' as const }),
    })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}

/** Entries that have no embedding, or, where `notOf` is given, none of that model. */
export async function selectUnembedded(
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

/** Saves embeddings of contents, unless the content has changed since. */
export async function updateEmbeddings(
  handle: Handle,
  personId: string,
  model: string,
  embedded: readonly { id: string; content: string; embedding: ArrayLike<number> }[],
): Promise<void> {
  await sql`
    update memory_entries set embedding = e.embedding::halfvec, embedding_model = ${model}
    from unnest(${embedded.map(({ id }) => id)}::uuid[], ${embedded.map(({ content }) => content)}::text[],
      ${embedded.map(({ embedding }) => vectorText(embedding))}::text[]) as e (id, content, embedding)
    where person_id = ${personId} and memory_entries.id = e.id and memory_entries.content = e.content`.execute(
    handle,
  );
}

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
      verdict: correction.verdict,
      before: correction.before,
      content: correction.content ?? null,
      made_at: correction.madeAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What the writer has corrected, in the order in which they did. */
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
    verdict: row.verdict,
    before: row.before,
    content: row.content ?? undefined,
    madeAt: row.made_at,
  }));
}

export async function countEntries(handle: Handle, personId: string): Promise<number> {
  const row = await handle
    .selectFrom('memory_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Corrections of entries that rest on nothing any more go with them. */
export async function deleteBaselessCorrections(handle: Handle, personId: string): Promise<void> {
  await sql`
    delete from memory_corrections c where person_id = ${personId} and not exists (
      select from memory_sightings s where s.person_id = ${personId} and s.concept = c.concept)`.execute(
    handle,
  );
}
