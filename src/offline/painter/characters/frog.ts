import { closed, ellipse } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/frog.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const frog: Figure = (kit, look) => {
  const { coat, pale } = look;
  const belly = mix(pale, lch(0.93, 0.08, 100), 0.45);
  const dark = darken(coat, 0.13);
  /** A bulging eye, its lid drawn down a little. */
  const bulge = (x: number, y: number, radius: number, skin: typeof coat) => {
    kit.solid(ellipse(x, y, radius, radius * 0.98), skin, 1.1);
    kit.sheet.fill(ellipse(x + 1.6, y + 0.4, radius * 0.68, radius * 0.7), lch(0.95, 0.06, 95));
    kit.sheet.fill(ellipse(x + 2.6, y + 0.8, radius * 0.42, radius * 0.48), ink);
    kit.sheet.fill(ellipse(x + 4, y - 1.6, radius * 0.15), lch(0.99, 0, 0));
    const path = `M${x - radius * 0.86} ${y - radius * 0.3}Q${x} ${y - radius * 1.16} ${x + radius * 0.9} ${y - radius * 0.2}`;
    kit.stroke(path, dark, 2.2);
  };
  kit.contact(-2, 44);
  const toes = (x: number, y: number, size: number, skin: typeof coat) =>
    kit.solid(
      closed(
        [x - size, y],
        [x - size * 0.5, y - 6],
        [x + size * 0.2, y - 6.5],
        [x + size * 0.75, y - 4.6],
        [x + size * 0.55, y - 2.6],
        [x + size * 1.15, y - 2.2],
        [x + size * 0.7, y],
        [x + size * 0.95, y + 1.6],
        [x, y + 1.6],
      ),
      skin,
      0.9,
    );
  kit.solid(shape.farArm, dark, 0.9);
  toes(25, -1, 11, dark);
  kit.solid(shape.body, coat, 2);
  kit.flat(shape.belly, belly, 0.95);
  kit.flat(shape.spots, dark, 0.55);
  kit.solid(shape.thigh, lighten(coat, 0.02), 1.8);
  kit.stroke(shape.thighFold, dark, 1.5, 0.6);
  toes(-16, -1, 19, coat);
  kit.solid(shape.nearArm, coat, 1.1);
  toes(12, -0.5, 12, coat);
  bulge(4, -85, 9.5, dark);
  kit.solid(shape.head, coat, 2);
  kit.flat(shape.throat, belly, 0.92);
  kit.stroke(shape.mouth, darken(coat, 0.28), 1.8);
  kit.flat(ellipse(1, -58, 5, 3.4), lch(0.76, 0.1, 25), 0.4);
  kit.sheet.fill(shape.nostrils, ink, 0.7);
  bulge(22, -88, 11.5, coat);
  dress(kit, look, data.anchors);
};
