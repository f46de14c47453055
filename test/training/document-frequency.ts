import { occurrenceWeight } from '#memory/consolidate/surprise.ts';
import { peopleIn } from '#memory/retain/names.ts';
import { fieldWeight } from '#memory/retain/themes.ts';
import { pageWords } from '#src/language/document-frequency.ts';
import { readWriting } from '#src/language/reader.ts';
import { themeNamed, themes } from '#src/language/theme-lexicon.ts';
import { tokenise } from '#src/language/tokens.ts';
import { topicNamed, topics } from '#src/language/topic-lexicon.ts';
import { findTopics } from '#src/language/topics.ts';
import { functionWords, phrasesWithoutTheme } from '#src/language/word-lists.ts';
import { developmentPassages, everydayTexts, honestSessions } from '../language/passages.ts';
import { sha256 } from './checksums.ts';
import {
  backgroundTexts,
  trainingDiary,
  trainingPassages,
  trainingScenes,
  trainingSentences,
} from './texts.ts';

/** What stands on fewer pages than this is left out, and gets the lowest frequency. */
const minPages = { stem: 2, theme: 1, topic: 1 };
/** One page in this many is counted again for the checksum of the inputs. */
const samplePages = 25;

const texts: readonly (readonly string[])[] = [
  trainingPassages.map(({ text }) => text),
  trainingScenes.map(({ text }) => text),
  trainingSentences.map(({ text }) => text),
  trainingDiary.map(({ text }) => text),
  developmentPassages.map(({ text }) => text),
  everydayTexts,
  honestSessions,
  backgroundTexts,
];

/** Everyday writing in pages, none of it from the journals that memory is measured on. */
const pages: readonly string[] = texts.flatMap(splitIntoPages);

/**
 * The checksum of what is counted: the pages, the lexicons, and, so that a change of the reader shows too, the counts of
 * a sample of the pages.
 */
export function documentFrequencyInputs(): string {
  return sha256([
    JSON.stringify({ pageWords, minPages }),
    ...pages.map((page) => JSON.stringify(tokenise(page).tokens.map(({ stem }) => stem))),
    JSON.stringify([themes, topics, phrasesWithoutTheme]),
    JSON.stringify(
      Object.entries(countPages(pages.filter((_, index) => index % samplePages === 0))).map(
        ([kind, counts]) => [kind, [...counts].sort(([a], [b]) => (a < b ? -1 : 1))],
      ),
    ),
  ]);
}

/** On how many of a thousand pages each stem, theme and topic stands, as the text of the data file. */
export function documentFrequencyFile(): string {
  const counts = countPages(pages);
  const lines = (['stem', 'theme', 'topic'] as const).flatMap((kind) => {
    const byRate = new Map<number, string[]>();
    for (const [name, count] of counts[kind]) {
      if (count < minPages[kind]) continue;
      const rate = Math.round((count / pages.length) * 1000);
      byRate.set(rate, [...(byRate.get(rate) ?? []), name]);
    }
    return [...byRate]
      .sort((a, b) => a[0] - b[0])
      .map(([rate, names]) => `${kind}\t${rate}\t${names.sort().join(' ')}\n`);
  });
  return `kind\tper_mille\tof\n${lines.join('')}`;
}

function splitIntoPages(sources: readonly string[]): string[] {
  const found: string[] = [];
  let words: string[] = [];
  for (const text of sources) {
    words.push(...text.split(/\s+/));
    for (; words.length >= pageWords; words = words.slice(pageWords))
      found.push(words.slice(0, pageWords).join(' '));
  }
  if (words.length > 0) found.push(words.join(' '));
  return found;
}

/** A theme or topic counts for as much of a page as memory counts it for. */
function countPages(counted: readonly string[]) {
  const counts = {
    stem: new Map<string, number>(),
    theme: new Map<string, number>(),
    topic: new Map<string, number>(),
  };
  const add = (kind: keyof typeof counts, name: string, count: number) =>
    counts[kind].set(name, (counts[kind].get(name) ?? 0) + count);
  for (const page of counted) {
    const tokenised = tokenise(page);
    const content = tokenised.tokens.filter(({ word }) => !functionWords.has(word));
    for (const stem of new Set(content.map(({ stem }) => stem))) add('stem', stem, 1);
    for (const reading of readWriting(page).themes) {
      const theme = themeNamed(reading.name);
      if (theme) add('theme', theme.id, occurrenceWeight(reading));
    }
    const people = peopleIn(tokenised);
    for (const { name, words } of findTopics(tokenised)) {
      const weight = fieldWeight(Math.max(words, people.get(name) ?? 0));
      add('topic', topicNamed(name)!.id, occurrenceWeight({ name, weight }));
    }
  }
  return counts;
}
