/**
 * How many times longer things take because others use the same processors: the time that some work took, over the
 * processor time that it needed. 1 on a machine that does nothing else.
 */
export function contention(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let spent = 0;
  while (spent < 150_000) {
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return Math.max(1, ((performance.now() - began) * 1000) / spent);
}

/** The best of some tries: what something costs by itself, with as little as can be of what happens beside it. */
export async function bestOf(tries: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) best = Math.min(best, await measure());
  return best;
}
