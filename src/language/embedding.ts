import { functionWords } from './lexicon/common-words.ts';
import { kindredWords } from './lexicon/synonym-groups.ts';
import { meaningOf, tellingWeight, toLength } from './meaning.ts';
import { normaliseWord, stemOf, type Token, tokenise } from './tokens.ts';
import { wordVectorSize } from './word-vectors.ts';

/** Length of every embedding of the service. */
export const embeddingSize = 768;

/** Name of the offline embedding; it changes whenever the same text would get other numbers. */
export const offlineEmbeddingModel = 'offline-words-3';

/** What a word shares with those of its family says more than the word: what is sought was mostly said in another. */
const stemWeight = 0.8;
const kindredWeight = 1.5;
/** All character n-grams of a word together; they bring forms and misspellings near. */
const gramsWeight = 0.1;
const gramLengths = [3, 4];
/** Each stem and family is spread over so many numbers, so that two that share one by chance are not taken for one. */
const spreadOver = 4;
/** The features share what the mean of the word vectors leaves of an embedding. */
const featuresSize = embeddingSize - wordVectorSize;
/** Length of the mean of the word vectors, where that of the features is 1. */
const meaningLength = 0.85;

const familiesOfStem = new Map<string, number[]>();
for (const [family, words] of kindredWords.entries()) {
  for (const word of words) {
    const stem = stemOf(normaliseWord(word));
    const known = familiesOfStem.get(stem);
    if (!known) familiesOfStem.set(stem, [family]);
    else if (!known.includes(family)) known.push(family);
  }
}

/** Indexes in `kindredWords` of the families that a stem belongs to. */
export function familiesOf(stem: string): readonly number[] {
  return familiesOfStem.get(stem) ?? [];
}

interface Feature {
  at: number;
  value: number;
}

/** The features of a stem are the same in every text: hashed once. */
const featuresOfStem = new Map<string, readonly Feature[]>();
const maxCachedStems = 20_000;

/**
 * 768 numbers of length 1 for a text, without a model: first the mean of its words' vectors, then its words' stems, the
 * families they belong to and their character n-grams, hashed and weighted. Texts that share telling words, or words of
 * one family, or speak of like things, lie near each other. The same text always gives the same numbers; a text without
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
    weight: tellingWeight(token) * (1 + Math.log(count)),
  }));
  const features = new Float32Array(featuresSize);
  for (const { token, weight } of words) {
    for (const { at, value } of featuresOf(token)) features[at]! += value * weight;
  }
  const vector = new Float32Array(embeddingSize);
  vector.set(toLength(meaningOf(words), meaningLength));
  vector.set(toLength(features, 1), wordVectorSize);
  return toLength(vector, 1);
}

function featuresOf({ word, stem }: Token): readonly Feature[] {
  const known = featuresOfStem.get(stem);
  if (known) return known;
  const features = spread(`w ${stem}`, stemWeight);
  const families = familiesOf(stem);
  for (const family of families) {
    features.push(...spread(`k ${family}`, kindredWeight / Math.sqrt(families.length)));
  }
  if (!functionWords.has(word)) {
    const grams = gramsOf(stem);
    for (const gram of grams) features.push(feature(`g ${gram}`, gramsWeight / Math.sqrt(grams.length)));
  }
  if (featuresOfStem.size >= maxCachedStems) featuresOfStem.clear();
  featuresOfStem.set(stem, features);
  return features;
}

function gramsOf(stem: string): string[] {
  const bounded = `<${stem}>`;
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      bounded.slice(at, at + length),
    ),
  );
}

function spread(name: string, value: number): Feature[] {
  return Array.from({ length: spreadOver }, (_, copy) =>
    feature(`${copy} ${name}`, value / Math.sqrt(spreadOver)),
  );
}

function feature(name: string, value: number): Feature {
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
