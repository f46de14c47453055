import { bezier, ellipse, petal, type Point, polygon, ribbon } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { bokeh, sparks } from '../scenery/air.ts';
import { ground, landLine, mist, ridge } from '../scenery/land.ts';
import { foliage, frond, grass, limb, strands, tree } from '../scenery/plants.ts';
import { rays } from '../scenery/sky.ts';
import { boulders } from '../scenery/stone.ts';
import { water } from '../scenery/water.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.38, 0.08, 155),
  middle: lch(0.6, 0.11, 140),
  horizon: lch(0.86, 0.12, 118),
  light: lch(0.95, 0.1, 112),
  haze: lch(0.7, 0.09, 138),
  ground: lch(0.38, 0.07, 130),
  deep: lch(0.15, 0.04, 165),
  growth: lch(0.5, 0.12, 142),
  water: lch(0.42, 0.07, 175),
  glow: lch(0.92, 0.14, 112),
  accents: [lch(0.7, 0.15, 10), lch(0.86, 0.13, 95), lch(0.72, 0.1, 310)],
};

const bark = lch(0.36, 0.05, 80);

/** The depth of a wood: brightest around the light, darker to the edges. */
function woodland(stage: Stage, light: Light, radius: number): void {
  const { sheet, width, height, palette: p } = stage;
  sheet.path(`M0 0H${width}V${height}H0Z`, {
    fill: sheet.radial(
      [
        { at: 0, colour: p.light },
        { at: 0.16, colour: p.horizon },
        { at: 0.45, colour: p.middle },
        { at: 0.8, colour: p.top },
        { at: 1, colour: mix(p.top, p.deep, 0.4) },
      ],
      light.x,
      light.y,
      radius,
    ),
  });
  sheet.glow(light.x, light.y, radius * 0.5, light.colour, 0.8);
}

/** A row of trunks that rise out of the picture. */
function trunks(stage: Stage, random: Random, light: Light, count: number, foot: (x: number) => number, thick: number, depth: number, gap: number): void {
  const { width: w } = stage;
  for (let index = 0; index < count; index++) {
    const x = w * ((index + random.between(0.15, 0.85)) / count);
    if (Math.abs(x - light.x) < w * gap) continue;
    const lean = random.between(-26, 26);
    const girth = thick * random.between(0.7, 1.3);
    limb(stage, light, bezier([x, foot(x) + 10], [x + lean * 0.2, foot(x) * 0.7], [x + lean, foot(x) * 0.3], [x + lean * 1.4, -30], 12), (t) => girth * (1 + 0.9 * (1 - t) ** 9 - 0.25 * t), mix(bark, palette.growth, 0.15), depth, depth < 0.5 ? 0.55 : 0.2);
    if (depth < 0.7 && random.next() < 0.75) {
      const y = foot(x) * random.between(0.25, 0.55);
      const side = random.next() < 0.5 ? -1 : 1;
      limb(stage, light, bezier([x + lean * 0.5, y], [x + side * girth, y - 20], [x + side * girth * 3, y - 40], [x + side * girth * 4.5, y - 90], 8), (t) => girth * 0.34 * (1 - t * 0.7), bark, depth, 0);
      foliage(stage, random, light, x + side * girth * 4, y - 90, girth * 2.4 + 20, girth * 1.5 + 14, palette.growth, depth, 11, 0.8);
    }
  }
}

/** Leaves hanging over the top of the picture, and light coming through them. */
function canopy(stage: Stage, random: Random, light: Light, drop: number, depth: number, gap: number): void {
  const { width: w } = stage;
  const count = 9;
  for (let index = 0; index < count; index++) {
    const x = w * ((index + 0.5) / count + random.between(-0.04, 0.04));
    const open = Math.max(0, 1 - Math.abs(x - light.x) / (w * gap));
    const y = drop * (0.5 - open * 0.9) + random.between(-20, 20);
    if (y < -70) continue;
    foliage(stage, random, light, x, y, w * 0.12, drop * random.between(0.42, 0.6), mix(stage.palette.growth, stage.palette.deep, 0.25), depth, 19, 0.6);
  }
}

