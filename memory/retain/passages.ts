import type { TokenisedText } from '#src/language/tokens.ts';

/** A part of a writing, in UTF-16 offsets. Recall searches for passages. */
export interface Passage {
  start: number;
  end: number;
}

/** Passages are short enough for a single statement to stand out, and long enough to contain it. */
const maxPassageWords = 26;

/** Divides a writing into consecutive passages of whole clauses. */
export function cutPassages({ clauses }: TokenisedText): Passage[] {
  const passages: Passage[] = [];
  let words = 0;
  for (const { start, end, firstToken, lastToken } of clauses) {
    const size = lastToken - firstToken;
    const last = passages.at(-1);
    if (last && words + size <= maxPassageWords) {
      last.end = end;
      words += size;
    } else {
      passages.push({ start, end });
      words = size;
    }
  }
  return passages;
}
