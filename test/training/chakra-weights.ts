import {
  baselineFeature,
  type ChakraWeights,
  chakraScores,
  readChakra,
  weightScale,
} from '#src/language/chakra.ts';
import { chakraConcepts } from '#src/language/chakra-concepts.ts';
import { chakraFeatures, conceptFeature, phraseFeature } from '#src/language/chakra-features.ts';
import { tokenise } from '#src/language/tokens.ts';
import { developmentPassages, type LabelledPassage } from '../language/passages.ts';
import { descend } from './adam.ts';
import { sha256 } from './checksums.ts';
import {
  backgroundTexts,
  trainingDiary,
  trainingPassages,
  trainingScenes,
  trainingSentences,
} from './texts.ts';

/** The log odds of a pull of 1 before any passage is read. */
const pullInLogOdds = 0.35;
/** How strongly a weight is held to its prior: the precision of the Gaussian. */
const precision = { concept: 3, conceptWithoutPull: 15, word: 2 };
const minDocuments = { word: 2, pair: 2 };
const steps = 150;
const stepSize = 0.05;
/** A word is left out if all its weights are smaller than this, in log odds. */
const minWeight = 0.08;
const folds = 4;

const ownPassages = [...trainingPassages, ...trainingScenes, ...trainingSentences, ...trainingDiary];
const allPassages = [...developmentPassages, ...ownPassages];

/** The checksum of what the weights are learned from: settings, concepts, and the features and labels of every passage. */
export function chakraInputs(): string {
  const settings = { pullInLogOdds, precision, minDocuments, steps, stepSize, minWeight, folds };
  const featuresOf = (text: string) => [...chakraFeatures(tokenise(text)).values];
  return sha256([
    JSON.stringify(settings),
    JSON.stringify(chakraConcepts.map(({ concept, pull }) => [concept, pull])),
    ...allPassages.map(({ text, chakra }) => JSON.stringify([chakra, featuresOf(text)])),
    ...backgroundTexts.map((text) => JSON.stringify(featuresOf(text))),
  ]);
}

/** The weights as the text of their data file, from all passages. */
export function chakraWeightsFile(): string {
  return formatWeights(learnWeights(allPassages));
}

/** How many development passages are read rightly with weights that were learned without them. */
export function crossValidate(): { right: number; of: number } {
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const isInFold = (_: unknown, index: number) => index % folds === fold;
    const rest = developmentPassages.filter((passage, index) => !isInFold(passage, index));
    const weights = learnWeights([...rest, ...ownPassages]);
    for (const { text, chakra } of developmentPassages.filter(isInFold)) {
      if (readChakra(tokenise(text), weights).chakra === chakra) right++;
    }
  }
  return { right, of: developmentPassages.length };
}

/**
 * Multinomial logistic regression with a Gaussian prior whose mean is the pull of the concepts (maximum a posteriori, by
 * Adam, full batch). A weight that no passage has evidence for stays at its prior.
 */
function learnWeights(passages: readonly LabelledPassage[]): ChakraWeights {
  const documents = passages.map(({ text, chakra }) => ({
    values: chakraFeatures(tokenise(text)).values,
    label: chakra - 1,
  }));
  const { names, prior, precisions } = priorsOf(documents.map((document) => document.values));
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
    for (let at = 0; at < weights.length; at++)
      slope[at]! += precisions[at >> 3]! * (weights[at]! - prior[at]!);
  });

  const learned = new Map<string, readonly number[]>();
  for (const name of names) {
    const own = Array.from(weights.subarray(place.get(name)!, place.get(name)! + 8));
    if (name.startsWith('#') || own.some((weight) => Math.abs(weight) >= minWeight)) learned.set(name, own);
  }
  learned.set(baselineFeature, baselineScores(learned));
  return learned;
}

function formatWeights(weights: ChakraWeights): string {
  const lines = [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => `${name}\t${own.map((weight) => Math.round(weight * weightScale) || 0).join(' ')}`);
  return `feature\tweights\n${lines.join('\n')}\n`;
}

/** The features with, for each, eight prior means and one precision. */
function priorsOf(documents: readonly ReadonlyMap<string, number>[]) {
  const names: string[] = [];
  const prior: number[] = [];
  const precisions: number[] = [];
  for (const concept of chakraConcepts) {
    const pulls = Array.from({ length: 8 }, (_, at) => concept.pull[(at + 1) as 1] ?? 0);
    const average = pulls.reduce((sum, pull) => sum + pull, 0) / 8;
    for (const name of [conceptFeature(concept), phraseFeature(concept)]) {
      names.push(name);
      prior.push(...pulls.map((pull) => (pull - average) * pullInLogOdds));
      precisions.push(average > 0 ? precision.concept : precision.conceptWithoutPull);
    }
  }
  const counts = new Map<string, number>();
  for (const values of documents) {
    for (const name of values.keys())
      if (!name.startsWith('#')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [name, count] of counts) {
    if (count < (name.includes(' ') ? minDocuments.pair : minDocuments.word)) continue;
    names.push(name);
    prior.push(0, 0, 0, 0, 0, 0, 0, 0);
    precisions.push(precision.word);
  }
  return { names, prior, precisions };
}

/** The mean scores of the background texts, less the mean over the chakras. */
function baselineScores(weights: ChakraWeights): number[] {
  const mean = new Array<number>(8).fill(0);
  for (const text of backgroundTexts) {
    const scores = chakraScores(chakraFeatures(tokenise(text)).values, weights);
    const level = scores.reduce((sum, score) => sum + score, 0) / 8;
    for (let at = 0; at < 8; at++) mean[at]! += (scores[at]! - level) / backgroundTexts.length;
  }
  return mean;
}
