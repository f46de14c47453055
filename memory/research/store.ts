import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { ConsentLevel } from '#src/db/memory-tables.ts';

export interface Study {
  id: string;
  name: string;
  pseudonymKey: Buffer;
}

export interface Researcher {
  tokenId: string;
  study: Study;
}

export async function upsertConsent(
  handle: Handle,
  personId: string,
  level: ConsentLevel,
  now: Date,
): Promise<void> {
  await handle
    .insertInto('research_consents')
    .values({ person_id: personId, level, changed_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ level, changed_at: now }))
    .execute();
}

export async function findConsent(
  handle: Handle,
  personId: string,
): Promise<{ level: ConsentLevel; changedAt: Date } | undefined> {
  const row = await handle
    .selectFrom('research_consents')
    .select(['level', 'changed_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && { level: row.level, changedAt: row.changed_at };
}

/** Everyone who consents at this moment, in no particular order. */
export async function selectConsenting(
  handle: Handle,
): Promise<{ personId: string; level: Exclude<ConsentLevel, 'none'> }[]> {
  const rows = await handle
    .selectFrom('research_consents')
    .select(['person_id', 'level'])
    .where('level', '<>', 'none')
    .execute();
  return rows.map((row) => ({ personId: row.person_id, level: row.level as 'patterns' | 'quotes' }));
}

export async function findStudy(handle: Handle, name: string): Promise<Study | undefined> {
  const row = await handle
    .selectFrom('research_studies')
    .select(['id', 'name', 'pseudonym_key'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, pseudonymKey: row.pseudonym_key };
}

export async function insertStudy(handle: Handle, study: Study, now: Date): Promise<void> {
  await handle
    .insertInto('research_studies')
    .values({ id: study.id, name: study.name, pseudonym_key: study.pseudonymKey, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function insertToken(
  handle: Handle,
  token: { id: string; studyId: string; hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await handle
    .insertInto('research_tokens')
    .values({
      id: token.id,
      study_id: token.studyId,
      token_hash: token.hash,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function deleteTokensOf(handle: Handle, studyId: string): Promise<number> {
  const result = await handle
    .deleteFrom('research_tokens')
    .where('study_id', '=', studyId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function findResearcher(
  handle: Handle,
  hash: Buffer,
  now: Date,
): Promise<Researcher | undefined> {
  const row = await handle
    .selectFrom('research_tokens')
    .innerJoin('research_studies', 'research_studies.id', 'research_tokens.study_id')
    .select([
      'research_tokens.id as token_id',
      'research_studies.id',
      'research_studies.name',
      'research_studies.pseudonym_key',
    ])
    .where('research_tokens.token_hash', '=', hash)
    .where('research_tokens.expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      tokenId: row.token_id,
      study: { id: row.id, name: row.name, pseudonymKey: row.pseudonym_key },
    }
  );
}

export async function insertRead(
  handle: Handle,
  read: { researcher: Researcher; operation: string; query: unknown; writers: number; now: Date },
): Promise<void> {
  await handle
    .insertInto('research_reads')
    .values({
      study_id: read.researcher.study.id,
      token_id: read.researcher.tokenId,
      operation: read.operation,
      query: JSON.stringify(read.query),
      writers: read.writers,
      read_at: read.now,
    })
    .execute();
}

/** Reads of researchers, newest first. */
export async function selectReads(
  handle: Handle,
  limit: number,
): Promise<{ study: string; operation: string; query: unknown; writers: number; readAt: Date }[]> {
  const rows = await handle
    .selectFrom('research_reads')
    .innerJoin('research_studies', 'research_studies.id', 'research_reads.study_id')
    .select([
      'research_studies.name',
      'research_reads.operation',
      'research_reads.query',
      'research_reads.writers',
      'research_reads.read_at',
    ])
    .orderBy('research_reads.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    study: row.name,
    operation: row.operation,
    query: row.query,
    writers: row.writers,
    readAt: row.read_at,
  }));
}

export interface WeekOfEmotion {
  personId: string;
  /** The Monday of the week, `YYYY-MM-DD`. */
  week: string;
  primes: number;
  valence: number;
  arousal: number;
  flow: number;
}

/** Mean emotion and flow of these people by week. */
export async function selectWeeks(handle: Handle, personIds: readonly string[]): Promise<WeekOfEmotion[]> {
  const { rows } = await sql<{
    person_id: string;
    week: string;
    primes: number;
    valence: number;
    arousal: number;
    flow: number;
  }>`
    select person_id, to_char(date_trunc('week', written_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(*) as primes, avg(valence)::float as valence, avg(arousal)::float as arousal,
      avg(flow_score)::float as flow
    from prime_readings where person_id = any(${[...personIds]}::uuid[])
    group by 1, 2`.execute(handle);
  return rows.map(({ person_id: personId, ...week }) => ({ personId, ...week }));
}
