import { bezier, closed, ellipse, line, type Point, petal, polygon, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import { paintTree } from './growing.ts';
import { type MotifArt, rooted } from './motif.ts';

const wood = lch(0.48, 0.08, 55);

const stone = lch(0.62, 0.03, 75);

const warm = lch(0.88, 0.14, 82);

/** A knoll of rock with a flight cut into it, winding up to a lit gate. */
function paintStairs(kit: Kit): void {
  const rock = mix(stone, kit.lightColour, 0.12);
  const slab = lighten(mix(stone, kit.lightColour, 0.4), 0.08);
  kit.contact(0, 72);
  kit.glow(14, -100, 66, warm, 0.7);
  kit.solid(
    'M-4 -76V-104Q-4 -126 15 -127Q34 -126 34 -104V-74H24V-102Q23 -114 15 -114Q7 -114 6 -102V-76Z',
    slab,
    1.2,
  );
  kit.sheet.fill('M6 -74V-102Q7 -114 15 -114Q23 -114 24 -102V-74Z', lighten(warm, 0.09), 0.92);
  kit.solid(
    closed(
      [-74, 3],
      [-70, -18],
      [-52, -32],
      [-44, -54],
      [-24, -66],
      [-8, -80],
      [16, -82],
      [40, -77],
      [52, -56],
      [66, -38],
      [72, -14],
      [75, 3],
      [0, 6],
    ),
    rock,
    2.2,
  );
  kit.stroke(
    `${smooth([-58, -6], [-50, -22], [-38, -34])}${smooth([50, -50], [56, -30], [52, -10])}${smooth([-36, -54], [-26, -48], [-24, -40])}`,
    darken(rock, 0.16),
    2,
    0.6,
  );
  const steps = 11;
  const way = bezier([-14, 5], [-34, -22], [34, -42], [15, -76], steps + 1);
  for (let index = steps - 1; index >= 0; index--) {
    const [x, y] = way[index]!;
    const [nextX, nextY] = way[index + 1]!;
    const t = index / steps;
    const [half, halfNext] = [27 - 17 * t, 27 - 17 * (t + 1 / steps)];
    const tread = lighten(slab, t * 0.06);
    const riser = (y - nextY) * 0.5;
    kit.flat(
      polygon([x - half, y], [x + half, y], [x + half, y - riser], [x - half, y - riser]),
      darken(tread, 0.24),
    );
    kit.solid(
      polygon(
        [x - half, y - riser],
        [x + half, y - riser],
        [nextX + halfNext, nextY],
        [nextX - halfNext, nextY],
      ),
      tread,
      0.8,
    );
  }
  kit.flat(
    `${petal([-66, 3], [-74, -14], 3.4)}${petal([-63, 3], [-60, -17], 3.4)}${petal([64, 3], [72, -13], 3.4)}${petal([60, 3], [57, -16], 3.4)}`,
    lch(0.55, 0.12, 140),
  );
}

/** A ladder leaning into a tree. */
function paintLadder(kit: Kit): void {
  paintTree(kit);
  const [left, right]: [Point, Point] = [
    [-46, 2],
    [-26, 4],
  ];
  const [leftTop, rightTop]: [Point, Point] = [
    [-9, -98],
    [4, -96],
  ];
  const between = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const rungs = Array.from({ length: 8 }, (_, index) => (index + 0.7) / 8);
  kit.stroke(`${line(left, leftTop)}${line(right, rightTop)}`, darken(wood, 0.1), 4.6);
  kit.stroke(
    rungs.map((t) => line(between(left, leftTop, t), between(right, rightTop, t))).join(''),
    lighten(wood, 0.16),
    3,
  );
  kit.stroke(`${line(left, leftTop)}${line(right, rightTop)}`, kit.lit(lighten(wood, 0.12), 0.7), 2.2);
}

/** Flat stones that lead past a signpost. */
function paintPath(kit: Kit): void {
  const slab = mix(lch(0.8, 0.04, 80), kit.lightColour, 0.3);
  const board = lighten(mix(wood, kit.accents[0]!, 0.25), 0.16);
  for (const [x, y, half] of rows(
    [46, -25, 7],
    [35, -20, 9],
    [46, -13, 11],
    [28, -6, 14],
    [44, 3, 17],
    [12, 11, 20],
    [38, 20, 22],
  )) {
    kit.sheet.fill(ellipse(x, y + half * 0.12, half * 1.06, half * 0.36), kit.shade(slab, 0.8), 0.55);
    kit.solid(ellipse(x, y, half, half * 0.31), slab, 0.8);
  }
  kit.contact(-22, 10);
  kit.solid(polygon([-26, 1], [-25, -100], [-22, -104], [-18, -100], [-17, 1]), wood, 1);
  kit.solid(polygon([-40, -96], [24, -92], [38, -82], [24, -73], [-40, -76]), board, 1.4);
  kit.solid(
    polygon([8, -66], [-44, -68], [-58, -58], [-44, -49], [8, -50]),
    mix(board, kit.accents[1 % kit.accents.length]!, 0.35),
    1.4,
  );
  kit.stroke('M-34 -89Q-6 -85 20 -84M-42 -61Q-20 -60 2 -60', darken(board, 0.16), 1.2, 0.6);
  kit.flat(
    `${petal([-28, 3], [-37, -14], 3.4)}${petal([-24, 4], [-27, -18], 3)}${petal([-15, 3], [-7, -13], 3.4)}`,
    lch(0.55, 0.12, 140),
  );
}

export const ways = {
  stairs: {
    habitats: rooted,
    anchor: 'foot',
    height: 1.8,
    heightAfar: 1.4,
    half: 75,
    grown: true,
    paint: paintStairs,
  },
  ladder: {
    habitats: rooted,
    anchor: 'foot',
    height: 2.1,
    heightAfar: 1.6,
    half: 56,
    grown: true,
    paint: paintLadder,
  },
  path: { habitats: ['ground', 'floor', 'far'], anchor: 'foot', height: 1.2, half: 62, paint: paintPath },
} as const satisfies Record<string, MotifArt>;
