import { expect, it } from 'vitest';
import { minProbability } from '#src/language/deflections.ts';
import { tokenise } from '#src/language/tokens.ts';
import { turningProbabilities } from '#src/language/turning-away.ts';
import { turnExamples } from '../training/training-turns.ts';
import {
  labelledClauses,
  learnFromAll,
  learnTurningWeights,
  plainPages,
  weightsModule,
} from '../training/turning-learning.ts';

const folds = 5;

it('ships the weights that the examples give', async () => {
  // `vitest run -u` on this file learns them anew.
  await expect(weightsModule(learnFromAll())).toMatchFileSnapshot(
    '../../src/language/lexicon/turning-weights.ts',
  );
});

it('tells turning away from what only sounds like it, in examples that it has not learned from', () => {
  const pages = [
    ...turnExamples.map((example) => ({ ...example, isPlain: false })),
    ...plainPages.map((text) => ({ text, turn: undefined, isPlain: true })),
  ].map((page) => ({ ...page, clauses: labelledClauses(page) }));
  const found = { turns: [] as boolean[], tempting: [] as boolean[], plain: [] as boolean[] };
  for (let fold = 0; fold < folds; fold++) {
    const weights = learnTurningWeights(
      pages.filter((_, index) => index % folds !== fold).flatMap(({ clauses }) => clauses),
    );
    for (const { text, turn, isPlain, clauses } of pages.filter((_, index) => index % folds === fold)) {
      const taken = [...turningProbabilities(tokenise(text), weights)].map(
        ([clause, probability]) => clause > 0 && probability >= minProbability,
      );
      if (turn) found.turns.push(taken.some((isTaken, clause) => isTaken && clauses[clause]!.turns));
      else (isPlain ? found.plain : found.tempting).push(taken.includes(true));
    }
  }
  const share = (kind: keyof typeof found) => found[kind].filter(Boolean).length / found[kind].length;
  const shares = { turns: share('turns'), tempting: share('tempting'), plain: share('plain') };
  console.info('taken for turning away, cross-validated:', shares);
  expect(shares.turns).toBeGreaterThanOrEqual(0.25);
  expect(shares.tempting).toBeLessThanOrEqual(0.08);
  expect(shares.plain).toBeLessThanOrEqual(0.08);
});
