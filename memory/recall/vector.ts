/** A vector as pgvector reads it. Four decimals hold more than the half-precision numbers it is kept in. */
export function vectorText(numbers: ArrayLike<number>): string {
  let text = '[';
  for (let at = 0; at < numbers.length; at++) {
    if (at > 0) text += ',';
    text += Math.round(numbers[at]! * 10_000) / 10_000;
  }
  return `${text}]`;
}
