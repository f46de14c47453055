import { bezier, closed, ellipse, ribbon } from '../brush.ts';
import { darken, lch, lighten } from '../colour.ts';
import { eye, type Figure } from './figure.ts';
import { dress } from './wear.ts';

export const child: Figure = (kit, look) => {
  const { coat, wear } = look;
  const skins = [lch(0.82, 0.06, 60), lch(0.68, 0.08, 55), lch(0.5, 0.07, 50)] as const;
  const hairs = [lch(0.28, 0.03, 50), lch(0.45, 0.09, 55), lch(0.22, 0.02, 280)] as const;
  const pick = Math.abs(Math.round(coat.h)) % 3;
  const skin = skins[pick]!;
  const hair = hairs[pick]!;
  kit.contact(0, 20);
  kit.solid(
    ribbon(bezier([-6, -36], [-7, -22], [-7, -10], [-8, -2], 5), () => 8),
    lch(0.36, 0.05, 270),
    0.8,
  );
  kit.solid(
    ribbon(bezier([6, -36], [8, -22], [9, -10], [10, -2], 5), () => 8),
    lch(0.4, 0.05, 270),
    0.8,
  );
  kit.solid(
    `${closed([-13, 0], [-12, -6], [-4, -6], [-2, 0])}${closed([5, 0], [6, -6], [13, -6], [18, 0])}`,
    darken(wear, 0.15),
    0.8,
  );
  kit.solid(
    ribbon(bezier([-12, -64], [-20, -54], [-20, -46], [-17, -38], 6), () => 8.5),
    darken(coat, 0.08),
    0.8,
  );
  kit.solid(
    closed([-11, -72], [0, -75], [11, -72], [17, -50], [22, -27], [0, -22], [-22, -27], [-16, -50]),
    coat,
    1.6,
  );
  kit.stroke('M-1 -72Q3 -48 1 -24', darken(coat, 0.12), 1.1, 0.7);
  kit.solid(
    ribbon(bezier([9, -66], [16, -58], [22, -56], [28, -54], 6), () => 8.5),
    lighten(coat, 0.02),
    0.9,
  );
  kit.solid(ellipse(29, -54, 4), skin, 0.6);
  kit.solid(ellipse(-17, -36, 4), skin, 0.6);
  kit.solid(
    closed([-16, -76], [-18, -96], [-6, -107], [10, -104], [15, -92], [10, -78], [-2, -74]),
    hair,
    1.2,
  );
  kit.solid(
    closed([-4, -80], [-2, -94], [8, -98], [16, -92], [18, -86], [16, -78], [8, -74], [0, -75]),
    skin,
    1,
  );
  kit.flat(closed([-8, -84], [-5, -100], [8, -104], [17, -96], [8, -94], [1, -90]), hair);
  eye(kit, 11.5, -86, 1.6);
  kit.flat(ellipse(9, -80.5, 2.4, 1.6), lch(0.68, 0.13, 25), 0.6);
  dress(kit, look, {
    neck: { x: 2, y: -72, half: 10 },
    hand: [30, -52],
    crown: { x: -1, y: -102, half: 13 },
    back: [-16, -48],
  });
};
