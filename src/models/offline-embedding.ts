import { functionWords, generalNouns, otherWords } from './offline/lexicon/common-words.ts';
import { findThemes } from './offline/themes.ts';
import { tokenise } from './offline/tokens.ts';

/** Changes with everything that changes the numbers. */
export const offlineEmbeddingModel = 'offline/hashed-words-1';

const length = 768;

/** How much a word tells, after the inverse of how many texts hold one like it. */
const weights = { grammar: 0.08, everyday: 0.45, telling: 1 };
const shares = { word: 1, pair: 0.35, gram: 0.22, theme: 1.6 };
const gramLength = 4;
/** Past so many letters the count of each feature hardly changes any more. */
const mostLength = 20_000;

/**
 * A text as 768 numbers of length 1, without a model: its words by their stems, pairs of neighbouring words, pieces of
 * words and the everyday themes it touches, each hashed to a place and a sign (feature hashing, Weinberger et al. 2009),
 * damped by the logarithm of its count. The same text always gives the same numbers.
 */
export function embedOffline(text: string): number[] {
  const tokenised = tokenise(text.slice(0, mostLength).toWellFormed());
  const counts = new Map<string, number>();
  const add = (feature: string, weight: number) => {
    if (weight > 0) counts.set(feature, (counts.get(feature) ?? 0) + weight);
  };
  let previous: { stem: string; weight: number } | undefined;
  for (const { word, stem } of tokenised.tokens) {
    const weight = weightOf(word);
    add(`w ${stem}`, shares.word * weight);
    if (previous) add(`p ${previous.stem} ${stem}`, shares.pair * Math.sqrt(previous.weight * weight));
    if (weight >= weights.everyday) {
      for (const gram of gramsOf(stem)) add(`g ${gram}`, shares.gram * weight);
    }
    previous = { stem, weight };
  }
  for (const { name, weight } of findThemes(tokenised).themes)
    add(`t ${name.toLowerCase()}`, shares.theme * weight);

  const vector = new Array<number>(length).fill(0);
  for (const [feature, weight] of counts) {
    const hash = hashOf(feature);
    vector[hash % length]! += (hash & 0x8000_0000 ? -1 : 1) * Math.log1p(weight);
  }
  const norm = Math.hypot(...vector);
  if (norm > 0) return vector.map((value) => value / norm);
  // A text without words is near to nothing but its like.
  vector[0] = 1;
  return vector;
}

function weightOf(word: string): number {
  if (functionWords.has(word)) return weights.grammar;
  return generalNouns.has(word) || otherWords.has(word) ? weights.everyday : weights.telling;
}

function gramsOf(word: string): string[] {
  const padded = `^${word}$`;
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= padded.length; at++) grams.push(padded.slice(at, at + gramLength));
  return grams;
}

/** FNV-1a over UTF-16 code units, with murmur3's last mixing, so that all bits tell. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
