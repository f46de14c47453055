import sharp from 'sharp';

/** A picture's pixels as numbers a person would recognise: lightness, chroma and hue in OKLCH. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly lightness: Float32Array;
  readonly chroma: Float32Array;
  readonly hue: Float32Array;
}

const linear = (byte: number) => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};

export async function see(image: Buffer, width?: number, height?: number): Promise<Seen> {
  const source = width ? sharp(image).resize(width, height ?? width, { fit: 'fill' }) : sharp(image);
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const [lightness, chroma, hue] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  for (let index = 0; index < count; index++) {
    const [r, g, b] = [0, 1, 2].map((channel) => linear(data[index * 3 + channel]!)) as [
      number,
      number,
      number,
    ];
    const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
    lightness[index] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    chroma[index] = Math.hypot(a, blue);
    hue[index] = ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360;
  }
  return { width: info.width, height: info.height, rgb: data, lightness, chroma, hue };
}

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]!;
  return sum / values.length;
};

/** The hue, in degrees, that a picture leans to, each pixel counting by its chroma. */
export function leaningHue({ hue, chroma }: Seen): number {
  let [x, y] = [0, 0];
  for (let index = 0; index < hue.length; index++) {
    const angle = (hue[index]! * Math.PI) / 180;
    x += Math.cos(angle) * chroma[index]!;
    y += Math.sin(angle) * chroma[index]!;
  }
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** Mean difference of two pictures of one size, in levels of 255. */
export function difference(one: Seen, other: Seen): number {
  let sum = 0;
  for (let index = 0; index < one.rgb.length; index++) sum += Math.abs(one.rgb[index]! - other.rgb[index]!);
  return sum / one.rgb.length;
}

/** Shares of the picture by lightness and hue, greys apart: its colour fingerprint. */
export function fingerprint({ lightness, chroma, hue }: Seen): number[] {
  const bins = new Array<number>(4 * 13).fill(0);
  for (let index = 0; index < hue.length; index++) {
    const level = Math.min(3, Math.floor(lightness[index]! * 4));
    const slot = chroma[index]! < 0.025 ? 12 : Math.floor(hue[index]! / 30) % 12;
    bins[level * 13 + slot]! += 1 / hue.length;
  }
  return bins;
}

/** From the 2nd darkest to the 2nd lightest of a hundred equal parts, in lightness. */
export function tonalRange({ lightness }: Seen): number {
  const sorted = Float32Array.from(lightness).sort();
  return sorted[Math.floor(sorted.length * 0.98)]! - sorted[Math.floor(sorted.length * 0.02)]!;
}

/** The share of pixels at an edge, and how similar neighbours are: 1 in a flat picture, near 0 in noise. */
export function structure({ lightness, width, height }: Seen): { edges: number; smoothness: number } {
  let edges = 0;
  let [sum, squares, products, count] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = lightness[at + 1]! - lightness[at - 1]!;
      const down = lightness[at + width]! - lightness[at - width]!;
      if (Math.hypot(across, down) > 0.06) edges++;
      sum += lightness[at]!;
      squares += lightness[at]! ** 2;
      products += lightness[at]! * lightness[at + 1]!;
      count++;
    }
  const average = sum / count;
  const variance = squares / count - average ** 2;
  return {
    edges: edges / count,
    smoothness: variance > 1e-9 ? (products / count - average ** 2) / variance : 1,
  };
}
