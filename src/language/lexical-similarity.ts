import { stemmer } from 'stemmer';
import { familiesOf } from './embedding.ts';
import { functionWords } from './lexicon/common-words.ts';
import { baseForms, uncutWords } from './lexicon/word-forms.ts';
import { minRate, stemRate } from './lexicon/word-rates.ts';
import { innerProduct } from './meaning.ts';
import { stemOf } from './tokens.ts';
import { conceptsOf } from './word-senses.ts';
import { wordVector } from './word-vectors.ts';

/** How far one family of kindred words, and one concept that both words wholly mean, makes two words alike. */
const familyLikeness = 0.5;
const conceptLikeness = 0.7;

/**
 * How alike words are to those that were asked for: 1 for the same stem, else what three sources say together, each as
 * if the others said nothing: the cosine of their vectors, a family of kindred words that both belong to, and the concept
 * that tells most of both (a chameleon is a reptile, a trumpet and a tuba are brass). 0 where none knows the words.
 *
 * @returns of a stem its likeness to each asked one, 0 to 1, in their order.
 */
export function createLikeness(asked: readonly string[]): (stem: string) => Float32Array {
  const vectors = asked.map(wordVector);
  const families = asked.map((stem) => new Set(familiesOf(stem)));
  const meant = new Map<number, { at: number; share: number }[]>();
  for (const [at, stem] of asked.entries()) {
    for (const [concept, share] of conceptsOf(stem)) {
      const each = { at, share };
      const others = meant.get(concept);
      if (others) others.push(each);
      else meant.set(concept, [each]);
    }
  }

  return (stem) => {
    const shared = new Float32Array(asked.length);
    for (const [concept, share] of conceptsOf(stem)) {
      for (const other of meant.get(concept) ?? []) {
        shared[other.at] = Math.max(shared[other.at]!, share * other.share);
      }
    }
    const vector = wordVector(stem);
    const kindred = familiesOf(stem);
    return shared.map((concept, at) => {
      if (asked[at] === stem) return 1;
      const other = vectors[at];
      const cosine = vector && other ? Math.max(0, innerProduct(vector, other)) : 0;
      const family = kindred.some((each) => families[at]!.has(each)) ? familyLikeness : 0;
      return 1 - (1 - cosine) * (1 - family) * (1 - conceptLikeness * concept);
    });
  };
}

/** Words that `stemOf` leaves whole, by what is left of them where they are cut. */
const wholeWords = new Map<string, string[]>();
for (const word of uncutWords) {
  const cut = stemmer(word);
  wholeWords.set(cut, [...(wholeWords.get(cut) ?? []), word]);
}

/**
 * The stem, as `stemOf` makes it, of a word that a database's English dictionary has cut already by Porter's later
 * stemmer: of those that it may be, the commonest on pages; of a rare word, as it stands where it is known so.
 */
export function stemOfLexeme(lexeme: string): string {
  if (functionWords.has(lexeme)) return lexeme;
  const again = stemOf(lexeme);
  const short = lexeme.replace(/^([^aeiouy]+)i$/, '$1y');
  let [stem, rate] = ['', minRate];
  for (const each of [lexeme, again, short, ...(wholeWords.get(lexeme) ?? [])]) {
    if (stemRate(each) > rate) [stem, rate] = [each, stemRate(each)];
  }
  if (stem !== '') return stem;
  const isCut = !baseForms.has(lexeme) && (wordVector(lexeme) || conceptsOf(lexeme).size > 0);
  return isCut ? lexeme : again;
}
