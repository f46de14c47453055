import { functionWords } from './lexicon/common-words.ts';
import { turningBias, turningLines, turningScale } from './lexicon/turning-weights.ts';
import { innerProduct, meaningOf, tellingWeight } from './meaning.ts';
import type { Token, TokenisedText } from './tokens.ts';
import { wordVectorSize } from './word-vectors.ts';

/** What each feature of a clause adds to the log odds that the writer turns away with it; `''` is the bias. */
export type TurningWeights = ReadonlyMap<string, number>;

const learnedWeights: TurningWeights = new Map([
  ['', turningBias / turningScale],
  ...turningLines
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, weight] = line.split('|') as [string, string];
      return [name, Number(weight) / turningScale] as const;
    }),
]);

const leansBack = new Set([
  'it',
  'that',
  'this',
  'he',
  'she',
  'they',
  'him',
  'her',
  'them',
  'his',
  'their',
  'these',
  'those',
]);
const reports = new Set([
  'said',
  'says',
  'say',
  'told',
  'tells',
  'asked',
  'asks',
  'goes',
  'went',
  'answered',
]);
const self = new Set(['i', "i'm", "i'll", "i've", "i'd", 'me', 'my', 'im', 'ive', 'ill']);
/** How many clauses on either side are looked at. */
const reachClauses = 2;
/** How many words of the next clause may lean back. */
const leaningWords = 6;
/** Likeness is a matter of degree: it counts this much at most. */
const likenessValue = 4;
const meaningValue = 3;

/** Probability, 0 to 1, for each clause of a text, that with it the writer turns away from what they had touched. */
export function turningProbabilities(
  tokenised: TokenisedText,
  weights: TurningWeights = learnedWeights,
): number[] {
  return turningFeatures(tokenised).map((features) => {
    let score = weights.get('') ?? 0;
    for (const [name, value] of features) score += (weights.get(name) ?? 0) * value;
    return 1 / (1 + Math.exp(-score));
  });
}

/**
 * What is looked at in each clause: its words, pairs and triples of them, with its beginning and end; its length and marks;
 * what it means; and how little what follows has to do with what went before.
 */
export function turningFeatures({ text, tokens, clauses }: TokenisedText): ReadonlyMap<string, number>[] {
  const wordsOf = (clause: number): readonly Token[] =>
    clauses[clause] ? tokens.slice(clauses[clause].firstToken, clauses[clause].lastToken) : [];
  const meaning = (from: number, to: number) =>
    meaningOf(
      Array.from({ length: Math.max(0, to - from) }, (_, at) => wordsOf(from + at))
        .flat()
        .map((token) => ({ stem: token.stem, weight: tellingWeight(token) })),
    );

  return clauses.map((clause, index) => {
    const features = new Map<string, number>();
    const own = wordsOf(index).map(({ word }) => word);
    const framed = ['^', ...own, '$'];
    for (const [at, word] of framed.entries()) {
      if (at > 0 && at < framed.length - 1) features.set(word, 1);
      if (at > 0) features.set(`${framed[at - 1]} ${word}`, 1);
      if (at > 1) features.set(`${framed[at - 2]} ${framed[at - 1]} ${word}`, 1);
    }
    const between = text.slice(clauses[index - 1]?.end ?? 0, clause.start);
    const after = text.slice(clause.end, clauses[index + 1]?.start ?? text.length);
    const said = text.slice(clause.start, clause.end);
    features.set(`#length ${Math.min(10, Math.floor(2 * Math.log2(own.length + 1)))}`, 1);
    if (/[—–-]\s*$|(?:\.\.\.|…)/.test(said.slice(-4) + after)) features.set('#breaks off', 1);
    if (/[—–]|\.\.\.|…/.test(between)) features.set('#after a break', 1);
    if (/[?]/.test(said.slice(-3))) features.set('#asks', 1);
    if (/[!]/.test(said.slice(-3))) features.set('#exclaims', 1);
    if (/["“”]/.test(between + said + after.slice(0, 2))) features.set('#quotes', 1);
    if (own.some((word) => reports.has(word))) features.set('#reports', 1);
    if (own.some((word) => self.has(word))) features.set('#self', 1);
    if (own.every((word) => functionWords.has(word))) features.set('#says nothing', 1);
    if (index === clauses.length - 1) features.set('#last', 1);
    if (
      wordsOf(index + 1)
        .slice(0, leaningWords)
        .some(({ word }) => leansBack.has(word))
    )
      features.set('#next leans back', 1);

    const here = meaning(index, index + 1);
    const before = meaning(Math.max(0, index - reachClauses), index);
    const then = meaning(index + 1, index + 1 + reachClauses);
    features.set('#before and after', likenessValue * innerProduct(before, then));
    features.set('#here and after', likenessValue * innerProduct(here, then));
    features.set('#before and here', likenessValue * innerProduct(before, here));
    for (let at = 0; at < wordVectorSize; at++)
      if (here[at] !== 0) features.set(`#${at}`, here[at]! * meaningValue);
    return features;
  });
}
