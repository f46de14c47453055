import { ellipse } from '../brush.ts';
import { darken, lighten } from '../colour.ts';
import data from '../data/characters/otter.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const otter: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 28);
  kit.solid(shape.tail, darken(coat, 0.05), 1);
  kit.solid(shape.body, coat, 1.8);
  kit.flat(shape.belly, pale, 0.9);
  kit.solid(ellipse(13, -3.5, 10, 4), darken(coat, 0.08), 0.8);
  kit.solid(ellipse(-9, -3.5, 10, 4), darken(coat, 0.1), 0.8);
  kit.solid(shape.head, coat, 1.6);
  kit.flat(shape.cheek, pale, 0.9);
  kit.solid(ellipse(-3, -95, 4, 4.2), darken(coat, 0.06), 0.8);
  kit.sheet.fill(ellipse(28, -87, 3, 2.4), ink);
  kit.stroke('M22 -80l13 2M22 -79l12 5', lighten(pale, 0.05), 0.5, 0.8);
  eye(kit, 16, -89, 2.2);
  kit.solid(shape.arm, darken(coat, 0.04), 1);
  dress(kit, look, data.anchors);
};
