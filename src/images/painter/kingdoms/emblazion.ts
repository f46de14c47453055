import { bezier, petal, type Point, polygon } from '../brush.ts';
import { darken, lch, lighten, mix, turn } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { bokeh, sparks } from '../scenery/air.ts';
import { ground, landLine, mist, ridge, slopes } from '../scenery/land.ts';
import { foliage, frond, grass, limb, tree } from '../scenery/plants.ts';
import { orb, sky, streakClouds } from '../scenery/sky.ts';
import { boulders } from '../scenery/stone.ts';
import { paperMargin, wash } from '../scenery/wash.ts';
import { river, water, waterfall } from '../scenery/water.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.56, 0.15, 358),
  middle: lch(0.7, 0.17, 32),
  horizon: lch(0.86, 0.15, 72),
  light: lch(0.93, 0.12, 86),
  haze: lch(0.77, 0.11, 42),
  ground: lch(0.5, 0.13, 42),
  deep: lch(0.27, 0.1, 8),
  growth: lch(0.52, 0.12, 100),
  water: lch(0.56, 0.14, 12),
  glow: lch(0.86, 0.15, 75),
  accents: [lch(0.63, 0.19, 25), lch(0.8, 0.15, 75), lch(0.6, 0.13, 340), lch(0.62, 0.09, 210)],
};

const paper = lch(0.968, 0.014, 85);
const hill = lch(0.5, 0.15, 20);

function washedSky(stage: Stage, light: Light, horizon: number): void {
  const { random, palette: p, width: w } = stage;
  sky(stage, light, horizon, 560);
  const chance = random.fork('washes');
  for (let index = 0; index < 9; index++) {
    const y = horizon * chance.between(0.02, 0.92);
    const colour = chance.pick([p.accents[0]!, p.accents[1]!, p.accents[2]!, p.light, p.middle]);
    wash(stage, chance, w * chance.between(0, 1), y, w * chance.between(0.18, 0.46), chance.between(22, 70), mix(colour, p.horizon, 0.35), 0.2);
  }
  streakClouds(stage, random.fork('clouds'), light, horizon * 0.1, horizon * 0.85, 7, mix(p.top, p.accents[2]!, 0.3));
}

function blooms(stage: Stage, random: Random, at: (x: number) => number, count: number, size: number): void {
  const { sheet, width, palette: p } = stage;
  for (const colour of p.accents) {
    const petals: string[] = [];
    const stems: string[] = [];
    for (let index = 0; index < count / p.accents.length; index++) {
      const x = random.between(0, width);
      const tall = size * random.between(1.2, 3.2);
      const y = at(x) + random.between(10, 60) - tall;
      stems.push(`M${x.toFixed(1)} ${(y + tall).toFixed(1)}Q${(x + 4).toFixed(1)} ${(y + tall / 2).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`);
      for (let leaf = 0; leaf < 5; leaf++) {
        const angle = (leaf / 5) * 6.28 + random.next();
        petals.push(petal([x, y], [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.8], size * 0.36));
      }
    }
    sheet.path(stems.join(''), { stroke: p.growth, strokeWidth: 1.6, opacity: 0.8 });
    sheet.path(petals.join(''), { fill: lighten(colour, 0.05), opacity: 0.85 });
  }
}

function margin(stage: Stage, light: Light): Layer {
  const { random, width: w, height: h } = stage;
  return {
    depth: 0,
    light,
    paint() {
      bokeh(stage, random.fork('bokeh'), 7, { x: 0, y: h * 0.5, width: w, height: h * 0.4 }, light.colour, 0.14);
      paperMargin(stage, random.fork('margin'), paper, 26);
    },
  };
}

