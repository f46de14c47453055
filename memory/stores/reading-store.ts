import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { MentionKind } from '#src/db/memory-tables.ts';
import type { Mention, ReadPrime } from '../consolidate/reducer.ts';
import type { CountedPrime } from '../consolidate/tally.ts';
import { vectorText } from '../recall/vector.ts';

/** A writing as memory reads it. */
export interface Writing {
  id: string;
  personId: string;
  ordinal: number;
  text: string;
  writtenAt: Date;
  durationSeconds: number;
  flowScore: number;
  sealed: boolean;
  needsCare: boolean;
}

/** What was found in a writing, ready to be saved. */
export interface Finding {
  writing: Pick<Writing, 'id' | 'ordinal' | 'writtenAt' | 'flowScore' | 'text'>;
  mentions: Mention[];
  words: number;
  emotion: { valence: number; arousal: number; signature: string };
  passages: { start: number; end: number; embedding: ArrayLike<number> }[];
  embeddingModel: string;
  chakra: number;
}

const writingColumns = [
  'id',
  'person_id',
  'ordinal',
  'writing',
  'created_at',
  'duration_seconds',
  'flow_score',
  'sealed',
  'needs_care',
] as const;

function toWriting(row: {
  id: string;
  person_id: string;
  ordinal: number;
  writing: string;
  created_at: Date;
  duration_seconds: number;
  flow_score: number;
  sealed: boolean;
  needs_care: boolean;
}): Writing {
  return {
    id: row.id,
    personId: row.person_id,
    ordinal: row.ordinal,
    text: row.writing,
    writtenAt: row.created_at,
    durationSeconds: row.duration_seconds,
    flowScore: row.flow_score,
    sealed: row.sealed,
    needsCare: row.needs_care,
  };
}

