import { ellipse, type Point, polygon, rect } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { sparks } from '../scenery/air.ts';
import { block, faces, steps, windows, ziggurat } from '../scenery/built.ts';
import { ground, landLine, mist, ridge } from '../scenery/land.ts';
import { foliage, grass, limb } from '../scenery/plants.ts';
import { rays, sky } from '../scenery/sky.ts';
import { bezier } from '../brush.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.52, 0.11, 62),
  middle: lch(0.68, 0.14, 72),
  horizon: lch(0.9, 0.13, 88),
  light: lch(0.95, 0.12, 92),
  haze: lch(0.74, 0.12, 77),
  ground: lch(0.5, 0.11, 68),
  deep: lch(0.2, 0.05, 55),
  growth: lch(0.55, 0.1, 95),
  water: lch(0.62, 0.1, 80),
  glow: lch(0.8, 0.17, 62),
  accents: [lch(0.78, 0.16, 82), lch(0.58, 0.17, 40), lch(0.5, 0.09, 230)],
};

const sandstone = lch(0.68, 0.1, 75);
const bronze = lch(0.5, 0.1, 65);
const gold = lch(0.84, 0.15, 86);

/** The kingdom's sun: a disc in rings of many corners, with beams of even width. */
function geometricSun(stage: Stage, light: Light, radius: number, beams: number): void {
  const { sheet } = stage;
  const ring = (r: number, corners: number, turn: number): Point[] =>
    Array.from({ length: corners }, (_, index) => {
      const angle = turn + (index / corners) * Math.PI * 2;
      return [light.x + Math.cos(angle) * r, light.y + Math.sin(angle) * r];
    });
  const fan: string[] = [];
  const fine: string[] = [];
  for (let index = 0; index < beams; index++) {
    const angle = (index / beams) * Math.PI * 2;
    const at = (turn: number, r: number): Point => [light.x + Math.cos(angle + turn) * r, light.y + Math.sin(angle + turn) * r];
    fan.push(polygon([at(0, radius * 1.15), at(-0.055, radius * 5), at(0.055, radius * 5)]));
    fine.push(polygon([at(Math.PI / beams, radius * 1.3), at(Math.PI / beams - 0.012, radius * 3.4), at(Math.PI / beams + 0.012, radius * 3.4)]));
  }
  const beam = (opacity: number) =>
    sheet.radial([{ at: 0.15, colour: light.colour, opacity }, { at: 1, colour: light.colour, opacity: 0 }], light.x, light.y, radius * 4.6);
  sheet.path(fan.join(''), { fill: beam(0.34) });
  sheet.path(fine.join(''), { fill: beam(0.5) });
  for (const [r, corners, width, see] of [[1.62, 12, 2, 0.55], [1.4, 12, 4, 0.7], [1.2, 24, 2, 0.8]] as const)
    sheet.path(polygon(ring(radius * r, corners, corners)), { stroke: lighten(gold, 0.06), strokeWidth: width, opacity: see });
  sheet.glow(light.x, light.y, radius * 2.6, light.colour, 0.7);
  sheet.path(polygon(ring(radius, 24, 0)), {
    fill: sheet.radial([{ at: 0, colour: lch(0.985, 0.04, 96) }, { at: 0.7, colour: lighten(light.colour, 0.02) }, { at: 1, colour: gold }], light.x, light.y, radius),
  });
}

