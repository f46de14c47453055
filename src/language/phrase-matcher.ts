import { normaliseWord, stemOf, type Token } from './tokens.ts';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly values: T[];
}

export interface PhraseMatch<T> {
  /** The number of tokens, at least 1. */
  readonly length: number;
  /** The values given for that phrase. There are several when several entries contain the phrase. */
  readonly values: readonly T[];
}

export interface PhraseMatcher<T> {
  /** Returns the longest phrase that begins at `index` and lies within one clause. */
  matchAt(tokens: readonly Token[], index: number): PhraseMatch<T> | undefined;
  /** Returns every phrase that begins at `index` and lies within one clause, the shortest first. */
  matchesAt(tokens: readonly Token[], index: number): PhraseMatch<T>[];
}

/** Matches words and phrases by their stems. */
export function createPhraseMatcher<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
): PhraseMatcher<T> {
  const root: Node<T> = { next: new Map(), values: [] };
  for (const [phrase, value] of entries) {
    let node = root;
    for (const stem of phraseStems(phrase)) {
      let next = node.next.get(stem);
      if (!next) {
        next = { next: new Map(), values: [] };
        node.next.set(stem, next);
      }
      node = next;
    }
    if (!node.values.includes(value)) node.values.push(value);
  }

  function matchesAt(tokens: readonly Token[], index: number): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    let node: Node<T> | undefined = root;
    const clause = tokens[index]?.clause;
    for (let at = index; at < tokens.length && tokens[at]!.clause === clause; at++) {
      node = node.next.get(tokens[at]!.stem);
      if (!node) break;
      if (node.values.length > 0) found.push({ length: at - index + 1, values: node.values });
    }
    return found;
  }

  return { matchesAt, matchAt: (tokens, index) => matchesAt(tokens, index).at(-1) };
}

/** The stems of a phrase, computed as for the words of a writing. */
export function phraseStems(phrase: string): string[] {
  return phrase
    .trim()
    .split(/\s+/)
    .map((word) => stemOf(normaliseWord(word)));
}
