import { findNouns, type Noun, nounName } from '#src/language/candidate-topics.ts';
import {
  isCommonStem,
  stemFrequency,
  themeFrequency,
  topicFrequency,
} from '#src/language/document-frequency.ts';
import { readWriting } from '#src/language/reader.ts';
import type { Deflection, Quote, Reading } from '#src/language/reading.ts';
import { isListed, isNeverLeft, isOwnPerson, pronounOf } from '#src/language/subjects.ts';
import { type TokenisedText, tokenise } from '#src/language/tokens.ts';
import { findTopics, type TopicTouch } from '#src/language/topics.ts';
import { irregularVerbForms } from '#src/language/word-forms.ts';
import { functionWords, neverNouns } from '#src/language/word-lists.ts';
import { isProperName, type Mention } from '../consolidate/reducer.ts';
import { conceptKey } from './concept.ts';
import { clausesAbout } from './coreference.ts';
import { cutPassages, type Passage } from './passages.ts';
import { findStatements } from './statements.ts';

/** What memory takes from one writing: places in it, no copy of its text. */
export interface Observation {
  mentions: Mention[];
  passages: Passage[];
  emotion: { valence: number; arousal: number; signature: string };
  words: number;
}

/** A noun that is named once is no theme of a writing, but of a journal it may be. */
const namedWeight = 0.3;
/** One that two clauses name is dwelt on. */
const dweltWeight = 0.5;
export const maxPlaces = 6;
const maxNouns = 40;
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
  const themes =
    reading.by === 'model'
      ? namedThemes(reading, tokenised)
      : withTouched(readThemes(reading, tokenised.text), tokenised);
  const words = tokenised.tokens.length;
  if (needsCare) return { mentions: [...themes.values()], passages: [], emotion, words };
  if (reading.by === 'model') markNamedLeft(themes, reading.deflections, text);
  else markLeft(themes, reading.deflections, tokenised);
  return {
    words,
    mentions: [
      ...themes.values(),
      ...signalMentions(reading.deflections),
      ...wordMentions(reading, tokenised),
      ...statementMentions(tokenised),
    ],
    passages: cutPassages(tokenised),
    emotion,
  };
}

/**
 * What a model says the page is about. All else that its words touch is no theme of it, and is kept as touched only: what is
 * mentioned is not missed, and is found where it is to be forgotten.
 */
function namedThemes(reading: Reading, tokenised: TokenisedText): Map<string, Mention> {
  const named = readThemes(reading, tokenised.text);
  const weights = new Map([...named].map(([concept, { weight }]) => [concept, weight]));
  const themes = withTouched(named, tokenised);
  for (const [concept, theme] of themes) {
    const weight = weights.get(concept);
    theme.isNamed = weight !== undefined;
    theme.weight = weight === undefined ? 0 : Math.max(weight, namedWeight);
  }
  return themes;
}

/** The themes that a reading names and that its quotes show. */
function readThemes(reading: Reading, text: string): Map<string, Mention> {
  const themes = new Map<string, Mention>();
  for (const { name, weight, mentions } of reading.themes) {
    const concept = conceptKey(name);
    const places = placesOf(mentions.filter((mention) => stands(text, mention)));
    if (places.length === 0) continue;
    const known = themes.get(concept);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      known.places.push(...places);
    } else themes.set(concept, { ...mention('theme', concept, name, weight, places), rate: rateOf(name) });
  }
  return themes;
}

/** Adds to the themes that were read the fields, nouns and names that only a journal can show to be themes. */
function withTouched(themes: Map<string, Mention>, tokenised: TokenisedText): Map<string, Mention> {
  const fields = findTopics(tokenised);
  const nouns = nounsOf(tokenised);
  const people = peopleIn(tokenised, fields, nouns);
  for (const field of fieldMentions(tokenised, fields, people)) {
    const named = themes.get(field.concept);
    if (!named) themes.set(field.concept, field);
    else {
      named.weight = Math.max(named.weight, field.weight);
      named.rate = field.rate;
    }
  }
  for (const noun of nouns) {
    const name = nounName(noun);
    const concept = conceptKey(name);
    if (themes.has(concept)) continue;
    const spoken = Math.max(noun.clauses, people.get(name) ?? 0);
    const weight = spoken > 1 ? dweltWeight : namedWeight;
    const places = nounPlaces(noun.places, tokenised);
    themes.set(concept, { ...mention('theme', concept, name, weight, places), rate: rateOf(name) });
  }
  return themes;
}

/**
 * The more different words of a field stand on a page, the more it is about it. @param words of somebody of the writer's
 * own, the clauses that speak of them, where these are more.
 */
export function fieldWeight(words: number): number {
  return words / (words + 2);
}

