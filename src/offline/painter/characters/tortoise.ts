import { bezier, closed, polygon, ribbon } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import { eye, type Figure, ink } from './figure.ts';
import { type Anchors, dress } from './wear.ts';

export const tortoise: Figure = (kit, look) => {
  const { coat, pale } = look;
  const skin = mix(pale, lch(0.62, 0.08, 115), 0.6);
  kit.contact(0, 52);
  for (const x of [-34, 20])
    kit.solid(closed([x - 9, -24], [x + 9, -24], [x + 10, 0], [x - 10, 0]), darken(skin, 0.12), 1);
  kit.solid(polygon([-50, -18], [-64, -10], [-48, -12]), skin, 0.7);
  kit.solid(
    ribbon(bezier([30, -24], [46, -22], [50, -40], [60, -52], 8), (t) => 17 - 4 * t),
    skin,
    1.2,
  );
  kit.solid(closed([52, -50], [56, -62], [68, -64], [77, -57], [75, -50], [64, -46]), skin, 1.2);
  const shell = closed(
    [-54, -16],
    [-50, -38],
    [-30, -60],
    [-2, -68],
    [26, -58],
    [44, -36],
    [46, -16],
    [0, -11],
  );
  kit.solid(shell, coat, 2.2);
  const clip = kit.sheet.clip(shell);
  kit.sheet.group({ clip }, () => {
    const seam = darken(coat, 0.18);
    kit.stroke(
      'M-30 -60L-22 -40L-34 -18M-2 -68L-2 -46L12 -42L26 -58M-22 -40L-2 -46M12 -42L18 -18M44 -36L24 -32M-50 -38L-30 -34M-12 -14L-2 -46',
      seam,
      2,
      0.75,
    );
    kit.flat(polygon([-18, -56], [-6, -62], [-6, -49], [-20, -44]), lighten(coat, 0.1), 0.5);
    kit.flat(polygon([2, -62], [18, -56], [11, -46], [2, -50]), lighten(coat, 0.1), 0.5);
  });
  kit.solid(
    ribbon(bezier([-54, -17], [-20, -8], [20, -8], [47, -17], 9), () => 7),
    mix(coat, pale, 0.55),
    1,
  );
  for (const x of [-22, 34]) kit.solid(closed([x - 9, -14], [x + 8, -16], [x + 11, 0], [x - 10, 0]), skin, 1);
  kit.stroke('M64 -52q6 3 11 0', ink, 1, 0.7);
  eye(kit, 68, -57, 2);
  const anchors: Anchors = {
    neck: { x: 46, y: -37, half: 10, lean: 42 },
    hand: [66, -44],
    crown: { x: 62, y: -63, half: 7 },
    back: [-6, -40],
  };
  dress(kit, look, anchors);
};
