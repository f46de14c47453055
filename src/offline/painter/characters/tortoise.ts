import { closed } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/tortoise.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const tortoise: Figure = (kit, look) => {
  const { coat, pale } = look;
  const skin = mix(pale, lch(0.62, 0.08, 115), 0.6);
  kit.contact(0, 52);
  for (const x of [-34, 20])
    kit.solid(closed([x - 9, -24], [x + 9, -24], [x + 10, 0], [x - 10, 0]), darken(skin, 0.12), 1);
  kit.solid(shape.tail, skin, 0.7);
  kit.solid(shape.neck, skin, 1.2);
  kit.solid(shape.head, skin, 1.2);
  const shell = shape.shell;
  kit.solid(shell, coat, 2.2);
  const clip = kit.sheet.clip(shell);
  kit.sheet.group({ clip }, () => {
    const seam = darken(coat, 0.18);
    kit.stroke(shape.seams, seam, 2, 0.75);
    kit.flat(shape.leftPlate, lighten(coat, 0.1), 0.5);
    kit.flat(shape.rightPlate, lighten(coat, 0.1), 0.5);
  });
  kit.solid(shape.rim, mix(coat, pale, 0.55), 1);
  for (const x of [-22, 34]) kit.solid(closed([x - 9, -14], [x + 8, -16], [x + 11, 0], [x - 10, 0]), skin, 1);
  kit.stroke('M64 -52q6 3 11 0', ink, 1, 0.7);
  eye(kit, 68, -57, 2);
  dress(kit, look, data.anchors);
};
