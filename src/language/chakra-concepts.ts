import type { Chakra } from '../practice/kingdoms.ts';
import { entriesOf, readDataTable } from './data-file.ts';

/**
 * A concept of everyday life and the words by which a text shows it. Its weight for each chakra starts with `pull`, which
 * is a judgement, and is then corrected by training on labelled passages (see `docs/offline-writer.md`).
 */
export interface ChakraConcept {
  readonly concept: string;
  /** How strongly the concept indicates each chakra, 0 to 3. Empty if only the training decides. */
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

/** Broad concepts come first, then narrower situations, then more vocabulary for each chakra. */
export const chakraConcepts: readonly ChakraConcept[] = [
  'chakra-concepts.tsv',
  'chakra-situations.tsv',
  'chakra-vocabulary.tsv',
].flatMap(readConcepts);
