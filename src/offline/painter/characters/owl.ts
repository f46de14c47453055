import { closed, ellipse, petal, polygon } from '../brush.ts';
import { darken, lch, lighten } from '../colour.ts';
import { type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

export const owl: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(0, 26);
  kit.flat('M-12 -3q4 6 8 0q4 6 8 0M4 -3q4 6 8 0q3 5 6 0', lch(0.7, 0.13, 75));
  kit.solid(
    closed(
      [-25, -6],
      [-33, -36],
      [-30, -68],
      [-22, -90],
      [0, -98],
      [22, -90],
      [30, -68],
      [33, -36],
      [25, -6],
      [0, 0],
    ),
    coat,
    2,
  );
  kit.flat(closed([-17, -8], [-20, -34], [-12, -54], [12, -54], [20, -34], [17, -8], [0, -3]), pale);
  const specks: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 7 + (row % 2) * 3.5;
      if (Math.abs(x) < 16) specks.push(petal([x, -46 + row * 10], [x, -40 + row * 10], 2));
    }
  kit.flat(specks.join(''), darken(coat, 0.06), 0.7);
  kit.solid(closed([-33, -40], [-29, -66], [-20, -52], [-20, -26], [-29, -6]), darken(coat, 0.09), 1.2);
  kit.solid(closed([33, -40], [29, -66], [20, -52], [20, -26], [29, -6]), darken(coat, 0.09), 1.2);
  kit.solid(polygon([-25, -86], [-29, -108], [-9, -95]), coat, 1);
  kit.solid(polygon([25, -86], [29, -108], [9, -95]), coat, 1);
  kit.flat(
    closed([0, -62], [-18, -62], [-24, -76], [-14, -88], [0, -80], [14, -88], [24, -76], [18, -62]),
    lighten(pale, 0.02),
  );
  for (const x of [-11, 11]) {
    kit.sheet.fill(ellipse(x, -74, 8), kit.lit(lch(0.82, 0.15, 82), 0.15));
    kit.sheet.fill(ellipse(x + 1, -74, 4.8), ink);
    kit.sheet.fill(ellipse(x + 2.6, -76, 1.5), lch(0.98, 0, 0));
  }
  kit.solid(polygon([-4, -68], [4, -68], [0, -59]), lch(0.7, 0.14, 70), 0.6);
  dress(kit, look, {
    neck: { x: 0, y: -56, half: 24 },
    hand: [30, -28],
    crown: { x: 0, y: -97, half: 10 },
    back: [-22, -28],
  });
};
