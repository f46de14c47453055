import { entriesOf } from './data-file.ts';
import { feelings } from './emotion-lexicon.ts';
import { closers, dismissals, openers, turningAway } from './lexicon/deflections.ts';

import { createPhraseMatcher, phraseStems } from './phrase-matcher.ts';
import type { Deflection } from './reading.ts';
import { quoteOf, type ThemeTouch } from './themes.ts';
import { type Clause, normaliseWord, type Token, type TokenisedText } from './tokens.ts';
import { turningProbabilities } from './turning-away.ts';

/** How many clauses back a subject still counts as the one that is left. */
const reachClauses = 2;
/** A text of fewer clauses has no room to leave a subject and not return. */
const fewestClauses = 4;
const oneSentence = 'one sentence, then another subject';
/** From here on a clause is taken to turn away in the writer's own words. */
export const minProbability = 0.55;

type Place = 'anywhere' | 'opening' | 'closing' | 'alone';

const wordsOf = (phrase: string): string => phrase.split(/\s+/).map(normaliseWord).join(' ');
/** Letter for letter: `forget about it` turns away, `forgot about it` tells. */
const exactPhrases: ReadonlySet<string> = new Set(
  [turningAway, openers, closers, dismissals].flatMap(entriesOf).map(wordsOf),
);

const matcher = createPhraseMatcher<Place>([
  ...entriesOf(dismissals).map((phrase) => [phrase, 'alone'] as const),
  ...entriesOf(turningAway).map((phrase) => [phrase, 'anywhere'] as const),
  ...entriesOf(openers).map((phrase) => [phrase, 'opening'] as const),
  ...entriesOf(closers).map((phrase) => [phrase, 'closing'] as const),
]);

/** Words that may stand before an opener and leave it one. */
const leadIns = new Set([
  'and',
  'but',
  'so',
  'well',
  'oh',
  'ok',
  'okay',
  'yeah',
  'yes',
  'um',
  'ah',
  'right',
  'no',
]);
/** After these `anyway` opens a new subject even where nothing parts it from the old one. */
const freshStarts = new Set([
  'i',
  'the',
  'we',
  'my',
  'so',
  'today',
  'there',
  'this',
  'back',
  'now',
  "i'm",
  "i've",
  'moving',
  'what',
  'on',
  'enough',
  'yesterday',
  'then',
]);
/** Openers that are ordinary words unless a mark or the end follows. */
const needsMark = new Set(['whatever', 'besides', 'enough', 'forget', 'never', 'nevermind', 'anyhow']);
const pronouns = new Set([
  'it',
  'that',
  'this',
  'he',
  'she',
  'they',
  'him',
  'her',
  'them',
  'his',
  'their',
  'we',
  'us',
  'these',
  'those',
]);

const heavyStems = new Set(
  feelings
    .filter(({ valence }) => valence <= -0.45)
    .flatMap(({ words }) => words)
    .map(phraseStems)
    .filter((stems) => stems.length === 1)
    .map((stems) => stems[0]!),
);

export type AvoidanceCue = Place | 'ownWords' | 'silent';
export const avoidanceCues: readonly AvoidanceCue[] = [
  'anywhere',
  'opening',
  'closing',
  'alone',
  'ownWords',
  'silent',
];

/** Subjects that the writing touches and leaves, in the order of the text. */
export function findDeflections(
  tokenised: TokenisedText,
  touches: readonly ThemeTouch[],
  cues: readonly AvoidanceCue[] = avoidanceCues,
): Deflection[] {
  const byClause = Map.groupBy(touches, (touch) => touch.clause);
  const phrased = saidDeflections(tokenised, byClause, cues);
  const own = cues.includes('ownWords') ? ownDeflections(tokenised, byClause, phrased) : [];
  const said = [...phrased, ...own];
  const silent = (cues.includes('silent') ? silentDeflections(tokenised, touches, byClause) : []).filter(
    ({ start, about }) =>
      !said.some((other) => other.about === about || (other.start <= start && start < other.end)),
  );
  return [...said, ...silent].sort((a, b) => a.start - b.start || a.end - b.end);
}

