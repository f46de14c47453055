import type { Chakra } from '../../practice/kingdoms.ts';
import { chakraLexicon } from './lexicon/chakras.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import type { TokenisedText } from './tokens.ts';

export interface ChakraReading {
  readonly chakra: Chakra;
  readonly shares: readonly number[];
  readonly confidence: number;
}

const matcher = createPhraseMatcher(
  chakraLexicon.flatMap((group) => entriesOf(group.words).map((phrase) => [phrase, group] as const)),
);

export function readChakra({ tokens }: TokenisedText): ChakraReading {
  const scores = new Array<number>(8).fill(0);
  for (let index = 0; index < tokens.length; ) {
    const match = matcher.matchAt(tokens, index);
    for (const group of match?.values ?? []) scores[group.chakra - 1]! += group.weight / match!.values.length;
    index += match?.length ?? 1;
  }
  const evidence = scores.reduce((sum, score) => sum + score, 0);
  const shares = scores.map((score) => (score + 0.25) / (evidence + 2));
  const [first, second] = [...shares].sort((a, b) => b - a) as [number, number];
  const chakra = (shares.indexOf(first) + 1) as Chakra;
  return { chakra, shares, confidence: (first - second) * (evidence / (evidence + 6)) };
}
