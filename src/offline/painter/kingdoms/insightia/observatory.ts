import { ellipse, type Point, polygon, rect, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { sky, sparkle, stars, streakClouds } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, type Stage } from '../../stage.ts';
import { constellation, milkyWay, nearThorns, silver } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const floor = h * ((tall ? 0.66 : 0.64) + random.fork('horizon').between(-0.04, 0.03));
  const light = lightAt(stage, w * random.between(0.22, 0.42), h * (tall ? 0.25 : 0.24), 0.95);
  const place = w * random.fork('place').between(0.64, 0.78);
  const crag = (x: number) =>
    floor +
    50 -
    h * 0.2 * Math.exp(-(((x - place) / (w * 0.19)) ** 4)) +
    stage.noise.fractal(x / 60, 7, 3) * 16;
  const near = landLine(stage, 5, h * 0.82, 20, 1, 240);
  const warm = lch(0.9, 0.11, 84);
  return { ...lit(stage, light), floor, place, crag, near, warm };
}

function world(scene: Plan, x: number, y: number, radius: number, tilt: number) {
  const { sheet, p } = scene;
  const ring = mix(silver, p.accents[1]!, 0.3);
  sheet.glow(x, y, radius * 3, mix(p.light, p.accents[1]!, 0.3), 0.5);
  sheet.group({ x, y, turn: tilt }, () => {
    const band = (upper: boolean) => {
      for (const [reach, wide, see] of rows([1.5, 0.1, 0.9], [1.72, 0.16, 0.6], [1.98, 0.07, 0.75])) {
        const path = `M${-radius * reach} 0A${radius * reach} ${radius * reach * 0.26} 0 0 ${upper ? 1 : 0} ${radius * reach} 0`;
        const ringFill = lighten(ring, 0.05);
        sheet.stroke(path, ringFill, radius * wide, see);
      }
    };
    band(true);
    const stops = { 0: lighten(p.light, 0.02), 0.35: mix(p.horizon, p.light, 0.4), 0.75: p.middle, 1: p.top };
    sheet.fill(ellipse(0, 0, radius), sheet.along(stops, [0.1, 0.1], [0.9, 0.95]));
    sheet.group({ clip: sheet.clip(ellipse(0, 0, radius)) }, () => {
      for (const [shift, thick] of rows([-0.5, 0.12], [-0.16, 0.2], [0.22, 0.1], [0.5, 0.18])) {
        const shape = ellipse(0, shift * radius, radius * 1.1, thick * radius * 0.5);
        sheet.fill(shape, mix(p.accents[1]!, p.light, 0.3), 0.32);
      }
    });
    band(false);
  });
}

function paintSky(scene: Plan) {
  const { sheet, random, light, w, h, p, floor } = scene;
  sky(scene, floor, 460);
  milkyWay(scene, 'band', floor * 0.9);
  stars(scene, 'stars', 230, floor, p.light);
  const chance = random.fork('world');
  world(scene, light.x, light.y, chance.between(66, 104), chance.between(-30, 24));
  const small: Point = [w * chance.between(0.62, 0.84), h * chance.between(0.09, 0.16)];
  sheet.fill(ellipse(small[0], small[1], 19), sheet.along({ 0: p.light, 1: p.middle }, [0, 0], [1, 1]));
  constellation(scene, chance, w * 0.52, h * 0.4, w * 0.12, 5);
  streakClouds(scene, 'clouds', floor * 0.5, floor - 40, 5, p.haze);
}

function paintPeaks(scene: Plan) {
  const { p, floor } = scene;
  for (const [key, base, depth] of rows([1, floor - 70, 0.84], [2, floor - 22, 0.66])) {
    const land = { at: landLine(scene, key, base, 150, 2.5, 210), colour: p.ground, depth };
    ridge(scene, land);
    slopes(scene, `peaks ${key}`, land, 18, 90);
    mist(scene, base + 60, 60, 0.6);
  }
}

