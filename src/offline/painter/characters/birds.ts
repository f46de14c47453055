import { bezier, ellipse, petal, ribbon, rows } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/birds.json' with { type: 'json' };
import { drawingsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';

const shapes = drawingsOf(data);

export const heron: Figure = (kit, { coat, pale }) => {
  const leg = lch(0.45, 0.06, 60);
  kit.contact(0, 14);
  kit.stroke('M-4 -46L-3 -24L-5 0M-5 0l8 -1M-5 0l-5 -1', leg, 2.2);
  kit.stroke('M4 -46L7 -25L5 0M5 0l9 -1M5 0l-4 -1', leg, 2.2);
  kit.solid(shapes.heron.neck, mix(coat, pale, 0.5), 1.2);
  kit.solid(shapes.heron.body, coat, 1.8);
  for (const [x, y, length] of rows([-6, -54, 32], [-2, -58, 28], [2, -62, 20]))
    kit.flat(petal([x, y], [x - length, y + 12], 3.4), darken(coat, 0.12), 0.8);
  kit.stroke(shapes.heron.breast, pale, 2.2, 0.9);
  kit.solid(shapes.heron.head, pale, 1);
  kit.solid(shapes.heron.bill, lch(0.76, 0.14, 78), 0.6);
  kit.stroke(shapes.heron.crest, ink, 2);
  eye(kit, 18, -117, 1.6);
};

export const owl: Figure = (kit, { coat, pale }) => {
  kit.contact(0, 26);
  kit.flat(shapes.owl.feet, lch(0.7, 0.13, 75));
  kit.solid(shapes.owl.body, coat, 2);
  kit.flat(shapes.owl.breast, pale);
  const specks: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 7 + (row % 2) * 3.5;
      if (Math.abs(x) < 16) specks.push(petal([x, -46 + row * 10], [x, -40 + row * 10], 2));
    }
  kit.flat(specks.join(''), darken(coat, 0.06), 0.7);
  kit.solid(shapes.owl.leftWing, darken(coat, 0.09), 1.2);
  kit.solid(shapes.owl.rightWing, darken(coat, 0.09), 1.2);
  kit.solid(shapes.owl.leftTuft, coat, 1);
  kit.solid(shapes.owl.rightTuft, coat, 1);
  kit.flat(shapes.owl.face, lighten(pale, 0.02));
  for (const x of [-11, 11]) {
    kit.sheet.fill(ellipse(x, -74, 8), kit.lit(lch(0.82, 0.15, 82), 0.15));
    kit.sheet.fill(ellipse(x + 1, -74, 4.8), ink);
    kit.sheet.fill(ellipse(x + 2.6, -76, 1.5), lch(0.98, 0, 0));
  }
  kit.solid(shapes.owl.bill, lch(0.7, 0.14, 70), 0.6);
};

const leg = lch(0.38, 0.02, 260);
const night = lch(0.3, 0.03, 265);

/** A crane: taller than a heron, on one leg, with dark tail plumes and a red crown. */
export const crane: Figure = (kit, { coat, pale }) => {
  kit.contact(-2, 15);
  kit.stroke('M6 -52L20 -37L4 -29M4 -29l7 6M4 -29l-3 8', darken(leg, 0.04), 2.2);
  kit.stroke(shapes.crane.standingLeg, leg, 2.4);
  for (const [x, y, length, drop, tone] of rows(
    [-26, -60, 34, 34, 0.9],
    [-22, -63, 38, 26, 0.75],
    [-20, -66, 36, 15, 0.6],
    [-17, -68, 30, 6, 0.45],
  ))
    kit.flat(petal([x, y], [x - length, y + drop], 6.5), mix(coat, night, tone), 0.95);
  const neck = bezier([12, -66], [30, -88], [4, -104], [13, -128], 14);
  const nape = ribbon(neck, (t) => 13 - 6.4 * t);
  kit.solid(nape, mix(coat, pale, 0.5), 1.2);
  const throat = ribbon(neck.slice(5, 12), (t) => 3.2 + Math.sin(t * Math.PI) * 2.4);
  kit.flat(throat, night, 0.82);
  kit.solid(shapes.crane.body, coat, 1.9);
  for (const [x, y, length] of rows([-4, -58, 30], [0, -63, 29], [4, -67, 22]))
    kit.flat(petal([x, y], [x - length, y + 7], 4), darken(coat, 0.08), 0.7);
  kit.stroke(shapes.crane.breast, pale, 2.2, 0.85);
  kit.solid(shapes.crane.bill, lch(0.6, 0.04, 90), 0.6);
  kit.solid(shapes.crane.head, pale, 1);
  kit.flat(shapes.crane.crown, lch(0.58, 0.2, 27), 0.95);
  kit.stroke('M23 -130L39 -127.4', ink, 0.7, 0.5);
  eye(kit, 17, -131, 1.7);
};
