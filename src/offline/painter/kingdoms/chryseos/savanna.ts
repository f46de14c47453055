import type { Random } from '../../../../core/random.ts';
import { bezier, type Point, polygon, rows } from '../../brush.ts';
import { type Colour, darken, lighten, mix } from '../../colour.ts';
import { foliage, grass, limb } from '../../scenery/plants.ts';
import { sky, sparks } from '../../scenery/sky.ts';
import { faces } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge } from '../../scenery/terrain.ts';
import { composed, discAt, type LitStage, lit, type Stage } from '../../stage.ts';
import { bronze, geometricSun, gold, sandstone } from './elements.ts';

function facets(
  scene: LitStage,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  depth: number,
) {
  const { sheet, light } = scene;
  const { lit, plain, dark } = faces(scene, colour, depth);
  const side = light.x >= x ? 1 : -1;
  const flat = width * random.between(0.3, 0.5);
  const top = rows(
    [x - flat, y - height * random.between(0.9, 1)],
    [x - flat * 0.1, y - height],
    [x + flat, y - height * random.between(0.88, 1)],
  );
  const foot = rows([x - width, y], [x - width * 0.3, y], [x + width * 0.35, y], [x + width, y]);
  const waist = rows(
    [x - width * 0.72, y - height * 0.45],
    [x - width * 0.1, y - height * 0.4],
    [x + width * 0.75, y - height * 0.5],
  );
  const tone = (position: number) => (position * side > 0.2 ? lit : position * side < -0.2 ? dark : plain);
  const face = (points: Point[], position: number, shift: number) =>
    sheet.fill(polygon(...points), lighten(tone(position), shift));
  face([foot[0]!, waist[0]!, waist[1]!, foot[1]!], -1, -0.02);
  face([foot[1]!, waist[1]!, foot[2]!], 0, -0.03);
  face([foot[2]!, waist[1]!, waist[2]!, foot[3]!], 1, 0);
  face([waist[0]!, top[0]!, top[1]!, waist[1]!], -0.5, 0.02);
  face([waist[1]!, top[1]!, top[2]!, waist[2]!], 0.6, 0.04);
}

function acacia(scene: LitStage, random: Random, x: number, y: number, height: number, depth: number) {
  const bark = darken(bronze, 0.14);
  for (const lean of [-0.5, 0.12, 0.6]) {
    const tip: Point = [x + lean * height * 0.6, y - height * random.between(0.82, 0.98)];
    const spine = bezier([x, y], [x, y - height * 0.4], [x + lean * height * 0.2, y - height * 0.6], tip, 8);
    limb(scene, spine, (t) => height * 0.06 * (1.1 - t * 0.8), bark, depth, 0.2);
    for (let pad = 0; pad < 2; pad++) {
      const tipX = tip[0] + (pad - 0.5) * height * 0.2;
      const tipY = tip[1] - pad * height * 0.05;
      const rx = height * random.between(0.24, 0.34);
      const colour = mix(scene.palette.growth, scene.palette.accents[1]!, 0.25);
      foliage(scene, random, tipX, tipY, rx, height * 0.085, colour, depth, Math.max(5, height * 0.03), 1.2);
    }
  }
}

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.44, 0.75), horizon - h * (0.13 + 0.06 * stage.moment));
  const plain = landLine(stage, 2, h * 0.7, 26, 1, 320);
  const near = landLine(stage, 3, h * 0.82, 30, 1, 260);
  return { ...lit(stage, light), horizon, plain, near };
}

function paintSky(scene: Plan) {
  const { random, horizon } = scene;
  sky(scene, horizon, 600);
  geometricSun(scene, random.fork('sun').between(78, 122), 12 + 4 * random.fork('beams').int(4));
}

function paintMesas(scene: Plan) {
  const { random, w, h, p, horizon } = scene;
  const chance = random.fork('mesas');
  for (const [x, width, height, depth] of rows(
    [0.1, 0.16, 0.2, 0.78],
    [0.9, 0.2, 0.24, 0.74],
    [0.36, 0.1, 0.1, 0.82],
    [0.7, 0.1, 0.09, 0.84],
  )) {
    const mesaX = w * (x + chance.between(-0.04, 0.04));
    facets(scene, chance, mesaX, horizon + 14, w * width, h * height, sandstone, depth);
  }
  mist(scene, horizon, 60, 0.5);
  for (const [x, width, height] of rows([-0.02, 0.2, 0.2], [0.98, 0.16, 0.16])) {
    const sandstoneColour = mix(sandstone, p.accents[1]!, 0.3);
    facets(scene, chance, w * x, horizon + 50, w * width, h * height, sandstoneColour, 0.45);
  }
  const crest = (x: number) => horizon + 12 + scene.noise.at(x / 190, 8) * 10;
  ridge(scene, { at: crest, colour: mix(p.ground, gold, 0.3), depth: 0.5, mist: 0.1, sharp: true });
}

function paintPlain(scene: Plan) {
  const { random, w, h, p, horizon, plain } = scene;
  const chance = random.fork('trees');
  for (let index = 0; index < 2 + chance.int(3); index++) {
    const nearness = chance.next();
    const x = w * chance.between(0.08, 0.94);
    const y = horizon + 40 + nearness * 34;
    acacia(scene, chance, x, y, h * (0.11 + nearness * 0.1), 0.52 - nearness * 0.18);
  }
  ridge(scene, { at: plain, colour: p.ground, depth: 0.26, mist: 0 });
  grass(scene, 'plain', plain, 320, 24, mix(p.ground, gold, 0.4), 0.24, 0.2);
}

function paintGrassland(scene: Plan) {
  const { random, w, h, p, near } = scene;
  ground(scene, 'near', near, mix(p.ground, p.deep, 0.25), 0);
  const chance = random.fork('shards');
  for (const [x, y, size] of rows([0.92, 0.9, 90], [0.06, 0.9, 70], [0.72, 0.84, 26]))
    facets(scene, chance, w * x, h * y + 20, size, size * 1.15, bronze, 0);
  acacia(scene, chance, w * chance.pick([0.03, 0.06, 0.95]), h * 0.9, h * chance.between(0.46, 0.66), 0.03);
  grass(scene, 'grass', near, 420, 62, mix(p.ground, gold, 0.35), 0.02, 0.25);
  sparks(scene, 'dust', 36, { x: 0, y: h * 0.45, width: w, height: h * 0.5 }, gold, 0.9);
}

function paintFrontGrass(scene: Plan) {
  const { h, p } = scene;
  grass(scene, 'front', () => h + 14, 130, 120, mix(p.deep, p.ground, 0.3), 0, 0.3);
}

/** Savanna: tables of cut rock, flat-topped trees and a sun of many corners. */
export const savanna = composed(plan, paintSky, paintMesas, paintPlain, paintGrassland, paintFrontGrass);
