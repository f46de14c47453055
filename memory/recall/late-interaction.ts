import { createLikeness, stemOfLexeme } from '#src/language/lexical-similarity.ts';
import { functionWords } from '#src/language/lexicon/common-words.ts';
import { tokenise } from '#src/language/tokens.ts';

/** A passage and the words that the database keeps of it, in one string, with spaces between. */
export interface WordedPassage {
  id: string;
  writing_id: string;
  lexemes: string;
}

/** How much less a word counts on a long page, which holds something like anything. */
const damping = 0.15;
/** A page of so many words is not damped; a shorter one is taken for one of `shortestPage`. */
const usualPage = 40;
const shortestPage = 10;

/**
 * Compares a question with pages word by word: each of its telling words is looked for by itself, and counts as much as
 * the word of the page that is most like it (late interaction, as Khattab and Zaharia 2020 call it), the more, the
 * fewer of these pages hold it. The mean of a text loses what a single word says; here it stays. A page counts by what
 * all of it holds, and once more by the passage that holds most, which stands for it.
 *
 * @returns ids of passages, one of each page, best first.
 */
export function rankWordByWord(query: string, passages: readonly WordedPassage[], depth: number): string[] {
  const asked = [
    ...new Set(
      tokenise(query)
        .tokens.filter(({ word }) => !functionWords.has(word))
        .map(({ stem }) => stem),
    ),
  ];
  if (asked.length === 0) return [];
  const likenessOf = createLikeness(asked);
  const likenesses = new Map<string, Float32Array>();
  const pages = new Map<string, { size: number; best: Float32Array; passages: [string, Float32Array][] }>();
  for (const { id, writing_id, lexemes } of passages) {
    let page = pages.get(writing_id);
    if (!page) {
      page = { size: 0, best: new Float32Array(asked.length), passages: [] };
      pages.set(writing_id, page);
    }
    const best = new Float32Array(asked.length);
    for (const lexeme of lexemes.split(' ')) {
      let likeness = likenesses.get(lexeme);
      if (!likeness) {
        likeness = likenessOf(stemOfLexeme(lexeme));
        likenesses.set(lexeme, likeness);
      }
      raise(best, likeness);
      page.size++;
    }
    raise(page.best, best);
    page.passages.push([id, best]);
  }

  const rarity = asked.map((_, at) => {
    let holding = 0;
    for (const { best } of pages.values()) if (best[at] === 1) holding++;
    return Math.log(1 + pages.size / (1 + holding));
  });
  const found = (best: Float32Array) => best.reduce((sum, likeness, at) => sum + likeness * rarity[at]!, 0);
  return [...pages.values()]
    .map(({ size, best, passages: own }) => {
      let [passage, most] = ['', -1];
      for (const [id, inPassage] of own) {
        const score = found(inPassage);
        if (score > most) [passage, most] = [id, score];
      }
      const undamped = (usualPage / Math.max(size, shortestPage)) ** damping;
      return { passage, score: found(best) * undamped + most };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.passage < b.passage ? -1 : 1))
    .slice(0, depth)
    .map(({ passage }) => passage);
}

function raise(values: Float32Array, to: Float32Array): void {
  for (let at = 0; at < values.length; at++) if (to[at]! > values[at]!) values[at] = to[at]!;
}
