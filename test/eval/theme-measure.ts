import type { BeliefLists } from '#memory/consolidate/beliefs.ts';
import { conceptKey } from '#memory/retain/concept.ts';

export type ThemeClass = keyof BeliefLists;
export const themeClasses: readonly ThemeClass[] = ['recurring', 'emerging', 'avoided'];

/** The names in one of memory's lists, compared with those that were planted. */
export interface Tally {
  /** Planted themes that the list names. */
  hits: number;
  /** Names in the list that were not planted. */
  wrong: string[];
  /** Planted themes that the list does not name, by the first of their names. */
  missed: string[];
}

/** Each 0 to 1. */
export interface Scores {
  /** 1 where the lists are empty. */
  precision: number;
  /** 1 where nothing was planted. */
  recall: number;
  f1: number;
}

/**
 * Compares a list of names with planted themes, each given by its acceptable names. A name is right if its concept equals
 * that of an acceptable name, contains all its words, or is contained in it. Several right names of one theme are one hit.
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

/** Micro-averaged over the journals: every name counts alike. */
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
