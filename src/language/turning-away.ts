import { turningBias, turningLines, turningScale } from './lexicon/turning-weights.ts';
import type { TokenisedText } from './tokens.ts';
import { addWordVector, dotProduct, idfWeight, scaleToLength } from './vectors.ts';
import { functionWords } from './word-lists.ts';
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

const leaningWords = new Set('it that this he she they him her them his their these those'.split(' '));
const reportingWords = new Set('said says say told tells asked asks goes went answered'.split(' '));
const selfWords = new Set("i i'm i'll i've i'd me my".split(' '));
/** How many clauses on either side are looked at. */
const reachClauses = 2;
/** Among so many words of the next clause one may lean back. */
const leaningReach = 6;
/** By this much the likeness of two stretches, -1 to 1, is stretched, so that it counts like several words. */
const likenessScale = 4;
/** And by this much the numbers of a clause's meaning, each of which is small. */
const meaningScale = 3;
const longestLength = 10;

/** Names of the features that are the numbers of a clause's meaning. */
const meaningNames = Array.from({ length: wordVectorSize }, (_, at) => `#${at}`);

/** For each clause of a text, in order, the probability, 0 to 1, that with it the writer turns away from what they had touched. */
export function* turningProbabilities(
  tokenised: TokenisedText,
  weights: TurningWeights = learnedWeights,
): Generator<[clause: number, probability: number]> {
  const bias = weights.get('') ?? 0;
  let clause = 0;
  for (const features of turningFeatures(tokenised)) {
    let score = bias;
    for (const [name, value] of features) score += (weights.get(name) ?? 0) * value;
    yield [clause++, 1 / (1 + Math.exp(-score))];
  }
}

/**
 * What is looked at in each clause, one clause after the other: its words, pairs and triples of them, with its beginning
 * and end; its length and marks; what it means; and how little what follows has to do with what went before.
 */
export function* turningFeatures(tokenised: TokenisedText): Generator<[name: string, value: number][]> {
  const { text, tokens, clauses } = tokenised;
  const sums = new Map<number, Float32Array>();
  /** The weighted sum of the word vectors of a clause; of those behind the window none is kept. */
  const sumOf = (clause: number): Float32Array => {
    let sum = sums.get(clause);
    if (sum) return sum;
    sum = new Float32Array(wordVectorSize);
    const { firstToken, lastToken } = clauses[clause]!;
    for (let at = firstToken; at < lastToken; at++) {
      const token = tokens[at]!;
      addWordVector(sum, token.stem, idfWeight(token));
    }
    sums.set(clause, sum);
    return sum;
  };
  const meaningOf = (from: number, to: number): Float32Array => {
    const sum = new Float32Array(wordVectorSize);
    for (let clause = Math.max(0, from); clause < Math.min(to, clauses.length); clause++) {
      const part = sumOf(clause);
      for (let number = 0; number < wordVectorSize; number++) sum[number]! += part[number]!;
    }
    return scaleToLength(sum, 1);
  };

  for (const [index, clause] of clauses.entries()) {
    const features: [string, number][] = [];
    const own = tokens.slice(clause.firstToken, clause.lastToken).map(({ word }) => word);
    const said = new Set<string>();
    const framed = ['^', ...own, '$'];
    for (const [at, word] of framed.entries()) {
      if (at > 0 && at < framed.length - 1) said.add(word);
      if (at > 0) said.add(`${framed[at - 1]} ${word}`);
      if (at > 1) said.add(`${framed[at - 2]} ${framed[at - 1]} ${word}`);
    }
    for (const name of said) features.push([name, 1]);

    const before = text.slice(clauses[index - 1]?.end ?? 0, clause.start);
    const within = text.slice(clause.start, clause.end);
    const after = text.slice(clause.end, clauses[index + 1]?.start ?? text.length);
    const has = (name: string, isSo: boolean) => {
      if (isSo) features.push([name, 1]);
    };
    features.push([`#length ${Math.min(longestLength, Math.floor(2 * Math.log2(own.length + 1)))}`, 1]);
    has('#breaks off', /[—–-]\s*$|(?:\.\.\.|…)/.test(within.slice(-4) + after));
    has('#after a break', /[—–]|\.\.\.|…/.test(before));
    has('#asks', within.slice(-3).includes('?'));
    has('#exclaims', within.slice(-3).includes('!'));
    has('#quotes', /["“”]/.test(before + within + after.slice(0, 2)));
    has(
      '#reports',
      own.some((word) => reportingWords.has(word)),
    );
    has(
      '#self',
      own.some((word) => selfWords.has(word)),
    );
    has(
      '#says nothing',
      own.every((word) => functionWords.has(word)),
    );
    has('#last', index === clauses.length - 1);
    const next = clauses[index + 1];
    const nextWords = next
      ? tokens.slice(next.firstToken, Math.min(next.lastToken, next.firstToken + leaningReach))
      : [];
    has(
      '#next leans back',
      nextWords.some(({ word }) => leaningWords.has(word)),
    );

    const here = meaningOf(index, index + 1);
    const past = meaningOf(index - reachClauses, index);
    const coming = meaningOf(index + 1, index + 1 + reachClauses);
    features.push(['#before and after', likenessScale * dotProduct(past, coming)]);
    features.push(['#here and after', likenessScale * dotProduct(here, coming)]);
    features.push(['#before and here', likenessScale * dotProduct(past, here)]);
    for (let at = 0; at < wordVectorSize; at++) {
      if (here[at] !== 0) features.push([meaningNames[at]!, here[at]! * meaningScale]);
    }
    sums.delete(index - reachClauses);
    yield features;
  }
}
