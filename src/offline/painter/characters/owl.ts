import { ellipse, petal } from '../brush.ts';
import { darken, lch, lighten } from '../colour.ts';
import data from '../data/characters/owl.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const owl: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(0, 26);
  kit.flat(shape.feet, lch(0.7, 0.13, 75));
  kit.solid(shape.body, coat, 2);
  kit.flat(shape.breast, pale);
  const specks: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 7 + (row % 2) * 3.5;
      if (Math.abs(x) < 16) specks.push(petal([x, -46 + row * 10], [x, -40 + row * 10], 2));
    }
  kit.flat(specks.join(''), darken(coat, 0.06), 0.7);
  kit.solid(shape.leftWing, darken(coat, 0.09), 1.2);
  kit.solid(shape.rightWing, darken(coat, 0.09), 1.2);
  kit.solid(shape.leftTuft, coat, 1);
  kit.solid(shape.rightTuft, coat, 1);
  kit.flat(shape.face, lighten(pale, 0.02));
  for (const x of [-11, 11]) {
    kit.sheet.fill(ellipse(x, -74, 8), kit.lit(lch(0.82, 0.15, 82), 0.15));
    kit.sheet.fill(ellipse(x + 1, -74, 4.8), ink);
    kit.sheet.fill(ellipse(x + 2.6, -76, 1.5), lch(0.98, 0, 0));
  }
  kit.solid(shape.bill, lch(0.7, 0.14, 70), 0.6);
  dress(kit, look, data.anchors);
};
