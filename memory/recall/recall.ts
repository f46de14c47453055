import { sql } from 'kysely';
import { toSql } from 'pgvector';
import { ProviderError } from '#src/core/provider-error.ts';
import type { Handle } from '#src/db/database.ts';
import type { EntryKind } from '#src/db/memory-tables.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { type PassageLexemes, rankByLateInteraction } from './late-interaction.ts';

/** Something that a question may be about: a passage of a writing, or an entry. */
export type Hit =
  | { kind: 'passage'; score: number; writingId: string; writtenAt: Date; start: number; end: number }
  | { kind: EntryKind; score: number; entryId: string };

export interface Question {
  query: string;
  /** Which kinds are searched; all if undefined. `passage` means passages of the writings. */
  kinds?: readonly (EntryKind | 'passage')[] | undefined;
  /** Searches what was written and believed up to this moment; up to now if undefined. */
  asOf?: Date | undefined;
  limit: number;
  /** Which retrievers run; all by default. Measurements run one alone, or all but one. */
  retrievers?: readonly Retriever[];
}

/**
 * `fullText`: words of the question in a passage or an entry. `lateInteraction`: for each word of the question, the most
 * similar word of a page. `passageVectors`: the embedding of a passage or an entry. `pageVectors`: the mean embedding of the
 * passages of a page.
 */
export type Retriever = 'fullText' | 'lateInteraction' | 'passageVectors' | 'pageVectors';
export const retrievers: readonly Retriever[] = [
  'fullText',
  'lateInteraction',
  'passageVectors',
  'pageVectors',
];

/**
 * The constant of reciprocal rank fusion (Cormack, Clarke and Buettcher 2009). It is lower than their 60, because often a
 * single retriever finds a good hit: vectors alone find a paraphrase, words alone find a name.
 */
const fusionConstant = 10;
/**
 * The weight of each retriever in the fusion of passages. Full text and passage vectors have less weight, because single words
 * of a question often lead them to wrong passages.
 */
const passageWeights: Readonly<Record<Retriever, number>> = {
  fullText: 0.4,
  lateInteraction: 1.6,
  passageVectors: 0.4,
  pageVectors: 1.2,
};
/** How many hits each retriever returns at most. */
const depth = 100;

/**
 * Finds what a writer's memory contains on a question, best first. Each retriever searches all rows of this writer exactly, and
 * reciprocal rank fusion joins their rankings. A writing gives one hit: its passage with the highest rank in any ranking. Page
 * vectors are used besides passage vectors, because a sentence is often clear only from the sentences around it. Full text and
 * late interaction need no model.
 */
export async function recall(
  handle: Handle,
  personId: string,
  embedder: Embedder,
  question: Question,
): Promise<Hit[]> {
  const { kinds, limit, retrievers: asked = retrievers } = question;
  const entryKinds = kinds?.filter((kind) => kind !== 'passage');
  const asksPassages = !kinds || kinds.includes('passage');
  const asksEntries = !entryKinds || entryKinds.length > 0;
  const asksVectors = asked.includes('passageVectors') || asked.includes('pageVectors');
  const vector = asksVectors ? await questionVector(question.query, embedder) : undefined;
  const scores = new Map<string, { hit: Hit; score: number; best: number }>();

  const count = (hits: readonly Hit[], weight = 1) => {
    const ranked = new Set<string>();
    for (const hit of hits) {
      const key = keyOf(hit);
      if (ranked.has(key)) continue;
      ranked.add(key);
      const score = weight / (fusionConstant + ranked.size);
      const known = scores.get(key);
      if (!known) scores.set(key, { hit, score, best: score });
      else {
        known.score += score;
        if (score > known.best) Object.assign(known, { hit, best: score });
      }
    }
  };
  if (asked.includes('fullText')) {
    if (asksPassages) count(await passagesByWords(handle, personId, question), passageWeights.fullText);
    if (asksEntries) count(await entriesByWords(handle, personId, question, entryKinds));
  }
  if (asked.includes('lateInteraction') && asksPassages) {
    count(await passagesByLateInteraction(handle, personId, question), passageWeights.lateInteraction);
  }
  if (vector !== undefined) {
    const { model } = embedder;
    if (asksPassages) {
      const { nearest, pages, share } = await passagesByMeaning(handle, personId, question, vector, model);
      if (asked.includes('passageVectors')) count(nearest, share * passageWeights.passageVectors);
      if (asked.includes('pageVectors')) count(pages, share * passageWeights.pageVectors);
    }
    if (asksEntries && asked.includes('passageVectors')) {
      const { hits, share } = await entriesByMeaning(handle, personId, question, entryKinds, vector, model);
      count(hits, share);
    }
  }
  return [...scores.values()]
    .sort((a, b) => b.score - a.score || (keyOf(a.hit) < keyOf(b.hit) ? -1 : 1))
    .slice(0, limit)
    .map(({ hit, score }) => ({ ...hit, score }));
}

