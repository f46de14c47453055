import { primeThresholdSeconds } from './threshold.ts';

/** The feedback for a sealed session below the threshold. Nothing in it comes from the text. */
export function sealedFeedback(durationSeconds: number): string {
  const missing = primeThresholdSeconds - durationSeconds;
  return (
    `This one was sealed, so nothing was read from it. It was ${missing} ${missing === 1 ? 'second' : 'seconds'} short of the ` +
    '8 minutes that make a prime, and nothing of it is kept. If you write again, begin where you stopped.'
  );
}
