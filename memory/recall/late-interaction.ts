import { createSimilarity, stemOfLexeme } from '#src/language/lexical-similarity.ts';
import { tokenise } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';

/** A passage with its lexemes as the database stores them, joined by spaces. */
export interface PassageLexemes {
  id: string;
  writing_id: string;
  lexemes: string;
}

/** Exponent of the length normalisation, which is needed because a long page has a similar word for almost any question. */
const lengthExponent = 0.15;
/** A page of this many words is scored without normalisation. A page shorter than `minPageWords` counts as that long. */
const referencePageWords = 40;
const minPageWords = 10;

/**
 * Ranks pages by late interaction (Khattab and Zaharia 2020). Each content word of the question scores the similarity of the
 * most similar word of the page. The score is weighted by how few pages contain the question's word. Unlike the mean vector of
 * a text, this keeps the contribution of single words. The score of a page is the score of all its words, normalised by length,
 * plus the score of its best passage.
 *
 * @returns ids of passages, best first: the best passage of each page.
 */
export function rankByLateInteraction(
  query: string,
  passages: readonly PassageLexemes[],
  depth: number,
): string[] {
  const queryStems = [
    ...new Set(
      tokenise(query)
        .tokens.filter(({ word }) => !functionWords.has(word))
        .map(({ stem }) => stem),
    ),
  ];
  if (queryStems.length === 0) return [];
  const pages = compareWithPages(queryStems, passages);
  const idf = queryStems.map((_, at) => {
    const holding = pages.filter(({ maxima }) => maxima[at] === 1).length;
    return Math.log(1 + pages.length / (1 + holding));
  });
  const score = (maxima: Float32Array) =>
    maxima.reduce((sum, similarity, at) => sum + similarity * idf[at]!, 0);
  return pages
    .map(({ words, maxima, passages: own }) => {
      let best = { id: '', score: -1 };
      for (const passage of own) {
        const found = score(passage.maxima);
        if (found > best.score) best = { id: passage.id, score: found };
      }
      const normalisation = (referencePageWords / Math.max(words, minPageWords)) ** lengthExponent;
      return { id: best.id, score: score(maxima) * normalisation + best.score };
    })
    .filter((page) => page.score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, depth)
    .map(({ id }) => id);
}

interface ComparedPage {
  words: number;
  /** For each stem of the query the highest similarity of a word of the page, 0 to 1. */
  maxima: Float32Array;
  passages: { id: string; maxima: Float32Array }[];
}

function compareWithPages(
  queryStems: readonly string[],
  passages: readonly PassageLexemes[],
): ComparedPage[] {
  const similaritiesOf = createSimilarity(queryStems);
  const known = new Map<string, Float32Array>();
  const pages = new Map<string, ComparedPage>();
  for (const { id, writing_id, lexemes } of passages) {
    let page = pages.get(writing_id);
    if (!page) {
      page = { words: 0, maxima: new Float32Array(queryStems.length), passages: [] };
      pages.set(writing_id, page);
    }
    const maxima = new Float32Array(queryStems.length);
    for (const lexeme of lexemes.split(' ')) {
      let similarities = known.get(lexeme);
      if (!similarities) {
        similarities = similaritiesOf(stemOfLexeme(lexeme));
        known.set(lexeme, similarities);
      }
      raise(maxima, similarities);
      page.words++;
    }
    raise(page.maxima, maxima);
    page.passages.push({ id, maxima });
  }
  return [...pages.values()];
}

/** Raises each element of `numbers` to the element of `to` at the same index, where that is higher. */
function raise(numbers: Float32Array, to: Float32Array): void {
  for (let at = 0; at < numbers.length; at++) if (to[at]! > numbers[at]!) numbers[at] = to[at]!;
}
