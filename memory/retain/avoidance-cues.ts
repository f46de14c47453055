import { readWriting } from '#src/language/reader.ts';
import type { Deflection } from '#src/language/reading.ts';
import { isListed, isNeverLeft, isOwnPerson } from '#src/language/subjects.ts';
import { type TokenisedText, tokenise } from '#src/language/tokens.ts';
import { conceptKey } from './concept.ts';
import { isProperName, isQuoteOf, type Mention, maxPlaces, newTheme } from './mention.ts';
import { addCandidates, nounWeight, readThemes, type Themes } from './themes.ts';

/** A cue may refer to themes in this many clauses before its own. */
const reachClauses = 2;

/**
 * Marks the themes that the writer turned away from. A cue that names its subject marks that subject. Any other cue marks the
 * nearby themes of the highest `avoidanceRank`, which may be several. The wrong ones among them do no harm: only a subject that
 * is really avoided is marked again in later primes.
 */
export function markAvoidanceCues(
  themes: Themes,
  cues: readonly Deflection[],
  { text, clauses }: TokenisedText,
): void {
  for (const cue of cues) {
    if (!isQuoteOf(text, cue)) continue;
    const { start, end, about } = cue;
    const last = lastClauseBefore(clauses, end);
    const from = Math.min(start, clauses[Math.max(0, last - reachClauses)]!.start);
    const objects = objectsOfCue(cue, text.slice(clauses[last]!.start, clauses[last]!.end), themes);
    if (objects.length > 0) {
      for (const theme of objects) markCue(theme, cue);
      continue;
    }
    // A silent cue shows only the subject it turned from, if it has one.
    const nearby =
      cue.form === 'silent'
        ? []
        : [...themes.values()].filter(
            (theme) =>
              !isNeverLeft(theme.name) && hasPlaceWithin(theme, from, end) && !hasPlaceAfter(theme, end),
          );
    const highest = Math.max(...nearby.map(avoidanceRank));
    for (const theme of themes.values()) {
      const isMeant =
        (theme.name === about && !isNeverLeft(about)) ||
        (nearby.includes(theme) && avoidanceRank(theme) === highest);
      if (isMeant) markCue(theme, cue);
    }
    if (about === undefined || isNeverLeft(about) || themes.has(conceptKey(about))) continue;
    const theme = newTheme(about, nounWeight, [start, end]);
    themes.set(theme.concept, theme);
    markCue(theme, cue);
  }
}

/** Marks the themes that a model reports as avoided. A cue without a subject marks none. */
export function markModelCues(
  themes: ReadonlyMap<string, Mention>,
  cues: readonly Deflection[],
  text: string,
): void {
  for (const cue of cues) {
    const theme = cue.about === undefined ? undefined : themes.get(conceptKey(cue.about));
    if (theme && isQuoteOf(text, cue)) markCue(theme, cue);
  }
}

function markCue(theme: Mention, { start, end }: Deflection): void {
  theme.hasAvoidanceCue = true;
  if (theme.cuePlaces.length < 2 * maxPlaces) theme.cuePlaces.push(start, end);
}

/** The object follows a phrase that ends in one of these words: `I don't want to talk about my father`. */
const takesObject = /\b(?:about|into|discuss|mention|over)$/;

/** The themes in the object of a cue: what follows its phrase, up to the next comma. */
function objectsOfCue(
  { signal }: Deflection,
  clause: string,
  themes: ReadonlyMap<string, Mention>,
): Mention[] {
  if (!takesObject.test(signal)) return [];
  const at = clause.toLowerCase().indexOf(signal);
  const object = at < 0 ? '' : clause.slice(at + signal.length).split(/[,;:.!?–—]/)[0]!;
  if (object.trim() === '') return [];
  const inObject = addCandidates(readThemes(readWriting(object), object), tokenise(object));
  return [...inObject.keys()]
    .flatMap((concept) => themes.get(concept) ?? [])
    .filter(({ name }) => !isNeverLeft(name));
}

/** How likely a theme near a cue is its subject: people close to the writer first, names, listed themes, other nouns. */
function avoidanceRank({ name }: Mention): number {
  if (isOwnPerson(name)) return 3;
  if (isProperName(name)) return 2;
  return isListed(name) ? 1 : 0;
}

/** Index of the last clause that begins before `end`, by binary search. */
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

function hasPlaceWithin({ places }: Mention, from: number, to: number): boolean {
  return places.some((place, at) => at % 2 === 0 && place >= from && place < to);
}

/** Whether the writer returns to the theme later on the same page. If so, they did not avoid it. */
function hasPlaceAfter({ places }: Mention, end: number): boolean {
  return places.some((place, at) => at % 2 === 0 && place >= end);
}
