import { ellipse, type Point, polygon, rect } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { bokeh, sparks } from '../scenery/air.ts';
import { steps } from '../scenery/built.ts';
import { ground, landLine, mist } from '../scenery/land.ts';
import { grass } from '../scenery/plants.ts';
import { heapCloud, orb, rays, sky, stars, streakClouds } from '../scenery/sky.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.54, 0.15, 295),
  middle: lch(0.72, 0.12, 303),
  horizon: lch(0.93, 0.045, 335),
  light: lch(0.985, 0.02, 90),
  haze: lch(0.84, 0.065, 308),
  ground: lch(0.72, 0.08, 302),
  deep: lch(0.34, 0.14, 294),
  growth: lch(0.76, 0.07, 300),
  water: lch(0.82, 0.06, 290),
  glow: lch(0.97, 0.04, 320),
  accents: [lch(0.72, 0.13, 305), lch(0.86, 0.07, 345), lch(0.9, 0.09, 92)],
};

const marble = lch(0.94, 0.02, 310);
const violetShade = lch(0.55, 0.14, 297);

/** A bed of clouds across the picture: heaps behind heaps. */
function cloudBed(stage: Stage, random: Random, light: Light, y: number, height: number, depth: number, count = 7): void {
  const { width: w, palette: p } = stage;
  const white = mix(marble, p.haze, depth * 0.7);
  const shade = mix(violetShade, p.haze, depth * 0.8);
  for (let index = 0; index < count; index++) {
    const x = w * ((index + random.between(0.1, 0.9)) / count);
    heapCloud(stage, random, light, x, y + random.between(-0.15, 0.3) * height, w * random.between(0.26, 0.46), height * random.between(0.7, 1.2), white, shade, 0.96);
  }
  mist(stage, y + height * 0.26, height * 0.45, 0.5, mix(white, p.light, 0.3));
}

/** A slender tower of white stone with a pointed or a round head. */
function spire(stage: Stage, light: Light, x: number, y: number, height: number, half: number, round: boolean, depth: number): void {
  const { sheet, palette: p } = stage;
  const lit = mix(lch(0.985, 0.01, 90), p.haze, depth * 0.8);
  const dark = mix(violetShade, p.haze, depth * 0.85);
  const side = light.x >= x ? 1 : -1;
  const fill = sheet.along([{ at: 0, colour: lit }, { at: 0.45, colour: mix(lit, dark, 0.3) }, { at: 1, colour: dark }], side > 0 ? [1, 0] : [0, 0], side > 0 ? [0, 0] : [1, 0]);
  sheet.path(polygon([[x - half, y], [x - half * 0.8, y - height], [x + half * 0.8, y - height], [x + half, y]]), { fill });
  for (const share of [0.32, 0.64, 0.97]) sheet.path(rect(x - half * 1.12, y - height * share - 4, half * 2.24, 5), { fill });
  const roof = mix(mix(p.accents[0]!, marble, 0.35), p.haze, depth * 0.8);
  const roofFill = sheet.along([{ at: 0, colour: mix(roof, lit, 0.6) }, { at: 1, colour: mix(roof, dark, 0.4) }], side > 0 ? [1, 0] : [0, 0], side > 0 ? [0, 0] : [1, 0]);
  if (round) sheet.path(`M${x - half * 1.1} ${y - height}C${x - half * 1.9} ${y - height - half * 1.9} ${x - half * 0.5} ${y - height - half * 2.2} ${x} ${y - height - half * 3.4}C${x + half * 0.5} ${y - height - half * 2.2} ${x + half * 1.9} ${y - height - half * 1.9} ${x + half * 1.1} ${y - height}Z`, { fill: roofFill });
  else sheet.path(polygon([[x - half * 1.15, y - height], [x, y - height - half * 5.2], [x + half * 1.15, y - height]]), { fill: roofFill });
  const panes: string[] = [];
  for (let level = 0; level < Math.floor(height / 34); level++) panes.push(ellipse(x + side * half * 0.1, y - 20 - level * 34, half * 0.16, half * 0.36));
  sheet.path(panes.join('') || 'M0 0', { fill: mix(p.accents[2]!, p.haze, depth * 0.5), opacity: 0.9 });
}

