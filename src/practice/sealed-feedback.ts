import { primeThresholdSeconds } from './threshold.ts';

/** What is said of a sealed text that was too short to be kept: nothing in it comes from the text. */
export function sealedFeedback(durationSeconds: number): string {
  const open = primeThresholdSeconds - durationSeconds;
  return (
    `This one was sealed, so nothing was read from it. It was ${open} ${open === 1 ? 'second' : 'seconds'} short of the ` +
    '8 minutes that make a prime, and nothing of it is kept. If you write again, begin where you stopped.'
  );
}