/** Spots of sun that came through the leaves. */
function dapples(stage: Stage, random: Random, at: (x: number) => number, light: Light, count: number): void {
  const { sheet, width: w, height: h } = stage;
  const spots: string[] = [];
  const soft: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = light.x + (random.next() - 0.5) * w * 1.1;
    const y = at(x) + 12 + random.next() * (h - at(x)) * 0.7;
    const size = random.between(5, 22) * (0.6 + (y - at(x)) / h);
    (index % 2 ? spots : soft).push(ellipse(x, y, size * 1.6, size * 0.42));
  }
  sheet.path(soft.join(''), { fill: light.colour, opacity: 0.16 });
  sheet.path(spots.join(''), { fill: light.colour, opacity: 0.3 });
}

function ferns(stage: Stage, random: Random, light: Light, x: number, y: number, size: number, depth: number, count = 6): void {
  const { palette: p } = stage;
  for (let index = 0; index < count; index++) {
    const turn = ((index + 0.5) / count - 0.5) * 2.5 + random.between(-0.15, 0.15);
    frond(stage, light, [x, y], [x + Math.sin(turn) * size, y - Math.cos(turn) * size * 0.75], size * 0.24, size * 0.22, mix(p.growth, p.deep, depth > 0 ? 0.1 : 0.55), depth);
  }
}

function nearLeaves(stage: Stage, light: Light): Layer {
  const { random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('near leaves');
      for (const x of [0, 1]) ferns(stage, chance, light, x * w, h + 30, 270, 0, 7);
      ferns(stage, chance, light, w * chance.between(0.68, 0.84), h + 40, 150, 0, 5);
      const corner = random.next() < 0.5 ? 0 : 1;
      for (let index = 0; index < 5; index++) {
        const from: Point = [corner * w, h * (0.02 + index * 0.05)];
        const reach = chance.between(120, 240);
        const to: Point = [from[0] + (corner ? -1 : 1) * reach, from[1] + chance.between(20, 150)];
        stage.sheet.path(petal(from, to, reach * 0.24), { fill: mix(p.deep, p.growth, 0.16 + index * 0.04) });
      }
      bokeh(stage, chance, 9, { x: 0, y: h * 0.1, width: w, height: h * 0.7 }, light.colour, 0.14);
      sparks(stage, random.fork('pollen'), 44, { x: 0, y: h * 0.2, width: w, height: h * 0.65 }, p.glow, 0.9);
    },
  };
}

