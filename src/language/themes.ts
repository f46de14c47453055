import { findOwnSubjects } from './candidate-topics.ts';
import { type ThemeEntry, themeLexicon, themelessPhrases } from './lexicon/themes.ts';
import { bearingOn } from './negation-scope.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import type { Quote, ThemeReading } from './reading.ts';
import type { Clause, Token, TokenisedText } from './tokens.ts';

/** A place where a theme is touched. */
export interface ThemeTouch {
  readonly theme: string;
  readonly clause: number;
  readonly token: number;
  /** False where a word only hints at it. */
  readonly said: boolean;
  readonly tender: boolean;
  readonly person: boolean;
}

export interface FoundThemes {
  /** Strongest first. */
  readonly themes: ThemeReading[];
  /** In the order of the text, those of the themes above. */
  readonly touches: ThemeTouch[];
}

interface Cue {
  readonly entry: ThemeEntry;
  readonly said: boolean;
}

const hintStrength = 0.5;
/** A second word for the theme in the same clause. */
const sameClauseStrength = 0.25;
/** With this much evidence a theme weighs one half. */
const evidenceForHalf = 2;

const matcher = createPhraseMatcher<Cue | undefined>([
  ...entriesOf(themelessPhrases).map((phrase) => [phrase, undefined] as const),
  ...themeLexicon.flatMap((entry) => {
    const said: Cue = { entry, said: true };
    const hinted: Cue = { entry, said: false };
    return [
      ...entriesOf(entry.says).map((phrase) => [phrase, said] as const),
      ...entriesOf(entry.hints ?? '').map((phrase) => [phrase, hinted] as const),
    ];
  }),
]);

/** Words after which a relative is somebody else's, or nobody's in particular. */
const otherPeoples = new Set([
  'his',
  'her',
  'their',
  'your',
  'whose',
  'a',
  'an',
  'another',
  'every',
  'some',
  'any',
  'other',
]);

/** Finds the themes of a writing: those of the lexicon, and the subjects that are this writer's own. */
export function findThemes(tokenised: TokenisedText): FoundThemes {
  const { tokens } = tokenised;
  const touches: ThemeTouch[] = [];
  const covered = new Set<string>();

  for (let index = 0; index < tokens.length; ) {
    const match = matcher.matchAt(tokens, index);
    if (!match) {
      index++;
      continue;
    }
    // A phrase without a theme swallows the words in it.
    for (const cue of match.values.includes(undefined) ? [] : match.values) {
      const { entry, said } = cue!;
      if (said) covered.add(tokens[index + match.length - 1]!.stem);
      if (entry.asserted && bearingOn(tokens, index).negated) continue;
      if (entry.kin && !isTheWriters(tokenised, index)) continue;
      const { clause } = tokens[index]!;
      const { name, tender = false, person = false } = entry;
      touches.push({ theme: name, clause, token: index, said, tender, person });
    }
    index += match.length;
  }
  touches.push(...findOwnSubjects(tokenised, covered));

  const byTheme = Map.groupBy(touches, (touch) => touch.theme);
  const themes: ThemeReading[] = [];
  for (const [name, places] of byTheme) {
    const weight = weightOf(places);
    if (weight === undefined) byTheme.delete(name);
    else themes.push({ name, weight, mentions: mentionsOf(tokenised, places) });
  }
  themes.sort((a, b) => b.weight - a.weight || a.mentions[0]!.start - b.mentions[0]!.start);
  const kept = touches.filter((touch) => byTheme.has(touch.theme)).sort((a, b) => a.token - b.token);
  return { themes, touches: kept };
}

/** Evidence, saturating; undefined where one hint is all there is. */
function weightOf(places: readonly ThemeTouch[]): number | undefined {
  const clauses = new Set<number>();
  let evidence = 0;
  for (const { clause, said } of places) {
    const strength = said ? 1 : hintStrength;
    evidence += clauses.has(clause) ? strength * sameClauseStrength : strength;
    clauses.add(clause);
  }
  return evidence < 1 ? undefined : evidence / (evidence + evidenceForHalf);
}

/** Quotes of the clauses that say the theme; of those that hint at it only where none says it. */
function mentionsOf(tokenised: TokenisedText, places: readonly ThemeTouch[]): Quote[] {
  const saying = places.filter((place) => place.said);
  const clauses = new Set((saying.length > 0 ? saying : places).map((place) => place.clause));
  return [...clauses]
    .sort((a, b) => a - b)
    .map((clause) => quoteOf(tokenised.text, tokenised.clauses[clause]!));
}

export function quoteOf(text: string, { start, end }: Pick<Clause, 'start' | 'end'>): Quote {
  return { start, end, quote: text.slice(start, end) };
}

/** `my mother`, `Mum`, `our dear father`, but not `her mother`, `Anna's mother`, `a mother`. */
export function isTheWriters({ text, tokens }: TokenisedText, index: number): boolean {
  for (const back of [1, 2]) {
    const before: Token | undefined = tokens[index - back];
    if (!before || before.clause !== tokens[index]!.clause) return true;
    if (before.word === 'my' || before.word === 'our') return true;
    if (otherPeoples.has(before.word)) return false;
    if (
      back === 1 &&
      /['’]s$/.test(text.slice(before.start, before.end)) &&
      !/^(it|that|he|she|there|what|where|who|here)$/.test(before.word)
    )
      return false;
  }
  return true;
}
