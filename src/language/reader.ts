import { kingdomOf } from '../practice/kingdoms.ts';
import { readChakra } from './chakra.ts';
import { findDeflections } from './deflections.ts';
import { readEmotion } from './emotion.ts';
import type { Reading } from './reading.ts';
import { findThemes } from './themes.ts';
import { tokenise } from './tokens.ts';

/**
 * Reads a writing without a model: chakra, themes, emotion and deflections, by word lists, stems and negation.
 * For English; of a text in another language it finds little, and says so by a low `confidence`.
 * The same text always gives the same reading; time is linear in its length.
 */
export function readWriting(text: string): Reading {
  const tokenised = tokenise(text);
  const { chakra, shares, confidence } = readChakra(tokenised);
  const { themes, touches } = findThemes(tokenised);
  return {
    by: 'offline',
    chakra,
    kingdom: kingdomOf(chakra).name,
    chakraShares: shares,
    confidence,
    themes,
    emotion: readEmotion(tokenised),
    deflections: findDeflections(tokenised, touches),
  };
}
