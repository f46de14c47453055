import { bezier, closed, ellipse, petal, polygon, ribbon } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { MotifArt } from './motif.ts';

const rock = lch(0.5, 0.03, 60);

function paintMountain(kit: Kit): void {
  const snow = lch(0.95, 0.02, 260);
  kit.solid(
    polygon([
      [-96, 2],
      [-58, -52],
      [-34, -40],
      [-4, -104],
      [22, -68],
      [40, -78],
      [96, 2],
    ]),
    rock,
    1.8,
  );
  kit.flat(
    polygon([
      [-4, -104],
      [4, -62],
      [-6, -34],
      [16, 2],
      [96, 2],
      [40, -78],
      [22, -68],
    ]),
    kit.side > 0 ? lighten(rock, 0.1) : darken(rock, 0.12),
    0.55,
  );
  kit.solid(
    polygon([
      [-4, -104],
      [-20, -70],
      [-10, -76],
      [-4, -66],
      [6, -78],
      [14, -70],
      [17, -75],
    ]),
    snow,
    1,
  );
  kit.solid(
    polygon([
      [40, -78],
      [28, -70],
      [38, -62],
      [46, -66],
      [52, -61],
    ]),
    snow,
    0.8,
  );
}

function paintRiver(kit: Kit): void {
  const blue = mix(lch(0.68, 0.1, 230), kit.lightColour, 0.25);
  const course = bezier([30, -64], [-70, -44], [90, -26], [-30, 16], 16);
  kit.flat(
    ribbon(course, (t) => 9 + t * 62),
    darken(lch(0.45, 0.06, 70), 0.05),
    0.5,
  );
  kit.sheet.path(
    ribbon(course, (t) => 5 + t * 54),
    {
      fill: kit.sheet.along(
        [
          { at: 0, colour: lighten(kit.lightColour, 0.04) },
          { at: 0.4, colour: kit.tone(blue) },
          { at: 1, colour: kit.tone(darken(blue, 0.16)) },
        ],
        [0, 0],
        [0, 1],
      ),
    },
  );
  const gleams = course
    .filter((_, index) => index > 3)
    .map(([x, y], index) => petal([x - 6 - index * 2, y], [x + 8 + index * 2, y + 1], 1 + index * 0.12));
  kit.sheet.path(gleams.join(''), { fill: lighten(kit.lightColour, 0.08), opacity: 0.75 });
  for (const [x, y, size] of [
    [-56, 6, 9],
    [30, 8, 11],
    [44, -10, 7],
    [-30, -22, 6],
  ] as const)
    kit.solid(ellipse(x, y, size, size * 0.6), rock, 0.9);
}

function paintPath(kit: Kit): void {
  const sand = mix(lch(0.84, 0.06, 80), kit.lightColour, 0.35);
  const course = bezier([20, -70], [-50, -54], [66, -26], [-10, 18], 14);
  kit.sheet.path(
    ribbon(course, (t) => 3 + t * 50),
    {
      fill: kit.sheet.along(
        [
          { at: 0, colour: lighten(kit.lightColour, 0.04) },
          { at: 1, colour: kit.tone(darken(sand, 0.1)) },
        ],
        [0, 0],
        [0, 1],
      ),
      opacity: 0.85,
    },
  );
  for (const index of [4, 6, 8, 10, 12]) {
    const [x, y] = course[index]!;
    const size = index * 0.9;
    kit.solid(ellipse(x + (index % 4 ? size : -size), y, size, size * 0.34), mix(rock, sand, 0.5), 0.7);
  }
}

function paintCave(kit: Kit): void {
  kit.contact(0, 66);
  kit.solid(
    closed([
      [-78, 2],
      [-72, -40],
      [-48, -72],
      [-16, -96],
      [24, -92],
      [54, -66],
      [74, -32],
      [78, 2],
      [0, 5],
    ]),
    rock,
    2.4,
  );
  kit.flat(
    closed([
      [-34, 2],
      [-38, -28],
      [-18, -58],
      [12, -60],
      [34, -34],
      [36, 2],
      [0, 4],
    ]),
    darken(rock, 0.34),
  );
  kit.glow(2, -14, 46, kit.glowColour, 0.85);
  for (const [x, length] of [
    [-16, 16],
    [-2, 10],
    [14, 18],
  ] as const)
    kit.flat(
      polygon([
        [x - 4, -58],
        [x + 4, -58],
        [x, -58 + length],
      ]),
      darken(rock, 0.2),
    );
  kit.stroke(
    'M-60 -30Q-52 -54 -34 -66M50 -20Q56 -36 44 -56M-14 -82Q6 -86 22 -78',
    darken(rock, 0.16),
    2,
    0.6,
  );
  kit.flat(
    `${petal([-60, 2], [-70, -18], 4)}${petal([-56, 2], [-52, -20], 4)}${petal([60, 2], [68, -16], 4)}${petal([56, 2], [50, -18], 4)}`,
    lch(0.55, 0.12, 140),
  );
}

const afar = ['far', 'ground'] as const;

export const land = {
  mountain: { habitats: afar, anchor: 'foot', height: 1.7, paint: paintMountain },
  river: { habitats: ['ground', 'far'], anchor: 'foot', height: 1.2, paint: paintRiver },
  path: { habitats: ['ground', 'far'], anchor: 'foot', height: 1.1, paint: paintPath },
  cave: { habitats: ['ground', 'far'], anchor: 'foot', height: 1.25, paint: paintCave },
} as const satisfies Record<string, MotifArt>;
