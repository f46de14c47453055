import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { EntryKind, MentionKind } from '#src/db/memory-tables.ts';

export interface DatedPrime {
  id: string;
  writtenAt: Date;
  durationSeconds: number;
  flowScore: number;
  chakra: number;
  sealed: boolean;
}

/** Every prime of a person without its text, in journal order. */
export async function selectDatedPrimes(handle: Handle, personId: string): Promise<DatedPrime[]> {
  const rows = await handle
    .selectFrom('writings')
    .select(['id', 'created_at', 'duration_seconds', 'flow_score', 'chakra', 'sealed'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    writtenAt: row.created_at,
    durationSeconds: row.duration_seconds,
    flowScore: row.flow_score,
    chakra: row.chakra,
    sealed: row.sealed,
  }));
}

export type TimelineUnit = 'day' | 'week' | 'month';

export interface ThemeInTime {
  entryId: string;
  content: string;
  occurrences: number;
  periods: { from: string; primes: number; weight: number }[];
}

/** The most frequent themes that are valid, and how many primes of each period mention them. */
export async function selectThemesInTime(
  handle: Handle,
  personId: string,
  { unit, limit }: { unit: TimelineUnit; limit: number },
): Promise<ThemeInTime[]> {
  const { rows } = await sql<{
    id: string;
    content: string;
    occurrences: number;
    period: string;
    primes: number;
    weight: number;
  }>`
    with believed as (
      select id, concept, content, occurrences from memory_entries
      where person_id = ${personId} and kind = 'theme' and valid_to is null
      order by occurrences desc, last_seen_at desc, id limit ${limit}
    )
    select b.id, b.content, b.occurrences,
      to_char(date_trunc(${unit}, r.written_at at time zone 'UTC'), 'YYYY-MM-DD') as period,
      count(*)::integer as primes, sum(m.weight)::float as weight
    from believed b
    join memory_mentions m on m.person_id = ${personId} and m.kind = 'theme' and m.concept = b.concept
    join prime_readings r on r.writing_id = m.writing_id
    group by b.id, b.content, b.occurrences, period
    order by b.occurrences desc, b.id, period`.execute(handle);
  const themes = new Map<string, ThemeInTime>();
  for (const row of rows) {
    const theme = themes.get(row.id) ?? {
      entryId: row.id,
      content: row.content,
      occurrences: row.occurrences,
      periods: [],
    };
    theme.periods.push({ from: row.period, primes: row.primes, weight: row.weight });
    themes.set(row.id, theme);
  }
  return [...themes.values()];
}

export interface EntryOfWriting {
  entryId: string;
  kind: EntryKind;
  content: string;
  /** UTF-16 offsets into the writing; start and end alternate. */
  places: number[];
}

const mentionKindOf: Readonly<Partial<Record<EntryKind, MentionKind>>> = {
  theme: 'theme',
  avoidance: 'theme',
  trigger: 'word',
  reflection: 'statement',
};

/** The valid entries that are based on this writing, with the places of the words they are based on. */
export async function selectEntriesOfWriting(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<EntryOfWriting[]> {
  const rows = await handle
    .selectFrom('memory_mentions as m')
    .innerJoin('prime_readings as r', 'r.writing_id', 'm.writing_id')
    .innerJoin('memory_entries as e', (join) =>
      join.onRef('e.person_id', '=', 'm.person_id').onRef('e.concept', '=', 'm.concept'),
    )
    .select([
      'e.id',
      'e.kind',
      'e.content',
      'm.kind as mention_kind',
      'm.places',
      'm.cue_places',
      'm.has_avoidance_cue',
    ])
    .where('m.person_id', '=', personId)
    .where('m.writing_id', '=', writingId)
    .where('e.derived', '=', true)
    .where('e.valid_to', 'is', null)
    .whereRef('r.written_at', '>=', 'e.first_seen_at')
    .whereRef('r.written_at', '<=', 'e.last_seen_at')
    .orderBy('e.strength', 'desc')
    .orderBy('e.id')
    .execute();
  return rows
    .filter(({ kind, mention_kind: mentionKind }) => mentionKindOf[kind] === mentionKind)
    .filter(({ kind, has_avoidance_cue: hasCue }) => kind !== 'avoidance' || hasCue)
    .map(({ id, kind, content, places, cue_places: cuePlaces }) => ({
      entryId: id,
      kind,
      content,
      places: kind === 'avoidance' ? cuePlaces : places,
    }));
}