export async function findWriting(handle: Handle, id: string): Promise<Writing | undefined> {
  const row = await handle
    .selectFrom('writings')
    .select(writingColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toWriting(row);
}

/** Writings of one person, in no order. */
export async function selectWritings(
  handle: Handle,
  personId: string,
  ids: readonly string[],
): Promise<Writing[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('writings')
    .select(writingColumns)
    .where('person_id', '=', personId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.map(toWriting);
}

/** A person's open writings after another one, in journal order. */
export async function selectOpenWritings(
  handle: Handle,
  personId: string,
  { after, limit }: { after: Pick<Writing, 'writtenAt' | 'ordinal'> | undefined; limit: number },
): Promise<Writing[]> {
  let query = handle
    .selectFrom('writings')
    .select(writingColumns)
    .where('person_id', '=', personId)
    .where('sealed', '=', false)
    .orderBy('created_at')
    .orderBy('ordinal')
    .limit(limit);
  if (after) {
    query = query.where(sql<boolean>`(created_at, ordinal) > (${after.writtenAt}, ${after.ordinal})`);
  }
  return (await query.execute()).map(toWriting);
}

/** Open writings of this person that still wait to be learned from, up to one of them, in journal order. */
export async function selectWaitingWritings(
  handle: Handle,
  { writing, taskKind, limit }: { writing: Writing; taskKind: string; limit: number },
): Promise<Writing[]> {
  const rows = await handle
    .selectFrom('writings')
    .innerJoin('tasks', 'tasks.subject_id', 'writings.id')
    .select(writingColumns.map((column) => `writings.${column}` as const))
    .where('tasks.kind', '=', taskKind)
    .where('tasks.state', '=', 'pending')
    .where('writings.person_id', '=', writing.personId)
    .where('writings.sealed', '=', false)
    .where(sql<boolean>`(writings.created_at, writings.ordinal) < (${writing.writtenAt}, ${writing.ordinal})`)
    .orderBy('writings.created_at', 'desc')
    .orderBy('writings.ordinal', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toWriting).reverse();
}

/** What each of a person's primes adds to the counts, without the one that is being erased. */
export async function selectCountedPrimes(
  handle: Handle,
  personId: string,
  { without }: { without?: string } = {},
): Promise<CountedPrime[]> {
  let query = handle
    .selectFrom('writings')
    .select(['created_at', 'duration_seconds', 'flow_score', 'sealed'])
    .where('person_id', '=', personId);
  if (without !== undefined) query = query.where('id', '<>', without);
  return (await query.execute()).map((row) => ({
    writtenAt: row.created_at,
    durationSeconds: row.duration_seconds,
    flowScore: row.flow_score,
    sealed: row.sealed,
  }));
}

/** Saves what was found; what is there of the same writings already is replaced. */
export async function insertFindings(
  handle: Handle,
  personId: string,
  findings: readonly Finding[],
): Promise<void> {
  if (findings.length === 0) return;
  const ids = findings.map(({ writing }) => writing.id);
  await handle.deleteFrom('prime_readings').where('writing_id', 'in', ids).execute();
  await handle
    .insertInto('prime_readings')
    .values(
      findings.map(({ writing, words, emotion }) => ({
        writing_id: writing.id,
        person_id: personId,
        written_at: writing.writtenAt,
        ordinal: writing.ordinal,
        flow_score: writing.flowScore,
        words,
        ...emotion,
      })),
    )
    .execute();
  const mentions = findings.flatMap(({ writing, mentions: found }) =>
    found.map((mention) => ({
      writing_id: writing.id,
      kind: mention.kind,
      concept: mention.concept,
      name: mention.name,
      value: mention.value,
      weight: mention.weight,
      rate: mention.rate,
      is_named: mention.isNamed,
      is_left: mention.isLeft,
      places: mention.places,
      left_places: mention.leftPlaces,
    })),
  );
  await sql`
    insert into memory_sightings
      (writing_id, person_id, kind, concept, name, value, weight, rate, is_named, is_left, places, left_places)
    select s.writing_id, ${personId}, s.kind, s.concept, s.name, s.value, s.weight, s.rate, s.is_named, s.is_left, s.places,
      s.left_places
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as s (
      writing_id uuid, kind text, concept text, name text, value text, weight real, rate real, is_named boolean, is_left boolean,
      places integer[], left_places integer[])`.execute(handle);
  const passages = findings.flatMap((finding) => finding.passages.map((passage) => ({ finding, passage })));
  if (passages.length === 0) return;
  await sql`
    insert into memory_passages
      (writing_id, person_id, written_at, start_at, end_at, words, embedding, embedding_model)
    select p.writing_id, ${personId}, p.written_at, p.start_at, p.end_at, to_tsvector('english', p.text),
           p.embedding::halfvec, p.model
    from unnest(
      ${passages.map(({ finding }) => finding.writing.id)}::uuid[],
      ${passages.map(({ finding }) => finding.writing.writtenAt)}::timestamptz[],
      ${passages.map(({ passage }) => passage.start)}::integer[],
      ${passages.map(({ passage }) => passage.end)}::integer[],
      ${passages.map(({ finding, passage }) => finding.writing.text.slice(passage.start, passage.end))}::text[],
      ${passages.map(({ passage }) => vectorText(passage.embedding))}::text[],
      ${passages.map(({ finding }) => finding.embeddingModel)}::text[]
    ) as p (writing_id, written_at, start_at, end_at, text, embedding, model)`.execute(handle);
}

/** A person's primes as the fold takes them in, in journal order, up to a moment where one is given. */
export async function selectReadPrimes(
  handle: Handle,
  personId: string,
  { until }: { until?: Date | undefined } = {},
): Promise<(ReadPrime & { ordinal: number })[]> {
  let readings = handle
    .selectFrom('prime_readings')
    .select(['writing_id', 'written_at', 'ordinal', 'flow_score', 'words'])
    .where('person_id', '=', personId)
    .orderBy('written_at')
    .orderBy('ordinal');
  if (until) readings = readings.where('written_at', '<=', until);
  const primes = (await readings.execute()).map((row) => ({
    writingId: row.writing_id,
    writtenAt: row.written_at,
    ordinal: row.ordinal,
    flowScore: row.flow_score,
    words: row.words,
    mentions: [] as Mention[],
  }));
  const byId = new Map(primes.map((prime) => [prime.writingId, prime]));
  // Places are not needed to fold, and are most of the bytes.
  let mentions = handle
    .selectFrom('memory_sightings')
    .select([
      'memory_sightings.writing_id',
      'memory_sightings.kind',
      'memory_sightings.concept',
      'memory_sightings.name',
      'memory_sightings.value',
      'memory_sightings.weight',
      'memory_sightings.rate',
      'memory_sightings.is_named',
      'memory_sightings.is_left',
    ])
    .where('memory_sightings.person_id', '=', personId);
  if (until) {
    mentions = mentions
      .innerJoin('prime_readings', 'prime_readings.writing_id', 'memory_sightings.writing_id')
      .where('prime_readings.written_at', '<=', until);
  }
  for (const row of await mentions.execute()) {
    byId.get(row.writing_id)?.mentions.push({
      kind: row.kind,
      concept: row.concept,
      name: row.name,
      value: row.value,
      weight: row.weight,
      rate: row.rate,
      isNamed: row.is_named,
      isLeft: row.is_left,
      places: [],
      leftPlaces: [],
    });
  }
  for (const { mentions: found } of primes) found.sort(byConcept);
  return primes;
}

/** The order in which a prime's mentions are taken in does not matter, but it is always the same. */
function byConcept(a: Mention, b: Mention): number {
  return a.kind.localeCompare(b.kind) || (a.concept < b.concept ? -1 : 1);
}

export interface SeenAt {
  writingId: string;
  writtenAt: Date;
  places: number[];
  leftPlaces: number[];
  value: string;
}

/** Where a concept was seen, newest first. */
export async function selectMentions(
  handle: Handle,
  personId: string,
  sought: { kind: MentionKind; concept: string; value?: string; left?: boolean; limit: number },
): Promise<SeenAt[]> {
  let query = handle
    .selectFrom('memory_sightings as s')
    .innerJoin('prime_readings as r', 'r.writing_id', 's.writing_id')
    .select(['s.writing_id', 'r.written_at', 's.places', 's.left_places', 's.value'])
    .where('s.person_id', '=', personId)
    .where('s.kind', '=', sought.kind)
    .where('s.concept', '=', sought.concept)
    .orderBy('r.written_at', 'desc')
    .orderBy('r.ordinal', 'desc')
    .limit(sought.limit);
  if (sought.value !== undefined) query = query.where('s.value', '=', sought.value);
  if (sought.left) query = query.where('s.is_left', '=', true);
  return (await query.execute()).map((row) => ({
    writingId: row.writing_id,
    writtenAt: row.written_at,
    places: row.places,
    leftPlaces: row.left_places,
    value: row.value,
  }));
}

/** Subjects that no other writing of the person has. */
export async function selectOwnConcepts(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<string[]> {
  const { rows } = await sql<{ concept: string }>`
    select concept from memory_sightings s
    where person_id = ${personId} and writing_id = ${writingId} and kind = 'theme' and not exists (
      select from memory_sightings o
      where o.person_id = ${personId} and o.kind = s.kind and o.concept = s.concept
        and o.writing_id <> ${writingId})`.execute(handle);
  return rows.map(({ concept }) => concept);
}

/** The feeling of the last primes, newest first. */
export async function selectEmotions(
  handle: Handle,
  personId: string,
  limit: number,
): Promise<{ valence: number; arousal: number; signature: string; writtenAt: Date }[]> {
  const rows = await handle
    .selectFrom('prime_readings')
    .select(['valence', 'arousal', 'signature', 'written_at'])
    .where('person_id', '=', personId)
    .orderBy('written_at', 'desc')
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ written_at: writtenAt, ...row }) => ({ ...row, writtenAt }));
}