/** Grove Galleria: a path between tall trunks to where the light comes in. */
const grove: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p, noise } = stage;
  const light: Light = { x: w * random.between(0.46, 0.62), y: h * (tall ? 0.34 : 0.32), colour: p.light, strength: 1 };
  const floor = h * (tall ? 0.66 : 0.64);
  const line = (base: number, key: number) => (x: number) => base + 16 * noise.at(x / 140, key);
  const near = (x: number) => h * 0.8 + 18 * noise.at(x / 170, 5);
  return [
    {
      depth: 1,
      light,
      paint() {
        woodland(stage, light, h * 0.8);
        trunks(stage, random.fork('far'), light, 13, line(floor - 20, 1), 15, 0.82, 0.05);
        mist(stage, floor - 40, 150, 0.5, mix(p.haze, p.light, 0.4));
      },
      spots: [{ habitat: 'sky', x: light.x - w * 0.04, y: h * 0.2, size: 105 }],
    },
    {
      depth: 0.55,
      light,
      paint() {
        ridge(stage, light, { at: line(floor - 6, 2), colour: mix(p.ground, p.growth, 0.5), depth: 0.62, mist: 0.2 });
        trunks(stage, random.fork('middle'), light, 8, line(floor + 16, 3), 32, 0.52, 0.12);
        const ferny = random.fork('ferny');
        for (let index = 0; index < 7; index++) ferns(stage, ferny, light, w * ferny.next(), floor + 26, ferny.between(46, 80), 0.5, 5);
      },
      spots: [
        { habitat: 'far', x: light.x + w * 0.08, y: floor + 14, size: 118 },
        { habitat: 'air', x: w * 0.3, y: h * 0.38, size: 110 },
      ],
    },
    {
      depth: 0.26,
      light,
      paint() {
        ground(stage, random.fork('floor'), light, line(floor + 34, 4), mix(p.ground, p.growth, 0.35), 0.28);
        const path = bezier([light.x, floor + 22], [light.x - w * 0.14, floor + h * 0.09], [w * 0.72, h * 0.84], [w * 0.42, h * 1.05], 24);
        sheet.path(ribbon(path, (t) => 12 + t ** 1.4 * w * 0.46), {
          fill: sheet.between([{ at: 0, colour: p.light, opacity: 0.95 }, { at: 0.3, colour: mix(p.light, lch(0.7, 0.07, 90), 0.5), opacity: 0.8 }, { at: 1, colour: lch(0.45, 0.06, 85), opacity: 0.85 }], [0, floor], [0, h]),
        });
        trunks(stage, random.fork('near'), light, 4, () => h * 0.78, 66, 0.2, 0.24);
        rays(stage, random.fork('rays'), { ...light, y: -40 }, 9, h * 0.95, 1, 0.36, random.pick([-0.3, 0.3]));
        grass(stage, random.fork('verge'), light, (x) => near(x) - 34, 170, 34, p.growth, 0.2, 0.1);
      },
      spots: [{ habitat: 'ground', x: w * 0.62, y: h * 0.765, size: 118 }],
    },
    {
      depth: 0.04,
      light,
      paint() {
        dapples(stage, random.fork('dapples'), near, light, 60);
        canopy(stage, random.fork('canopy'), light, h * 0.24, 0.06, 0.32);
        const ferny = random.fork('fern beds');
        for (const x of [0.06, 0.2, 0.82, 0.94]) ferns(stage, ferny, light, w * x, h * ferny.between(0.86, 0.92), 120, 0.06, 7);
      },
      hero: { habitat: 'ground', x: w * 0.4, y: h * 0.88, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.72, y: h * 0.89, size: 155 },
        { habitat: 'ground', x: w * 0.21, y: h * 0.93, size: 135 },
      ],
    },
    nearLeaves(stage, light),
  ];
};

