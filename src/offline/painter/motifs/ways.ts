import { bezier, ellipse, line, type Point, polygon, rows } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/ways.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { paintTree } from './growing.ts';
import { stone, warm, wood } from './materials.ts';
import { type MotifArt, rooted } from './motif.ts';

const shapes = drawingsOf(data);

/** A knoll of rock with a flight cut into it, winding up to a lit gate. */
function paintStairs(kit: Kit) {
  const rock = mix(stone, kit.lightColour, 0.12);
  const slab = lighten(mix(stone, kit.lightColour, 0.4), 0.08);
  kit.contact(0, 72);
  kit.glow(14, -100, 66, warm, 0.7);
  kit.solid(shapes.stairs.gate, slab, 1.2);
  kit.sheet.fill(shapes.stairs.gateLight, lighten(warm, 0.09), 0.92);
  kit.solid(shapes.stairs.knoll, rock, 2.2);
  kit.stroke(shapes.stairs.cracks, darken(rock, 0.16), 2, 0.6);
  const steps = 11;
  const way = bezier([-14, 5], [-34, -22], [34, -42], [15, -76], steps + 1);
  for (let index = steps - 1; index >= 0; index--) {
    const [x, y] = way[index]!;
    const [nextX, nextY] = way[index + 1]!;
    const t = index / steps;
    const [half, halfNext] = [27 - 17 * t, 27 - 17 * (t + 1 / steps)];
    const tread = lighten(slab, t * 0.06);
    const riser = (y - nextY) * 0.5;
    const shape = polygon([x - half, y], [x + half, y], [x + half, y - riser], [x - half, y - riser]);
    kit.flat(shape, darken(tread, 0.24));
    const outline = polygon(
      [x - half, y - riser],
      [x + half, y - riser],
      [nextX + halfNext, nextY],
      [nextX - halfNext, nextY],
    );
    kit.solid(outline, tread, 0.8);
  }
  kit.flat(shapes.stairs.tufts, lch(0.55, 0.12, 140));
}

/** A ladder leaning into a tree. */
function paintLadder(kit: Kit) {
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
  const path = rungs.map((t) => line(between(left, leftTop, t), between(right, rightTop, t))).join('');
  kit.stroke(path, lighten(wood, 0.16), 3);
  kit.stroke(`${line(left, leftTop)}${line(right, rightTop)}`, kit.lit(lighten(wood, 0.12), 0.7), 2.2);
}

/** Flat stones that lead past a signpost. */
function paintPath(kit: Kit) {
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
  kit.solid(shapes.path.post, wood, 1);
  kit.solid(shapes.path.upperBoard, board, 1.4);
  kit.solid(shapes.path.lowerBoard, mix(board, kit.accents[1 % kit.accents.length]!, 0.35), 1.4);
  kit.stroke(shapes.path.grain, darken(board, 0.16), 1.2, 0.6);
  kit.flat(shapes.path.tufts, lch(0.55, 0.12, 140));
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