/** A round-headed arch one can look through. */
function arch(stage: Stage, light: Light, x: number, foot: number, half: number, height: number, thick: number, depth: number): void {
  const { sheet, palette: p } = stage;
  const lit = mix(lch(0.98, 0.012, 90), p.haze, depth * 0.75);
  const dark = mix(violetShade, p.haze, depth * 0.85);
  const outer = half + thick;
  const spring = foot - height + half;
  const d = `M${x - outer} ${foot}V${spring}A${outer} ${outer} 0 0 1 ${x + outer} ${spring}V${foot}H${x + half}V${spring}A${half} ${half} 0 0 0 ${x - half} ${spring}V${foot}Z`;
  sheet.path(d, { fill: sheet.along([{ at: 0, colour: lit }, { at: 0.5, colour: mix(lit, dark, 0.35) }, { at: 1, colour: mix(lit, dark, 0.7) }], [0.5, 0], [0.5, 1]) });
  sheet.path(`M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}`, { stroke: mix(light.colour, p.accents[2]!, 0.2), strokeWidth: Math.max(1.5, thick * 0.09), opacity: 0.95 });
  const joints: string[] = [];
  for (let index = 0; index <= 10; index++) {
    const angle = Math.PI + (index / 10) * Math.PI;
    joints.push(`M${(x + Math.cos(angle) * half).toFixed(1)} ${(spring + Math.sin(angle) * half).toFixed(1)}L${(x + Math.cos(angle) * outer).toFixed(1)} ${(spring + Math.sin(angle) * outer).toFixed(1)}`);
  }
  sheet.path(joints.join(''), { stroke: dark, strokeWidth: 1.4, opacity: 0.5 });
  sheet.path(`${rect(x - outer - thick * 0.14, spring, thick * 1.28, thick * 0.3)}${rect(x + half - thick * 0.14, spring, thick * 1.28, thick * 0.3)}`, { fill: mix(p.accents[2]!, lit, 0.4), opacity: 0.85 });
}

/** The ledge of cloud-white meadow on which one stands. */
function ledge(stage: Stage, light: Light, at: (x: number) => number, key: string): void {
  const { random, palette: p } = stage;
  ground(stage, random.fork(`ledge ${key}`), light, at, mix(p.ground, marble, 0.35), 0.02);
  grass(stage, random.fork(`blades ${key}`), light, at, 240, 32, mix(p.growth, p.accents[0]!, 0.2), 0.05, 0.25);
}

function nearCloud(stage: Stage, light: Light): Layer {
  const { random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('near cloud');
      const shade = mix(violetShade, p.deep, 0.18);
      for (const [x, y, size] of [[0.02, 1.02, 0.5], [0.98, 1.03, 0.56], [0.52, 1.1, 0.5]] as const)
        heapCloud(stage, chance, light, w * x, h * y, w * size, h * 0.13, mix(marble, violetShade, 0.22), shade, 0.97);
      sparks(stage, random.fork('motes'), 46, { x: 0, y: h * 0.15, width: w, height: h * 0.7 }, lighten(p.glow, 0.02), 0.9);
      bokeh(stage, chance, 8, { x: 0, y: h * 0.2, width: w, height: h * 0.6 }, p.light, 0.22);
    },
  };
}