/** Leaf Spot: the great tree alone in its glade. */
const heartTree: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const light: Light = { x: w * random.between(0.28, 0.4), y: h * 0.24, colour: p.light, strength: 1 };
  const floor = h * (tall ? 0.68 : 0.66);
  const far = landLine(stage, 1, floor - 70, 60, 1, 200);
  const knoll = (x: number) => floor + 46 - 60 * Math.exp(-(((x - w * 0.66) / (w * 0.28)) ** 2)) + stage.noise.at(x / 120, 3) * 10;
  const near = landLine(stage, 4, h * 0.84, 24, 1, 240);
  const at: Point = [w * 0.66, floor + 20];
  return [
    {
      depth: 1,
      light,
      paint() {
        woodland(stage, light, h * 0.85);
        const chance = random.fork('far woods');
        for (let index = 0; index < 16; index++) {
          const x = w * ((index + chance.next()) / 16);
          foliage(stage, chance, light, x, far(x) - chance.between(20, 90), chance.between(40, 80), chance.between(50, 100), p.growth, 0.8, 17, 0.5);
        }
        mist(stage, floor - 50, 120, 0.6, mix(p.haze, p.light, 0.45));
      },
      spots: [{ habitat: 'sky', x: w * 0.22, y: h * 0.16, size: 105 }],
    },
    {
      depth: 0.5,
      light,
      paint() {
        const chance = random.fork('middle woods');
        for (const x of [-0.02, 0.1, 0.94, 1.03]) tree(stage, chance, light, w * x, floor + 20, h * chance.between(0.34, 0.46), bark, p.growth, 0.52);
        ridge(stage, light, { at: (x) => floor + 8 + stage.noise.at(x / 150, 9) * 12, colour: mix(p.ground, p.growth, 0.55), depth: 0.48, mist: 0.15 });
      },
      spots: [
        { habitat: 'far', x: w * 0.25, y: floor + 16, size: 110 },
        { habitat: 'air', x: w * 0.3, y: h * 0.4, size: 110 },
      ],
    },
    {
      depth: 0.24,
      light,
      paint() {
        ground(stage, random.fork('knoll'), light, knoll, mix(p.ground, p.growth, 0.45), 0.24);
        const chance = random.fork('great tree');
        const reach = h * (tall ? 0.4 : 0.44);
        for (const toe of [-1.5, -0.8, 0.7, 1.4]) limb(stage, light, bezier([at[0] + toe * 12, at[1] - 46], [at[0] + toe * 40, at[1] - 10], [at[0] + toe * 60, at[1] + 6], [at[0] + toe * 105, at[1] + 22], 7), (t) => 34 * (1 - t) + 3, bark, 0.16, 0.3);
        limb(stage, light, bezier([at[0], at[1] + 14], [at[0] - 22, at[1] - reach * 0.3], [at[0] + 16, at[1] - reach * 0.5], [at[0], at[1] - reach * 0.8], 14), (t) => 96 * (1 - t * 0.55) + 60 * (1 - t) ** 8, bark, 0.16, 0.8);
        for (const [dx, rise] of [[-0.26, 0.86], [0.25, 0.9], [-0.16, 1.12], [0.15, 1.16], [-0.36, 0.68], [0.34, 0.72]] as const)
          limb(stage, light, bezier([at[0], at[1] - reach * 0.5], [at[0] + dx * w * 0.2, at[1] - reach * 0.66], [at[0] + dx * w * 0.6, at[1] - reach * rise * 0.9], [at[0] + dx * w, at[1] - reach * rise], 9), (t) => 32 * (1 - t * 0.75), bark, 0.16, 0.3);
        for (const [dx, rise, rx, ry] of [[-0.34, 0.74, 0.14, 0.09], [0.34, 0.78, 0.13, 0.09], [-0.24, 0.94, 0.16, 0.11], [0.24, 0.98, 0.16, 0.11], [0, 1.0, 0.18, 0.12], [-0.13, 1.2, 0.16, 0.1], [0.13, 1.22, 0.16, 0.1], [0, 1.36, 0.13, 0.08]] as const)
          foliage(stage, chance, light, at[0] + dx * w, at[1] - reach * rise, w * rx, h * ry, mix(p.growth, p.light, chance.between(0, 0.16)), 0.16, 15, 0.75);
        sheet.glow(at[0] - 14, at[1] - reach * 0.28, 70, p.glow, 0.75);
        sheet.path(`M${at[0] - 14} ${at[1] - reach * 0.2}c-44 -30 -34 -66 -14 -66q12 0 14 18q4 -18 16 -18c20 0 26 36 -16 66Z`, { fill: lighten(p.glow, 0.04), opacity: 0.9 });
        rays(stage, random.fork('rays'), { ...light, y: -60 }, 8, h, 1.1, 0.34, 0.25);
      },
      spots: [{ habitat: 'ground', x: w * 0.86, y: knoll(w * 0.86) + 40, size: 125 }],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('near'), light, near, mix(p.ground, p.deep, 0.2), 0.02);
        dapples(stage, random.fork('dapples'), near, light, 40);
        grass(stage, random.fork('grass'), light, near, 330, 46, p.growth, 0.03, 0.15);
        const chance = random.fork('flowers');
        for (const colour of p.accents) {
          const heads: string[] = [];
          for (let index = 0; index < 16; index++) {
            const x = chance.between(0, w);
            const y = near(x) + chance.between(-18, 90);
            for (let leaf = 0; leaf < 5; leaf++) heads.push(petal([x, y], [x + Math.cos(leaf * 1.257) * 8, y + Math.sin(leaf * 1.257) * 6.5], 3));
          }
          sheet.path(heads.join(''), { fill: lighten(colour, 0.08), opacity: 0.92 });
        }
      },
      hero: { habitat: 'ground', x: w * 0.34, y: near(w * 0.34) + h * 0.05, size: 195 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: near(w * 0.68) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.13, y: near(w * 0.13) + h * 0.07, size: 135 },
      ],
    },
    nearLeaves(stage, light),
  ];
};

