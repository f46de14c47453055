import { familiesOf } from '#src/models/offline/embedding.ts';
import { functionWords } from '#src/models/offline/lexicon/common-words.ts';
import { kindredWords } from '#src/models/offline/lexicon/kindred-words.ts';
import { familyRate, isKnownStem, stemRate, themeRate } from '#src/models/offline/lexicon/word-rates.ts';
import { findNouns, type Noun } from '#src/models/offline/own-subjects.ts';
import { type TokenisedText, tokenise } from '#src/models/offline/tokens.ts';
import type { Deflection, Quote, Reading } from '#src/models/reading.ts';
import { conceptKey } from './concept.ts';
import type { Sighting } from './fold.ts';
import { cutPassages, type Passage } from './passages.ts';
import { findStatements } from './statements.ts';

/** What memory takes from one writing: places in it, no copy of its text. */
export interface Observation {
  sightings: Sighting[];
  passages: Passage[];
  emotion: { valence: number; arousal: number; signature: string };
  words: number;
}

/** A noun that is named once is no theme of a writing, but of a journal it may be. */
const namedWeight = 0.3;
/** Share of pages: above it a family is of words that anybody uses. */
const commonestFamily = 0.08;
/** One that two clauses name is dwelt on. */
const dweltWeight = 0.5;
const mostPlaces = 6;
const mostNouns = 40;
/** How far before a turning away the subject may stand that was left, in clauses. */
const reachClauses = 2;

/**
 * Takes from a writing what memory is made of.
 *
 * @param reading of that very text: its quotes are places in it.
 * @param needsCare of a writing with signs of acute danger only its themes and its feeling are remembered: nothing
 *   that it turned away from, nothing that could be held against the writer, no passage that could be brought up.
 */
export function observe(text: string, reading: Reading, { needsCare }: { needsCare: boolean }): Observation {
  const tokenised = tokenise(text);
  const { valence, arousal, signature } = reading.emotion;
  const emotion = { valence, arousal, signature };
  const themes = themeSightings(reading, tokenised);
  const words = tokenised.tokens.length;
  if (needsCare) return { sightings: [...themes.values()], passages: [], emotion, words };
  markLeft(themes, reading.deflections, tokenised);
  return {
    words,
    sightings: [
      ...themes.values(),
      ...signalSightings(reading.deflections),
      ...wordSightings(reading, tokenised),
      ...statementSightings(tokenised),
    ],
    passages: cutPassages(tokenised),
    emotion,
  };
}

/** The themes that the reading names, and the nouns that only a journal can show to be themes. */
function themeSightings(reading: Reading, tokenised: TokenisedText): Map<string, Sighting> {
  const themes = new Map<string, Sighting>();
  for (const { name, weight, mentions } of reading.themes) {
    const concept = conceptKey(name);
    const places = placesOf(mentions.filter((mention) => stands(tokenised.text, mention)));
    if (places.length === 0) continue;
    const known = themes.get(concept);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      known.places.push(...places);
    } else themes.set(concept, { ...sighting('theme', concept, name, weight, places), rate: rateOf(name) });
  }
  // What the reading names already is not told again by its family.
  const covered = new Set([...themes.keys()].flatMap((concept) => concept.split(' ').flatMap(familiesOf)));
  const nouns = [...findNouns(tokenised), ...findNames(tokenised)].slice(0, mostNouns);
  for (const noun of nouns) {
    const name = nounName(noun);
    const concept = conceptKey(name);
    if (themes.has(concept)) continue;
    const weight = noun.clauses > 1 ? dweltWeight : namedWeight;
    const places = nounPlaces(noun.places, tokenised);
    themes.set(concept, { ...sighting('theme', concept, name, weight, places), rate: rateOf(name) });
  }
  const names = new Map(nouns.map((noun) => [noun.stem, nounName(noun)]));
  for (const family of familySightings(tokenised, names, covered)) themes.set(family.concept, family);
  return themes;
}

/** A subject goes by many words: cows, heifers, calves. What everybody writes of is left to the lexicon. */
function familySightings(
  tokenised: TokenisedText,
  names: ReadonlyMap<string, string>,
  covered: ReadonlySet<number>,
): Sighting[] {
  const members = new Map<number, number[]>();
  for (const [index, { word, stem }] of tokenised.tokens.entries()) {
    if (functionWords.has(word)) continue;
    for (const family of familiesOf(stem)) {
      if (covered.has(family) || familyRate(family) > commonestFamily) continue;
      const places = members.get(family);
      if (places) places.push(index);
      else members.set(family, [index]);
    }
  }
  return [...members].map(([family, places]) => {
    const tokens = places.map((place) => tokenised.tokens[place]!);
    const clauses = new Set(tokens.map(({ clause }) => clause)).size;
    const noun = tokens.find(({ stem }) => names.has(stem));
    const name = noun ? names.get(noun.stem)! : tokens[0]!.word;
    const weight = clauses > 1 ? dweltWeight : namedWeight;
    const found = sighting('theme', familyConcept(family), name, weight, nounPlaces(places, tokenised));
    return { ...found, rate: familyRate(family) };
  });
}

