/** The emotion of one prime. */
export interface Emotion {
  /** -1 to 1. */
  valence: number;
  /** Its name, e.g. `sadness`. */
  signature: string;
}

const windowPrimes = 5;
const noticeableChange = 0.08;

/**
 * How the emotion of the last primes changed, in a few words.
 *
 * @param emotions newest first; ten are enough.
 */
export function emotionalTrajectory(emotions: readonly Emotion[]): string {
  const [latest] = emotions;
  if (!latest) return 'not yet known';
  const recent = emotions.slice(0, windowPrimes);
  const before = emotions.slice(windowPrimes, 2 * windowPrimes);
  if (before.length === 0) {
    if (emotions.length < 2) return `${latest.signature}, so far`;
    const first = emotions.at(-1)!;
    return trend(latest.valence - first.valence, first.signature, latest.signature);
  }
  return trend(mean(recent) - mean(before), before[0]!.signature, latest.signature);
}

function mean(emotions: readonly Emotion[]): number {
  return emotions.reduce((sum, { valence }) => sum + valence, 0) / emotions.length;
}

function trend(change: number, from: string, to: string): string {
  const direction =
    change > noticeableChange ? 'lifting' : change < -noticeableChange ? 'growing heavier' : 'steady';
  if (from === to) return `${direction}: ${to}`;
  return `${direction}: from ${from} to ${to}`;
}