function facets(stage: Stage, random: Random, light: Light, x: number, y: number, width: number, height: number, colour: Colour, depth: number): void {
  const { sheet } = stage;
  const { lit, plain, dark } = faces(stage, light, colour, depth);
  const side = light.x >= x ? 1 : -1;
  const flat = width * random.between(0.3, 0.5);
  const top: Point[] = [[x - flat, y - height * random.between(0.9, 1)], [x - flat * 0.1, y - height], [x + flat, y - height * random.between(0.88, 1)]];
  const foot: Point[] = [[x - width, y], [x - width * 0.3, y], [x + width * 0.35, y], [x + width, y]];
  const waist: Point[] = [[x - width * 0.72, y - height * 0.45], [x - width * 0.1, y - height * 0.4], [x + width * 0.75, y - height * 0.5]];
  const tone = (position: number) => (position * side > 0.2 ? lit : position * side < -0.2 ? dark : plain);
  const face = (points: Point[], position: number, shift: number) => sheet.path(polygon(points), { fill: lighten(tone(position), shift) });
  face([foot[0]!, waist[0]!, waist[1]!, foot[1]!], -1, -0.02);
  face([foot[1]!, waist[1]!, foot[2]!], 0, -0.03);
  face([foot[2]!, waist[1]!, waist[2]!, foot[3]!], 1, 0);
  face([waist[0]!, top[0]!, top[1]!, waist[1]!], -0.5, 0.02);
  face([waist[1]!, top[1]!, top[2]!, waist[2]!], 0.6, 0.04);
}

function acacia(stage: Stage, random: Random, light: Light, x: number, y: number, height: number, depth: number): void {
  const bark = darken(bronze, 0.14);
  for (const lean of [-0.5, 0.12, 0.6]) {
    const tip: Point = [x + lean * height * 0.6, y - height * random.between(0.82, 0.98)];
    limb(stage, light, bezier([x, y], [x, y - height * 0.4], [x + lean * height * 0.2, y - height * 0.6], tip, 8), (t) => height * 0.06 * (1.1 - t * 0.8), bark, depth, 0.2);
    for (let pad = 0; pad < 2; pad++)
      foliage(stage, random, light, tip[0] + (pad - 0.5) * height * 0.2, tip[1] - pad * height * 0.05, height * random.between(0.24, 0.34), height * 0.085, mix(palette.growth, palette.accents[1]!, 0.25), depth, Math.max(5, height * 0.03), 1.2);
  }
}

/** A frame of cut stone and gold on both sides: what a great gate shows of itself when one stands in it. */
function gateFrame(stage: Stage, light: Light): Layer {
  const { sheet, random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const dark = mix(p.deep, bronze, 0.2);
      for (const left of [true, false]) {
        const edge = (t: number) => (left ? w * t : w * (1 - t));
        const lit = mix(dark, light.colour, 0.5);
        sheet.path(polygon([[edge(-0.02), -10], [edge(0.1), -10], [edge(0.075), h * 0.2], [edge(0.075), h + 10], [edge(-0.02), h + 10]]), {
          fill: sheet.along([{ at: 0, colour: dark }, { at: 0.8, colour: mix(dark, bronze, 0.35) }, { at: 1, colour: lit }], left ? [0, 0] : [1, 0], left ? [1, 0] : [0, 0]),
        });
        for (let index = 0; index < 7; index++) {
          const y = h * (0.24 + index * 0.1);
          const x = edge(0.037);
          sheet.path(polygon([[x, y - 22], [x + 12, y], [x, y + 22], [x - 12, y]]), { stroke: gold, strokeWidth: 2, opacity: 0.65 });
          sheet.path(polygon([[x, y - 9], [x + 5, y], [x, y + 9], [x - 5, y]]), { fill: gold, opacity: 0.75 });
        }
        sheet.path(`M${edge(0.075)} ${h * 0.2}V${h}`, { stroke: gold, strokeWidth: 2.5, opacity: 0.7 });
      }
      sparks(stage, random.fork('dust'), 30, { x: 0, y: h * 0.2, width: w, height: h * 0.7 }, gold, 0.9);
    },
  };
}

