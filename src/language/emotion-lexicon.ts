import { entriesOf, readDataTable } from './data-file.ts';

/** A feeling: its position in the circumplex of pleasure and arousal (Russell 1980), and the words that express it. */
export interface Feeling {
  /** The adjective that a signature uses. */
  readonly adjective: string;
  /** -1 to 1. */
  readonly valence: number;
  /** 0 to 1. */
  readonly arousal: number;
  /** The feeling that a negation turns this one into. Undefined for a feeling that only a negation expresses. */
  readonly negated: Feeling | undefined;
  readonly words: readonly string[];
  /** Words that hint at the feeling. They count for less. */
  readonly hints: readonly string[];
}

const rows = readDataTable('emotions.tsv', ['feeling', 'valence', 'arousal', 'negated', 'words', 'hints']);

const byAdjective = new Map<string, Feeling & { negated: Feeling | undefined }>(
  rows.map(({ feeling, valence, arousal, words, hints }) => [
    feeling,
    {
      adjective: feeling,
      valence: Number(valence),
      arousal: Number(arousal),
      negated: undefined,
      words: entriesOf(words),
      hints: entriesOf(hints),
    },
  ]),
);
for (const { feeling, negated } of rows) {
  const opposite = byAdjective.get(negated);
  if (negated !== '' && !opposite)
    throw new Error(
      `Feeling '${feeling}' is negated by '${negated}', which data/emotions.tsv does not have.`,
    );
  byAdjective.get(feeling)!.negated = opposite;
}

/** In the order of the data file. */
export const feelings: readonly Feeling[] = [...byAdjective.values()];
