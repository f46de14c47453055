import { closed, ellipse } from '../brush.ts';
import { darken, mix } from '../colour.ts';
import data from '../data/characters/bear.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const bear: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 44);
  const leg = (x: number, top: number, half: number, lean: number, dark: number) =>
    kit.solid(
      closed(
        [x - half, top],
        [x - half * 0.86, top * 0.45],
        [x - half * 0.82 + lean, -6],
        [x - half * 0.6 + lean, 0],
        [x + half * 0.7 + lean, 0],
        [x + half * 1.12 + lean, -4],
        [x + half * 0.8 + lean * 0.5, -11],
        [x + half * 0.82, top * 0.45],
        [x + half, top],
      ),
      darken(coat, dark),
      1.1,
    );
  leg(-37, -36, 12, -2, 0.09);
  leg(16, -36, 10, 5, 0.1);
  kit.solid(shape.body, coat, 2);
  leg(-24, -40, 14, 3, 0.02);
  leg(3, -42, 11, 4, 0.02);
  kit.solid(ellipse(20, -96, 7, 7.5), darken(coat, 0.05), 1);
  kit.solid(shape.head, coat, 1.8);
  kit.flat(shape.muzzle, mix(coat, pale, 0.7));
  kit.solid(ellipse(33, -99, 7, 7.5), coat, 1);
  kit.flat(ellipse(33, -98, 3.6, 4), darken(coat, 0.16));
  kit.sheet.fill(ellipse(60, -73, 3.6, 2.8), ink);
  kit.stroke('M60 -70q-3 5 -9 4.500', ink, 1.2, 0.8);
  eye(kit, 42, -82, 2.2);
  dress(kit, look, data.anchors);
};
