import { bezier, closed, ellipse, petal, type Point, polygon, ribbon, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import { bear, deer, eye, type Figure, fox, ink, otter, rabbit, tortoise } from './beasts.ts';
import type { CharacterKind } from './look.ts';
import { dress } from './wear.ts';

const heron: Figure = (kit, look) => {
  const { coat, pale } = look;
  const leg = lch(0.45, 0.06, 60);
  kit.contact(0, 14);
  kit.stroke('M-4 -46L-3 -24L-5 0M-5 0l8 -1M-5 0l-5 -1', leg, 2.2);
  kit.stroke('M4 -46L7 -25L5 0M5 0l9 -1M5 0l-4 -1', leg, 2.2);
  kit.solid(ribbon(bezier([14, -62], [26, -84], [2, -96], [13, -114], 12), (t) => 11 - 5 * t), mix(coat, pale, 0.5), 1.2);
  kit.solid(closed([[-42, -40], [-24, -60], [-4, -70], [14, -68], [19, -58], [8, -46], [-12, -42]]), coat, 1.8);
  for (const [x, y, length] of [[-6, -54, 32], [-2, -58, 28], [2, -62, 20]] as const)
    kit.flat(petal([x, y], [x - length, y + 12], 3.4), darken(coat, 0.12), 0.8);
  kit.stroke(smooth([[16, -62], [18, -50], [14, -40]]), pale, 2.2, 0.9);
  kit.solid(closed([[6, -114], [10, -121], [19, -121], [24, -117], [19, -112], [11, -110]]), pale, 1);
  kit.solid(polygon([[21, -119], [46, -113], [21, -114]]), lch(0.76, 0.14, 78), 0.6);
  kit.stroke(smooth([[14, -121], [4, -124], [-10, -117]]), ink, 2);
  eye(kit, 18, -117, 1.6);
  dress(kit, look, {
    neck: { x: 15, y: -71, half: 7, lean: 22 },
    hand: [40, -112],
    crown: { x: 13, y: -120, half: 5 },
    back: [-8, -52],
  });
};

const owl: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(0, 26);
  kit.flat('M-12 -3q4 6 8 0q4 6 8 0M4 -3q4 6 8 0q3 5 6 0', lch(0.7, 0.13, 75));
  kit.solid(closed([[-25, -6], [-33, -36], [-30, -68], [-22, -90], [0, -98], [22, -90], [30, -68], [33, -36], [25, -6], [0, 0]]), coat, 2);
  kit.flat(closed([[-17, -8], [-20, -34], [-12, -54], [12, -54], [20, -34], [17, -8], [0, -3]]), pale);
  const specks: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 7 + (row % 2) * 3.5;
      if (Math.abs(x) < 16) specks.push(petal([x, -46 + row * 10], [x, -40 + row * 10], 2));
    }
  kit.flat(specks.join(''), darken(coat, 0.06), 0.7);
  kit.solid(closed([[-33, -40], [-29, -66], [-20, -52], [-20, -26], [-29, -6]]), darken(coat, 0.09), 1.2);
  kit.solid(closed([[33, -40], [29, -66], [20, -52], [20, -26], [29, -6]]), darken(coat, 0.09), 1.2);
  kit.solid(polygon([[-25, -86], [-29, -108], [-9, -95]]), coat, 1);
  kit.solid(polygon([[25, -86], [29, -108], [9, -95]]), coat, 1);
  kit.flat(closed([[0, -62], [-18, -62], [-24, -76], [-14, -88], [0, -80], [14, -88], [24, -76], [18, -62]]), lighten(pale, 0.02));
  for (const x of [-11, 11]) {
    kit.sheet.path(ellipse(x, -74, 8), { fill: kit.lit(lch(0.82, 0.15, 82), 0.15) });
    kit.sheet.path(ellipse(x + 1, -74, 4.8), { fill: ink });
    kit.sheet.path(ellipse(x + 2.600, -76, 1.5), { fill: lch(0.98, 0, 0) });
  }
  kit.solid(polygon([[-4, -68], [4, -68], [0, -59]]), lch(0.7, 0.14, 70), 0.6);
  dress(kit, look, {
    neck: { x: 0, y: -56, half: 24 },
    hand: [30, -28],
    crown: { x: 0, y: -97, half: 10 },
    back: [-22, -28],
  });
};

