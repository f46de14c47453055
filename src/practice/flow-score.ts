/**
 * The flow score: how much a session looks like sustained, unrepeated writing. It is computed from the text, the duration
 * and the number of new lines alone. docs/flow-score.md gives the formula, its sources, its properties and its limits.
 */

import { freshWords } from './repetition.ts';
import { primeThresholdSeconds } from './threshold.ts';
import { adjacentOverlap, hapaxShare, typeTokenRatio } from './vocabulary.ts';
import { wordSequence } from './words.ts';

export interface FlowInput {
  readonly writing: string;
  readonly durationSeconds: number;
  readonly newLineCount: number;
}

/** The raw measures, and the five parts of the score, each in [0, 1], that are computed from them. */
export interface FlowParts {
  /** All words, repeats included. */
  readonly wordCount: number;
  /** All words per minute; 0 for an empty text, Infinity for a duration of 0. */
  readonly wordsPerMinute: number;
  /** Share of words, 0 to 1, that are placeholder text or in a run of four words that occurred before. */
  readonly repeatedShare: number;
  /** Mean share of words, 0 to 1, that adjacent sentences have in common; undefined below two sentences. */
  readonly adjacentOverlap: number | undefined;
  /** Moving-average type-token ratio over 50 words, 0 to 1. */
  readonly typeTokenRatio: number;
  /** New lines: the reported number or the number in the text, whichever is greater. */
  readonly lineBreaks: number;
  readonly pace: number;
  readonly duration: number;
  readonly cohesion: number;
  readonly variety: number;
  readonly unbroken: number;
}

type FlowPart = 'pace' | 'duration' | 'cohesion' | 'variety' | 'unbroken';

/**
 * Weights of the geometric mean; they sum to 1. Duration has more weight than pace, so that more time never lowers the
 * score before the threshold.
 */
const weights: Readonly<Record<FlowPart, number>> = {
  pace: 0.15,
  duration: 0.2,
  cohesion: 0.2,
  variety: 0.35,
  unbroken: 0.1,
};

/** Flow score in [0, 1], rounded to four decimals; 0 for a text without words. */
export function flowScore(input: FlowInput): number {
  return combineFlowParts(flowParts(input));
}

/** The weighted geometric mean of the five parts. A part near 0 makes the score low, whatever the others are. */
export function combineFlowParts(parts: Pick<FlowParts, FlowPart>): number {
  let score = 1;
  for (const part of Object.keys(weights) as FlowPart[]) score *= parts[part] ** weights[part];
  return Math.round(score * 10_000) / 10_000;
}

export function flowParts({ writing, durationSeconds, newLineCount }: FlowInput): FlowParts {
  const sequence = wordSequence(writing);
  const fresh = freshWords(sequence);
  const wordCount = sequence.words.length;
  const freshCount = fresh.words.length;
  const repeatedShare = wordCount === 0 ? 0 : 1 - freshCount / wordCount;
  const overlap = adjacentOverlap(fresh);
  const ratio = typeTokenRatio(fresh.words);
  const lineBreaks = Math.max(newLineCount, countLineBreaks(writing));
  return {
    wordCount,
    wordsPerMinute: perMinute(wordCount, durationSeconds),
    repeatedShare,
    adjacentOverlap: overlap,
    typeTokenRatio: ratio,
    lineBreaks,
    pace: paceScore(perMinute(freshCount, durationSeconds)),
    duration: clamp(durationSeconds / primeThresholdSeconds),
    cohesion: cohesionScore(overlap),
    variety: varietyScore(freshCount, ratio, hapaxShare(fresh.words)) * (1 - repeatedShare) ** 1.5,
    unbroken: unbrokenScore(lineBreaks, freshCount),
  };
}

/** Fresh words per minute between which the pace scores 1. */
const minFullPace = 20;
const maxFullPace = 120;

function paceScore(freshWordsPerMinute: number): number {
  if (freshWordsPerMinute <= maxFullPace) return clamp(freshWordsPerMinute / minFullPace);
  return (maxFullPace / freshWordsPerMinute) ** 1.5;
}

const unknownCohesion = 0.5;

function cohesionScore(overlap: number | undefined): number {
  if (overlap === undefined) return unknownCohesion;
  const rising = ramp(overlap, 0, 0.25);
  const falling = 1 - ramp(overlap, 0.5, 0.9);
  return withFloor(Math.min(rising, falling));
}

function varietyScore(freshCount: number, ratio: number, hapaxes: number): number {
  const enoughWords = Math.min(1, freshCount / 50);
  const diversity = Math.min(ramp(ratio, 0.3, 0.85), 1 - ramp(ratio, 0.95, 1));
  return enoughWords * withFloor(diversity) * withFloor(ramp(hapaxes, 0.35, 0.75));
}

function unbrokenScore(lineBreaks: number, freshCount: number): number {
  if (lineBreaks <= 0) return 1;
  return 1 / (1 + (10 * lineBreaks) / Math.max(1, freshCount));
}

function perMinute(count: number, durationSeconds: number): number {
  return count === 0 ? 0 : (count * 60) / Math.max(0, durationSeconds);
}

function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Maps [0, 1] to [0.02, 1], because one factor of 0 would make the geometric mean 0. */
function withFloor(score: number): number {
  return 0.02 + 0.98 * score;
}

/** Returns 0 up to `from`, 1 from `to` on, and a linear value between them. */
function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
