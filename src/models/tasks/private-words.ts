import { kingdoms } from '../../practice/kingdoms.ts';
import { wordSequence } from '../../practice/words.ts';

const capitalised = /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu;
/** What stands with a capital and gives nobody away, and names that belong to the story world itself. */
const everybodys = new Set(
  [
    'I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August',
    'September October November December God Christmas Easter English',
    ...kingdoms.flatMap(({ name, cities, chakraName }) => [name, chakraName, ...cities]),
  ]
    .join(' ')
    .toLowerCase()
    .split(/[\s']+/),
);

/** How surely a word is a name: `perhaps` where it only opens sentences. */
type Names = ReadonlyMap<string, 'surely' | 'perhaps'>;

/**
 * Words of a writing that may be names of people or places, in lower case: written with a capital and never without
 * one. Of scripts without capitals it finds nothing.
 */
export function namesIn(writing: string): Names {
  const uncapitalised = new Set(writing.match(/(?<![\p{L}'’])\p{Ll}[\p{L}\p{M}]*/gu));
  const names = new Map<string, 'surely' | 'perhaps'>();
  for (const { word, isCapital, opensSentence } of capitalisedWords(writing)) {
    if (isCapital || uncapitalised.has(word) || everybodys.has(word)) continue;
    if (!opensSentence) names.set(word, 'surely');
    else if (!names.has(word)) names.set(word, 'perhaps');
  }
  return names;
}

/** Those of the names that a text uses as names. */
export function usedNames(text: string, names: Names): string[] {
  const used = new Set<string>();
  for (const { word, opensSentence } of capitalisedWords(text)) {
    if (names.get(word) === 'surely' || (names.has(word) && !opensSentence)) used.add(word);
  }
  return [...used];
}

function* capitalisedWords(text: string) {
  for (const match of text.matchAll(capitalised)) {
    const word = match[0].replace(/['’]s$/, '');
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    yield {
      word: word.toLowerCase(),
      isCapital: word.length > 1 && word === word.toUpperCase(),
      opensSentence: match.index === 0 || /(?:[.!?…:;"“”\n(]\s*|[-–—]\s+)$/.test(before),
    };
  }
}

/** From so many words in a row on, a likeness is a quotation. */
const quotedWords = 7;

/** Whether a text repeats a run of the writing's words. */
export function repeatsWriting(text: string, writing: string): boolean {
  const runs = new Set(runsOf(writing));
  return runsOf(text).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const { words } = wordSequence(text);
  return words.slice(quotedWords - 1).map((_, index) => words.slice(index, index + quotedWords).join(' '));
}

/** Whether a text holds a number of four digits or more, or an address, that stands in the writing. */
export function repeatsNumber(text: string, writing: string): boolean {
  const digits = (of: string) =>
    of.match(/\d(?:[\d\s.-]{2,}\d)/g)?.map((run) => run.replace(/\D/g, '')) ?? [];
  const known = new Set(digits(writing).filter((run) => run.length >= 4));
  return digits(text).some((run) => known.has(run)) || /\S@\S+\.\w/.test(text);
}
