import { petal, rows } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/characters/heron.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const heron: Figure = (kit, look) => {
  const { coat, pale } = look;
  const leg = lch(0.45, 0.06, 60);
  kit.contact(0, 14);
  kit.stroke('M-4 -46L-3 -24L-5 0M-5 0l8 -1M-5 0l-5 -1', leg, 2.2);
  kit.stroke('M4 -46L7 -25L5 0M5 0l9 -1M5 0l-4 -1', leg, 2.2);
  kit.solid(shape.neck, mix(coat, pale, 0.5), 1.2);
  kit.solid(shape.body, coat, 1.8);
  for (const [x, y, length] of rows([-6, -54, 32], [-2, -58, 28], [2, -62, 20]))
    kit.flat(petal([x, y], [x - length, y + 12], 3.4), darken(coat, 0.12), 0.8);
  kit.stroke(shape.breast, pale, 2.2, 0.9);
  kit.solid(shape.head, pale, 1);
  kit.solid(shape.bill, lch(0.76, 0.14, 78), 0.6);
  kit.stroke(shape.crest, ink, 2);
  eye(kit, 18, -117, 1.6);
  dress(kit, look, data.anchors);
};
