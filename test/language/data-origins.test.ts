import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chakraInputs } from '../training/chakra-weights.ts';
import { dataFolder, readOrigins, sha256 } from '../training/checksums.ts';
import { documentFrequencyInputs } from '../training/document-frequency.ts';
import { wordSensesInputs, wordVectorsInputs } from '../training/sources.ts';

const origins = readOrigins();
const made: readonly [file: string, inputs: () => string][] = [
  ['chakra-weights.tsv', chakraInputs],
  ['document-frequency.tsv', documentFrequencyInputs],
  ['word-senses.txt', wordSensesInputs],
  ['word-vectors.bin', wordVectorsInputs],
  ['word-vectors.txt', wordVectorsInputs],
];

describe('a data file that a command makes', () => {
  it('is every file with a recorded origin', () => {
    expect(Object.keys(origins).sort()).toEqual(made.map(([file]) => file).sort());
  });

  it.each(made)('was made from the inputs of today: %s', (file, inputs) => {
    expect(origins[file]!.inputs, `the inputs of ${file} changed: ${origins[file]!.command}`).toBe(inputs());
  });

  it.each(made)('is as the command left it: %s', (file) => {
    const { output, command } = origins[file]!;
    expect(sha256([readFileSync(new URL(file, dataFolder))]), `${file} was edited: ${command}`).toBe(output);
  });
});

it('the chakra weights read four of five development passages that they were not learned from', () => {
  const { crossValidatedRight, crossValidatedOf } = origins['chakra-weights.tsv']!.measured!;
  expect(crossValidatedOf).toBe(160);
  expect(crossValidatedRight! / crossValidatedOf!).toBeGreaterThanOrEqual(0.8);
});

it('the README of the data names every file', () => {
  const readme = readFileSync(new URL('README.md', dataFolder), 'utf8');
  const unnamed = readdirSync(dataFolder).filter(
    (name) => name !== 'README.md' && !readme.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
