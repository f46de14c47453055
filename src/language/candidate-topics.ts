import {
  determiners,
  functionWords,
  generalNouns,
  neverNouns,
  notNames,
  otherWords,
} from './lexicon/common-words.ts';
import { irregularVerbForms } from './lexicon/word-forms.ts';
import type { ThemeTouch } from './themes.ts';
import { stemOf, type Token, type TokenisedText } from './tokens.ts';

/** A noun as the writing uses it. */
export interface Noun {
  readonly stem: string;
  /** As written most often, lower case. */
  readonly word: string;
  /** `my` where the writer mostly calls it so, else `the`. */
  readonly determiner: 'my' | 'the';
  readonly proper: string | undefined;
  /** Token indexes, in the order of the text. */
  readonly places: readonly number[];
  /** In how many clauses it stands. */
  readonly clauses: number;
}

const maxOwnSubjects = 4;
/** One more mention is asked for each so many words, so that a long text does not turn every noun into a subject. */
const wordsPerMention = 350;

interface Mention {
  readonly surfaces: Map<string, number>;
  readonly places: number[];
  asHead: number;
  mine: number;
  capital: number;
}

/** The nouns of a text that a determiner shows to be nouns, or a capital to be names; most frequent first. */
export function findNouns({ text, tokens, clauses }: TokenisedText): Noun[] {
  const mentions = new Map<string, Mention>();
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
    if (!canBeSubject(token)) {
      if (functionWords.has(token.word)) sinceDeterminer = Number.POSITIVE_INFINITY;
      else sinceDeterminer++;
      continue;
    }
    sinceDeterminer++;
    let mention = mentions.get(token.stem);
    if (!mention) {
      mention = { surfaces: new Map(), places: [], asHead: 0, mine: 0, capital: 0 };
      mentions.set(token.stem, mention);
    }
    mention.places.push(index);
    mention.surfaces.set(token.word, (mention.surfaces.get(token.word) ?? 0) + 1);
    if (sinceDeterminer <= 2 && endsNounPhrase(tokens, index)) {
      mention.asHead++;
      if (possessor === 'my' || possessor === 'our') mention.mine++;
    }
    if (!opensClause && isCapitalised(text, token)) mention.capital++;
  }

  const nouns: Noun[] = [];
  for (const [stem, { surfaces, places, asHead, mine, capital }] of mentions) {
    const word = [...surfaces].sort((a, b) => b[1] - a[1])[0]![0];
    const isName = capital > 0 && capital * 2 >= places.length && asHead === 0 && !notNames.has(word);
    if (asHead === 0 && !isName) continue;
    nouns.push({
      stem,
      word,
      determiner: mine * 2 > asHead ? 'my' : 'the',
      proper: isName ? word[0]!.toUpperCase() + word.slice(1) : undefined,
      places,
      clauses: new Set(places.map((place) => tokens[place]!.clause)).size,
    });
  }
  return nouns.sort((a, b) => b.clauses - a.clauses || a.places[0]! - b.places[0]!);
}

/** Subjects that no lexicon foresaw, because this writer comes back to them: `the piano`, `my allotment`, `Nasrin`. */
export function findOwnSubjects(tokenised: TokenisedText, covered: ReadonlySet<string>): ThemeTouch[] {
  const { tokens } = tokenised;
  const asked = 2 + Math.floor(tokens.length / wordsPerMention);
  return findNouns(tokenised)
    .filter((noun) => noun.clauses >= asked && !covered.has(noun.stem))
    .slice(0, maxOwnSubjects)
    .flatMap(({ proper, determiner, word, places }) =>
      places.map((token) => ({
        theme: proper ?? `${determiner} ${word}`,
        clause: tokens[token]!.clause,
        token,
        said: true,
        tender: false,
        person: proper !== undefined,
      })),
    );
}

const plainStems: ReadonlySet<string> = new Set(
  [...functionWords, ...generalNouns, ...otherWords].map(stemOf),
);

function canBeSubject({ word, stem }: Token): boolean {
  return (
    /^[\p{L}\p{M}]{3,24}$/u.test(word) &&
    !plainStems.has(stem) &&
    !irregularVerbForms.has(word) &&
    !neverNouns.has(word) &&
    !/(?:ly|ed|ing|n't)$/.test(word)
  );
}

/** Whether what follows shows that the phrase ends here: a function word, punctuation, the end. */
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
