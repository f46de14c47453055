import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { hex, lch, mix } from '#src/offline/painter/colour.ts';
import { finish, type Pixels } from '#src/offline/painter/finish.ts';
import { createNoise } from '#src/offline/painter/noise.ts';
import { brushOver } from '#src/offline/painter/strokes.ts';

function flat(width: number, height: number, grey: number): Pixels {
  return { data: new Uint8ClampedArray(width * height * 3).fill(grey), width, height };
}

function run(work: Generator<void>): number {
  let pauses = 0;
  for (const _pause of work) pauses++;
  return pauses;
}

const at = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 3]!;
const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

describe('colour', () => {
  it('turns OKLCH into the sRGB that its definition gives', () => {
    expect(hex(lch(0, 0, 0))).toBe('#000000');
    expect(hex(lch(1, 0, 0))).toBe('#ffffff');
    expect(hex(lch(0.62796, 0.25768, 29.2339))).toBe('#ff0000');
    expect(hex(lch(0.86644, 0.294827, 142.4953))).toBe('#00ff00');
    expect(hex(lch(0.45201, 0.313214, 264.052))).toBe('#0000ff');
  });

  it('gives up chroma, not hue, for a colour that no screen shows', () => {
    const [red, green, blue] = channels(hex(lch(0.7, 0.4, 145))) as [number, number, number];
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
  });

  it('mixes without turning grey on the way and always writes a colour', () => {
    expect(mix(lch(0.7, 0.15, 40), lch(0.7, 0.15, 100), 0.5).c).toBeGreaterThan(0.12);
    const share = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (l, c, h, t) => {
        expect(hex(mix(lch(l, c, h * 360), lch(c, l, t), t))).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('noise', () => {
  it('is smooth, bounded, and the same for the same seed', () => {
    const noise = createNoise(createRandom('n'));
    const again = createNoise(createRandom('n'));
    let widest = 0;
    for (let step = 0; step < 4000; step++) {
      const [x, y] = [step * 0.037 - 40, step * 0.011 - 9];
      const value = noise.fractal(x, y, 4);
      expect(Math.abs(value)).toBeLessThanOrEqual(1.5);
      expect(Math.abs(noise.at(x, y) - noise.at(x + 0.01, y))).toBeLessThan(0.06);
      expect(again.fractal(x, y, 4)).toBe(value);
      widest = Math.max(widest, Math.abs(value));
    }
    expect(widest).toBeGreaterThan(0.3);
  });
});

describe('the finish', () => {
  const plain = { bloom: 0, paper: 0, grain: 0, vignette: 0 };

  it('leaves a picture alone when nothing is asked of it, and pauses on its way', () => {
    const pixels = flat(120, 400, 100);
    expect(run(finish(pixels, createRandom('f'), plain))).toBeGreaterThan(3);
    expect(new Set(pixels.data)).toEqual(new Set([100]));
  });

  it('darkens the corners and not the middle', () => {
    const pixels = flat(100, 100, 120);
    run(finish(pixels, createRandom('f'), { ...plain, vignette: 0.6 }));
    expect(at(pixels, 50, 50)).toBe(120);
    expect(at(pixels, 1, 1)).toBeLessThan(80);
  });

  it('lets a light shine evenly over all sides of what is near it', () => {
    const pixels = flat(400, 400, 10);
    for (let y = 180; y < 220; y++)
      for (let x = 180; x < 220; x++) pixels.data.fill(255, (y * 400 + x) * 3, (y * 400 + x) * 3 + 3);
    run(finish(pixels, createRandom('f'), { ...plain, bloom: 1 }));
    const near = [at(pixels, 170, 200), at(pixels, 229, 200), at(pixels, 200, 170), at(pixels, 200, 229)];
    expect(Math.min(...near)).toBeGreaterThan(14);
    expect(Math.max(...near) - Math.min(...near)).toBeLessThanOrEqual(6);
    expect(at(pixels, 5, 5)).toBe(10);
  });

  it('does not lighten a picture whose bright part is only at its edge', () => {
    const pixels = flat(300, 300, 30);
    for (let y = 0; y < 300; y++) pixels.data.fill(255, y * 900, y * 900 + 6);
    run(finish(pixels, createRandom('f'), { ...plain, bloom: 1 }));
    expect(at(pixels, 200, 150)).toBe(30);
  });
});

describe('the hand', () => {
  it('leaves strokes where nothing happens and spares the drawing', () => {
    const pixels = flat(300, 300, 120);
    for (let y = 100; y < 200; y++)
      for (let x = 100; x < 200; x += 4) pixels.data.fill(250, (y * 300 + x) * 3, (y * 300 + x) * 3 + 3);
    const before = Uint8ClampedArray.from(pixels.data);
    expect(run(brushOver(pixels, createRandom('h'), { strength: 1, length: 40 }))).toBeGreaterThan(2);
    const changed = (x: number, y: number) => Math.abs(at(pixels, x, y) - before[(y * 300 + x) * 3]!);
    let [open, drawn] = [0, 0];
    for (let step = 0; step < 60; step++) {
      open += changed(20 + step, 30 + (step % 7));
      drawn += changed(120 + step, 130 + (step % 30));
    }
    expect(open).toBeGreaterThan(60);
    expect(drawn).toBeLessThan(open);
  });

  it('does nothing at no strength', () => {
    const pixels = flat(64, 64, 90);
    run(brushOver(pixels, createRandom('h'), { strength: 0, length: 40 }));
    expect(new Set(pixels.data)).toEqual(new Set([90]));
  });
});
