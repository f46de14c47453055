import { sql } from 'kysely';
import { toSql } from 'pgvector';
import type { Handle } from '#src/db/database.ts';
import type { Finding } from './reading-store.ts';

/** Inserts the passages of readings that have just been inserted. */
export async function insertPassages(
  handle: Handle,
  personId: string,
  findings: readonly Finding[],
): Promise<void> {
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
      ${passages.map(({ passage }) => toSql(passage.embedding))}::text[],
      ${passages.map(({ finding }) => finding.embeddingModel)}::text[]
    ) as p (writing_id, written_at, start_at, end_at, text, embedding, model)`.execute(handle);
}

/** Passages that another model than `model` has embedded. If `by` is given, only those embedded by the model `by`. */
export async function selectPassagesToReembed(
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

/** Ids of people with passages or entries that this model has not embedded. */
export async function selectWritersToReembed(handle: Handle, model: string): Promise<string[]> {
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
  embedded: readonly { id: number; embedding: number[] }[],
): Promise<void> {
  await sql`
    update memory_passages set embedding = e.embedding::halfvec, embedding_model = ${model}
    from unnest(${embedded.map(({ id }) => id)}::bigint[],
      ${embedded.map(({ embedding }) => toSql(embedding))}::text[]) as e (id, embedding)
    where person_id = ${personId} and memory_passages.id = e.id`.execute(handle);
}
