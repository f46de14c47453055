import { readDataTable } from './data-file.ts';
import { themeNamed } from './theme-lexicon.ts';
import { topicNamed } from './topic-lexicon.ts';

/** Length of the pages that were counted, in words. */
export const pageWords = 90;

/** The share of pages, 0 to 1, that is assumed for a stem, theme or topic that the data file does not list. */
export const minDocumentFrequency = 0.0008;

const rows = readDataTable('document-frequency.tsv', ['kind', 'per_mille', 'of']);

function frequenciesOf(kind: string): ReadonlyMap<string, number> {
  return new Map(
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ per_mille, of }) =>
        of
          .split(' ')
          .map((name) => [name, Math.max(Number(per_mille) / 1000, minDocumentFrequency)] as const),
      ),
  );
}

const ofStems = frequenciesOf('stem');
const ofThemes = frequenciesOf('theme');
const ofTopics = frequenciesOf('topic');

/** Whether the data file lists a stem, because it occurs on several pages of everyday writing. */
export function isCommonStem(stem: string): boolean {
  return ofStems.has(stem);
}

/** The share of pages, 0 to 1, that contain a word with this stem. */
export function stemFrequency(stem: string): number {
  return ofStems.get(stem) ?? minDocumentFrequency;
}

/** The share of pages, 0 to 1, on which the offline reader finds this theme; undefined for a theme that it does not know. */
export function themeFrequency(name: string): number | undefined {
  const theme = themeNamed(name);
  return theme && (ofThemes.get(theme.id) ?? minDocumentFrequency);
}

/** The share of pages, 0 to 1, on which the offline reader finds this topic. */
export function topicFrequency(name: string): number {
  return ofTopics.get(topicNamed(name)?.id ?? '') ?? minDocumentFrequency;
}
