import { bezier, ellipse, ribbon, rows, smooth } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/characters/deer.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const deer: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 34);
  const leg = (x: number, lean: number, dark: number) =>
    kit.solid(
      ribbon(bezier([x, -48], [x + lean, -32], [x - lean, -16], [x + lean * 0.5, 0], 8), (t) =>
        t < 0.4 ? 11 - t * 17 : 4,
      ),
      darken(coat, dark),
      0.7,
    );
  leg(-26, -3, 0.12);
  leg(10, 2, 0.12);
  kit.solid(shape.body, coat, 1.6);
  leg(-21, -4, 0);
  leg(15, 3, 0);
  kit.flat(shape.tail, pale);
  kit.flat(shape.breast, pale, 0.8);
  for (const [x, y] of rows([-22, -61], [-14, -58], [-7, -60], [-25, -54], [-15, -52], [0, -57]))
    kit.flat(ellipse(x, y, 1.6), pale, 0.85);
  kit.solid(shape.head, coat, 1.2);
  kit.solid(shape.ear, coat, 0.8);
  const antler = (x: number) => {
    const horn = mix(pale, lch(0.6, 0.06, 60), 0.4);
    kit.stroke(smooth([x, -101], [x - 5, -114], [x + 1, -128], [x + 9, -134]), horn, 2.2);
    const path = `${smooth([x - 4, -113], [x + 4, -119], [x + 9, -120])}${smooth([x - 2, -122], [x - 9, -127], [x - 11, -133])}`;
    kit.stroke(path, horn, 1.7);
  };
  antler(26);
  antler(32);
  kit.sheet.fill(ellipse(49.5, -89, 1.9, 1.7), ink);
  eye(kit, 35, -95, 1.8);
  dress(kit, look, data.anchors);
};
