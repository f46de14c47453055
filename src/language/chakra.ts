import { createRandom } from '../core/random.ts';
import type { Chakra } from '../practice/kingdoms.ts';
import { chakraFeatures } from './chakra-features.ts';
import { readDataTable } from './data-file.ts';
import type { TokenisedText } from './tokens.ts';

export interface ChakraReading {
  readonly chakra: Chakra;
  /** Eight shares, chakra 1 first, that sum to 1. */
  readonly shares: readonly number[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** What a feature adds to the score of each of the eight chakras, in log odds. */
export type ChakraWeights = ReadonlyMap<string, readonly number[]>;

/**
 * The key of the baseline in the weights. The baseline is the scores of ordinary writing, of which a share is subtracted
 * from every score.
 */
export const baselineFeature = '=ordinary day';
const baselineShare = 0.4;
/** With this many words of evidence the full share of the baseline is subtracted. */
const fullEvidence = 20;
/** With this many words of evidence the confidence is half of its maximum. */
const evidenceForHalf = 8;

/** The data file contains whole numbers: hundredths of log odds. */
export const weightScale = 100;

const learnedWeights: ChakraWeights = new Map(
  readDataTable('chakra-weights.tsv', ['feature', 'weights']).map(({ feature, weights }) => [
    feature,
    weights.split(' ').map((weight) => Number(weight) / weightScale),
  ]),
);

/**
 * Reads the chakra of a writing by a log-linear model: each concept, stem and pair of stems adds its weight to each
 * chakra's score. A text without evidence gets equal shares, confidence 0 and a chakra drawn from the text itself, so
 * that such texts do not all get the same one.
 */
export function readChakra(tokenised: TokenisedText, weights: ChakraWeights = learnedWeights): ChakraReading {
  const { values, evidence } = chakraFeatures(tokenised);
  if (evidence === 0) {
    const chakra = (createRandom(`chakra/${tokenised.text}`).int(8) + 1) as Chakra;
    return { chakra, shares: new Array<number>(8).fill(1 / 8), confidence: 0 };
  }
  const baseline = weights.get(baselineFeature);
  const subtracted = baselineShare * Math.min(1, evidence / fullEvidence);
  const scores = chakraScores(values, weights).map((score, at) => score - subtracted * (baseline?.[at] ?? 0));
  const shares = softmax(scores);
  const [first, second] = [...shares].sort((a, b) => b - a) as [number, number];
  return {
    chakra: (shares.indexOf(first) + 1) as Chakra,
    shares,
    confidence: (first - second) * (evidence / (evidence + evidenceForHalf)),
  };
}

/** The eight scores, in log odds, before the baseline is subtracted. */
export function chakraScores(values: ReadonlyMap<string, number>, weights: ChakraWeights): number[] {
  const scores = new Array<number>(8).fill(0);
  for (const [name, value] of values) {
    const weight = weights.get(name);
    if (weight) for (let at = 0; at < 8; at++) scores[at]! += weight[at]! * value;
  }
  return scores;
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
