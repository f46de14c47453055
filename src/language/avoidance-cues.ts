import { entriesOf, readDataTable } from './data-file.ts';
import { feelings } from './emotion-lexicon.ts';
import { createPhraseMatcher, phraseStems } from './phrase-matcher.ts';
import type { Deflection } from './reading.ts';
import { quoteOf, type ThemeOccurrence } from './themes.ts';
import { type Clause, normaliseWord, type Token, type TokenisedText } from './tokens.ts';

/**
 * A sign that a writer touches a subject and leaves it. `phrase`: words that say so anywhere (`I don't want to talk
 * about`). `opener`: a small word that says so only at the start of a clause (`anyway`). `oneSentence`: a tender subject
 * that gets one sentence and is followed by another subject.
 */
export type AvoidanceCue = 'phrase' | 'opener' | 'oneSentence';
export const avoidanceCues: readonly AvoidanceCue[] = ['phrase', 'opener', 'oneSentence'];

type PhraseCue = Extract<AvoidanceCue, 'phrase' | 'opener'>;

/** A cue can be about a subject that was mentioned at most this many clauses before it. */
const reachClauses = 2;
/** A text with fewer clauses is too short for the cue `oneSentence`. */
const minClauses = 4;
const oneSentenceSignal = 'one sentence, then another subject';

const phrases = readDataTable('avoidance-cues.tsv', ['cue', 'phrases']).flatMap((row) =>
  entriesOf(row.phrases).map((phrase) => [phrase, row.cue as PhraseCue] as const),
);
const matcher = createPhraseMatcher(phrases);
/** The matcher compares stems. Only the exact words are a cue: `forget about it`, but not `forgot about it`. */
const exactPhrases: ReadonlySet<string> = new Set(
  phrases.map(([phrase]) => phrase.split(/\s+/).map(normaliseWord).join(' ')),
);

/** Words that may stand between the start of a clause and an opener. */
const leadIns = new Set('and but so well oh ok okay yeah yes um ah right no'.split(' '));
/** After these words `anyway` opens a new subject even in the middle of a clause. */
const freshStarts = new Set(
  "i the we my so today there this back now i'm i've moving what on enough yesterday then".split(' '),
);
/** Openers that are ordinary words unless a punctuation mark or the end of the clause follows. */
const needsMark = new Set('whatever besides enough forget never nevermind anyhow'.split(' '));
const pronouns = new Set('it that this he she they him her them his their we us these those'.split(' '));

const heavyStems = new Set(
  feelings
    .filter(({ valence }) => valence <= -0.45)
    .flatMap(({ words }) => words)
    .map(phraseStems)
    .filter((stems) => stems.length === 1)
    .map((stems) => stems[0]!),
);

type OccurrencesByClause = ReadonlyMap<number, readonly ThemeOccurrence[]>;

/**
 * Finds the subjects that a text touches and leaves.
 *
 * @param cues which cues are looked for.
 * @returns in the order of the text.
 */
export function findDeflections(
  tokenised: TokenisedText,
  occurrences: readonly ThemeOccurrence[],
  cues: readonly AvoidanceCue[] = avoidanceCues,
): Deflection[] {
  const byClause = Map.groupBy(occurrences, (occurrence) => occurrence.clause);
  const phrased = phraseDeflections(tokenised, byClause, cues);
  const silent = cues.includes('oneSentence') ? silentDeflections(tokenised, occurrences, byClause) : [];
  const unphrased = silent.filter(
    ({ start, about }) =>
      !phrased.some((other) => other.about === about || (other.start <= start && start < other.end)),
  );
  return [...phrased, ...unphrased].sort((a, b) => a.start - b.start || a.end - b.end);
}

function phraseDeflections(
  tokenised: TokenisedText,
  byClause: OccurrencesByClause,
  cues: readonly AvoidanceCue[],
): Deflection[] {
  const { text, tokens } = tokenised;
  const found: Deflection[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match = matcher
      .matchesAt(tokens, index)
      .findLast(({ values }) => values.some((cue) => cues.includes(cue)));
    const cue = match?.values.find(
      (each) => cues.includes(each) && (each === 'phrase' || opensClause(tokenised, index, match.length)),
    );
    if (!match || !cue || !exactPhrases.has(wordsAt(tokens, index, match.length))) {
      index++;
      continue;
    }
    const after = index + match.length;
    const { clause, start } = tokens[index]!;
    const left = subjectsLeft(byClause, clause, index, after, cue);
    const about = left[0];
    index = after;
    // An opener at the start of the text leaves nothing, and one after which the subject goes on does not leave it.
    if (cue === 'opener' && (about ? isReturnedTo(byClause, left, clause, after) : clause === 0)) continue;
    const signal = text.slice(start, tokens[after - 1]!.end).toLowerCase();
    const span = spanOf(tokenised, about, clause);
    found.push({ ...quoteOf(text, span), form: 'phrase', signal, about: about?.theme });
  }
  return found;
}