function keyOf(hit: Hit): string {
  return 'entryId' in hit ? hit.entryId : hit.writingId;
}

/**
 * The embedding of a question. Undefined if it is zero or the model is unavailable: then only full text and late interaction
 * are used.
 */
async function questionVector(query: string, embedder: Embedder): Promise<string | undefined> {
  const vector = await embedder.embed([query]).then(
    ([first]) => first,
    (error: unknown) => {
      if (error instanceof ProviderError) return undefined;
      throw error;
    },
  );
  return vector && Array.from(vector).some((number) => number !== 0) ? toSql(vector)! : undefined;
}

interface PassageRow {
  writing_id: string;
  written_at: Date;
  start_at: number;
  end_at: number;
}

function toPassage(row: PassageRow): Hit {
  return {
    kind: 'passage',
    score: 0,
    writingId: row.writing_id,
    writtenAt: row.written_at,
    start: row.start_at,
    end: row.end_at,
  };
}

/** The passages of a writer, up to a moment if one is given. */
function passagesOf(personId: string, asOf: Date | undefined) {
  return sql`person_id = ${personId} and (${asOf ?? null}::timestamptz is null or written_at <= ${asOf ?? null})`;
}

/** Searches by full text. Each word is weighted by its inverse document frequency among this writer's own passages. */
async function passagesByWords(handle: Handle, personId: string, { query, asOf }: Question): Promise<Hit[]> {
  const { rows } = await sql<PassageRow>`
    with terms as (
      select lexeme, lexeme_query from unnest(to_tsvector('english', ${query})) as t,
        lateral (select quote_literal(t.lexeme)::tsquery as lexeme_query) as q
    ), hits as (
      select p.id, t.lexeme, p.writing_id, p.written_at, p.start_at, p.end_at, length(p.words) as size
      from terms t join memory_passages p on p.words @@ t.lexeme_query
      where ${passagesOf(personId, asOf)}
    ), rarity as (
      select lexeme, ln(1 + (select count(*) from memory_passages where ${passagesOf(personId, asOf)})::float / count(*)) as idf
      from hits group by lexeme
    )
    select writing_id, written_at, start_at, end_at
    from hits join rarity using (lexeme)
    group by id, writing_id, written_at, start_at, end_at, size
    order by sum(idf) / (0.6 + 0.4 * size / 14.0) desc, written_at desc, id
    limit ${depth}`.execute(handle);
  return rows.map(toPassage);
}

/** Ranks by late interaction over the lexemes stored with the passages, so that nothing sealed or forgotten is found. */
async function passagesByLateInteraction(
  handle: Handle,
  personId: string,
  { query, asOf }: Question,
): Promise<Hit[]> {
  const { rows: passages } = await sql<PassageLexemes>`
    select id, writing_id, array_to_string(tsvector_to_array(words), ' ') as lexemes
    from memory_passages where ${passagesOf(personId, asOf)}`.execute(handle);
  const ids = rankByLateInteraction(query, passages, depth);
  const { rows } = await sql<PassageRow>`
    select writing_id, written_at, start_at, end_at
    from unnest(${ids}::bigint[]) with ordinality as ranked (id, rank)
    join memory_passages using (id) where person_id = ${personId} order by rank`.execute(handle);
  return rows.map(toPassage);
}