/** Takes back what was found in a writing, passages included. */
export async function deleteReading(handle: Handle, personId: string, writingId: string): Promise<number> {
  const result = await handle
    .deleteFrom('prime_readings')
    .where('person_id', '=', personId)
    .where('writing_id', '=', writingId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Subjects of a person's tasks of one kind. */
export async function selectTaskSubjects(handle: Handle, personId: string, kind: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('tasks')
    .select('subject_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => row.subject_id);
}

/** Passages that another model than this has embedded, `by` a certain one where it is given. */
export async function selectForeignPassages(
  handle: Handle,
  personId: string,
  { model, by, limit }: { model: string; by?: string | undefined; limit: number },
): Promise<{ id: number; writingId: string; start: number; end: number }[]> {
  let passages = handle
    .selectFrom('memory_passages')
    .select(['id', 'writing_id', 'start_at', 'end_at'])
    .where('person_id', '=', personId)
    .where('embedding_model', '<>', model)
    .orderBy('id')
    .limit(limit);
  if (by !== undefined) passages = passages.where('embedding_model', '=', by);
  return (await passages.execute()).map((row) => ({
    id: row.id,
    writingId: row.writing_id,
    start: row.start_at,
    end: row.end_at,
  }));
}

/** Writers of whose passages or entries another model than this has embedded some, or of whose entries none has. */
export async function selectForeignWriters(handle: Handle, model: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from memory_passages where embedding_model <> ${model}
    union
    select person_id from memory_entries where embedding is null or embedding_model is distinct from ${model}
    order by person_id`.execute(handle);
  return rows.map((row) => row.person_id);
}

export async function updatePassageEmbeddings(
  handle: Handle,
  personId: string,
  model: string,
  embedded: readonly { id: number; embedding: ArrayLike<number> }[],
): Promise<void> {
  await sql`
    update memory_passages set embedding = e.embedding::halfvec, embedding_model = ${model}
    from unnest(${embedded.map(({ id }) => id)}::bigint[],
      ${embedded.map(({ embedding }) => vectorText(embedding))}::text[]) as e (id, embedding)
    where person_id = ${personId} and memory_passages.id = e.id`.execute(handle);
}
