import { chakraSituations } from './lexicon/chakra-situations.ts';
import { chakraVocabulary } from './lexicon/chakra-vocabulary.ts';
import { type Concept, chakraConcepts } from './lexicon/chakras.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import type { TokenisedText } from './tokens.ts';

/** Names of features, so that no concept can be taken for a word. */
export const conceptFeature = ({ concept }: Concept): string => `#${concept}`;
/** The concept again, for phrases of two words and more: they mistake less than single words do. */
export const phraseFeature = ({ concept }: Concept): string => `#${concept}+`;

export const allConcepts: readonly Concept[] = [...chakraConcepts, ...chakraSituations, ...chakraVocabulary];

export interface ChakraFeatures {
  /** What the writing shows and how much of it, by the name of the feature. */
  readonly values: ReadonlyMap<string, number>;
  /** How many of its words belong to a concept that speaks for some chakra. */
  readonly evidence: number;
}

const speaking: ReadonlySet<Concept> = new Set(
  allConcepts.filter((concept) => Object.keys(concept.pull).length > 0),
);

/** Counts are taken for so many words, so that a long writing reads like a short one. */
const wordsOfScale = 60;

const matcher = createPhraseMatcher(
  allConcepts.flatMap((concept) => entriesOf(concept.words).map((phrase) => [phrase, concept] as const)),
);

/** Concepts, stems and pairs of stems of a writing. */
export function chakraFeatures({ tokens }: TokenisedText): ChakraFeatures {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let evidence = 0;

  for (const [index, token] of tokens.entries()) {
    let speaks = false;
    for (const { length, values } of matcher.matchesAt(tokens, index)) {
      for (const concept of values) {
        count(conceptFeature(concept));
        if (length > 1) count(phraseFeature(concept));
        speaks ||= speaking.has(concept);
      }
    }
    if (speaks) evidence++;
    const word = wordFeature(token.stem);
    count(word);
    const before = tokens[index - 1];
    if (before?.clause === token.clause) count(`${wordFeature(before.stem)} ${word}`);
  }

  const scale = wordsOfScale / Math.max(wordsOfScale, tokens.length);
  const values = new Map<string, number>();
  for (const [name, times] of counts) {
    values.set(name, name.startsWith('#') ? Math.log1p(times * scale) : Math.min(1, times * scale));
  }
  return { values, evidence };
}

function wordFeature(stem: string): string {
  return /^\d/.test(stem) ? '0' : stem;
}
