import { type ChakraWeights, chakraScores, ordinaryDay } from '#src/language/chakra.ts';
import { allConcepts, chakraFeatures, conceptFeature, phraseFeature } from '#src/language/chakra-features.ts';
import { tokenise } from '#src/language/tokens.ts';
import { descend } from './adam.ts';
import { backgroundTexts } from './background-texts.ts';
import type { LabelledPassage } from './training-passages.ts';

/** A judged pull of 1 as log odds, before any passage has spoken. */
const pullInLogOdds = 0.35;
/** How firmly a weight is held to what it was judged to be: the higher, the firmer. */
const firmness = { concept: 3, unjudgedConcept: 15, word: 2 };
const fewestDocuments = { word: 2, pair: 2 };
const steps = 150;
const stepSize = 0.05;
/** Weights of words smaller than this, in log odds, are not worth their place. */
const smallestKept = 0.08;

/**
 * Multinomial logistic regression with a Gaussian prior whose mean is the lexicon's judgement (maximum a posteriori,
 * by Adam, full batch): what passages do not speak of stays as judged.
 */
export function learnChakraWeights(passages: readonly LabelledPassage[]): ChakraWeights {
  const documents = passages.map(({ text, chakra }) => ({
    values: chakraFeatures(tokenise(text)).values,
    label: chakra - 1,
  }));
  const { names, prior, hold } = startingPoint(documents.map((document) => document.values));
  const place = new Map(names.map((name, index) => [name, index * 8]));
  const rows = documents.map(({ values, label }) => {
    const known = [...values].filter(([name]) => place.has(name));
    return {
      label,
      places: known.map(([name]) => place.get(name)!),
      values: known.map(([, value]) => value),
    };
  });

  const weights = Float64Array.from(prior);
  descend(weights, { steps, stepSize }, (slope) => {
    for (const { label, places, values } of rows) {
      const scores = new Float64Array(8);
      for (let at = 0; at < places.length; at++) {
        for (let c = 0; c < 8; c++) scores[c]! += weights[places[at]! + c]! * values[at]!;
      }
      const highest = Math.max(...scores);
      let sum = 0;
      for (let c = 0; c < 8; c++) sum += scores[c] = Math.exp(scores[c]! - highest);
      for (let c = 0; c < 8; c++) scores[c] = scores[c]! / sum - (c === label ? 1 : 0);
      for (let at = 0; at < places.length; at++) {
        for (let c = 0; c < 8; c++) slope[places[at]! + c]! += scores[c]! * values[at]!;
      }
    }
    for (let at = 0; at < weights.length; at++) slope[at]! += hold[at >> 3]! * (weights[at]! - prior[at]!);
  });

  const learned = new Map<string, readonly number[]>();
  for (const name of names) {
    const own = Array.from(weights.subarray(place.get(name)!, place.get(name)! + 8));
    if (name.startsWith('#') || own.some((weight) => Math.abs(weight) >= smallestKept))
      learned.set(name, own);
  }
  learned.set(ordinaryDay, scoresOfAnOrdinaryDay(learned));
  return learned;
}

/** Each line a feature and its eight weights, in hundredths. */
export function weightsModule(weights: ChakraWeights): string {
  const lines = [...weights]
    .map(([name, own]) => `${name}|${own.map((weight) => Math.round(weight * 100) || 0).join(' ')}`)
    .sort();
  return `/**
 * Learned, not written: test/language/chakra-weights.test.ts makes this file from the lexicon and the
 * training passages. A line is a feature (\`#\` a concept, \`+\` its phrases; else a stem, or a pair of them) and what
 * it adds to the score of chakra 1 to 8, in hundredths of log odds.
 */
export const weightScale = 100;

export const weightLines = \`
${lines.join('\n')}
\`;
`;
}

function startingPoint(documents: readonly ReadonlyMap<string, number>[]) {
  const names: string[] = [];
  const prior: number[] = [];
  const hold: number[] = [];
  for (const concept of allConcepts) {
    const pulls = Array.from({ length: 8 }, (_, at) => concept.pull[(at + 1) as 1] ?? 0);
    const average = pulls.reduce((sum, pull) => sum + pull, 0) / 8;
    for (const name of [conceptFeature(concept), phraseFeature(concept)]) {
      names.push(name);
      prior.push(...pulls.map((pull) => (pull - average) * pullInLogOdds));
      hold.push(average > 0 ? firmness.concept : firmness.unjudgedConcept);
    }
  }
  const seen = new Map<string, number>();
  for (const values of documents) {
    for (const name of values.keys()) if (!name.startsWith('#')) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  for (const [name, times] of seen) {
    if (times < (name.includes(' ') ? fewestDocuments.pair : fewestDocuments.word)) continue;
    names.push(name);
    prior.push(0, 0, 0, 0, 0, 0, 0, 0);
    hold.push(firmness.word);
  }
  return { names, prior, hold };
}

function scoresOfAnOrdinaryDay(weights: ChakraWeights): number[] {
  const mean = new Array<number>(8).fill(0);
  for (const text of backgroundTexts) {
    const scores = chakraScores(chakraFeatures(tokenise(text)).values, weights);
    const level = scores.reduce((sum, score) => sum + score, 0) / 8;
    for (let at = 0; at < 8; at++) mean[at]! += (scores[at]! - level) / backgroundTexts.length;
  }
  return mean;
}
