/**
 * A colour in OKLCH (Björn Ottosson's perceptual space): lightness 0..1, chroma 0..about 0.35, hue in degrees.
 * Equal steps look equal. Gradients between two colours stay clear, where RGB gradients turn grey.
 */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour with an opacity. */
export interface FadedColour extends Colour {
  /** 0 transparent to 1 opaque. */
  readonly opacity: number;
}

interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export const lch = (l: number, c: number, h: number): Colour => ({ l, c, h });

export const faded = (colour: Colour, opacity: number): FadedColour => ({ ...colour, opacity });

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function toLab({ l, c, h }: Colour): Oklab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

function fromLab({ l, a, b }: Oklab): Colour {
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** A mix of two colours on a straight line in OKLab: `from` at a `share` of 0, `to` at 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const t = clamp(share, 0, 1);
  const start = toLab(from);
  const end = toLab(to);
  return fromLab({
    l: start.l + (end.l - start.l) * t,
    a: start.a + (end.a - start.a) * t,
    b: start.b + (end.b - start.b) * t,
  });
}

export function lighten(colour: Colour, by: number): Colour {
  return { ...colour, l: clamp(colour.l + by, 0, 1) };
}

export const darken = (colour: Colour, by: number): Colour => lighten(colour, -by);

export function saturate(colour: Colour, factor: number): Colour {
  return { ...colour, c: clamp(colour.c * factor, 0, 0.37) };
}

export function turn(colour: Colour, degrees: number): Colour {
  return { ...colour, h: colour.h + degrees };
}

function linearRgb({ l, a, b }: Oklab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (channels: readonly number[]) => channels.every((x) => x >= -0.0005 && x <= 1.0005);

/** The colour as `#rrggbb`. The chroma of a colour outside sRGB is reduced until it fits; lightness and hue stay. */
export function hex(colour: Colour): string {
  const l = clamp(colour.l, 0, 1);
  let c = Math.max(0, colour.c);
  let channels = linearRgb(toLab({ l, c, h: colour.h }));
  for (let step = 0; step < 24 && !inGamut(channels); step++) {
    c *= 0.9;
    channels = linearRgb(toLab({ l, c, h: colour.h }));
  }
  const bytes = channels.map((linear) => {
    const x = clamp(linear, 0, 1);
    const encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
