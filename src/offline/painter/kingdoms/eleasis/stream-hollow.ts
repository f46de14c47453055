import { ellipse, rows } from '../../brush.ts';
import { lch, lighten, mix } from '../../colour.ts';
import { blossom, foliage, grass } from '../../scenery/plants.ts';
import { rays, sparks } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, river, waterfall } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { canopy, ferns, nearLeaves, trunks, woodland } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const floor = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.04, 0.03));
  const fall = w * random.between(0.48, 0.64);
  const light = lightAt(stage, fall + w * random.between(-0.14, 0.06), h * 0.24);
  const top = floor - h * random.fork('drop').between(0.17, 0.26);
  const moss = mix(p.ground, p.growth, 0.5);
  const stone = lch(0.44, 0.03, 145);
  const cliff = (x: number) => {
    const away = Math.abs(x - fall) / w;
    return top + 16 - h * 0.12 * Math.min(1, away * 2.4) + stage.noise.fractal(x / 60, 6, 3) * 26;
  };
  const middleAt = (y: number) => {
    const t = (y - floor) / (h - floor);
    return fall + w * 0.13 * Math.sin(t * 4.4) - w * 0.02 * t;
  };
  const halfAt = (y: number) => 26 + ((y - floor) / (h - floor)) ** 1.4 * w * 0.22;
  const near = landLine(stage, 5, h * 0.84, 20, 1, 220);
  const bank = (x: number) => near(x) + 150 * Math.exp(-(((x - middleAt(h * 0.88)) / (w * 0.17)) ** 2));
  return { ...lit(stage, light), floor, fall, top, moss, stone, cliff, middleAt, halfAt, near, bank };
}

function paintWood(scene: Plan) {
  const { h, p, top } = scene;
  woodland(scene, h * 0.8);
  trunks(scene, 'far', 12, () => top + 30, 14, 0.82, 0.05);
  mist(scene, top, 130, 0.5, mix(p.haze, p.light, 0.45));
}

function paintFall(scene: Plan) {
  const { random, w, h, p, floor, fall, moss, stone, cliff } = scene;
  ridge(scene, { at: cliff, colour: mix(stone, moss, 0.5), depth: 0.42, mist: 0.25, sharp: true });
  const chance = random.fork('ledge');
  for (let index = 0; index < 11; index++) {
    const x = w * ((index + chance.next()) / 11);
    if (Math.abs(x - fall) < w * 0.09) continue;
    const rx = chance.between(34, 66);
    foliage(scene, chance, x, cliff(x) - 14, rx, chance.between(26, 60), p.growth, 0.44, 13, 0.7);
  }
  const white = mix(p.light, p.water, 0.22);
  waterfall(scene, chance, fall, cliff(fall) + 4, floor - h * 0.07, 34, white);
  const places = rows([fall - 60, floor - h * 0.05, 44], [fall + 62, floor - h * 0.055, 50]);
  boulders(scene, chance, places, mix(stone, moss, 0.4), 0.34);
  waterfall(scene, chance, fall - 6, floor - h * 0.07, floor + 12, 54, white);
  mist(scene, floor, 46, 0.55, mix(p.haze, p.light, 0.6));
}

function paintStream(scene: Plan) {
  const { random, w, h, p, floor, moss, stone, middleAt, halfAt } = scene;
  const crest = (x: number) => floor + 10 + 14 * scene.noise.at(x / 110, 2);
  ridge(scene, { at: crest, colour: moss, depth: 0.28, mist: 0.1 });
  river(scene, 'stream', floor + 6, h, middleAt, halfAt, p.water);
  const chance = random.fork('stones');
  const stones: [number, number, number][] = [];
  for (let index = 0; index < 15; index++) {
    const t = chance.next();
    const y = floor + 24 + t * (h * 0.82 - floor);
    const side = chance.next() < 0.5 ? -1 : 1;
    stones.push([middleAt(y) + side * halfAt(y) * chance.between(0.85, 1.15), y, 13 + t * 30]);
  }
  for (let index = 0; index < 4; index++) {
    const y = floor + h * (0.06 + index * 0.035);
    stones.push([middleAt(y) + (index - 1.5) * halfAt(y) * 0.46, y, 12 + index * 4]);
  }
  const tint = mix(stone, moss, 0.3);
  boulders(
    scene,
    chance,
    stones.sort((a, b) => a[1] - b[1]),
    tint,
    0.2,
  );
  trunks(scene, 'near', 4, () => floor + h * 0.1, 60, 0.2, 0.2);
  rays(relit(scene, { y: -60 }), 'rays', 8, h * 0.9, 1, 0.34, random.pick([-0.25, 0.25]));
  for (const x of [0.12, 0.3, 0.86]) ferns(scene, chance, w * x, floor + h * 0.09, 96, 0.22, 6);
}

function paintBank(scene: Plan) {
  const { sheet, random, w, h, p, fall, top, moss, bank } = scene;
  ground(scene, 'bank', bank, moss, 0.03);
  grass(scene, 'grass', bank, 260, 42, p.growth, 0.03, 0.15);
  canopy(scene, 'canopy', h * 0.2, 0.06, 0.32);
  const chance = random.fork('flowers');
  for (const colour of p.accents) {
    const heads: string[] = [];
    for (let index = 0; index < 12; index++) {
      const x = chance.between(0, w);
      const y = bank(x) + chance.between(-10, 90);
      heads.push(blossom(x, y, 8, 6.5, 3));
      heads.push(ellipse(x, y, 1.5));
    }
    sheet.fill(heads.join(''), lighten(colour, 0.08), 0.9);
  }
  sparks(scene, 'spray', 24, { x: fall - w * 0.15, y: top, width: w * 0.3, height: h * 0.3 }, p.light, 0.8);
}

/** A hollow in the wood where a stream comes down over mossy steps. */
export const streamHollow = composed(plan, paintWood, paintFall, paintStream, paintBank, nearLeaves);
