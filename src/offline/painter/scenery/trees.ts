import type { Random } from '../../../core/random.ts';
import { bezier, closed, type Point, petal, ribbon, smooth } from '../brush.ts';
import { type Colour, lighten, mix } from '../colour.ts';
import { atDepth, type LitStage, litBy, type Stream, shadeOf, streamOf } from '../stage.ts';

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
  const crownFill = sheet.along(
    { 0: mix(tones[2]!, tones[3]!, 0.6), 0.45: tones[1]!, 1: tones[0]! },
    towards(1),
    towards(-1),
  );
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
  for (const [tx, ty] of [...tips].sort((a, b) => a[1] - b[1]).reverse())
    foliage(
      scene,
      random,
      tx,
      ty,
      size * random.between(0.85, 1.2),
      size * random.between(0.65, 0.9),
      mix(leaves, lighten(leaves, 0.06), random.next()),
      depth,
      Math.max(5, height * 0.03),
      0.75,
    );
}
