import { lch, lighten, mix, turn } from '../../colour.ts';
import { foliage, grass, tree } from '../../scenery/plants.ts';
import { orb } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, river } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { blooms, hill, margin, washedSky } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, noise } = stage;
  const horizon = h * ((tall ? 0.5 : 0.46) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.38, 0.69), horizon - h * 0.035);
  const bend = random.pick([1, -1]) * w * 0.16;
  const middleAt = (y: number) => {
    const t = (y - horizon) / (h - horizon);
    return light.x + bend * Math.sin(t * 5.2) * (0.25 + t) + (w * 0.58 - light.x) * t;
  };
  const halfAt = (y: number) => 5 + ((y - horizon) / (h - horizon)) ** 1.7 * w * 0.27;
  const valley = (key: number, base: number, rise: number, open: number) => {
    const line = landLine(stage, key, base, rise * 0.5, 1.3, 200);
    return (x: number) => line(x) - rise * Math.min(1, (Math.abs(x - light.x) / (w * open)) ** 1.3);
  };
  const bank = (x: number) =>
    h * (tall ? 0.8 : 0.79) +
    26 * noise.at(x / 160, 4) +
    130 * Math.exp(-(((x - middleAt(h * 0.86)) / (w * 0.24)) ** 2));
  return { ...lit(stage, light), horizon, middleAt, halfAt, valley, bank };
}

function paintSky(scene: Plan) {
  const { light, horizon } = scene;
  washedSky(scene, horizon + 20);
  orb(scene, light.x, light.y, 58, lighten(light.colour, 0.03));
}

function paintFarHills(scene: Plan) {
  const { horizon, valley } = scene;
  ridge(scene, { at: valley(1, horizon + 14, 120, 0.5), colour: turn(hill, -25), depth: 0.82 });
  mist(scene, horizon + 10, 50, 0.5);
  ridge(scene, { at: valley(2, horizon + 40, 150, 0.5), colour: hill, depth: 0.6 });
}

function paintRiver(scene: Plan) {
  const { random, w, h, p, horizon, middleAt, halfAt } = scene;
  const crest = (x: number) => horizon + 22 + 8 * Math.sin(x / 90);
  ridge(scene, { at: crest, colour: mix(p.ground, p.growth, 0.35), depth: 0.5 });
  for (let index = 0; index < 5; index++) {
    const y = horizon + 44 + (h * 0.74 - horizon) * (index / 5) ** 1.35;
    const left = index % 2 === 0;
    const edge = middleAt(y + 26) + (left ? -1 : 1) * halfAt(y + 26);
    const reach = left ? edge + 20 : w - edge + 20;
    const spur = (x: number) => {
      const inland = (left ? edge - x : x - edge) / reach;
      return inland < 0
        ? h + 40
        : y + 30 - (46 + index * 15) * inland ** 0.6 + scene.noise.at(x / 80, index) * 7;
    };
    const skyline = spur;
    ridge(scene, {
      at: skyline,
      colour: mix(hill, mix(p.growth, p.accents[1]!, 0.3), 0.35 + 0.12 * (index % 3)),
      depth: 0.46 - index * 0.07,
      mist: 0.3,
    });
  }
  river(scene, 'river', horizon + 18, h, middleAt, halfAt, p.water);
  const trees = random.fork('trees');
  for (const side of [-1, 1])
    for (let index = 0; index < 4; index++) {
      const y = horizon + 70 + index * 40;
      const x = middleAt(y) + side * (halfAt(y) + trees.between(30, 150));
      const leafColour = mix(p.growth, trees.pick(p.accents), 0.45);
      foliage(scene, trees, x, y - 16, 24 + index * 7, 30 + index * 8, leafColour, 0.5 - index * 0.09, 8);
    }
}

function paintBank(scene: Plan) {
  const { random, w, h, p, bank } = scene;
  ground(scene, 'bank', bank, mix(p.ground, p.growth, 0.3), 0.04);
  grass(scene, 'grass', bank, 260, 34, mix(p.growth, p.ground, 0.25), 0.05);
  blooms(scene, 'blooms', bank, 44, 9);
  const trunk = random.fork('trunk').pick([0.02, 0.06, 0.95, 0.99]);
  const y = bank(w * trunk) + 60;
  const height = h * random.fork('height').between(0.4, 0.58);
  const bark = lch(0.42, 0.08, 40);
  const leaves = mix(
    p.accents[0]!,
    random.fork('leaves').pick([p.accents[1]!, p.growth, p.accents[2]!]),
    random.fork('turning').between(0.2, 0.8),
  );
  tree(scene, 'tree', w * trunk, y, height, bark, leaves, 0.02);
}

/** A river winding out of the sunset between hills. */
export const riverValley = composed(plan, paintSky, paintFarHills, paintRiver, paintBank, margin);
