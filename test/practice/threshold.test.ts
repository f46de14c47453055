import { expect, test } from 'vitest';
import { isPrimeDuration, primeThresholdSeconds } from '#src/practice/threshold.ts';

test('a session becomes a prime with the last second of the eighth minute', () => {
  expect(primeThresholdSeconds).toBe(8 * 60);
  expect(isPrimeDuration(479)).toBe(false);
  expect(isPrimeDuration(480)).toBe(true);
  expect(isPrimeDuration(86_400)).toBe(true);
  expect(isPrimeDuration(Number.NaN)).toBe(false);
});