type TouchesByClause = ReadonlyMap<number, readonly ThemeTouch[]>;

function saidDeflections(
  tokenised: TokenisedText,
  byClause: TouchesByClause,
  cues: readonly AvoidanceCue[],
): Deflection[] {
  const { text, tokens } = tokenised;
  const found: Deflection[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match = matcher
      .matchesAt(tokens, index)
      .findLast(({ values }) => values.some((value) => cues.includes(value)));
    const place = match?.values.find(
      (value) => cues.includes(value) && stands(tokenised, index, match.length, value),
    );
    if (!match || !place || !exactPhrases.has(wordsAt(tokens, index, match.length))) {
      index++;
      continue;
    }
    const after = index + match.length;
    const clause = tokens[index]!.clause;
    const left = subjectsLeft(byClause, clause, index, after, place);
    const about = left[0];
    index = after;
    if (
      place === 'alone'
        ? clause === 0
        : place !== 'anywhere' && (!about ? clause === 0 : isReturnedTo(byClause, left, clause, after))
    )
      continue;
    const signal = text.slice(tokens[index - match.length]!.start, tokens[index - 1]!.end).toLowerCase();
    const span = spanOf(tokenised, about, clause);
    found.push({ ...quoteOf(text, span), form: 'phrase', signal, about: about?.theme });
  }
  return found;
}

/** Clauses that turn away in words that are in no list, and do not stand in what a phrase has shown already. */
function ownDeflections(
  tokenised: TokenisedText,
  byClause: TouchesByClause,
  phrased: readonly Deflection[],
): Deflection[] {
  const { text, clauses } = tokenised;
  const found: Deflection[] = [];
  let next = 0;
  for (const [clause, probability] of turningProbabilities(tokenised)) {
    if (clause === 0 || probability < minProbability) continue;
    const { lastToken, start, end } = clauses[clause]!;
    while (next < phrased.length && phrased[next]!.end <= start) next++;
    if (next < phrased.length && phrased[next]!.start < end) continue;
    const left = subjectsLeft(byClause, clause, lastToken, lastToken, 'closing');
    if (isReturnedTo(byClause, left, clause, lastToken)) continue;
    const about = left[0];
    found.push({
      ...quoteOf(text, spanOf(tokenised, about, clause)),
      form: 'own words',
      signal: text.slice(start, end).toLowerCase(),
      about: about?.theme,
    });
  }
  return found;
}

/** From the clause that touched the subject, where it is the one before, to the one that turns away. */
function spanOf(
  tokenised: TokenisedText,
  about: ThemeTouch | undefined,
  clause: number,
): Pick<Clause, 'start' | 'end'> {
  const { clauses } = tokenised;
  const { start, end } = clauses[clause]!;
  if (!about || clause - about.clause !== 1) return { start, end };
  // A gap that a database or a terminal cannot hold is kept out of every quote.
  const spoilt = /[\p{Cs}\p{Cc}]/u.test(gapBefore(tokenised, clause).replaceAll(/[\n\r\t]/g, ''));
  return spoilt ? { start, end } : { start: clauses[about.clause]!.start, end };
}

function wordsAt(tokens: readonly Token[], index: number, length: number): string {
  return tokens
    .slice(index, index + length)
    .map((token) => token.word)
    .join(' ');
}

function gapBefore({ text, clauses }: TokenisedText, clause: number): string {
  return text.slice(clauses[clause - 1]!.end, clauses[clause]!.start);
}

