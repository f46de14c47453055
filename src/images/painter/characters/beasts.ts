import { bezier, closed, ellipse, polygon, ribbon, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { CharacterLook } from './look.ts';
import { type Anchors, dress } from './wear.ts';

/** Draws a figure that looks to the right, its feet at (0, 0). */
export type Figure = (kit: Kit, look: CharacterLook) => void;

export const ink = lch(0.2, 0.03, 40);

export function eye(kit: Kit, x: number, y: number, radius: number): void {
  kit.sheet.path(ellipse(x, y, radius, radius * 1.1), { fill: ink });
  kit.sheet.path(ellipse(x + radius * 0.3, y - radius * 0.4, radius * 0.34), { fill: lch(0.98, 0, 0) });
}

export const fox: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-8, 34);
  kit.solid(
    ribbon(bezier([-18, -7], [-52, 2], [-68, -22], [-50, -50], 12), (t) => 5 + 21 * Math.sin(Math.PI * (0.12 + t * 0.83)) ** 1.2),
    coat,
  );
  kit.solid(ribbon(bezier([-62, -26], [-64, -36], [-59, -44], [-49, -53], 7), (t) => 13 * (1 - t) ** 0.6 + 1), pale, 1);
  kit.solid(ribbon(bezier([2, -42], [2, -24], [3, -12], [1, 0], 6), (t) => 13 - t * 6), darken(coat, 0.1), 1);
  kit.solid(
    closed([
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
    ]),
    coat,
  );
  kit.stroke(smooth([[-27, -27], [-15, -29], [-7, -17], [-9, -3]]), darken(coat, 0.12), 1.6, 0.7);
  kit.solid(closed([[6, -62], [15, -60], [17, -46], [12, -32], [6, -42]]), pale, 1);
  kit.solid(ribbon(bezier([10, -44], [12, -26], [12, -12], [12, -1], 6), (t) => 13 - t * 6), coat, 1.2);
  kit.flat(closed([[6, -1], [8, -14], [15, -14], [18, -1], [12, 0]]), darken(coat, 0.28));
  kit.solid(polygon([[-3, -84], [-8, -107], [9, -92]]), darken(coat, 0.06), 1);
  kit.solid(
    closed([
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
    ]),
    coat,
  );
  kit.flat(closed([[1, -68], [14, -73], [27, -72], [40, -69], [26, -65], [10, -62]]), pale);
  kit.solid(polygon([[6, -88], [8, -113], [22, -87]]), coat, 1.2);
  kit.flat(polygon([[10, -90], [10, -105], [18, -89]]), darken(coat, 0.25));
  kit.sheet.path(ellipse(40.5, -69.5, 2.6, 2.2), { fill: ink });
  eye(kit, 21, -78, 2.4);
  dress(kit, look, {
    neck: { x: 5, y: -61, half: 13, lean: -6 },
    hand: [24, -44],
    crown: { x: 8, y: -92, half: 8 },
    back: [-17, -32],
  });
};

export const bear: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 44);
  kit.solid(ribbon(bezier([-34, -34], [-38, -20], [-36, -8], [-36, 0], 6), (t) => 24 - t * 5), darken(coat, 0.07), 1);
  kit.solid(ribbon(bezier([14, -34], [16, -20], [20, -8], [21, 0], 6), (t) => 19 - t * 4), darken(coat, 0.08), 1);
  kit.solid(
    closed([
      [-50, -30],
      [-50, -54],
      [-34, -73],
      [-10, -78],
      [12, -80],
      [30, -68],
      [30, -44],
      [14, -26],
      [-14, -22],
      [-38, -20],
    ]),
    coat,
    2,
  );
  kit.solid(ribbon(bezier([-26, -36], [-26, -20], [-22, -8], [-22, 0], 6), (t) => 27 - t * 8), coat, 1.2);
  kit.solid(ribbon(bezier([2, -38], [4, -22], [5, -10], [6, 0], 6), (t) => 21 - t * 5), coat, 1.2);
  kit.solid(ellipse(20, -96, 7, 7.5), darken(coat, 0.05), 1);
  kit.solid(
    closed([
      [10, -78],
      [16, -94],
      [30, -99],
      [44, -92],
      [56, -80],
      [61, -72],
      [57, -65],
      [44, -62],
      [28, -58],
      [14, -62],
    ]),
    coat,
    1.8,
  );
  kit.flat(closed([[44, -80], [56, -79], [61, -72], [57, -65], [44, -63], [39, -71]]), mix(coat, pale, 0.7));
  kit.solid(ellipse(33, -99, 7, 7.5), coat, 1);
  kit.flat(ellipse(33, -98, 3.6, 4), darken(coat, 0.16));
  kit.sheet.path(ellipse(60, -73, 3.6, 2.8), { fill: ink });
  kit.stroke('M60 -70q-3 5 -9 4.500', ink, 1.2, 0.8);
  eye(kit, 42, -82, 2.2);
  dress(kit, look, {
    neck: { x: 20, y: -69, half: 15, lean: 58 },
    hand: [50, -56],
    crown: { x: 27, y: -101, half: 9 },
    back: [-14, -52],
  });
};

