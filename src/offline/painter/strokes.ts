import type { Random } from '../../core/random.ts';
import type { Pixels } from './finish.ts';

/** How visible the brush strokes are, from 0 (not at all) to 1. */
export interface Hand {
  readonly strength: number;
  /** Length of the broadest strokes in picture units. */
  readonly length: number;
}

/** A coarse flow field: for each cell the direction of the edges in the picture, and the amount of detail, 0..1. */
interface Flow {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly angle: Float32Array;
  readonly detail: Float32Array;
}

function flowOf({ data, width, height }: Pixels, cell: number, random: Random): Flow {
  const columns = Math.max(2, Math.ceil(width / cell));
  const rows = Math.max(2, Math.ceil(height / cell));
  const size = columns * rows;
  const [xx, yy, xy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const grey = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
  };
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const gx = grey(x + 1, y) - grey(x - 1, y);
      const gy = grey(x, y + 1) - grey(x, y - 1);
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
      xx[at]! += gx * gx;
      yy[at]! += gy * gy;
      xy[at]! += gx * gy;
    }
  const angle = new Float32Array(size);
  const detail = new Float32Array(size);
  const lean = random.between(0.1, 0.5);
  const phase = random.between(0, 6.28);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [sx, sy, sxy] = [0, 0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const at =
            Math.min(rows - 1, Math.max(0, row + dy)) * columns +
            Math.min(columns - 1, Math.max(0, column + dx));
          sx += xx[at]!;
          sy += yy[at]!;
          sxy += xy[at]!;
        }
      const at = row * columns + column;
      const energy = Math.sqrt((sx + sy) / (cell * cell * 2.25));
      detail[at] = Math.min(1, energy / 26);
      const along = 0.5 * Math.atan2(2 * sxy, sx - sy) + Math.PI / 2;
      const drift =
        lean + 0.7 * Math.sin((column / columns) * 5 + phase) * Math.cos((row / rows) * 4.2 + phase);
      angle[at] = energy > 5 ? along : drift;
    }
  return { columns, rows, cell, angle, detail };
}

/** Pixel rows painted between two yields. */
const bandRows = 64;

/** One brush stroke: place, direction, half length, half width, colour, and the phase of its hair pattern. */
interface Dab {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly half: number;
  readonly thick: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly opacity: number;
  readonly hairs: number;
}

function touch({ data, width, height }: Pixels, dab: Dab) {
  const { x, y, angle, half, thick, red, green, blue, opacity, hairs } = dab;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const extent = Math.abs(sin) * half + Math.abs(cos) * thick;
  const y0 = Math.max(0, Math.ceil(y - extent));
  const y1 = Math.min(height - 1, Math.floor(y + extent));
  for (let py = y0; py <= y1; py++) {
    const dy = py - y;
    let low = -1e9;
    let high = 1e9;
    if (Math.abs(cos) > 1e-4) {
      const a = (-half - dy * sin) / cos;
      const b = (half - dy * sin) / cos;
      low = Math.max(low, Math.min(a, b));
      high = Math.min(high, Math.max(a, b));
    }
    if (Math.abs(sin) > 1e-4) {
      const a = (dy * cos - thick) / sin;
      const b = (dy * cos + thick) / sin;
      low = Math.max(low, Math.min(a, b));
      high = Math.min(high, Math.max(a, b));
    }
    const x0 = Math.max(0, Math.ceil(x + low));
    const x1 = Math.min(width - 1, Math.floor(x + high));
    for (let px = x0; px <= x1; px++) {
      const dx = px - x;
      const u = (dx * cos + dy * sin) / half;
      const v = (dy * cos - dx * sin) / thick;
      const fall = (1 - u * u * u * u) * (1 - v * v * v * v);
      const alpha = opacity * fall;
      const hair = Math.sin(v * 9 + hairs) * 3.2 + (v < 0 ? 1.6 : -1.6);
      const at = (py * width + px) * 3;
      const keep = 1 - alpha;
      data[at] = data[at]! * keep + (red + hair) * alpha;
      data[at + 1] = data[at + 1]! * keep + (green + hair) * alpha;
      data[at + 2] = data[at + 2]! * keep + (blue + hair) * alpha;
    }
  }
}

