import { bezier, type Point } from '../../brush.ts';
import { lighten, mix } from '../../colour.ts';
import { glowCaps, grass, limb } from '../../scenery/plants.ts';
import { rays, sparks } from '../../scenery/sky.ts';
import { ground, landLine, mist, water } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { foreground, rock, rootBark } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const glow = lightAt(stage, w * random.between(0.42, 0.69), h * 0.1);
  const light = { ...glow, colour: lighten(glow.colour, 0.03) };
  const floor = landLine(stage, 1, h * (tall ? 0.76 : 0.75), 26, 1, 340);
  const pool = h * (tall ? 0.72 : 0.7);
  const hall = sheet.nextId();
  const places = random.fork('places');
  const drift = (x: number) => x + places.between(-0.08, 0.08);
  return { ...lit(stage, light), floor, pool, hall, drift };
}

function root(scene: Plan, key: string, x: number, depth: number, thick: number, bow: number) {
  const { random, light, h, pool } = scene;
  const chance = random.fork(key);
  const foot: Point = [x + bow, pool + 14 + (1 - depth) * h * 0.12];
  const spine = bezier(
    [light.x + (x - light.x) * 0.35, -40],
    [x - bow * 0.6, h * 0.12],
    [x + bow * 0.2, h * 0.42],
    foot,
    16,
  );
  const widthAt = (t: number) =>
    thick * (0.7 + 0.4 * Math.sin(t * 5 + x) * 0.25 + 1.1 * t ** 5 + 0.3 * (1 - t) ** 3);
  limb(scene, spine, widthAt, rootBark, depth, 0.7);
  for (let toe = 0; toe < (depth > 0.1 ? 4 : 0); toe++) {
    const reach = thick * chance.between(1.1, 2.1) * (toe % 2 ? 1 : -1);
    const toeSpine = bezier(
      [foot[0], foot[1] - thick * 0.9],
      [foot[0] + reach * 0.3, foot[1] - thick * 0.2],
      [foot[0] + reach * 0.7, foot[1] - 4],
      [foot[0] + reach * 1.3, foot[1] + 12],
      8,
    );
    const toeWidthAt = (t: number) => thick * 0.42 * (1 - t) + 2;
    limb(scene, toeSpine, toeWidthAt, rootBark, depth, 0.3);
  }
}

function paintHallLight({ sheet, light, w, h, p }: Plan) {
  const stops = { 0: p.horizon, 0.3: p.middle, 0.7: mix(p.top, p.deep, 0.35), 1: p.deep };
  sheet.fill(`M0 0H${w}V${h}H0Z`, sheet.radial(stops, light.x, h * 0.24, h * 0.85));
  sheet.glow(light.x, h * 0.12, h * 0.42, light.colour, 0.9);
}

function paintHall(scene: Plan) {
  const { sheet, light, w, h, p, pool, hall, drift } = scene;
  sheet.group({ id: hall }, () => {
    for (const [index, x] of [0.18, 0.36, 0.66, 0.84].map(drift).entries())
      root(scene, `far${index}`, w * x, 0.66, 26, (x - 0.5) * 60);
    mist(scene, pool - 40, 140, 0.55, mix(p.haze, light.colour, 0.3));
    for (const [index, x] of [0.07, 0.25, 0.77, 0.93].map(drift).entries())
      root(scene, `mid${index}`, w * x, 0.38, 50, (x - 0.5) * 90);
  });
  water(relit(scene, { y: pool }), 'pool', pool, h, mix(p.water, p.glow, 0.18), hall);
  rays(scene, 'rays', 9, h * 0.78, 1.1, 0.34);
}

function paintBank(scene: Plan) {
  const { random, w, h, p, floor } = scene;
  const bank = (x: number) => floor(x) + 120 * Math.exp(-(((x - w * 0.72) / (w * 0.2)) ** 2)) + 14;
  ground(scene, 'bank', bank, mix(rock, p.growth, 0.25), 0);
  grass(scene, 'moss', bank, 220, 22, p.growth, 0.05);
  root(scene, 'near0', -w * 0.02, 0.05, 120, 60);
  root(scene, 'near1', w * 1.04, 0.05, 140, -70);
  const caps = random.fork('caps');
  for (const x of [0.03, 0.2, 0.88, 0.97])
    glowCaps(scene, caps, w * x, bank(w * x) + caps.between(30, 90), 66, 4, p.glow, 0);
  sparks(scene, 'spores', 46, { x: 0, y: h * 0.25, width: w, height: h * 0.6 }, p.glow);
}

/** A hall under the great tree. The roots are its pillars, and light falls through one opening. */
export const rootCathedral = composed(plan, paintHallLight, paintHall, paintBank, foreground);
