import { findNouns, type Noun } from '#src/language/candidate-topics.ts';
import { isCommonStem } from '#src/language/document-frequency.ts';
import { isOwnPerson, pronounOf } from '#src/language/subjects.ts';
import type { TokenisedText } from '#src/language/tokens.ts';
import { findTopics, type TopicOccurrences } from '#src/language/topics.ts';
import { irregularVerbForms } from '#src/language/word-forms.ts';
import { functionWords, neverNouns } from '#src/language/word-lists.ts';
import { clausesAbout } from './coreference.ts';

const maxNouns = 40;
/** If the share of capitalised words is lower, the writer uses no capitals, so capitals cannot mark names. */
const minCapitals = 0.03;

/** The nouns of a writing, followed by its names; at most `maxNouns` in total. */
export function nounsOf(tokenised: TokenisedText): Noun[] {
  return [...findNouns(tokenised), ...findNames(tokenised)].slice(0, maxNouns);
}

/**
 * The names in a writing: unknown words that begin with a capital. If the writer uses no capitals, every unknown word counts as
 * a name.
 */
function findNames({ text, tokens }: TokenisedText): Noun[] {
  const known = new Map<string, Noun & { places: number[] }>();
  const isCapitalised = (start: number) => /^\p{Lu}/u.test(text.slice(start, start + 2));
  const capitals = tokens.filter(({ start }) => isCapitalised(start)).length;
  const usesCapitals = capitals >= minCapitals * tokens.length;
  for (const [index, { word, stem, start }] of tokens.entries()) {
    const isKnown =
      functionWords.has(word) || neverNouns.has(word) || irregularVerbForms.has(word) || isCommonStem(stem);
    if (isKnown || word.length < 3 || !/^\p{L}+$/u.test(word)) continue;
    if (usesCapitals && !isCapitalised(start)) continue;
    const name = known.get(stem);
    if (name) name.places.push(index);
    else {
      const proper = word[0]!.toUpperCase() + word.slice(1);
      known.set(stem, { stem, word, determiner: 'the', proper, places: [index], clauses: 1 });
    }
  }
  return [...known.values()].map((name) => ({
    ...name,
    clauses: new Set(name.places.map((place) => tokens[place]!.clause)).size,
  }));
}

/**
 * The people of a writing: those close to the writer, and those mentioned by name.
 *
 * @returns for each name, the number of clauses about the person, by name or pronoun.
 */
export function peopleIn(
  tokenised: TokenisedText,
  fields: readonly TopicOccurrences[] = findTopics(tokenised),
  nouns: readonly Noun[] = nounsOf(tokenised),
): Map<string, number> {
  const named = [
    ...fields
      .filter(({ name }) => isOwnPerson(name))
      .map(({ name, named: places }) => ({ name, pronoun: pronounOf(name), places })),
    ...nouns.flatMap(({ proper, places }) =>
      proper
        ? [{ name: proper, pronoun: undefined, places: places.filter((at) => !isPlace(tokenised, at)) }]
        : [],
    ),
  ];
  const clauses = clausesAbout(tokenised, named);
  return new Map(named.map(({ name }, index) => [name, clauses[index]!.length]));
}

const placePrepositions = new Set(['in', 'at', 'to', 'from', 'near', 'into', 'through', 'around', 'towards']);

/** Whether a name is that of a place, as in `in Paris`. No later pronoun refers to a place. */
function isPlace({ tokens }: TokenisedText, at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.clause === tokens[at]!.clause && placePrepositions.has(before.word);
}
