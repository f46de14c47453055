import { bezier, ellipse, type Point, polygon, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { bokeh, sparks } from '../scenery/air.ts';
import { ground, landLine, mist, ridge, slopes } from '../scenery/land.ts';
import { limb } from '../scenery/plants.ts';
import { moon, sky, stars } from '../scenery/sky.ts';
import { caveRim, crystal } from '../scenery/stone.ts';
import { rings, water } from '../scenery/water.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.3, 0.1, 258),
  middle: lch(0.5, 0.12, 245),
  horizon: lch(0.82, 0.09, 215),
  light: lch(0.95, 0.05, 205),
  haze: lch(0.64, 0.09, 232),
  ground: lch(0.38, 0.08, 250),
  deep: lch(0.15, 0.06, 265),
  growth: lch(0.45, 0.08, 225),
  water: lch(0.42, 0.11, 240),
  glow: lch(0.88, 0.11, 200),
  accents: [lch(0.74, 0.13, 215), lch(0.66, 0.14, 285), lch(0.88, 0.1, 180)],
};

const ice = lch(0.66, 0.12, 238);

/** Sound as light: a string from one place to another, trembling in the middle. */
function lightString(stage: Stage, random: Random, from: Point, to: Point, colour: Colour, swing: number, opacity = 0.8): void {
  const { sheet } = stage;
  const waves = 4 + random.int(5);
  const phase = random.between(0, 6.28);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const path = (strength: number) =>
    smooth(
      Array.from({ length: 44 }, (_, index) => {
        const t = index / 43;
        const out = Math.sin(t * Math.PI) * Math.sin(t * Math.PI * waves + phase) * swing * strength;
        return [from[0] + (to[0] - from[0]) * t + nx * out, from[1] + (to[1] - from[1]) * t + ny * out] as const;
      }),
    );
  sheet.path(path(1), { stroke: colour, strokeWidth: 9, opacity: opacity * 0.12 });
  sheet.path(path(-0.7), { stroke: colour, strokeWidth: 1.2, opacity: opacity * 0.45 });
  sheet.path(path(1), { stroke: lighten(colour, 0.08), strokeWidth: 2.1, opacity });
}

/** Rings of sound going out from a place in the air. */
function soundRings(stage: Stage, x: number, y: number, radius: number, count: number, colour: Colour): void {
  const { sheet } = stage;
  sheet.group({ blend: 'screen' }, () => {
    for (let index = 1; index <= count; index++) {
      const t = index / count;
      const r = radius * t ** 1.15;
      sheet.path(ellipse(x, y, r), { stroke: colour, strokeWidth: 12 * (1.1 - t), opacity: 0.1 * (1.15 - t) });
      sheet.path(ellipse(x, y, r), { stroke: lighten(colour, 0.06), strokeWidth: 2.6 * (1.2 - t * 0.8), opacity: 0.62 * (1.08 - t) });
    }
  });
}

/** Curtains of light over the sky in the shape of a sounding wave. */
function aurora(stage: Stage, random: Random, top: number, bottom: number, colours: readonly Colour[]): void {
  const { sheet, width: w, noise } = stage;
  sheet.group({ blend: 'screen' }, () => {
    colours.forEach((colour, band) => {
      const base = top + (bottom - top) * (0.35 + band * 0.24);
      const phase = random.between(0, 6.28);
      const crest = (x: number) => base + Math.sin(x / 120 + phase) * 34 + noise.fractal(x / 200, band * 5, 3) * 70;
      for (let x = -10; x < w + 10; x += 15) {
        const tall = (bottom - top) * (0.3 + 0.4 * Math.abs(Math.sin(x / 53 + phase)) * (0.6 + 0.4 * noise.at(x / 40, band)));
        const y = crest(x);
        sheet.path(polygon([[x, y - tall], [x + 15.5, crest(x + 15) - tall], [x + 15.5, crest(x + 15)], [x, y]]), {
          fill: sheet.along([{ at: 0, colour, opacity: 0 }, { at: 0.8, colour, opacity: 0.3 }, { at: 1, colour: lighten(colour, 0.1), opacity: 0.5 }], [0.5, 0], [0.5, 1]),
        });
      }
    });
  });
}

