import { createHmac } from 'node:crypto';
import type { Handle } from '#src/db/database.ts';
import { readWriting } from '#src/language/reader.ts';
import { normaliseWord, stemOf, tokenise } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';
import { conceptKey } from '../retain/concept.ts';
import { type Mention, maxPlaces } from '../retain/mention.ts';
import type { Finding } from '../stores/reading-store.ts';

/** What a writer had forgotten, as keyed hashes: concepts can be recognised but not read. */
export interface Tombstones {
  isEmpty: boolean;
  /** Whether this concept, or the concept of this statement, was forgotten. */
  covers(concept: string): boolean;
  /** Whether a text names something that was forgotten, under any name of a known theme. */
  isNamedIn(text: string): boolean;
  /** Like `isNamedIn`, but compares the words of the text only, which is much faster. */
  hasWordsIn(text: string): boolean;
}

/** Concepts with more words are recognised by their first `maxWords` words. */
const maxWords = 4;

/** The hash under which a forgotten concept is stored. @param key the secret key of this writer. */
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
  if (forgotten.size === 0) return { isEmpty: true, covers: never, isNamedIn: never, hasWordsIn: never };
  const known = new Map<string, boolean>();
  const naming = createNaming((concept) => {
    const isForgotten = known.get(concept) ?? forgotten.has(hashConcept(key, concept).toString('hex'));
    known.set(concept, isForgotten);
    return isForgotten;
  });
  return { isEmpty: false, ...naming };
}

const never = () => false;

/** Recognises concepts in other concepts and in texts. */
export type Naming = Pick<Tombstones, 'covers' | 'isNamedIn' | 'hasWordsIn'>;

/** Recognises concepts in other concepts and in texts. @param isMeant whether a concept key is one to recognise. */
export function createNaming(isMeant: (concept: string) => boolean): Naming {
  return {
    covers(concept) {
      // `fondness:piano` is about `piano`, and `piano lesson` names it.
      const about = concept.slice(concept.indexOf(':') + 1);
      return isMeant(concept) || runsOf(about.split(' ')).some(isMeant);
    },
    hasWordsIn: (text) => wordRuns(text).some(isMeant),
    isNamedIn(text) {
      // Its own words, or other words of the same theme: `mum` for `my mother`.
      return (
        wordRuns(text).some(isMeant) || readWriting(text).themes.some(({ name }) => isMeant(conceptKey(name)))
      );
    },
  };
}

/** Every run of up to `maxWords` stems of a text, with function words and without them. */
function wordRuns(text: string): string[] {
  const words = tokenise(text).tokens.map(({ word }) => normaliseWord(word));
  const content = words.filter((word) => !functionWords.has(word));
  return [...new Set([...runsOf(words.map(stemOf)), ...runsOf(content.map(stemOf))])];
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

/** The finding without what was forgotten: without its mentions, the passages that contain it, and the places that contain it. */
export function withoutForgotten(finding: Finding, tombstones: Tombstones): Finding {
  if (tombstones.isEmpty) return finding;
  const { text } = finding.writing;
  const dropped = finding.mentions.filter((mention) => speaksOf(mention, tombstones));
  const isGone = createPlaceCheck(
    text,
    dropped.flatMap(({ places, cuePlaces }) => [...places, ...cuePlaces]),
    tombstones,
  );
  return {
    ...finding,
    mentions: finding.mentions.flatMap((mention) => {
      if (dropped.includes(mention)) return [];
      const places = placesWithout(mention.places, isGone);
      const cuePlaces = placesWithout(mention.cuePlaces, isGone);
      return places.length === 0 ? [] : [{ ...mention, places, cuePlaces }];
    }),
    passages: finding.passages.filter(({ start, end }) => !isGone(start, end)),
  };
}

/**
 * Returns a function that checks whether a place in a text contains what was forgotten.
 *
 * @param places where the text is known to contain it; start and end alternate.
 */
export function createPlaceCheck(text: string, places: readonly number[], { isNamedIn, hasWordsIn }: Naming) {
  // A mention with fewer places than the maximum has all of them, so that only its words can be in others.
  const isNamed = places.length < 2 * maxPlaces ? hasWordsIn : isNamedIn;
  const checked = new Map<string, boolean>();
  return (start: number, end: number): boolean => {
    const key = `${start}-${end}`;
    const known = checked.get(key);
    if (known !== undefined) return known;
    const overlaps = places.some((from, at) => at % 2 === 0 && from < end && start < places[at + 1]!);
    const isGone = overlaps || isNamed(text.slice(start, end));
    checked.set(key, isGone);
    return isGone;
  };
}

/** The places for which `isGone` is false. */
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

/** Whether a mention is about one of these concepts, by its own concept, its name, or the object of its statement. */
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
