import { kingdoms } from '../../practice/kingdoms.ts';
import { wordSequence } from '../../practice/words.ts';

const capitalised = /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu;
/** Capitalised words that identify no person, and the names of the story world. */
const publicWords = new Set(
  [
    'I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August',
    'September October November December God Christmas Easter English',
    ...kingdoms.flatMap(({ name, cities, chakraName }) => [name, chakraName, ...cities]),
  ]
    .join(' ')
    .toLowerCase()
    .split(/[\s']+/),
);

/** Possible names, in lower case: `possible` where the word occurs only at the beginning of sentences. */
type Names = ReadonlyMap<string, 'certain' | 'possible'>;

/**
 * Returns the words of a writing that may be names of people or places, because they are always capitalised. The result is
 * empty for scripts without capital letters.
 */
export function namesIn(writing: string): Names {
  const uncapitalised = new Set(writing.match(/(?<![\p{L}'’])\p{Ll}[\p{L}\p{M}]*/gu));
  const names = new Map<string, 'certain' | 'possible'>();
  for (const { word, isCapital, startsSentence } of capitalisedWords(writing)) {
    if (isCapital || uncapitalised.has(word) || publicWords.has(word)) continue;
    if (!startsSentence) names.set(word, 'certain');
    else if (!names.has(word)) names.set(word, 'possible');
  }
  return names;
}

/** The names that a text uses as names. */
export function usedNames(text: string, names: Names): string[] {
  const used = new Set<string>();
  for (const { word, startsSentence } of capitalisedWords(text)) {
    if (names.get(word) === 'certain' || (names.has(word) && !startsSentence)) used.add(word);
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
      startsSentence: match.index === 0 || /(?:[.!?…:;"“”\n(]\s*|[-–—]\s+)$/.test(before),
    };
  }
}

/** A run of this many words that text and writing share is a quotation. */
const minQuotedWords = 7;

/** Whether a text repeats seven words of the writing in a row. */
export function repeatsWriting(text: string, writing: string): boolean {
  const runs = new Set(runsOf(writing));
  return runsOf(text).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const { words } = wordSequence(text);
  return words
    .slice(minQuotedWords - 1)
    .map((_, index) => words.slice(index, index + minQuotedWords).join(' '));
}

/** Whether a text contains an e-mail address, or a number of four or more digits from the writing. */
export function repeatsNumber(text: string, writing: string): boolean {
  const digits = (of: string) =>
    of.match(/\d(?:[\d\s.-]{2,}\d)/g)?.map((run) => run.replace(/\D/g, '')) ?? [];
  const known = new Set(digits(writing).filter((run) => run.length >= 4));
  return digits(text).some((run) => known.has(run)) || /\S@\S+\.\w/.test(text);
}
