import { closed, ellipse } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/characters/rabbit.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const rabbit: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-3, 28);
  kit.solid(ellipse(-30, -13, 8, 7.5), pale, 1.2);
  const ear = (x: number, lean: number, colour: typeof coat) => {
    const earOutline = closed(
      [x - 4, -70],
      [x - 7 + lean, -92],
      [x - 1 + lean * 1.7, -112],
      [x + 6 + lean, -92],
      [x + 5, -70],
    );
    kit.solid(earOutline, colour, 1);
    kit.flat(
      closed([x - 1, -74], [x - 3 + lean, -92], [x + lean * 1.5, -105], [x + 3 + lean, -91], [x + 2, -74]),
      mix(coat, lch(0.7, 0.1, 20), 0.5),
      0.7,
    );
  };
  ear(2, -12, darken(coat, 0.08));
  kit.solid(shape.body, coat, 1.8);
  kit.stroke(shape.haunch, darken(coat, 0.13), 1.4, 0.7);
  kit.flat(shape.breast, pale, 0.9);
  kit.solid(ellipse(14, -3.5, 9, 4), coat, 0.8);
  kit.solid(ellipse(-9, -3.5, 14, 4), darken(coat, 0.04), 0.8);
  kit.solid(shape.head, coat, 1.6);
  ear(7, -4, coat);
  kit.flat(shape.cheek, pale, 0.85);
  kit.sheet.fill(ellipse(27.5, -61, 2, 1.6), lch(0.55, 0.1, 15));
  eye(kit, 16, -64, 2.5);
  dress(kit, look, data.anchors);
};
