import type { Random } from '../../../../core/random.ts';
import { ellipse, type Point, polygon } from '../../brush.ts';
import { type Colour, darken, mix } from '../../colour.ts';
import { orb, rays, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { landLine } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { arch, cloudBed, ledge, nearCloud, spire, violetShade } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.62 : 0.6) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.38, 0.65), horizon - h * 0.16);
  const near = landLine(stage, 3, h * 0.84, 18, 1, 230);
  return { ...lit(stage, light), horizon, near };
}

function island(scene: Plan, [x, y]: Point, size: number, depth: number, chance: Random, colour: Colour) {
  const { sheet, light, p } = scene;
  const rock = mix(violetShade, p.haze, depth);
  sheet.fill(
    polygon(
      [x - size, y],
      [x - size * 0.5, y + size * 0.36],
      [x - size * 0.2, y + size * 0.5],
      [x - size * 0.02, y + size],
      [x + size * 0.24, y + size * 0.44],
      [x + size * 0.62, y + size * 0.3],
      [x + size, y],
    ),
    sheet.across({ 0: mix(rock, p.light, 0.5), 1: darken(rock, 0.12) }, light.x > x, 1),
  );
  sheet.fill(ellipse(x, y, size, size * 0.15), mix(colour, p.haze, depth * 0.7));
  spire(scene, x - size * 0.24, y + 3, size * chance.between(0.8, 1.2), size * 0.1 + 3, true, depth);
  spire(scene, x + size * 0.2, y + 4, size * chance.between(0.5, 0.8), size * 0.09 + 3, false, depth);
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 640);
  orb(scene, light.x, light.y, 54, p.light);
  if (scene.time === 'night' || scene.time === 'dusk') stars(scene, 'stars', 90, horizon * 0.6, p.light);
  streakClouds(scene, 'streaks', h * 0.05, horizon * 0.7, 8, p.horizon);
  cloudBed(scene, 'far', horizon - 10, 110, 0.8, 6);
}

function paintArches(scene: Plan) {
  const { random, light, w, h, p, horizon } = scene;
  const chance = random.fork('islands');
  island(scene, [w * 0.14, h * 0.4], w * 0.1, 0.55, chance, p.growth);
  island(scene, [w * 0.86, h * 0.34], w * 0.12, 0.45, chance, p.accents[1]!);
  const drift = random.pick([-1, 1]) * w * 0.03;
  for (const [index, share] of [0.12, 0.2, 0.32, 0.5].entries()) {
    const half = w * share * 0.58;
    const foot = horizon + 24 + index * 34;
    const height = h * (0.14 + share * 0.74);
    arch(scene, light.x + drift * index, foot, half, height, half * 0.2 + 5, 0.72 - index * 0.2);
    cloudBed(scene, chance, foot + 6, 56 + index * 14, 0.64 - index * 0.16, 5);
  }
  rays(scene, 'rays', 9, h * 0.7, 5, 0.2);
}

/** Echo Empire: a row of arches behind each other, with floating gardens beside them. */
export const echoArches = composed(plan, paintSky, paintArches, ledge('arches'), nearCloud);