function crystals(stage: Stage, random: Random, light: Light, x: number, y: number, size: number, count: number, depth: number, colour = ice): void {
  const sizes = Array.from({ length: count }, () => random.between(0.45, 1)).sort((a, b) => b - a);
  for (const [index, share] of sizes.entries()) {
    const offset = (index % 2 ? 1 : -1) * Math.ceil(index / 2) * size * 0.17;
    crystal(stage, light, x + offset, y + index * 3, size * share, size * share * random.between(0.12, 0.19), (offset / size) * 46 + random.between(-7, 7), mix(colour, stage.palette.accents[1]!, random.between(0, 0.35)), depth);
  }
}

function nearCrystals(stage: Stage, light: Light): Layer {
  const { random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('near crystals');
      const dark = mix(p.deep, ice, 0.3);
      crystals(stage, chance, light, w * 0.02, h + 30, 330, 4, 0, dark);
      crystals(stage, chance, light, w * 0.99, h + 40, 380, 5, 0, dark);
      bokeh(stage, chance, 8, { x: 0, y: h * 0.3, width: w, height: h * 0.6 }, p.glow, 0.16);
      sparks(stage, random.fork('notes'), 50, { x: 0, y: h * 0.15, width: w, height: h * 0.7 }, p.glow, 0.9);
    },
  };
}

/** Echo Enclave: a hollow of crystals around the one that sings. */
const singingHollow: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const floor = h * (tall ? 0.66 : 0.64);
  const light: Light = { x: w * random.between(0.52, 0.62), y: floor - h * 0.2, colour: p.light, strength: 1 };
  const near = landLine(stage, 3, h * 0.81, 26, 1, 220);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        sheet.path(`M0 0H${w}V${h}H0Z`, {
          fill: sheet.radial([{ at: 0, colour: p.light }, { at: 0.14, colour: p.horizon }, { at: 0.42, colour: p.middle }, { at: 0.75, colour: p.top }, { at: 1, colour: p.deep }], light.x, light.y, h * 0.78),
        });
      },
      spots: [{ habitat: 'sky', x: w * 0.3, y: h * 0.2, size: 110 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const chance = random.fork('far crystals');
          for (let index = 0; index < 11; index++) {
            const x = w * ((index + chance.next()) / 11);
            const away = Math.abs(x - light.x) / w;
            crystals(stage, chance, light, x, floor + 6, h * (0.1 + away * 0.5) * chance.between(0.7, 1.2), 3, 0.72 - away * 0.2);
          }
          mist(stage, floor - 10, 80, 0.55, mix(p.haze, p.light, 0.3));
          for (const [x, size] of [[0.14, 0.4], [0.9, 0.46], [0.3, 0.22], [0.78, 0.2]] as const) crystals(stage, chance, light, w * x, floor + 16, h * size, 4, 0.4);
          crystal(stage, light, light.x, floor + 20, h * 0.36, 34, 0, lighten(ice, 0.14), 0.15);
          crystal(stage, light, light.x - 44, floor + 24, h * 0.18, 20, -13, ice, 0.2);
          crystal(stage, light, light.x + 46, floor + 24, h * 0.21, 22, 12, ice, 0.2);
        });
        water(stage, random.fork('pool'), { ...light, y: floor + 20 }, floor + 20, h, p.water, mirrored);
        sheet.glow(light.x, light.y, h * 0.26, p.light, 0.75);
        soundRings(stage, light.x, light.y - h * 0.04, w * 0.72, 8, p.glow);
        rings(stage, light.x, floor + 34, w * 0.46, 6, p.glow, 0.55, 0.2);
        const strung = random.fork('strings');
        for (let index = 0; index < 5; index++)
          lightString(stage, strung, [w * strung.between(-0.05, 0.15), h * strung.between(0.05, 0.4)], [w * strung.between(0.85, 1.05), h * strung.between(0.05, 0.42)], strung.pick(p.accents), 16 + stage.energy * 16, 0.6);
      },
      spots: [
        { habitat: 'far', x: w * 0.34, y: floor + 26, size: 110 },
        { habitat: 'water', x: w * 0.7, y: floor + h * 0.09, size: 120 },
        { habitat: 'air', x: w * 0.3, y: h * 0.42, size: 110 },
      ],
    },
    {
      depth: 0.1,
      light,
      paint() {
        caveRim(stage, light, { x: w * 0.52, y: h * 0.46, rx: w * 0.5, ry: h * 0.5 }, 5, 0.18, mix(p.deep, ice, 0.16), 0.5);
        const chance = random.fork('hanging');
        for (let index = 0; index < 9; index++) {
          const x = w * ((index + chance.next()) / 9);
          crystal(stage, light, x, -14, h * chance.between(0.05, 0.16) * (0.6 + 2 * Math.abs(x / w - 0.5)), chance.between(10, 22), 180 + chance.between(-14, 14), darken(ice, 0.16), 0.05);
        }
        ground(stage, random.fork('floor'), light, near, mix(p.ground, p.deep, 0.2), 0.02);
        crystals(stage, chance, light, w * 0.72, near(w * 0.72) + 20, 74, 4, 0.06);
        crystals(stage, chance, light, w * 0.24, near(w * 0.24) + 8, 54, 3, 0.06);
      },
      hero: { habitat: 'ground', x: w * 0.4, y: near(w * 0.4) + h * 0.06, size: 200 },
      spots: [
        { habitat: 'ground', x: w * 0.62, y: near(w * 0.62) + h * 0.08, size: 150 },
        { habitat: 'ground', x: w * 0.82, y: near(w * 0.82) + h * 0.06, size: 140 },
        { habitat: 'ground', x: w * 0.17, y: near(w * 0.17) + h * 0.08, size: 130 },
      ],
    },
    nearCrystals(stage, light),
  ];
};

