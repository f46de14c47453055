import { stemOf, type Token, type TokenisedText } from './tokens.ts';
import { irregularVerbForms } from './word-forms.ts';
import {
  determiners,
  functionWords,
  generalNouns,
  neverNouns,
  notNames,
  verbsAndAdjectives,
} from './word-lists.ts';

/** A noun as one writing uses it. */
export interface Noun {
  readonly stem: string;
  /** The form that the writing uses most often, in lower case. */
  readonly word: string;
  /** `my` if the writer mostly puts `my` or `our` before the noun, else `the`. */
  readonly determiner: 'my' | 'the';
  /** The name with its capital; undefined when the noun is not a name. */
  readonly proper: string | undefined;
  /** Token indexes, in the order of the text. */
  readonly places: readonly number[];
  /** The number of clauses that contain the noun. */
  readonly clauses: number;
}

const maxCandidates = 4;
/**
 * For each this many words of the text, a topic must occur in one more clause. Otherwise every noun of a long text would
 * be one.
 */
const wordsPerRequiredClause = 350;

interface Occurrences {
  readonly surfaces: Map<string, number>;
  readonly places: number[];
  /** How often the noun ends a noun phrase. */
  heads: number;
  /** How often `my` or `our` precedes the noun. */
  possessed: number;
  /** How often the noun has a capital inside a clause, where a common noun has none. */
  capitals: number;
}

/**
 * Finds the nouns of a text. A determiner before a word shows that it is a noun; a capital shows that it is a name. Nouns
 * in the most clauses come first.
 */
export function findNouns({ text, tokens, clauses }: TokenisedText): Noun[] {
  const byStem = new Map<string, Occurrences>();
  let possessor: string | undefined;
  let sinceDeterminer = Number.POSITIVE_INFINITY;

  for (const [index, token] of tokens.entries()) {
    const opensClause = clauses[token.clause]!.firstToken === index;
    if (opensClause) sinceDeterminer = Number.POSITIVE_INFINITY;
    if (determiners.has(token.word)) {
      possessor = token.word;
      sinceDeterminer = 0;
      continue;
    }
    if (!canBeNoun(token)) {
      if (functionWords.has(token.word)) sinceDeterminer = Number.POSITIVE_INFINITY;
      else sinceDeterminer++;
      continue;
    }
    sinceDeterminer++;
    let found = byStem.get(token.stem);
    if (!found) {
      found = { surfaces: new Map(), places: [], heads: 0, possessed: 0, capitals: 0 };
      byStem.set(token.stem, found);
    }
    found.places.push(index);
    found.surfaces.set(token.word, (found.surfaces.get(token.word) ?? 0) + 1);
    if (sinceDeterminer <= 2 && endsNounPhrase(tokens, index)) {
      found.heads++;
      if (possessor === 'my' || possessor === 'our') found.possessed++;
    }
    if (!opensClause && isCapitalised(text, token)) found.capitals++;
  }

  const nouns: Noun[] = [];
  for (const [stem, { surfaces, places, heads, possessed, capitals }] of byStem) {
    const word = [...surfaces].sort((a, b) => b[1] - a[1])[0]![0];
    const isName = capitals > 0 && capitals * 2 >= places.length && heads === 0 && !notNames.has(word);
    if (heads === 0 && !isName) continue;
    nouns.push({
      stem,
      word,
      determiner: possessed * 2 > heads ? 'my' : 'the',
      proper: isName ? word[0]!.toUpperCase() + word.slice(1) : undefined,
      places,
      clauses: new Set(places.map((place) => tokens[place]!.clause)).size,
    });
  }
  return nouns.sort((a, b) => b.clauses - a.clauses || a.places[0]! - b.places[0]!);
}

/**
 * Finds subjects that are in no lexicon but that this writing returns to: `the piano`, `my allotment`, `Nasrin`.
 *
 * @param covered stems of words that already count for a theme of the lexicon.
 */
export function findCandidateTopics(tokenised: TokenisedText, covered: ReadonlySet<string>): Noun[] {
  const requiredClauses = 2 + Math.floor(tokenised.tokens.length / wordsPerRequiredClause);
  return findNouns(tokenised)
    .filter((noun) => noun.clauses >= requiredClauses && !covered.has(noun.stem))
    .slice(0, maxCandidates);
}

/** The name of a subject that is a noun: `the piano`, `my allotment`, `Nasrin`. */
export function nounName({ proper, determiner, word }: Noun): string {
  return proper ?? `${determiner} ${word}`;
}

const stemsOfOtherWords: ReadonlySet<string> = new Set(
  [...functionWords, ...generalNouns, ...verbsAndAdjectives].map(stemOf),
);

function canBeNoun({ word, stem }: Token): boolean {
  return (
    /^[\p{L}\p{M}]{3,24}$/u.test(word) &&
    !stemsOfOtherWords.has(stem) &&
    !irregularVerbForms.has(word) &&
    !neverNouns.has(word) &&
    !/(?:ly|ed|ing|n't)$/.test(word)
  );
}

/** Whether the noun phrase ends at `index`: a function word, punctuation or the end of the text follows. */
function endsNounPhrase(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const here = tokens[index]!;
  if (!next || next.clause !== here.clause || next.start - here.end > 1) return true;
  return functionWords.has(next.word);
}

function isCapitalised(text: string, { start, end }: Token): boolean {
  const first = text[start]!;
  const second = text[start + 1] ?? '';
  return first !== first.toLowerCase() && (end - start === 1 || second === second.toLowerCase());
}
