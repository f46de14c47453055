import type { ProfileTheme, WriterProfile } from '#memory/recall/writer-profile.ts';
import { nameFor } from '#src/language/subjects.ts';
import type { Candidate, Evidence } from './offer.ts';
import { list, ordinaryThemes } from './shared-context.ts';

/** How well one guide matches a theme of the writer. */
export interface ThemeMatch {
  theme: ProfileTheme;
  /** 0 to 1. */
  closeness: number;
  evidence: Evidence | undefined;
}

const maxNamed = 3;
const maxQuotes = 3;
/** The minimum closeness of a match that is named. */
const tellable = 0.2;

/**
 * Explains the rank of a guide to the writer. It names the writer's themes and quotes the guide's words, but no writing.
 * A theme that is not in the lexicon is named only if the guide's words contain it.
 */
export function explain(
  { name, rating, reviewCount }: Candidate,
  profile: WriterProfile,
  themes: readonly ProfileTheme[],
  matches: readonly ThemeMatch[],
): string {
  const reviews =
    reviewCount > 0
      ? ` ${reviewCount === 1 ? 'One review gives' : `${reviewCount} reviews give`} ${stars(rating)}.`
      : '';
  if (profile.writings === 0) {
    return `There is no writing of yours to go by yet, so this order rests on reviews and on who came first, not on you.${reviews}`;
  }
  const told = matches.filter(({ closeness }) => closeness >= tellable).slice(0, maxNamed);
  if (told.length > 0) {
    const quotes = unique(told.flatMap(({ evidence }) => evidence?.said.slice(0, 1) ?? [])).slice(
      0,
      maxQuotes,
    );
    const fromReviews = unique(told.flatMap(({ evidence }) => evidence?.reviewed.slice(0, 1) ?? [])).slice(
      0,
      1,
    );
    const guide =
      quotes.length > 0
        ? `${name} names ${list(quotes.map(quoted))}`
        : `${name} uses the same ${fromReviews.length > 0 ? 'words in their reviews' : 'words'}`;
    const heard = fromReviews.length > 0 ? `; a review speaks of ${quoted(fromReviews[0]!)}` : '';
    return `${turnsTo(
      profile,
      told.map(({ theme }) => theme),
    )} ${guide}${heard}.${reviews}`;
  }
  const own = ordinaryThemes({ themes }).slice(0, maxNamed);
  if (own.length === 0) {
    return `No subject can be told from your writing yet; ${name} comes nearest by the words you both use, if at all.${reviews}`;
  }
  return `${turnsTo(profile, own)} Nothing that ${name} says takes that up by name, so this is a weak match.${reviews}`;
}

function turnsTo({ writings }: WriterProfile, themes: readonly ProfileTheme[]): string {
  if (writings === 1)
    return `Your one writing so far turns to ${list(themes.map(({ name }) => nameFor(name, 'you')))}.`;
  const named = themes.map(
    (theme) => `${nameFor(theme.name, 'you')} (${theme.writings} of ${writings} writings)`,
  );
  return `Your writing turns to ${list(named)}.`;
}

function quoted(words: string): string {
  return `“${words.replaceAll(/\s+/g, ' ')}”`;
}

function stars(rating: number): string {
  return `${Number(rating.toFixed(1))} of 5`;
}

function unique(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
