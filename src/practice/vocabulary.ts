/** Measures of a text's vocabulary. Each takes time linear in the number of words. */

import type { WordSequence } from './words.ts';

const ratioWindowWords = 50;
const hapaxBlockWords = 1000;
const minSentenceWords = 8;
const maxSentenceWords = 30;

/**
 * Moving-average type-token ratio (Covington and McFall 2010): distinct words over words, averaged over every window of 50
 * words. A shorter text is one window; an empty one has 0.
 */
export function typeTokenRatio(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const window = Math.min(ratioWindowWords, words.length);
  const counts = new Map<string, number>();
  let typesInAllWindows = 0;
  words.forEach((word, index) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (index >= window) {
      const leaving = words[index - window]!;
      const left = counts.get(leaving)! - 1;
      if (left === 0) counts.delete(leaving);
      else counts.set(leaving, left);
    }
    if (index >= window - 1) typesInAllWindows += counts.size;
  });
  return typesInAllWindows / ((words.length - window + 1) * window);
}

/**
 * Share of the vocabulary that occurs only once (hapax legomena), averaged over blocks of about 1000 words. It is about two
 * thirds in free writing, and far lower in text that repeats the same words in any order.
 */
export function hapaxShare(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const blocks = Math.max(1, Math.round(words.length / hapaxBlockWords));
  let sum = 0;
  for (let block = 0; block < blocks; block++) {
    const start = Math.floor((block * words.length) / blocks);
    const end = Math.floor(((block + 1) * words.length) / blocks);
    const counts = new Map<string, number>();
    for (const word of words.slice(start, end)) counts.set(word, (counts.get(word) ?? 0) + 1);
    let once = 0;
    for (const count of counts.values()) if (count === 1) once++;
    sum += once / counts.size;
  }
  return sum / blocks;
}

/**
 * Mean overlap of adjacent sentences: their common words over the words of the smaller one. Undefined below two
 * sentences.
 */
export function adjacentOverlap(sequence: WordSequence): number | undefined {
  const sentences = sentencesOf(sequence);
  if (sentences.length < 2) return undefined;
  let sum = 0;
  for (let index = 1; index < sentences.length; index++) {
    sum += sharedShare(sentences[index - 1]!, sentences[index]!);
  }
  return sum / (sentences.length - 1);
}

/**
 * Cuts a text into sentences of comparable length, so that the overlap is comparable between styles. Sentences under 8
 * words are joined with the next. Sentences over 30 words, as in writing without punctuation, are cut.
 */
function sentencesOf({ words, sentenceStarts }: WordSequence): ReadonlySet<string>[] {
  const sentences: Set<string>[] = [];
  let length = maxSentenceWords;
  words.forEach((word, index) => {
    const ended = sentenceStarts[index] === true && length >= minSentenceWords;
    if (ended || length >= maxSentenceWords) {
      sentences.push(new Set());
      length = 0;
    }
    sentences.at(-1)!.add(stem(word));
    length++;
  });
  if (sentences.length > 2 && length < minSentenceWords) sentences.pop();
  return sentences;
}

/** The first five letters: a stem for any language, equal for most inflected forms of a word. */
function stem(word: string): string {
  return word.slice(0, 5);
}

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.min(a.size, b.size);
}
