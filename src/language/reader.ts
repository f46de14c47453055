import { kingdomOf } from '../practice/kingdoms.ts';
import { type AvoidanceCue, avoidanceCues, findDeflections } from './avoidance-cues.ts';
import { readChakra } from './chakra.ts';
import { readEmotion } from './emotion.ts';
import type { Reading } from './reading.ts';
import { findThemes } from './themes.ts';
import { tokenise } from './tokens.ts';

/**
 * Reads a writing without a model: chakra, themes, emotion and deflections, by word lists, stems and negation.
 * It reads English. In a text in another language it finds little, and the `confidence` is low.
 * The same text always gives the same reading. The time is linear in its length.
 *
 * @param cues the cues of avoidance that are looked for; all by default. The evaluation leaves out one at a time.
 */
export function readWriting(
  text: string,
  { cues = avoidanceCues }: { cues?: readonly AvoidanceCue[] } = {},
): Reading {
  const tokenised = tokenise(text);
  const { chakra, shares, confidence } = readChakra(tokenised);
  const { themes, occurrences } = findThemes(tokenised);
  return {
    by: 'offline',
    chakra,
    kingdom: kingdomOf(chakra).name,
    chakraShares: shares,
    confidence,
    themes,
    emotion: readEmotion(tokenised),
    deflections: findDeflections(tokenised, occurrences, cues),
  };
}