/** The forge hall: columns running to a round fire at the end of a floor of tiles. */
const forgeHall: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const vanish: Point = [w * random.between(0.46, 0.58), h * (tall ? 0.46 : 0.44)];
  const light: Light = { x: vanish[0], y: vanish[1], colour: lighten(p.glow, 0.1), strength: 1 };
  const floorY = h * (tall ? 0.62 : 0.6);
  const ember = p.glow;
  const column = (t: number, left: boolean) => {
    const spread = w * (0.1 + 0.62 * t ** 1.6);
    const x = vanish[0] + (left ? -spread : spread);
    const foot = floorY + (h * 0.99 - floorY) * t ** 1.7 * 0.86;
    const half = 10 + 52 * t ** 1.6;
    const depth = 0.72 * (1 - t) ** 1.1;
    const tone = mix(bronze, sandstone, 0.25);
    const { lit, plain, dark } = faces(stage, light, tone, depth);
    const inner = left ? 1 : -1;
    sheet.path(rect(x - half, -20, half * 2, foot + 20), {
      fill: sheet.along([{ at: 0, colour: lit }, { at: 0.3, colour: mix(lit, plain, 0.7) }, { at: 0.62, colour: dark }, { at: 1, colour: mix(dark, p.deep, 0.6) }], inner > 0 ? [1, 0] : [0, 0], inner > 0 ? [0, 0] : [1, 0]),
    });
    const flutes: string[] = [];
    for (const share of [-0.62, -0.3, 0.04, 0.38, 0.7]) flutes.push(rect(x + half * share, -20, half * 0.07, foot));
    sheet.path(flutes.join(''), { fill: mix(dark, p.deep, 0.4), opacity: 0.5 });
    for (const [y, reach] of [[foot, 1.35], [foot - half * 0.5, 1.18], [h * 0.1 * (1 - t) + 4, 1.3]] as const)
      sheet.path(polygon([[x - half * reach, y], [x + half * reach, y], [x + half * reach * 0.94, y - half * 0.42], [x - half * reach * 0.94, y - half * 0.42]]), { fill: sheet.along([{ at: 0, colour: lighten(lit, 0.05) }, { at: 1, colour: dark }], inner > 0 ? [1, 0] : [0, 0], inner > 0 ? [0, 0] : [1, 0]) });
    const band = foot - (foot - vanish[1]) * 0.9;
    sheet.path(rect(x - half, band, half * 2, half * 0.3), { fill: mix(gold, plain, 0.25 + depth * 0.5), opacity: 0.9 });
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sheet.path(rect(0, 0, w, h), {
          fill: sheet.radial([{ at: 0, colour: p.horizon }, { at: 0.2, colour: mix(p.horizon, ember, 0.5) }, { at: 0.5, colour: mix(p.top, ember, 0.12) }, { at: 1, colour: p.deep }], vanish[0], vanish[1], Math.max(w, h) * 0.72),
        });
        const coffers: string[] = [];
        for (let index = 0; index < 9; index++) {
          const t = index / 8;
          coffers.push(polygon([[vanish[0] + (w * (t - 0.5)) * 2.6, -20], [vanish[0] + (w * (t - 0.5)) * 2.6 + 14, -20], [vanish[0] + (t - 0.5) * 90, vanish[1] - h * 0.14]]));
        }
        sheet.path(coffers.join(''), { fill: p.deep, opacity: 0.3 });
        geometricSun(stage, light, tall ? 78 : 84, 24);
      },
      spots: [{ habitat: 'sky', x: vanish[0] + w * 0.13, y: h * 0.19, size: 105 }],
    },
    {
      depth: 0.55,
      light,
      paint() {
        sheet.path(rect(0, floorY, w, h - floorY + 10), {
          fill: sheet.between([{ at: 0, colour: mix(p.horizon, gold, 0.5) }, { at: 0.22, colour: mix(sandstone, ember, 0.3) }, { at: 1, colour: mix(bronze, p.deep, 0.55) }], [0, floorY], [0, h]),
        });
        const lines: string[] = [];
        for (let index = -9; index <= 9; index++) lines.push(`M${vanish[0] + index * 14} ${floorY}L${vanish[0] + index * w * 0.22} ${h + 10}`);
        for (let index = 1; index < 12; index++) {
          const y = floorY + (h - floorY) * (index / 11) ** 2;
          lines.push(`M0 ${y}H${w}`);
        }
        sheet.path(lines.join(''), { stroke: mix(bronze, p.deep, 0.4), strokeWidth: 1.8, opacity: 0.55 });
        const tiles: string[] = [];
        const chance = random.fork('tiles');
        for (let row = 2; row < 10; row++)
          for (let column = -6; column < 6; column++) {
            if (chance.next() < 0.72) continue;
            const at = (c: number, r: number): Point => {
              const t = (r / 11) ** 2;
              return [vanish[0] + c * (14 + (w * 0.22 - 14) * t), floorY + (h - floorY) * t];
            };
            tiles.push(polygon([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]));
          }
        sheet.path(tiles.join(''), { fill: gold, opacity: 0.24 });
        sheet.glow(vanish[0], floorY + 10, w * 0.42, light.colour, 0.85, h * 0.26);
        const [x, y] = [vanish[0], floorY];
        ziggurat(stage, light, x, y + 14, 210, 46, 3, bronze, 0.4);
        for (const t of [0.02, 0.16, 0.34]) for (const left of [true, false]) column(t, left);
      },
      spots: [
        { habitat: 'far', x: vanish[0], y: floorY - 26, size: 88 },
        { habitat: 'air', x: vanish[0] - w * 0.17, y: h * 0.32, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        for (const t of [0.6, 0.92]) for (const left of [true, false]) column(t, left);
        rays(stage, random.fork('rays'), light, 9, h * 0.6, 2.2, 0.2);
        sparks(stage, random.fork('sparks'), 70, { x: w * 0.1, y: h * 0.25, width: w * 0.8, height: h * 0.6 }, ember, 1);
      },
      hero: { habitat: 'ground', x: w * 0.4, y: h * (tall ? 0.87 : 0.88), size: 215 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: h * 0.86, size: 165 },
        { habitat: 'ground', x: w * 0.57, y: h * 0.73, size: 120 },
        { habitat: 'ground', x: w * 0.22, y: h * 0.93, size: 150 },
      ],
    },
  ];
};

