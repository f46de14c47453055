import { bezier, closed, ellipse, polygon, ribbon, smooth } from '../brush.ts';
import { darken } from '../colour.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

export const fox: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-8, 34);
  kit.solid(
    ribbon(
      bezier([-18, -7], [-52, 2], [-68, -22], [-50, -50], 12),
      (t) => 5 + 21 * Math.sin(Math.PI * (0.12 + t * 0.83)) ** 1.2,
    ),
    coat,
  );
  kit.solid(
    ribbon(bezier([-62, -26], [-64, -36], [-59, -44], [-49, -53], 7), (t) => 13 * (1 - t) ** 0.6 + 1),
    pale,
    1,
  );
  kit.solid(
    ribbon(bezier([2, -42], [2, -24], [3, -12], [1, 0], 6), (t) => 13 - t * 6),
    darken(coat, 0.1),
    1,
  );
  kit.solid(
    closed(
      [-28, 0],
      [-36, -16],
      [-31, -37],
      [-17, -56],
      [-3, -67],
      [11, -66],
      [16, -50],
      [14, -30],
      [4, -12],
      [-2, 0],
    ),
    coat,
  );
  kit.stroke(smooth([-27, -27], [-15, -29], [-7, -17], [-9, -3]), darken(coat, 0.12), 1.6, 0.7);
  kit.solid(closed([6, -62], [15, -60], [17, -46], [12, -32], [6, -42]), pale, 1);
  kit.solid(
    ribbon(bezier([10, -44], [12, -26], [12, -12], [12, -1], 6), (t) => 13 - t * 6),
    coat,
    1.2,
  );
  kit.flat(closed([6, -1], [8, -14], [15, -14], [18, -1], [12, 0]), darken(coat, 0.28));
  kit.solid(polygon([-3, -84], [-8, -107], [9, -92]), darken(coat, 0.06), 1);
  kit.solid(
    closed(
      [-8, -76],
      [-4, -88],
      [8, -94],
      [19, -89],
      [28, -79],
      [41, -71],
      [40, -67],
      [26, -65],
      [10, -62],
      [-4, -66],
    ),
    coat,
  );
  kit.flat(closed([1, -68], [14, -73], [27, -72], [40, -69], [26, -65], [10, -62]), pale);
  kit.solid(polygon([6, -88], [8, -113], [22, -87]), coat, 1.2);
  kit.flat(polygon([10, -90], [10, -105], [18, -89]), darken(coat, 0.25));
  kit.sheet.fill(ellipse(40.5, -69.5, 2.6, 2.2), ink);
  eye(kit, 21, -78, 2.4);
  dress(kit, look, {
    neck: { x: 5, y: -61, half: 13, lean: -6 },
    hand: [24, -44],
    crown: { x: 8, y: -92, half: 8 },
    back: [-17, -32],
  });
};
