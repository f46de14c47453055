import type { StoredEntry } from '../stores/entry-store.ts';

/** How a writer's primes flowed before and after an adaptation. Scores are means, 0 to 1; null if there are no primes. */
export interface AdaptationFlow {
  /** Over the last ten primes before the adaptation. */
  before: number | null;
  /** Over the primes written while the adaptation was in force. */
  after: number | null;
  primesAfter: number;
  /** For each prompt that the adaptation changed, in order: the flow score of the next prime. */
  afterPrompts: (number | null)[];
}

/** The mean is over at most this many primes. A mean over a whole journal would hardly change. */
const maxBefore = 10;

/** Compares the flow before and after. Sealed primes are left out, because nothing is learned from them. */
export function flowAround(
  { validFrom, validTo, details }: Pick<StoredEntry, 'validFrom' | 'validTo' | 'details'>,
  primes: readonly { writtenAt: Date; flowScore: number; sealed: boolean }[],
): AdaptationFlow {
  const open = primes
    .filter(({ sealed }) => !sealed)
    .sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime());
  const before = open.filter(({ writtenAt }) => writtenAt <= validFrom).slice(-maxBefore);
  const after = open.filter(
    ({ writtenAt }) => writtenAt > validFrom && (validTo === undefined || writtenAt <= validTo),
  );
  return {
    before: meanFlow(before),
    after: meanFlow(after),
    primesAfter: after.length,
    afterPrompts: (details?.prompts ?? []).map(
      ({ at }) => open.find(({ writtenAt }) => writtenAt > new Date(at))?.flowScore ?? null,
    ),
  };
}

function meanFlow(primes: readonly { flowScore: number }[]): number | null {
  if (primes.length === 0) return null;
  const mean = primes.reduce((sum, { flowScore }) => sum + flowScore, 0) / primes.length;
  return Math.round(mean * 10_000) / 10_000;
}