/** Savanna: tables of cut rock, flat-topped trees and a sun of many corners. */
const savanna: Composition = (stage) => {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.6 : 0.58);
  const light: Light = { x: w * random.between(0.52, 0.68), y: horizon - h * (0.13 + 0.06 * stage.moment), colour: p.light, strength: 1 };
  const plain = landLine(stage, 2, h * 0.7, 26, 1, 320);
  const near = landLine(stage, 3, h * 0.82, 30, 1, 260);
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 600);
        geometricSun(stage, light, tall ? 96 : 104, 20);
      },
      spots: [{ habitat: 'sky', x: w * 0.23, y: h * 0.2, size: 125 }],
    },
    {
      depth: 0.65,
      light,
      paint() {
        const chance = random.fork('mesas');
        for (const [x, width, height, depth] of [[0.1, 0.16, 0.2, 0.78], [0.9, 0.2, 0.24, 0.74], [0.36, 0.1, 0.1, 0.82], [0.7, 0.1, 0.09, 0.84]] as const)
          facets(stage, chance, light, w * (x + chance.between(-0.04, 0.04)), horizon + 14, w * width, h * height, sandstone, depth);
        mist(stage, horizon, 60, 0.5);
        for (const [x, width, height] of [[-0.02, 0.2, 0.2], [0.98, 0.16, 0.16]] as const)
          facets(stage, chance, light, w * x, horizon + 50, w * width, h * height, mix(sandstone, p.accents[1]!, 0.3), 0.45);
        ridge(stage, light, { at: (x) => horizon + 12 + stage.noise.at(x / 190, 8) * 10, colour: mix(p.ground, gold, 0.3), depth: 0.5, mist: 0.1, sharp: true });
      },
      spots: [
        { habitat: 'far', x: w * 0.36, y: horizon + 22, size: 120 },
        { habitat: 'air', x: w * 0.4, y: h * 0.33, size: 110 },
      ],
    },
    {
      depth: 0.3,
      light,
      paint() {
        const chance = random.fork('trees');
        acacia(stage, chance, light, w * 0.82, horizon + 70, h * 0.2, 0.34);
        acacia(stage, chance, light, w * 0.2, horizon + 46, h * 0.13, 0.5);
        ridge(stage, light, { at: plain, colour: p.ground, depth: 0.26, mist: 0 });
        grass(stage, random.fork('plain'), light, plain, 320, 24, mix(p.ground, gold, 0.4), 0.24, 0.2);
      },
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('near'), light, near, mix(p.ground, p.deep, 0.25), 0);
        const chance = random.fork('shards');
        for (const [x, y, size] of [[0.92, 0.9, 90], [0.06, 0.9, 70], [0.72, 0.84, 26]] as const) facets(stage, chance, light, w * x, h * y + 20, size, size * 1.15, bronze, 0);
        acacia(stage, chance, light, w * (tall ? 0.02 : 0.05), h * 0.9, h * (tall ? 0.56 : 0.64), 0.03);
        grass(stage, random.fork('grass'), light, near, 420, 62, mix(p.ground, gold, 0.35), 0.02, 0.25);
        sparks(stage, random.fork('dust'), 36, { x: 0, y: h * 0.45, width: w, height: h * 0.5 }, gold, 0.9);
      },
      hero: { habitat: 'ground', x: w * 0.38, y: near(w * 0.38) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: near(w * 0.66) + h * 0.07, size: 160 },
        { habitat: 'ground', x: w * 0.83, y: near(w * 0.83) + h * 0.03, size: 130 },
        { habitat: 'ground', x: w * 0.18, y: near(w * 0.18) + h * 0.09, size: 140 },
      ],
    },
    {
      depth: 0,
      light,
      paint: () => grass(stage, random.fork('front'), light, () => h + 14, 130, 120, mix(p.deep, p.ground, 0.3), 0, 0.3),
    },
  ];
};

