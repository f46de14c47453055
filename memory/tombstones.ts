import { createHmac } from 'node:crypto';
import type { Handle } from '#src/db/database.ts';
import { normaliseWord, stemOf, tokenise } from '#src/models/offline/tokens.ts';
import type { Sighting } from './fold.ts';
import type { Finding } from './reading-store.ts';

/** What a writer wants forgotten. It can be known again, and not be read. */
export interface Tombstones {
  isEmpty: boolean;
  /** Whether this concept, or what a statement is about, was forgotten. */
  covers(concept: string): boolean;
  /** Whether a text names something that was forgotten. */
  isNamedIn(text: string): boolean;
}

/** Concepts of more words are known by their first ones. */
const mostWords = 4;

export function hashConcept(key: Buffer, concept: string): Buffer {
  return createHmac('sha256', key).update(concept.split(' ').slice(0, mostWords).join(' ')).digest();
}

export async function loadTombstones(handle: Handle, personId: string, key: Buffer): Promise<Tombstones> {
  const rows = await handle
    .selectFrom('memory_tombstones')
    .select('hash')
    .where('person_id', '=', personId)
    .execute();
  return createTombstones(
    key,
    rows.map(({ hash }) => hash),
  );
}

export function createTombstones(key: Buffer, hashes: readonly Buffer[]): Tombstones {
  const forgotten = new Set(hashes.map((hash) => hash.toString('hex')));
  const isForgotten = (concept: string) => forgotten.has(hashConcept(key, concept).toString('hex'));
  return {
    isEmpty: forgotten.size === 0,
    covers(concept) {
      if (forgotten.size === 0) return false;
      const object = concept.slice(concept.indexOf(':') + 1);
      return isForgotten(concept) || (object !== concept && isForgotten(object));
    },
    isNamedIn(text) {
      if (forgotten.size === 0) return false;
      return wordRuns(text).some(isForgotten);
    },
  };
}

/** Every run of up to four stems in a text. */
export function wordRuns(text: string): string[] {
  const stems = tokenise(text).tokens.map(({ word }) => stemOf(normaliseWord(word)));
  const runs = new Set<string>();
  for (let from = 0; from < stems.length; from++) {
    for (let to = from + 1; to <= Math.min(stems.length, from + mostWords); to++) {
      runs.add(stems.slice(from, to).join(' '));
    }
  }
  return [...runs];
}

/** The finding without what was forgotten: neither its sightings nor the passages that hold it. */
export function withoutForgotten(finding: Finding, tombstones: Tombstones): Finding {
  if (tombstones.isEmpty) return finding;
  const kept: Sighting[] = [];
  const dropped: Sighting[] = [];
  for (const sighting of finding.sightings) {
    (tombstones.covers(sighting.concept) ? dropped : kept).push(sighting);
  }
  const places = dropped.flatMap((sighting) => pairs(sighting.places));
  const { text } = finding.writing;
  return {
    ...finding,
    sightings: kept,
    passages: finding.passages.filter(
      ({ start, end }) =>
        !places.some(([from, to]) => from < end && start < to) &&
        !tombstones.isNamedIn(text.slice(start, end)),
    ),
  };
}

function pairs(places: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + 1 < places.length; at += 2) found.push([places[at]!, places[at + 1]!]);
  return found;
}
