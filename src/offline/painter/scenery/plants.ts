import type { Random } from '../../../core/random.ts';
import { bezier, ellipse, type Point, petal, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lighten, mix } from '../colour.ts';
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

/** Blades of grass along a line; `bend` is the wind. */
export function grass(
  scene: LitStage,
  stream: Stream,
  at: HeightLine,
  count: number,
  height: number,
  colour: Colour,
  depth: number,
  bend = 0.3,
) {
  const random = streamOf(scene, stream);
  const { sheet, width, noise, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const dark: string[] = [];
  const middle: string[] = [];
  const bright: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = random.between(-10, width + 10);
    const tall = height * random.between(0.4, 1) * (0.7 + 0.5 * noise.at(x / 120, 3.3));
    const y = at(x) + random.between(0, height * 0.35);
    const tip: Point = [x + tall * (bend + random.between(-0.25, 0.25)), y - tall];
    const half = 1 + height * 0.022;
    const blade = `M${(x - half).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - tall * 0.6).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(x + half * 1.6).toFixed(1)} ${(y - tall * 0.5).toFixed(1)} ${(x + half).toFixed(1)} ${y.toFixed(1)}Z`;
    [dark, middle, bright][Math.floor(random.next() * 2.999)]!.push(blade);
  }
  sheet.fill(dark.join('') || 'M0 0', shadeOf(scene, tone, 0.5));
  sheet.fill(middle.join('') || 'M0 0', tone);
  sheet.fill(bright.join('') || 'M0 0', litBy(light, lighten(tone, 0.06), 0.55));
}

/** Five petals around (x, y), as far out as `across` and `down`. */
export const blossom = (x: number, y: number, across: number, down: number, wide: number): string =>
  [0, 1, 2, 3, 4]
    .map((leaf) =>
      petal([x, y], [x + Math.cos(leaf * 1.257) * across, y + Math.sin(leaf * 1.257) * down], wide),
    )
    .join('');

/** Reeds with seed heads in a clump around x. */
export function reeds(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  count: number,
  height: number,
  colour: Colour,
) {
  const { sheet } = stage;
  for (let index = 0; index < count; index++) {
    const foot = x + random.between(-0.3, 0.3) * height;
    const tall = height * random.between(0.5, 1);
    const lean = random.between(-0.18, 0.22) * tall;
    const spine = bezier(
      [foot, y],
      [foot, y - tall * 0.4],
      [foot + lean * 0.5, y - tall * 0.8],
      [foot + lean, y - tall],
      6,
    );
    sheet.fill(
      ribbon(spine, (t) => 4.5 * (1 - t * 0.6)),
      colour,
    );
    if (index % 2 === 0) {
      const [tx, ty] = spine[5]!;
      sheet.fill(ellipse(tx, ty, 4.6, 17), darken(colour, 0.02));
    } else {
      const [mx, my] = spine[2]!;
      sheet.fill(petal([mx, my], [mx + (lean > 0 ? -1 : 1) * tall * 0.24, my - tall * 0.36], 8), colour);
    }
  }
}

/** A feathered frond or fern from its foot to its tip. */
export function frond(
  scene: LitStage,
  from: Point,
  tip: Point,
  sag: number,
  leaflet: number,
  colour: Colour,
  depth: number,
) {
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const spine = bezier(
    from,
    [from[0] + dx * 0.3, from[1] + dy * 0.3 - sag],
    [from[0] + dx * 0.75, from[1] + dy * 0.7 - sag],
    tip,
    24,
  );
  const upper: string[] = [];
  const lower: string[] = [];
  for (let index = 2; index < 24; index++) {
    const [x, y] = spine[index]!;
    const [px, py] = spine[index - 1]!;
    const angle = Math.atan2(y - py, x - px);
    const reach = leaflet * Math.sin(Math.PI * (0.12 + (index / 24) * 0.86)) ** 0.8;
    const leaf = (turn: number): string =>
      petal(
        [x, y],
        [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach],
        reach * 0.15 + 0.8,
      );
    upper.push(leaf(-1.02));
    lower.push(leaf(1.02));
  }
  sheet.fill(lower.join(''), shadeOf(scene, tone, 0.4));
  sheet.fill(upper.join(''), litBy(light, tone, 0.3));
  sheet.stroke(smooth(...spine), litBy(light, lighten(tone, 0.04), 0.4), Math.max(1, leaflet * 0.045));
}

/** Strands that hang from above: vines, moss, willow. */
export function strands(
  scene: LitStage,
  stream: Stream,
  from: number,
  to: number,
  top: HeightLine,
  count: number,
  longest: number,
  colour: Colour,
  depth: number,
  leaf = 6,
) {
  const random = streamOf(scene, stream);
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const lines: string[] = [];
  const leaves: string[] = [];
  const bright: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = random.between(from, to);
    const length = longest * random.between(0.3, 1);
    const sway = random.between(-0.08, 0.08) * length;
    const spine = bezier(
      [x, top(x) - 10],
      [x, top(x) + length * 0.4],
      [x + sway, top(x) + length * 0.7],
      [x + sway, top(x) + length],
      Math.max(5, Math.round(length / 13)),
    );
    lines.push(smooth(...spine));
    for (const [px, py] of spine.slice(1)) {
      const turn = random.between(0.25, 0.9) * (random.next() < 0.5 ? 1 : -1);
      (random.next() < 0.35 ? bright : leaves).push(
        petal([px, py], [px + Math.sin(turn) * leaf * 1.6, py + Math.cos(turn) * leaf * 2], leaf * 0.45),
      );
    }
  }
  sheet.stroke(lines.join(''), shadeOf(scene, tone, 0.4), 1.3);
  sheet.fill(leaves.join('') || 'M0 0', tone);
  sheet.fill(bright.join('') || 'M0 0', litBy(light, lighten(tone, 0.06), 0.5));
}

/** Glowing caps in a cluster, the near ones large. */
export function glowCaps(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  count: number,
  colour: Colour,
  depth: number,
) {
  const { sheet, palette } = stage;
  for (let index = 0; index < count; index++) {
    const px = x + random.between(-1, 1) * size * 1.1;
    const high = size * random.between(0.4, 1);
    const half = high * random.between(0.26, 0.4);
    const tone = atDepth(stage, colour, depth * 0.5);
    sheet.glow(px, y - high, half * 3.6, colour, 0.55);
    const shape = ribbon(
      bezier([px, y + 4], [px - 3, y - high * 0.4], [px + 3, y - high * 0.6], [px, y - high], 5),
      () => half * 0.3,
    );
    sheet.fill(shape, mix(tone, palette.ground, 0.4));
    sheet.fill(
      `M${(px - half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Q${(px - half * 0.8).toFixed(1)} ${(y - high - half).toFixed(1)} ${px.toFixed(1)} ${(y - high - half * 1.05).toFixed(1)}Q${(px + half * 0.8).toFixed(1)} ${(y - high - half).toFixed(1)} ${(px + half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Q${px.toFixed(1)} ${(y - high * 1.02).toFixed(1)} ${(px - half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Z`,
      sheet.down({ 0: mix(tone, palette.ground, 0.25), 1: lighten(tone, 0.14) }),
    );
  }
}
