import { bezier, closed, ellipse, ribbon, rows, smooth } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

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
  kit.solid(
    closed(
      [-35, -50],
      [-34, -64],
      [-20, -69],
      [0, -65],
      [14, -72],
      [24, -92],
      [33, -94],
      [32, -80],
      [24, -58],
      [16, -45],
      [-6, -41],
      [-26, -42],
    ),
    coat,
    1.6,
  );
  leg(-21, -4, 0);
  leg(15, 3, 0);
  kit.flat(closed([-36, -62], [-31, -66], [-30, -56], [-35, -50]), pale);
  kit.flat(closed([16, -46], [24, -60], [29, -76], [25, -76], [16, -58]), pale, 0.8);
  for (const [x, y] of rows([-22, -61], [-14, -58], [-7, -60], [-25, -54], [-15, -52], [0, -57]))
    kit.flat(ellipse(x, y, 1.6), pale, 0.85);
  kit.solid(
    closed([21, -93], [26, -102], [35, -102], [44, -94], [50, -90], [48, -86], [38, -86], [28, -86]),
    coat,
    1.2,
  );
  kit.solid(closed([24, -100], [12, -108], [14, -101], [22, -96]), coat, 0.8);
  const antler = (x: number) => {
    const horn = mix(pale, lch(0.6, 0.06, 60), 0.4);
    kit.stroke(smooth([x, -101], [x - 5, -114], [x + 1, -128], [x + 9, -134]), horn, 2.2);
    kit.stroke(
      `${smooth([x - 4, -113], [x + 4, -119], [x + 9, -120])}${smooth([x - 2, -122], [x - 9, -127], [x - 11, -133])}`,
      horn,
      1.7,
    );
  };
  antler(26);
  antler(32);
  kit.sheet.fill(ellipse(49.5, -89, 1.9, 1.7), ink);
  eye(kit, 35, -95, 1.8);
  dress(kit, look, {
    neck: { x: 22, y: -77, half: 9, lean: 24 },
    hand: [44, -82],
    crown: { x: 29, y: -102, half: 5 },
    back: [-9, -52],
  });
};
