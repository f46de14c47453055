import { closed, ellipse, type Point, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/creatures.json' with { type: 'json' };
import { drawingsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';

const shapes = drawingsOf(data);

export const tortoise: Figure = (kit, { coat, pale }) => {
  const skin = mix(pale, lch(0.62, 0.08, 115), 0.6);
  kit.contact(0, 52);
  for (const x of [-34, 20])
    kit.solid(closed([x - 9, -24], [x + 9, -24], [x + 10, 0], [x - 10, 0]), darken(skin, 0.12), 1);
  kit.solid(shapes.tortoise.tail, skin, 0.7);
  kit.solid(shapes.tortoise.neck, skin, 1.2);
  kit.solid(shapes.tortoise.head, skin, 1.2);
  const shell = shapes.tortoise.shell;
  kit.solid(shell, coat, 2.2);
  const clip = kit.sheet.clip(shell);
  kit.sheet.group({ clip }, () => {
    const seam = darken(coat, 0.18);
    kit.stroke(shapes.tortoise.seams, seam, 2, 0.75);
    kit.flat(shapes.tortoise.leftPlate, lighten(coat, 0.1), 0.5);
    kit.flat(shapes.tortoise.rightPlate, lighten(coat, 0.1), 0.5);
  });
  kit.solid(shapes.tortoise.rim, mix(coat, pale, 0.55), 1);
  for (const x of [-22, 34]) kit.solid(closed([x - 9, -14], [x + 8, -16], [x + 11, 0], [x - 10, 0]), skin, 1);
  kit.stroke('M64 -52q6 3 11 0', ink, 1, 0.7);
  eye(kit, 68, -57, 2);
};

export const frog: Figure = (kit, { coat, pale }) => {
  const belly = mix(pale, lch(0.93, 0.08, 100), 0.45);
  const dark = darken(coat, 0.13);
  /** A bulging eye with a slightly lowered lid. */
  const bulge = (x: number, y: number, radius: number, skin: typeof coat) => {
    kit.solid(ellipse(x, y, radius, radius * 0.98), skin, 1.1);
    kit.sheet.fill(ellipse(x + 1.6, y + 0.4, radius * 0.68, radius * 0.7), lch(0.95, 0.06, 95));
    kit.sheet.fill(ellipse(x + 2.6, y + 0.8, radius * 0.42, radius * 0.48), ink);
    kit.sheet.fill(ellipse(x + 4, y - 1.6, radius * 0.15), lch(0.99, 0, 0));
    const path = `M${x - radius * 0.86} ${y - radius * 0.3}Q${x} ${y - radius * 1.16} ${x + radius * 0.9} ${y - radius * 0.2}`;
    kit.stroke(path, dark, 2.2);
  };
  kit.contact(-2, 44);
  const toes = (x: number, y: number, size: number, skin: typeof coat) =>
    kit.solid(
      closed(
        [x - size, y],
        [x - size * 0.5, y - 6],
        [x + size * 0.2, y - 6.5],
        [x + size * 0.75, y - 4.6],
        [x + size * 0.55, y - 2.6],
        [x + size * 1.15, y - 2.2],
        [x + size * 0.7, y],
        [x + size * 0.95, y + 1.6],
        [x, y + 1.6],
      ),
      skin,
      0.9,
    );
  kit.solid(shapes.frog.farArm, dark, 0.9);
  toes(25, -1, 11, dark);
  kit.solid(shapes.frog.body, coat, 2);
  kit.flat(shapes.frog.belly, belly, 0.95);
  kit.flat(shapes.frog.spots, dark, 0.55);
  kit.solid(shapes.frog.thigh, lighten(coat, 0.02), 1.8);
  kit.stroke(shapes.frog.thighFold, dark, 1.5, 0.6);
  toes(-16, -1, 19, coat);
  kit.solid(shapes.frog.nearArm, coat, 1.1);
  toes(12, -0.5, 12, coat);
  bulge(4, -85, 9.5, dark);
  kit.solid(shapes.frog.head, coat, 2);
  kit.flat(shapes.frog.throat, belly, 0.92);
  kit.stroke(shapes.frog.mouth, darken(coat, 0.28), 1.8);
  kit.flat(ellipse(1, -58, 5, 3.4), lch(0.76, 0.1, 25), 0.4);
  kit.sheet.fill(shapes.frog.nostrils, ink, 0.7);
  bulge(22, -88, 11.5, coat);
};

export const moth: Figure = (kit, { coat, pale, wear }) => {
  kit.glow(0, -62, 85, coat, 0.4);
  const wing = (direction: 1 | -1) => {
    const flip = (points: readonly Point[]) => closed(...points.map(([x, y]) => [x * direction, y] as const));
    const foreWingEdge = rows([4, -52], [22, -60], [40, -46], [38, -24], [24, -18], [8, -34]);
    const foreWing = flip(foreWingEdge);
    kit.solid(foreWing, mix(coat, wear, 0.35), 1.4);
    const hindWingEdge = rows([4, -58], [18, -88], [46, -108], [64, -98], [60, -74], [38, -54], [12, -50]);
    kit.solid(flip(hindWingEdge), coat, 1.8);
    const vein = smooth(
      ...[
        [22, -80],
        [40, -84],
        [56, -78],
      ].map(([x, y]) => [x! * direction, y!] as const),
    );
    kit.stroke(vein, darken(coat, 0.16), 1.8, 0.7);
    kit.flat(ellipse(40 * direction, -82, 9), wear);
    kit.flat(ellipse(40 * direction, -82, 5), pale);
    kit.flat(ellipse(40 * direction, -82, 2.4), ink);
    kit.flat(ellipse(26 * direction, -38, 5), wear, 0.9);
  };
  wing(-1);
  wing(1);
  kit.solid(shapes.moth.body, mix(coat, lch(0.5, 0.06, 60), 0.5), 1);
  kit.solid(ellipse(0, -66, 7, 6), wear, 0.9);
  kit.solid(ellipse(0, -74, 6, 5.5), pale, 0.8);
  kit.stroke(shapes.moth.feelers, pale, 1.5);
  eye(kit, -3, -75, 1.4);
  eye(kit, 3, -75, 1.4);
};

export const child: Figure = (kit, { coat, wear }) => {
  const skins = [lch(0.82, 0.06, 60), lch(0.68, 0.08, 55), lch(0.5, 0.07, 50)] as const;
  const hairs = [lch(0.28, 0.03, 50), lch(0.45, 0.09, 55), lch(0.22, 0.02, 280)] as const;
  const pick = Math.abs(Math.round(coat.h)) % 3;
  const skin = skins[pick]!;
  const hair = hairs[pick]!;
  kit.contact(0, 20);
  kit.solid(shapes.child.farLeg, lch(0.36, 0.05, 270), 0.8);
  kit.solid(shapes.child.nearLeg, lch(0.4, 0.05, 270), 0.8);
  kit.solid(shapes.child.shoes, darken(wear, 0.15), 0.8);
  kit.solid(shapes.child.farArm, darken(coat, 0.08), 0.8);
  kit.solid(shapes.child.coat, coat, 1.6);
  kit.stroke('M-1 -72Q3 -48 1 -24', darken(coat, 0.12), 1.1, 0.7);
  kit.solid(shapes.child.nearArm, lighten(coat, 0.02), 0.9);
  kit.solid(ellipse(29, -54, 4), skin, 0.6);
  kit.solid(ellipse(-17, -36, 4), skin, 0.6);
  kit.solid(shapes.child.hair, hair, 1.2);
  kit.solid(shapes.child.face, skin, 1);
  kit.flat(shapes.child.fringe, hair);
  eye(kit, 11.5, -86, 1.6);
  kit.flat(ellipse(9, -80.5, 2.4, 1.6), lch(0.68, 0.13, 25), 0.6);
};
