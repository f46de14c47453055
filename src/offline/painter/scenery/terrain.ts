import { ellipse, line, type Point, petal, polygon, smooth } from '../brush.ts';
import { type Colour, faded, lighten, mix } from '../colour.ts';
import {
  atDepth,
  type HeightLine,
  type LitStage,
  litBy,
  relit,
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
  /** How much the foot of the ridge fades into haze, 0..1. */
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
  const stops = { 0: litBy(light, tone, 0.3 * (1 - depth * 0.5)), 0.28: tone, 1: foot };
  sheet.fill(body, sheet.between(stops, top, top + reach));
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
  const stops = { 0: faded(colour, 0), 0.5: faded(colour, opacity), 1: faded(colour, 0) };
  const fill = sheet.between(stops, y - thickness, y + thickness);
  sheet.fill(`M0 ${y - thickness}H${width}V${y + thickness}H0Z`, fill);
}

/** The near ground, with a lit upper edge and uneven patches of light and shade. */
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
    const stops = { 0: faded(palette.deep, 0), 1: faded(palette.deep, 0.75) };
    sheet.fill(`M0 0H${width}V${height}H0Z`, sheet.between(stops, at(width / 2) + 30, height));
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

/**
 * A sheet of water from `top` to `bottom`. It shows the sky's colours upside down, a dimmed reflection of the painted
 * group with the id `mirrored`, and the light's broken reflection.
 */
export function water(
  scene: LitStage,
  stream: Stream,
  top: number,
  bottom: number,
  colour: Colour,
  mirrored?: string,
) {
  const random = streamOf(scene, stream);
  const { sheet, width, palette, light } = scene;
  const deepness = bottom - top;
  const shape = `M0 ${top}H${width}V${bottom}H0Z`;
  const surfaceFill = sheet.between(
    {
      0: mix(palette.horizon, colour, 0.22),
      0.3: mix(palette.middle, colour, 0.5),
      1: mix(mix(palette.top, colour, 0.55), palette.deep, 0.35),
    },
    top,
    bottom,
  );
  sheet.fill(shape, surfaceFill);
  if (mirrored) {
    const clip = sheet.clip(`M0 ${top}H${width}V${bottom}H0Z`);
    const mask = sheet.fade([0, top], [0, top + deepness * 0.9]);
    sheet.group({ clip, mask, opacity: 0.5 }, () => sheet.again(mirrored, { y: top * 2, scale: [1, -1] }));
  }
  sheet.glow(light.x, top, width * 0.3, light.colour, 0.6 * light.strength, deepness * 0.55);
  glitter(scene, random, top, bottom);
  const dark: string[] = [];
  const pale: string[] = [];
  for (let index = 0; index < 90; index++) {
    const down = random.next() ** 1.4;
    const y = top + down * deepness;
    const x = random.between(0, width);
    const length = 10 + down * 90 * random.next();
    (random.next() < 0.55 ? dark : pale).push(petal([x - length, y], [x + length, y], 0.5 + down * 3));
  }
  sheet.fill(dark.join(''), mix(colour, palette.deep, 0.5), 0.28);
  sheet.fill(pale.join(''), lighten(mix(colour, palette.horizon, 0.6), 0.06), 0.3);
}

/** The light's broken reflection on water, from `top` towards the viewer. */
export function glitter(scene: LitStage, stream: Stream, top: number, bottom: number) {
  const random = streamOf(scene, stream);
  const { sheet, light } = scene;
  const bright: string[] = [];
  const soft: string[] = [];
  for (let index = 0; index < 130; index++) {
    const down = random.next() ** 1.25;
    const y = top + 2 + down * (bottom - top);
    const x = light.x + random.between(-1, 1) * random.next() * (16 + down * 120);
    const length = (4 + down * 30) * random.between(0.5, 1.4);
    (random.next() < 0.4 ? bright : soft).push(petal([x - length, y], [x + length, y], 0.7 + down * 2.6));
  }
  sheet.fill(soft.join(''), light.colour, 0.45 * light.strength);
  sheet.fill(bright.join(''), lighten(light.colour, 0.08), 0.85 * light.strength);
}

