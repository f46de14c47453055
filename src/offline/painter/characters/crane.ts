import { bezier, petal, ribbon, rows } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/characters/crane.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

const leg = lch(0.38, 0.02, 260);
const night = lch(0.3, 0.03, 265);

/** Taller than a heron, one foot drawn up, with a train of dark plumes and a red crown. */
export const crane: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-2, 15);
  kit.stroke('M6 -52L20 -37L4 -29M4 -29l7 6M4 -29l-3 8', darken(leg, 0.04), 2.2);
  kit.stroke(shape.standingLeg, leg, 2.4);
  for (const [x, y, length, drop, tone] of rows(
    [-26, -60, 34, 34, 0.9],
    [-22, -63, 38, 26, 0.75],
    [-20, -66, 36, 15, 0.6],
    [-17, -68, 30, 6, 0.45],
  ))
    kit.flat(petal([x, y], [x - length, y + drop], 6.5), mix(coat, night, tone), 0.95);
  const neck = bezier([12, -66], [30, -88], [4, -104], [13, -128], 14);
  kit.solid(
    ribbon(neck, (t) => 13 - 6.4 * t),
    mix(coat, pale, 0.5),
    1.2,
  );
  kit.flat(
    ribbon(neck.slice(5, 12), (t) => 3.2 + Math.sin(t * Math.PI) * 2.4),
    night,
    0.82,
  );
  kit.solid(shape.body, coat, 1.9);
  for (const [x, y, length] of rows([-4, -58, 30], [0, -63, 29], [4, -67, 22]))
    kit.flat(petal([x, y], [x - length, y + 7], 4), darken(coat, 0.08), 0.7);
  kit.stroke(shape.breast, pale, 2.2, 0.85);
  kit.solid(shape.bill, lch(0.6, 0.04, 90), 0.6);
  kit.solid(shape.head, pale, 1);
  kit.flat(shape.crown, lch(0.58, 0.2, 27), 0.95);
  kit.stroke('M23 -130L39 -127.4', ink, 0.7, 0.5);
  eye(kit, 17, -131, 1.7);
  dress(kit, look, data.anchors);
};
