import { type ChakraConcept, chakraConcepts } from './chakra-concepts.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';
import type { TokenisedText } from './tokens.ts';

/** The feature of a concept. `#` keeps it apart from the features of words. */
export const conceptFeature = ({ concept }: ChakraConcept): string => `#${concept}`;
/** The feature of a concept's phrases of two words and more, which are less ambiguous than its single words. */
export const phraseFeature = ({ concept }: ChakraConcept): string => `#${concept}+`;

export interface ChakraFeatures {
  /** How much of each feature the writing shows, by the feature's name. */
  readonly values: ReadonlyMap<string, number>;
  /** The number of the writing's words that belong to a concept with a pull towards some chakra. */
  readonly evidence: number;
}

const conceptsWithPull: ReadonlySet<ChakraConcept> = new Set(
  chakraConcepts.filter((concept) => Object.keys(concept.pull).length > 0),
);

/** Counts are scaled to a text of this many words, so that the length of a writing does not change its reading. */
const scaleWords = 60;

const matcher = createPhraseMatcher(
  chakraConcepts.flatMap((concept) => concept.words.map((phrase) => [phrase, concept] as const)),
);

/** The concepts, stems and pairs of stems of a writing. */
export function chakraFeatures({ tokens }: TokenisedText): ChakraFeatures {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let evidence = 0;

  for (const [index, token] of tokens.entries()) {
    let isEvidence = false;
    for (const { length, values } of matcher.matchesAt(tokens, index)) {
      for (const concept of values) {
        count(conceptFeature(concept));
        if (length > 1) count(phraseFeature(concept));
        isEvidence ||= conceptsWithPull.has(concept);
      }
    }
    if (isEvidence) evidence++;
    const word = wordFeature(token.stem);
    count(word);
    const before = tokens[index - 1];
    if (before?.clause === token.clause) count(`${wordFeature(before.stem)} ${word}`);
  }

  const scale = scaleWords / Math.max(scaleWords, tokens.length);
  const values = new Map<string, number>();
  for (const [name, times] of counts) {
    values.set(name, name.startsWith('#') ? Math.log1p(times * scale) : Math.min(1, times * scale));
  }
  return { values, evidence };
}

/** The feature of a word, by its stem. All numbers share one feature. */
function wordFeature(stem: string): string {
  return /^\d/.test(stem) ? '0' : stem;
}
