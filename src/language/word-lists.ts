import { entriesOf, readDataTable } from './data-file.ts';

const lists = new Map<string, string[]>();
for (const { list, words } of readDataTable('word-lists.tsv', ['list', 'words'])) {
  lists.set(list, [...(lists.get(list) ?? []), ...entriesOf(words)]);
}

/** @throws Error if `data/word-lists.tsv` has no such list. */
function wordList(name: string): readonly string[] {
  const words = lists.get(name);
  if (!words) throw new Error(`src/language/data/word-lists.tsv has no list '${name}'.`);
  return words;
}

/** Words that have a grammatical function and name no subject. */
export const functionWords: ReadonlySet<string> = new Set(wordList('function'));
export const determiners: ReadonlySet<string> = new Set(wordList('determiner'));
/** Nouns too general to be the subject of a writing. */
export const generalNouns: ReadonlySet<string> = new Set(wordList('general-noun'));
/** Everyday verbs and adjectives. A determiner before one of them does not make it a noun. */
export const verbsAndAdjectives: ReadonlySet<string> = new Set(wordList('verb-or-adjective'));
/** Adverbs, numbers and verbs with one form, which can follow a determiner and are never nouns. */
export const neverNouns: ReadonlySet<string> = new Set(wordList('never-noun'));
/** Words written with a capital that are not the name of a person or a place of the writer's. */
export const notNames: ReadonlySet<string> = new Set(wordList('not-name'));

/** Words that are their own stem, because a shorter stem would merge them with another word. */
export const unstemmedWords: ReadonlySet<string> = new Set(wordList('unstemmed'));

/** Words that negate a feeling when they come shortly before it. */
export const negations = wordList('negation');
export const intensifiers = wordList('intensifier');
export const diminishers = wordList('diminisher');

/** Phrases that contain a theme's word and are not about the theme: `reading glasses`. */
export const phrasesWithoutTheme = wordList('no-theme');
/** Phrases that contain a feeling's word and express no feeling: `kind of`. */
export const phrasesWithoutFeeling = wordList('no-feeling');
