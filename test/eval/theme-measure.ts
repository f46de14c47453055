import type { BeliefLists } from '#memory/consolidate/beliefs.ts';
import { conceptKey } from '#memory/retain/concept.ts';

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

export interface Scores {
  /** 0 to 1; 1 where nothing was planted and nothing given. */
  precision: number;
  recall: number;
  f1: number;
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

/** Over many journals every name counts alike, whichever journal it is of. */
export function scoresOf(tallies: readonly Tally[]): Scores {
  const hits = sum(tallies.map((tally) => tally.hits));
  const wrong = sum(tallies.map((tally) => tally.wrong.length));
  const missed = sum(tallies.map((tally) => tally.missed.length));
  const precision = hits + wrong === 0 ? 1 : hits / (hits + wrong);
  const recall = hits + missed === 0 ? 1 : hits / (hits + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
