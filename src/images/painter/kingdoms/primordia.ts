import { bezier, type Point } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import { sparks } from '../scenery/air.ts';
import { ground, landLine, mist, ridge, slopes } from '../scenery/land.ts';
import { frond, glowCaps, grass, limb, reeds, strands } from '../scenery/plants.ts';
import { orb, rays, sky, stars, streakClouds } from '../scenery/sky.ts';
import { boulders, caveRim, dripstones } from '../scenery/stone.ts';
import { water } from '../scenery/water.ts';
import type { Composition, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.42, 0.1, 32),
  middle: lch(0.6, 0.13, 42),
  horizon: lch(0.82, 0.12, 68),
  light: lch(0.88, 0.12, 72),
  haze: lch(0.66, 0.09, 50),
  ground: lch(0.36, 0.06, 50),
  deep: lch(0.15, 0.03, 40),
  growth: lch(0.44, 0.08, 115),
  water: lch(0.42, 0.08, 30),
  glow: lch(0.84, 0.14, 180),
  accents: [lch(0.62, 0.17, 35), lch(0.8, 0.13, 175), lch(0.76, 0.14, 75)],
};

const rock = lch(0.34, 0.06, 42);
const rootBark = lch(0.42, 0.06, 52);

/** Bleeding Bay: out of a cave's mouth onto red water and a low sun. */
const caveBay: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * (tall ? 0.52 : 0.5);
  const sunX = w * random.between(0.5, 0.68);
  const light: Light = { x: sunX, y: horizon - h * (0.07 + 0.05 * stage.moment), colour: stage.palette.light, strength: 1 };
  const opening = { x: w * 0.53, y: h * (tall ? 0.46 : 0.44), rx: w * (tall ? 0.42 : 0.4), ry: h * (tall ? 0.4 : 0.36) };
  const far = landLine(stage, 1, horizon - 34, 90, 2, 220);
  const near = landLine(stage, 2, horizon + 6, 80, 2.4, 150);
  const shelf = landLine(stage, 3, h * (tall ? 0.8 : 0.79), 34, 1, 300);
  const bay = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 620);
        streakClouds(stage, random.fork('clouds'), light, h * 0.06, horizon - 30, 10, stage.palette.haze);
        orb(stage, light.x, light.y, 42, lighten(light.colour, 0.04));
      },
      spots: [{ habitat: 'sky', x: w * 0.34, y: h * (tall ? 0.24 : 0.22), size: 120 }],
    },
    {
      depth: 0.75,
      light,
      paint() {
        sheet.group({ id: bay }, () => {
          ridge(stage, light, { at: (x) => Math.min(horizon + 2, far(x)), colour: rock, depth: 0.82 });
          const stacks = { at: (x: number) => (Math.abs(x - sunX) < w * 0.13 ? horizon + 4 : near(x)), colour: rock, depth: 0.58, sharp: true };
          ridge(stage, light, stacks);
          slopes(stage, random.fork('stacks'), light, stacks, 16, 60);
        });
        water(stage, random.fork('bay'), light, horizon, h, stage.palette.water, bay);
        mist(stage, horizon, 46, 0.5);
      },
      spots: [
        { habitat: 'far', x: w * 0.26, y: horizon + 6, size: 110 },
        { habitat: 'water', x: w * 0.44, y: horizon + h * 0.1, size: 120 },
      ],
    },
    {
      depth: 0.35,
      light,
      paint() {
        caveRim(stage, light, opening, 1, 0.2, mix(rock, stage.palette.haze, 0.22), 0.4);
        dripstones(stage, random.fork('back'), light, 11, (x) => opening.y - opening.ry * Math.sqrt(Math.max(0, 1 - ((x - opening.x) / (opening.rx * 1.25)) ** 2)), 80, mix(rock, stage.palette.haze, 0.2), 1);
      },
      spots: [{ habitat: 'air', x: w * 0.7, y: h * (tall ? 0.27 : 0.26), size: 110 }],
    },
    {
      depth: 0.08,
      light,
      paint() {
        caveRim(stage, light, { ...opening, rx: opening.rx * 1.2, ry: opening.ry * 1.2 }, 4, 0.24, darken(rock, 0.08), 0.5);
        dripstones(stage, random.fork('front'), light, 7, (x) => opening.y - opening.ry * 1.2 * Math.sqrt(Math.max(0, 1 - ((x - opening.x) / (opening.rx * 1.5)) ** 2)), 170, darken(rock, 0.1), 1);
        ground(stage, random.fork('floor'), light, shelf, rock, 0);
        boulders(stage, random.fork('boulders'), light, [[w * 0.06, h * 0.86, 90], [w * 0.93, h * 0.9, 120], [w * 0.78, shelf(w * 0.78) + 22, 40]], rock, 0);
        const caps = random.fork('caps');
        for (const x of [0.05, 0.14, 0.86, 0.95]) glowCaps(stage, caps, w * x, h * caps.between(0.86, 0.93), 62, 4, stage.palette.glow, 0);
      },
      hero: { habitat: 'ground', x: w * 0.4, y: shelf(w * 0.4) + h * 0.06, size: 215 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: shelf(w * 0.68) + h * 0.055, size: 170 },
        { habitat: 'ground', x: w * 0.19, y: shelf(w * 0.19) + h * 0.1, size: 150 },
      ],
    },
    foreground(stage, light),
  ];
};

