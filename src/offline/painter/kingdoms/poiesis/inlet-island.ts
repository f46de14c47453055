import { bezier, ribbon, rows } from '../../brush.ts';
import { darken, faded, lch, lighten, mix } from '../../colour.ts';
import { blossom, foliage, grass, tree } from '../../scenery/plants.ts';
import { orb, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { block, boulders, windows } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, slopes, water, waterfall } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { leaves, rainbow, wood } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.56 : 0.54) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.18, 0.47), horizon - h * 0.2);
  const peak = w * random.fork('peak').between(0.56, 0.7);
  const isle = (x: number) =>
    horizon +
    26 -
    h * 0.24 * Math.exp(-(((x - peak) / (w * 0.2)) ** 2)) -
    h * 0.07 * Math.exp(-(((x - w * 0.84) / (w * 0.1)) ** 2)) +
    stage.noise.fractal(x / 70, 3, 3) * 16;
  const shore = landLine(stage, 5, h * 0.83, 24, 1, 240);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, peak, isle, shore, mirrored };
}

function paintSky(scene: Plan) {
  const { light, w, h, p, horizon, peak } = scene;
  sky(scene, horizon, 560);
  if (scene.time === 'night') stars(scene, 'stars', 120, horizon * 0.7, p.light);
  orb(scene, light.x, light.y, 58, p.light);
  streakClouds(scene, 'clouds', h * 0.05, horizon - 60, 9, mix(p.haze, p.accents[0]!, 0.15));
  const spine = bezier(
    [peak - w * 0.06, horizon - h * 0.17],
    [w * 0.46, h * 0.02],
    [w * 0.9, h * 0.0],
    [w * 1.04, h * 0.2],
    30,
  );
  rainbow(scene, 'bow', spine, 56, 0.6, true);
}

function paintIsland(scene: Plan) {
  const { sheet, random, w, h, p, horizon, peak, isle, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const crest = (x: number) => Math.min(horizon + 1, landLine(scene, 1, horizon - 16, 50, 1.4, 200)(x));
    ridge(scene, { at: crest, colour: p.accents[4]!, depth: 0.8 });
    const land = {
      at: (x: number) => Math.min(isle(x), horizon + 4),
      colour: mix(p.ground, p.accents[4]!, 0.3),
      depth: 0.34,
      mist: 0.25,
    };
    ridge(scene, land);
    slopes(scene, 'slopes', land, 22, 90);
    const chance = random.fork('isle');
    p.accents.forEach((colour, index) => {
      const x = peak + w * (index * 0.072 - 0.17);
      waterfall(scene, chance, x, isle(x) + 6, horizon + 2, 9 + chance.between(0, 5), lighten(colour, 0.04));
    });
    for (let index = 0; index < 9; index++) {
      const x = w * (0.42 + 0.5 * chance.next());
      const rx = chance.between(16, 34);
      const ry = chance.between(16, 30);
      foliage(scene, chance, x, isle(x) - 8, rx, ry, mix(p.growth, chance.pick(p.accents), 0.4), 0.32, 8);
    }
    block(scene, peak, isle(peak) + 8, 40, 66, lch(0.88, 0.04, 80), 0.25, 0.4);
    windows(scene, chance, peak, isle(peak) + 4, 30, 60, 2, 3, p.glow, 0.9);
  });
  water(scene, 'inlet', horizon, h, p.water, mirrored);
  const chance = random.fork('streams');
  p.accents.forEach((colour, index) => {
    const x = peak + w * (index * 0.072 - 0.17);
    const spine = bezier(
      [x, horizon + 2],
      [x + chance.between(-40, 40), horizon + h * 0.07],
      [w * (0.3 + index * 0.1), horizon + h * 0.16],
      [w * (0.1 + index * 0.15), h * 0.84],
      18,
    );
    const stops = { 0: faded(lighten(colour, 0.08), 0.85), 1: faded(colour, 0.12) };
    const band = ribbon(spine, (t) => 9 + t * 52);
    sheet.fill(band, sheet.between(stops, horizon, h * 0.84));
  });
  mist(scene, horizon, 30, 0.5, mix(p.haze, p.light, 0.5));
}

function paintShore(scene: Plan) {
  const { sheet, random, w, h, p, tall, shore } = scene;
  ground(scene, 'shore', shore, mix(p.ground, p.deep, 0.1), 0.02);
  grass(scene, 'grass', shore, 300, 40, p.growth, 0.03, 0.2);
  const places = rows([w * 0.94, h * 0.92, 76], [w * 0.7, shore(w * 0.7) + 12, 28]);
  boulders(scene, 'stones', places, lch(0.5, 0.05, 300), 0);
  const chance = random.fork('flowers');
  for (const colour of p.accents) {
    const heads: string[] = [];
    for (let index = 0; index < 12; index++) {
      const [x, y] = [chance.between(0, w), 0];
      const py = shore(x) + chance.between(-14, 100) + y;
      heads.push(blossom(x, py, 9, 7, 3.4));
    }
    sheet.fill(heads.join(''), colour, 0.95);
  }
  const height = h * (tall ? 0.5 : 0.56);
  const leafColour = mix(p.growth, p.accents[0]!, chance.between(0, 0.6));
  tree(scene, chance, w * 0.02, shore(w * 0.02) + 70, height, darken(wood, 0.1), leafColour, 0.02);
}

/** Inlet Island: an island from which streams of every colour run into the same water. */
export const inletIsland = composed(plan, paintSky, paintIsland, paintShore, leaves);
