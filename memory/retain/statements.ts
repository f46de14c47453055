import { entriesOf } from '#src/language/data-file.ts';
import { createPhraseMatcher } from '#src/language/phrase-matcher.ts';
import { themes } from '#src/language/theme-lexicon.ts';
import { type Clause, normaliseWord, stemOf, type TokenisedText } from '#src/language/tokens.ts';
import { conceptKey } from './concept.ts';

/** What writers say about themselves: that they love, want, do or trust something, or the opposite. */
export interface Statement {
  /** Dimension and object, e.g. `fondness:piano`. The writer can have only one value of a concept at a time. */
  concept: string;
  value: string;
  /** The statement in the third person: `loves the piano`. */
  content: string;
  start: number;
  end: number;
}

type Dimension = 'fondness' | 'wish' | 'habit' | 'trust';

/** Verbs that express a stance: its dimension, whether for or against, and the phrases. */
const stances: readonly (readonly [Dimension, 'yes' | 'no', string])[] = [
  ['fondness', 'yes', 'love, adore, enjoy, like, cherish, treasure, am fond of, am mad about'],
  [
    'fondness',
    'no',
    "hate, loathe, detest, dislike, despise, can't stand, cannot stand, can't bear, cannot bear, resent, dread, am sick of, am tired of",
  ],
  ['wish', 'yes', 'want, wish for, long for, yearn for, need, hope for, crave'],
  ['habit', 'yes', 'started, began, took up, have taken up, am back to, go back to, went back to'],
  ['habit', 'no', 'stopped, quit, gave up, have given up, am done with, am giving up, dropped'],
  ['trust', 'yes', 'trust, rely on, count on, believe in'],
  ['trust', 'no', 'distrust, mistrust, gave up on, have given up on'],
];

/** Things of which a writer has only one at a time: a new value replaces the old one. */
const slots: readonly (readonly [string, string])[] = [
  ['home', 'live in, moved to, am living in, have moved to, live with, moved in with'],
  ['work', 'work as, work at, work for, am working at, am working for, got a job at, started at'],
];

const contents: Readonly<Record<string, string>> = {
  'fondness:yes': 'loves',
  'fondness:no': 'cannot stand',
  'wish:yes': 'wants',
  'wish:no': 'does not want',
  'habit:yes': 'took up',
  'habit:no': 'gave up',
  'trust:yes': 'trusts',
  'trust:no': 'does not trust',
  home: 'lives in or with',
  work: 'works as or at',
};

interface Cue {
  dimension: string;
  /** Undefined for a slot, whose value is the object after the phrase. */
  value: 'yes' | 'no' | undefined;
}

const cues = createPhraseMatcher<Cue>([
  ...stances.flatMap(([dimension, value, phrases]) =>
    entriesOf(phrases).map((phrase) => [`i ${phrase}`, { dimension, value }] as const),
  ),
  ...slots.flatMap(([dimension, phrases]) =>
    entriesOf(phrases).map((phrase) => [`i ${phrase}`, { dimension, value: undefined }] as const),
  ),
]);

const objects = createPhraseMatcher<string>(
  themes.flatMap(({ name, terms }) => terms.map((phrase) => [phrase, name] as const)),
);

/** Words that may stand between `I` and its verb. */
const adverbs = new Set(
  'really still just always do actually truly so now also only even absolutely secretly finally have'.split(
    ' ',
  ),
);
const negations = new Set(["don't", 'not', 'never', "didn't", "can't", 'cannot', "won't", "wouldn't", 'no']);
/** A sentence with one of these words is about a possibility or about the past. */
const doubts = new Set(['if', 'used', 'would', 'might', 'maybe', 'perhaps', 'almost', 'nearly', 'wish']);
const maxObjectDistance = 5;
const skipped = new Set(
  'the a an my our this that to be being it of and her his in on at so very'.split(' '),
);

/** The statements of a text in order, at most one for each clause. Questions and sentences with a word of doubt have none. */
export function findStatements({ text, tokens, clauses }: TokenisedText): Statement[] {
  const found: Statement[] = [];
  for (const clause of clauses) {
    if (text.slice(clause.start, clause.end).trimEnd().endsWith('?')) continue;
    const statement = statementOf(clause);
    if (statement) found.push(statement);
  }
  return found;

  function statementOf(clause: Clause): Statement | undefined {
    for (let at = clause.firstToken; at < clause.lastToken; at++) {
      const { word } = tokens[at]!;
      if (doubts.has(word)) return undefined;
      if (word !== 'i' && word !== "i've" && word !== "i'm") continue;
      const bare = withoutAdverbs(at, clause.lastToken);
      const match = cues.matchAt(bare.tokens, 0);
      const cue = match?.values[0];
      if (!match || !cue) continue;
      const after = bare.indexes[match.length] ?? clause.lastToken;
      const object = objectAfter(after, clause.lastToken);
      if (!object || doubts.has(tokens[after]?.word ?? '')) return undefined;
      const { start, end } = clause;
      const { concept, name } = object;
      if (cue.value === undefined) {
        if (bare.negated) return undefined;
        const content = `${contents[cue.dimension]} ${name}`;
        return { concept: `slot:${cue.dimension}`, value: concept, content, start, end };
      }
      const value = bare.negated === (cue.value === 'no') ? 'yes' : 'no';
      const content = `${contents[`${cue.dimension}:${value}`]} ${name}`;
      return { concept: `${cue.dimension}:${concept}`, value, content, start, end };
    }
    return undefined;
  }

  /** The tokens from `from` on, with `I'm` divided, and without adverbs and negations. `indexes` are their places in the text. */
  function withoutAdverbs(from: number, to: number) {
    const clause = tokens[from]!.clause;
    const plain = (word: string) => ({ word, stem: stemOf(word), start: 0, end: 0, clause });
    const bare = [plain('i')];
    const indexes = [from];
    if (tokens[from]!.word === "i'm") {
      bare.push(plain('am'));
      indexes.push(from);
    }
    let negated = false;
    for (let at = from + 1; at < to && bare.length < 6; at++) {
      const { word } = tokens[at]!;
      const isPhrase = /^can/.test(word) && ['stand', 'bear'].includes(tokens[at + 1]?.word ?? '');
      if (negations.has(word) && !isPhrase) negated = !negated;
      else if (!adverbs.has(word)) {
        bare.push(plain(normaliseWord(word)));
        indexes.push(at);
      }
    }
    return { tokens: bare, indexes, negated };
  }

  function objectAfter(from: number, to: number): { concept: string; name: string } | undefined {
    for (let at = from; at < Math.min(to, from + maxObjectDistance); at++) {
      const theme = objects.matchAt(tokens, at)?.values[0];
      if (theme) return { concept: conceptKey(theme), name: theme };
      const { word, stem } = tokens[at]!;
      if (skipped.has(word)) continue;
      return word.length >= 3 ? { concept: stem, name: word } : undefined;
    }
    return undefined;
  }
}