function paintCrag(scene: Plan) {
  const { sheet, random, light, w, h, p, floor, place, crag, warm } = scene;
  const rise = { at: crag, colour: mix(p.ground, p.deep, 0.12), depth: 0.24, mist: 0.1 };
  ridge(scene, rise);
  slopes(scene, 'crag', rise, 14, 120);
  const [x, y] = [place, crag(place) + 10];
  const shell = mix(silver, p.middle, 0.35);
  const lit = light.x < x ? 0 : 1;
  const stops = { 0: lighten(shell, 0.1), 0.4: shell, 1: mix(shell, p.deep, 0.75) };
  const round = sheet.along(stops, [lit, 0], [1 - lit, 0.7]);
  sheet.fill(rect(x - 74, y - 62, 148, 66), round);
  sheet.fill(`M${x - 82} ${y - 60}A82 84 0 0 1 ${x + 82} ${y - 60}Z`, round);
  const glass = Math.atan2(light.y - (y - 90), light.x - x);
  sheet.group({ x, y: y - 86, turn: (glass * 180) / Math.PI }, () => {
    const silverFill = sheet.down({ 0: lighten(silver, 0.08), 0.5: silver, 1: mix(silver, p.deep, 0.7) });
    sheet.fill(polygon([10, -12], [132, -19], [132, 19], [10, 12]), silverFill);
    sheet.fill(`${rect(66, -17, 8, 34)}${rect(124, -22, 10, 44)}`, p.accents[2]!);
    sheet.glow(134, 0, 40, p.light, 0.85);
  });
  const ribs: string[] = [];
  for (const share of [-0.6, -0.2, 0.24, 0.62])
    ribs.push(`M${x + share * 82} ${y - 60}Q${x + share * 70} ${y - 118} ${x + share * 10} ${y - 143}`);
  sheet.stroke(ribs.join(''), mix(shell, p.deep, 0.5), 2, 0.6);
  sheet.fill(rect(x - 86, y - 66, 172, 9), mix(silver, p.light, 0.4));
  for (const dx of [-48, -16, 16, 48]) {
    sheet.glow(x + dx, y - 30, 34, warm, 0.7);
    sheet.fill(`M${x + dx - 6} ${y - 16}v-22q6 -9 12 0v22Z`, lighten(warm, 0.04));
  }
  const steps: string[] = [];
  for (let index = 0; index < 16; index++) {
    const t = index / 15;
    const px = x - 20 - Math.sin(t * 2.6) * w * 0.13 * (0.4 + t);
    steps.push(rect(px - 12 - t * 22, y + 6 + t * (h * 0.83 - y), 24 + t * 44, 4 + t * 5));
  }
  sheet.fill(steps.join(''), mix(silver, p.ground, 0.25), 0.85);
  const chance = random.fork('pools');
  for (let index = 0; index < 5; index++) {
    const px = w * (0.06 + 0.44 * chance.next());
    const py = floor + h * chance.between(0.07, 0.15);
    const size = chance.between(34, 66);
    sheet.stroke(ellipse(px, py, size, size * 0.2), silver, 3, 0.8);
    sheet.fill(ellipse(px, py, size, size * 0.2), sheet.down({ 0: p.top, 1: lighten(p.horizon, 0.08) }));
    sheet.fill(`${sparkle(px + size * 0.2, py, 9)}${sparkle(px - size * 0.4, py + 1, 6)}`, p.light);
    sheet.glow(px, py, size * 1.2, p.light, 0.35, size * 0.4);
  }
}

function paintMeadow(scene: Plan) {
  const { p, near } = scene;
  ground(scene, 'near', near, mix(p.ground, p.deep, 0.2), 0);
  grass(scene, 'grass', near, 320, 48, mix(darken(p.growth, 0.02), silver, 0.22), 0.02, 0.25);
}

/** A dome on a crag with its telescope turned to a ringed planet, and pools that reflect stars. */
export const observatory = composed(plan, paintSky, paintPeaks, paintCrag, paintMeadow, nearThorns);
