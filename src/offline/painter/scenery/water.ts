import { ellipse, type Point, petal, smooth } from '../brush.ts';
import { type Colour, faded, lighten, mix } from '../colour.ts';
import { type LitStage, relit, type Stage, type Stream, streamOf } from '../stage.ts';

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
