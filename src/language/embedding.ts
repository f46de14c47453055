import { synonymGroupsOf } from './synonym-groups.ts';
import { type Token, tokenise } from './tokens.ts';
import { idfWeight, meanWordVector, scaleToLength } from './vectors.ts';
import { functionWords } from './word-lists.ts';
import { wordVectorSize } from './word-vectors.ts';

/** Length of every embedding of the service. */
export const embeddingSize = 768;

/** Name of the offline embedding. Change it whenever the same text would get other numbers. */
export const offlineEmbeddingModel = 'offline-words-3';

/** The weight of a word's own stem. A synonym group has more, because a search mostly uses other words than the text. */
const stemWeight = 0.8;
const synonymWeight = 1.5;
/** The weight of all character n-grams of a word together. They make forms and misspellings of a word similar to it. */
const gramsWeight = 0.1;
const gramLengths = [3, 4];
/** Each stem and group is hashed to this many indexes, so that one collision does not make two of them equal. */
const placesPerFeature = 4;
/** How many numbers of an embedding contain hashed features. The others contain the mean of the word vectors. */
const featuresSize = embeddingSize - wordVectorSize;
/** Length of the mean of the word vectors. The hashed features have length 1. */
const meanVectorLength = 0.85;

interface Feature {
  at: number;
  value: number;
}

/** The features of a stem are the same in every text, so they are hashed once. */
const featuresOfStem = new Map<string, readonly Feature[]>();
const maxCachedStems = 20_000;

/**
 * Embeds a text without a model: 768 numbers, as a vector of length 1. The first numbers are the mean of the word vectors.
 * The others are stems, synonym groups and character n-grams, hashed and weighted. Two texts are near each other if they
 * share rare words, use synonyms, or are about similar things. The same text always gives the same numbers. A text without
 * words gives zeros.
 */
export function embedOffline(text: string): Float32Array {
  const counts = new Map<string, { token: Token; count: number }>();
  for (const token of tokenise(text).tokens) {
    const known = counts.get(token.stem);
    if (known) known.count++;
    else counts.set(token.stem, { token, count: 1 });
  }
  const words = [...counts.values()].map(({ token, count }) => ({
    token,
    stem: token.stem,
    weight: idfWeight(token) * (1 + Math.log(count)),
  }));
  const features = new Float32Array(featuresSize);
  for (const { token, weight } of words) {
    for (const { at, value } of featuresOf(token)) features[at]! += value * weight;
  }
  const vector = new Float32Array(embeddingSize);
  vector.set(scaleToLength(meanWordVector(words), meanVectorLength));
  vector.set(scaleToLength(features, 1), wordVectorSize);
  return scaleToLength(vector, 1);
}

function featuresOf({ word, stem }: Token): readonly Feature[] {
  const known = featuresOfStem.get(stem);
  if (known) return known;
  const features = hashedFeatures(`w ${stem}`, stemWeight);
  const groups = synonymGroupsOf(stem);
  for (const group of groups) {
    features.push(...hashedFeatures(`k ${group}`, synonymWeight / Math.sqrt(groups.length)));
  }
  if (!functionWords.has(word)) {
    const grams = gramsOf(stem);
    for (const gram of grams)
      features.push(hashedFeature(`g ${gram}`, gramsWeight / Math.sqrt(grams.length)));
  }
  if (featuresOfStem.size >= maxCachedStems) featuresOfStem.clear();
  featuresOfStem.set(stem, features);
  return features;
}

/** The character n-grams of a stem. Its start and end are marked. */
function gramsOf(stem: string): string[] {
  const bounded = `<${stem}>`;
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      bounded.slice(at, at + length),
    ),
  );
}

function hashedFeatures(name: string, value: number): Feature[] {
  return Array.from({ length: placesPerFeature }, (_, copy) =>
    hashedFeature(`${copy} ${name}`, value / Math.sqrt(placesPerFeature)),
  );
}

function hashedFeature(name: string, value: number): Feature {
  const hash = fnv1a(name);
  return { at: hash % featuresSize, value: hash & 0x80000000 ? -value : value };
}

/** FNV-1a over UTF-16 code units with a final mix (Fowler, Noll, Vo), as an unsigned 32-bit number. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  return hash >>> 0;
}
