import { bezier, closed, ellipse, ribbon, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import { type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

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
    kit.stroke(
      `M${x - radius * 0.86} ${y - radius * 0.3}Q${x} ${y - radius * 1.16} ${x + radius * 0.9} ${y - radius * 0.2}`,
      dark,
      2.2,
    );
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
  kit.solid(
    ribbon(bezier([14, -36], [24, -26], [16, -12], [22, -4], 7), (t) => 10 - t * 3),
    dark,
    0.9,
  );
  toes(25, -1, 11, dark);
  kit.solid(
    closed(
      [-30, -2],
      [-42, -16],
      [-40, -36],
      [-24, -54],
      [-2, -64],
      [20, -62],
      [32, -50],
      [34, -34],
      [26, -16],
      [16, -2],
    ),
    coat,
    2,
  );
  kit.flat(closed([14, -46], [32, -46], [33, -32], [25, -15], [15, -3], [4, -4], [8, -24]), belly, 0.95);
  kit.flat(
    `${ellipse(-22, -46, 5, 3.4)}${ellipse(-32, -33, 4.2, 3)}${ellipse(-9, -56, 4.4, 2.8)}${ellipse(-14, -40, 3, 2.2)}`,
    dark,
    0.55,
  );
  kit.solid(
    closed([-46, -2], [-48, -16], [-38, -29], [-21, -31], [-8, -22], [-8, -9], [-18, -1]),
    lighten(coat, 0.02),
    1.8,
  );
  kit.stroke(smooth([-40, -10], [-28, -19], [-14, -17], [-12, -8]), dark, 1.5, 0.6);
  toes(-16, -1, 19, coat);
  kit.solid(
    ribbon(bezier([6, -34], [10, -24], [5, -12], [9, -3], 7), (t) => 11 - t * 3.4),
    coat,
    1.1,
  );
  toes(12, -0.5, 12, coat);
  bulge(4, -85, 9.5, dark);
  kit.solid(
    closed(
      [-14, -62],
      [-11, -76],
      [4, -85],
      [24, -85],
      [40, -76],
      [46, -64],
      [40, -54],
      [20, -48],
      [-2, -50],
    ),
    coat,
    2,
  );
  kit.flat(closed([10, -58], [28, -61], [45, -66], [44, -58], [36, -52], [18, -48], [4, -50]), belly, 0.92);
  kit.stroke(smooth([-4, -66], [4, -60], [22, -59], [38, -63], [46, -68]), darken(coat, 0.28), 1.8);
  kit.flat(ellipse(1, -58, 5, 3.4), lch(0.76, 0.1, 25), 0.4);
  kit.sheet.fill(`${ellipse(43, -72, 1.1)}${ellipse(39.5, -74, 0.9)}`, ink, 0.7);
  bulge(22, -88, 11.5, coat);
  dress(kit, look, {
    neck: { x: 12, y: -48, half: 20, lean: -3 },
    hand: [30, -30],
    crown: { x: 6, y: -88, half: 8 },
    back: [-24, -38],
  });
};
