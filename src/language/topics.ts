import { createPhraseMatcher } from './phrase-matcher.ts';
import { belongsToWriter } from './themes.ts';
import { normaliseWord, type Token, type TokenisedText } from './tokens.ts';
import { type Topic, topics } from './topic-lexicon.ts';
import { baseForms } from './word-forms.ts';

/** Where a writing names a topic or hints at it. */
export interface TopicOccurrences {
  /** The topic's name. */
  readonly name: string;
  /** Token indexes of the terms that name it, in the order of the text. */
  readonly named: readonly number[];
  /** Token indexes of the words that only hint at it. */
  readonly hinted: readonly number[];
  /** The number of different words that name it or hint at it. */
  readonly words: number;
}

interface Cue {
  readonly topic: Topic;
  readonly isNamed: boolean;
  readonly words: readonly string[];
}

/** A writing that only hints at a topic must contain this many different hints. */
const minHints = 3;

const matcher = createPhraseMatcher<Cue>(
  topics.flatMap((topic) =>
    [...topic.terms, ...topic.hints].map((phrase, index) => {
      const isNamed = index < topic.terms.length;
      return [phrase, { topic, isNamed, words: phrase.split(/\s+/).map(normaliseWord) }] as const;
    }),
  ),
);

/** The topics that a writing names, or hints at by several different words. */
export function findTopics(tokenised: TokenisedText): TopicOccurrences[] {
  const { tokens } = tokenised;
  const found = new Map<string, { named: number[]; hinted: number[]; stems: Set<string> }>();
  for (let index = 0; index < tokens.length; index++) {
    const longest = matcher
      .matchesAt(tokens, index)
      .map(({ length, values }) => ({
        length,
        cues: values.filter(({ words }) => words.every((word, at) => isFormOf(tokens[index + at]!, word))),
      }))
      .findLast(({ cues }) => cues.length > 0);
    if (!longest) continue;
    for (const { topic, isNamed } of longest.cues) {
      if (topic.isOwn && !belongsToWriter(tokenised, index)) continue;
      let occurrences = found.get(topic.name);
      if (!occurrences) {
        occurrences = { named: [], hinted: [], stems: new Set() };
        found.set(topic.name, occurrences);
      }
      (isNamed ? occurrences.named : occurrences.hinted).push(index);
      occurrences.stems.add(tokens[index]!.stem);
    }
    index += longest.length - 1;
  }
  return [...found]
    .filter(([, { named, stems }]) => named.length > 0 || stems.size >= minHints)
    .map(([name, { named, hinted, stems }]) => ({ name, named, hinted, words: stems.size }));
}

const endings = /^(?:|e?s|e?d|ing|e|y|ies|ied|(\p{L})\1?(?:ed|ing))$/u;

/**
 * Whether a token is a form of the lexicon's word. The stem alone is not enough: `finals` is a form of `final`, but
 * `finally` is not.
 */
function isFormOf({ word }: Token, entry: string): boolean {
  if (word === entry || baseForms.has(word) || baseForms.has(entry)) return true;
  if (entry.endsWith('ing') !== word.endsWith('ing') && entry.endsWith('ing')) return false;
  if (entry.endsWith('s') && !word.endsWith('s')) return false;
  let shared = 0;
  while (shared < word.length && word[shared] === entry[shared]) shared++;
  return endings.test(word.slice(shared)) && endings.test(entry.slice(shared));
}
