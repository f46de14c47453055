import { type LifeField, lifeFields } from './lexicon/topic-lexicon.ts';
import { baseForms } from './lexicon/word-forms.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import { isTheWriters } from './themes.ts';
import { normaliseWord, type Token, type TokenisedText } from './tokens.ts';

/** Where a writing touches a field of life. */
export interface FieldTouch {
  readonly name: string;
  /** Token indexes of the words that say it, in the order of the text. */
  readonly said: readonly number[];
  /** Those of words that only hint at it. */
  readonly hinted: readonly number[];
  /** How many different words say it or hint at it. */
  readonly words: number;
}

interface Cue {
  readonly field: LifeField;
  readonly said: boolean;
  readonly words: readonly string[];
}

/** Of hints alone a page needs so many different ones. */
const hintsThatSay = 3;

const matcher = createPhraseMatcher<Cue>(
  lifeFields.flatMap((field) =>
    [...entriesOf(field.says), ...entriesOf(field.hints)].map((phrase, index) => {
      const said = index < entriesOf(field.says).length;
      return [phrase, { field, said, words: phrase.split(/\s+/).map(normaliseWord) }] as const;
    }),
  ),
);

/** The fields of life that a writing touches. */
export function findFields(tokenised: TokenisedText): FieldTouch[] {
  const { tokens } = tokenised;
  const found = new Map<string, { said: number[]; hinted: number[]; stems: Set<string> }>();
  for (let index = 0; index < tokens.length; index++) {
    const longest = matcher
      .matchesAt(tokens, index)
      .map(({ length, values }) => ({
        length,
        cues: values.filter(({ words }) => words.every((word, at) => isFormOf(tokens[index + at]!, word))),
      }))
      .findLast(({ cues }) => cues.length > 0);
    if (!longest) continue;
    for (const { field, said } of longest.cues) {
      if (field.kin && !isTheWriters(tokenised, index)) continue;
      let touch = found.get(field.name);
      if (!touch) {
        touch = { said: [], hinted: [], stems: new Set() };
        found.set(field.name, touch);
      }
      (said ? touch.said : touch.hinted).push(index);
      touch.stems.add(tokens[index]!.stem);
    }
    index += longest.length - 1;
  }
  return [...found]
    .filter(([, { said, stems }]) => said.length > 0 || stems.size >= hintsThatSay)
    .map(([name, { said, hinted, stems }]) => ({ name, said, hinted, words: stems.size }));
}

const endings = /^(?:|e?s|e?d|ing|e|y|ies|ied|(\p{L})\1?(?:ed|ing))$/u;

/** One stem is not always one word: `finals` is a form of `final`, `finally` of neither. */
function isFormOf({ word }: Token, entry: string): boolean {
  if (word === entry || baseForms.has(word) || baseForms.has(entry)) return true;
  if (entry.endsWith('ing') !== word.endsWith('ing') && entry.endsWith('ing')) return false;
  if (entry.endsWith('s') && !word.endsWith('s')) return false;
  let shared = 0;
  while (shared < word.length && word[shared] === entry[shared]) shared++;
  return endings.test(word.slice(shared)) && endings.test(entry.slice(shared));
}
