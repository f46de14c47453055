import { z } from 'zod';
import { notFound } from '#src/core/errors.ts';
import type { Database } from '#src/db/database.ts';
import { entryKinds } from '#src/db/memory-tables.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import type { Belief } from '../consolidate/beliefs.ts';
import { moment } from '../schema.ts';
import type { MemoryService } from '../service.ts';
import { selectExistingIds } from '../stores/entry-store.ts';
import { findWriting } from '../stores/writing-store.ts';
import * as store from './store.ts';

const tag = 'Memory';
const dayMs = 86_400_000;
/** A chart shows at most this many themes: readers cannot tell more of them apart. */
const maxThemes = 32;
/** A journal of at most this many days is shown by day, or by week; a longer one by month. */
const maxDays = { day: 45, week: 400 };

const timeline = z
  .object({
    primes: z.array(
      z.object({
        writing_id: z.uuid(),
        written_at: z.iso.datetime(),
        duration_seconds: z.int(),
        flow_score: z.number(),
        chakra: z.int(),
        sealed: z.boolean(),
      }),
    ),
    unit: z.enum(['day', 'week', 'month']).meta({ description: 'Of the periods of `themes`, in UTC.' }),
    themes: z.array(
      z.object({
        entry_id: z.uuid(),
        content: z.string(),
        occurrences: z.int(),
        periods: z.array(
          z.object({
            from: z.iso.date(),
            primes: z.int().meta({ description: 'Primes of the period that hold the theme.' }),
            weight: z.number().meta({ description: 'How much of them turns on it, summed.' }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'MemoryTimeline' });

const belief = z.object({
  entry_id: z.uuid().nullable().meta({ description: 'Null while no entry stands for it yet.' }),
  name: z.string(),
  occurrences: z.int(),
  last_seen_at: z.iso.datetime().nullable(),
});

const beliefs = z
  .object({ recurring: z.array(belief), emerging: z.array(belief), avoided: z.array(belief) })
  .meta({ id: 'MemoryBeliefs' });

const entriesOfWriting = z
  .object({
    writing_id: z.uuid(),
    entries: z.array(
      z.object({
        entry_id: z.uuid(),
        kind: z.enum(entryKinds),
        content: z.string(),
        places: z
          .array(z.object({ start: z.int(), end: z.int() }))
          .meta({ description: 'In UTF-16 code units of the writing.' }),
      }),
    ),
  })
  .meta({ id: 'EntriesOfWriting' });

/** Memory over time: the primes and their themes, the beliefs of a day, and the entries based on one writing. */
export function timelineEndpoints({ database, memory }: { database: Database; memory: MemoryService }) {
  return [
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/timeline',
      operationId: 'getMemoryTimeline',
      tag,
      summary: 'All primes by their dates, and the themes in them by the period',
      auth: 'bearer',
      response: { status: 200, description: 'Primes, oldest first, and themes', schema: timeline },
      async handle({ caller }) {
        const primes = await store.selectDatedPrimes(database, caller.personId);
        const unit = unitOf(primes);
        const themes = await store.selectThemesInTime(database, caller.personId, { unit, limit: maxThemes });
        return {
          primes: primes.map((prime) => ({
            writing_id: prime.id,
            written_at: prime.writtenAt.toISOString(),
            duration_seconds: prime.durationSeconds,
            flow_score: prime.flowScore,
            chakra: prime.chakra,
            sealed: prime.sealed,
          })),
          unit,
          themes: themes.map(({ entryId, ...theme }) => ({ entry_id: entryId, ...theme })),
        };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/beliefs',
      operationId: 'getMemoryBeliefs',
      tag,
      summary: 'What recurs, emerges and is avoided, now or as it was on a day, with the entries behind it',
      auth: 'bearer',
      query: z.object({ as_of: moment }),
      response: { status: 200, description: 'The lists, the weightiest first', schema: beliefs },
      async handle({ caller, query }) {
        const lists = await memory.beliefs(caller.personId, query.as_of ? { asOf: query.as_of } : {});
        const existing = await selectExistingIds(
          database,
          caller.personId,
          Object.values(lists).flatMap((list: Belief[]) => list.map(({ entryId }) => entryId)),
        );
        const toBeliefs = (list: readonly Belief[]) => list.map((one) => toBelief(one, existing));
        return {
          recurring: toBeliefs(lists.recurring),
          emerging: toBeliefs(lists.emerging),
          avoided: toBeliefs(lists.avoided),
        };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/writings/{id}',
      operationId: 'listEntriesOfWriting',
      tag,
      summary: 'The entries that rest on one writing, and the places of its words',
      auth: 'bearer',
      params: z.object({ id: z.guid('must be a uuid') }),
      response: { status: 200, description: 'Entries, the strongest first', schema: entriesOfWriting },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const writing = await findWriting(database, params.id);
        if (writing?.personId !== caller.personId) throw notFound('writing');
        const seen = await store.selectEntriesOfWriting(database, caller.personId, params.id);
        return {
          writing_id: params.id,
          entries: seen.map(({ entryId, places, ...entry }) => ({
            entry_id: entryId,
            ...entry,
            places: pairsOf(places),
          })),
        };
      },
    }),
  ];
}

function unitOf(primes: readonly store.DatedPrime[]): store.TimelineUnit {
  const [first, last] = [primes[0], primes.at(-1)];
  const days = first && last ? (last.writtenAt.getTime() - first.writtenAt.getTime()) / dayMs : 0;
  if (days <= maxDays.day) return 'day';
  return days <= maxDays.week ? 'week' : 'month';
}

function toBelief(
  { entryId, name, occurrences, lastSeenAt }: Belief,
  existing: ReadonlySet<string>,
): z.input<typeof belief> {
  return {
    entry_id: existing.has(entryId) ? entryId : null,
    name,
    occurrences,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

function pairsOf(places: readonly number[]): { start: number; end: number }[] {
  return Array.from({ length: places.length >> 1 }, (_, pair) => ({
    start: places[pair * 2]!,
    end: places[pair * 2 + 1]!,
  }));
}
