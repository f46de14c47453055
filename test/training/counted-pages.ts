import { massOf } from '#memory/consolidate/reducer.ts';
import { fieldWeight, peopleIn } from '#memory/retain/observe.ts';
import { functionWords } from '#src/language/lexicon/common-words.ts';
import { themeRate } from '#src/language/lexicon/word-rates.ts';
import { readWriting } from '#src/language/reader.ts';
import { tokenise } from '#src/language/tokens.ts';
import { findFields } from '#src/language/topics.ts';
import { developmentPassages } from '../language/passages/development.ts';
import { everydayTexts, honestSessions } from '../language/passages/everyday.ts';
import { backgroundTexts } from './background-texts.ts';
import { trainingDiary } from './training-diary.ts';
import { trainingPassages } from './training-passages.ts';
import { trainingScenes } from './training-scenes.ts';
import { trainingSentences } from './training-sentences.ts';

const pageWords = 90;

const sources: readonly (readonly string[])[] = [
  trainingPassages.map(({ text }) => text),
  trainingScenes.map(({ text }) => text),
  trainingSentences.map(({ text }) => text),
  trainingDiary.map(({ text }) => text),
  developmentPassages.map(({ text }) => text),
  everydayTexts,
  honestSessions,
  backgroundTexts,
];

/** Everyday writing in pages of about 90 words, none of it from the journals that memory is measured on. */
function pagesOf(texts: readonly string[]): string[] {
  const pages: string[] = [];
  let words: string[] = [];
  for (const text of texts) {
    words.push(...text.split(/\s+/));
    for (; words.length >= pageWords; words = words.slice(pageWords))
      pages.push(words.slice(0, pageWords).join(' '));
  }
  if (words.length > 0) pages.push(words.join(' '));
  return pages;
}

/** On how many of a thousand pages each stem, theme and field stands, as the module that ships them. */
export function ratesModule(): string {
  const pages = sources.flatMap(pagesOf);
  const counts = {
    stems: new Map<string, number>(),
    themes: new Map<string, number>(),
    fields: new Map<string, number>(),
  };
  const add = (kind: keyof typeof counts, name: string, mass: number) =>
    counts[kind].set(name, (counts[kind].get(name) ?? 0) + mass);
  for (const page of pages) {
    const tokenised = tokenise(page);
    const telling = tokenised.tokens.filter(({ word }) => !functionWords.has(word));
    for (const stem of new Set(telling.map(({ stem }) => stem))) add('stems', stem, 1);
    for (const theme of readWriting(page).themes)
      if (themeRate(theme.name) !== undefined) add('themes', theme.name, massOf(theme));
    const people = peopleIn(tokenised);
    for (const { name, words } of findFields(tokenised))
      add('fields', name, massOf({ name, weight: fieldWeight(Math.max(words, people.get(name) ?? 0)) }));
  }
  const lines = (kind: keyof typeof counts, separator: string, least: number) => {
    const byRate = new Map<number, string[]>();
    for (const [name, times] of counts[kind]) {
      if (times < least) continue;
      const rate = Math.round((times / pages.length) * 1000);
      byRate.set(rate, [...(byRate.get(rate) ?? []), name]);
    }
    return [...byRate]
      .sort((a, b) => a[0] - b[0])
      .map(([rate, names]) => `${rate}: ${names.sort().join(separator)}`)
      .join('\n');
  };
  return `/**
 * On how many of a thousand pages of ${pageWords} words something stands, counted over ${pages.length} pages of everyday writing. Made by
 * \`test/language/document-frequency.test.ts\`, never by hand.
 */
export const pageRates = {
  stems: \`
${lines('stems', ' ', 2)}
\`,
  themes: \`
${lines('themes', ', ', 1)}
\`,
  fields: \`
${lines('fields', ', ', 1)}
\`,
};
`;
}
