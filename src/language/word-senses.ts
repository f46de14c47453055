import { readFileSync } from 'node:fs';

/** As `test/training/make-word-senses.ts` writes numbers. */
const radix = 36;
/** How much less of a word's meaning is told by a concept that is more general; on a plateau from 1 to 2. */
const generality = 1.5;

interface Table {
  /** Of each concept how much it tells, 1 to 100, and the numbers of those above it. */
  readonly concepts: readonly string[];
  /** Of each stem the line that says what it may mean. */
  readonly stems: ReadonlyMap<string, string>;
}

let table: Table | undefined;

/** Read when the first word is looked up: most commands look up none. */
function theTable(): Table {
  if (table) return table;
  const text = readFileSync(new URL('./lexicon/word-senses.txt', import.meta.url), 'utf8');
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

const known = new Map<string, ReadonlyMap<number, number>>();
const maxKnown = 20_000;
const none: ReadonlyMap<number, number> = new Map();

/**
 * What a word may mean, and what that is a kind of: the numbers of concepts, each with how much of the word's meaning it
 * tells, 0 to 1. That is the less, the rarer the sense, and the more else the concept stands for (its information
 * content from what falls under it; Seco, Veale and Hayes 2004). From Open English WordNet. Empty for unknown words.
 *
 * @param stem as `stemOf` makes it.
 */
export function conceptsOf(stem: string): ReadonlyMap<number, number> {
  const before = known.get(stem);
  if (before) return before;
  const line = theTable().stems.get(stem);
  if (line === undefined) return none;
  const concepts = readSenses(line);
  if (known.size >= maxKnown) known.clear();
  known.set(stem, concepts);
  return concepts;
}

function readSenses(line: string): Map<number, number> {
  const { concepts } = theTable();
  const told = new Map<number, number>();
  for (const sense of line.split(' ')) {
    const [number, place] = sense.split('.') as [string, string];
    const first = Number.parseInt(number, radix);
    const commonness = 1 / Math.sqrt(1 + Number(place));
    let information: number | undefined;
    const above = new Set([first]);
    for (const concept of above) {
      const [own, ...parents] = concepts[concept]!.split(' ').map((each) => Number.parseInt(each, radix));
      const tells = Math.max(1, own!);
      information ??= tells;
      const share = commonness * (tells / information) ** generality;
      told.set(concept, Math.max(share, told.get(concept) ?? 0));
      for (const parent of parents) above.add(parent);
    }
  }
  return told;
}
