import type { Random } from '../../core/random.ts';

/** How a rendered picture is finished, pixel by pixel. */
export interface Finish {
  /** How strongly bright places shine over their surroundings, 0..1. */
  readonly bloom: number;
  /** How strongly uneven pigment and paper show, 0..1. */
  readonly paper: number;
  /** How strong the fine grain is, 0..1. Grain also hides the steps of soft gradients. */
  readonly grain: number;
  /** How much the corners darken, 0..1. */
  readonly vignette: number;
}

export interface Pixels {
  /** Red, green and blue of each pixel, one byte each, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Blurs along one axis with three passes of a moving average, which come close to a Gaussian blur. */
function blurAxis(
  source: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
) {
  const target = new Float32Array(source.length);
  const scale = 1 / (radius * 2 + 1);
  for (let index = 0; index < lines; index++) {
    const start = index * lineStep;
    const last = start + (length - 1) * step;
    let sum = source[start]! * radius;
    for (let ahead = 0; ahead < radius; ahead++) sum += source[Math.min(last, start + ahead * step)]!;
    for (let at = 0; at < length; at++) {
      sum += source[Math.min(last, start + (at + radius) * step)]!;
      target[start + at * step] = sum * scale;
      sum -= source[Math.max(start, start + (at - radius) * step)]!;
    }
  }
  return target;
}

function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let out = source;
  for (let pass = 0; pass < 3; pass++) {
    out = blurAxis(out, height, width, width, 1, radius);
    out = blurAxis(out, width, height, 1, width, radius);
  }
  return out;
}

/** Side of one bloom cell, in picture units. */
const bloomCell = 4;

interface Bloom {
  /** Side of a cell in pixels. */
  readonly scale: number;
  readonly planes: readonly Float32Array[];
  readonly columns: number;
  readonly rows: number;
}

/** The parts brighter than mid-grey, sampled in cells and blurred: one plane for each channel. */
function bloomOf({ data, width, height }: Pixels): Bloom {
  const scale = Math.max(1, Math.round((bloomCell * Math.sqrt(width * height)) / 1000));
  const columns = Math.max(1, Math.ceil(width / scale));
  const rows = Math.max(1, Math.ceil(height / scale));
  const planes = [0, 1, 2].map(() => new Float32Array(columns * rows));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, column * scale + (scale >> 1));
      const y = Math.min(height - 1, row * scale + (scale >> 1));
      const at = (y * width + x) * 3;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const bright = Math.max(0, (Math.max(r, g, b) - 118) / 137) ** 1.6;
      for (let channel = 0; channel < 3; channel++)
        planes[channel]![row * columns + column] = data[at + channel]! * bright;
    }
  const radius = Math.max(1, Math.round(Math.min(columns, rows) * 0.028));
  return { planes: planes.map((plane) => blur(plane, columns, rows, radius)), columns, rows, scale };
}

/** A square of smooth noise in [-1, 1] that can be repeated without visible seams. */
function noiseTile(random: Random, size: number, cell: number): Float32Array {
  const cells = Math.max(1, Math.round(size / cell));
  const lattice = Float32Array.from({ length: cells * cells }, () => random.between(-1, 1));
  const tile = new Float32Array(size * size);
  const ease = (t: number) => t * t * (3 - 2 * t);
  for (let y = 0; y < size; y++) {
    const fy = (y / size) * cells;
    const row = Math.floor(fy);
    const v = ease(fy - row);
    for (let x = 0; x < size; x++) {
      const fx = (x / size) * cells;
      const column = Math.floor(fx);
      const u = ease(fx - column);
      const at = (c: number, r: number) => lattice[(r % cells) * cells + (c % cells)]!;
      const top = at(column, row) * (1 - u) + at(column + 1, row) * u;
      const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
      tile[y * size + x] = top * (1 - v) + bottom * v;
    }
  }
  return tile;
}

const tileSize = 256;

interface Textures {
  /** Three tiles of noise: single grains, the paper's tooth, and large patches with more or less pigment. */
  readonly speckle: Float32Array;
  readonly tooth: Float32Array;
  readonly wash: Float32Array;
}

function finishRow(
  { data, width, height }: Pixels,
  y: number,
  { planes, columns, rows, scale }: Bloom,
  { speckle, tooth, wash }: Textures,
  { bloom, paper, grain, vignette }: Finish,
) {
  const unitsPerPixel = 1000 / Math.sqrt(width * height);
  const bloomRow = Math.min(rows - 1.001, y / scale);
  const upper = Math.floor(bloomRow);
  const v = bloomRow - upper;
  const above = upper * columns;
  const below = Math.min(rows - 1, upper + 1) * columns;
  const washRow = (Math.floor(y * unitsPerPixel * 0.45) & 255) * tileSize;
  const fromMiddleY = (y / height - 0.5) ** 2;
  for (let x = 0; x < width; x++) {
    const at = (y * width + x) * 3;
    const bloomColumn = Math.min(columns - 1.001, x / scale);
    const left = Math.floor(bloomColumn);
    const u = bloomColumn - left;
    const right = Math.min(columns - 1, left + 1);
    const grainAt = (y & 255) * tileSize + (x & 255);
    const washAt = washRow + (Math.floor(x * unitsPerPixel * 0.45) & 255);
    const texture = 1 + paper * (wash[washAt]! * 0.05 + tooth[grainAt]! * 0.06);
    const noise = speckle[grainAt]! * grain * 9;
    const far = ((x / width - 0.5) ** 2 + fromMiddleY) * 2;
    const corner = 1 - vignette * far * far * 0.75;
    for (let channel = 0; channel < 3; channel++) {
      const plane = planes[channel]!;
      const top = plane[above + left]! * (1 - u) + plane[above + right]! * u;
      const bottom = plane[below + left]! * (1 - u) + plane[below + right]! * u;
      const shine = Math.min(255, (top * (1 - v) + bottom * v) * bloom);
      const screened = 255 - ((255 - data[at + channel]!) * (255 - shine)) / 255;
      data[at + channel] = screened * corner * texture + noise;
    }
  }
}

/**
 * Adds bloom, pigment, grain and vignette to the pixels in place. The generator yields after each band of rows, so
 * that the caller can do other work in between.
 */
export function* finish(pixels: Pixels, random: Random, look: Finish): Generator<void> {
  const bloom = bloomOf(pixels);
  yield;
  const textures: Textures = {
    speckle: noiseTile(random.fork('speckle'), tileSize, 1),
    tooth: noiseTile(random.fork('tooth'), tileSize, 2.7),
    wash: noiseTile(random.fork('wash'), tileSize, 42),
  };
  yield;
  for (let y = 0; y < pixels.height; y++) {
    finishRow(pixels, y, bloom, textures, look);
    if (y % 96 === 95) yield;
  }
}