/** Rings on water, or of sound, around a place. */
export function rings(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: Colour,
  opacity: number,
  flat = 0.28,
) {
  for (let index = 1; index <= count; index++) {
    const t = index / count;
    const r = radius * t ** 0.9;
    stage.sheet.stroke(ellipse(x, y, r, r * flat), colour, 3.2 * (1.15 - t), opacity * (1.08 - t));
  }
}

/**
 * A river that runs towards the viewer. `middleAt` and `halfAt` give its middle and half its width at each height of
 * the picture.
 */
export function river(
  scene: LitStage,
  stream: Stream,
  top: number,
  bottom: number,
  middleAt: (y: number) => number,
  halfAt: (y: number) => number,
  colour: Colour,
) {
  const random = streamOf(scene, stream);
  const { sheet, palette, light } = scene;
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 26;
  for (let index = 0; index <= steps; index++) {
    const y = top + ((bottom - top) * index) / steps;
    left.push([middleAt(y) - halfAt(y), y]);
    right.unshift([middleAt(y) + halfAt(y), y]);
  }
  const body = `${smooth(...left)}L${smooth(...right).slice(1)}Z`;
  sheet.stroke(body, mix(colour, palette.deep, 0.5), 7, 0.35);
  const surfaceFill = sheet.between(
    {
      0: mix(palette.horizon, light.colour, 0.5),
      0.25: mix(palette.horizon, colour, 0.35),
      1: mix(colour, palette.deep, 0.2),
    },
    top,
    bottom,
  );
  sheet.fill(body, surfaceFill);
  const pale: string[] = [];
  const dark: string[] = [];
  for (let index = 0; index < 120; index++) {
    const down = random.next() ** 1.2;
    const y = top + 4 + down * (bottom - top);
    const half = halfAt(y);
    const x = middleAt(y) + random.between(-0.95, 0.95) * half;
    const length = Math.min(half * 0.5, 6 + down * 60) * random.between(0.4, 1);
    (random.next() < 0.6 ? pale : dark).push(
      petal([x - length, y], [x + length, y + random.between(-2, 2)], 0.8 + down * 2.6),
    );
  }
  sheet.group({ clip: sheet.clip(body) }, () => {
    sheet.fill(dark.join('') || 'M0 0', mix(colour, palette.deep, 0.4), 0.3);
    sheet.fill(pale.join('') || 'M0 0', lighten(light.colour, 0.05), 0.65);
    glitter(relit(scene, { x: middleAt(top + (bottom - top) * 0.2) }), random.fork('glitter'), top, bottom);
  });
}

/** A fall of water or light from (x, top) to `bottom`, with its spray. */
export function waterfall(
  stage: Stage,
  stream: Stream,
  x: number,
  top: number,
  bottom: number,
  half: number,
  colour: Colour,
) {
  const random = streamOf(stage, stream);
  const { sheet } = stage;
  const threads: string[] = [];
  sheet.fill(
    `M${x - half * 0.7} ${top}Q${x} ${top - 6} ${x + half * 0.7} ${top}L${x + half} ${bottom}Q${x} ${bottom + 8} ${x - half} ${bottom}Z`,
    sheet.down({ 0: lighten(colour, 0.1), 0.6: faded(colour, 0.9), 1: faded(lighten(colour, 0.12), 0.7) }),
  );
  for (let index = 0; index < 14; index++) {
    const px = x + random.between(-0.8, 0.8) * half;
    const y = top + random.between(0, 0.6) * (bottom - top);
    threads.push(petal([px, y], [px + (px - x) * 0.2, y + random.between(0.2, 0.4) * (bottom - top)], 1.4));
  }
  sheet.fill(threads.join(''), lighten(colour, 0.16), 0.75);
  sheet.glow(x, bottom, half * 2.6, lighten(colour, 0.1), 0.7, half);
}
