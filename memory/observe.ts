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
}

/** A noun that is named once is no theme of a writing, but of a journal it may be. */
const passingWeight = 0.2;
/** A name of somebody or of a place. */
const properWeight = 0.34;
const mostPlaces = 6;
const mostNouns = 40;

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
  if (needsCare) return { sightings: [...themes.values()], passages: [], emotion };
  markLeft(themes, reading.deflections);
  return {
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

function themeSightings(reading: Reading, tokenised: TokenisedText): Map<string, Sighting> {
  const themes = new Map<string, Sighting>();
  const covered = new Set<number>();
  for (const { name, weight, mentions } of reading.themes) {
    const concept = conceptKey(name);
    const known = themes.get(concept);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      known.places.push(...placesOf(mentions));
    } else themes.set(concept, sighting('theme', concept, name, weight, placesOf(mentions)));
  }
  for (const noun of findNouns(tokenised).slice(0, mostNouns)) {
    const name = nounName(noun);
    const concept = conceptKey(name);
    if (themes.has(concept) || covered.has(noun.places[0]!)) continue;
    const weight = noun.clauses > 1 ? 0.5 : noun.proper ? properWeight : passingWeight;
    themes.set(concept, sighting('theme', concept, name, weight, nounPlaces(noun, tokenised)));
  }
  return themes;
}

function nounName({ proper, determiner, word }: Noun): string {
  return proper ?? `${determiner} ${word}`;
}

function nounPlaces({ places }: Noun, { tokens, clauses }: TokenisedText): number[] {
  const inClauses = [...new Set(places.map((place) => tokens[place]!.clause))];
  return inClauses.slice(0, mostPlaces).flatMap((index) => [clauses[index]!.start, clauses[index]!.end]);
}

function markLeft(themes: Map<string, Sighting>, deflections: readonly Deflection[]): void {
  for (const deflection of deflections) {
    if (deflection.about === undefined) continue;
    const concept = conceptKey(deflection.about);
    let left = themes.get(concept);
    if (!left) {
      left = sighting('theme', concept, deflection.about, properWeight, placesOf([deflection]));
      themes.set(concept, left);
    }
    left.isLeft = true;
    left.leftPlaces.push(deflection.start, deflection.end);
  }
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
  return { kind, concept, name, value: '', weight, isLeft: false, places, leftPlaces: [] };
}

function placesOf(quotes: readonly Pick<Quote, 'start' | 'end'>[]): number[] {
  return quotes.slice(0, mostPlaces).flatMap(({ start, end }) => [start, end]);
}