/** Names and nouns of a writing, the first of each. */
function nounsOf(tokenised: TokenisedText): Noun[] {
  return [...findNouns(tokenised), ...findNames(tokenised)].slice(0, maxNouns);
}

/** For everybody of the writer's own and everybody named: how many clauses of the writing speak of them. */
export function peopleIn(
  tokenised: TokenisedText,
  fields: readonly TopicTouch[] = findTopics(tokenised),
  nouns: readonly Noun[] = nounsOf(tokenised),
): Map<string, number> {
  const named = [
    ...fields
      .filter(({ name }) => isOwnPerson(name))
      .map(({ name, named }) => ({ name, pronoun: pronounOf(name), places: named })),
    ...nouns.flatMap(({ proper, places }) =>
      proper
        ? [{ name: proper, pronoun: undefined, places: places.filter((at) => !isPlace(tokenised, at)) }]
        : [],
    ),
  ];
  const clauses = clausesAbout(tokenised, named);
  return new Map(named.map(({ name }, index) => [name, clauses[index]!.length]));
}

const placePrepositions = new Set(['in', 'at', 'to', 'from', 'near', 'into', 'through', 'around', 'towards']);

/** `in Paris`: whoever is spoken of next is not the town. */
function isPlace({ tokens }: TokenisedText, at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.clause === tokens[at]!.clause && placePrepositions.has(before.word);
}

/** A subject goes by many words: cows, heifers, calves. */
function fieldMentions(
  tokenised: TokenisedText,
  fields: readonly TopicTouch[],
  people: ReadonlyMap<string, number>,
): Mention[] {
  return fields.map(({ name, named, hinted, words }) => {
    const weight = fieldWeight(Math.max(words, people.get(name) ?? 0));
    const places = nounPlaces(named.length > 0 ? named : hinted, tokenised);
    return { ...mention('theme', conceptKey(name), name, weight, places), rate: topicFrequency(name) };
  });
}

/** Share of words with a capital: below it the writer uses none, and capitals tell nothing. */
const fewestCapitals = 0.03;

/**
 * Words that no list knows and that begin with a capital are names, wherever they stand; of a writer who uses no
 * capitals, all such words may be.
 */
