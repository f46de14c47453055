import { bezier, ribbon } from '../../brush.ts';
import { faded, lch, mix } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { rays } from '../../scenery/sky.ts';
import { ground, mist, ridge } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { canopy, dapples, ferns, nearLeaves, trunks, woodland } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, noise } = stage;
  const light = lightAt(stage, w * random.between(0.38, 0.69), h * (tall ? 0.34 : 0.32));
  const floor = h * ((tall ? 0.66 : 0.64) + random.fork('horizon').between(-0.05, 0.035));
  const line = (base: number, key: number) => (x: number) => base + 16 * noise.at(x / 140, key);
  const near = (x: number) => h * 0.8 + 18 * noise.at(x / 170, 5);
  return { ...lit(stage, light), floor, line, near };
}

function paintDepth(scene: Plan) {
  const { h, p, floor, line } = scene;
  woodland(scene, h * 0.8);
  trunks(scene, 'far', 13, line(floor - 20, 1), 15, 0.82, 0.05);
  mist(scene, floor - 40, 150, 0.5, mix(p.haze, p.light, 0.4));
}

function paintMiddle(scene: Plan) {
  const { random, w, p, floor, line } = scene;
  ridge(scene, { at: line(floor - 6, 2), colour: mix(p.ground, p.growth, 0.5), depth: 0.62, mist: 0.2 });
  trunks(scene, 'middle', 8, line(floor + 16, 3), 32, 0.52, 0.12);
  const ferny = random.fork('ferny');
  for (let index = 0; index < 7; index++)
    ferns(scene, ferny, w * ferny.next(), floor + 26, ferny.between(46, 80), 0.5, 5);
}

function paintPath(scene: Plan) {
  const { sheet, random, light, w, h, p, floor, line, near } = scene;
  ground(scene, 'floor', line(floor + 34, 4), mix(p.ground, p.growth, 0.35), 0.28);
  const path = bezier(
    [light.x, floor + 22],
    [light.x - w * 0.14, floor + h * 0.09],
    [w * 0.72, h * 0.84],
    [w * 0.42, h * 1.05],
    24,
  );
  const pathShape = ribbon(path, (t) => 12 + t ** 1.4 * w * 0.46);
  const pathFill = sheet.between(
    {
      0: faded(p.light, 0.95),
      0.3: faded(mix(p.light, lch(0.7, 0.07, 90), 0.5), 0.8),
      1: faded(lch(0.45, 0.06, 85), 0.85),
    },
    floor,
    h,
  );
  sheet.fill(pathShape, pathFill);
  trunks(scene, 'near', 4, () => h * 0.78, 66, 0.2, 0.24);
  rays(relit(scene, { y: -40 }), 'rays', 9, h * 0.95, 1, 0.36, random.pick([-0.3, 0.3]));
  grass(scene, 'verge', (x) => near(x) - 34, 170, 34, p.growth, 0.2, 0.1);
}

function paintForeground(scene: Plan) {
  const { random, w, h, near } = scene;
  dapples(scene, 'dapples', near, 60);
  canopy(scene, 'canopy', h * 0.24, 0.06, 0.32);
  const ferny = random.fork('fern beds');
  for (const x of [0.06, 0.2, 0.82, 0.94])
    ferns(scene, ferny, w * x, h * ferny.between(0.86, 0.92), 120, 0.06, 7);
}

/** Grove Galleria: a path between tall trunks that leads to the light. */
export const grove = composed(plan, paintDepth, paintMiddle, paintPath, paintForeground, nearLeaves);
