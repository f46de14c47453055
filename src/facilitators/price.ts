/** Prices are counted in millionths of a USDC, as its contract counts; the API tells them in USDC. */

const microUsdcPerUsdc = 1_000_000;

/** Highest price of a session. */
export const maxPriceUsdc = 1_000_000;

/** Exact, or undefined for a number that has more than six decimals. */
export function toMicroUsdc(usdc: number): number | undefined {
  const micro = Math.round(usdc * microUsdcPerUsdc);
  // Both sides are the number nearest to the same decimal, or the decimals did not end at the sixth.
  return toUsdc(micro) === usdc ? micro : undefined;
}

export function toUsdc(microUsdc: number): number {
  return microUsdc / microUsdcPerUsdc;
}
