import { expect, it } from 'vitest';
import { readChakra } from '#src/models/offline/chakra.ts';
import { tokenise } from '#src/models/offline/tokens.ts';
import { developmentPassages } from '../passages/development.ts';
import { learnChakraWeights, weightsModule } from './chakra-learning.ts';
import { trainingDiary } from './training-diary.ts';
import { trainingPassages } from './training-passages.ts';
import { trainingScenes } from './training-scenes.ts';
import { trainingSentences } from './training-sentences.ts';

const own = [...trainingPassages, ...trainingScenes, ...trainingSentences, ...trainingDiary];
const folds = 4;

it('ships the weights that lexicon and passages give', async () => {
  // `vitest run -u` on this file learns them anew.
  await expect(weightsModule(learnChakraWeights([...developmentPassages, ...own]))).toMatchFileSnapshot(
    '../../../src/models/offline/lexicon/chakra-weights.ts',
  );
});

it('reads development passages that it has not learned from, four folds of them', () => {
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const inFold = (_: unknown, index: number) => index % folds === fold;
    const rest = developmentPassages.filter((passage, index) => !inFold(passage, index));
    const weights = learnChakraWeights([...rest, ...own]);
    for (const { text, chakra } of developmentPassages.filter(inFold)) {
      if (readChakra(tokenise(text), weights).chakra === chakra) right++;
    }
  }
  const accuracy = right / developmentPassages.length;
  console.info(`chakra, cross-validated on development passages: ${right} of ${developmentPassages.length}`);
  expect(accuracy).toBeGreaterThanOrEqual(0.8);
});
