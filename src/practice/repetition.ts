/** Finds what a text says for the second time, word for word, and what everybody's dummy text said before it. */

import { dummyWords } from './dummy-text.ts';
import type { WordSequence } from './words.ts';

/** A run of this many words counts as repeated when the text had the same run before. */
const repeatWindowWords = 4;

/** A run that holds this many of the dummy text's words is dummy text, its common words included. */
const dummyWordsInRun = 2;

/**
 * The words that are left when dummy text and every word inside a repeated run are taken out. A passage of four or more words that is
 * copied onto the end of a text therefore adds nothing.
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
  return found >= dummyWordsInRun;
}

/** One number for each run of four words, the same for the same words; a pair of pairs, so that none collide. */
function runIds(words: readonly string[]): number[] {
  const pairs = pairIds(words.map(numbering<string>()), 1);
  return pairIds(pairs, 2);
}

function pairIds(ids: readonly number[], distance: number): number[] {
  const number = numbering<number>();
  const pairs: number[] = [];
  // Ids stay below 2 ** 20 (a writing has at most 200,000 words), so that a pair fits a safe integer.
  for (let index = 0; index + distance < ids.length; index++) {
    pairs.push(number(ids[index]! * 2 ** 20 + ids[index + distance]!));
  }
  return pairs;
}

function numbering<T>(): (item: T) => number {
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
