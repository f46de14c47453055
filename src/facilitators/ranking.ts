import type { ProfileTheme, WriterProfile } from '#memory/recall/writer-profile.ts';
import { fields } from './fields.ts';
import { type Candidate, createOfferReader, type Evidence, mentionsOf, type Offer } from './offer.ts';
import { explain, type ThemeMatch } from './rationale.ts';
import { isOrdinary } from './shared-context.ts';

export interface Recommendation {
  id: string;
  /** 0 to 1. */
  matchScore: number;
  rationale: string;
}

/** Ranks guides for a writer, the best first. */
export type RankFacilitators = (
  profile: WriterProfile,
  candidates: readonly Candidate[],
) => Promise<Recommendation[]>;

/** The parts of the score, as shares of the whole. docs/facilitators.md gives the reasons. */
const shares = { themes: 0.62, words: 0.18, chakra: 0.12, rating: 0.08 };

const maxThemes = 12;
/** The exponent of a theme's weight. Above 1, main themes count for more than those that are only touched. */
const emphasis = 1.5;
/** The closeness of a guide who works in the field of a theme without naming the theme. */
const fieldCloseness = 0.9;
/**
 * The importance of a theme of the lexicon that belongs to no field, such as tea. A name that is not in the lexicon has
 * full importance if a guide mentions it.
 */
const everydayImportance = 0.3;
/** With this much evidence the closeness is one half. */
const evidenceForHalf = 1;
/** A further theme is named in the explanation if it adds at least this share of what the first theme adds. */
const tellableShare = 0.2;
/** This many reviews with the middle rating are added to a guide's own. */
const priorReviews = 5;
const middleRating = 3.5;

const fieldsOfTheme = new Map<string, string[]>();
for (const { field, themes } of fields) {
  for (const theme of themes) fieldsOfTheme.set(theme, [...(fieldsOfTheme.get(theme) ?? []), field]);
}
const chakrasOfField = new Map(fields.map(({ field, chakras }) => [field, chakras]));

/**
 * Ranks guides by comparing what the writer writes about with what the guides and their reviewers say. The rating is a
 * small part of the score. Equal scores keep the order of `candidates`, which is by rating, sessions and seniority. The
 * same input always gives the same ranking.
 */
export function rankFacilitators(
  profile: WriterProfile,
  candidates: readonly Candidate[],
  readOffer = createOfferReader(),
): Recommendation[] {
  const offers = candidates.map(readOffer);
  const themes = profile.themes.filter(canBeNamed).slice(0, maxThemes);
  const closeness = themes.map((theme) => {
    const find = createThemeFinder(theme);
    return offers.map(find);
  });
  const weights = themes.map(
    (theme, index) =>
      theme.weight ** emphasis * importanceOf(theme, closeness[index]!) * rarity(closeness[index]!),
  );
  const words = wordScores(profile, offers);

  return candidates
    .map((candidate, at) => {
      const matches = themes.map((theme, index) => ({ theme, ...closeness[index]![at]! }));
      const rated = shares.rating * ratingScore(candidate);
      const score =
        profile.writings === 0
          ? rated
          : shares.themes * weightedMean(matches, weights) +
            shares.words * words[at]! +
            shares.chakra * chakraScore(profile, offers[at]!) +
            rated;
      const byContribution = matches
        .map((match, index) => ({ match, contribution: match.closeness * weights[index]! }))
        .filter(({ contribution }) => contribution > 0)
        .sort((a, b) => b.contribution - a.contribution)
        .filter(({ contribution }, _rank, [first]) => contribution >= first!.contribution * tellableShare)
        .map(({ match }) => match);
      return {
        id: candidate.id,
        matchScore: Math.round(Math.min(1, score) * 10_000) / 10_000,
        rationale: explain(candidate, profile, themes, byContribution),
        candidate,
        at,
      };
    })
    .sort(
      (a, b) =>
        b.matchScore - a.matchScore ||
        ratingScore(b.candidate) - ratingScore(a.candidate) ||
        b.candidate.totalSessions - a.candidate.totalSessions ||
        a.at - b.at,
    )
    .map(({ id, matchScore, rationale }) => ({ id, matchScore, rationale }));
}

