import { readFileSync } from 'node:fs';
import { readDataFile } from './data-file.ts';

/** Numbers in the vector of a word. */
export const wordVectorSize = 100;

/** The file packs two numbers into a byte. This number means zero (see `test/training/make-word-vectors.ts`). */
const zero = 7;

interface Table {
  readonly packed: Uint8Array;
  /** The row of each stem. */
  readonly rows: ReadonlyMap<string, number>;
}

let table: Table | undefined;

/** Returns the table. It is read on the first call, because most commands do not need it. */
function loadedTable(): Table {
  if (table) return table;
  const packed = readFileSync(new URL('./data/word-vectors.bin', import.meta.url));
  const stems = readDataFile('word-vectors.txt').trimEnd().split('\n');
  const rows = new Map(stems.map((stem, row) => [stem, row]));
  if (rows.size * (wordVectorSize / 2) !== packed.length) {
    throw new Error(
      `The table of word vectors has ${rows.size} words and ${packed.length} bytes: it is damaged.`,
    );
  }
  table = { packed, rows };
  return table;
}

const cache = new Map<string, Float32Array>();
const maxCached = 20_000;

/**
 * Returns the vector of a word: 100 numbers, of length 1. Words that are used in similar contexts have similar vectors
 * (GloVe). Undefined for a word with a grammatical function, and for a stem that is not among the 60,000 commonest.
 *
 * @param stem as `stemOf` makes it.
 */
export function wordVector(stem: string): Float32Array | undefined {
  const cached = cache.get(stem);
  if (cached) return cached;
  const { packed, rows } = loadedTable();
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
  if (cache.size >= maxCached) cache.clear();
  cache.set(stem, vector);
  return vector;
}