/** A hall under the great tree, its roots the pillars, light falling through one opening. */
const rootCathedral: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall } = stage;
  const light: Light = { x: w * random.between(0.5, 0.62), y: h * 0.1, colour: lighten(stage.palette.light, 0.03), strength: 1 };
  const floor = landLine(stage, 1, h * (tall ? 0.76 : 0.75), 26, 1, 340);
  const pool = h * (tall ? 0.72 : 0.7);
  const hall = sheet.nextId();
  const root = (key: string, x: number, depth: number, thick: number, bow: number) => {
    const chance = random.fork(key);
    const foot: Point = [x + bow, pool + 14 + (1 - depth) * h * 0.12];
    const spine = bezier([light.x + (x - light.x) * 0.35, -40], [x - bow * 0.6, h * 0.12], [x + bow * 0.2, h * 0.42], foot, 16);
    limb(stage, light, spine, (t) => thick * (0.7 + 0.4 * Math.sin(t * 5 + x) * 0.25 + 1.1 * t ** 5 + 0.3 * (1 - t) ** 3), rootBark, depth, 0.7);
    for (let toe = 0; toe < 4; toe++) {
      const reach = thick * chance.between(1.1, 2.1) * (toe % 2 ? 1 : -1);
      limb(stage, light, bezier([foot[0], foot[1] - thick * 0.9], [foot[0] + reach * 0.3, foot[1] - thick * 0.2], [foot[0] + reach * 0.7, foot[1] - 4], [foot[0] + reach * 1.3, foot[1] + 12], 8), (t) => thick * 0.42 * (1 - t) + 2, rootBark, depth, 0.3);
    }
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sheet.path(`M0 0H${w}V${h}H0Z`, {
          fill: sheet.radial(
            [
              { at: 0, colour: stage.palette.horizon },
              { at: 0.3, colour: stage.palette.middle },
              { at: 0.7, colour: mix(stage.palette.top, stage.palette.deep, 0.35) },
              { at: 1, colour: stage.palette.deep },
            ],
            light.x,
            h * 0.24,
            h * 0.85,
          ),
        });
        sheet.glow(light.x, h * 0.12, h * 0.42, light.colour, 0.9);
      },
      spots: [{ habitat: 'sky', x: light.x - w * 0.02, y: h * 0.2, size: 110 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: hall }, () => {
          for (const [index, x] of [0.18, 0.36, 0.66, 0.84].entries()) root(`far${index}`, w * x, 0.66, 26, (x - 0.5) * 60);
          mist(stage, pool - 40, 140, 0.55, mix(stage.palette.haze, light.colour, 0.3));
          for (const [index, x] of [0.07, 0.25, 0.77, 0.93].entries()) root(`mid${index}`, w * x, 0.38, 50, (x - 0.5) * 90);
        });
        water(stage, random.fork('pool'), { ...light, y: pool }, pool, h, mix(stage.palette.water, stage.palette.glow, 0.18), hall);
        rays(stage, random.fork('rays'), light, 9, h * 0.78, 1.1, 0.34);
      },
      spots: [
        { habitat: 'far', x: w * 0.5, y: pool + 6, size: 110 },
        { habitat: 'water', x: w * 0.66, y: pool + h * 0.075, size: 130 },
        { habitat: 'air', x: w * 0.68, y: h * 0.42, size: 120 },
      ],
    },
    {
      depth: 0.08,
      light,
      paint() {
        const bank = (x: number) => floor(x) + 120 * Math.exp(-(((x - w * 0.72) / (w * 0.2)) ** 2)) + 14;
        ground(stage, random.fork('bank'), light, bank, mix(rock, stage.palette.growth, 0.25), 0);
        grass(stage, random.fork('moss'), light, bank, 220, 22, stage.palette.growth, 0.05);
        root('near0', -w * 0.02, 0.05, 120, 60);
        root('near1', w * 1.04, 0.05, 140, -70);
        const caps = random.fork('caps');
        for (const x of [0.03, 0.2, 0.88, 0.97]) glowCaps(stage, caps, w * x, bank(w * x) + caps.between(30, 90), 66, 4, stage.palette.glow, 0);
        sparks(stage, random.fork('spores'), 46, { x: 0, y: h * 0.25, width: w, height: h * 0.6 }, stage.palette.glow);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: floor(w * 0.37) + h * 0.075, size: 210 },
      spots: [
        { habitat: 'ground', x: w * 0.15, y: floor(w * 0.15) + h * 0.12, size: 150 },
        { habitat: 'ground', x: w * 0.62, y: floor(w * 0.62) + h * 0.16, size: 150 },
      ],
    },
    foreground(stage, light),
  ];
};