function stands(
  { text, tokens, clauses }: TokenisedText,
  index: number,
  length: number,
  place: Place,
): boolean {
  if (place === 'anywhere') return true;
  const here = tokens[index]!;
  const { firstToken, lastToken, end } = clauses[here.clause]!;
  const after = index + length;
  const closes = after === lastToken;
  if (place === 'alone') return closes && index === firstToken;
  const next: Token | undefined = closes ? undefined : tokens[after];
  const markAfter = closes || /[^\s]/.test(text.slice(tokens[after - 1]!.end, next!.start));
  const markBefore = index > firstToken && /[^\s]/.test(text.slice(tokens[index - 1]!.end, here.start));
  if (place === 'closing') {
    if (!closes && !markAfter) return false;
    const alone = index === firstToken || markBefore;
    return length > 1 || alone || end > tokens[after - 1]!.end;
  }
  let opens = markBefore;
  for (let at = index - 1; !opens; at--) {
    if (at < firstToken) opens = true;
    else if (!leadIns.has(tokens[at]!.word)) break;
  }
  if (here.word === 'anyway' && !opens) return next !== undefined && freshStarts.has(next.word);
  return opens && (markAfter || !needsMark.has(here.word));
}

/**
 * What a phrase turns away from, first what it most likely means: named behind it (`I don't want to talk about my
 * father`), else touched before it, and of several the tender one, and of these the first, which tends to be the topic.
 */
function subjectsLeft(
  byClause: TouchesByClause,
  clause: number,
  index: number,
  after: number,
  place: Place,
): ThemeTouch[] {
  const here = byClause.get(clause) ?? [];
  if (place === 'anywhere') {
    const named = here.find((touch) => touch.token >= after);
    if (named) return [named];
  }
  const candidates = here.filter((touch) => touch.token < index);
  for (let back = 1; candidates.length === 0 && back <= reachClauses; back++) {
    candidates.push(...(byClause.get(clause - back) ?? []));
  }
  const likelihood = ({ isTender, isNamed }: ThemeTouch) => (isNamed ? 2 : 0) + (isTender && isNamed ? 1 : 0);
  return candidates.sort((a, b) => likelihood(b) - likelihood(a));
}

function isReturnedTo(
  byClause: TouchesByClause,
  left: readonly ThemeTouch[],
  clause: number,
  after: number,
): boolean {
  const themes = new Set(left.map((touch) => touch.theme));
  for (let next = clause; next <= clause + reachClauses; next++) {
    if (byClause.get(next)?.some((touch) => themes.has(touch.theme) && touch.token >= after)) return true;
  }
  return false;
}

/** A tender subject given one sentence, after which the writing speaks of something else and does not come back. */
function silentDeflections(
  tokenised: TokenisedText,
  touches: readonly ThemeTouch[],
  byClause: TouchesByClause,
): Deflection[] {
  const { text, tokens, clauses } = tokenised;
  if (clauses.length < fewestClauses) return [];
  const found: Deflection[] = [];
  for (const [theme, places] of Map.groupBy(touches, (touch) => touch.theme)) {
    const { clause, isTender, isNamed } = places[0]!;
    if (
      !isTender ||
      !isNamed ||
      places.some((place) => place.clause !== clause) ||
      clause + 2 >= clauses.length
    )
      continue;
    const next = byClause.get(clause + 1) ?? [];
    const turnsElsewhere = next.some((touch) => !touch.isTender) && !next.some((touch) => touch.isTender);
    if (!turnsElsewhere || leansBack(tokens, clauses[clause + 1]!) || leansBack(tokens, clauses[clause + 2]!))
      continue;
    if (places[0]!.isPerson && !isHeavy(tokens, clauses[clause]!)) continue;
    if ((byClause.get(clause - 1) ?? []).some((touch) => touch.isTender)) continue;
    if (found.at(-1)?.start === clauses[clause]!.start) continue;
    found.push({ ...quoteOf(text, clauses[clause]!), form: 'silent', signal: oneSentence, about: theme });
  }
  return found;
}

type TokenRange = { readonly firstToken: number; readonly lastToken: number };

/** A pronoun near its beginning still speaks of what came before. */
function leansBack(tokens: readonly Token[], { firstToken, lastToken }: TokenRange): boolean {
  return tokens
    .slice(firstToken, Math.min(lastToken, firstToken + 7))
    .some((token) => pronouns.has(token.word));
}

function isHeavy(tokens: readonly Token[], { firstToken, lastToken }: TokenRange): boolean {
  return tokens.slice(firstToken, lastToken).some((token) => heavyStems.has(token.stem));
}
