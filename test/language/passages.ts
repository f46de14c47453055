import { readFileSync } from 'node:fs';

/** A short first-person passage, labelled by the chakra that it is about. */
export interface LabelledPassage {
  readonly chakra: number;
  readonly text: string;
}

/** Reads a text a line. */
export function readTexts(file: URL): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/** Reads a tab-separated file with the columns `chakra` and `text`. */
export function readLabelledPassages(file: URL): LabelledPassage[] {
  return readTexts(file)
    .slice(1)
    .map((line) => {
      const [chakra, text] = line.split('\t') as [string, string];
      return { chakra: Number(chakra), text };
    });
}

const data = (name: string) => new URL(`data/${name}`, import.meta.url);

/** Twenty passages for each chakra. The reader may be tuned on these, never on the held-out ones. */
export const developmentPassages = readLabelledPassages(data('development.tsv'));

/** Ten passages for each chakra, kept for measuring. Nothing is tuned on these. */
export const heldOutPassages = readLabelledPassages(data('held-out.tsv'));

/** Mixed, unlabelled streams of thought of 80 to 200 words, over which the spread of readings is measured. */
export const everydayTexts = readTexts(data('everyday.txt'));

/** Eight-minute writings of 350 to 500 words by eight different people. The fourth and the seventh have no punctuation. */
export const honestSessions = readTexts(data('sessions.txt'));
