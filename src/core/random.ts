import { createHash } from 'node:crypto';

/** A deterministic random number generator: equal seeds give equal numbers on every machine. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  int(below: number): number;
  /** A float in [low, high). */
  between(low: number, high: number): number;
  /** One of `items`. @throws RangeError when it is empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent generator with a name: drawing from one does not change the numbers of another. */
  fork(name: string): Random;
}

/**
 * A seeded generator: sfc32 (Chris Doty-Humphrey, PractRand), with its state from the seed's SHA-256. Not for
 * secrets.
 */
export function createRandom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let a = digest.readInt32LE(0);
  let b = digest.readInt32LE(4);
  let c = digest.readInt32LE(8);
  let counter = 1;

  function next(): number {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  }
  for (let round = 0; round < 12; round++) next();

  const random: Random = {
    next,
    int: (below) => Math.floor(next() * below),
    between: (low, high) => low + next() * (high - low),
    pick(items) {
      if (items.length === 0) throw new RangeError('cannot pick from an empty list');
      return items[Math.floor(next() * items.length)]!;
    },
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
  return random;
}
