/** Whether two short names share a word that carries meaning: `the sea` and `sea swimming` do. */
export function areAlike(one: string, other: string): boolean {
  const words = new Set(meaningfulWords(other));
  return meaningfulWords(one).some((word) => words.has(word));
}

/** Whether a text contains every word of a subject that carries meaning. */
export function namesSubject(text: string, subject: string): boolean {
  const wanted = meaningfulWords(subject);
  const present = new Set(meaningfulWords(text));
  return wanted.length > 0 && wanted.every((word) => present.has(word));
}

function meaningfulWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !functionWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));
}

const functionWords = new Set(
  'the your his her our their its and about that this with for from what who how all any more only you'.split(
    ' ',
  ),
);