/** Sapphire Settlement: spires on a frozen lake, the sky sounding above them. */
const sapphireCity: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.6 : 0.58);
  const light: Light = { x: w * random.between(0.44, 0.6), y: horizon - h * 0.12, colour: p.light, strength: 1 };
  const peaks = landLine(stage, 1, horizon - 80, 190, 2.6, 260);
  const shore = landLine(stage, 3, h * 0.83, 22, 1, 240);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 520);
        stars(stage, random.fork('stars'), stage.time === 'day' ? 40 : 140, horizon * 0.8, p.light);
        aurora(stage, random.fork('aurora'), h * 0.03, horizon * 0.72, [p.accents[2]!, p.accents[0]!, p.accents[1]!]);
      },
      spots: [{ habitat: 'sky', x: w * 0.26, y: h * 0.17, size: 120 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const mountains = { at: peaks, colour: darken(ice, 0.12), depth: 0.72, sharp: true };
          ridge(stage, light, mountains);
          slopes(stage, random.fork('peaks'), light, mountains, 24, 130);
          mist(stage, horizon - 10, 90, 0.6, mix(p.haze, p.light, 0.35));
          const chance = random.fork('spires');
          for (let index = 0; index < 15; index++) {
            const x = w * (0.14 + 0.72 * ((index + chance.next()) / 15));
            const middle = 1 - Math.abs(x - light.x) / (w * 0.5);
            const tallness = h * (0.07 + 0.24 * Math.max(0, middle)) * chance.between(0.6, 1.1);
            crystal(stage, light, x, horizon + 6, tallness, tallness * 0.09 + 6, chance.between(-3, 3), mix(ice, p.accents[1]!, chance.between(0, 0.3)), 0.5 - middle * 0.2);
            const panes: string[] = [];
            for (let pane = 0; pane < 6; pane++) panes.push(ellipse(x + chance.between(-4, 4), horizon - tallness * chance.between(0.1, 0.7), 1.6, 3));
            sheet.path(panes.join(''), { fill: lch(0.95, 0.07, 95), opacity: 0.95 });
            if (index % 3 === 0) sheet.glow(x, horizon - tallness, 44, p.glow, 0.7);
          }
          for (const x of [0.04, 0.97]) crystals(stage, chance, light, w * x, horizon + 26, h * 0.3, 4, 0.3);
        });
        water(stage, random.fork('lake'), light, horizon + 4, h, p.water, mirrored);
        rings(stage, light.x, horizon + 44, w * 0.5, 7, p.glow, 0.5, 0.16);
        const strung = random.fork('strings');
        for (let index = 0; index < 4; index++) lightString(stage, strung, [light.x + strung.between(-90, 90), horizon - h * strung.between(0.1, 0.24)], [w * strung.pick([-0.05, 1.05]), h * strung.between(0.12, 0.5)], p.glow, 22 + stage.energy * 14, 0.6);
      },
      spots: [
        { habitat: 'far', x: w * 0.22, y: horizon + 14, size: 110 },
        { habitat: 'water', x: w * 0.66, y: horizon + h * 0.11, size: 140 },
        { habitat: 'air', x: w * 0.7, y: h * 0.36, size: 110 },
      ],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('shore'), light, shore, mix(p.ground, p.light, 0.14), 0.03);
        const chance = random.fork('shore crystals');
        for (const [x, size] of [[0.09, 100], [0.7, 60], [0.92, 130]] as const) crystals(stage, chance, light, w * x, shore(w * x) + 24, size, 4, 0.05);
      },
      hero: { habitat: 'ground', x: w * 0.38, y: shore(w * 0.38) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.6, y: shore(w * 0.6) + h * 0.08, size: 150 },
        { habitat: 'ground', x: w * 0.81, y: shore(w * 0.81) + h * 0.07, size: 145 },
        { habitat: 'ground', x: w * 0.19, y: shore(w * 0.19) + h * 0.08, size: 130 },
      ],
    },
    nearCrystals(stage, light),
  ];
};

