import { readFileSync } from 'node:fs';

/** Numbers in the vector of a word. */
export const wordVectorSize = 100;

/** As `test/training/make-word-vectors.ts` packs them: two numbers a byte, 7 for zero. */
const zero = 7;

interface Table {
  readonly packed: Uint8Array;
  /** Where a stem's numbers are. */
  readonly rows: ReadonlyMap<string, number>;
}

let table: Table | undefined;

/** Read when the first word is looked up: most commands look up none. */
function theTable(): Table {
  if (table) return table;
  const packed = readFileSync(new URL('./lexicon/word-vectors.bin', import.meta.url));
  const stems = readFileSync(new URL('./lexicon/word-vectors.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const rows = new Map(stems.map((stem, row) => [stem, row]));
  if (rows.size * (wordVectorSize / 2) !== packed.length) {
    throw new Error(
      `The table of word vectors has ${rows.size} words and ${packed.length} bytes: it is damaged.`,
    );
  }
  table = { packed, rows };
  return table;
}

const unpacked = new Map<string, Float32Array>();
const maxUnpacked = 20_000;

/**
 * What a word means, from the words that it stood among (GloVe): 100 numbers of length 1, the nearer to those of another
 * word the more the two are used alike. Undefined for a stem that is not among the 60,000 commonest, and for words that
 * carry grammar.
 *
 * @param stem as `stemOf` makes it.
 */
export function wordVector(stem: string): Float32Array | undefined {
  const known = unpacked.get(stem);
  if (known) return known;
  const { packed, rows } = theTable();
  const row = rows.get(stem);
  if (row === undefined) return undefined;
  const vector = new Float32Array(wordVectorSize);
  for (let at = 0; at < wordVectorSize; at += 2) {
    const byte = packed[(row * wordVectorSize + at) / 2]!;
    vector[at] = (byte & 15) - zero;
    vector[at + 1] = (byte >> 4) - zero;
  }
  const length = Math.hypot(...vector);
  for (let at = 0; at < wordVectorSize; at++) vector[at]! /= length;
  if (unpacked.size >= maxUnpacked) unpacked.clear();
  unpacked.set(stem, vector);
  return vector;
}
