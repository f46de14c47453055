import type { Random } from '../../../../core/random.ts';
import { bezier } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { glowCaps, grass, limb, strands } from '../../scenery/plants.ts';
import { orb, sky, sparks, stars, streakClouds } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, water } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { foreground, rock, rootBark } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.56 : 0.54) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.48, 0.79), horizon - h * 0.16, 0.9);
  const hills = landLine(stage, 1, horizon - 60, 110, 1.4, 300);
  const bank = landLine(stage, 2, h * (tall ? 0.79 : 0.8), 30, 1, 260);
  const inlet = w * random.fork('inlet').between(0.56, 0.8);
  const shore = (x: number) => bank(x) + 80 * Math.exp(-(((x - inlet) / (w * 0.17)) ** 2));
  const city = sheet.nextId();
  const warm = lch(0.86, 0.15, 75);
  return { ...lit(stage, light), horizon, hills, shore, city, warm, skyY: h * (tall ? 0.2 : 0.19) };
}

function mound(scene: Plan, x: number, size: number, depth: number, chance: Random) {
  const { sheet, light, p, horizon, warm } = scene;
  const tone = mix(rootBark, p.haze, depth * 0.8);
  const y = horizon + (1 - depth) * 18;
  const top = y - size * 1.5;
  const body = `M${x - size * 0.7} ${y}C${x - size * 0.9} ${y - size * 0.9} ${x - size * 0.34} ${y - size} ${x - size * 0.16} ${top}Q${x + size * 0.04} ${top - size * 0.34} ${x + size * 0.14} ${top}C${x + size * 0.34} ${y - size} ${x + size * 0.9} ${y - size * 0.9} ${x + size * 0.7} ${y}Z`;
  const stops = { 0: mix(tone, light.colour, 0.35), 0.5: tone, 1: mix(tone, p.deep, 0.45) };
  const paint = sheet.along(stops, [1, 0], [0, 0.8]);
  sheet.fill(body, paint);
  const floors = Math.max(2, Math.round(size / 26));
  for (let level = 0; level < floors; level++) {
    const wy = y - size * (0.22 + (level / floors) * 0.95);
    const reach = size * (0.5 - 0.34 * (level / floors));
    const count = Math.max(1, Math.round(reach / 11));
    for (let index = 0; index < count; index++) {
      if (chance.next() < 0.25) continue;
      const wx = x + ((index + 0.5) / count - 0.5) * reach * 2;
      const lamp = chance.next() < 0.2 ? p.glow : warm;
      sheet.glow(wx, wy, 16, lamp, 0.6);
      sheet.fill(`M${(wx - 3).toFixed(1)} ${(wy + 5).toFixed(1)}v-6q3 -5 6 0v6Z`, lighten(lamp, 0.08));
    }
  }
  sheet.stroke(`M${x} ${top - 8}v-18`, tone, 2);
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 560);
  if (scene.time === 'night') stars(scene, 'stars', 120, horizon * 0.7, lighten(light.colour, 0.05));
  streakClouds(scene, 'clouds', h * 0.05, horizon - 120, 9, p.haze);
  orb(scene, light.x, light.y, 56, lighten(light.colour, 0.03));
}

function paintCity(scene: Plan) {
  const { sheet, random, w, h, p, horizon, hills, city } = scene;
  sheet.group({ id: city }, () => {
    ridge(scene, { at: hills, colour: rock, depth: 0.8 });
    const chance = random.fork('mounds');
    for (let index = 0; index < 7; index++)
      mound(scene, w * ((index + chance.between(0.1, 0.9)) / 7), chance.between(46, 80), 0.68, chance);
    mist(scene, horizon - 8, 60, 0.6);
    for (const x of random.fork('homes').pick([
      [0.12, 0.38, 0.88],
      [0.06, 0.8, 0.95],
      [0.22, 0.48],
      [0.1, 0.3, 0.62, 0.9],
    ]))
      mound(scene, w * (x + chance.between(-0.04, 0.04)), chance.between(100, 150), 0.36, chance);
    const crest = (x: number) => horizon - 2 - 8 * Math.sin(x / 60);
    ridge(scene, { at: crest, colour: darken(rock, 0.04), depth: 0.35, mist: 0 });
  });
  water(scene, 'marsh', horizon + 10, h, mix(p.water, p.growth, 0.35), city);
}

function paintBank(scene: Plan) {
  const { random, w, h, p, horizon, shore } = scene;
  ground(scene, 'bank', shore, mix(rock, p.growth, 0.35), 0);
  grass(scene, 'grass', shore, 260, 34, mix(p.growth, rock, 0.3), 0);
  const caps = random.fork('caps');
  for (const x of [0.06, 0.5, 0.93])
    glowCaps(scene, caps, w * x, shore(w * x) + caps.between(40, 90), 60, 4, p.glow, 0);
  const top = (x: number) => h * 0.01 + 60 * Math.cos((x / w - 0.5) * 3.4) * -1;
  strands(scene, 'moss', 0, w, top, 40, h * 0.22, darken(p.growth, 0.14), 0.05, 5);
  const spine = bezier([-40, h * 0.12], [w * 0.2, h * 0.02], [w * 0.4, -20], [w * 0.62, -50], 10);
  limb(scene, spine, (t) => 54 * (1 - t * 0.6), darken(rootBark, 0.12), 0);
  sparks(scene, 'spores', 54, { x: 0, y: horizon - 40, width: w, height: h * 0.4 }, p.glow);
}

/** Marsh Metropolis: mound houses with lit windows over still water at nightfall. */
export const marshCity = composed(plan, paintSky, paintCity, paintBank, foreground);
