import { normaliseWord, type Token } from './tokens.ts';
import { diminishers, intensifiers, negations } from './word-lists.ts';

/** How the words before a word change its meaning. */
export interface Modifiers {
  readonly isNegated: boolean;
  /** Token index of the first word that negates; undefined when no word does. */
  readonly negation: number | undefined;
  /** 1 without a modifier, more than 1 after `very`, less than 1 after `a bit`. */
  readonly degree: number;
}

/** A word can be modified by at most this many words before it. */
const scopeWords = 3;

const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(normaliseWord));
const negationWords = wordSet(negations);
const intensifierWords = wordSet(intensifiers);
const diminisherWords = wordSet(diminishers);

/** The modifiers of the token at `index`, from the words just before it in its clause. */
export function modifiersAt(tokens: readonly Token[], index: number): Modifiers {
  let isNegated = false;
  let negation: number | undefined;
  let degree = 1;
  for (let at = index - 1; at >= 0 && index - at <= scopeWords; at--) {
    const { word, clause } = tokens[at]!;
    if (clause !== tokens[index]!.clause || word === 'but') break;
    // Two negations cancel: `I could not stop laughing`. `stop` negates only the word right after it.
    if (negationWords.has(word) || (at === index - 1 && word.startsWith('stop'))) {
      isNegated = !isNegated;
      negation = at;
    } else if (intensifierWords.has(word)) degree *= 1.4;
    else if (diminisherWords.has(word)) degree *= 0.6;
  }
  return { isNegated, negation, degree };
}
