import { bezier, closed, ellipse, petal, ribbon, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/characters/mammals.json' with { type: 'json' };
import { drawingsOf } from '../shapes.ts';
import { eye, type Figure, ink } from './figure.ts';

const shapes = drawingsOf(data);

export const fox: Figure = (kit, { coat, pale }) => {
  kit.contact(-8, 34);
  const tailSpine = bezier([-18, -7], [-52, 2], [-68, -22], [-50, -50], 12);
  const tail = ribbon(tailSpine, (t) => 5 + 21 * Math.sin(Math.PI * (0.12 + t * 0.83)) ** 1.2);
  kit.solid(tail, coat);
  const tipSpine = bezier([-62, -26], [-64, -36], [-59, -44], [-49, -53], 7);
  const band = ribbon(tipSpine, (t) => 13 * (1 - t) ** 0.6 + 1);
  kit.solid(band, pale, 1);
  kit.solid(shapes.fox.farForeleg, darken(coat, 0.1), 1);
  kit.solid(shapes.fox.body, coat);
  kit.stroke(shapes.fox.haunch, darken(coat, 0.12), 1.6, 0.7);
  kit.solid(shapes.fox.breast, pale, 1);
  kit.solid(shapes.fox.nearForeleg, coat, 1.2);
  kit.flat(shapes.fox.paw, darken(coat, 0.28));
  kit.solid(shapes.fox.farEar, darken(coat, 0.06), 1);
  kit.solid(shapes.fox.head, coat);
  kit.flat(shapes.fox.cheek, pale);
  kit.solid(shapes.fox.nearEar, coat, 1.2);
  kit.flat(shapes.fox.innerEar, darken(coat, 0.25));
  kit.sheet.fill(ellipse(40.5, -69.5, 2.6, 2.2), ink);
  eye(kit, 21, -78, 2.4);
};

export const bear: Figure = (kit, { coat, pale }) => {
  kit.contact(-6, 44);
  const leg = (x: number, top: number, half: number, lean: number, dark: number) =>
    kit.solid(
      closed(
        [x - half, top],
        [x - half * 0.86, top * 0.45],
        [x - half * 0.82 + lean, -6],
        [x - half * 0.6 + lean, 0],
        [x + half * 0.7 + lean, 0],
        [x + half * 1.12 + lean, -4],
        [x + half * 0.8 + lean * 0.5, -11],
        [x + half * 0.82, top * 0.45],
        [x + half, top],
      ),
      darken(coat, dark),
      1.1,
    );
  leg(-37, -36, 12, -2, 0.09);
  leg(16, -36, 10, 5, 0.1);
  kit.solid(shapes.bear.body, coat, 2);
  leg(-24, -40, 14, 3, 0.02);
  leg(3, -42, 11, 4, 0.02);
  kit.solid(ellipse(20, -96, 7, 7.5), darken(coat, 0.05), 1);
  kit.solid(shapes.bear.head, coat, 1.8);
  kit.flat(shapes.bear.muzzle, mix(coat, pale, 0.7));
  kit.solid(ellipse(33, -99, 7, 7.5), coat, 1);
  kit.flat(ellipse(33, -98, 3.6, 4), darken(coat, 0.16));
  kit.sheet.fill(ellipse(60, -73, 3.6, 2.8), ink);
  kit.stroke('M60 -70q-3 5 -9 4.500', ink, 1.2, 0.8);
  eye(kit, 42, -82, 2.2);
};

export const deer: Figure = (kit, { coat, pale }) => {
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
  kit.solid(shapes.deer.body, coat, 1.6);
  leg(-21, -4, 0);
  leg(15, 3, 0);
  kit.flat(shapes.deer.tail, pale);
  kit.flat(shapes.deer.breast, pale, 0.8);
  for (const [x, y] of rows([-22, -61], [-14, -58], [-7, -60], [-25, -54], [-15, -52], [0, -57]))
    kit.flat(ellipse(x, y, 1.6), pale, 0.85);
  kit.solid(shapes.deer.head, coat, 1.2);
  kit.solid(shapes.deer.ear, coat, 0.8);
  const antler = (x: number) => {
    const horn = mix(pale, lch(0.6, 0.06, 60), 0.4);
    kit.stroke(smooth([x, -101], [x - 5, -114], [x + 1, -128], [x + 9, -134]), horn, 2.2);
    const path = `${smooth([x - 4, -113], [x + 4, -119], [x + 9, -120])}${smooth([x - 2, -122], [x - 9, -127], [x - 11, -133])}`;
    kit.stroke(path, horn, 1.7);
  };
  antler(26);
  antler(32);
  kit.sheet.fill(ellipse(49.5, -89, 1.9, 1.7), ink);
  eye(kit, 35, -95, 1.8);
};

export const rabbit: Figure = (kit, { coat, pale }) => {
  kit.contact(-3, 28);
  kit.solid(ellipse(-30, -13, 8, 7.5), pale, 1.2);
  const ear = (x: number, lean: number, colour: typeof coat) => {
    const earOutline = closed(
      [x - 4, -70],
      [x - 7 + lean, -92],
      [x - 1 + lean * 1.7, -112],
      [x + 6 + lean, -92],
      [x + 5, -70],
    );
    kit.solid(earOutline, colour, 1);
    kit.flat(
      closed([x - 1, -74], [x - 3 + lean, -92], [x + lean * 1.5, -105], [x + 3 + lean, -91], [x + 2, -74]),
      mix(coat, lch(0.7, 0.1, 20), 0.5),
      0.7,
    );
  };
  ear(2, -12, darken(coat, 0.08));
  kit.solid(shapes.rabbit.body, coat, 1.8);
  kit.stroke(shapes.rabbit.haunch, darken(coat, 0.13), 1.4, 0.7);
  kit.flat(shapes.rabbit.breast, pale, 0.9);
  kit.solid(ellipse(14, -3.5, 9, 4), coat, 0.8);
  kit.solid(ellipse(-9, -3.5, 14, 4), darken(coat, 0.04), 0.8);
  kit.solid(shapes.rabbit.head, coat, 1.6);
  ear(7, -4, coat);
  kit.flat(shapes.rabbit.cheek, pale, 0.85);
  kit.sheet.fill(ellipse(27.5, -61, 2, 1.6), lch(0.55, 0.1, 15));
  eye(kit, 16, -64, 2.5);
};

export const otter: Figure = (kit, { coat, pale }) => {
  kit.contact(-6, 28);
  kit.solid(shapes.otter.tail, darken(coat, 0.05), 1);
  kit.solid(shapes.otter.body, coat, 1.8);
  kit.flat(shapes.otter.belly, pale, 0.9);
  kit.solid(ellipse(13, -3.5, 10, 4), darken(coat, 0.08), 0.8);
  kit.solid(ellipse(-9, -3.5, 10, 4), darken(coat, 0.1), 0.8);
  kit.solid(shapes.otter.head, coat, 1.6);
  kit.flat(shapes.otter.cheek, pale, 0.9);
  kit.solid(ellipse(-3, -95, 4, 4.2), darken(coat, 0.06), 0.8);
  kit.sheet.fill(ellipse(28, -87, 3, 2.4), ink);
  kit.stroke('M22 -80l13 2M22 -79l12 5', lighten(pale, 0.05), 0.5, 0.8);
  eye(kit, 16, -89, 2.2);
  kit.solid(shapes.otter.arm, darken(coat, 0.04), 1);
};

const skin = lch(0.76, 0.08, 20);

export const mouse: Figure = (kit, { coat, pale }) => {
  const bare = mix(skin, coat, 0.25);
  kit.contact(-2, 27);
  const tail = ribbon(
    [
      ...bezier([-22, -5], [-46, 2], [-62, -6], [-58, -26], 9),
      ...bezier([-58, -26], [-54, -44], [-74, -48], [-77, -36], 7).slice(1),
    ],
    (t) => 5.4 - t * 3.8,
  );
  kit.solid(tail, bare, 0.8);
  kit.solid(ellipse(-12, -78, 17, 17.5), darken(coat, 0.08), 1.2);
  kit.flat(ellipse(-11, -77, 11.5, 12.5), darken(bare, 0.06), 0.85);
  kit.solid(shapes.mouse.body, coat, 1.8);
  kit.stroke(shapes.mouse.haunch, darken(coat, 0.13), 1.4, 0.65);
  kit.flat(shapes.mouse.breast, pale, 0.92);
  kit.solid(ellipse(14, -2.6, 10, 3.2), bare, 0.8);
  kit.solid(ellipse(-11, -2.8, 12, 3.4), bare, 0.8);
  kit.solid(shapes.mouse.head, coat, 1.6);
  kit.flat(shapes.mouse.cheek, pale, 0.88);
  kit.solid(ellipse(4, -86, 18.5, 19), coat, 1.5);
  kit.flat(ellipse(5.5, -84.5, 12.5, 13.5), bare, 0.95);
  kit.flat(petal([2, -72], [6, -92], 4), lighten(bare, 0.07), 0.7);
  kit.stroke(shapes.mouse.whiskers, lighten(pale, 0.04), 0.7, 0.85);
  kit.sheet.fill(ellipse(41, -59, 3.1, 2.7), darken(skin, 0.16));
  kit.stroke('M37 -54q-6 3 -11 1', darken(coat, 0.24), 1, 0.8);
  eye(kit, 23, -67, 2.9);
  kit.solid(shapes.mouse.arm, coat, 0.9);
  kit.sheet.fill(ellipse(26, -38, 2.6, 2.3), kit.tone(bare));
};
