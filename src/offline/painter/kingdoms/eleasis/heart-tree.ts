import { bezier, type Point, rows } from '../../brush.ts';
import { lighten, mix } from '../../colour.ts';
import { blossom, foliage, grass, limb, tree } from '../../scenery/plants.ts';
import { rays } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { bark, dapples, nearLeaves, woodland } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const light = lightAt(stage, w * random.between(0.28, 0.4), h * 0.24);
  const floor = h * ((tall ? 0.68 : 0.66) + random.fork('horizon').between(-0.05, 0.035));
  const far = landLine(stage, 1, floor - 70, 60, 1, 200);
  const knoll = (x: number) =>
    floor + 46 - 60 * Math.exp(-(((x - at[0]) / (w * 0.28)) ** 2)) + stage.noise.at(x / 120, 3) * 10;
  const near = landLine(stage, 4, h * 0.84, 24, 1, 240);
  const at: Point = [w * random.fork('place').between(0.56, 0.74), floor + 20];
  return { ...lit(stage, light), floor, far, knoll, near, at };
}

function paintWoods(scene: Plan) {
  const { random, w, h, p, floor, far } = scene;
  woodland(scene, h * 0.85);
  const chance = random.fork('far woods');
  for (let index = 0; index < 16; index++) {
    const x = w * ((index + chance.next()) / 16);
    const y = far(x) - chance.between(20, 90);
    foliage(scene, chance, x, y, chance.between(40, 80), chance.between(50, 100), p.growth, 0.8, 17, 0.5);
  }
  mist(scene, floor - 50, 120, 0.6, mix(p.haze, p.light, 0.45));
}

function paintGlade(scene: Plan) {
  const { random, w, h, p, floor } = scene;
  const chance = random.fork('middle woods');
  for (const x of [-0.02, 0.1, 0.94, 1.03])
    tree(scene, chance, w * x, floor + 20, h * chance.between(0.34, 0.46), bark, p.growth, 0.52);
  const crest = (x: number) => floor + 8 + scene.noise.at(x / 150, 9) * 12;
  ridge(scene, { at: crest, colour: mix(p.ground, p.growth, 0.55), depth: 0.48, mist: 0.15 });
}

function paintGreatTree(scene: Plan) {
  const { sheet, random, w, h, p, knoll, at } = scene;
  ground(scene, 'knoll', knoll, mix(p.ground, p.growth, 0.45), 0.24);
  const chance = random.fork('great tree');
  const reach = h * chance.between(0.36, 0.45);
  for (const toe of [-1.5, -0.8, 0.7, 1.4]) {
    const spine = bezier(
      [at[0] + toe * 12, at[1] - 46],
      [at[0] + toe * 40, at[1] - 10],
      [at[0] + toe * 60, at[1] + 6],
      [at[0] + toe * 105, at[1] + 22],
      7,
    );
    const widthAt = (t: number) => 34 * (1 - t) + 3;
    limb(scene, spine, widthAt, bark, 0.16, 0.3);
  }
  const trunkSpine = bezier(
    [at[0], at[1] + 14],
    [at[0] - 22, at[1] - reach * 0.3],
    [at[0] + 16, at[1] - reach * 0.5],
    [at[0], at[1] - reach * 0.8],
    14,
  );
  const trunkWidthAt = (t: number) => 96 * (1 - t * 0.55) + 60 * (1 - t) ** 8;
  limb(scene, trunkSpine, trunkWidthAt, bark, 0.16, 0.8);
  for (const [dx, rise] of rows(
    [-0.26, 0.86],
    [0.25, 0.9],
    [-0.16, 1.12],
    [0.15, 1.16],
    [-0.36, 0.68],
    [0.34, 0.72],
  )) {
    const boughSpine = bezier(
      [at[0], at[1] - reach * 0.5],
      [at[0] + dx * w * 0.2, at[1] - reach * 0.66],
      [at[0] + dx * w * 0.6, at[1] - reach * rise * 0.9],
      [at[0] + dx * w, at[1] - reach * rise],
      9,
    );
    limb(scene, boughSpine, (t) => 32 * (1 - t * 0.75), bark, 0.16, 0.3);
  }
  for (const [dx, rise, rx, ry] of rows(
    [-0.34, 0.74, 0.14, 0.09],
    [0.34, 0.78, 0.13, 0.09],
    [-0.24, 0.94, 0.16, 0.11],
    [0.24, 0.98, 0.16, 0.11],
    [0, 1.0, 0.18, 0.12],
    [-0.13, 1.2, 0.16, 0.1],
    [0.13, 1.22, 0.16, 0.1],
    [0, 1.36, 0.13, 0.08],
  )) {
    const colour = mix(p.growth, p.light, chance.between(0, 0.16));
    foliage(scene, chance, at[0] + dx * w, at[1] - reach * rise, w * rx, h * ry, colour, 0.16, 15, 0.75);
  }
  sheet.glow(at[0] - 14, at[1] - reach * 0.28, 70, p.glow, 0.75);
  const shape = `M${at[0] - 14} ${at[1] - reach * 0.2}c-44 -30 -34 -66 -14 -66q12 0 14 18q4 -18 16 -18c20 0 26 36 -16 66Z`;
  const glowFill = lighten(p.glow, 0.04);
  sheet.fill(shape, glowFill, 0.9);
  rays(relit(scene, { y: -60 }), 'rays', 8, h, 1.1, 0.34, 0.25);
}

function paintMeadow(scene: Plan) {
  const { sheet, random, w, p, near } = scene;
  ground(scene, 'near', near, mix(p.ground, p.deep, 0.2), 0.02);
  dapples(scene, 'dapples', near, 40);
  grass(scene, 'grass', near, 330, 46, p.growth, 0.03, 0.15);
  const chance = random.fork('flowers');
  for (const colour of p.accents) {
    const heads: string[] = [];
    for (let index = 0; index < 16; index++) {
      const x = chance.between(0, w);
      const y = near(x) + chance.between(-18, 90);
      heads.push(blossom(x, y, 8, 6.5, 3));
    }
    sheet.fill(heads.join(''), lighten(colour, 0.08), 0.92);
  }
}

/** Leaf Spot: the great tree alone in its glade. */
export const heartTree = composed(plan, paintWoods, paintGlade, paintGreatTree, paintMeadow, nearLeaves);
