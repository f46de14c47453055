import { expect, it } from 'vitest';
import { readChakra } from '#src/language/chakra.ts';
import { tokenise } from '#src/language/tokens.ts';
import { learnChakraWeights, weightsModule } from '../training/chakra-learning.ts';
import { trainingDiary } from '../training/training-diary.ts';
import { trainingPassages } from '../training/training-passages.ts';
import { trainingScenes } from '../training/training-scenes.ts';
import { trainingSentences } from '../training/training-sentences.ts';
import { developmentPassages } from './passages/development.ts';

const own = [...trainingPassages, ...trainingScenes, ...trainingSentences, ...trainingDiary];
const folds = 4;

it('ships the weights that lexicon and passages give', async () => {
  // `vitest run -u` on this file learns them anew.
  await expect(weightsModule(learnChakraWeights([...developmentPassages, ...own]))).toMatchFileSnapshot(
    '../../src/language/lexicon/chakra-weights.ts',
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
