import { readDataFile } from './data-file.ts';

/** The radix of the numbers in the file that `test/training/make-word-senses.ts` writes. */
const radix = 36;
/** How fast the share of a concept falls as it gets more general. Any value from 1 to 2 does about equally well. */
const generalityPower = 1.5;

interface Table {
  /** For each concept its information content, 1 to 100, and the numbers of the concepts just above it. */
  readonly concepts: readonly string[];
  /** For each stem the line with its senses. */
  readonly stems: ReadonlyMap<string, string>;
}

let table: Table | undefined;

/** Returns the table. It is read on the first call, because most commands do not need it. */
function loadedTable(): Table {
  if (table) return table;
  const text = readDataFile('word-senses.txt');
  const middle = text.indexOf('\n\n');
  if (middle < 0 || !text.endsWith('\n')) throw new Error('The table of word senses is damaged.');
  const stems = new Map<string, string>();
  for (const line of text.slice(middle + 2, -1).split('\n')) {
    const end = line.indexOf(' ');
    stems.set(line.slice(0, end), line.slice(end + 1));
  }
  table = { concepts: text.slice(0, middle).split('\n'), stems };
  return table;
}

const cache = new Map<string, ReadonlyMap<number, number>>();
const maxCached = 20_000;
const none: ReadonlyMap<number, number> = new Map();

/**
 * Returns the concepts that a word can mean and the concepts above them, by number. Each has its share in the word's
 * meaning, 0 to 1. A rarer sense has a smaller share, and so has a more general concept. How general a concept is follows
 * from the number of concepts below it (Seco, Veale and Hayes 2004). The source is Open English WordNet. The result is
 * empty for an unknown word.
 *
 * @param stem as `stemOf` makes it.
 */
export function conceptsOf(stem: string): ReadonlyMap<number, number> {
  const cached = cache.get(stem);
  if (cached) return cached;
  const line = loadedTable().stems.get(stem);
  if (line === undefined) return none;
  const concepts = parseSenses(line);
  if (cache.size >= maxCached) cache.clear();
  cache.set(stem, concepts);
  return concepts;
}

function parseSenses(line: string): Map<number, number> {
  const { concepts } = loadedTable();
  const shares = new Map<number, number>();
  for (const sense of line.split(' ')) {
    const [number, rank] = sense.split('.') as [string, string];
    const first = Number.parseInt(number, radix);
    const commonness = 1 / Math.sqrt(1 + Number(rank));
    let ownInformation: number | undefined;
    const above = new Set([first]);
    for (const concept of above) {
      const [content, ...parents] = concepts[concept]!.split(' ').map((each) => Number.parseInt(each, radix));
      const information = Math.max(1, content!);
      ownInformation ??= information;
      const share = commonness * (information / ownInformation) ** generalityPower;
      shares.set(concept, Math.max(share, shares.get(concept) ?? 0));
      for (const parent of parents) above.add(parent);
    }
  }
  return shares;
}
