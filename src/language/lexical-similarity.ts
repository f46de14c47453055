import { stemmer } from 'stemmer';
import { minDocumentFrequency, stemFrequency } from './document-frequency.ts';
import { synonymGroupsOf } from './synonym-groups.ts';
import { stemOf } from './tokens.ts';
import { dotProduct } from './vectors.ts';
import { baseForms } from './word-forms.ts';
import { functionWords, unstemmedWords } from './word-lists.ts';
import { conceptsOf } from './word-senses.ts';
import { wordVector } from './word-vectors.ts';

/** The similarity of two words that share a synonym group, or one concept that is the whole meaning of both. */
const groupSimilarity = 0.5;
const conceptSimilarity = 0.7;

/**
 * Compares words to the words of a query. Equal stems have similarity 1. Otherwise three sources are combined as if they
 * were independent: the cosine of the word vectors, a shared synonym group, and the concept with the largest share in the
 * meaning of both (a chameleon is a reptile, a trumpet and a tuba are brass). The similarity is 0 when no source knows the
 * words.
 *
 * @param query stems.
 * @returns a function from a stem to its similarity to each stem of the query, 0 to 1, in their order.
 */
export function createSimilarity(query: readonly string[]): (stem: string) => Float32Array {
  const vectors = query.map(wordVector);
  const groups = query.map((stem) => new Set(synonymGroupsOf(stem)));
  const byConcept = new Map<number, { at: number; share: number }[]>();
  for (const [at, stem] of query.entries()) {
    for (const [concept, share] of conceptsOf(stem)) {
      const each = { at, share };
      const others = byConcept.get(concept);
      if (others) others.push(each);
      else byConcept.set(concept, [each]);
    }
  }

  return (stem) => {
    const shared = new Float32Array(query.length);
    for (const [concept, share] of conceptsOf(stem)) {
      for (const other of byConcept.get(concept) ?? []) {
        shared[other.at] = Math.max(shared[other.at]!, share * other.share);
      }
    }
    const vector = wordVector(stem);
    const ownGroups = synonymGroupsOf(stem);
    return shared.map((concept, at) => {
      if (query[at] === stem) return 1;
      const other = vectors[at];
      const cosine = vector && other ? Math.max(0, dotProduct(vector, other)) : 0;
      const group = ownGroups.some((each) => groups[at]!.has(each)) ? groupSimilarity : 0;
      return 1 - (1 - cosine) * (1 - group) * (1 - conceptSimilarity * concept);
    });
  };
}

/** Maps Porter stems to words that `stemOf` does not shorten. */
const unstemmedByCut = new Map<string, string[]>();
for (const word of unstemmedWords) {
  const cut = stemmer(word);
  unstemmedByCut.set(cut, [...(unstemmedByCut.get(cut) ?? []), word]);
}

/**
 * Converts a lexeme of the database's English dictionary to a stem as `stemOf` makes it. The dictionary uses Porter's
 * later stemmer. Of several possible stems, the one with the highest document frequency is returned. A rare lexeme is
 * returned unchanged if the word vectors or the word senses contain it.
 */
export function stemOfLexeme(lexeme: string): string {
  if (functionWords.has(lexeme)) return lexeme;
  const again = stemOf(lexeme);
  const short = lexeme.replace(/^([^aeiouy]+)i$/, '$1y');
  let [stem, frequency] = ['', minDocumentFrequency];
  for (const each of [lexeme, again, short, ...(unstemmedByCut.get(lexeme) ?? [])]) {
    if (stemFrequency(each) > frequency) [stem, frequency] = [each, stemFrequency(each)];
  }
  if (stem !== '') return stem;
  const isStem = !baseForms.has(lexeme) && (wordVector(lexeme) || conceptsOf(lexeme).size > 0);
  return isStem ? lexeme : again;
}
