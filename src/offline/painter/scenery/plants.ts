import type { Random } from '../../../core/random.ts';
import { bezier, closed, ellipse, type Point, petal, ribbon, smooth } from '../brush.ts';
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

/** Blades of grass along a line. `bend` is how far the wind bends them. */
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

/** Five petals around (x, y). They reach `across` horizontally and `down` vertically, and are `wide` wide. */
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
    const band = ribbon(spine, (t) => 4.5 * (1 - t * 0.6));
    sheet.fill(band, colour);
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
    const course = bezier([px, y + 4], [px - 3, y - high * 0.4], [px + 3, y - high * 0.6], [px, y - high], 5);
    const shape = ribbon(course, () => half * 0.3);
    sheet.fill(shape, mix(tone, palette.ground, 0.4));
    sheet.fill(
      `M${(px - half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Q${(px - half * 0.8).toFixed(1)} ${(y - high - half).toFixed(1)} ${px.toFixed(1)} ${(y - high - half * 1.05).toFixed(1)}Q${(px + half * 0.8).toFixed(1)} ${(y - high - half).toFixed(1)} ${(px + half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Q${px.toFixed(1)} ${(y - high * 1.02).toFixed(1)} ${(px - half).toFixed(1)} ${(y - high * 0.92).toFixed(1)}Z`,
      sheet.down({ 0: mix(tone, palette.ground, 0.25), 1: lighten(tone, 0.14) }),
    );
  }
}

/** A trunk, root or vine along `spine`, with a lit edge and bark lines. */
export function limb(
  scene: LitStage,
  spine: readonly Point[],
  widthAt: (t: number) => number,
  colour: Colour,
  depth: number,
  bark = 0.5,
) {
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const middle = spine[Math.floor(spine.length / 2)]!;
  const side = light.x >= middle[0] ? 1 : -1;
  const body = ribbon(spine, widthAt);
  const trunkFill = sheet.along(
    {
      0: litBy(light, lighten(tone, 0.05), 0.5),
      0.35: tone,
      1: shadeOf(scene, tone, 0.6 * (1 - depth * 0.5)),
    },
    side > 0 ? [1, 0.3] : [0, 0.3],
    side > 0 ? [0, 0.6] : [1, 0.6],
  );
  sheet.fill(body, trunkFill);
  const last = spine.length - 1;
  const offset = (share: number): Point[] =>
    spine.map(([x, y], index) => {
      const [ax, ay] = spine[Math.max(0, index - 1)]!;
      const [bx, by] = spine[Math.min(last, index + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const reach = (widthAt(index / last) / 2) * share;
      return [x - ((by - ay) / length) * reach, y + ((bx - ax) / length) * reach];
    });
  const edge = Math.sign(offset(1)[Math.floor(last / 2)]![0] - middle[0]) === side ? 0.93 : -0.93;
  if (bark > 0) {
    const lines = [-0.5, -0.1, 0.25, 0.6].map((share) => smooth(...offset(share))).join('');
    sheet.stroke(lines, shadeOf(scene, tone, 0.7), Math.max(0.8, widthAt(0.4) * 0.035), bark * 0.6);
  }
  const path = smooth(...offset(edge));
  const width = Math.max(1, widthAt(0.5) * 0.06);
  sheet.stroke(path, litBy(light, lighten(tone, 0.12), 0.85), width, 0.75 * light.strength);
}

/** A mass of leaves: an uneven cloud of petals, dark below and bright towards the light. */
export function foliage(
  scene: LitStage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  depth: number,
  leaf = 13,
  density = 1,
) {
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const tones = [
    shadeOf(scene, tone, 0.62),
    shadeOf(scene, tone, 0.28),
    tone,
    litBy(light, lighten(tone, 0.05), 0.4),
    litBy(light, lighten(tone, 0.12), 0.75),
  ];
  const toLight = Math.atan2(light.y - y, light.x - x);
  const [lx, ly] = [Math.cos(toLight), Math.sin(toLight)];
  const batches: string[][] = tones.map(() => []);
  const count = Math.round(((rx * ry) / (leaf * leaf)) * 3 * density) + 16;
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.next() ** 0.42 * 1.06;
    const [ox, oy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const facing = (ox * lx + oy * ly + 1) / 2;
    const level = Math.min(4, Math.max(0, Math.floor(facing * 4 + random.between(-0.6, 1.1))));
    const px = x + ox * rx;
    const py = y + oy * ry;
    const turn = random.between(0, Math.PI * 2);
    const size = leaf * random.between(0.7, 1.4);
    batches[level]!.push(
      petal([px, py], [px + Math.cos(turn) * size, py + Math.sin(turn) * size * 0.8], size * 0.34),
    );
  }
  const towards = (share: number): readonly [number, number] => [
    0.5 + lx * 0.5 * share,
    0.5 + ly * 0.5 * share,
  ];
  const bumps: Point[] = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = (index % 2 ? 0.98 : 0.84) * random.between(0.9, 1.06);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const stops = { 0: mix(tones[2]!, tones[3]!, 0.6), 0.45: tones[1]!, 1: tones[0]! };
  const crownFill = sheet.along(stops, towards(1), towards(-1));
  sheet.fill(closed(...bumps), crownFill);
  batches.forEach((batch, level) => {
    if (batch.length > 0) sheet.fill(batch.join(''), tones[level]!);
  });
}

/** A whole tree with its foot at (x, y): trunk, forking limbs and leaf masses. */
export function tree(
  scene: LitStage,
  stream: Stream,
  x: number,
  y: number,
  height: number,
  bark: Colour,
  leaves: Colour,
  depth: number,
) {
  const random = streamOf(scene, stream);
  const tips: Point[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, level: number): void => {
    const bend = random.between(-0.22, 0.22);
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const control: Point = [
      from[0] + Math.sin(angle + bend) * length * 0.5,
      from[1] - Math.cos(angle + bend) * length * 0.5,
    ];
    const widthAt = (t: number) => width * (1 - t * 0.45) + (level === 0 ? width * 0.7 * (1 - t) ** 6 : 0);
    limb(scene, bezier(from, control, control, to, 7), widthAt, bark, depth, level === 0 ? 0.5 : 0);
    if (level >= 2) {
      tips.push(to);
      return;
    }
    const forks = level === 0 ? 4 : 2;
    for (let index = 0; index < forks; index++) {
      const spread = level === 0 ? 1.7 : 0.95;
      grow(
        to,
        angle + spread * ((index + 0.5) / forks - 0.5) + random.between(-0.12, 0.12),
        length * random.between(0.5, 0.68),
        width * 0.5,
        level + 1,
      );
    }
  };
  grow([x, y], random.between(-0.06, 0.06), height * 0.42, height * 0.085, 0);
  const size = height * 0.17;
  for (const [tx, ty] of [...tips].sort((a, b) => a[1] - b[1]).reverse()) {
    const [rx, ry] = [size * random.between(0.85, 1.2), size * random.between(0.65, 0.9)];
    const colour = mix(leaves, lighten(leaves, 0.06), random.next());
    foliage(scene, random, tx, ty, rx, ry, colour, depth, Math.max(5, height * 0.03), 0.75);
  }
}