/** Marsh Metropolis: mound houses with lit windows over still water at nightfall. */
const marshCity: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * (tall ? 0.56 : 0.54);
  const light: Light = { x: w * random.between(0.56, 0.72), y: horizon - h * 0.16, colour: stage.palette.light, strength: 0.9 };
  const hills = landLine(stage, 1, horizon - 60, 110, 1.4, 300);
  const bank = landLine(stage, 2, h * (tall ? 0.79 : 0.8), 30, 1, 260);
  const shore = (x: number) => bank(x) + 80 * Math.exp(-(((x - w * 0.7) / (w * 0.17)) ** 2));
  const city = sheet.nextId();
  const warm = lch(0.86, 0.15, 75);
  const mound = (x: number, size: number, depth: number, chance: typeof random) => {
    const tone = mix(rootBark, stage.palette.haze, depth * 0.8);
    const y = horizon + (1 - depth) * 18;
    const top = y - size * 1.5;
    const body = `M${x - size * 0.7} ${y}C${x - size * 0.9} ${y - size * 0.9} ${x - size * 0.34} ${y - size} ${x - size * 0.16} ${top}Q${x + size * 0.04} ${top - size * 0.34} ${x + size * 0.14} ${top}C${x + size * 0.34} ${y - size} ${x + size * 0.9} ${y - size * 0.9} ${x + size * 0.7} ${y}Z`;
    sheet.path(body, {
      fill: sheet.along([{ at: 0, colour: mix(tone, light.colour, 0.35) }, { at: 0.5, colour: tone }, { at: 1, colour: mix(tone, stage.palette.deep, 0.45) }], [1, 0], [0, 0.8]),
    });
    const floors = Math.max(2, Math.round(size / 26));
    for (let level = 0; level < floors; level++) {
      const wy = y - size * (0.22 + (level / floors) * 0.95);
      const reach = size * (0.5 - 0.34 * (level / floors));
      const count = Math.max(1, Math.round(reach / 11));
      for (let index = 0; index < count; index++) {
        if (chance.next() < 0.25) continue;
        const wx = x + ((index + 0.5) / count - 0.5) * reach * 2;
        const lamp = chance.next() < 0.2 ? stage.palette.glow : warm;
        sheet.glow(wx, wy, 16, lamp, 0.6);
        sheet.path(`M${(wx - 3).toFixed(1)} ${(wy + 5).toFixed(1)}v-6q3 -5 6 0v6Z`, { fill: lighten(lamp, 0.08) });
      }
    }
    sheet.path(`M${x} ${top - 8}v-18`, { stroke: tone, strokeWidth: 2 });
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 560);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, horizon * 0.7, lighten(light.colour, 0.05));
        streakClouds(stage, random.fork('clouds'), light, h * 0.05, horizon - 120, 9, stage.palette.haze);
        orb(stage, light.x, light.y, 56, lighten(light.colour, 0.03));
      },
      spots: [{ habitat: 'sky', x: w * 0.27, y: h * (tall ? 0.2 : 0.19), size: 130 }],
    },
    {
      depth: 0.7,
      light,
      paint() {
        sheet.group({ id: city }, () => {
          ridge(stage, light, { at: hills, colour: rock, depth: 0.8 });
          const chance = random.fork('mounds');
          for (let index = 0; index < 7; index++) mound(w * ((index + chance.between(0.1, 0.9)) / 7), chance.between(46, 80), 0.68, chance);
          mist(stage, horizon - 8, 60, 0.6);
          for (const x of [0.12, 0.38, 0.88]) mound(w * (x + chance.between(-0.04, 0.04)), chance.between(100, 150), 0.36, chance);
          ridge(stage, light, { at: (x) => horizon - 2 - 8 * Math.sin(x / 60), colour: darken(rock, 0.04), depth: 0.35, mist: 0 });
        });
        water(stage, random.fork('marsh'), light, horizon + 10, h, mix(stage.palette.water, stage.palette.growth, 0.35), city);
      },
      spots: [
        { habitat: 'far', x: w * 0.6, y: horizon + 14, size: 120 },
        { habitat: 'water', x: w * 0.62, y: horizon + h * 0.13, size: 150 },
        { habitat: 'air', x: w * 0.5, y: h * 0.32, size: 120 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        ground(stage, random.fork('bank'), light, shore, mix(rock, stage.palette.growth, 0.35), 0);
        grass(stage, random.fork('grass'), light, shore, 260, 34, mix(stage.palette.growth, rock, 0.3), 0);
        const caps = random.fork('caps');
        for (const x of [0.06, 0.5, 0.93]) glowCaps(stage, caps, w * x, shore(w * x) + caps.between(40, 90), 60, 4, stage.palette.glow, 0);
        strands(stage, random.fork('moss'), light, 0, w, (x) => h * 0.01 + 60 * Math.cos((x / w - 0.5) * 3.4) * -1, 40, h * 0.22, darken(stage.palette.growth, 0.14), 0.05, 5);
        limb(stage, light, bezier([-40, h * 0.12], [w * 0.2, h * 0.02], [w * 0.4, -20], [w * 0.62, -50], 10), (t) => 54 * (1 - t * 0.6), darken(rootBark, 0.12), 0);
        sparks(stage, random.fork('spores'), 54, { x: 0, y: horizon - 40, width: w, height: h * 0.4 }, stage.palette.glow);
      },
      hero: { habitat: 'ground', x: w * 0.33, y: shore(w * 0.33) + h * 0.06, size: 210 },
      spots: [
        { habitat: 'ground', x: w * 0.1, y: shore(w * 0.1) + h * 0.09, size: 150 },
        { habitat: 'ground', x: w * 0.84, y: shore(w * 0.84) + h * 0.08, size: 150 },
      ],
    },
    foreground(stage, light),
  ];
};

function foreground(stage: Stage, light: Light) {
  const { random, width: w, height: h } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('foreground');
      const dark = mix(stage.palette.deep, stage.palette.growth, 0.18);
      for (const side of [0, 1]) {
        for (let index = 0; index < 4; index++) {
          const foot: Point = [side * w + (side ? -1 : 1) * chance.between(-10, 70), h + 20];
          frond(stage, light, foot, [foot[0] + (side ? -1 : 1) * chance.between(-30, 130), h - chance.between(90, 200)], 40, chance.between(34, 58), dark, 0);
        }
        reeds(stage, chance, side * w + (side ? -50 : 50), h + 20, 5, chance.between(200, 300), dark);
      }
    },
  };
}

export const primordia: KingdomArt = {
  palette,
  hand: { strength: 0.9, length: 40 },
  finish: { bloom: 0.5, paper: 0.35, grain: 0.3, vignette: 0.5 },
  hours: ['dusk', 'dusk', 'night', 'dawn'],
  residents: ['bear', 'tortoise', 'fox', 'deer'],
  sights: ['fire', 'mushroom', 'stones', 'boat', 'flock', 'cave', 'sprout', 'moth'],
  compositions: [caveBay, rootCathedral, marshCity],
};
