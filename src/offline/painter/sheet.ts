import { ellipse, type Point, rows } from './brush.ts';
import { type Colour, type FadedColour, faded, hex, lch } from './colour.ts';

/** A colour, or a gradient made by the same sheet. */
export type Paint = Colour | { readonly url: string };

/** The colours of a gradient, by position from 0 to 1. */
type Stops = Readonly<Record<number, Colour | FadedColour>>;

export interface GroupMarks {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number | readonly [number, number];
  readonly turn?: number;
  readonly opacity?: number;
  readonly blend?: 'screen' | 'multiply' | 'soft-light' | 'overlay';
  readonly clip?: string;
  /** A luminance mask made by `fade`. */
  readonly mask?: string;
  readonly blur?: number;
  readonly id?: string;
}

/** Builds an SVG: shapes in painting order, and the gradients, clips and masks that they refer to. */
export interface Sheet {
  /** Fills the path `d`. */
  fill(d: string, paint: Paint, opacity?: number): void;
  /** Draws along the path `d` with a round brush of this width. */
  stroke(d: string, paint: Paint, width: number, opacity?: number): void;
  group(marks: GroupMarks, paint: () => void): void;
  /** Paints the group with this id again. */
  again(id: string, marks: GroupMarks): void;
  /** A soft round light. `height` makes it an ellipse. */
  glow(x: number, y: number, radius: number, colour: Colour, opacity: number, height?: number): void;
  /** A gradient over the shape's own box, from corner (x1, y1) to (x2, y2), each 0..1. */
  along(stops: Stops, from: Point, to: Point): Paint;
  /** A gradient from the top of the shape's own box to its bottom. */
  down(stops: Stops): Paint;
  /** A gradient from an upper corner of the shape's own box to the point `reach` across and `fall` down, in shares of the box. */
  across(stops: Stops, fromRight: boolean, fall?: number, reach?: number): Paint;
  /** A gradient between two points of the current coordinates. A number y means the point (0, y). */
  between(stops: Stops, from: number | Point, to: number | Point): Paint;
  radial(stops: Stops, x: number, y: number, radius: number): Paint;
  clip(d: string): string;
  /** A mask that shows everything at `from` and nothing at `to`. */
  fade(from: Point, to: Point): string;
  nextId(): string;
  svg(pixelWidth: number, pixelHeight: number, width: number, height: number): string;
}

/** The strength of a glow by the distance from its middle (0) to its edge (1). */
const glowFall = rows([0, 1], [0.08, 0.72], [0.22, 0.42], [0.42, 0.2], [0.66, 0.07], [0.85, 0.015], [1, 0]);

const number = (value: number) => String(Math.round(value * 1000) / 1000);