/** Words that no list knows and that begin with a capital are names, wherever they stand. */
function findNames({ text, tokens }: TokenisedText): Noun[] {
  const known = new Map<string, Noun & { places: number[] }>();
  for (const [index, { word, stem, start }] of tokens.entries()) {
    if (
      word.length < 3 ||
      functionWords.has(word) ||
      isKnownStem(stem) ||
      !/^\p{Lu}/u.test(text.slice(start, start + 2))
    )
      continue;
    const name = known.get(stem);
    if (name) name.places.push(index);
    else {
      const proper = word[0]!.toUpperCase() + word.slice(1);
      known.set(stem, { stem, word, determiner: 'the', proper, places: [index], clauses: 1 });
    }
  }
  return [...known.values()].map((name) => ({
    ...name,
    clauses: new Set(name.places.map((place) => tokens[place]!.clause)).size,
  }));
}

/** The concept of a family of words; no name that a writing gives is like it. */
function familyConcept(family: number): string {
  return `~${kindredWords[family]![0]}`;
}

/** A quote counts when it is what stands at its place, letter for letter. */
function stands(text: string, { start, end, quote }: Quote): boolean {
  return quote.trim() !== '' && text.slice(start, end) === quote;
}

/** A theme that is in no list is as rare as the rarest of its words. */
function rateOf(name: string): number {
  return themeRate(name) ?? Math.min(...conceptKey(name).split(' ').map(stemRate));
}

function nounName({ proper, determiner, word }: Noun): string {
  return proper ?? `${determiner} ${word}`;
}

function nounPlaces(places: readonly number[], { tokens, clauses }: TokenisedText): number[] {
  const inClauses = [...new Set(places.map((place) => tokens[place]!.clause))];
  return inClauses.slice(0, mostPlaces).flatMap((index) => [clauses[index]!.start, clauses[index]!.end]);
}

function markLeft(
  themes: Map<string, Sighting>,
  deflections: readonly Deflection[],
  tokenised: TokenisedText,
): void {
  for (const deflection of deflections) {
    if (!stands(tokenised.text, deflection)) continue;
    const name = deflection.about ?? subjectBefore(tokenised, deflection);
    if (name === undefined) continue;
    const concept = conceptKey(name);
    let left = themes.get(concept);
    if (!left) {
      left = { ...sighting('theme', concept, name, namedWeight, placesOf([deflection])), rate: rateOf(name) };
      themes.set(concept, left);
    }
    left.isLeft = true;
    left.leftPlaces.push(deflection.start, deflection.end);
  }
}

/** Where the reading cannot tell what was left: the last name that stands shortly before, or what is the writer's own. */
function subjectBefore(tokenised: TokenisedText, { start, end }: Deflection): string | undefined {
  const { clauses } = tokenised;
  const last = clauses.findLastIndex((clause) => clause.start < end);
  const first = Math.max(
    0,
    Math.min(
      last - reachClauses,
      clauses.findIndex((clause) => clause.end > start),
    ),
  );
  const from = clauses[first]?.firstToken ?? 0;
  const to = clauses[last]?.lastToken ?? 0;
  const near = findNouns(tokenised)
    .map((noun) => ({ noun, at: noun.places.findLast((place) => place >= from && place < to) }))
    .filter(({ at }) => at !== undefined)
    .sort((a, b) => b.at! - a.at!);
  const found = near.find(({ noun }) => noun.proper) ?? near.find(({ noun }) => noun.determiner === 'my');
  return found && nounName(found.noun);
}

/** Phrases with which the writer turns away; a silent turn has none. */
function signalSightings(deflections: readonly Deflection[]): Sighting[] {
  const signals = new Map<string, Sighting>();
  for (const deflection of deflections) {
    const { signal } = deflection;
    if (signal.includes(',')) continue;
    const places = placesOf([deflection]);
    const known = signals.get(signal);
    if (known) known.places.push(...places);
    else signals.set(signal, sighting('signal', signal, signal, 1, places));
  }
  return [...signals.values()];
}

function wordSightings({ emotion }: Reading, { tokens, clauses }: TokenisedText): Sighting[] {
  const words = new Set(emotion.words);
  const found = new Map<string, Sighting>();
  for (const { word, stem, clause } of tokens) {
    if (!words.has(word) || found.has(stem)) continue;
    const { start, end } = clauses[clause]!;
    found.set(stem, sighting('word', stem, word, 1, [start, end]));
  }
  return [...found.values()];
}

function statementSightings(tokenised: TokenisedText): Sighting[] {
  const found = new Map<string, Sighting>();
  for (const { concept, value, says, start, end } of findStatements(tokenised)) {
    found.set(concept, { ...sighting('statement', concept, says, 1, [start, end]), value });
  }
  return [...found.values()];
}

function sighting(
  kind: Sighting['kind'],
  concept: string,
  name: string,
  weight: number,
  places: number[],
): Sighting {
  return { kind, concept, name, value: '', weight, rate: 0, isLeft: false, places, leftPlaces: [] };
}

function placesOf(quotes: readonly Pick<Quote, 'start' | 'end'>[]): number[] {
  return quotes.slice(0, mostPlaces).flatMap(({ start, end }) => [start, end]);
}
