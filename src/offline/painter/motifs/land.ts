import { bezier, closed, ellipse, line, type Point, petal, polygon, rows, trapezoid } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/land.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { paintTree } from './growing.ts';
import { stone, warm, wood } from './materials.ts';

const shapes = drawingsOf(data);

const rock = lch(0.5, 0.03, 60);

/** A distant mountain range whose foot fades into the haze. */
function paintMountain(kit: Kit) {
  const slate = mix(rock, kit.lightColour, 0.08);
  const snow = mix(lch(0.96, 0.015, 260), kit.lightColour, 0.35);
  const facing = (amount: number) => (kit.side > 0 ? lighten(slate, amount) : darken(slate, amount));
  const averted = (amount: number) => (kit.side > 0 ? darken(slate, amount) : lighten(slate, amount));
  kit.sheet.group({ mask: kit.sheet.fade([0, -34], [0, 2]) }, () => {
    const peak = (foot: number, left: number, right: number, top: Point, ...waist: readonly Point[]) => {
      kit.flat(polygon([left, foot], ...waist, top, [right, foot]), averted(0.08));
      const spine: Point[] = [
        top,
        [top[0] + 7, top[1] * 0.78],
        [top[0] - 5, top[1] * 0.55],
        [top[0] + 10, top[1] * 0.3],
        [top[0] + 2, foot],
      ];
      kit.flat(polygon(...spine, [right, foot]), facing(0.1));
      const at = (t: number, side: number): Point => [
        top[0] + ((side < 0 ? left : right) - top[0]) * t,
        top[1] + (foot - top[1]) * t,
      ];
      const cap = (side: number): Point[] => [
        at(0.2, side),
        [at(0.15, side)[0], at(0.27, side)[1]],
        [at(0.08, side)[0], at(0.19, side)[1]],
        [at(0.04, side)[0], at(0.31, side)[1]],
        [top[0] + 3, at(0.2, side)[1]],
      ];
      kit.flat(polygon(top, ...cap(-1)), mix(snow, averted(0), 0.3), 0.95);
      kit.flat(polygon(top, ...cap(1)), snow, 0.95);
    };
    peak(4, -150, -8, [-78, -64], [-112, -26], [-98, -44]);
    peak(4, 0, 150, [84, -72], [36, -30], [58, -54]);
    peak(4, -92, 106, [4, -108], [-58, -36], [-40, -60], [-18, -80]);
    kit.stroke(shapes.mountain.cracks, averted(0.14), 1.6, 0.4);
  });
}

/** A brook that winds between its banks. On water, only the current is painted. */
function paintRiver(kit: Kit) {
  const blue = mix(lch(0.68, 0.1, 230), kit.lightColour, 0.25);
  const upper = rows([-116, -9], [-66, -21], [-20, -15], [26, -27], [74, -20], [118, -27]);
  const lower = rows([116, -6], [70, 5], [22, -1], [-22, 16], [-70, 9], [-118, 19]);
  const course = (spread: number) =>
    closed(
      ...upper.map(([x, y]): Point => [x, y - spread]),
      ...lower.map(([x, y]): Point => [x, y + spread]),
    );
  const bank = mix(lch(0.44, 0.06, 75), kit.tone(blue), 0.15);
  if (kit.habitat !== 'water') {
    kit.flat(course(5), bank, 0.75);
    const blueFill = kit.sheet.along(
      { 0: lighten(kit.lightColour, 0.02), 0.45: kit.tone(blue), 1: kit.tone(darken(blue, 0.15)) },
      [0, 0],
      [0, 1],
    );
    kit.sheet.fill(course(0), blueFill);
  }
  const gleams = rows([-84, -3, 20], [-44, 2, 26], [-6, -6, 22], [34, -14, 24], [76, -10, 22], [8, 2, 16]);
  const shape = gleams.map(([x, y, long]) => petal([x - long / 2, y], [x + long / 2, y + 1], 1.3)).join('');
  kit.sheet.fill(shape, lighten(kit.lightColour, 0.08), 0.85);
  for (const [x, y, size] of rows(
    [-92, 15, 9],
    [-58, -22, 6],
    [46, 4, 10],
    [58, -26, 6],
    [-8, 16, 7],
    [94, 1, 7],
  ))
    kit.solid(ellipse(x, y, size, size * 0.62), rock, 0.9);
  const reed = mix(lch(0.56, 0.12, 135), kit.tone(lch(0.56, 0.12, 135)), 0.4);
  const blades: string[] = [];
  for (const [x, y] of rows([-74, -18], [-36, 14], [66, -20], [84, 2], [16, -22]))
    for (const [dx, high] of rows([-7, 22], [-2, 32], [4, 27], [9, 18]))
      blades.push(petal([x + dx * 0.4, y], [x + dx, y - high], 2));
  kit.flat(blades.join(''), reed);
}

function paintCave(kit: Kit) {
  kit.contact(0, 66);
  kit.solid(shapes.cave.rock, rock, 2.4);
  kit.flat(shapes.cave.mouth, darken(rock, 0.34));
  kit.glow(2, -14, 46, kit.glowColour, 0.85);
  for (const [x, length] of rows([-16, 16], [-2, 10], [14, 18]))
    kit.flat(polygon([x - 4, -58], [x + 4, -58], [x, -58 + length]), darken(rock, 0.2));
  kit.stroke(shapes.cave.cracks, darken(rock, 0.16), 2, 0.6);
  kit.flat(shapes.cave.tufts, lch(0.55, 0.12, 140));
}

/** A knoll of rock with a winding flight of steps up to a lit gate. */
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
    const shape = trapezoid(x, [half, y], [half, y - riser]);
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

export const land = {
  mountain: paintMountain,
  river: paintRiver,
  cave: paintCave,
  stairs: paintStairs,
  ladder: paintLadder,
  path: paintPath,
};
