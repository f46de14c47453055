/** Brings a writing into the one plain form that the care screen's rules are written for. */

import { boundMarkRuns } from '../practice/words.ts';

/** Letters of other scripts that are passed off as Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ӏ: 'l',
  α: 'a',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ł: 'l',
  ø: 'o',
  đ: 'd',
};

/** Digits and signs that stand for a letter, inside a word only. */
const signsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  '@': 'a',
  $: 's',
};

/** Ways to write the same words; the rules know the right-hand ones only. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ['im', 'i am'],
  ['ive', 'i have'],
  ['id', 'i would'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['gotta', 'have to'],
  ['tryna', 'trying to'],
  ['theyd', 'they would'],
  ['itd', 'it would'],
  ['whats', 'what is'],
  ['theres', 'there is'],
  ['isnt', 'is not'],
  ['aint', 'am not'],
  ['doesnt', 'does not'],
  ['dont', 'do not'],
  ['didnt', 'did not'],
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ['wont', 'will not'],
  ['wouldnt', 'would not'],
  ['couldnt', 'could not'],
  ['shouldnt', 'should not'],
  ['arent', 'are not'],
  ['youre', 'you are'],
  ['theyre', 'they are'],
  ['havent', 'have not'],
  ['hadnt', 'had not'],
  ['wasnt', 'was not'],
  ['werent', 'were not'],
  ['anymore', 'any more'],
  ['noone', 'no one'],
  ['kms', 'kill myself'],
  ['2nite', 'tonight'],
  ['tonite', 'tonight'],
]);

const arabicLetters: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ٱ: 'ا' };

/** Two Arabic ligatures that each decompose into a whole sentence. */
const sentenceLigatures = /[\ufdfa\ufdfb]/g;
/** Accents, Arabic vowel signs and hamzas, the Devanagari nukta, and what is not seen at all. */
const notRead =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are taken out one by one, joined or not
  /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;
const notLatin = /[\u0131\u0142\u00f8\u0111\u0251\u0261\u03b1-\u03c9\u0430-\u052f]/g;
const notPlainArabic = /[ةىٱ]/g;
const shortenedI = /\bi['’`´ʼ]ll\b/g;
const apostrophe = /['’‘`´ʼ＇]/g;
const signBetweenLetters = /(?<=[a-z])[013457!@$](?=[a-z0-9])|(?<![a-z0-9])[013457@$](?=[a-z])/g;
const stretchedLetter = /([a-z])\1\1+/g;
const wordOrEnd = /[\p{L}\p{N}\p{M}]+|[.!?;…。！？；।॥؟؛۔\n]/gu;
const wordShape = /[\p{L}\p{N}]/u;

/** Words longer than this are cut, so that a rule's gap of a few words is a bounded number of characters. */
const longestWord = 24;
const shortestSpelling = 4;

/**
 * The sentences of `text`: lower case, accents and invisible characters gone, lookalike letters and digits-for-letters
 * turned back, words that were s p e l l e d joined, contractions written out, one space between words.
 * Linear in the length of the text.
 */
export function plainSentences(text: string): string[] {
  const letters = boundMarkRuns(text)
    .replace(sentenceLigatures, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(notRead, '')
    .replace(notLatin, (letter) => lookalikes[letter] ?? letter)
    .replace(notPlainArabic, (letter) => arabicLetters[letter]!)
    .replaceAll('ँ', 'ं')
    .replace(shortenedI, 'i will')
    .replace(apostrophe, '')
    .replace(signBetweenLetters, (sign) => signsForLetters[sign]!)
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
    if (spelled.length >= shortestSpelling) words.push(spelled.join(''));
    else words.push(...spelled);
    spelled = [];
    if (endAfterSpelling) endSentence();
    endAfterSpelling = false;
  }
  for (const [token] of letters.matchAll(wordOrEnd)) {
    if (!wordShape.test(token)) {
      // "s.u.i.c.i.d.e": a stop between single letters does not end the sentence until a word has come.
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
      words.push(sameWords.get(token) ?? token.slice(0, longestWord));
    }
  }
  endSpelling();
  endSentence();
  return sentences;
}
