import type { Random } from '../../../../core/random.ts';
import { bezier, type Point, polygon } from '../../brush.ts';
import { lch, lighten, mix, turn } from '../../colour.ts';
import { frond, limb } from '../../scenery/plants.ts';
import { orb } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, water } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { blooms, hill, margin, washedSky } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.54 : 0.52) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.32, 0.67), horizon - h * 0.1);
  const isles = landLine(stage, 1, horizon - 6, 60, 1.5, 170);
  const beach = landLine(stage, 2, h * 0.8, 24, 1, 300);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, isles, beach, mirrored };
}

function palm(scene: Plan, [x, y]: Point, height: number, lean: number, depth: number, chance: Random) {
  const { p } = scene;
  const crown: Point = [x + lean, y - height];
  limb(
    scene,
    bezier([x, y], [x + lean * 0.1, y - height * 0.4], [x + lean * 0.6, y - height * 0.8], crown, 10),
    (t) => height * 0.055 * (1.25 - t * 0.7),
    lch(0.5, 0.08, 45),
    depth,
    0.3,
  );
  for (let index = 0; index < 9; index++) {
    const angle = -Math.PI / 2 + (index - 4) * 0.52 + chance.between(-0.1, 0.1);
    const reach = height * chance.between(0.36, 0.48);
    const tip: Point = [
      crown[0] + Math.cos(angle) * reach,
      crown[1] + Math.sin(angle) * reach * 0.7 + reach * 0.24,
    ];
    const colour = mix(p.growth, p.accents[0]!, index % 3 ? 0.12 : 0.3);
    frond(scene, crown, tip, reach * 0.24, reach * 0.26, colour, depth);
  }
}

function paintSky(scene: Plan) {
  const { light, horizon } = scene;
  washedSky(scene, horizon);
  orb(scene, light.x, light.y, 72, lighten(light.colour, 0.02));
}

function paintLagoon(scene: Plan) {
  const { sheet, random, light, w, h, p, horizon, isles, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    ridge(scene, { at: (x) => Math.min(horizon + 1, isles(x) + 20), colour: turn(hill, -30), depth: 0.72 });
    const chance = random.fork('far palms');
    for (let index = 0; index < 6; index++) {
      const footX = w * ((index + chance.next()) / 6);
      palm(scene, [footX, horizon + 4], chance.between(70, 150), chance.between(-26, 26), 0.5, chance);
    }
  });
  water(scene, 'lagoon', horizon, h, p.water, mirrored);
  mist(scene, horizon, 34, 0.5, mix(p.haze, light.colour, 0.4));
}

function paintBeach(scene: Plan) {
  const { sheet, random, w, h, p, beach } = scene;
  const chance = random.fork('near');
  ground(scene, 'beach', beach, mix(p.ground, p.light, 0.28), 0.03);
  const crowns = [
    {
      foot: chance.between(-0.04, 0.08),
      height: chance.between(0.46, 0.66),
      lean: chance.between(0.05, 0.2),
    },
    { foot: chance.between(0.93, 1.04), height: chance.between(0.4, 0.6), lean: -chance.between(0.04, 0.18) },
  ];
  for (const { foot, height, lean } of crowns)
    palm(scene, [w * foot, h * 0.88], h * height, w * lean, 0.06, chance);
  if (chance.next() < 0.5) {
    const footX = w * chance.between(0.04, 0.16);
    const palmHeight = h * chance.between(0.24, 0.36);
    palm(scene, [footX, h * 0.85], palmHeight, w * chance.between(-0.08, 0.12), 0.16, chance);
  }
  const [left, right] = crowns.map(
    ({ foot, height, lean }): Point => [w * (foot + lean * 0.9), h * (0.9 - height)],
  ) as [Point, Point];
  const sag = h * chance.between(0.06, 0.16);
  const cord = bezier(left, [w * 0.36, left[1] + sag], [w * 0.66, right[1] + sag], right, 40);
  sheet.stroke(`M${cord.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, p.deep, 1.6, 0.7);
  for (let index = 4; index < 38; index += 5) {
    const [x, y] = cord[index]!;
    const colour = lighten(p.accents[index % p.accents.length]!, 0.12);
    sheet.glow(x, y + 16, 44, mix(colour, p.glow, 0.5), 0.75);
    sheet.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v6`, p.deep, 1.4);
    const shape = polygon(
      [x - 7, y + 6],
      [x + 7, y + 6],
      [x + 11, y + 18],
      [x + 6, y + 29],
      [x - 6, y + 29],
      [x - 11, y + 18],
    );
    sheet.fill(shape, sheet.along({ 0: colour, 0.5: lighten(p.light, 0.02), 1: colour }, [0, 0.5], [1, 0.5]));
  }
  blooms(scene, 'blooms', (x) => beach(x) + 70, 26, 10);
  for (const side of [0, 1])
    for (let index = 0; index < 4; index++) {
      const from: Point = [side * w + (side ? 30 : -30), h + 10];
      const tip: Point = [from[0] + (side ? -1 : 1) * chance.between(90, 260), h - chance.between(40, 220)];
      frond(scene, from, tip, 70, 70, mix(p.growth, p.deep, 0.5), 0);
    }
}

/** Frond Fiesta: a lagoon under great fronds, lanterns strung over it. */
export const frondLagoon = composed(plan, paintSky, paintLagoon, paintBeach, margin);
