import { orb, rays, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { landLine } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { cloudBed, ledge, nearCloud, spire } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.22, 0.51), h * (tall ? 0.3 : 0.28));
  const heart = random.fork('heart').between(0.58, 0.76);
  const near = landLine(stage, 3, h * 0.83, 24, 1, 230);
  return { ...lit(stage, light), horizon, heart, near };
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 620);
  if (scene.time === 'night' || scene.time === 'dusk') stars(scene, 'stars', 90, horizon * 0.6, p.light);
  orb(scene, light.x, light.y, 62, p.light);
  streakClouds(scene, 'streaks', h * 0.06, horizon * 0.6, 8, p.horizon);
}

function paintCity(scene: Plan) {
  const { random, w, h, horizon, heart } = scene;
  const chance = random.fork('city');
  cloudBed(scene, chance, horizon - 50, 110, 0.85, 6);
  for (let row = 0; row < 3; row++) {
    const depth = 0.72 - row * 0.22;
    for (let index = 0; index < 6; index++) {
      const x = w * (heart - 0.28 + 0.56 * ((index + chance.between(0.1, 0.9)) / 6));
      const middle = 1 - Math.abs(x - w * heart) / (w * 0.4);
      const height = h * (0.1 + 0.26 * Math.max(0, middle)) * chance.between(0.6, 1.1);
      const half = chance.between(9, 17) + row * 4;
      spire(scene, x, horizon + row * 30 + 30, height, half, chance.next() < 0.4, depth);
    }
    cloudBed(scene, chance, horizon + 34 + row * 34, 84, 0.6 - row * 0.2, 6);
  }
  rays(scene, 'rays', 9, h * 0.9, 2.4, 0.2, 0.6);
}

/** Crystal City: white towers in a sea of cloud. */
export const cloudCity = composed(plan, paintSky, paintCity, ledge('city'), nearCloud);
