import { createRandom } from '../../core/random.ts';
import { findNouns } from '../../language/candidate-topics.ts';
import { determiners, functionWords, notNames } from '../../language/lexicon/common-words.ts';
import type { Reading } from '../../language/reading.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';

const maxWords = 5;
/** How many of the writing's nouns a title may draw from. */
const nounsConsidered = 6;

/** For a writing that offers no noun and no theme. */
const withoutMatter = [
  'A Page for Itself',
  'Words Finding Their Feet',
  'Before It Has a Name',
  'Something Set Down',
  'An Unlabelled Hour',
];

/** A title of one to five words from the writing's own matter; never a proper name out of it. */
export function composeTitle(text: string, reading: Reading): string {
  const random = createRandom(`title/${text}`);
  const tokenised = tokenise(text);
  const images = imagesOf(tokenised);
  const names = reading.themes.map((theme) => theme.name).filter((name) => !/^\p{Lu}/u.test(name));
  const theme = names[0]?.replace(/^(?:my|the|a|an) /, '');

  const candidates: string[] = [];
  const [first, second, third] = images;
  if (first && second) {
    const other = third && random.next() < 0.4 ? third : second;
    candidates.push(
      `the ${first} and the ${bare(other)}`,
      `the ${bare(first)} and the ${other}`,
      `the ${first}, then the ${bare(other)}`,
      `from ${bare(first)} to ${bare(other)}`,
      `between ${bare(first)} and ${bare(other)}`,
    );
  } else if (first) {
    candidates.push(
      `what the ${first} knew`,
      `back to the ${first}`,
      `the ${first}, again`,
      `one line about the ${bare(first)}`,
    );
  }
  if (first && theme && !first.includes(theme) && !theme.includes(bare(first))) {
    candidates.push(`${theme} and the ${bare(first)}`, `${theme}, and the ${first}`);
  }
  if (candidates.length === 0 && theme) {
    const other = names[1]?.replace(/^(?:my|the|a|an) /, '');
    candidates.push(
      ...(other
        ? [`${theme} and ${other}`, `between ${theme} and ${other}`]
        : [`${theme}, for now`, `a page on ${theme}`]),
    );
  }
  const fitting = candidates.filter((candidate) => candidate.split(' ').length <= maxWords);
  return fitting.length > 0 ? titleCase(random.pick(fitting)) : random.pick(withoutMatter);
}

/** The nouns that stand for the writing, those of one use too, each with an adjective where the writing gives it one. */
function imagesOf(tokenised: TokenisedText): string[] {
  const { text, tokens } = tokenised;
  return findNouns(tokenised)
    .filter((noun) => noun.proper === undefined && !notNames.has(noun.word))
    .slice(0, nounsConsidered)
    .map(({ word, places }) => {
      for (const place of places) {
        const adjective = tokens[place - 1];
        const determiner = tokens[place - 2];
        if (!adjective || !determiner || determiner.clause !== tokens[place]!.clause) continue;
        const plain =
          /^[a-z]{3,12}$/.test(adjective.word) && text.slice(adjective.end, tokens[place]!.start) === ' ';
        if (plain && determiners.has(determiner.word) && !functionWords.has(adjective.word))
          return `${adjective.word} ${word}`;
      }
      return word;
    });
}

function bare(image: string): string {
  return image.split(' ').at(-1)!;
}

const smallWords = new Set(['the', 'and', 'of', 'to', 'a', 'an', 'in', 'on', 'for', 'with']);

function titleCase(title: string): string {
  return title
    .split(' ')
    .map((word, index) =>
      index > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
