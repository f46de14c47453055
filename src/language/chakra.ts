import { createRandom } from '../core/random.ts';
import type { Chakra } from '../practice/kingdoms.ts';
import { chakraFeatures } from './chakra-features.ts';
import { weightLines, weightScale } from './lexicon/chakra-weights.ts';
import type { TokenisedText } from './tokens.ts';

export interface ChakraReading {
  readonly chakra: Chakra;
  /** Eight, chakra 1 first, that sum to 1. */
  readonly shares: readonly number[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** What a feature adds to each chakra's score, in log odds. */
export type ChakraWeights = ReadonlyMap<string, readonly number[]>;

/** The score that a day's ordinary words give; it is taken off, in part. */
export const ordinaryDay = '=ordinary day';
const shareOfOrdinaryTaken = 0.4;
/** From so many telling words on a writing is no longer called thin. */
const telling = 8;
const fullEvidence = 20;

const learnedWeights: ChakraWeights = new Map(
  weightLines
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, weights] = line.split('|') as [string, string];
      return [name, weights.split(' ').map((weight) => Number(weight) / weightScale)];
    }),
);

/**
 * Log-linear reading: each concept, stem and pair of stems adds its weight to each chakra's score. A text without a
 * telling word gives equal shares, confidence 0 and a chakra drawn from the text itself, so that such texts do not
 * all fall to one.
 */
export function readChakra(tokenised: TokenisedText, weights: ChakraWeights = learnedWeights): ChakraReading {
  const { values, evidence } = chakraFeatures(tokenised);
  if (evidence === 0) {
    const chakra = (createRandom(`chakra/${tokenised.text}`).int(8) + 1) as Chakra;
    return { chakra, shares: new Array<number>(8).fill(1 / 8), confidence: 0 };
  }
  const ordinary = weights.get(ordinaryDay);
  const taken = shareOfOrdinaryTaken * Math.min(1, evidence / fullEvidence);
  const scores = chakraScores(values, weights).map((score, at) => score - taken * (ordinary?.[at] ?? 0));
  const shares = softmax(scores);
  const [first, second] = [...shares].sort((a, b) => b - a) as [number, number];
  return {
    chakra: (shares.indexOf(first) + 1) as Chakra,
    shares,
    confidence: (first - second) * (evidence / (evidence + telling)),
  };
}

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