/** Sandstone Square: stairs between stepped towers up to a gate with the sun in it. */
const sandstoneSquare: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.62 : 0.6);
  const gate: Point = [w * random.between(0.48, 0.58), h * (tall ? 0.4 : 0.36)];
  const light: Light = { x: gate[0], y: gate[1], colour: p.light, strength: 1 };
  const square = h * 0.78;
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 640);
        geometricSun(stage, light, tall ? 84 : 90, 16);
      },
      spots: [{ habitat: 'sky', x: w * 0.22, y: h * 0.15, size: 110 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        const chance = random.fork('city');
        for (let row = 0; row < 3; row++) {
          const depth = 0.8 - row * 0.2;
          for (let index = 0; index < 7; index++) {
            const x = w * ((index + chance.between(0.2, 0.8)) / 7);
            const away = Math.abs(x - gate[0]) / w;
            if (away < 0.1 + row * 0.06) continue;
            const width = w * chance.between(0.07, 0.13) * (1 + row * 0.25);
            const height = h * (0.1 + away * 0.42) * chance.between(0.7, 1.15);
            const y = horizon + row * 34;
            if (chance.next() < 0.34) ziggurat(stage, light, x, y, width * 1.5, height * 0.85, 5, sandstone, depth);
            else {
              block(stage, light, x, y, width, height, mix(sandstone, chance.pick([bronze, gold, p.accents[1]!]), 0.22), depth);
              windows(stage, chance, x, y - height * 0.1, width * 0.7, height * 0.8, 3, 5, mix(p.deep, sandstone, 0.4), 0.5);
              sheet.path(rect(x - width * 0.54, y - height - 4, width * 1.08, 7), { fill: mix(gold, p.haze, depth * 0.7) });
            }
          }
          mist(stage, horizon + row * 34, 40, 0.35);
        }
        ziggurat(stage, light, gate[0], square, w * 0.72, square - gate[1] - h * 0.1, 7, mix(sandstone, gold, 0.15), 0.4);
        const arch = { half: 44, top: gate[1] - 12 };
        const foot = gate[1] + h * 0.11;
        for (const side of [-1, 1]) block(stage, light, gate[0] + side * 74, foot, 40, foot - arch.top + 34, sandstone, 0.34, 0.3);
        sheet.path(polygon([[gate[0] - 104, arch.top - 30], [gate[0] + 104, arch.top - 30], [gate[0] + 90, arch.top - 58], [gate[0] - 90, arch.top - 58]]), { fill: faces(stage, light, gold, 0.25).plain });
        sheet.path(polygon([[gate[0] - 80, arch.top - 58], [gate[0] + 80, arch.top - 58], [gate[0], arch.top - 104]]), { fill: faces(stage, light, sandstone, 0.3).lit });
        sheet.path(ellipse(gate[0], arch.top - 75, 9), { fill: lighten(gold, 0.06) });
      },
      spots: [
        { habitat: 'far', x: gate[0] - w * 0.28, y: horizon + 72, size: 120 },
        { habitat: 'air', x: w * 0.78, y: h * 0.28, size: 110 },
      ],
    },
    {
      depth: 0.2,
      light,
      paint() {
        steps(stage, light, gate[0], square + 12, w * 0.2, [gate[0], gate[1] + h * 0.11], 38, 17, mix(sandstone, gold, 0.3), 0.25);
        const chance = random.fork('walls');
        for (const side of [-1, 1])
          for (const [away, height, width] of [[0.3, 0.2, 0.14], [0.45, 0.34, 0.2]] as const) {
            const x = w / 2 + side * w * away;
            block(stage, light, x, square + 30, w * width, h * height, mix(sandstone, bronze, 0.4), 0.16, 0.1);
            windows(stage, chance, x, square, w * width * 0.7, h * height * 0.75, 2, 4, p.glow, 0.55);
            sheet.path(rect(x - w * width * 0.55, square + 30 - h * height - 6, w * width * 1.1, 11), { fill: faces(stage, light, gold, 0.14).plain });
          }
        sheet.glow(gate[0], square, w * 0.4, light.colour, 0.5, h * 0.1);
      },
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('square'), light, () => square + 14, mix(sandstone, bronze, 0.35), 0.02);
        const seams: string[] = [];
        for (let index = -7; index <= 7; index++) seams.push(`M${gate[0] + index * w * 0.06} ${square + 14}L${gate[0] + index * w * 0.2} ${h}`);
        for (let index = 1; index < 6; index++) seams.push(`M0 ${square + 14 + (h - square) * (index / 6) ** 1.7}H${w}`);
        sheet.path(seams.join(''), { stroke: p.deep, strokeWidth: 1.6, opacity: 0.3 });
      },
      hero: { habitat: 'ground', x: w * 0.37, y: h * 0.9, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: h * 0.9, size: 160 },
        { habitat: 'ground', x: w * 0.54, y: h * 0.83, size: 115 },
        { habitat: 'ground', x: w * 0.2, y: h * 0.94, size: 140 },
      ],
    },
    gateFrame(stage, light),
  ];
};

export const chryseos: KingdomArt = {
  palette,
  hand: { strength: 0.55, length: 32 },
  finish: { bloom: 0.4, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['day', 'dusk', 'day'],
  residents: ['fox', 'tortoise', 'bear', 'heron'],
  sights: ['drum', 'fire', 'key', 'bell', 'tower', 'kite', 'flock', 'chest', 'mirror'],
  compositions: [forgeHall, savanna, sandstoneSquare],
};
