import type { Random } from '../../../../core/random.ts';
import { bezier, ellipse, type Point, petal } from '../../brush.ts';
import { lch, mix } from '../../colour.ts';
import { foliage, frond, limb } from '../../scenery/plants.ts';
import { bokeh, sparks } from '../../scenery/sky.ts';
import { type HeightLine, type LitStage, type Stream, streamOf } from '../../stage.ts';

export const bark = lch(0.36, 0.05, 80);

/** The background of a wood: brightest around the light, darker towards the edges. */
export function woodland(scene: LitStage, radius: number) {
  const { sheet, width, height, palette: p, light } = scene;
  const stops = { 0: p.light, 0.16: p.horizon, 0.45: p.middle, 0.8: p.top, 1: mix(p.top, p.deep, 0.4) };
  sheet.fill(`M0 0H${width}V${height}H0Z`, sheet.radial(stops, light.x, light.y, radius));
  sheet.glow(light.x, light.y, radius * 0.5, light.colour, 0.8);
}

/** A row of trunks that reach beyond the upper edge of the picture. */
export function trunks(
  scene: LitStage,
  stream: Stream,
  count: number,
  foot: HeightLine,
  thick: number,
  depth: number,
  gap: number,
) {
  const random = streamOf(scene, stream);
  const { width: w, light } = scene;
  for (let index = 0; index < count; index++) {
    const x = w * ((index + random.between(0.15, 0.85)) / count);
    if (Math.abs(x - light.x) < w * gap) continue;
    const lean = random.between(-26, 26);
    const girth = thick * random.between(0.7, 1.3);
    const spine = bezier(
      [x, foot(x) + 10],
      [x + lean * 0.2, foot(x) * 0.7],
      [x + lean, foot(x) * 0.3],
      [x + lean * 1.4, -30],
      12,
    );
    const widthAt = (t: number) => girth * (1 + 0.9 * (1 - t) ** 9 - 0.25 * t);
    const colour = mix(bark, scene.palette.growth, 0.15);
    const barkStrength = depth < 0.5 ? 0.55 : 0.2;
    limb(scene, spine, widthAt, colour, depth, barkStrength);
    if (depth < 0.7 && random.next() < 0.75) {
      const y = foot(x) * random.between(0.25, 0.55);
      const side = random.next() < 0.5 ? -1 : 1;
      const boughSpine = bezier(
        [x + lean * 0.5, y],
        [x + side * girth, y - 20],
        [x + side * girth * 3, y - 40],
        [x + side * girth * 4.5, y - 90],
        8,
      );
      const boughWidthAt = (t: number) => girth * 0.34 * (1 - t * 0.7);
      limb(scene, boughSpine, boughWidthAt, bark, depth, 0);
      const [rx, ry] = [girth * 2.4 + 20, girth * 1.5 + 14];
      foliage(scene, random, x + side * girth * 4, y - 90, rx, ry, scene.palette.growth, depth, 11, 0.8);
    }
  }
}

/** Leaves hanging over the top of the picture, and light coming through them. */
export function canopy(scene: LitStage, stream: Stream, drop: number, depth: number, gap: number) {
  const random = streamOf(scene, stream);
  const { width: w, light } = scene;
  const count = 9;
  for (let index = 0; index < count; index++) {
    const x = w * ((index + 0.5) / count + random.between(-0.04, 0.04));
    const open = Math.max(0, 1 - Math.abs(x - light.x) / (w * gap));
    const y = drop * (0.5 - open * 0.9) + random.between(-20, 20);
    if (y < -70) continue;
    const colour = mix(scene.palette.growth, scene.palette.deep, 0.25);
    foliage(scene, random, x, y, w * 0.12, drop * random.between(0.42, 0.6), colour, depth, 19, 0.6);
  }
}

/** Spots of sun that came through the leaves. */
export function dapples(scene: LitStage, stream: Stream, at: HeightLine, count: number) {
  const random = streamOf(scene, stream);
  const { sheet, width: w, height: h, light } = scene;
  const spots: string[] = [];
  const soft: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = light.x + (random.next() - 0.5) * w * 1.1;
    const y = at(x) + 12 + random.next() * (h - at(x)) * 0.7;
    const size = random.between(5, 22) * (0.6 + (y - at(x)) / h);
    (index % 2 ? spots : soft).push(ellipse(x, y, size * 1.6, size * 0.42));
  }
  sheet.fill(soft.join(''), light.colour, 0.16);
  sheet.fill(spots.join(''), light.colour, 0.3);
}

export function ferns(
  scene: LitStage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
  count = 6,
) {
  const { palette: p } = scene;
  for (let index = 0; index < count; index++) {
    const turn = ((index + 0.5) / count - 0.5) * 2.5 + random.between(-0.15, 0.15);
    const tip: Point = [x + Math.sin(turn) * size, y - Math.cos(turn) * size * 0.75];
    frond(scene, [x, y], tip, size * 0.24, size * 0.22, mix(p.growth, p.deep, depth > 0 ? 0.1 : 0.55), depth);
  }
}

export function nearLeaves(scene: LitStage) {
  const { random, width: w, height: h, palette: p, light } = scene;
  const chance = random.fork('near leaves');
  for (const x of [0, 1]) ferns(scene, chance, x * w, h + 30, 270, 0, 7);
  ferns(scene, chance, w * chance.between(0.68, 0.84), h + 40, 150, 0, 5);
  const corner = random.next() < 0.5 ? 0 : 1;
  for (let index = 0; index < 5; index++) {
    const from: Point = [corner * w, h * (0.02 + index * 0.05)];
    const reach = chance.between(120, 240);
    const to: Point = [from[0] + (corner ? -1 : 1) * reach, from[1] + chance.between(20, 150)];
    scene.sheet.fill(petal(from, to, reach * 0.24), mix(p.deep, p.growth, 0.16 + index * 0.04));
  }
  bokeh(scene, chance, 9, { x: 0, y: h * 0.1, width: w, height: h * 0.7 }, light.colour, 0.14);
  sparks(scene, 'pollen', 44, { x: 0, y: h * 0.2, width: w, height: h * 0.65 }, p.glow, 0.9);
}