/** False for a person's name, which is private and is not a field in which guides work. */
function canBeNamed({ name }: ProfileTheme): boolean {
  return !/^\p{Lu}/u.test(name);
}

function importanceOf({ name }: ProfileTheme, matches: readonly { closeness: number }[]): number {
  if (fieldsOfTheme.has(name) || mentionsOf(name).fields.size > 0) return 1;
  const isOwn = !isOrdinary(name);
  return isOwn && matches.some(({ closeness }) => closeness > 0) ? 1 : everydayImportance;
}

/** Makes the function that measures how close a guide is to a theme, and by which words. */
function createThemeFinder({ name }: ProfileTheme): (offer: Offer) => Omit<ThemeMatch, 'theme'> {
  const known = fieldsOfTheme.get(name);
  const mentions = mentionsOf(name);
  const themeNames = known ? [name] : [name, ...mentions.themes];
  const fieldNames = known ?? [...mentions.fields];
  return (offer) => {
    let best: Omit<ThemeMatch, 'theme'> = { closeness: 0, evidence: undefined };
    const consider = (evidence: Evidence | undefined, share: number) => {
      if (!evidence) return;
      const closeness = (share * evidence.strength) / (evidence.strength + evidenceForHalf);
      if (closeness > best.closeness) best = { closeness, evidence };
    };
    for (const theme of themeNames) consider(offer.themes.get(theme), 1);
    for (const field of fieldNames) consider(offer.fields.get(field), fieldCloseness);
    // The theme is in no list, so the guide has to use its words.
    if (!known && best.closeness === 0) {
      const strength = Math.max(0, ...[...mentions.stems].map((stem) => offer.stems.get(stem) ?? 0));
      if (strength > 0) consider({ strength, said: [], reviewed: [] }, 1);
    }
    return best;
  };
}

/** Inverse document frequency. A theme that every guide offers does not distinguish them. */
function rarity(matches: readonly { closeness: number }[]): number {
  const offered = matches.reduce((sum, { closeness }) => sum + closeness, 0);
  return Math.log(1 + matches.length / (0.5 + offered));
}

function weightedMean(matches: readonly { closeness: number }[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  return matches.reduce((sum, { closeness }, index) => sum + closeness * weights[index]!, 0) / total;
}

/** The cosine of the words of the writer and of each guide. Words are weighted by rarity; words that no guide uses are left out. */
function wordScores({ stems }: WriterProfile, offers: readonly Offer[]): number[] {
  const users = new Map<string, number>();
  for (const offer of offers)
    for (const stem of offer.stems.keys()) users.set(stem, (users.get(stem) ?? 0) + 1);
  const weigh = (words: ReadonlyMap<string, number>) =>
    new Map(
      [...words].flatMap(([stem, share]) => {
        const by = users.get(stem);
        return by === undefined ? [] : [[stem, Math.sqrt(share) * Math.log(1 + offers.length / by)] as const];
      }),
    );
  const writer = weigh(stems);
  return offers.map((offer) => cosine(writer, weigh(offer.stems)));
}

function chakraScore({ chakraCounts }: WriterProfile, offer: Offer): number {
  const ofWriter = new Map(chakraCounts.map((count, index) => [index + 1, count]));
  const ofGuide = new Map<number, number>();
  for (const [field, { strength }] of offer.fields) {
    const chakras = chakrasOfField.get(field)!;
    for (const chakra of chakras) {
      ofGuide.set(
        chakra,
        (ofGuide.get(chakra) ?? 0) + strength / (strength + evidenceForHalf) / chakras.length,
      );
    }
  }
  return cosine(ofWriter, ofGuide);
}

function cosine<K>(a: ReadonlyMap<K, number>, b: ReadonlyMap<K, number>): number {
  let dot = 0;
  for (const [key, value] of a) dot += value * (b.get(key) ?? 0);
  return dot === 0 ? 0 : dot / (Math.hypot(...a.values()) * Math.hypot(...b.values()));
}

/** Bayesian mean of the reviews, from 0 (all 1) to 1 (all 5). A single review of 5 ranks below twenty of 4.8. */
function ratingScore({ rating, reviewCount }: Candidate): number {
  const mean = (priorReviews * middleRating + reviewCount * rating) / (priorReviews + reviewCount);
  return (mean - 1) / 4;
}
