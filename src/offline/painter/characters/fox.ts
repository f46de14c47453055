import { bezier, ellipse, ribbon } from '../brush.ts';
import { darken } from '../colour.ts';
import data from '../data/characters/fox.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const fox: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-8, 34);
  const tail = ribbon(
    bezier([-18, -7], [-52, 2], [-68, -22], [-50, -50], 12),
    (t) => 5 + 21 * Math.sin(Math.PI * (0.12 + t * 0.83)) ** 1.2,
  );
  kit.solid(tail, coat);
  kit.solid(
    ribbon(bezier([-62, -26], [-64, -36], [-59, -44], [-49, -53], 7), (t) => 13 * (1 - t) ** 0.6 + 1),
    pale,
    1,
  );
  kit.solid(shape.farForeleg, darken(coat, 0.1), 1);
  kit.solid(shape.body, coat);
  kit.stroke(shape.haunch, darken(coat, 0.12), 1.6, 0.7);
  kit.solid(shape.breast, pale, 1);
  kit.solid(shape.nearForeleg, coat, 1.2);
  kit.flat(shape.paw, darken(coat, 0.28));
  kit.solid(shape.farEar, darken(coat, 0.06), 1);
  kit.solid(shape.head, coat);
  kit.flat(shape.cheek, pale);
  kit.solid(shape.nearEar, coat, 1.2);
  kit.flat(shape.innerEar, darken(coat, 0.25));
  kit.sheet.fill(ellipse(40.5, -69.5, 2.6, 2.2), ink);
  eye(kit, 21, -78, 2.4);
  dress(kit, look, data.anchors);
};
