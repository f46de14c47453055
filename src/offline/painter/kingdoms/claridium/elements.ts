import { ellipse, polygon, rect, rows } from '../../brush.ts';
import { lch, lighten, mix } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { bokeh, heapCloud, sparks } from '../../scenery/sky.ts';
import { ground, mist } from '../../scenery/terrain.ts';
import { type LitStage, type Stream, streamOf } from '../../stage.ts';

export const marble = lch(0.94, 0.02, 310);

export const violetShade = lch(0.55, 0.14, 297);

/** A bed of clouds across the picture, heaped in several rows. */
export function cloudBed(
  scene: LitStage,
  stream: Stream,
  y: number,
  height: number,
  depth: number,
  count = 7,
) {
  const random = streamOf(scene, stream);
  const { width: w, palette: p } = scene;
  const white = mix(marble, p.haze, depth * 0.7);
  const shade = mix(violetShade, p.haze, depth * 0.8);
  for (let index = 0; index < count; index++) {
    const x = w * ((index + random.between(0.1, 0.9)) / count);
    const top = y + random.between(-0.15, 0.3) * height;
    const [across, high] = [w * random.between(0.26, 0.46), height * random.between(0.7, 1.2)];
    heapCloud(scene, random, x, top, across, high, white, shade, 0.96);
  }
  mist(scene, y + height * 0.26, height * 0.45, 0.5, mix(white, p.light, 0.3));
}

/** A slender tower of white stone with a pointed or a round head. */
export function spire(
  scene: LitStage,
  x: number,
  y: number,
  height: number,
  half: number,
  round: boolean,
  depth: number,
) {
  const { sheet, palette: p, light } = scene;
  const lit = mix(lch(0.985, 0.01, 90), p.haze, depth * 0.8);
  const dark = mix(violetShade, p.haze, depth * 0.85);
  const side = light.x >= x ? 1 : -1;
  const fill = sheet.across({ 0: lit, 0.45: mix(lit, dark, 0.3), 1: dark }, side > 0);
  sheet.fill(
    polygon([x - half, y], [x - half * 0.8, y - height], [x + half * 0.8, y - height], [x + half, y]),
    fill,
  );
  for (const share of [0.32, 0.64, 0.97])
    sheet.fill(rect(x - half * 1.12, y - height * share - 4, half * 2.24, 5), fill);
  const roof = mix(mix(p.accents[0]!, marble, 0.35), p.haze, depth * 0.8);
  const roofFill = sheet.across({ 0: mix(roof, lit, 0.6), 1: mix(roof, dark, 0.4) }, side > 0);
  if (round)
    sheet.fill(
      `M${x - half * 1.1} ${y - height}C${x - half * 1.9} ${y - height - half * 1.9} ${x - half * 0.5} ${y - height - half * 2.2} ${x} ${y - height - half * 3.4}C${x + half * 0.5} ${y - height - half * 2.2} ${x + half * 1.9} ${y - height - half * 1.9} ${x + half * 1.1} ${y - height}Z`,
      roofFill,
    );
  else
    sheet.fill(
      polygon([x - half * 1.15, y - height], [x, y - height - half * 5.2], [x + half * 1.15, y - height]),
      roofFill,
    );
  const panes: string[] = [];
  for (let level = 0; level < Math.floor(height / 34); level++)
    panes.push(ellipse(x + side * half * 0.1, y - 20 - level * 34, half * 0.16, half * 0.36));
  sheet.fill(panes.join('') || 'M0 0', mix(p.accents[2]!, p.haze, depth * 0.5), 0.9);
}

/** An arch with a round top and an open middle. */
export function arch(
  scene: LitStage,
  x: number,
  foot: number,
  half: number,
  height: number,
  thick: number,
  depth: number,
) {
  const { sheet, palette: p, light } = scene;
  const lit = mix(lch(0.98, 0.012, 90), p.haze, depth * 0.75);
  const dark = mix(violetShade, p.haze, depth * 0.85);
  const outer = half + thick;
  const spring = foot - height + half;
  const d = `M${x - outer} ${foot}V${spring}A${outer} ${outer} 0 0 1 ${x + outer} ${spring}V${foot}H${x + half}V${spring}A${half} ${half} 0 0 0 ${x - half} ${spring}V${foot}Z`;
  sheet.fill(d, sheet.down({ 0: lit, 0.5: mix(lit, dark, 0.35), 1: mix(lit, dark, 0.7) }));
  const path = `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}`;
  sheet.stroke(path, mix(light.colour, p.accents[2]!, 0.2), Math.max(1.5, thick * 0.09), 0.95);
  const joints: string[] = [];
  for (let index = 0; index <= 10; index++) {
    const angle = Math.PI + (index / 10) * Math.PI;
    joints.push(
      `M${(x + Math.cos(angle) * half).toFixed(1)} ${(spring + Math.sin(angle) * half).toFixed(1)}L${(x + Math.cos(angle) * outer).toFixed(1)} ${(spring + Math.sin(angle) * outer).toFixed(1)}`,
    );
  }
  sheet.stroke(joints.join(''), dark, 1.4, 0.5);
  const shape = `${rect(x - outer - thick * 0.14, spring, thick * 1.28, thick * 0.3)}${rect(x + half - thick * 0.14, spring, thick * 1.28, thick * 0.3)}`;
  const litFill = mix(p.accents[2]!, lit, 0.4);
  sheet.fill(shape, litFill, 0.85);
}

/** Returns a painter of the foreground: a ledge with a cloud-white meadow. */
export const ledge =
  (key: string) =>
  (scene: LitStage & { readonly near: (x: number) => number }): void => {
    const { p, near } = scene;
    ground(scene, `ledge ${key}`, near, mix(p.ground, marble, 0.35), 0.02);
    grass(scene, `blades ${key}`, near, 240, 32, mix(p.growth, p.accents[0]!, 0.2), 0.05, 0.25);
  };

export function nearCloud(scene: LitStage) {
  const { random, width: w, height: h, palette: p } = scene;
  const chance = random.fork('near cloud');
  const shade = mix(violetShade, p.deep, 0.18);
  for (const [x, y, size] of rows([0.02, 1.02, 0.5], [0.98, 1.03, 0.56], [0.52, 1.1, 0.5])) {
    const colour = mix(marble, violetShade, 0.22);
    heapCloud(scene, chance, w * x, h * y, w * size, h * 0.13, colour, shade, 0.97);
  }
  const area = { x: 0, y: h * 0.15, width: w, height: h * 0.7 };
  sparks(scene, 'motes', 46, area, lighten(p.glow, 0.02), 0.9);
  bokeh(scene, chance, 8, { x: 0, y: h * 0.2, width: w, height: h * 0.6 }, p.light, 0.22);
}
