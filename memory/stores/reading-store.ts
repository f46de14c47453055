import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { MentionKind } from '#src/db/memory-tables.ts';
import type { ReadPrime } from '../consolidate/reducer.ts';
import type { Mention } from '../retain/mention.ts';
import type { Writing } from './writing-store.ts';

/** What was found in a writing when it was read. */
export interface Finding {
  writing: Pick<Writing, 'id' | 'ordinal' | 'writtenAt' | 'flowScore' | 'text'>;
  mentions: Mention[];
  /** Number of words. */
  words: number;
  emotion: { valence: number; arousal: number; signature: string };
  passages: { start: number; end: number; embedding: number[] }[];
  /** The model that embedded all the passages. */
  embeddingModel: string;
  chakra: number;
}

/** Inserts readings with their mentions. They replace earlier readings of the same writings. */
export async function insertReadings(
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
      background_rate: mention.backgroundRate,
      is_named: mention.isNamed,
      has_avoidance_cue: mention.hasAvoidanceCue,
      places: mention.places,
      cue_places: mention.cuePlaces,
    })),
  );
  await sql`
    insert into memory_mentions
      (writing_id, person_id, kind, concept, name, value, weight, background_rate, is_named, has_avoidance_cue,
       places, cue_places)
    select m.writing_id, ${personId}, m.kind, m.concept, m.name, m.value, m.weight, m.background_rate, m.is_named,
      m.has_avoidance_cue, m.places, m.cue_places
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as m (
      writing_id uuid, kind text, concept text, name text, value text, weight real, background_rate real,
      is_named boolean, has_avoidance_cue boolean, places integer[], cue_places integer[])`.execute(handle);
}

/** All primes of a person that were read, in journal order; only those written up to `until` if it is given. */
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
  // Replaying needs no places, and they are most of the bytes.
  let mentions = handle
    .selectFrom('memory_mentions')
    .select([
      'memory_mentions.writing_id',
      'memory_mentions.kind',
      'memory_mentions.concept',
      'memory_mentions.name',
      'memory_mentions.value',
      'memory_mentions.weight',
      'memory_mentions.background_rate',
      'memory_mentions.is_named',
      'memory_mentions.has_avoidance_cue',
    ])
    .where('memory_mentions.person_id', '=', personId);
  if (until) {
    mentions = mentions
      .innerJoin('prime_readings', 'prime_readings.writing_id', 'memory_mentions.writing_id')
      .where('prime_readings.written_at', '<=', until);
  }
  for (const row of await mentions.execute()) {
    byId.get(row.writing_id)?.mentions.push({
      kind: row.kind,
      concept: row.concept,
      name: row.name,
      value: row.value,
      weight: row.weight,
      backgroundRate: row.background_rate,
      isNamed: row.is_named,
      hasAvoidanceCue: row.has_avoidance_cue,
      places: [],
      cuePlaces: [],
    });
  }
  for (const { mentions: found } of primes) found.sort(byConcept);
  return primes;
}

/** Orders mentions by concept. Any order leads to the same state, but a fixed order makes replays equal to the last bit. */
function byConcept(a: Mention, b: Mention): number {
  return a.kind.localeCompare(b.kind) || (a.concept < b.concept ? -1 : 1);
}

/** Which mentions of a concept to find. Undefined fields do not restrict the result. */
export interface MentionQuery {
  kind: MentionKind;
  concept: string;
  onlyWithCue?: boolean;
  /** Finds only mentions in primes written from `from` up to `until`; each end is optional. */
  from?: Date;
  until?: Date;
}

export interface FoundMention {
  writingId: string;
  places: number[];
  cuePlaces: number[];
}

/** For each query its last mentions, newest first, in one SQL statement. @param limit number of mentions for each query. */
export async function selectMentions(
  handle: Handle,
  queries: readonly (MentionQuery & { personId: string })[],
  limit: number,
): Promise<FoundMention[][]> {
  const found = queries.map((): FoundMention[] => []);
  if (queries.length === 0) return found;
  const rows = queries.map(({ personId, kind, concept, onlyWithCue, from, until }, index) => ({
    index,
    person_id: personId,
    kind,
    concept,
    only_with_cue: onlyWithCue ?? false,
    written_from: from ?? '-infinity',
    written_until: until ?? 'infinity',
  }));
  const { rows: mentions } = await sql<{
    index: number;
    writing_id: string;
    places: number[];
    cue_places: number[];
  }>`
    select q.index, m.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q (
      index integer, person_id uuid, kind text, concept text, only_with_cue boolean, written_from timestamptz,
      written_until timestamptz),
    lateral (
      select m.writing_id, m.places, m.cue_places, r.written_at, r.ordinal
      from memory_mentions m join prime_readings r using (writing_id)
      where m.person_id = q.person_id and m.kind = q.kind and m.concept = q.concept
        and (m.has_avoidance_cue or not q.only_with_cue)
        and r.written_at between q.written_from and q.written_until
      order by r.written_at desc, r.ordinal desc limit ${limit}
    ) as m
    order by q.index, m.written_at desc, m.ordinal desc`.execute(handle);
  for (const { index, writing_id: writingId, places, cue_places: cuePlaces } of mentions) {
    found[index]!.push({ writingId, places, cuePlaces });
  }
  return found;
}

/** Themes that no other writing of the person mentions. */
export async function selectUniqueThemes(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<string[]> {
  const { rows } = await sql<{ concept: string }>`
    select concept from memory_mentions m
    where person_id = ${personId} and writing_id = ${writingId} and kind = 'theme' and not exists (
      select from memory_mentions o
      where o.person_id = ${personId} and o.kind = m.kind and o.concept = m.concept
        and o.writing_id <> ${writingId})`.execute(handle);
  return rows.map(({ concept }) => concept);
}

/** The emotions of the last primes, newest first. */
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

/** Deletes the reading of a writing with its mentions and passages. @returns how many readings were deleted. */
export async function deleteReading(handle: Handle, personId: string, writingId: string): Promise<number> {
  const result = await handle
    .deleteFrom('prime_readings')
    .where('person_id', '=', personId)
    .where('writing_id', '=', writingId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
