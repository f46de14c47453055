import { closed, ellipse, type Point, smooth } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/characters/moth.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';

const shape = pathsOf(data.shapes);

export const moth: Figure = (kit, look) => {
  const { coat, pale, wear } = look;
  kit.glow(0, -62, 85, coat, 0.4);
  const wing = (direction: 1 | -1) => {
    const flip = (points: readonly Point[]) => closed(...points.map(([x, y]) => [x * direction, y] as const));
    const foreWing = flip([
      [4, -52],
      [22, -60],
      [40, -46],
      [38, -24],
      [24, -18],
      [8, -34],
    ]);
    kit.solid(foreWing, mix(coat, wear, 0.35), 1.4);
    kit.solid(
      flip([
        [4, -58],
        [18, -88],
        [46, -108],
        [64, -98],
        [60, -74],
        [38, -54],
        [12, -50],
      ]),
      coat,
      1.8,
    );
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
  kit.solid(shape.body, mix(coat, lch(0.5, 0.06, 60), 0.5), 1);
  kit.solid(ellipse(0, -66, 7, 6), wear, 0.9);
  kit.solid(ellipse(0, -74, 6, 5.5), pale, 0.8);
  kit.stroke(shape.feelers, pale, 1.5);
  eye(kit, -3, -75, 1.4);
  eye(kit, 3, -75, 1.4);
};
