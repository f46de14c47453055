import { functionWords } from './lexicon/common-words.ts';
import { minRate, stemRate } from './lexicon/word-rates.ts';
import type { Token } from './tokens.ts';
import { wordVector, wordVectorSize } from './word-vectors.ts';

/** Words that carry grammar tell next to nothing; any other the more, the fewer pages it stands on. */
const functionWeight = 0.01;
const rarityPower = 1.5;

/** How much a word tells of what a text is about, 0 to 1. */
export function tellingWeight({ word, stem }: Pick<Token, 'word' | 'stem'>): number {
  if (functionWords.has(word)) return functionWeight;
  return (Math.log(stemRate(stem)) / Math.log(minRate)) ** rarityPower;
}

/** The weighted mean of word vectors, at length 1 (smooth inverse frequency; Arora, Liang and Ma 2017); zeros where no word has one. */
export function meaningOf(
  words: Iterable<{ readonly stem: string; readonly weight: number }>,
): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(wordVectorSize);
  for (const { stem, weight } of words) addWord(sum, stem, weight);
  return toLength(sum, 1);
}

/** Adds the vector of a word, so much of it, to a sum of them; nothing for a word that has none. */
export function addWord(sum: Float32Array, stem: string, weight: number): void {
  const vector = wordVector(stem);
  if (vector) for (let at = 0; at < wordVectorSize; at++) sum[at]! += vector[at]! * weight;
}

/** Brings a vector to a length, in place; leaves zeros as they are. */
export function toLength<T extends Float32Array>(vector: T, length: number): T {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const factor = length / Math.sqrt(squares);
  for (let at = 0; at < vector.length; at++) vector[at]! *= factor;
  return vector;
}

export function innerProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