/** A river winding out of the sunset between hills. */
const riverValley: Composition = (stage) => {
  const { random, width: w, height: h, tall, palette: p, noise } = stage;
  const horizon = h * (tall ? 0.5 : 0.46);
  const light: Light = { x: w * random.between(0.46, 0.62), y: horizon - h * 0.035, colour: p.light, strength: 1 };
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
  const bank = (x: number) => h * (tall ? 0.8 : 0.79) + 26 * noise.at(x / 160, 4) + 130 * Math.exp(-(((x - middleAt(h * 0.86)) / (w * 0.24)) ** 2));
  return [
    {
      depth: 1,
      light,
      paint() {
        washedSky(stage, light, horizon + 20);
        orb(stage, light.x, light.y, 58, lighten(light.colour, 0.03));
      },
      spots: [{ habitat: 'sky', x: w * 0.24, y: h * 0.2, size: 130 }],
    },
    {
      depth: 0.7,
      light,
      paint() {
        ridge(stage, light, { at: valley(1, horizon + 14, 120, 0.5), colour: turn(hill, -25), depth: 0.82 });
        mist(stage, horizon + 10, 50, 0.5);
        ridge(stage, light, { at: valley(2, horizon + 40, 150, 0.5), colour: hill, depth: 0.6 });
      },
      spots: [{ habitat: 'far', x: w * 0.2, y: horizon - 20, size: 105 }],
    },
    {
      depth: 0.4,
      light,
      paint() {
        ridge(stage, light, { at: (x) => horizon + 26 + 12 * Math.sin(x / 90), colour: mix(p.ground, p.growth, 0.4), depth: 0.45 });
        const third = { at: valley(3, horizon + 96, 120, 0.46), colour: mix(hill, p.growth, 0.45), depth: 0.38 };
        ridge(stage, light, third);
        slopes(stage, random.fork('slopes'), light, third, 14, 90);
        river(stage, random.fork('river'), light, horizon + 18, h, middleAt, halfAt, p.water);
        const trees = random.fork('trees');
        for (const side of [-1, 1])
          for (let index = 0; index < 4; index++) {
            const y = horizon + 70 + index * 40;
            const x = middleAt(y) + side * (halfAt(y) + trees.between(30, 150));
            foliage(stage, trees, light, x, y - 16, 24 + index * 7, 30 + index * 8, mix(p.growth, trees.pick(p.accents), 0.45), 0.5 - index * 0.09, 8);
          }
      },
      spots: [
        { habitat: 'water', x: middleAt(horizon + h * 0.2), y: horizon + h * 0.2, size: 120 },
        { habitat: 'air', x: w * 0.74, y: h * 0.3, size: 120 },
      ],
    },
    {
      depth: 0.06,
      light,
      paint() {
        ground(stage, random.fork('bank'), light, bank, mix(p.ground, p.growth, 0.3), 0.04);
        grass(stage, random.fork('grass'), light, bank, 260, 34, mix(p.growth, p.ground, 0.25), 0.05);
        blooms(stage, random.fork('blooms'), bank, 44, 9);
        tree(stage, random.fork('tree'), light, w * 0.04, bank(w * 0.04) + 60, h * (tall ? 0.5 : 0.56), lch(0.42, 0.08, 40), mix(p.accents[0]!, p.accents[1]!, 0.4), 0.02);
      },
      hero: { habitat: 'ground', x: w * 0.32, y: bank(w * 0.32) + h * 0.075, size: 200 },
      spots: [
        { habitat: 'ground', x: w * 0.87, y: bank(w * 0.87) + h * 0.06, size: 160 },
        { habitat: 'ground', x: w * 0.55, y: bank(w * 0.55) + h * 0.09, size: 140 },
        { habitat: 'ground', x: w * 0.14, y: bank(w * 0.14) + h * 0.1, size: 130 },
      ],
    },
    margin(stage, light),
  ];
};