/** Crystal City: white towers standing in a sea of cloud. */
const cloudCity: Composition = (stage) => {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.6 : 0.58);
  const light: Light = { x: w * random.between(0.3, 0.44), y: h * (tall ? 0.3 : 0.28), colour: p.light, strength: 1 };
  const near = landLine(stage, 3, h * 0.83, 24, 1, 230);
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 620);
        if (stage.time === 'night' || stage.time === 'dusk') stars(stage, random.fork('stars'), 90, horizon * 0.6, p.light);
        orb(stage, light.x, light.y, 62, p.light);
        streakClouds(stage, random.fork('streaks'), light, h * 0.06, horizon * 0.6, 8, p.horizon);
      },
      spots: [{ habitat: 'sky', x: w * 0.76, y: h * 0.15, size: 115 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        const chance = random.fork('city');
        cloudBed(stage, chance, light, horizon - 50, 110, 0.85, 6);
        for (let row = 0; row < 3; row++) {
          const depth = 0.72 - row * 0.22;
          for (let index = 0; index < 6; index++) {
            const x = w * (0.42 + 0.56 * ((index + chance.between(0.1, 0.9)) / 6));
            const middle = 1 - Math.abs(x - w * 0.68) / (w * 0.4);
            spire(stage, light, x, horizon + row * 30 + 30, h * (0.1 + 0.26 * Math.max(0, middle)) * chance.between(0.6, 1.1), chance.between(9, 17) + row * 4, chance.next() < 0.4, depth);
          }
          cloudBed(stage, chance, light, horizon + 34 + row * 34, 84, 0.6 - row * 0.2, 6);
        }
        rays(stage, random.fork('rays'), light, 9, h * 0.9, 2.4, 0.2, 0.6);
      },
      spots: [
        { habitat: 'far', x: w * 0.2, y: horizon + 40, size: 115 },
        { habitat: 'air', x: w * 0.24, y: h * 0.44, size: 110 },
        { habitat: 'water', x: w * 0.5, y: horizon + h * 0.15, size: 120 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint: () => ledge(stage, light, near, 'city'),
      hero: { habitat: 'ground', x: w * 0.36, y: near(w * 0.36) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.64, y: near(w * 0.64) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.83, y: near(w * 0.83) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.15, y: near(w * 0.15) + h * 0.06, size: 130 },
      ],
    },
    nearCloud(stage, light),
  ];
};

/** Ascent Arrival: a stair that turns up through the clouds to a gate of light. */
const ascent: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const gate: Point = [w * random.between(0.5, 0.58), h * (tall ? 0.27 : 0.28)];
  const light: Light = { x: gate[0], y: gate[1] - 30, colour: p.light, strength: 1 };
  const near = landLine(stage, 3, h * 0.84, 20, 1, 230);
  const turns: Point[] = [gate, [w * 0.36, h * 0.42], [w * 0.62, h * 0.57], [w * 0.52, h * 0.86]];
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, h * 0.75, 700);
        sheet.glow(light.x, light.y, h * 0.42, p.light, 0.95);
        rays(stage, random.fork('rays'), light, 13, h * 0.8, 5.6, 0.34);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, h * 0.5, p.light);
        cloudBed(stage, random.fork('far'), light, gate[1] + h * 0.12, 100, 0.8, 6);
      },
      spots: [{ habitat: 'sky', x: w * 0.2, y: h * 0.16, size: 115 }],
    },
    {
      depth: 0.5,
      light,
      paint() {
        const chance = random.fork('stair');
        const foot = gate[1] + h * 0.07;
        for (const [reach, depth] of [[84, 0.6], [54, 0.45]] as const) arch(stage, light, gate[0], foot, reach, h * 0.06 + reach * 1.9, reach * 0.26, depth);
        sheet.glow(gate[0], foot - 60, 90, p.light, 0.95);
        for (const side of [-1, 1]) spire(stage, light, gate[0] + side * 150, foot + 20, h * 0.19, 13, side > 0, 0.62);
        steps(stage, light, turns[1]![0], turns[1]![1], 52, [gate[0], foot], 34, 9, marble, 0.5);
        cloudBed(stage, chance, light, turns[1]![1] + 34, 96, 0.55, 6);
        steps(stage, light, turns[2]![0], turns[2]![1], 92, [turns[1]![0] + 10, turns[1]![1] + 22], 52, 9, marble, 0.3);
        for (const side of [-1, 1]) spire(stage, light, turns[1]![0] + side * w * 0.26 - 20, turns[2]![1], h * (0.14 + 0.04 * side), 16, side < 0, 0.46);
        cloudBed(stage, chance, light, turns[2]![1] + 46, 104, 0.32, 6);
      },
      spots: [
        { habitat: 'far', x: w * 0.84, y: h * 0.6, size: 120 },
        { habitat: 'air', x: w * 0.8, y: h * 0.4, size: 110 },
        { habitat: 'air', x: w * 0.14, y: h * 0.52, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        steps(stage, light, turns[3]![0], turns[3]![1], w * 0.27, [turns[2]![0], turns[2]![1] + 34], 92, 10, marble, 0.1);
        ledge(stage, light, near, 'stair');
      },
      hero: { habitat: 'ground', x: w * 0.37, y: near(w * 0.37) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.74, y: near(w * 0.74) + h * 0.05, size: 150 },
        { habitat: 'ground', x: w * 0.88, y: near(w * 0.88) + h * 0.07, size: 130 },
        { habitat: 'ground', x: w * 0.15, y: near(w * 0.15) + h * 0.06, size: 135 },
      ],
    },
    nearCloud(stage, light),
  ];
};

