import { minDocumentFrequency, stemFrequency } from './document-frequency.ts';
import type { Token } from './tokens.ts';
import { functionWords } from './word-lists.ts';
import { wordVector, wordVectorSize } from './word-vectors.ts';

const functionWordWeight = 0.01;
const rarityPower = 1.5;

/**
 * The weight of a word, 0 to 1: its inverse document frequency, to a power. A function word has almost no weight.
 */
export function idfWeight({ word, stem }: Pick<Token, 'word' | 'stem'>): number {
  if (functionWords.has(word)) return functionWordWeight;
  return (Math.log(stemFrequency(stem)) / Math.log(minDocumentFrequency)) ** rarityPower;
}

/**
 * The weighted mean of word vectors, scaled to length 1 (smooth inverse frequency; Arora, Liang and Ma 2017). All numbers
 * are zero when no word has a vector.
 */
export function meanWordVector(
  words: Iterable<{ readonly stem: string; readonly weight: number }>,
): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(wordVectorSize);
  for (const { stem, weight } of words) addWordVector(sum, stem, weight);
  return scaleToLength(sum, 1);
}

/** Adds `weight` times the vector of a word to `sum`, in place. Does nothing for a word without a vector. */
export function addWordVector(sum: Float32Array, stem: string, weight: number): void {
  const vector = wordVector(stem);
  if (vector) for (let at = 0; at < wordVectorSize; at++) sum[at]! += vector[at]! * weight;
}

/** Scales a vector to a length, in place. A vector of zeros stays as it is. */
export function scaleToLength<T extends Float32Array>(vector: T, length: number): T {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const factor = length / Math.sqrt(squares);
  for (let at = 0; at < vector.length; at++) vector[at]! *= factor;
  return vector;
}

export function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
