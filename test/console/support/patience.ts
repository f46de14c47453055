/**
 * How many times slower this process runs because others use the same processors: the elapsed time of some work divided by
 * its processor time. 1 on an idle machine.
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

/** The best of some attempts, which contains the least of what other processes cost. */
export async function bestOf(tries: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) best = Math.min(best, await measure());
  return best;
}