export const deer: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 34);
  const leg = (x: number, lean: number, dark: number) =>
    kit.solid(ribbon(bezier([x, -48], [x + lean, -32], [x - lean, -16], [x + lean * 0.5, 0], 8), (t) => (t < 0.4 ? 11 - t * 17 : 4)), darken(coat, dark), 0.7);
  leg(-26, -3, 0.12);
  leg(10, 2, 0.12);
  kit.solid(
    closed([
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
    ]),
    coat,
    1.6,
  );
  leg(-21, -4, 0);
  leg(15, 3, 0);
  kit.flat(closed([[-36, -62], [-31, -66], [-30, -56], [-35, -50]]), pale);
  kit.flat(closed([[16, -46], [24, -60], [29, -76], [25, -76], [16, -58]]), pale, 0.8);
  for (const [x, y] of [[-22, -61], [-14, -58], [-7, -60], [-25, -54], [-15, -52], [0, -57]] as const)
    kit.flat(ellipse(x, y, 1.6), pale, 0.85);
  kit.solid(
    closed([
      [21, -93],
      [26, -102],
      [35, -102],
      [44, -94],
      [50, -90],
      [48, -86],
      [38, -86],
      [28, -86],
    ]),
    coat,
    1.2,
  );
  kit.solid(closed([[24, -100], [12, -108], [14, -101], [22, -96]]), coat, 0.8);
  const antler = (x: number) => {
    const horn = mix(pale, lch(0.6, 0.06, 60), 0.4);
    kit.stroke(smooth([[x, -101], [x - 5, -114], [x + 1, -128], [x + 9, -134]]), horn, 2.2);
    kit.stroke(`${smooth([[x - 4, -113], [x + 4, -119], [x + 9, -120]])}${smooth([[x - 2, -122], [x - 9, -127], [x - 11, -133]])}`, horn, 1.7);
  };
  antler(26);
  antler(32);
  kit.sheet.path(ellipse(49.500, -89, 1.9, 1.7), { fill: ink });
  eye(kit, 35, -95, 1.8);
  dress(kit, look, {
    neck: { x: 22, y: -77, half: 9, lean: 24 },
    hand: [44, -82],
    crown: { x: 29, y: -102, half: 5 },
    back: [-9, -52],
  });
};

export const rabbit: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-3, 28);
  kit.solid(ellipse(-30, -13, 8, 7.5), pale, 1.2);
  const ear = (x: number, lean: number, colour: typeof coat) => {
    kit.solid(closed([[x - 4, -70], [x - 7 + lean, -92], [x - 1 + lean * 1.7, -112], [x + 6 + lean, -92], [x + 5, -70]]), colour, 1);
    kit.flat(closed([[x - 1, -74], [x - 3 + lean, -92], [x + lean * 1.5, -105], [x + 3 + lean, -91], [x + 2, -74]]), mix(coat, lch(0.7, 0.1, 20), 0.5), 0.7);
  };
  ear(2, -12, darken(coat, 0.08));
  kit.solid(
    closed([
      [-27, 0],
      [-33, -14],
      [-27, -34],
      [-10, -48],
      [6, -52],
      [16, -40],
      [15, -20],
      [10, 0],
    ]),
    coat,
    1.8,
  );
  kit.stroke(smooth([[-22, -27], [-8, -30], [1, -18], [-2, -4]]), darken(coat, 0.13), 1.4, 0.7);
  kit.flat(closed([[8, -46], [16, -40], [16, -22], [9, -14], [5, -30]]), pale, 0.9);
  kit.solid(ellipse(14, -3.5, 9, 4), coat, 0.8);
  kit.solid(ellipse(-9, -3.5, 14, 4), darken(coat, 0.04), 0.8);
  kit.solid(closed([[-5, -58], [-1, -72], [12, -76], [24, -69], [28, -60], [24, -51], [10, -47], [-2, -50]]), coat, 1.6);
  ear(7, -4, coat);
  kit.flat(closed([[17, -60], [27, -61], [24, -51], [13, -49]]), pale, 0.85);
  kit.sheet.path(ellipse(27.500, -61, 2, 1.600), { fill: lch(0.55, 0.1, 15) });
  eye(kit, 16, -64, 2.500);
  dress(kit, look, {
    neck: { x: 7, y: -47, half: 12, lean: -4 },
    hand: [22, -30],
    crown: { x: 8, y: -75, half: 7 },
    back: [-13, -24],
  });
};

