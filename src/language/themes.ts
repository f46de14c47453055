import { findCandidateTopics, nounName } from './candidate-topics.ts';
import { modifiersAt } from './negation-scope.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';
import type { Quote, ThemeReading } from './reading.ts';
import { themes as lexicon, type Theme } from './theme-lexicon.ts';
import type { Clause, Token, TokenisedText } from './tokens.ts';
import { phrasesWithoutTheme } from './word-lists.ts';

/** A place where a writing names a theme or hints at it. */
export interface ThemeOccurrence {
  /** The theme's name. */
  readonly theme: string;
  /** Index of the clause. */
  readonly clause: number;
  /** Index of the token. */
  readonly token: number;
  /** Whether a term names the theme; false where a word only hints at it. */
  readonly isNamed: boolean;
  readonly isTender: boolean;
  readonly isPerson: boolean;
}

export interface FoundThemes {
  /** Strongest first. */
  readonly themes: ThemeReading[];
  /** The occurrences of these themes, in the order of the text. */
  readonly occurrences: ThemeOccurrence[];
}

interface Cue {
  readonly theme: Theme;
  readonly isNamed: boolean;
}

const hintStrength = 0.5;
/** The strength of each further word for the same theme in one clause. */
const sameClauseStrength = 0.25;
/** With this much evidence a theme has a weight of one half. */
const evidenceForHalf = 2;

const matcher = createPhraseMatcher<Cue | undefined>([
  ...phrasesWithoutTheme.map((phrase) => [phrase, undefined] as const),
  ...lexicon.flatMap((theme) => {
    const named: Cue = { theme, isNamed: true };
    const hinted: Cue = { theme, isNamed: false };
    return [
      ...theme.terms.map((phrase) => [phrase, named] as const),
      ...theme.hints.map((phrase) => [phrase, hinted] as const),
    ];
  }),
]);

/** After these words a relative is another person's, or no particular one. */
const otherOwners = new Set([
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

/** Finds the themes of a writing: those of the lexicon, and the nouns that this writing returns to. */
export function findThemes(tokenised: TokenisedText): FoundThemes {
  const occurrences = findOccurrences(tokenised);
  const byTheme = Map.groupBy(occurrences, (occurrence) => occurrence.theme);
  const themes: ThemeReading[] = [];
  for (const [name, places] of byTheme) {
    const weight = weightOf(places);
    if (weight === undefined) byTheme.delete(name);
    else themes.push({ name, weight, mentions: mentionsOf(tokenised, places) });
  }
  themes.sort((a, b) => b.weight - a.weight || a.mentions[0]!.start - b.mentions[0]!.start);
  const kept = occurrences
    .filter((occurrence) => byTheme.has(occurrence.theme))
    .sort((a, b) => a.token - b.token);
  return { themes, occurrences: kept };
}

/** First those of the lexicon, in the order of the text, then those of the writing's own nouns. */
function findOccurrences(tokenised: TokenisedText): ThemeOccurrence[] {
  const { tokens } = tokenised;
  const occurrences: ThemeOccurrence[] = [];
  const covered = new Set<string>();

  for (let index = 0; index < tokens.length; ) {
    const match = matcher.matchAt(tokens, index);
    if (!match) {
      index++;
      continue;
    }
    // A phrase without a theme hides the words in it.
    for (const cue of match.values.includes(undefined) ? [] : match.values) {
      const { theme, isNamed } = cue!;
      if (isNamed) covered.add(tokens[index + match.length - 1]!.stem);
      if (theme.isAsserted && modifiersAt(tokens, index).isNegated) continue;
      if (theme.isOwn && !belongsToWriter(tokenised, index)) continue;
      const { name, isTender, isPerson } = theme;
      occurrences.push({
        theme: name,
        clause: tokens[index]!.clause,
        token: index,
        isNamed,
        isTender,
        isPerson,
      });
    }
    index += match.length;
  }

  for (const noun of findCandidateTopics(tokenised, covered)) {
    for (const token of noun.places) {
      occurrences.push({
        theme: nounName(noun),
        clause: tokens[token]!.clause,
        token,
        isNamed: true,
        isTender: false,
        isPerson: noun.proper !== undefined,
      });
    }
  }
  return occurrences;
}

/** The weight of a theme, 0 to 1, which rises with the evidence. Undefined when there is only a single hint. */
function weightOf(places: readonly ThemeOccurrence[]): number | undefined {
  const clauses = new Set<number>();
  let evidence = 0;
  for (const { clause, isNamed } of places) {
    const strength = isNamed ? 1 : hintStrength;
    evidence += clauses.has(clause) ? strength * sameClauseStrength : strength;
    clauses.add(clause);
  }
  return evidence < 1 ? undefined : evidence / (evidence + evidenceForHalf);
}

/** Quotes of the clauses that name the theme, or of those that hint at it where none names it. */
function mentionsOf(tokenised: TokenisedText, places: readonly ThemeOccurrence[]): Quote[] {
  const naming = places.filter((place) => place.isNamed);
  const clauses = new Set((naming.length > 0 ? naming : places).map((place) => place.clause));
  return [...clauses]
    .sort((a, b) => a - b)
    .map((clause) => quoteOf(tokenised.text, tokenised.clauses[clause]!));
}

export function quoteOf(text: string, { start, end }: Pick<Clause, 'start' | 'end'>): Quote {
  return { start, end, quote: text.slice(start, end) };
}

/**
 * Whether the relative at `index` is the writer's own: `my mother`, `Mum` or `our dear father`, but not `her mother`,
 * `Anna's mother` or `a mother`.
 */
export function belongsToWriter({ text, tokens }: TokenisedText, index: number): boolean {
  for (const back of [1, 2]) {
    const before: Token | undefined = tokens[index - back];
    if (!before || before.clause !== tokens[index]!.clause) return true;
    if (before.word === 'my' || before.word === 'our') return true;
    if (otherOwners.has(before.word)) return false;
    if (
      back === 1 &&
      /['’]s$/.test(text.slice(before.start, before.end)) &&
      !/^(it|that|he|she|there|what|where|who|here)$/.test(before.word)
    )
      return false;
  }
  return true;
}