function findNames({ text, tokens }: TokenisedText): Noun[] {
  const known = new Map<string, Noun & { places: number[] }>();
  const capitals = tokens.filter(({ start }) => /^\p{Lu}/u.test(text.slice(start, start + 2))).length;
  const usesCapitals = capitals >= fewestCapitals * tokens.length;
  for (const [index, { word, stem, start }] of tokens.entries()) {
    if (
      word.length < 3 ||
      functionWords.has(word) ||
      neverNouns.has(word) ||
      irregularVerbForms.has(word) ||
      isCommonStem(stem) ||
      (usesCapitals && !/^\p{Lu}/u.test(text.slice(start, start + 2))) ||
      !/^\p{L}+$/u.test(word)
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

/** A quote counts when it is what stands at its place, letter for letter. */
function stands(text: string, { start, end, quote }: Quote): boolean {
  return quote.trim() !== '' && text.slice(start, end) === quote;
}

/** A theme that is in no list is as rare as the rarest of its words. */
function rateOf(name: string): number {
  return themeFrequency(name) ?? Math.min(...conceptKey(name).split(' ').map(stemFrequency));
}

function nounPlaces(places: readonly number[], { tokens, clauses }: TokenisedText): number[] {
  const inClauses = [...new Set(places.map((place) => tokens[place]!.clause))];
  return inClauses.slice(0, maxPlaces).flatMap((index) => [clauses[index]!.start, clauses[index]!.end]);
}

/**
 * Marks what a turning away may have left: what is left soonest of all that was touched within its reach. Where these are several,
 * the next times tell: what is left again and again is avoided, what merely stood nearby is not.
 */
function markLeft(
  themes: Map<string, Mention>,
  deflections: readonly Deflection[],
  { text, clauses }: TokenisedText,
): void {
  for (const deflection of deflections) {
    if (!stands(text, deflection)) continue;
    const { start, end, about } = deflection;
    const last = lastClauseBefore(clauses, end);
    const from = Math.min(start, clauses[Math.max(0, last - reachClauses)]!.start);
    const named = namedAsLeft(deflection, text.slice(clauses[last]!.start, clauses[last]!.end), themes);
    if (named.length > 0) {
      for (const each of named) markAsLeft(each, deflection);
      continue;
    }
    // A silent turn shows no more than what it turned from.
    const isSilent = deflection.form === 'silent';
    const within = [...themes.values()].filter(
      (each) =>
        !isSilent && !isNeverLeft(each.name) && touchesWithin(each, from, end) && !isReturnedTo(each, end),
    );
    const first = Math.max(...within.map(leavingRank));
    for (const each of themes.values()) {
      const isMeant =
        (each.name === about && !isNeverLeft(about)) ||
        (within.includes(each) && leavingRank(each) === first);
      if (isMeant) markAsLeft(each, deflection);
    }
    if (about === undefined || isNeverLeft(about) || themes.has(conceptKey(about))) continue;
    const concept = conceptKey(about);
    const left = mention('theme', concept, about, namedWeight, [start, end]);
    themes.set(concept, { ...left, rate: rateOf(about) });
    markAsLeft(themes.get(concept)!, deflection);
  }
}

/** Marks what a model says was left; where it does not say what, nothing was. */
function markNamedLeft(
  themes: ReadonlyMap<string, Mention>,
  deflections: readonly Deflection[],
  text: string,
): void {
  for (const deflection of deflections) {
    const left = deflection.about === undefined ? undefined : themes.get(conceptKey(deflection.about));
    if (left && stands(text, deflection)) markAsLeft(left, deflection);
  }
}

function markAsLeft(mention: Mention, { start, end }: Deflection): void {
  mention.isLeft = true;
  if (mention.leftPlaces.length < 2 * maxPlaces) mention.leftPlaces.push(start, end);
}

/** After these words it is said what is left: `I don't want to talk about my father`. */
const saysWhatIsLeft = /\b(?:about|into|discuss|mention|over)$/;
/** What a turning clause itself says that it leaves, behind its phrase and before the next comma. */
function namedAsLeft(
  { signal }: Deflection,
  clause: string,
  themes: ReadonlyMap<string, Mention>,
): Mention[] {
  if (!saysWhatIsLeft.test(signal)) return [];
  const at = clause.toLowerCase().indexOf(signal);
  const object = at < 0 ? '' : clause.slice(at + signal.length).split(/[,;:.!?–—]/)[0]!;
  if (object.trim() === '') return [];
  const concepts = withTouched(readThemes(readWriting(object), object), tokenise(object));
  return [...concepts.keys()]
    .flatMap((concept) => themes.get(concept) ?? [])
    .filter(({ name }) => !isNeverLeft(name));
}

const nameRank = 2;

/** What stands nearby is left the sooner the higher: somebody of one's own, a name, a subject of the lists, a thing. */
function leavingRank({ name }: Mention): number {
  if (isOwnPerson(name)) return nameRank + 1;
  if (isProperName(name)) return nameRank;
  return isListed(name) ? 1 : 0;
}

/** Index of the last clause that begins before `end`, by halving. */
function lastClauseBefore(clauses: TokenisedText['clauses'], end: number): number {
  let from = 0;
  let to = clauses.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (clauses[middle]!.start < end) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function touchesWithin({ places }: Mention, from: number, to: number): boolean {
  for (let at = 0; at + 1 < places.length; at += 2) {
    if (places[at]! >= from && places[at]! < to) return true;
  }
  return false;
}

/** What the writer comes back to on the same page, they did not leave. */
function isReturnedTo({ places }: Mention, end: number): boolean {
  return places.some((place, at) => at % 2 === 0 && place >= end);
}

/** The phrases by which the writer leaves subjects. */
function signalMentions(deflections: readonly Deflection[]): Mention[] {
  const signals = new Map<string, Mention>();
  for (const deflection of deflections) {
    if (deflection.form !== 'phrase') continue;
    const { signal } = deflection;
    const places = placesOf([deflection]);
    const known = signals.get(signal);
    if (known) known.places.push(...places);
    else signals.set(signal, mention('signal', signal, signal, 1, places));
  }
  return [...signals.values()];
}

function wordMentions({ emotion }: Reading, { tokens, clauses }: TokenisedText): Mention[] {
  const words = new Set(emotion.words);
  const found = new Map<string, Mention>();
  for (const { word, stem, clause } of tokens) {
    if (!words.has(word) || found.has(stem)) continue;
    const { start, end } = clauses[clause]!;
    found.set(stem, mention('word', stem, word, 1, [start, end]));
  }
  return [...found.values()];
}

function statementMentions(tokenised: TokenisedText): Mention[] {
  const found = new Map<string, Mention>();
  for (const { concept, value, says, start, end } of findStatements(tokenised)) {
    found.set(concept, { ...mention('statement', concept, says, 1, [start, end]), value });
  }
  return [...found.values()];
}

function mention(
  kind: Mention['kind'],
  concept: string,
  name: string,
  weight: number,
  places: number[],
): Mention {
  return {
    kind,
    concept,
    name,
    value: '',
    weight,
    rate: 0,
    isNamed: false,
    isLeft: false,
    places,
    leftPlaces: [],
  };
}

function placesOf(quotes: readonly Pick<Quote, 'start' | 'end'>[]): number[] {
  return quotes.slice(0, maxPlaces).flatMap(({ start, end }) => [start, end]);
}
