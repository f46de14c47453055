/** Finds repeated runs of words, and placeholder text. */

import { dummyWords } from './dummy-text.ts';
import type { WordSequence } from './words.ts';

/** A run of this many words is repeated when the same run occurred before. */
const repeatWindowWords = 4;

/** A run with this many placeholder words is placeholder text, including its common words. */
const minDummyWordsInRun = 2;

/**
 * Returns the words without placeholder text and without repeated runs. A passage of four or more words that is copied to
 * the end of a text therefore adds nothing.
 */
export function freshWords({ words, sentenceStarts }: WordSequence): WordSequence {
  const runs = runIds(words);
  const seen = new Set<number>();
  const fresh: string[] = [];
  const freshStarts: boolean[] = [];
  let repeatedUntil = 0;
  let startsSentence = true;
  words.forEach((word, index) => {
    startsSentence ||= sentenceStarts[index]!;
    const run = runs[index];
    if (run !== undefined) {
      if (seen.has(run) || isDummyRun(words, index)) repeatedUntil = index + repeatWindowWords;
      seen.add(run);
    }
    if (index < repeatedUntil) return;
    fresh.push(word);
    freshStarts.push(startsSentence);
    startsSentence = false;
  });
  return { words: fresh, sentenceStarts: freshStarts };
}

function isDummyRun(words: readonly string[], start: number): boolean {
  let found = 0;
  for (let index = start; index < start + repeatWindowWords; index++)
    if (dummyWords.has(words[index]!)) found++;
  return found >= minDummyWordsInRun;
}

/** One id for each run of four words; equal runs have equal ids. A run is a pair of pairs, so that ids never collide. */
function runIds(words: readonly string[]): number[] {
  const pairs = pairIds(words.map(createNumbering<string>()), 1);
  return pairIds(pairs, 2);
}

function pairIds(ids: readonly number[], distance: number): number[] {
  const number = createNumbering<number>();
  const pairs: number[] = [];
  // Ids are below 2 ** 20 (a writing has at most 200,000 words), so a pair fits into a safe integer.
  for (let index = 0; index + distance < ids.length; index++) {
    pairs.push(number(ids[index]! * 2 ** 20 + ids[index + distance]!));
  }
  return pairs;
}

function createNumbering<T>(): (item: T) => number {
  const numbers = new Map<T, number>();
  return (item) => {
    let number = numbers.get(item);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(item, number);
    }
    return number;
  };
}
