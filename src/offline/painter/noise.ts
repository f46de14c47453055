import type { Random } from '../../core/random.ts';

/** Smooth noise in about [-1, 1]. The same random stream gives the same noise. */
export interface Noise {
  at(x: number, y?: number): number;
  /** The sum of several octaves, each half as strong and twice as fine as the one before. */
  fractal(x: number, y: number, octaves: number): number;
}

const tableSize = 256;

/** Gradient noise (Perlin's) over a shuffled table of directions. */
export function createNoise(random: Random): Noise {
  const order = random.shuffle(Array.from({ length: tableSize }, (_, index) => index));
  const directions = Array.from({ length: tableSize }, () => {
    const angle = random.between(0, Math.PI * 2);
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

  function corner(column: number, row: number, dx: number, dy: number): number {
    const slot = order[(column + order[row & (tableSize - 1)]!) & (tableSize - 1)]!;
    const [gx, gy] = directions[slot]!;
    return gx * dx + gy * dy;
  }

  function at(x: number, y = 0.37): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const v = fade(dy);
    const top = corner(column, row, dx, dy) * (1 - u) + corner(column + 1, row, dx - 1, dy) * u;
    const bottom =
      corner(column, row + 1, dx, dy - 1) * (1 - u) + corner(column + 1, row + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  }

  function fractal(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const scale = 2 ** octave;
      sum += at(x * scale + octave * 17.3, y * scale + octave * 9.1) * strength;
      total += strength;
      strength /= 2;
    }
    return sum / total;
  }

  return { at, fractal };
}