export const otter: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 28);
  kit.solid(ribbon(bezier([-12, -8], [-34, -2], [-44, -4], [-60, -14], 9), (t) => 15 - 12 * t), darken(coat, 0.05), 1);
  kit.solid(
    closed([
      [-18, 0],
      [-24, -18],
      [-18, -46],
      [-10, -70],
      [4, -78],
      [16, -68],
      [18, -44],
      [18, -18],
      [14, 0],
    ]),
    coat,
    1.8,
  );
  kit.flat(closed([[8, -70], [15, -62], [17, -40], [16, -14], [10, -8], [4, -24], [5, -48]]), pale, 0.9);
  kit.solid(ellipse(13, -3.5, 10, 4), darken(coat, 0.08), 0.8);
  kit.solid(ellipse(-9, -3.5, 10, 4), darken(coat, 0.1), 0.8);
  kit.solid(closed([[-9, -80], [-6, -93], [6, -99], [19, -95], [29, -86], [28, -78], [16, -73], [0, -72]]), coat, 1.6);
  kit.flat(closed([[15, -84], [28, -86], [28, -78], [16, -73], [6, -73], [9, -80]]), pale, 0.9);
  kit.solid(ellipse(-3, -95, 4, 4.2), darken(coat, 0.06), 0.8);
  kit.sheet.path(ellipse(28, -87, 3, 2.400), { fill: ink });
  kit.stroke('M22 -80l13 2M22 -79l12 5', lighten(pale, 0.05), 0.5, 0.8);
  eye(kit, 16, -89, 2.200);
  kit.solid(ribbon(bezier([2, -56], [8, -46], [16, -44], [24, -49], 7), (t) => 9 - t * 2.5), darken(coat, 0.04), 1);
  dress(kit, look, {
    neck: { x: 5, y: -71, half: 13, lean: -2 },
    hand: [25, -46],
    crown: { x: 5, y: -98, half: 8 },
    back: [-15, -38],
  });
};

export const tortoise: Figure = (kit, look) => {
  const { coat, pale } = look;
  const skin = mix(pale, lch(0.62, 0.08, 115), 0.6);
  kit.contact(0, 52);
  for (const x of [-34, 20]) kit.solid(closed([[x - 9, -24], [x + 9, -24], [x + 10, 0], [x - 10, 0]]), darken(skin, 0.12), 1);
  kit.solid(polygon([[-50, -18], [-64, -10], [-48, -12]]), skin, 0.7);
  kit.solid(ribbon(bezier([30, -24], [46, -22], [50, -40], [60, -52], 8), (t) => 17 - 4 * t), skin, 1.2);
  kit.solid(closed([[52, -50], [56, -62], [68, -64], [77, -57], [75, -50], [64, -46]]), skin, 1.2);
  const shell = closed([
    [-54, -16],
    [-50, -38],
    [-30, -60],
    [-2, -68],
    [26, -58],
    [44, -36],
    [46, -16],
    [0, -11],
  ]);
  kit.solid(shell, coat, 2.2);
  const clip = kit.sheet.clip(shell);
  kit.sheet.group({ clip }, () => {
    const seam = darken(coat, 0.18);
    kit.stroke('M-30 -60L-22 -40L-34 -18M-2 -68L-2 -46L12 -42L26 -58M-22 -40L-2 -46M12 -42L18 -18M44 -36L24 -32M-50 -38L-30 -34M-12 -14L-2 -46', seam, 2, 0.75);
    kit.flat(polygon([[-18, -56], [-6, -62], [-6, -49], [-20, -44]]), lighten(coat, 0.1), 0.5);
    kit.flat(polygon([[2, -62], [18, -56], [11, -46], [2, -50]]), lighten(coat, 0.1), 0.5);
  });
  kit.solid(ribbon(bezier([-54, -17], [-20, -8], [20, -8], [47, -17], 9), () => 7), mix(coat, pale, 0.55), 1);
  for (const x of [-22, 34]) kit.solid(closed([[x - 9, -14], [x + 8, -16], [x + 11, 0], [x - 10, 0]]), skin, 1);
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