/** Pond Pavilion: a roof on stilts over still water, lilies and hanging willow. */
const pondPavilion: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const shoreline = h * (tall ? 0.55 : 0.53);
  const light: Light = { x: w * random.between(0.5, 0.62), y: shoreline - h * 0.2, colour: p.light, strength: 1 };
  const bank = landLine(stage, 4, h * 0.83, 24, 1, 220);
  const mirrored = sheet.nextId();
  const house: Point = [w * random.between(0.64, 0.74), shoreline + 14];
  const wood = lch(0.42, 0.07, 50);
  const pavilion = () => {
    const [x, y] = house;
    const scale = tall ? 1.05 : 1.15;
    sheet.group({ x, y, scale }, () => {
      const roof = mix(wood, p.accents[0]!, 0.35);
      sheet.glow(0, -60, 120, p.glow, 0.7);
      for (const post of [-74, -40, 40, 74]) sheet.path(ribbon([[post, 14], [post, -30], [post, -84]], () => 8), { fill: darken(wood, 0.06) });
      sheet.path(polygon([[-96, -6], [96, -6], [88, 6], [-88, 6]]), { fill: lighten(wood, 0.1) });
      sheet.path('M-84 -26H84M-84 -16H84', { stroke: wood, strokeWidth: 3 });
      const tier = (half: number, foot: number, top: number) => {
        const d = `M${-half} ${foot}Q${-half * 0.5} ${foot - 8} ${-half * 0.3} ${top}H${half * 0.3}Q${half * 0.5} ${foot - 8} ${half} ${foot}Q0 ${foot - 12} ${-half} ${foot}Z`;
        sheet.path(d, { fill: sheet.along([{ at: 0, colour: mix(roof, light.colour, 0.5) }, { at: 1, colour: darken(roof, 0.1) }], light.x < x ? [0, 0] : [1, 0], light.x < x ? [1, 0.6] : [0, 0.6]) });
      };
      tier(118, -78, -122);
      tier(72, -118, -160);
      sheet.path(ellipse(0, -166, 6, 9), { fill: p.glow });
      for (const lamp of [-58, 0, 58]) {
        sheet.glow(lamp, -62, 34, p.glow, 0.85);
        sheet.path(ellipse(lamp, -62, 6, 8), { fill: lighten(p.glow, 0.05) });
      }
    });
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        woodland(stage, light, h * 0.78);
        trunks(stage, random.fork('far'), light, 12, () => shoreline, 13, 0.84, 0.06);
      },
      spots: [{ habitat: 'sky', x: w * 0.3, y: h * 0.19, size: 105 }],
    },
    {
      depth: 0.5,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const chance = random.fork('shore');
          for (let index = 0; index < 12; index++) {
            const x = w * ((index + chance.next()) / 12);
            const open = Math.abs(x - light.x) < w * 0.1 ? 0.4 : 1;
            foliage(stage, chance, light, x, shoreline - chance.between(20, 60) * open, chance.between(50, 80), chance.between(50, 110) * open, p.growth, 0.58, 15, 0.6);
          }
          mist(stage, shoreline - 10, 70, 0.6, mix(p.haze, p.light, 0.5));
          pavilion();
        });
        water(stage, random.fork('pond'), light, shoreline + 8, h, p.water, mirrored);
        rays(stage, random.fork('rays'), { ...light, y: -60 }, 8, h * 0.9, 1, 0.3, 0.2);
        const chance = random.fork('lilies');
        const pads: string[] = [];
        const edges: string[] = [];
        for (let index = 0; index < 46; index++) {
          const down = chance.next();
          const y = shoreline + 30 + down * (h * 0.84 - shoreline);
          const x = chance.between(0, w);
          if (Math.abs(x - light.x) < w * 0.13 * (1.4 - down)) continue;
          const size = 9 + down * 26;
          pads.push(ellipse(x, y, size, size * 0.32));
          edges.push(`M${(x - size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}Q${x.toFixed(1)} ${(y - size * 0.42).toFixed(1)} ${(x + size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}`);
          if (chance.next() < 0.3)
            for (let leaf = 0; leaf < 7; leaf++) sheet.path(petal([x, y - 2], [x + Math.cos(Math.PI + (leaf / 6) * Math.PI) * size * 0.5, y - 3 + Math.sin(Math.PI + (leaf / 6) * Math.PI) * size * 0.55], size * 0.12), { fill: lighten(p.accents[leaf % 2 ? 0 : 2]!, 0.12) });
        }
        sheet.path(pads.join(''), { fill: mix(p.growth, p.water, 0.2), opacity: 0.92 });
        sheet.path(edges.join(''), { stroke: mix(p.growth, p.light, 0.6), strokeWidth: 1.8, opacity: 0.8 });
      },
      spots: [
        { habitat: 'far', x: w * 0.2, y: shoreline + 10, size: 105 },
        { habitat: 'water', x: w * 0.5, y: shoreline + h * 0.14, size: 130 },
        { habitat: 'air', x: w * 0.34, y: h * 0.4, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        ground(stage, random.fork('bank'), light, bank, mix(p.ground, p.growth, 0.3), 0.03);
        grass(stage, random.fork('grass'), light, bank, 280, 46, p.growth, 0.04, 0.15);
        boulders(stage, random.fork('stones'), light, [[w * 0.9, h * 0.9, 70], [w * 0.72, bank(w * 0.72) + 10, 30], [w * 0.05, h * 0.93, 60]], lch(0.45, 0.03, 140), 0);
        strands(stage, random.fork('willow'), light, -20, w * 0.36, () => -10, 26, h * 0.5, p.growth, 0.05, 7);
        strands(stage, random.fork('willow 2'), light, w * 0.74, w + 20, () => -10, 18, h * 0.34, p.growth, 0.05, 7);
        canopy(stage, random.fork('canopy'), light, h * 0.14, 0.06, 0.3);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: bank(w * 0.37) + h * 0.055, size: 200 },
      spots: [
        { habitat: 'ground', x: w * 0.65, y: bank(w * 0.65) + h * 0.065, size: 150 },
        { habitat: 'ground', x: w * 0.81, y: bank(w * 0.81) + h * 0.05, size: 135 },
        { habitat: 'ground', x: w * 0.16, y: bank(w * 0.16) + h * 0.07, size: 135 },
      ],
    },
    nearLeaves(stage, light),
  ];
};

export const eleasis: KingdomArt = {
  palette,
  hand: { strength: 0.9, length: 38 },
  finish: { bloom: 0.5, paper: 0.3, grain: 0.25, vignette: 0.5 },
  hours: ['day', 'dawn', 'dusk'],
  residents: ['deer', 'rabbit', 'bear', 'otter'],
  sights: ['flower', 'sprout', 'well', 'bird', 'umbrella', 'book', 'house', 'leaf', 'bridge'],
  compositions: [grove, heartTree, pondPavilion],
};
