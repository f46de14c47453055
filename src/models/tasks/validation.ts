import { wordSequence } from '../../practice/words.ts';

export function countWords(text: string): number {
  return wordSequence(text).words.length;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

export function countSentences(text: string): number {
  return [...segmenter.segment(text)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length;
}

const links = /\bhttps?:|\bwww\.|\]\(|\S@\S+\.\w/i;
const markup = /^\s*(?:#{1,6}\s|[-*•]\s|\d+[.)]\s)|\*\*|```|<\/?[a-z][^>]*>/im;
const labels =
  /\b(?:diagnos\w*|disorders?|ptsd|adhd|ocd|bipolar|borderline|narcissis\w*|depressi(?:on|ve)|trauma(?:tic|tised|tized)?|codependen\w*|patholog\w*|symptoms?|therapy|therapist|medication)\b/gi;
const typing =
  /\b(?:paus(?:e|es|ed|ing)|hesitat\w*|backspac\w*|delet(?:e|ed|ing|ions?)|eras(?:e|ed|ing)|keystrokes?|typ(?:ed|ing)|cursor|rewrit\w+|cross(?:ed|ing) out)\b/gi;
const flattery =
  /\b(?:thank you for sharing|(?:your|such|what) (?:courage|bravery|vulnerability)|(?:brave|beautiful|powerful|amazing|incredible|wonderful|profound) (?:piece|writing|words|session|work|text))\b/i;

/** Returns the issues that any text for a writer can have, each a sentence for the model. */
export function validateVoice(text: string, writing: string): string[] {
  const issues: string[] = [];
  const own = new Set(wordSequence(writing).words);
  const isNew = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some(([word]) => !own.has(wordSequence(word).words[0] ?? ''));
  if (links.test(text)) issues.push('It has a link or an address in it.');
  if (markup.test(text)) issues.push('It has markup in it; plain sentences are wanted.');
  if (isNew(labels)) issues.push('It uses a clinical word that the writer does not use.');
  if (isNew(typing)) issues.push('It speaks of how the text was typed, which the text does not show.');
  if (flattery.test(text)) issues.push('It flatters.');
  return issues;
}

/** @param what e.g. `The reflection`. */
export function validateSentenceCount(what: string, text: string, min: number, max: number): string[] {
  const count = countSentences(text);
  if (count >= min && count <= max) return [];
  return [`${what} must have ${min} to ${max} sentences, and has ${count}.`];
}
