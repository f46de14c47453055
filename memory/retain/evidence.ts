import type { Handle } from '#src/db/database.ts';
import type { Entry } from '../consolidate/entries.ts';
import * as readings from '../stores/reading-store.ts';

/** The writer's own words that an entry rests on: `writing.slice(start, end) === quote`, in UTF-16 code units. */
export interface Evidence {
  writingId: string;
  quote: string;
  start: number;
  end: number;
  createdAt: Date;
}

/** Quotes are cut from the writings when they are asked for; no copy of them is kept. */
export async function evidenceOf(
  handle: Handle,
  personId: string,
  entry: Entry,
  limit: number,
): Promise<Evidence[]> {
  const seen = await sightingsOf(handle, personId, entry, limit);
  const places = seen.flatMap(({ writingId, places: all }) => {
    const found: { writingId: string; start: number; end: number }[] = [];
    for (let at = 0; at + 1 < all.length; at += 2) {
      found.push({ writingId, start: all[at]!, end: all[at + 1]! });
    }
    return found;
  });
  return cutQuotes(handle, personId, places.slice(0, limit));
}

async function sightingsOf(
  handle: Handle,
  personId: string,
  entry: Entry,
  limit: number,
): Promise<{ writingId: string; places: number[] }[]> {
  const { concept } = entry;
  switch (entry.kind) {
    case 'theme':
      return readings.selectMentions(handle, personId, { kind: 'theme', concept, limit });
    case 'avoidance': {
      const left = await readings.selectMentions(handle, personId, {
        kind: 'theme',
        concept,
        left: true,
        limit,
      });
      if (left.length > 0) return left.map((seen) => ({ ...seen, places: seen.leftPlaces }));
      return readings.selectMentions(handle, personId, { kind: 'theme', concept, limit });
    }
    case 'trigger':
      return readings.selectMentions(handle, personId, { kind: 'word', concept, limit });
    case 'reflection': {
      const seen = await readings.selectMentions(handle, personId, { kind: 'statement', concept, limit });
      const until = entry.lastSeenAt;
      return seen.filter(({ writtenAt }) => writtenAt >= entry.firstSeenAt && writtenAt <= until);
    }
    default:
      return [];
  }
}

/** The quotes at these places, those of writings that are gone left out. */
export async function cutQuotes(
  handle: Handle,
  personId: string,
  places: readonly { writingId: string; start: number; end: number }[],
): Promise<Evidence[]> {
  const writings = await readings.selectWritings(
    handle,
    personId,
    places.map(({ writingId }) => writingId),
  );
  const byId = new Map(writings.map((writing) => [writing.id, writing]));
  return places.flatMap(({ writingId, start, end }) => {
    const writing = byId.get(writingId);
    if (!writing || writing.sealed) return [];
    return [{ writingId, quote: writing.text.slice(start, end), start, end, createdAt: writing.writtenAt }];
  });
}
