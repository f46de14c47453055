import type { Chakra } from '../practice/kingdoms.ts';
import { entriesOf, readDataTable } from './data-file.ts';

/**
 * A concept of everyday life and the words by which prose shows it. What a concept says about the chakra starts with
 * `pull`, a judgement, and is then corrected by labelled passages (see `docs/offline-writer.md`).
 */
export interface ChakraConcept {
  readonly concept: string;
  /** How strongly it speaks for which chakra, 0 to 3; empty where that is left to the passages. */
  readonly pull: Readonly<Partial<Record<Chakra, number>>>;
  /** Words and phrases. */
  readonly words: readonly string[];
}

function readConcepts(file: string): ChakraConcept[] {
  return readDataTable(file, ['concept', 'pull', 'words']).map(({ concept, pull, words }) => ({
    concept,
    pull: Object.fromEntries(
      pull
        .split(' ')
        .filter((part) => part !== '')
        .map((part) => part.split(':').map(Number)),
    ),
    words: entriesOf(words),
  }));
}

/** First the wide concepts, then narrower situations, then each chakra's wider vocabulary. */
export const chakraConcepts: readonly ChakraConcept[] = [
  'chakra-concepts.tsv',
  'chakra-situations.tsv',
  'chakra-vocabulary.tsv',
].flatMap(readConcepts);
