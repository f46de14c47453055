/** Prices are stored in millionths of a USDC, the unit of its contract. The API shows them in USDC. */

const microUsdcPerUsdc = 1_000_000;

/** Highest price of a session. */
export const maxPriceUsdc = 1_000_000;

/** Returns undefined for a number with more than six decimals. */
export function toMicroUsdc(usdc: number): number | undefined {
  const micro = Math.round(usdc * microUsdcPerUsdc);
  // Converting back gives the same number only when it has at most six decimals.
  return toUsdc(micro) === usdc ? micro : undefined;
}

export function toUsdc(microUsdc: number): number {
  return microUsdc / microUsdcPerUsdc;
}
