import { type BeliefLists, beliefLists } from '#memory/beliefs.ts';
import { conceptKey } from '#memory/concept.ts';
import { emptyFold, type FoldState, takeIn } from '#memory/fold.ts';
import { observe } from '#memory/observe.ts';
import type { Reading } from '#src/models/reading.ts';
import { screenForAcuteDanger } from '#src/practice/care.ts';
import type { Journal } from './journals/journal.ts';

export type ThemeClass = keyof BeliefLists;
export const themeClasses: readonly ThemeClass[] = ['recurring', 'emerging', 'avoided'];

/** Names that memory gave, against those that were planted. */
export interface Tally {
  hits: number;
  /** Names given that were not planted. */
  wrong: string[];
  /** Planted themes that were not named, by their first name. */
  missed: string[];
}

export interface JournalMeasure {
  journal: string;
  tallies: Record<ThemeClass, Tally>;
  /** Sightings whose place is outside of its writing, or empty. */
  brokenEvidence: number;
  sightings: number;
}

const firstDay = Date.UTC(2025, 0, 6, 7);
const dayMs = 86_400_000;

/** When an entry of a journal was written. */
export function writtenAt(entry: { day: number }, index: number): Date {
  return new Date(firstDay + entry.day * dayMs + index * 60_000);
}

export async function foldJournal(
  journal: Journal,
  read: (writing: string) => Promise<Reading>,
): Promise<{ fold: FoldState; broken: number; sightings: number }> {
  const fold = emptyFold();
  let broken = 0;
  let sightings = 0;
  for (const [index, entry] of journal.entries.entries()) {
    const needsCare = screenForAcuteDanger(entry.writing).acute;
    const observation = observe(entry.writing, await read(entry.writing), { needsCare });
    for (const { places } of observation.sightings) {
      sightings++;
      const [start = -1, end = -1] = places;
      if (entry.writing.slice(Math.max(0, start), end).trim() === '') broken++;
    }
    takeIn(fold, {
      writingId: String(index),
      writtenAt: writtenAt(entry, index),
      flowScore: 0.5,
      words: observation.words,
      sightings: observation.sightings,
    });
  }
  return { fold, broken, sightings };
}

export async function measureThemes(
  journal: Journal,
  read: (writing: string) => Promise<Reading>,
): Promise<JournalMeasure> {
  const { fold, broken, sightings } = await foldJournal(journal, read);
  const lists = beliefLists('nobody', [...fold.tracks.values()], fold, new Map(), []);
  const tallies = Object.fromEntries(
    themeClasses.map((name) => [
      name,
      compare(
        lists[name].map((belief) => belief.name),
        journal.planted[name],
      ),
    ]),
  ) as Record<ThemeClass, Tally>;
  return { journal: journal.name, tallies, brokenEvidence: broken, sightings };
}

/**
 * A given name is right when its concept is that of one of the acceptable names, or holds all words of one, or is held
 * by one. Several right names of one planted theme count once.
 */
export function compare(given: readonly string[], planted: readonly (readonly string[])[]): Tally {
  const found = new Set<number>();
  const wrong: string[] = [];
  for (const name of given) {
    const at = planted.findIndex((names) => names.some((acceptable) => isSame(name, acceptable)));
    if (at < 0) wrong.push(name);
    else found.add(at);
  }
  return {
    hits: found.size,
    wrong,
    missed: planted.filter((_, at) => !found.has(at)).map((names) => names[0]!),
  };
}

function isSame(a: string, b: string): boolean {
  const first = conceptKey(a).split(' ');
  const second = conceptKey(b).split(' ');
  return first.every((stem) => second.includes(stem)) || second.every((stem) => first.includes(stem));
}

/** Precision, recall and F1 over many tallies, 0 to 1; 1 where nothing was planted and nothing given. */
export function scoresOf(tallies: readonly Tally[]): { precision: number; recall: number; f1: number } {
  const hits = sum(tallies.map((tally) => tally.hits));
  const wrong = sum(tallies.map((tally) => tally.wrong.length));
  const missed = sum(tallies.map((tally) => tally.missed.length));
  const precision = hits + wrong === 0 ? 1 : hits / (hits + wrong);
  const recall = hits + missed === 0 ? 1 : hits / (hits + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
