import { createHmac } from 'node:crypto';
import type { Handle } from '#src/db/database.ts';
import { readWriting } from '#src/language/reader.ts';
import { normaliseWord, stemOf, tokenise } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';
import type { Mention } from '../consolidate/reducer.ts';
import { conceptKey } from '../retain/concept.ts';
import { maxPlaces } from '../retain/observe.ts';
import type { Finding } from '../stores/reading-store.ts';

/** What a writer wants forgotten. It can be known again, and not be read. */
export interface Tombstones {
  isEmpty: boolean;
  /** Whether this concept, or what a statement is about, was forgotten. */
  covers(concept: string): boolean;
  /** Whether a text names something that was forgotten. */
  isNamedIn(text: string): boolean;
  /** The same by its own words alone, which is much sooner told. */
  isWordedIn(text: string): boolean;
}

/** Concepts of more words are known by their first ones. */
const maxWords = 4;

export function hashConcept(key: Buffer, concept: string): Buffer {
  return createHmac('sha256', key).update(concept.split(' ').slice(0, maxWords).join(' ')).digest();
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
  if (forgotten.size === 0) return { isEmpty: true, covers: never, isNamedIn: never, isWordedIn: never };
  const known = new Map<string, boolean>();
  const naming = createNaming((concept) => {
    const told = known.get(concept) ?? forgotten.has(hashConcept(key, concept).toString('hex'));
    known.set(concept, told);
    return told;
  });
  return { isEmpty: false, ...naming };
}

const never = () => false;

/** Knows a concept again, in other concepts and in texts. */
export type Naming = Pick<Tombstones, 'covers' | 'isNamedIn' | 'isWordedIn'>;

/** @param isMeant whether a concept, as `conceptKey` makes it, is one of those that are sought. */
export function createNaming(isMeant: (concept: string) => boolean): Naming {
  return {
    covers(concept) {
      // `fondness:piano` is about `piano`, and `piano lesson` names it.
      const about = concept.slice(concept.indexOf(':') + 1);
      return isMeant(concept) || runsOf(about.split(' ')).some(isMeant);
    },
    isWordedIn: (text) => wordRuns(text).some(isMeant),
    isNamedIn(text) {
      // Its words, or others by which the same theme goes: `mum` for `my mother`.
      return (
        wordRuns(text).some(isMeant) || readWriting(text).themes.some(({ name }) => isMeant(conceptKey(name)))
      );
    },
  };
}

/** Every run of up to four stems in a text, with and without the small words between them. */
function wordRuns(text: string): string[] {
  const words = tokenise(text).tokens.map(({ word }) => normaliseWord(word));
  const telling = words.filter((word) => !functionWords.has(word));
  return [...new Set([...runsOf(words.map(stemOf)), ...runsOf(telling.map(stemOf))])];
}

function runsOf(stems: readonly string[]): string[] {
  const runs: string[] = [];
  for (let from = 0; from < stems.length; from++) {
    for (let to = from + 1; to <= Math.min(stems.length, from + maxWords); to++) {
      runs.push(stems.slice(from, to).join(' '));
    }
  }
  return runs;
}

/** The finding without what was forgotten: its mentions, the passages that hold it, and places beside it in a quote. */
export function withoutForgotten(finding: Finding, tombstones: Tombstones): Finding {
  if (tombstones.isEmpty) return finding;
  const { text } = finding.writing;
  const dropped = finding.mentions.filter((mention) => speaksOf(mention, tombstones));
  const isGone = createPlaceCheck(
    text,
    dropped.flatMap(({ places, leftPlaces }) => [...places, ...leftPlaces]),
    tombstones,
  );
  return {
    ...finding,
    mentions: finding.mentions.flatMap((mention) => {
      if (dropped.includes(mention)) return [];
      const places = placesWithout(mention.places, isGone);
      const leftPlaces = placesWithout(mention.leftPlaces, isGone);
      return places.length === 0 ? [] : [{ ...mention, places, leftPlaces }];
    }),
    passages: finding.passages.filter(({ start, end }) => !isGone(start, end)),
  };
}

/**
 * Tells of places in a text whether they hold what was forgotten.
 *
 * @param places where it is known to stand, start and end by turns.
 */
export function createPlaceCheck(text: string, places: readonly number[], { isNamedIn, isWordedIn }: Naming) {
  // The places of one thing are all that there are, unless there are very many.
  const isNamed = places.length < 2 * maxPlaces ? isWordedIn : isNamedIn;
  const told = new Map<string, boolean>();
  return (start: number, end: number): boolean => {
    const key = `${start}-${end}`;
    const known = told.get(key);
    if (known !== undefined) return known;
    const overlaps = places.some((from, at) => at % 2 === 0 && from < end && start < places[at + 1]!);
    const isGone = overlaps || isNamed(text.slice(start, end));
    told.set(key, isGone);
    return isGone;
  };
}

export function placesWithout(
  places: readonly number[],
  isGone: (start: number, end: number) => boolean,
): number[] {
  const kept: number[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    if (!isGone(places[at]!, places[at + 1]!)) kept.push(places[at]!, places[at + 1]!);
  }
  return kept;
}

/** Whether something that was found speaks of a concept, by what it is about, how it is called or what it says. */
export function speaksOf(
  mention: Pick<Mention, 'kind' | 'concept' | 'name' | 'value'>,
  naming: Naming,
): boolean {
  const { kind, concept, name, value } = mention;
  return (
    naming.covers(concept) ||
    (kind === 'statement' && naming.covers(value)) ||
    (kind !== 'signal' && naming.isNamedIn(name))
  );
}
