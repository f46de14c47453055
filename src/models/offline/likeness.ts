import { familiesOf } from './embedding.ts';
import { baseForms } from './lexicon/word-forms.ts';
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

/**
 * The stem, as `stemOf` makes it, of a word that a database's English dictionary has cut already (Porter's later
 * stemmer): mostly the same, so that it is not cut a second time where it is known as it stands.
 */
export function stemOfLexeme(lexeme: string): string {
  const isCut = !baseForms.has(lexeme) && (wordVector(lexeme) || conceptsOf(lexeme).size > 0);
  return isCut ? lexeme : stemOf(lexeme);
}