/**
 * Hits among the rows that this model has embedded, and the share of the writer's rows that it has embedded. The ranking is
 * weighted by that share, because the best of a few rows may be poor.
 */
interface ByMeaning {
  hits: Hit[];
  share: number;
}

/**
 * The nearest passages, and the nearest pages, each represented by its nearest passage. The distance of a page is the mean
 * distance of its passages.
 */
async function passagesByMeaning(
  handle: Handle,
  personId: string,
  { asOf }: Question,
  vector: string,
  model: string,
): Promise<{ nearest: Hit[]; pages: Hit[]; share: number }> {
  const { rows } = await sql<PassageRow & { by: 'passage' | 'page'; share: number }>`
    -- materialized, so that sorting does not carry the embeddings
    with near as materialized (
      select id, writing_id, embedding <#> ${vector}::halfvec as distance
      from memory_passages
      where ${passagesOf(personId, asOf)} and embedding_model = ${model}
    ), passages as (
      select id, 'passage' as by, distance from near order by distance, id limit ${depth}
    ), pages as (
      select writing_id, avg(distance) as distance from near group by writing_id
      order by distance, writing_id limit ${depth}
    ), standing as (
      select distinct on (writing_id) near.id, 'page' as by, pages.distance
      from pages join near using (writing_id) order by writing_id, near.distance, near.id
    )
    select writing_id, written_at, start_at, end_at, by,
      (select avg((embedding_model = ${model})::int)::float from memory_passages where ${passagesOf(personId, asOf)}) as share
    from (select * from passages union all select * from standing) as found
    join memory_passages using (id) order by distance, id`.execute(handle);
  const ranking = (by: 'passage' | 'page') => rows.filter((row) => row.by === by).map(toPassage);
  return { nearest: ranking('passage'), pages: ranking('page'), share: rows[0]?.share ?? 0 };
}

interface EntryRow {
  id: string;
  kind: EntryKind;
}

const toHit = ({ id, kind }: EntryRow): Hit => ({ kind, score: 0, entryId: id });

function holding(personId: string, kinds: readonly EntryKind[] | undefined, asOf: Date | undefined) {
  return sql`person_id = ${personId}
    and (${kinds ?? null}::text[] is null or kind = any(${kinds ?? null}::text[]))
    and valid_from <= coalesce(${asOf ?? null}::timestamptz, 'infinity')
    and (${asOf ?? null}::timestamptz is null or valid_to is null or valid_to > ${asOf ?? null})`;
}

async function entriesByWords(
  handle: Handle,
  personId: string,
  { query, asOf }: Question,
  kinds: readonly EntryKind[] | undefined,
): Promise<Hit[]> {
  const { rows } = await sql<EntryRow>`
    with question as (
      select string_agg(quote_literal(lexeme), '|')::tsquery as any_word
      from unnest(to_tsvector('english', ${query}))
    )
    select id, kind from memory_entries, question
    where ${holding(personId, kinds, asOf)} and words @@ any_word
    order by ts_rank(words, any_word) desc, strength desc, id
    limit ${depth}`.execute(handle);
  return rows.map(toHit);
}

/** An entry that is farther than this (negative inner product) does not answer the question. */
const farthestEntry = -0.12;

async function entriesByMeaning(
  handle: Handle,
  personId: string,
  { asOf }: Question,
  kinds: readonly EntryKind[] | undefined,
  vector: string,
  model: string,
): Promise<ByMeaning> {
  const { rows } = await sql<EntryRow & { share: number }>`
    select id, kind, (
        select avg((embedding is not null and embedding_model = ${model})::int)::float
        from memory_entries where ${holding(personId, kinds, asOf)}
      ) as share
    from memory_entries
    where ${holding(personId, kinds, asOf)} and embedding_model = ${model}
      and embedding <#> ${vector}::halfvec < ${farthestEntry}
    order by embedding <#> ${vector}::halfvec, strength desc, id
    limit ${depth}`.execute(handle);
  return { hits: rows.map(toHit), share: rows[0]?.share ?? 0 };
}
