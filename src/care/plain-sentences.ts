/** Converts a writing to the plain form that the rules of the care screen expect. */

import { boundMarkRuns } from '../practice/words.ts';
import spellings from './data/spellings.json' with { type: 'json' };

type Replacements = Readonly<Record<string, string>>;

/** Letters of other scripts that look like Latin ones. */
const lookalikeLetters: Replacements = spellings.lookalikeLetters;
/** Digits and signs that stand for a letter, inside a word only. */
const lettersForSigns: Replacements = spellings.lettersForSigns;
const arabicLetters: Replacements = spellings.arabicLetters;
/** Maps a spelling that the rules do not use to the spelling that they use. */
const plainWords: ReadonlyMap<string, string> = new Map(Object.entries(spellings.words));

/** Two Arabic ligatures that each decompose into a whole sentence. */
const sentenceLigatures = /[\ufdfa\ufdfb]/g;
/** Accents, Arabic vowel signs and hamzas, the Devanagari nukta, and invisible characters. */
const ignoredMarks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is removed by itself, joined or not
  /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;
const notLatin = /[\u0131\u0142\u00f8\u0111\u0251\u0261\u03b1-\u03c9\u0430-\u052f]/g;
const notPlainArabic = /[ةىٱ]/g;
const shortenedI = /\bi['’`´ʼ]ll\b/g;
const apostrophe = /['’‘`´ʼ＇]/g;
const signBetweenLetters = /(?<=[a-z])[013457!@$](?=[a-z0-9])|(?<![a-z0-9])[013457@$](?=[a-z])/g;
const stretchedLetter = /([a-z])\1\1+/g;
const wordOrEnd = /[\p{L}\p{N}\p{M}]+|[.!?;…。！？；।॥؟؛۔\n]/gu;
const wordShape = /[\p{L}\p{N}]/u;

/** Longer words are cut to this length, so that a gap of a few words in a rule has a bounded number of characters. */
const maxWordCharacters = 24;
/** This many single letters in a row are read as one spelled word. */
const minSpelledLetters = 4;

/**
 * The sentences of `text`: lower case, accents and invisible characters gone, lookalike letters and digits
 * for letters replaced, words that were s p e l l e d joined, contractions written out, one space between words.
 * Linear in the length of the text.
 */
export function plainSentences(text: string): string[] {
  const letters = boundMarkRuns(text)
    .replace(sentenceLigatures, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignoredMarks, '')
    .replace(notLatin, (letter) => lookalikeLetters[letter] ?? letter)
    .replace(notPlainArabic, (letter) => arabicLetters[letter]!)
    .replaceAll('ँ', 'ं')
    .replace(shortenedI, 'i will')
    .replace(apostrophe, '')
    .replace(signBetweenLetters, (sign) => lettersForSigns[sign]!)
    .replace(stretchedLetter, (_, letter) => (letter === 'l' ? 'll' : letter));

  const sentences: string[] = [];
  let words: string[] = [];
  let spelled: string[] = [];
  let endAfterSpelling = false;

  function endSentence() {
    if (words.length > 0) sentences.push(words.join(' '));
    words = [];
  }
  function endSpelling() {
    if (spelled.length >= minSpelledLetters) words.push(spelled.join(''));
    else words.push(...spelled);
    spelled = [];
    if (endAfterSpelling) endSentence();
    endAfterSpelling = false;
  }
  for (const [token] of letters.matchAll(wordOrEnd)) {
    if (!wordShape.test(token)) {
      // "s.u.i.c.i.d.e": a full stop after a single letter ends the sentence only if a whole word follows.
      if (spelled.length > 0 && token === '.') endAfterSpelling = true;
      else {
        endSpelling();
        endSentence();
      }
    } else if (token.length === 1 && token >= 'a' && token <= 'z') {
      spelled.push(token);
      endAfterSpelling = false;
    } else {
      endSpelling();
      words.push(plainWords.get(token) ?? token.slice(0, maxWordCharacters));
    }
  }
  endSpelling();
  endSentence();
  return sentences;
}
