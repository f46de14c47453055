import { contentStems } from '#src/language/content-stems.ts';
import { entriesOf } from '#src/language/data-file.ts';
import { createPhraseMatcher, phraseStems } from '#src/language/phrase-matcher.ts';
import { themes } from '#src/language/theme-lexicon.ts';
import { type Token, tokenise } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';
import { fields } from './fields.ts';

/** The words of a guide, and of those who reviewed them. */
export interface OfferText {
  specialties: readonly string[];
  bio: string;
  reviews: readonly string[];
}

export interface Candidate extends OfferText {
  id: string;
  name: string;
  /** Mean of the reviews; 0 while there is none. */
  rating: number;
  reviewCount: number;
  totalSessions: number;
}

/** How strongly a guide's text speaks of a field or theme, and in which words. */
export interface Evidence {
  /** Above 0. A word of the bio counts 1. */
  strength: number;
  /** The guide's own words, strongest first: whole specialties and single words of the bio. */
  said: readonly string[];
  /** Words of reviews that speak of it. */
  reviewed: readonly string[];
}

/** What a guide offers, by field, by theme and by the stems of all their words. */
export interface Offer {
  fields: ReadonlyMap<string, Evidence>;
  themes: ReadonlyMap<string, Evidence>;
  stems: ReadonlyMap<string, number>;
}

/** The features that a short text, such as the name of a theme, speaks of. */
export interface Mentions {
  fields: ReadonlySet<string>;
  themes: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

interface Feature {
  kind: 'fields' | 'themes';
  name: string;
  /** The weight of a word that only hints at a feature. A word that names it has more. */
  share: number;
}

/** Size of the cache of offers; about 10 kB each. */
const maxKnownOffers = 2_000;

const specialtyStrength = 3;
const reviewStrength = 0.5;
const hintShare = 0.4;
/** In a bio of up to this many words each word counts fully. In a longer bio each word counts for less. */
const ordinaryBioWords = 60;

/**
 * The weight of a theme's word in a bio. It is lower than that of a field's word, because everyday words are often figures
 * of speech (`I walk with people`).
 */
const bioThemeShare = 0.5;

/** Words that guides of every kind use. One such word alone in a bio is no evidence. */
const stockWords = new Set(
  entriesOf(
    `work, walk, teach, taught, write, written, read, make, hear, listen, talk, sit, open, learn, train, practice, practise, client, session,
     guide, support, help, change, story, end, quiet, box, mind, heart, voice, home, house, company, meet, silence, silent, speak,
     presence, connection, truth, trust, calm, space, journey, process, therapy, direction, training, hope, joy, time, clock, alone`,
  ).flatMap(phraseStems),
);

const fieldMatcher = createPhraseMatcher<Feature>(
  fields.flatMap(({ field, words }) =>
    words.map((phrase) => [phrase, { kind: 'fields', name: field, share: 1 }] as const),
  ),
);
const themeMatcher = createPhraseMatcher<Feature>(
  themes.flatMap(({ name, terms, hints }) => [
    ...terms.map((phrase) => [phrase, { kind: 'themes', name, share: 1 }] as const),
    ...hints.map((phrase) => [phrase, { kind: 'themes', name, share: hintShare }] as const),
  ]),
);

interface Hit extends Feature {
  start: number;
  end: number;
  /** The stem, if the hit is a single word. */
  word: string | undefined;
}

/** Extracts what a guide offers from their text. */
function readOffer({ specialties, bio, reviews }: OfferText): Offer {
  const found = { fields: new Map<string, MutableEvidence>(), themes: new Map<string, MutableEvidence>() };
  const stems = new Map<string, number>();

  const read = (text: string, strength: number, source: 'specialty' | 'bio' | 'review') => {
    const { tokens } = tokenise(text);
    // Each feature counts once for a text, however often it is repeated.
    const hits = new Map<string, Hit>();
    for (const hit of hitsOf(tokens)) {
      const key = `${hit.kind}:${hit.name}`;
      const isStock = source !== 'specialty' && hit.word !== undefined && stockWords.has(hit.word);
      if (!isStock && !hits.has(key)) hits.set(key, hit);
    }
    const spans = new Set([...hits.values()].map(({ start }) => start)).size;
    for (const { kind, name, share, start, end } of hits.values()) {
      const evidence = found[kind].get(name) ?? { strength: 0, said: [], reviewed: [] };
      found[kind].set(name, evidence);
      // A specialty that names two things counts less for each.
      const part = source === 'specialty' ? 1 / Math.sqrt(spans) : kind === 'themes' ? bioThemeShare : 1;
      evidence.strength += strength * share * part;
      const quotes = source === 'review' ? evidence.reviewed : evidence.said;
      const quote = source === 'specialty' ? text.trim() : text.slice(start, end);
      if (!quotes.some((known) => known.toLowerCase() === quote.toLowerCase())) quotes.push(quote);
    }
    for (const stem of new Set(contentStems(tokens))) stems.set(stem, (stems.get(stem) ?? 0) + strength);
  };

  // The more specialties, the less each counts.
  for (const specialty of specialties)
    read(specialty, specialtyStrength / Math.sqrt(specialties.length), 'specialty');
  const bioWords = tokenise(bio).tokens.length;
  read(bio, 1 / Math.sqrt(Math.max(1, bioWords / ordinaryBioWords)), 'bio');
  for (const review of reviews) read(review, reviewStrength / Math.sqrt(reviews.length), 'review');
  return { ...found, stems };
}

/** Returns a reader of offers that caches by guide and reads again when the guide's text has changed. */
export function createOfferReader(): (candidate: Candidate) => Offer {
  const known = new Map<string, { words: string; offer: Offer }>();
  return (candidate) => {
    const words = JSON.stringify([candidate.specialties, candidate.bio, candidate.reviews]);
    const before = known.get(candidate.id);
    if (before?.words === words) return before.offer;
    const offer = readOffer(candidate);
    if (known.size >= maxKnownOffers) known.clear();
    known.set(candidate.id, { words, offer });
    return offer;
  };
}

export function mentionsOf(text: string): Mentions {
  const { tokens } = tokenise(text);
  const hits = hitsOf(tokens);
  const names = (kind: Feature['kind']) =>
    new Set(hits.filter((hit) => hit.kind === kind).map(({ name }) => name));
  return { fields: names('fields'), themes: names('themes'), stems: new Set(contentStems(tokens)) };
}

interface MutableEvidence extends Evidence {
  said: string[];
  reviewed: string[];
}

function hitsOf(tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  for (const matcher of [fieldMatcher, themeMatcher]) {
    for (let index = 0; index < tokens.length; ) {
      const match = matcher.matchAt(tokens, index);
      const length = match?.length ?? 1;
      const first = tokens[index]!;
      const span = {
        start: first.start,
        end: tokens[index + length - 1]!.end,
        word: length === 1 ? first.stem : undefined,
      };
      // A function word may share its stem with a content word.
      const isGrammar = length === 1 && functionWords.has(first.word);
      if (!isGrammar) for (const feature of match?.values ?? []) hits.push({ ...feature, ...span });
      index += length;
    }
  }
  return hits;
}
