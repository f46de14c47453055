import type { Handle } from '#src/db/database.ts';
import type { StoredEntry } from '../stores/entry-store.ts';
import { type FoundMention, type MentionQuery, selectMentions } from '../stores/reading-store.ts';
import { selectWritingsById } from '../stores/writing-store.ts';

/** The writer's own words that an entry is based on: `writing.slice(start, end) === quote`, in UTF-16 offsets. */
export interface Evidence {
  writingId: string;
  quote: string;
  start: number;
  end: number;
  createdAt: Date;
}

/** A place in a writing of a person. */
export interface Place {
  personId: string;
  writingId: string;
  start: number;
  end: number;
}

/**
 * The evidence of entries, newest first. Quotes are cut from the writings on demand, because memory stores no copy of them. It
 * takes two SQL statements for any number of entries.
 *
 * @param limit number of quotes for each entry.
 * @returns by entry id.
 */
export async function selectEvidence(
  handle: Handle,
  entries: readonly StoredEntry[],
  limit: number,
): Promise<Map<string, Evidence[]>> {
  const queries = entries.flatMap((entry) => queriesOf(entry).map((query) => ({ entry, query })));
  const found = await selectMentions(
    handle,
    queries.map(({ entry, query }) => ({ ...query, personId: entry.personId })),
    limit,
  );
  const places = new Map<string, Place[]>();
  for (const [index, { entry, query }] of queries.entries()) {
    // An avoidance without any cue is one of absence, and is based on all mentions of its theme.
    if (places.get(entry.id)?.length) continue;
    const own = found[index]!.flatMap((mention) => placesOf(entry.personId, mention, query));
    places.set(entry.id, own.slice(0, limit));
  }
  const quotes = await cutQuotes(handle, [...places.values()].flat());
  return new Map(
    [...places].map(([id, own]) => [id, own.flatMap((place) => quotes.get(place) ?? [])] as const),
  );
}

/** Queries for the mentions that an entry is based on. If there are two, the second is used only if the first finds nothing. */
function queriesOf({ kind, concept, firstSeenAt, lastSeenAt }: StoredEntry): MentionQuery[] {
  switch (kind) {
    case 'theme':
      return [{ kind: 'theme', concept }];
    case 'avoidance':
      return [
        { kind: 'theme', concept, onlyWithCue: true },
        { kind: 'theme', concept },
      ];
    case 'trigger':
      return [{ kind: 'word', concept }];
    case 'reflection':
      return [{ kind: 'statement', concept, from: firstSeenAt, until: lastSeenAt }];
    default:
      return [];
  }
}

function placesOf(personId: string, mention: FoundMention, { onlyWithCue }: MentionQuery): Place[] {
  const offsets = onlyWithCue ? mention.cuePlaces : mention.places;
  const { writingId } = mention;
  return Array.from({ length: offsets.length >> 1 }, (_, pair) => ({
    personId,
    writingId,
    start: offsets[2 * pair]!,
    end: offsets[2 * pair + 1]!,
  }));
}

/** The quote at each place. A place has no quote if its writing is sealed, erased, or belongs to another person. */
export async function cutQuotes<P extends Place>(
  handle: Handle,
  places: readonly P[],
): Promise<Map<P, Evidence>> {
  const writings = await selectWritingsById(
    handle,
    places.map(({ writingId }) => writingId),
  );
  const byId = new Map(writings.map((writing) => [writing.id, writing]));
  return new Map(
    places.flatMap((place) => {
      const { personId, writingId, start, end } = place;
      const writing = byId.get(writingId);
      if (!writing || writing.sealed || writing.personId !== personId) return [];
      const quote = writing.text.slice(start, end);
      return [[place, { writingId, quote, start, end, createdAt: writing.writtenAt }] as const];
    }),
  );
}
