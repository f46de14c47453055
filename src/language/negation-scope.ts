import { diminishers, intensifiers, negations } from './lexicon/emotions.ts';
import { entriesOf } from './phrase-matcher.ts';
import { normaliseWord, type Token } from './tokens.ts';

export interface Bearing {
  readonly negated: boolean;
  /** Index of the furthest word that negates, where one does. */
  readonly negation: number | undefined;
  /** Above 1 for `very`, below for `a bit`. */
  readonly degree: number;
}

/** How far before a word a negation or a degree still bears on it. */
const reachWords = 3;

const wordSet = (list: string): ReadonlySet<string> => new Set(entriesOf(list).map(normaliseWord));
const negationWords = wordSet(negations);
const intensifierWords = wordSet(intensifiers);
const diminisherWords = wordSet(diminishers);

/** What the words just before `index` do to the word there. */
export function bearingOn(tokens: readonly Token[], index: number): Bearing {
  let negated = false;
  let negation: number | undefined;
  let degree = 1;
  for (let at = index - 1; at >= 0 && index - at <= reachWords; at--) {
    const { word, clause } = tokens[at]!;
    if (clause !== tokens[index]!.clause || word === 'but') break;
    // Two negations cancel: `I could not stop laughing`; `stop` negates only what stands right behind it.
    if (negationWords.has(word) || (at === index - 1 && word.startsWith('stop'))) {
      negated = !negated;
      negation = at;
    } else if (intensifierWords.has(word)) degree *= 1.4;
    else if (diminisherWords.has(word)) degree *= 0.6;
  }
  return { negated, negation, degree };
}
