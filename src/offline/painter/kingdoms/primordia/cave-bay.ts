import { rows } from '../../brush.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { glowCaps } from '../../scenery/plants.ts';
import { orb, sky, streakClouds } from '../../scenery/sky.ts';
import { boulders, caveRim, dripstones } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, slopes, water } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { foreground, rock } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.52 : 0.5) + random.fork('horizon').between(-0.05, 0.035));
  const sunX = w * random.between(0.42, 0.75);
  const light = discAt(stage, sunX, horizon - h * (0.07 + 0.05 * stage.moment));
  const opening = {
    x: w * random.fork('mouth').between(0.45, 0.6),
    y: h * (tall ? 0.46 : 0.44),
    rx: w * random.fork('width').between(0.33, 0.44),
    ry: h * (tall ? 0.4 : 0.36),
  };
  const far = landLine(stage, 1, horizon - 34, 90, 2, 220);
  const near = landLine(stage, 2, horizon + 6, 80, 2.4, 150);
  const shelf = landLine(stage, 3, h * (tall ? 0.8 : 0.79), 34, 1, 300);
  const bay = sheet.nextId();
  const skyY = h * (tall ? 0.24 : 0.22);
  const airY = h * (tall ? 0.27 : 0.26);
  return { ...lit(stage, light), horizon, sunX, opening, far, near, shelf, bay, skyY, airY };
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 620);
  streakClouds(scene, 'clouds', h * 0.06, horizon - 30, 10, p.haze);
  orb(scene, light.x, light.y, 42, lighten(light.colour, 0.04));
}

function paintBay(scene: Plan) {
  const { sheet, w, h, p, horizon, sunX, far, near, bay } = scene;
  sheet.group({ id: bay }, () => {
    ridge(scene, { at: (x) => Math.min(horizon + 2, far(x)), colour: rock, depth: 0.82 });
    const stacks = {
      at: (x: number) => (Math.abs(x - sunX) < w * 0.13 ? horizon + 4 : near(x)),
      colour: rock,
      depth: 0.58,
      sharp: true,
    };
    ridge(scene, stacks);
    slopes(scene, 'stacks', stacks, 16, 60);
  });
  water(scene, 'bay', horizon, h, p.water, bay);
  mist(scene, horizon, 46, 0.5);
}

function paintCaveBack(scene: Plan) {
  const { p, opening } = scene;
  caveRim(scene, opening, 1, 0.2, mix(rock, p.haze, 0.22), 0.4);
  const at = (x: number) =>
    opening.y - opening.ry * Math.sqrt(Math.max(0, 1 - ((x - opening.x) / (opening.rx * 1.25)) ** 2));
  const colour = mix(rock, p.haze, 0.2);
  dripstones(scene, 'back', 11, at, 80, colour, 1);
}

function paintCaveMouth(scene: Plan) {
  const { random, w, h, p, opening, shelf } = scene;
  const nearMouth = { ...opening, rx: opening.rx * 1.2, ry: opening.ry * 1.2 };
  caveRim(scene, nearMouth, 4, 0.24, darken(rock, 0.08), 0.5);
  const at = (x: number) =>
    opening.y - opening.ry * 1.2 * Math.sqrt(Math.max(0, 1 - ((x - opening.x) / (opening.rx * 1.5)) ** 2));
  const colour = darken(rock, 0.1);
  dripstones(scene, 'front', 7, at, 170, colour, 1);
  ground(scene, 'floor', shelf, rock, 0);
  const places = rows(
    [w * 0.06, h * 0.86, 90],
    [w * 0.93, h * 0.9, 120],
    [w * 0.78, shelf(w * 0.78) + 22, 40],
  );
  boulders(scene, 'boulders', places, rock, 0);
  const caps = random.fork('caps');
  for (const x of [0.05, 0.14, 0.86, 0.95])
    glowCaps(scene, caps, w * x, h * caps.between(0.86, 0.93), 62, 4, p.glow, 0);
}

/** Bleeding Bay: the view from a cave's mouth over red water to a low sun. */
export const caveBay = composed(plan, paintSky, paintBay, paintCaveBack, paintCaveMouth, foreground);