/** Echo Empire: arch behind arch behind arch, and floating gardens beside them. */
const echoArches: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.62 : 0.6);
  const light: Light = { x: w * random.between(0.46, 0.58), y: horizon - h * 0.16, colour: p.light, strength: 1 };
  const near = landLine(stage, 3, h * 0.84, 18, 1, 230);
  const island = (x: number, y: number, size: number, depth: number, chance: Random, colour: Colour) => {
    const rock = mix(violetShade, p.haze, depth);
    sheet.path(polygon([[x - size, y], [x - size * 0.5, y + size * 0.36], [x - size * 0.2, y + size * 0.5], [x - size * 0.02, y + size], [x + size * 0.24, y + size * 0.44], [x + size * 0.62, y + size * 0.3], [x + size, y]]), { fill: sheet.along([{ at: 0, colour: mix(rock, p.light, 0.5) }, { at: 1, colour: darken(rock, 0.12) }], [light.x > x ? 1 : 0, 0], [light.x > x ? 0 : 1, 1]) });
    sheet.path(ellipse(x, y, size, size * 0.15), { fill: mix(colour, p.haze, depth * 0.7) });
    spire(stage, light, x - size * 0.24, y + 3, size * chance.between(0.8, 1.2), size * 0.1 + 3, true, depth);
    spire(stage, light, x + size * 0.2, y + 4, size * chance.between(0.5, 0.8), size * 0.09 + 3, false, depth);
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 640);
        orb(stage, light.x, light.y, 54, p.light);
        if (stage.time === 'night' || stage.time === 'dusk') stars(stage, random.fork('stars'), 90, horizon * 0.6, p.light);
        streakClouds(stage, random.fork('streaks'), light, h * 0.05, horizon * 0.7, 8, p.horizon);
        cloudBed(stage, random.fork('far'), light, horizon - 10, 110, 0.8, 6);
      },
      spots: [{ habitat: 'sky', x: w * 0.2, y: h * 0.14, size: 105 }],
    },
    {
      depth: 0.5,
      light,
      paint() {
        const chance = random.fork('islands');
        island(w * 0.14, h * 0.4, w * 0.1, 0.55, chance, p.growth);
        island(w * 0.86, h * 0.34, w * 0.12, 0.45, chance, p.accents[1]!);
        const drift = random.pick([-1, 1]) * w * 0.03;
        for (const [index, share] of [0.12, 0.2, 0.32, 0.5].entries()) {
          const half = w * share * 0.58;
          const foot = horizon + 24 + index * 34;
          arch(stage, light, light.x + drift * index, foot, half, h * (0.14 + share * 0.74), half * 0.2 + 5, 0.72 - index * 0.2);
          cloudBed(stage, chance, light, foot + 6, 56 + index * 14, 0.64 - index * 0.16, 5);
        }
        rays(stage, random.fork('rays'), light, 9, h * 0.7, 5, 0.2);
      },
      spots: [
        { habitat: 'far', x: w * 0.14, y: horizon + 90, size: 105 },
        { habitat: 'air', x: w * 0.66, y: h * 0.44, size: 100 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint: () => ledge(stage, light, near, 'arches'),
      hero: { habitat: 'ground', x: w * 0.39, y: near(w * 0.39) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: near(w * 0.66) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.84, y: near(w * 0.84) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.17, y: near(w * 0.17) + h * 0.06, size: 130 },
      ],
    },
    nearCloud(stage, light),
  ];
};

export const claridium: KingdomArt = {
  palette,
  hand: { strength: 0.7, length: 42 },
  finish: { bloom: 0.26, paper: 0.3, grain: 0.2, vignette: 0.14 },
  hours: ['dawn', 'day', 'dusk'],
  residents: ['heron', 'rabbit', 'deer', 'owl'],
  sights: ['feather', 'bell', 'stairs', 'star', 'flock', 'cloud', 'ladder', 'bird', 'door'],
  compositions: [cloudCity, ascent, echoArches],
};