function transformOf({ x = 0, y = 0, scale, turn }: GroupMarks): string {
  const steps: string[] = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${number(x)} ${number(y)})`);
  if (turn) steps.push(`rotate(${number(turn)})`);
  if (scale !== undefined) {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    steps.push(`scale(${number(sx)} ${number(sy)})`);
  }
  return steps.join(' ');
}

export function createSheet(): Sheet {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  let currentMarks: string[] = [];
  let ids = 0;

  const nextId = () => `p${(ids++).toString(36)}`;

  /** Returns the id of a definition. Equal definitions share one id, which keeps the file small. */
  function define(markup: (id: string) => string): string {
    const key = markup('');
    const existing = known.get(key);
    if (existing) return existing;
    const id = nextId();
    known.set(key, id);
    definitions.push(markup(id));
    return id;
  }

  const stopMarkup = (stops: Stops) =>
    Object.entries(stops)
      .map(([at, colour]) => ({ at: Number(at), colour, opacity: 'opacity' in colour ? colour.opacity : 1 }))
      .sort((one, other) => one.at - other.at)
      .map(({ at, colour, opacity }) => {
        const see = opacity < 1 ? ` stop-opacity="${number(opacity)}"` : '';
        return `<stop offset="${number(at)}" stop-color="${hex(colour)}"${see}/>`;
      })
      .join('');

  const paintText = (paint: Paint) => ('url' in paint ? paint.url : hex(paint));
  const asPaint = (id: string): Paint => ({ url: `url(#${id})` });

  function linear(stops: Stops, from: Point, to: Point, units: string) {
    const ends = `x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}"`;
    return asPaint(
      define((id) => `<linearGradient id="${id}" ${ends}${units}>${stopMarkup(stops)}</linearGradient>`),
    );
  }
  const pointOf = (place: number | Point): Point => (typeof place === 'number' ? [0, place] : place);
  const inUserSpace = ' gradientUnits="userSpaceOnUse"';

  function attributes(marks: GroupMarks): string {
    const { opacity, blend, clip, mask, blur, id } = marks;
    const transform = transformOf(marks);
    let text = '';
    if (id) text += ` id="${id}"`;
    if (transform) text += ` transform="${transform}"`;
    if (opacity !== undefined && opacity < 1) text += ` opacity="${number(opacity)}"`;
    if (blend) text += ` style="mix-blend-mode:${blend}"`;
    if (clip) text += ` clip-path="url(#${clip})"`;
    if (mask) text += ` mask="url(#${mask})"`;
    if (blur) {
      const filter = define(
        (key) =>
          `<filter id="${key}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${number(blur)}"/></filter>`,
      );
      text += ` filter="url(#${filter})"`;
    }
    return text;
  }

  const sheet: Sheet = {
    nextId,
    fill(d, paint, opacity = 1) {
      const see = opacity < 1 ? ` fill-opacity="${number(opacity)}"` : '';
      currentMarks.push(`<path d="${d}" fill="${paintText(paint)}"${see}/>`);
    },
    stroke(d, paint, width, opacity = 1) {
      const see = opacity < 1 ? ` stroke-opacity="${number(opacity)}"` : '';
      currentMarks.push(
        `<path d="${d}" fill="none" stroke="${paintText(paint)}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`,
      );
    },
    group(marks, paint) {
      const outer = currentMarks;
      currentMarks = [];
      paint();
      const inner = currentMarks;
      currentMarks = outer;
      if (inner.length > 0) currentMarks.push(`<g${attributes(marks)}>${inner.join('')}</g>`);
    },
    again(id, marks) {
      currentMarks.push(`<g${attributes(marks)}><use href="#${id}"/></g>`);
    },
    glow(x, y, radius, colour, opacity, height = radius) {
      const stops = Object.fromEntries(
        glowFall.map(([at, strength]) => [at, faded(colour, strength * opacity)]),
      );
      const fill = asPaint(
        define((id) => `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`),
      );
      sheet.fill(ellipse(x, y, radius, height), fill);
    },
    along: (stops, from, to) => linear(stops, from, to, ''),
    down: (stops) => sheet.along(stops, [0.5, 0], [0.5, 1]),
    across: (stops, fromRight, fall = 0, reach = 1) =>
      sheet.along(stops, [fromRight ? 1 : 0, 0], [fromRight ? 1 - reach : reach, fall]),
    between: (stops, from, to) => linear(stops, pointOf(from), pointOf(to), inUserSpace),
    radial: (stops, x, y, radius) =>
      asPaint(
        define(
          (id) =>
            `<radialGradient id="${id}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"${inUserSpace}>${stopMarkup(stops)}</radialGradient>`,
        ),
      ),
    clip: (d) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    fade(from, to) {
      const paint = sheet.between({ 0: lch(1, 0, 0), 1: lch(0, 0, 0) }, from, to);
      return define(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="5000" height="5000"><rect x="-2000" y="-2000" width="5000" height="5000" fill="${paintText(paint)}"/></mask>`,
      );
    },
    svg(pixelWidth, pixelHeight, width, height) {
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${number(width)} ${number(height)}" preserveAspectRatio="none"><defs>${definitions.join('')}</defs>${currentMarks.join('')}</svg>`;
    },
  };
  return sheet;
}