/** Frond Fiesta: a lagoon under great fronds, lanterns strung over it. */
const frondLagoon: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.54 : 0.52);
  const light: Light = { x: w * random.between(0.4, 0.6), y: horizon - h * 0.1, colour: p.light, strength: 1 };
  const isles = landLine(stage, 1, horizon - 6, 60, 1.5, 170);
  const beach = landLine(stage, 2, h * 0.8, 24, 1, 300);
  const mirrored = sheet.nextId();
  const palm = (x: number, y: number, height: number, lean: number, depth: number, chance: Random) => {
    const crown: Point = [x + lean, y - height];
    limb(stage, light, bezier([x, y], [x + lean * 0.1, y - height * 0.4], [x + lean * 0.6, y - height * 0.8], crown, 10), (t) => height * 0.055 * (1.25 - t * 0.7), lch(0.5, 0.08, 45), depth, 0.3);
    for (let index = 0; index < 9; index++) {
      const angle = -Math.PI / 2 + (index - 4) * 0.52 + chance.between(-0.1, 0.1);
      const reach = height * chance.between(0.36, 0.48);
      frond(stage, light, crown, [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach * 0.7 + reach * 0.24], reach * 0.24, reach * 0.26, mix(p.growth, p.accents[0]!, index % 3 ? 0.12 : 0.3), depth);
    }
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        washedSky(stage, light, horizon);
        orb(stage, light.x, light.y, 72, lighten(light.colour, 0.02));
      },
      spots: [{ habitat: 'sky', x: w * 0.7, y: h * 0.2, size: 125 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          ridge(stage, light, { at: (x) => Math.min(horizon + 1, isles(x) + 20), colour: turn(hill, -30), depth: 0.72 });
          const chance = random.fork('far palms');
          for (let index = 0; index < 6; index++) palm(w * ((index + chance.next()) / 6), horizon + 4, chance.between(70, 150), chance.between(-26, 26), 0.5, chance);
        });
        water(stage, random.fork('lagoon'), light, horizon, h, p.water, mirrored);
        mist(stage, horizon, 34, 0.5, mix(p.haze, light.colour, 0.4));
      },
      spots: [
        { habitat: 'far', x: w * 0.74, y: horizon + 8, size: 110 },
        { habitat: 'water', x: w * 0.64, y: horizon + h * 0.13, size: 150 },
        { habitat: 'air', x: w * 0.5, y: h * 0.36, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        const chance = random.fork('near');
        ground(stage, random.fork('beach'), light, beach, mix(p.ground, p.light, 0.28), 0.03);
        palm(w * 0.02, h * 0.9, h * 0.6, w * 0.16, 0.04, chance);
        palm(w * 0.98, h * 0.86, h * (tall ? 0.56 : 0.5), -w * 0.12, 0.1, chance);
        const cord = bezier([w * 0.16, h * 0.34], [w * 0.36, h * 0.47], [w * 0.66, h * 0.48], [w * 0.87, h * 0.37], 40);
        sheet.path(`M${cord.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, { stroke: p.deep, strokeWidth: 1.6, opacity: 0.7 });
        for (let index = 4; index < 38; index += 5) {
          const [x, y] = cord[index]!;
          const colour = lighten(p.accents[index % p.accents.length]!, 0.12);
          sheet.glow(x, y + 16, 44, mix(colour, p.glow, 0.5), 0.75);
          sheet.path(`M${x.toFixed(1)} ${y.toFixed(1)}v6`, { stroke: p.deep, strokeWidth: 1.4 });
          sheet.path(polygon([[x - 7, y + 6], [x + 7, y + 6], [x + 11, y + 18], [x + 6, y + 29], [x - 6, y + 29], [x - 11, y + 18]]), { fill: sheet.along([{ at: 0, colour }, { at: 0.5, colour: lighten(p.light, 0.02) }, { at: 1, colour }], [0, 0.5], [1, 0.5]) });
        }
        blooms(stage, random.fork('blooms'), (x) => beach(x) + 70, 26, 10);
        for (const side of [0, 1])
          for (let index = 0; index < 4; index++) {
            const from: Point = [side * w + (side ? 30 : -30), h + 10];
            frond(stage, light, from, [from[0] + (side ? -1 : 1) * chance.between(90, 260), h - chance.between(40, 220)], 70, 70, mix(p.growth, p.deep, 0.5), 0);
          }
      },
      hero: { habitat: 'ground', x: w * 0.36, y: beach(w * 0.36) + h * 0.07, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: beach(w * 0.66) + h * 0.08, size: 160 },
        { habitat: 'ground', x: w * 0.82, y: beach(w * 0.82) + h * 0.045, size: 135 },
        { habitat: 'ground', x: w * 0.17, y: beach(w * 0.17) + h * 0.075, size: 135 },
      ],
    },
    margin(stage, light),
  ];
};

/** Lava Landing: terraces with falls of glowing water under a cone that the sun stands behind. */
const emberFalls: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.58 : 0.56);
  const light: Light = { x: w * random.between(0.52, 0.64), y: h * (tall ? 0.3 : 0.27), colour: p.light, strength: 1 };
  const cone = (x: number) => {
    const away = Math.abs(x - light.x) / w;
    return horizon - h * 0.32 * Math.exp(-away * 4.2) + (away < 0.045 ? 14 : 0) + stage.noise.fractal(x / 60, 2, 3) * 10;
  };
  const cliff = (key: number, left: boolean, base: number, rise: number, reach: number) => {
    const line = landLine(stage, key, base, 30, 1.2, 90);
    return (x: number) => {
      const t = left ? x / w : 1 - x / w;
      const stepped = Math.floor(Math.max(0, 1 - t / reach) * 4) / 4;
      return t > reach ? h + 40 : line(x) - rise * (0.35 + stepped * 0.65);
    };
  };
  const shore = landLine(stage, 5, h * 0.82, 24, 1, 260);
  const lava = mix(p.glow, p.accents[0]!, 0.35);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        washedSky(stage, light, horizon);
        orb(stage, light.x, light.y, 86, lighten(light.colour, 0.02));
      },
      spots: [{ habitat: 'sky', x: w * 0.24, y: h * 0.17, size: 125 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const mountain = { at: cone, colour: turn(hill, -18), depth: 0.55 };
          ridge(stage, light, mountain);
          slopes(stage, random.fork('cone'), light, mountain, 18, 150);
          for (const [dx, drop] of [[-4, 0.9], [14, 0.6], [-26, 0.5]] as const) {
            const top = cone(light.x + dx);
            sheet.path(`M${light.x + dx} ${top}q${dx} ${(horizon - top) * 0.3} ${dx * 0.4} ${(horizon - top) * 0.5}t${dx * 1.6} ${(horizon - top) * (drop - 0.5)}`, { stroke: lighten(lava, 0.06), strokeWidth: 4.5, opacity: 0.9 });
          }
          mist(stage, horizon, 70, 0.55);
        });
        water(stage, random.fork('lake'), { ...light, y: horizon }, horizon, h, mix(p.water, lava, 0.3), mirrored);
      },
      spots: [
        { habitat: 'far', x: w * 0.27, y: horizon + 8, size: 115 },
        { habitat: 'water', x: w * 0.5, y: horizon + h * 0.1, size: 135 },
        { habitat: 'air', x: w * 0.42, y: h * 0.42, size: 115 },
      ],
    },
    {
      depth: 0.3,
      light,
      paint() {
        for (const left of [true, false]) {
          const at = cliff(left ? 2 : 3, left, horizon + 60, h * 0.3, left ? 0.3 : 0.34);
          ridge(stage, light, { at, colour: darken(hill, 0.06), depth: 0.25, mist: 0.35, sharp: true });
          const chance = random.fork(`falls${left}`);
          for (const t of [0.06, 0.17]) {
            const x = w * (left ? t : 1 - t);
            waterfall(stage, chance, x, at(x) + 2, horizon + 66 + chance.between(0, 50), chance.between(9, 20), lava);
          }
        }
      },
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('shore'), light, shore, mix(p.ground, p.deep, 0.2), 0);
        boulders(stage, random.fork('stones'), light, [[w * 0.05, h * 0.9, 80], [w * 0.95, h * 0.92, 100], [w * 0.6, shore(w * 0.6) + 12, 26]], hill, 0);
        blooms(stage, random.fork('blooms'), shore, 34, 9);
        grass(stage, random.fork('grass'), light, shore, 150, 32, mix(p.growth, p.ground, 0.4), 0.02);
        sparks(stage, random.fork('embers'), 34, { x: 0, y: h * 0.3, width: w, height: h * 0.55 }, lava);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: shore(w * 0.37) + h * 0.065, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: shore(w * 0.68) + h * 0.07, size: 155 },
        { habitat: 'ground', x: w * 0.83, y: shore(w * 0.83) + h * 0.06, size: 140 },
        { habitat: 'ground', x: w * 0.16, y: shore(w * 0.16) + h * 0.07, size: 140 },
      ],
    },
    margin(stage, light),
  ];
};

export const emblazion: KingdomArt = {
  palette,
  hand: { strength: 0.75, length: 56 },
  finish: { bloom: 0.16, paper: 0.5, grain: 0.15, vignette: 0 },
  hours: ['dusk', 'day', 'dawn'],
  residents: ['otter', 'fox', 'heron', 'deer'],
  sights: ['boat', 'umbrella', 'bridge', 'kite', 'fish', 'flower', 'lantern', 'flock', 'drum'],
  compositions: [riverValley, frondLagoon, emberFalls],
};