/**
 * Paints brush strokes over the picture in place: broad strokes along its edges where there is little detail, small
 * ones where there is more, and none over the finest detail. The generator yields after each band of rows, so that the
 * caller can do other work in between.
 */
export function* brushOver(pixels: Pixels, random: Random, hand: Hand): Generator<void> {
  if (hand.strength <= 0) return;
  const { data, width, height } = pixels;
  const perUnit = Math.sqrt(width * height) / 1000;
  const cell = Math.max(2, Math.round(7 * perUnit));
  const flow = flowOf(pixels, cell, random.fork('flow'));
  yield;
  const source = Uint8Array.from(data);
  const passes = [
    { half: hand.length * 0.5, thick: hand.length * 0.15, gap: hand.length * 0.22, from: 0, to: 0.3 },
    { half: hand.length * 0.26, thick: hand.length * 0.085, gap: hand.length * 0.14, from: 0.06, to: 0.6 },
  ];
  for (const [index, { half, thick, gap, from, to }] of passes.entries()) {
    const chance = random.fork(`pass${index}`);
    const step = gap * perUnit;
    if (step < 1.2) continue;
    let rowsUntilYield = bandRows;
    for (let gy = 0; gy < height; gy += step) {
      for (let gx = 0; gx < width; gx += step) {
        const x = Math.min(width - 1, Math.max(0, gx + (chance.next() - 0.5) * step * 1.6));
        const y = Math.min(height - 1, Math.max(0, gy + (chance.next() - 0.5) * step * 1.6));
        const turn = (chance.next() - 0.5) * 0.5;
        const lift = (chance.next() - 0.5) * 14 * hand.strength;
        const warmth = (chance.next() - 0.5) * 12 * hand.strength;
        const size = (0.7 + chance.next() * 0.6) * perUnit;
        const hairs = chance.next() * 6.28;
        const at = Math.floor(y / flow.cell) * flow.columns + Math.floor(x / flow.cell);
        const detail = flow.detail[at]!;
        if (detail < from || detail > to) continue;
        const pixel = (Math.floor(y) * width + Math.floor(x)) * 3;
        const dab = {
          x,
          y,
          angle: flow.angle[at]! + turn,
          half: half * size,
          thick: thick * size,
          red: source[pixel]! + lift + warmth,
          green: source[pixel + 1]! + lift,
          blue: source[pixel + 2]! + lift - warmth,
          opacity: 0.8 * hand.strength,
          hairs,
        };
        touch(pixels, dab);
      }
      rowsUntilYield -= step;
      if (rowsUntilYield > 0) continue;
      rowsUntilYield = bandRows;
      yield;
    }
  }
  restore(data, source, width, height, flow);
}

/** Puts the original pixels back where the picture is full of detail. */
function restore(data: Uint8ClampedArray, source: Uint8Array, width: number, height: number, flow: Flow) {
  const { cell, columns, rows, detail } = flow;
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1.001, Math.max(0, y / cell - 0.5));
    const r0 = Math.floor(row);
    const v = row - r0;
    for (let x = 0; x < width; x++) {
      const column = Math.min(columns - 1.001, Math.max(0, x / cell - 0.5));
      const c0 = Math.floor(column);
      const u = column - c0;
      const at = r0 * columns + c0;
      const busy =
        (detail[at]! * (1 - u) + detail[at + 1]! * u) * (1 - v) +
        (detail[at + columns]! * (1 - u) + detail[at + columns + 1]! * u) * v;
      const keep = Math.min(0.92, Math.max(0, (busy - 0.12) * 3.2));
      if (keep <= 0) continue;
      const pixel = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[pixel + channel] = data[pixel + channel]! * (1 - keep) + source[pixel + channel]! * keep;
    }
  }
}
