import { ellipse, line, type Point, polygon, smooth } from '../brush.ts';
import { type Colour, faded, lighten, mix } from '../colour.ts';
import {
  atDepth,
  type HeightLine,
  type LitStage,
  litBy,
  type Stage,
  type Stream,
  shadeOf,
  streamOf,
} from '../stage.ts';
import { scumble } from './texture.ts';

export interface Ridge {
  /** The height of the land, in picture units from the top, at `x`. */
  readonly at: (x: number) => number;
  readonly colour: Colour;
  readonly depth: number;
  /** How far the foot fades into haze, 0..1. */
  readonly mist?: number;
  /** Straight edges in place of round ones. */
  readonly sharp?: boolean;
}

/** A height line made of noise: `rough` 1 is hilly, 3 is craggy. */
export function landLine(stage: Stage, key: number, base: number, rise: number, rough: number, scale = 260) {
  const { noise } = stage;
  const octaves = rough >= 2 ? 5 : 3;
  return (x: number): number => {
    const wave = noise.fractal(x / scale + key * 31.7, key * 3.1, octaves);
    const crag =
      rough >= 2 ? (1 - Math.abs(noise.fractal(x / (scale * 0.6) + key * 11.3, 5.5, 4))) * 0.7 - 0.35 : 0;
    return base - rise * (wave * 0.9 + crag * (rough - 1) * 0.5);
  };
}

/** One layer of land from its line to the bottom of the picture, lit on its crest and fading at its foot. */
export function ridge(scene: LitStage, { at, colour, depth, mist = 0.5, sharp = false }: Ridge) {
  const { sheet, width, height, light } = scene;
  const step = sharp ? 26 : 16;
  const crest: Point[] = [];
  for (let x = -20; x <= width + 20; x += step) crest.push([x, at(x)]);
  const top = Math.min(...crest.map(([, y]) => y));
  const tone = atDepth(scene, colour, depth);
  const foot = mix(tone, scene.palette.haze, mist);
  const reach = Math.max(60, Math.min(height - top, 340));
  const outline = sharp ? line(...crest) : smooth(...crest);
  const body = `${outline}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
  sheet.fill(
    body,
    sheet.between({ 0: litBy(light, tone, 0.3 * (1 - depth * 0.5)), 0.28: tone, 1: foot }, top, top + reach),
  );
  scumble(scene, scene.random.fork(`ridge${depth}`), {
    shape: body,
    area: { x: -20, y: top, width: width + 40, height: reach * 0.8 },
    colour: tone,
    count: 130,
    length: sharp ? 34 : 46 - depth * 18,
    angle: (x) => (x < light.x ? 2.5 : 0.6),
    facing: (_, y) => 0.62 - (0.5 * (y - top)) / reach,
    opacity: 0.22 * (1.1 - depth * 0.6),
    flakes: sharp,
  });
  const rim = mix(tone, light.colour, 0.55 * light.strength);
  const rimFill = sheet.radial({ 0: faded(rim, 0.9), 1: faded(rim, 0) }, light.x, light.y, width * 0.75);
  sheet.stroke(outline, rimFill, 1 + 2.4 * (1 - depth));
}

/** Lit and shaded slopes below a crest, which make a ridge look like mountains. */
export function slopes(scene: LitStage, stream: Stream, land: Ridge, count: number, reach: number) {
  const random = streamOf(scene, stream);
  const { sheet, width, light } = scene;
  const tone = atDepth(scene, land.colour, land.depth);
  const lit: string[] = [];
  const dark: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = width * ((index + random.next()) / count);
    const y = land.at(x);
    const drop = reach * random.between(0.35, 1);
    const lean = random.between(0.2, 0.6) * drop;
    const side = light.x >= x ? 1 : -1;
    const face = (direction: number) =>
      polygon(
        [x, y],
        [x + direction * lean, y + drop * 0.42],
        [x + direction * lean * 0.72, y + drop * 0.7],
        [x + direction * lean * 0.1, y + drop],
        [x + direction * lean * 0.16, y + drop * 0.5],
      );
    lit.push(face(side));
    dark.push(face(-side));
  }
  sheet.fill(lit.join(''), litBy(light, tone, 0.5), 0.28);
  sheet.fill(dark.join(''), shadeOf(scene, tone, 0.5), 0.25);
}

/** A bank of mist lying across the picture around `y`. */
export function mist(
  stage: Stage,
  y: number,
  thickness: number,
  opacity: number,
  colour = stage.palette.haze,
) {
  const { sheet, width } = stage;
  const fill = sheet.between(
    { 0: faded(colour, 0), 0.5: faded(colour, opacity), 1: faded(colour, 0) },
    y - thickness,
    y + thickness,
  );
  sheet.fill(`M0 ${y - thickness}H${width}V${y + thickness}H0Z`, fill);
}

/** The near ground: its lit top, and uneven patches of light and shade. */
export function ground(scene: LitStage, stream: Stream, at: HeightLine, colour: Colour, depth: number) {
  const random = streamOf(scene, stream);
  const { sheet, width, height, palette, light } = scene;
  ridge(scene, { at, colour, depth, mist: 0 });
  const lit: string[] = [];
  const dark: string[] = [];
  for (let index = 0; index < 60; index++) {
    const x = random.between(-20, width + 20);
    const down = random.next() ** 0.8;
    const y = at(x) + 8 + down * (height - at(x));
    const size = 14 + down * 70;
    (random.next() < 0.5 ? lit : dark).push(
      ellipse(x, y, size * random.between(0.8, 2), size * random.between(0.06, 0.14)),
    );
  }
  const clip = sheet.clip(groundOutline(scene, at));
  const tone = atDepth(scene, colour, depth);
  sheet.group({ clip }, () => {
    sheet.fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.between({ 0: faded(palette.deep, 0), 1: faded(palette.deep, 0.75) }, at(width / 2) + 30, height),
    );
    sheet.fill(dark.join(''), palette.deep, 0.18);
    sheet.fill(lit.join(''), litBy(light, lighten(tone, 0.05), 0.35), 0.16);
    const glowY = Math.max(at(width / 2), light.y);
    sheet.glow(light.x, glowY, width * 0.5, light.colour, 0.28 * light.strength, 130);
  });
}

function groundOutline(stage: Stage, at: HeightLine): string {
  const crest: Point[] = [];
  for (let x = -20; x <= stage.width + 20; x += 20) crest.push([x, at(x)]);
  return `${smooth(...crest)}L${stage.width + 20} ${stage.height + 20}L-20 ${stage.height + 20}Z`;
}