/** The clause of the cue, together with the clause before it if that one touches the subject. */
function spanOf(
  tokenised: TokenisedText,
  about: ThemeOccurrence | undefined,
  clause: number,
): Pick<Clause, 'start' | 'end'> {
  const { text, clauses } = tokenised;
  const { start, end } = clauses[clause]!;
  if (!about || clause - about.clause !== 1) return { start, end };
  // A database or a terminal cannot hold some control characters: no quote may contain them.
  const gap = text.slice(clauses[clause - 1]!.end, start);
  const hasControl = /[\p{Cs}\p{Cc}]/u.test(gap.replaceAll(/[\n\r\t]/g, ''));
  return hasControl ? { start, end } : { start: clauses[about.clause]!.start, end };
}

function wordsAt(tokens: readonly Token[], index: number, length: number): string {
  return tokens
    .slice(index, index + length)
    .map((token) => token.word)
    .join(' ');
}

/** Whether the words at `index` open a clause as a cue: `Anyway, ...`, `so whatever.`, but not `whatever happens`. */
function opensClause({ text, tokens, clauses }: TokenisedText, index: number, length: number): boolean {
  const first = tokens[index]!;
  const after = index + length;
  const { firstToken, lastToken } = clauses[first.clause]!;
  const next = after < lastToken ? tokens[after] : undefined;
  const hasMarkBefore = index > firstToken && /\S/.test(text.slice(tokens[index - 1]!.end, first.start));
  const hasMarkAfter = !next || /\S/.test(text.slice(tokens[after - 1]!.end, next.start));
  const opens = hasMarkBefore || tokens.slice(firstToken, index).every(({ word }) => leadIns.has(word));
  if (first.word === 'anyway' && !opens) return next !== undefined && freshStarts.has(next.word);
  return opens && (hasMarkAfter || !needsMark.has(first.word));
}

/**
 * The subjects that a cue may leave, the most likely first. A phrase that is followed by its subject (`I don't want to
 * talk about my father`) leaves only that one. Otherwise the subjects are those mentioned before the cue. Tender subjects
 * that are named come first, then other named ones, then those that are only hinted at.
 */
function subjectsLeft(
  byClause: OccurrencesByClause,
  clause: number,
  index: number,
  after: number,
  cue: PhraseCue,
): ThemeOccurrence[] {
  const here = byClause.get(clause) ?? [];
  if (cue === 'phrase') {
    const named = here.find((occurrence) => occurrence.token >= after);
    if (named) return [named];
  }
  const candidates = here.filter((occurrence) => occurrence.token < index);
  for (let back = 1; candidates.length === 0 && back <= reachClauses; back++) {
    candidates.push(...(byClause.get(clause - back) ?? []));
  }
  const likelihood = ({ isTender, isNamed }: ThemeOccurrence) =>
    (isNamed ? 2 : 0) + (isTender && isNamed ? 1 : 0);
  return candidates.sort((a, b) => likelihood(b) - likelihood(a));
}

function isReturnedTo(
  byClause: OccurrencesByClause,
  left: readonly ThemeOccurrence[],
  clause: number,
  after: number,
): boolean {
  const themes = new Set(left.map((occurrence) => occurrence.theme));
  for (let next = clause; next <= clause + reachClauses; next++) {
    if (byClause.get(next)?.some((occurrence) => themes.has(occurrence.theme) && occurrence.token >= after))
      return true;
  }
  return false;
}

/** A tender subject that gets one sentence, after which the text turns to another subject and does not come back. */
function silentDeflections(
  tokenised: TokenisedText,
  occurrences: readonly ThemeOccurrence[],
  byClause: OccurrencesByClause,
): Deflection[] {
  const { text, tokens, clauses } = tokenised;
  if (clauses.length < minClauses) return [];
  const found: Deflection[] = [];
  for (const [theme, places] of Map.groupBy(occurrences, (occurrence) => occurrence.theme)) {
    const { clause, isTender, isNamed, isPerson } = places[0]!;
    const [here, next, afterNext] = clauses.slice(clause, clause + 3);
    if (!isTender || !isNamed || places.some((place) => place.clause !== clause)) continue;
    if (!here || !next || !afterNext) continue;
    const others = byClause.get(clause + 1) ?? [];
    if (others.length === 0 || others.some((occurrence) => occurrence.isTender)) continue;
    if (refersBack(tokens, next) || refersBack(tokens, afterNext)) continue;
    if (isPerson && !isHeavy(tokens, here)) continue;
    if (byClause.get(clause - 1)?.some((occurrence) => occurrence.isTender)) continue;
    if (found.at(-1)?.start === here.start) continue;
    found.push({ ...quoteOf(text, here), form: 'silent', signal: oneSentenceSignal, about: theme });
  }
  return found;
}

type TokenRange = { readonly firstToken: number; readonly lastToken: number };

/** Whether a pronoun among the first words of a clause refers to what came before. */
function refersBack(tokens: readonly Token[], { firstToken, lastToken }: TokenRange): boolean {
  return tokens
    .slice(firstToken, Math.min(lastToken, firstToken + 7))
    .some((token) => pronouns.has(token.word));
}

function isHeavy(tokens: readonly Token[], { firstToken, lastToken }: TokenRange): boolean {
  return tokens.slice(firstToken, lastToken).some((token) => heavyStems.has(token.stem));
}
