import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import {
  absentPrimes,
  emergingPrimes,
  halfLifePrimes,
  minExpectedRate,
  minSurprise,
  openAvoidance,
  recentPrimes,
  recurringPrimes,
  type Track,
  trackId,
} from '../consolidate/reducer.ts';

/** Tracks of these concepts, and those that with prime number `index` become avoided by their absence. */
export async function loadTracks(
  handle: Handle,
  personId: string,
  wanted: readonly Pick<Track, 'kind' | 'concept'>[],
  { fromIndex, toIndex }: { fromIndex: number; toIndex: number },
): Promise<Map<string, Track>> {
  const rows = await sql<{ track: Track }>`
    select track from memory_tracks
    join (select distinct * from unnest(
      ${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ concept }) => concept)}::text[]
    ) as w (kind, concept)) as wanted using (kind, concept)
    where person_id = ${personId}
    union all
    select track from memory_tracks
    where person_id = ${personId} and kind = 'theme'
      and touched_index between ${fromIndex - absentPrimes} and ${toIndex - absentPrimes}
      and (track->>'seen')::integer >= ${recurringPrimes}`.execute(handle);
  return new Map(rows.rows.map(({ track }) => [trackId(track.kind, track.concept), track]));
}

/** How high a track stands among its like: of a theme, the most that it told; null where it does not count yet. */
function rankOf(track: Track): number | null {
  if (track.kind === 'theme') return track.peak;
  if (track.kind === 'word') return track.seen >= recurringPrimes ? track.lift / (track.seen + 2) : null;
  if (track.kind === 'signal') return track.seen >= 2 ? track.seen : null;
  return null;
}

export async function upsertTracks(
  handle: Handle,
  personId: string,
  tracks: readonly Track[],
): Promise<void> {
  if (tracks.length === 0) return;
  const rows = tracks.map((track) => ({
    kind: track.kind,
    concept: track.concept,
    track,
    occurrences: track.seen,
    first_index: track.firstIndex,
    last_index: track.lastIndex,
    touched_index: track.touchedIndex,
    avoided: openAvoidance(track) !== undefined,
    rank: rankOf(track),
  }));
  await sql`
    insert into memory_tracks
      (person_id, kind, concept, track, occurrences, first_index, last_index, touched_index, avoided, rank)
    select ${personId}, t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      kind text, concept text, track jsonb, occurrences integer, first_index integer, last_index integer,
      touched_index integer, avoided boolean, rank double precision)
    on conflict (person_id, kind, concept) do update set
      track = excluded.track, occurrences = excluded.occurrences, first_index = excluded.first_index,
      last_index = excluded.last_index, touched_index = excluded.touched_index, avoided = excluded.avoided,
      rank = excluded.rank`.execute(handle);
}

/** Deletes all tracks of a person but these. */
export async function deleteOtherTracks(
  handle: Handle,
  personId: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  await sql`
    delete from memory_tracks
    where person_id = ${personId} and not (kind || ':' || concept = any(${[...ids]}::text[]))`.execute(
    handle,
  );
}

/**
 * Themes that can recur or emerge at the moment, and those that are avoided, the latest first. What tells too little to
 * be in any list stays behind: after years that is most of what there is, and `surprise` is the same in both languages.
 */
export async function selectLiveThemes(
  handle: Handle,
  personId: string,
  { count, pages, maxAvoided }: { count: number; pages: number; maxAvoided: number },
): Promise<Track[]> {
  const rows = await sql<{ track: Track }>`
    select ${presentPart} as track from memory_tracks, lateral (
      select (track->>'mass')::float * power(0.5, (${count}::integer - touched_index) / ${halfLifePrimes}::float) as mass,
        greatest((track->>'rate')::float, ${minExpectedRate}::float) * ${pages}::float as expected
    ) as present
    where person_id = ${personId} and kind = 'theme' and last_index > ${count - recentPrimes}
      and (avoided
        or (rank >= ${minSurprise} and occurrences >= ${recurringPrimes}
          and mass > expected and mass * ln(mass / expected) - (mass - expected) >= ${minSurprise - roundingError})
        or (2 * (track->>'named')::integer > occurrences
          and (occurrences >= ${recurringPrimes} or (occurrences > 1 and first_index > ${count - emergingPrimes})))
        or (first_index > ${count - emergingPrimes} and (track->>'emerged')::boolean))
    union all
    (select ${presentPart} from memory_tracks
     where person_id = ${personId} and avoided and last_index <= ${count - recentPrimes}
     order by last_index desc, concept collate "C" limit ${maxAvoided})`.execute(handle);
  return rows.rows.map(({ track }) => track);
}

const roundingError = 1e-6;

/** A track that has been kept for years has many names and was avoided many times; the lists need the last of these. */
const presentPart = sql`(track - '{firstAt,peak,stayed,lift}'::text[]) || jsonb_build_object(
  'names', jsonb_build_array(track->'names'->0), 'avoidances', jsonb_path_query_array(track, '$.avoidances[last]'))`;

/** Names of themes, those first that a model has named most often, then those that told most. */
export async function selectThemeNames(handle: Handle, personId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select track->'names'->0->>'name' as name from memory_tracks
    where person_id = ${personId} and kind = 'theme' and occurrences > 0
    order by (track->>'named')::integer desc, rank desc, concept collate "C"
    limit ${limit}`.execute(handle);
  return rows.map(({ name }) => name);
}

/** The first words or turns of phrase by rank. */
export async function selectRanked(
  handle: Handle,
  personId: string,
  kind: 'word' | 'signal',
  limit: number,
): Promise<Track[]> {
  const rows = await handle
    .selectFrom('memory_tracks')
    .select('track')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('rank', 'is not', null)
    .where('rank', '>', 0)
    .orderBy('rank', 'desc')
    .orderBy('concept')
    .limit(limit)
    .execute();
  return rows.map((row) => row.track as Track);
}

export async function findTrack(
  handle: Handle,
  personId: string,
  kind: Track['kind'],
  concept: string,
): Promise<Track | undefined> {
  const row = await handle
    .selectFrom('memory_tracks')
    .select('track')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('concept', '=', concept)
    .executeTakeFirst();
  return row?.track as Track | undefined;
}

/** What is tracked under a concept, of whatever kind. */
export async function selectTracksOf(handle: Handle, personId: string, concept: string): Promise<Track[]> {
  const rows = await handle
    .selectFrom('memory_tracks')
    .select('track')
    .where('person_id', '=', personId)
    .where('concept', '=', concept)
    .execute();
  return rows.map((row) => row.track as Track);
}
