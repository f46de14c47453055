import { createRandom, type Random } from '../../core/random.ts';
import { findNouns } from '../../language/candidate-topics.ts';
import type { Reading } from '../../language/reading.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';
import { determiners, functionWords, notNames } from '../../language/word-lists.ts';
import texts from './data/titles.json' with { type: 'json' };
import { fillTemplate, type Slots } from './templates.ts';

const maxWords = 5;
/** The number of nouns of the writing from which a title may be made. */
const maxNouns = 6;
/** The probability that the third image replaces the second. */
const thirdImageChance = 0.4;

const lowerCaseWords = new Set(texts.lowerCaseWords);

/** A title of one to five words from the writing's own nouns and themes; it never contains a proper name of the writing. */
export function composeTitle(text: string, reading: Reading): string {
  const random = createRandom(`title/${text}`);
  const fitting = candidatesFor(imagesOf(tokenise(text)), reading, random).filter(
    (candidate) => candidate.split(' ').length <= maxWords,
  );
  return fitting.length > 0 ? titleCase(random.pick(fitting)) : random.pick(texts.noMatter);
}

function candidatesFor(images: readonly string[], reading: Reading, random: Random): string[] {
  const names = reading.themes.map((theme) => theme.name).filter((name) => !/^\p{Lu}/u.test(name));
  const [theme, otherTheme] = names.map(withoutArticle);
  const [first, next, third] = images;
  const second = next && third && random.next() < thirdImageChance ? third : next;
  const slots: Slots = {
    first,
    firstNoun: first && nounOf(first),
    second,
    secondNoun: second && nounOf(second),
    theme,
    otherTheme,
  };
  const templates: string[] = [];
  if (first) templates.push(...(second ? texts.twoImages : texts.oneImage));
  if (first && theme && !first.includes(theme) && !theme.includes(nounOf(first)))
    templates.push(...texts.themeAndImage);
  if (!first && theme) templates.push(...(otherTheme ? texts.twoThemes : texts.oneTheme));
  return templates.map((template) => fillTemplate(template, slots));
}

/** The first nouns of the writing, each with its adjective if it has a plain one. */
function imagesOf(tokenised: TokenisedText): string[] {
  const { text, tokens } = tokenised;
  return findNouns(tokenised)
    .filter((noun) => noun.proper === undefined && !notNames.has(noun.word))
    .slice(0, maxNouns)
    .map(({ word, places }) => {
      for (const place of places) {
        const adjective = tokens[place - 1];
        const determiner = tokens[place - 2];
        if (!adjective || !determiner || determiner.clause !== tokens[place]!.clause) continue;
        const isPlain =
          /^[a-z]{3,12}$/.test(adjective.word) && text.slice(adjective.end, tokens[place]!.start) === ' ';
        if (isPlain && determiners.has(determiner.word) && !functionWords.has(adjective.word))
          return `${adjective.word} ${word}`;
      }
      return word;
    });
}

function nounOf(image: string): string {
  return image.split(' ').at(-1)!;
}

function withoutArticle(themeName: string): string {
  return themeName.replace(/^(?:my|the|a|an) /, '');
}

function titleCase(title: string): string {
  return title
    .split(' ')
    .map((word, index) =>
      index > 0 && lowerCaseWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
