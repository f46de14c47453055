import type { TokenisedText } from '#src/language/tokens.ts';

/** A stretch of a writing that is found as one. */
export interface Passage {
  start: number;
  end: number;
}

/** Short enough that one thing said once stands out in it, long enough to say it. */
const passageWords = 26;

/** The writing in consecutive passages of whole clauses. */
export function cutPassages({ clauses }: TokenisedText): Passage[] {
  const passages: Passage[] = [];
  let words = 0;
  for (const { start, end, firstToken, lastToken } of clauses) {
    const size = lastToken - firstToken;
    const last = passages.at(-1);
    if (last && words + size <= passageWords) {
      last.end = end;
      words += size;
    } else {
      passages.push({ start, end });
      words = size;
    }
  }
  return passages;
}
