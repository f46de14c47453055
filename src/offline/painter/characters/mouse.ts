import { bezier, ellipse, petal, ribbon } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/mouse.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

const skin = lch(0.76, 0.08, 20);

export const mouse: Figure = (kit, look) => {
  const { coat, pale } = look;
  const bare = mix(skin, coat, 0.25);
  kit.contact(-2, 27);
  const tail = ribbon(
    [
      ...bezier([-22, -5], [-46, 2], [-62, -6], [-58, -26], 9),
      ...bezier([-58, -26], [-54, -44], [-74, -48], [-77, -36], 7).slice(1),
    ],
    (t) => 5.4 - t * 3.8,
  );
  kit.solid(tail, bare, 0.8);
  kit.solid(ellipse(-12, -78, 17, 17.5), darken(coat, 0.08), 1.2);
  kit.flat(ellipse(-11, -77, 11.5, 12.5), darken(bare, 0.06), 0.85);
  kit.solid(shape.body, coat, 1.8);
  kit.stroke(shape.haunch, darken(coat, 0.13), 1.4, 0.65);
  kit.flat(shape.breast, pale, 0.92);
  kit.solid(ellipse(14, -2.6, 10, 3.2), bare, 0.8);
  kit.solid(ellipse(-11, -2.8, 12, 3.4), bare, 0.8);
  kit.solid(shape.head, coat, 1.6);
  kit.flat(shape.cheek, pale, 0.88);
  kit.solid(ellipse(4, -86, 18.5, 19), coat, 1.5);
  kit.flat(ellipse(5.5, -84.5, 12.5, 13.5), bare, 0.95);
  kit.flat(petal([2, -72], [6, -92], 4), lighten(bare, 0.07), 0.7);
  kit.stroke(shape.whiskers, lighten(pale, 0.04), 0.7, 0.85);
  kit.sheet.fill(ellipse(41, -59, 3.1, 2.7), darken(skin, 0.16));
  kit.stroke('M37 -54q-6 3 -11 1', darken(coat, 0.24), 1, 0.8);
  eye(kit, 23, -67, 2.9);
  kit.solid(shape.arm, coat, 0.9);
  kit.sheet.fill(ellipse(26, -38, 2.6, 2.3), kit.tone(bare));
  dress(kit, look, data.anchors);
};