/** Woodland Wharf: a landing in the blue wood, strings of light between the trunks. */
const stringWharf: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.56 : 0.54);
  const light: Light = { x: w * random.between(0.5, 0.64), y: horizon - h * 0.22, colour: p.light, strength: 0.95 };
  const mirrored = sheet.nextId();
  const bark = lch(0.3, 0.06, 250);
  const wood = lch(0.45, 0.05, 245);
  const trunk = (x: number, thick: number, foot: number, depth: number, lean: number) =>
    limb(stage, light, bezier([x, foot], [x + lean * 0.2, foot * 0.7], [x + lean * 0.7, foot * 0.35], [x + lean, -30], 12), (t) => thick * (1 + 0.8 * (1 - t) ** 8 - t * 0.35), bark, depth, 0.4);
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 500);
        stars(stage, random.fork('stars'), 80, horizon * 0.6, p.light);
        moon(stage, light.x, light.y, 62, p.light, random.fork('moon'));
      },
      spots: [{ habitat: 'sky', x: w * 0.24, y: h * 0.2, size: 110 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const chance = random.fork('far trunks');
          const hills = landLine(stage, 1, horizon - 30, 60, 1.4, 220);
          ridge(stage, light, { at: hills, colour: p.growth, depth: 0.78 });
          const firs: string[] = [];
          for (let index = 0; index < 46; index++) {
            const x = w * ((index + chance.next()) / 46);
            const tallness = chance.between(40, 120);
            const y = Math.min(horizon, hills(x) + 26);
            firs.push(polygon([[x, y - tallness], [x + tallness * 0.07, y - tallness * 0.62], [x + tallness * 0.05, y - tallness * 0.62], [x + tallness * 0.13, y - tallness * 0.3], [x + tallness * 0.08, y - tallness * 0.3], [x + tallness * 0.19, y], [x - tallness * 0.19, y], [x - tallness * 0.08, y - tallness * 0.3], [x - tallness * 0.13, y - tallness * 0.3], [x - tallness * 0.05, y - tallness * 0.62], [x - tallness * 0.07, y - tallness * 0.62]]));
          }
          sheet.path(firs.join(''), { fill: mix(p.growth, p.haze, 0.5) });
          mist(stage, horizon - 6, 70, 0.6, mix(p.haze, p.light, 0.3));
          for (const [x, thick, depth] of [[0.08, 34, 0.4], [0.26, 24, 0.52], [0.8, 26, 0.5], [0.93, 40, 0.36]] as const) trunk(w * x, thick, horizon + 12, depth, chance.between(-30, 30));
        });
        water(stage, random.fork('lake'), light, horizon, h, p.water, mirrored);
        const strung = random.fork('strings');
        for (let index = 0; index < 9; index++) {
          const y = h * (0.14 + index * 0.042);
          lightString(stage, strung, [w * 0.09, y + strung.between(-12, 12)], [w * 0.92, y + strung.between(-30, 30)], p.accents[index % 3]!, 7 + stage.energy * 16, 0.72);
        }
        for (const [x, y] of [[0.34, 0.12], [0.62, 0.2], [0.22, 0.26]] as const) rings(stage, w * x, horizon + h * y, w * 0.14, 4, p.glow, 0.7, 0.26);
      },
      spots: [
        { habitat: 'far', x: w * 0.4, y: horizon + 6, size: 105 },
        { habitat: 'water', x: w * 0.7, y: horizon + h * 0.13, size: 150 },
        { habitat: 'air', x: w * 0.42, y: h * 0.42, size: 105 },
      ],
    },
    {
      depth: 0.08,
      light,
      paint() {
        const top = h * 0.8;
        const deck = polygon([[w * 0.14, top], [w * 0.64, top], [w * 0.86, h + 20], [-w * 0.16, h + 20]]);
        for (const [x, y] of [[0.15, 0.8], [0.63, 0.8], [0.03, 0.92], [0.76, 0.92]] as const) sheet.path(ribbon([[w * x, h * y - 62], [w * x, h * y], [w * x, h * y + 90]], () => 20), { fill: sheet.along([{ at: 0, colour: darken(wood, 0.2) }, { at: 1, colour: mix(wood, p.light, 0.35) }], [0, 0], [1, 0]) });
        sheet.path(deck, { fill: sheet.between([{ at: 0, colour: mix(wood, p.light, 0.4) }, { at: 1, colour: darken(wood, 0.14) }], [0, top], [0, h]) });
        const planks: string[] = [];
        for (let index = 1; index < 9; index++) {
          const t = (index / 9) ** 1.5;
          const y = top + (h + 20 - top) * t;
          planks.push(`M${w * (0.14 - 0.3 * t)} ${y}H${w * (0.64 + 0.22 * t)}`);
        }
        sheet.path(planks.join(''), { stroke: p.deep, strokeWidth: 3, opacity: 0.5 });
        for (const [x, y] of [[0.15, 0.735], [0.63, 0.735]] as const) {
          sheet.glow(w * x, h * y, 90, p.glow, 0.85);
          sheet.path(ellipse(w * x, h * y, 10, 13), { fill: lighten(p.glow, 0.08) });
        }
        const chance = random.fork('near trunks');
        trunk(-w * 0.02, 110, h + 20, 0, chance.between(0, 40));
        trunk(w * 1.02, 96, h + 20, 0, chance.between(-50, 0));
      },
      hero: { habitat: 'ground', x: w * 0.36, y: h * 0.9, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.57, y: h * 0.91, size: 145 },
        { habitat: 'ground', x: w * 0.48, y: h * 0.825, size: 105 },
        { habitat: 'ground', x: w * 0.17, y: h * 0.93, size: 130 },
      ],
    },
    {
      depth: 0,
      light,
      paint() {
        sparks(stage, random.fork('notes'), 60, { x: 0, y: h * 0.2, width: w, height: h * 0.7 }, p.glow, 0.9);
        bokeh(stage, random.fork('bokeh'), 7, { x: 0, y: h * 0.4, width: w, height: h * 0.5 }, p.glow, 0.14);
      },
    },
  ];
};

export const voxlumis: KingdomArt = {
  palette,
  hand: { strength: 0.65, length: 34 },
  finish: { bloom: 0.6, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['dawn', 'dusk', 'night', 'day'],
  residents: ['heron', 'owl', 'otter', 'fox'],
  sights: ['bell', 'harp', 'drum', 'shell', 'boat', 'bird', 'fish', 'feather', 'lantern'],
  compositions: [singingHollow, sapphireCity, stringWharf],
};