const moth: Figure = (kit, look) => {
  const { coat, pale, wear } = look;
  kit.glow(0, -62, 85, coat, 0.4);
  const wing = (direction: 1 | -1) => {
    const flip = (points: readonly Point[]) => closed(points.map(([x, y]) => [x * direction, y] as const));
    kit.solid(flip([[4, -52], [22, -60], [40, -46], [38, -24], [24, -18], [8, -34]]), mix(coat, wear, 0.35), 1.4);
    kit.solid(flip([[4, -58], [18, -88], [46, -108], [64, -98], [60, -74], [38, -54], [12, -50]]), coat, 1.8);
    kit.stroke(smooth([[22, -80], [40, -84], [56, -78]].map(([x, y]) => [x! * direction, y!] as const)), darken(coat, 0.16), 1.8, 0.7);
    kit.flat(ellipse(40 * direction, -82, 9), wear);
    kit.flat(ellipse(40 * direction, -82, 5), pale);
    kit.flat(ellipse(40 * direction, -82, 2.4), ink);
    kit.flat(ellipse(26 * direction, -38, 5), wear, 0.9);
  };
  wing(-1);
  wing(1);
  kit.solid(closed([[-5, -60], [0, -70], [5, -60], [5, -40], [0, -22], [-5, -40]]), mix(coat, lch(0.5, 0.06, 60), 0.5), 1);
  kit.solid(ellipse(0, -66, 7, 6), wear, 0.9);
  kit.solid(ellipse(0, -74, 6, 5.500), pale, 0.8);
  kit.stroke(`${smooth([[-2, -79], [-8, -90], [-18, -95]])}${smooth([[2, -79], [8, -90], [18, -95]])}`, pale, 1.5);
  eye(kit, -3, -75, 1.4);
  eye(kit, 3, -75, 1.4);
};

const child: Figure = (kit, look) => {
  const { coat, wear } = look;
  const skins = [lch(0.82, 0.06, 60), lch(0.68, 0.08, 55), lch(0.5, 0.07, 50)] as const;
  const hairs = [lch(0.28, 0.03, 50), lch(0.45, 0.09, 55), lch(0.22, 0.02, 280)] as const;
  const pick = Math.abs(Math.round(coat.h)) % 3;
  const skin = skins[pick]!;
  const hair = hairs[pick]!;
  kit.contact(0, 20);
  kit.solid(ribbon(bezier([-6, -36], [-7, -22], [-7, -10], [-8, -2], 5), () => 8), lch(0.36, 0.05, 270), 0.8);
  kit.solid(ribbon(bezier([6, -36], [8, -22], [9, -10], [10, -2], 5), () => 8), lch(0.4, 0.05, 270), 0.8);
  kit.solid(`${closed([[-13, 0], [-12, -6], [-4, -6], [-2, 0]])}${closed([[5, 0], [6, -6], [13, -6], [18, 0]])}`, darken(wear, 0.15), 0.8);
  kit.solid(ribbon(bezier([-12, -64], [-20, -54], [-20, -46], [-17, -38], 6), () => 8.5), darken(coat, 0.08), 0.8);
  kit.solid(closed([[-11, -72], [0, -75], [11, -72], [17, -50], [22, -27], [0, -22], [-22, -27], [-16, -50]]), coat, 1.6);
  kit.stroke('M-1 -72Q3 -48 1 -24', darken(coat, 0.12), 1.1, 0.7);
  kit.solid(ribbon(bezier([9, -66], [16, -58], [22, -56], [28, -54], 6), () => 8.5), lighten(coat, 0.02), 0.9);
  kit.solid(ellipse(29, -54, 4), skin, 0.6);
  kit.solid(ellipse(-17, -36, 4), skin, 0.6);
  kit.solid(closed([[-16, -76], [-18, -96], [-6, -107], [10, -104], [15, -92], [10, -78], [-2, -74]]), hair, 1.2);
  kit.solid(closed([[-4, -80], [-2, -94], [8, -98], [16, -92], [18, -86], [16, -78], [8, -74], [0, -75]]), skin, 1);
  kit.flat(closed([[-8, -84], [-5, -100], [8, -104], [17, -96], [8, -94], [1, -90]]), hair);
  eye(kit, 11.5, -86, 1.6);
  kit.flat(ellipse(9, -80.500, 2.4, 1.600), lch(0.68, 0.13, 25), 0.6);
  dress(kit, look, {
    neck: { x: 2, y: -72, half: 10 },
    hand: [30, -52],
    crown: { x: -1, y: -102, half: 13 },
    back: [-16, -48],
  });
};

export const figures: Record<CharacterKind, Figure> = {
  fox,
  bear,
  deer,
  rabbit,
  otter,
  tortoise,
  heron,
  owl,
  moth,
  child,
};

/** How high each kind stands beside the others; a picture's hero spot is for 1. */
export const statures: Record<CharacterKind, number> = {
  fox: 0.95,
  bear: 1.3,
  deer: 1.1,
  rabbit: 0.85,
  otter: 0.95,
  tortoise: 1,
  heron: 1.1,
  owl: 0.85,
  moth: 1,
  child: 1.05,
};

/** Paints the protagonist. */
export function paintCharacter(kit: Kit, look: Parameters<Figure>[1]): void {
  figures[look.kind](kit, look);
}
