import { nounName } from '#src/language/candidate-topics.ts';
import { topicFrequency } from '#src/language/document-frequency.ts';
import type { Reading } from '#src/language/reading.ts';
import type { TokenisedText } from '#src/language/tokens.ts';
import { findTopics, type TopicOccurrences } from '#src/language/topics.ts';
import { conceptKey } from './concept.ts';
import { isQuoteOf, type Mention, newMention, newTheme, placesOfQuotes, placesOfTokens } from './mention.ts';
import { nounsOf, peopleIn } from './names.ts';

/** Weight of a noun in only one clause of a writing. It is not a theme of this writing, but may become a theme of the journal. */
export const nounWeight = 0.3;
/** Weight of a noun that occurs in several clauses. */
const repeatedNounWeight = 0.5;

/** Mentions of themes by concept. */
export type Themes = Map<string, Mention>;

/** The themes of a reading whose quotes are found in the text. */
export function readThemes(reading: Reading, text: string): Themes {
  const themes: Themes = new Map();
  for (const { name, weight, mentions } of reading.themes) {
    const places = placesOfQuotes(mentions.filter((mention) => isQuoteOf(text, mention)));
    if (places.length === 0) continue;
    const theme = newTheme(name, weight, places);
    const known = themes.get(theme.concept);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      known.places.push(...places);
    } else themes.set(theme.concept, theme);
  }
  return themes;
}

/**
 * The themes of a reading by a model. Fields of life, nouns and names that the model did not name are added with weight 0. The
 * page is not about them, but they count as mentioned and can be found if the writer has them forgotten.
 */
export function modelThemes(reading: Reading, tokenised: TokenisedText): Themes {
  const named = readThemes(reading, tokenised.text);
  const weights = new Map([...named].map(([concept, { weight }]) => [concept, weight]));
  const themes = addCandidates(named, tokenised);
  for (const [concept, theme] of themes) {
    const weight = weights.get(concept);
    theme.isNamed = weight !== undefined;
    theme.weight = weight === undefined ? 0 : Math.max(weight, nounWeight);
  }
  return themes;
}

/** Adds fields of life, nouns and names to the themes that were read. Only the whole journal shows which of them are themes. */
export function addCandidates(themes: Themes, tokenised: TokenisedText): Themes {
  const fields = findTopics(tokenised);
  const nouns = nounsOf(tokenised);
  const people = peopleIn(tokenised, fields, nouns);
  for (const field of fieldMentions(tokenised, fields, people)) {
    const known = themes.get(field.concept);
    if (!known) themes.set(field.concept, field);
    else {
      known.weight = Math.max(known.weight, field.weight);
      known.backgroundRate = field.backgroundRate;
    }
  }
  for (const noun of nouns) {
    const name = nounName(noun);
    if (themes.has(conceptKey(name))) continue;
    const clauses = Math.max(noun.clauses, people.get(name) ?? 0);
    const weight = clauses > 1 ? repeatedNounWeight : nounWeight;
    const theme = newTheme(name, weight, placesOfTokens(noun.places, tokenised));
    themes.set(theme.concept, theme);
  }
  return themes;
}

/**
 * Weight of a field of life. It grows with the number of different words of the field on the page.
 *
 * @param words number of these words. For a person close to the writer: the number of clauses about them, if that is higher.
 */
export function fieldWeight(words: number): number {
  return words / (words + 2);
}

function fieldMentions(
  tokenised: TokenisedText,
  fields: readonly TopicOccurrences[],
  people: ReadonlyMap<string, number>,
): Mention[] {
  return fields.map(({ name, named, hinted, words }) => {
    const weight = fieldWeight(Math.max(words, people.get(name) ?? 0));
    const places = placesOfTokens(named.length > 0 ? named : hinted, tokenised);
    const mention = newMention('theme', conceptKey(name), name, weight, places);
    return { ...mention, backgroundRate: topicFrequency(name) };
  });
}
