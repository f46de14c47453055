import { sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import { absentPrimes, openAvoidance, recurringPrimes } from '../consolidate/avoidance.ts';
import { type ConceptState, conceptId } from '../consolidate/concept-state.ts';
import { emergingPrimes, recentPrimes } from '../consolidate/reducer.ts';
import { halfLifePrimes, minBackgroundRate, minSurprise } from '../consolidate/surprise.ts';

/**
 * The states that `applyPrime` needs: those of these concepts, and those of the themes that may become avoided by absence at
 * the primes from `fromIndex` to `toIndex`. @returns by `conceptId`.
 */
export async function selectConcepts(
  handle: Handle,
  personId: string,
  wanted: readonly Pick<ConceptState, 'kind' | 'concept'>[],
  { fromIndex, toIndex }: { fromIndex: number; toIndex: number },
): Promise<Map<string, ConceptState>> {
  const rows = await sql<{ state: ConceptState }>`
    select state from memory_concepts
    join (select distinct * from unnest(
      ${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ concept }) => concept)}::text[]
    ) as w (kind, concept)) as wanted using (kind, concept)
    where person_id = ${personId}
    union all
    select state from memory_concepts
    where person_id = ${personId} and kind = 'theme'
      and last_mention_index between ${fromIndex - absentPrimes} and ${toIndex - absentPrimes}
      and occurrences >= ${recurringPrimes}`.execute(handle);
  return new Map(rows.rows.map(({ state }) => [conceptId(state.kind, state.concept), state]));
}

/** A signal has a rank from this many primes on. */
const minSignalPrimes = 2;

/** The rank of a concept among those of its kind; null if it is not ranked, or not yet. */
function rankOf({ kind, occurrences, maxSurprise, flowLift }: ConceptState): number | null {
  if (kind === 'theme') return maxSurprise;
  if (kind === 'word') return occurrences >= recurringPrimes ? flowLift / (occurrences + 2) : null;
  if (kind === 'signal') return occurrences >= minSignalPrimes ? occurrences : null;
  return null;
}

export async function upsertConcepts(
  handle: Handle,
  personId: string,
  states: readonly ConceptState[],
): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map((state) => ({
    kind: state.kind,
    concept: state.concept,
    state,
    occurrences: state.occurrences,
    first_index: state.firstIndex,
    last_index: state.lastIndex,
    last_mention_index: state.lastMentionIndex,
    avoided: openAvoidance(state) !== undefined,
    rank: rankOf(state),
  }));
  await sql`
    insert into memory_concepts
      (person_id, kind, concept, state, occurrences, first_index, last_index, last_mention_index, avoided, rank)
    select ${personId}, t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      kind text, concept text, state jsonb, occurrences integer, first_index integer, last_index integer,
      last_mention_index integer, avoided boolean, rank double precision)
    on conflict (person_id, kind, concept) do update set
      state = excluded.state, occurrences = excluded.occurrences, first_index = excluded.first_index,
      last_index = excluded.last_index, last_mention_index = excluded.last_mention_index, avoided = excluded.avoided,
      rank = excluded.rank`.execute(handle);
}

/** Deletes the states of all other concepts of a person. @param ids by `conceptId`. */
export async function deleteOtherConcepts(
  handle: Handle,
  personId: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  await sql`
    delete from memory_concepts
    where person_id = ${personId} and not (kind || ':' || concept = any(${[...ids]}::text[]))`.execute(
    handle,
  );
}

/**
 * The themes that can be in a list now: all that recur or emerge, and the last `maxAvoided` that are avoided. After years, most
 * themes have too little surprise for any list, so the database filters by the formula of `surprise.ts`.
 */
export async function selectLiveConcepts(
  handle: Handle,
  personId: string,
  { count, decayedPages, maxAvoided }: { count: number; decayedPages: number; maxAvoided: number },
): Promise<ConceptState[]> {
  const rows = await sql<{ state: ConceptState }>`
    select ${listedPart} as state from memory_concepts, lateral (
      select
        (state->>'decayedCount')::float
          * power(0.5, (${count}::integer - last_mention_index) / ${halfLifePrimes}::float) as count,
        greatest((state->>'backgroundRate')::float, ${minBackgroundRate}::float) * ${decayedPages}::float as expected
    ) as present
    where person_id = ${personId} and kind = 'theme' and last_index > ${count - recentPrimes}
      and (avoided
        or (rank >= ${minSurprise} and occurrences >= ${recurringPrimes}
          and count > expected and count * ln(count / expected) - (count - expected) >= ${minSurprise - roundingError})
        or (2 * (state->>'namedOccurrences')::integer > occurrences
          and (occurrences >= ${recurringPrimes} or (occurrences > 1 and first_index > ${count - emergingPrimes})))
        or (first_index > ${count - emergingPrimes} and (state->>'hasEmerged')::boolean))
    union all
    (select ${listedPart} from memory_concepts
     where person_id = ${personId} and avoided and last_index <= ${count - recentPrimes}
     order by last_index desc, concept collate "C" limit ${maxAvoided})`.execute(handle);
  return rows.rows.map(({ state }) => state);
}

/** The database and JavaScript may differ in the last digits. JavaScript filters again what passes with this tolerance. */
const roundingError = 1e-6;

/** The part of a state that the lists need: of the names only the first, of the avoidances only the last. */
const listedPart = sql`(state - '{firstAt,maxSurprise,engagedCount,flowLift}'::text[]) || jsonb_build_object(
  'names', jsonb_build_array(state->'names'->0), 'avoidances', jsonb_path_query_array(state, '$.avoidances[last]'))`;

/** Names of themes, ordered by how often a model named them, then by their highest surprise. */
export async function selectThemeNames(handle: Handle, personId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select state->'names'->0->>'name' as name from memory_concepts
    where person_id = ${personId} and kind = 'theme' and occurrences > 0
    order by (state->>'namedOccurrences')::integer desc, rank desc, concept collate "C"
    limit ${limit}`.execute(handle);
  return rows.map(({ name }) => name);
}

/** The words, or the signals, with the highest ranks. */
export async function selectRanked(
  handle: Handle,
  personId: string,
  kind: 'word' | 'signal',
  limit: number,
): Promise<ConceptState[]> {
  const rows = await handle
    .selectFrom('memory_concepts')
    .select('state')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('rank', 'is not', null)
    .where('rank', '>', 0)
    .orderBy('rank', 'desc')
    .orderBy('concept')
    .limit(limit)
    .execute();
  return rows.map((row) => row.state as ConceptState);
}

export async function findConcept(
  handle: Handle,
  personId: string,
  kind: ConceptState['kind'],
  concept: string,
): Promise<ConceptState | undefined> {
  const row = await handle
    .selectFrom('memory_concepts')
    .select('state')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('concept', '=', concept)
    .executeTakeFirst();
  return row?.state as ConceptState | undefined;
}

/** The states of a concept, one for each kind that it has. */
export async function selectConceptsNamed(
  handle: Handle,
  personId: string,
  concept: string,
): Promise<ConceptState[]> {
  const rows = await handle
    .selectFrom('memory_concepts')
    .select('state')
    .where('person_id', '=', personId)
    .where('concept', '=', concept)
    .execute();
  return rows.map((row) => row.state as ConceptState);
}
