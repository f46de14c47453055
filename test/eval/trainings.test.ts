import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chakraWeightsFile } from '../training/chakra-weights.ts';
import { dataFolder } from '../training/checksums.ts';
import { documentFrequencyFile } from '../training/document-frequency.ts';

it.each([
  ['chakra-weights.tsv', chakraWeightsFile],
  ['document-frequency.tsv', documentFrequencyFile],
])('%s is what its training makes', (name, make) => {
  expect(make() === readFileSync(new URL(name, dataFolder), 'utf8')).toBe(true);
});
