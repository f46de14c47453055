import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { type EntryKind, entryKinds } from '#src/db/memory-tables.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { selectEntriesById, selectEntryPage } from '../stores/entry-store.ts';
import { countLearned } from '../stores/state-store.ts';
import { replayUntil } from '../timeline/replay.ts';
import { recall } from './recall.ts';
import { byStrength, type ShownEntry, showEntry } from './shown-entry.ts';

export interface EntryQuery {
  /** Undefined: all kinds. */
  kinds?: readonly EntryKind[] | undefined;
  /** A question: only the entries that answer it, best first. */
  q?: string | undefined;
  /** Entries as they were at this moment. */
  asOf?: Date | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface EntryPage {
  entries: ShownEntry[];
  /** Number of entries on all pages. */
  total: number;
}

const maxHits = 200;

interface Options {
  database: Database;
  clock: Clock;
  embedder: Embedder;
}

/** A page of the entries that are valid now, or were at `asOf`: the strongest first, or for a question the best first. */
export async function selectEntriesPage(
  options: Options,
  personId: string,
  query: EntryQuery,
): Promise<EntryPage> {
  const { asOf, q, kinds, page, pageSize } = query;
  if (asOf) return pageAsOf(options, personId, { ...query, asOf });
  if (q !== undefined) return pageOfHits(options, personId, { ...query, q });
  const count = await countLearned(options.database, personId);
  const found = await selectEntryPage(options.database, personId, {
    kinds,
    count,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { entries: found.entries.map((entry) => showEntry(entry, count)), total: found.total };
}

async function pageAsOf(
  { database, embedder }: Options,
  personId: string,
  { kinds, asOf, page, pageSize, q }: EntryQuery & { asOf: Date },
): Promise<EntryPage> {
  const past = await replayUntil(database, personId, asOf);
  let entries = past.entries
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map((entry) => showEntry(entry, past.count))
    .sort(byStrength);
  if (q !== undefined) {
    const hits = await recall(database, personId, embedder, {
      query: q,
      kinds: kinds ?? entryKinds,
      limit: maxHits,
    });
    const ranks = new Map(hits.map((hit, rank) => ['entryId' in hit ? hit.entryId : '', rank]));
    entries = entries.filter(({ id }) => ranks.has(id)).sort((a, b) => ranks.get(a.id)! - ranks.get(b.id)!);
  }
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), total: entries.length };
}

async function pageOfHits(
  { database, clock, embedder }: Options,
  personId: string,
  { kinds, page, pageSize, q }: EntryQuery & { q: string },
): Promise<EntryPage> {
  const hits = await recall(database, personId, embedder, {
    query: q,
    kinds: kinds ?? entryKinds,
    asOf: clock(),
    limit: maxHits,
  });
  const ids = hits
    .slice((page - 1) * pageSize, page * pageSize)
    .flatMap((hit) => ('entryId' in hit ? [hit.entryId] : []));
  const entries = await selectEntriesById(database, personId, ids);
  const count = await countLearned(database, personId);
  return {
    entries: ids.flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [showEntry(entry, count)] : [];
    }),
    total: hits.length,
  };
}
