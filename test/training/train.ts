import { readFileSync } from 'node:fs';
import { chakraInputs, chakraWeightsFile, crossValidate } from './chakra-weights.ts';
import { dataFolder, writeDataFile } from './checksums.ts';
import { documentFrequencyFile, documentFrequencyInputs } from './document-frequency.ts';

/** Counts or learns a data file of the reader anew: `npm run train:chakra`, `npm run train:document-frequency`. */
const trainings = {
  chakra: {
    name: 'chakra-weights.tsv',
    make: chakraWeightsFile,
    inputs: chakraInputs,
    measure: () => {
      const { right, of } = crossValidate();
      return { crossValidatedRight: right, crossValidatedOf: of };
    },
  },
  'document-frequency': {
    name: 'document-frequency.tsv',
    make: documentFrequencyFile,
    inputs: documentFrequencyInputs,
    measure: undefined,
  },
};

const which = process.argv[2] ?? '';
if (!Object.hasOwn(trainings, which)) {
  console.error(`Name one of: ${Object.keys(trainings).join(', ')}.`);
  process.exit(1);
}
const { name, make, inputs, measure } = trainings[which as keyof typeof trainings];
const before = readFileSync(new URL(name, dataFolder), 'utf8');
const after = make();
const measured = measure?.();
writeDataFile(name, after, {
  command: `npm run train:${which}`,
  inputs: inputs(),
  ...(measured && { measured }),
});
console.log(`${name}: ${before === after ? 'unchanged' : 'changed'}`, measured ?? '');
