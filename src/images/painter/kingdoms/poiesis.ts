import { bezier, closed, ellipse, petal, type Point, polygon, rect, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { bokeh, sparks } from '../scenery/air.ts';
import { block, windows } from '../scenery/built.ts';
import { ground, landLine, mist, ridge, slopes } from '../scenery/land.ts';
import { foliage, grass, tree } from '../scenery/plants.ts';
import { orb, rays, sky, stars, streakClouds } from '../scenery/sky.ts';
import { boulders } from '../scenery/stone.ts';
import { water, waterfall } from '../scenery/water.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.52, 0.12, 275),
  middle: lch(0.72, 0.12, 335),
  horizon: lch(0.9, 0.1, 75),
  light: lch(0.96, 0.07, 88),
  haze: lch(0.8, 0.07, 330),
  ground: lch(0.46, 0.08, 130),
  deep: lch(0.22, 0.07, 290),
  growth: lch(0.6, 0.13, 150),
  water: lch(0.6, 0.11, 215),
  glow: lch(0.9, 0.12, 90),
  accents: [lch(0.64, 0.2, 25), lch(0.82, 0.16, 85), lch(0.66, 0.15, 150), lch(0.62, 0.15, 245), lch(0.6, 0.19, 310), lch(0.74, 0.14, 55)],
};

const wood = lch(0.48, 0.08, 58);

/** Ribbons of every colour along one course, side by side, lit along their upper edge. */
function rainbow(stage: Stage, random: Random, spine: readonly Point[], wide: number, opacity = 0.9, born = false): void {
  const { sheet, palette: p } = stage;
  const last = spine.length - 1;
  const count = p.accents.length;
  const grown = (t: number) => (born ? Math.min(1, t * 3.2) ** 0.7 : 1);
  const order = random.shuffle(p.accents);
  order.forEach((colour, band) => {
    const shift = (band - (count - 1) / 2) / count;
    const phase = random.between(0, 6.28);
    const course = spine.map(([x, y], index): Point => {
      const [ax, ay] = spine[Math.max(0, index - 1)]!;
      const [bx, by] = spine[Math.min(last, index + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const t = index / last;
      const out = (wide * shift * (0.7 + 0.6 * t) + Math.sin(t * 7 + phase) * wide * 0.05) * grown(t);
      return [x - ((by - ay) / length) * out, y + ((bx - ax) / length) * out];
    });
    const thick = (t: number) => (0.4 + (wide / count) * grown(t)) * (0.8 + 0.5 * t) * (0.75 + 0.3 * Math.sin(t * 9 + phase));
    sheet.path(ribbon(course, thick), { fill: sheet.along([{ at: 0, colour: lighten(colour, 0.1), opacity: opacity * 0.75 }, { at: 0.5, colour, opacity }, { at: 1, colour: darken(colour, 0.06), opacity }], [0, 0], [1, 1]) });
    sheet.path(smooth(course), { stroke: lighten(colour, 0.16), strokeWidth: Math.max(1, wide * 0.014), opacity: 0.7 });
  });
}

function jar(stage: Stage, x: number, y: number, size: number, colour: Colour, light: Light): void {
  const { sheet } = stage;
  const side = light.x >= x ? 1 : 0;
  sheet.path(closed([[x - size * 0.36, y - size], [x - size * 0.5, y - size * 0.7], [x - size * 0.5, y - size * 0.1], [x - size * 0.36, y], [x + size * 0.36, y], [x + size * 0.5, y - size * 0.1], [x + size * 0.5, y - size * 0.7], [x + size * 0.36, y - size]]), {
    fill: sheet.along([{ at: 0, colour: lighten(colour, 0.16) }, { at: 0.5, colour }, { at: 1, colour: darken(colour, 0.22) }], [side, 0], [1 - side, 1]),
  });
  sheet.path(ellipse(x, y - size, size * 0.36, size * 0.1), { fill: darken(colour, 0.25) });
  sheet.path(petal([x + (side ? 1 : -1) * size * 0.3, y - size * 0.8], [x + (side ? 1 : -1) * size * 0.34, y - size * 0.25], size * 0.06), { fill: lch(0.99, 0, 0), opacity: 0.6 });
}

function brushes(stage: Stage, random: Random, x: number, y: number, size: number, light: Light): void {
  const { sheet, palette: p } = stage;
  for (let index = 0; index < 5; index++) {
    const lean = (index - 2) * 0.18 + random.between(-0.05, 0.05);
    const [tx, ty] = [x + Math.sin(lean) * size * 1.9, y - Math.cos(lean) * size * 1.9];
    sheet.path(ribbon([[x, y - size * 0.8], [(x + tx) / 2, (y - size * 0.8 + ty) / 2], [tx, ty]], () => size * 0.07), { fill: lighten(wood, 0.14) });
    sheet.path(petal([tx - Math.sin(lean) * size * 0.1, ty + size * 0.1], [tx + Math.sin(lean) * size * 0.3, ty - Math.cos(lean) * size * 0.34], size * 0.1), { fill: random.pick(p.accents) });
  }
  jar(stage, x, y, size, lighten(p.accents[3]!, 0.1), light);
}

function leaves(stage: Stage, light: Light): Layer {
  const { random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('near leaves');
      for (const side of [0, 1])
        for (let index = 0; index < 7; index++) {
          const from: Point = [side * w + (side ? 20 : -20), h * chance.between(0.94, 1.03)];
          const reach = chance.between(90, 220);
          const angle = -Math.PI / 2 + (side ? -1 : 1) * chance.between(0.15, 1.15);
          stage.sheet.path(petal(from, [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach], reach * 0.2), { fill: mix(p.deep, chance.pick(p.accents), 0.3) });
        }
      for (const colour of p.accents) sparks(stage, chance.fork(`${colour.h}`), 9, { x: 0, y: h * 0.15, width: w, height: h * 0.7 }, lighten(colour, 0.1), 1);
      bokeh(stage, chance, 6, { x: 0, y: h * 0.2, width: w, height: h * 0.6 }, p.light, 0.16);
    },
  };
}

/** Muse's Metropolis: inside the workshop, everything half made, colours coming in at the window. */
const workshop: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const frame = { x: w * random.between(0.48, 0.56), y: h * (tall ? 0.37 : 0.36), half: w * (tall ? 0.3 : 0.27), rise: h * (tall ? 0.27 : 0.28) };
  const sill = frame.y + frame.rise;
  const light: Light = { x: frame.x, y: frame.y, colour: p.light, strength: 1 };
  const wall = lch(0.44, 0.08, 330);
  const floor = h * (tall ? 0.77 : 0.76);
  const pane = `M${frame.x - frame.half} ${sill}V${frame.y - frame.rise * 0.4}A${frame.half} ${frame.rise * 0.62} 0 0 1 ${frame.x + frame.half} ${frame.y - frame.rise * 0.4}V${sill}Z`;
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, sill, 420);
        streakClouds(stage, random.fork('clouds'), light, h * 0.08, sill - 70, 6, p.haze);
        orb(stage, frame.x + frame.half * 0.3, frame.y, 46, p.light);
      },
      spots: [{ habitat: 'sky', x: frame.x - frame.half * 0.45, y: frame.y - frame.rise * 0.3, size: 95 }],
    },
    {
      depth: 0.75,
      light,
      paint() {
        const chance = random.fork('outside');
        for (const [key, colour, depth] of [[1, p.accents[4]!, 0.75], [2, p.accents[3]!, 0.6], [3, p.accents[2]!, 0.42]] as const)
          ridge(stage, light, { at: landLine(stage, key, sill - 110 + key * 30, 60, 1.2, 150), colour, depth, mist: 0.3 });
        for (let index = 0; index < 9; index++) {
          const x = frame.x + (index / 8 - 0.5) * frame.half * 1.9;
          block(stage, light, x, sill - 10, 26, chance.between(30, 74), chance.pick(p.accents), 0.5, 0.5);
        }
      },
      spots: [{ habitat: 'far', x: frame.x + frame.half * 0.4, y: sill - 6, size: 84 }],
    },
    {
      depth: 0.25,
      light,
      paint() {
        const reverse = `M${frame.x - frame.half} ${sill}H${frame.x + frame.half}V${frame.y - frame.rise * 0.4}A${frame.half} ${frame.rise * 0.62} 0 0 0 ${frame.x - frame.half} ${frame.y - frame.rise * 0.4}Z`;
        sheet.path(`M-20 -20H${w + 20}V${h + 20}H-20Z${reverse}`, {
          fill: sheet.radial([{ at: 0, colour: mix(wall, p.light, 0.6) }, { at: 0.45, colour: mix(wall, p.light, 0.16) }, { at: 1, colour: mix(wall, p.deep, 0.72) }], frame.x, frame.y, Math.max(w, h) * 0.72),
        });
        const mullion = darken(wood, 0.12);
        sheet.path(pane, { stroke: mullion, strokeWidth: 15 });
        sheet.path(pane, { stroke: mix(wood, p.light, 0.6), strokeWidth: 3.5 });
        sheet.path(`M${frame.x} ${sill}V${frame.y - frame.rise}M${frame.x - frame.half} ${frame.y + frame.rise * 0.3}H${frame.x + frame.half}M${frame.x - frame.half} ${frame.y - frame.rise * 0.36}H${frame.x + frame.half}`, { stroke: mullion, strokeWidth: 6 });
        sheet.path(rect(frame.x - frame.half - 26, sill, frame.half * 2 + 52, 18), { fill: sheet.along([{ at: 0, colour: mix(wood, p.light, 0.6) }, { at: 1, colour: darken(wood, 0.12) }], [0.5, 0], [0.5, 1]) });
        const chance = random.fork('shelves');
        for (const side of [-1, 1])
          for (let row = 0; row < (tall ? 5 : 4); row++) {
            const y = h * (0.2 + row * (tall ? 0.115 : 0.13));
            const inner = frame.x + side * (frame.half + 40);
            const outer = side < 0 ? -20 : w + 20;
            sheet.path(rect(Math.min(inner, outer), y, Math.abs(outer - inner), 9), { fill: sheet.along([{ at: 0, colour: mix(wood, p.light, 0.45) }, { at: 1, colour: darken(wood, 0.2) }], side < 0 ? [1, 0] : [0, 0], side < 0 ? [0, 1] : [1, 1]) });
            for (let x = Math.min(inner, outer) + 26; x < Math.max(inner, outer) - 20; x += chance.between(30, 48)) {
              const colour = chance.pick(p.accents);
              const size = chance.between(24, 50);
              const kind = chance.next();
              if (kind < 0.5) jar(stage, x, y, size, mix(colour, wall, 0.18), light);
              else if (kind < 0.78) for (let book = 0; book < 3; book++) sheet.path(rect(x - 12 + book * 8, y - size, 7, size), { fill: mix(chance.pick(p.accents), wall, 0.25) });
              else brushes(stage, chance, x, y, size * 0.55, light);
            }
          }
        sheet.path(rect(-20, floor - h * 0.03, w + 40, h), { fill: sheet.between([{ at: 0, colour: mix(wood, p.light, 0.3) }, { at: 0.3, colour: wood }, { at: 1, colour: mix(wood, p.deep, 0.7) }], [0, floor - 30], [0, h]) });
        const boards: string[] = [];
        for (let index = -8; index <= 8; index++) boards.push(`M${frame.x + index * w * 0.09} ${floor - h * 0.03}L${frame.x + index * w * 0.2} ${h + 10}`);
        sheet.path(boards.join(''), { stroke: p.deep, strokeWidth: 2, opacity: 0.35 });
        sheet.path(polygon([[frame.x - frame.half * 0.9, floor - h * 0.03], [frame.x + frame.half * 0.9, floor - h * 0.03], [frame.x + frame.half * 1.5, h * 0.96], [frame.x - frame.half * 1.5, h * 0.96]]), { fill: sheet.between([{ at: 0, colour: p.light, opacity: 0.6 }, { at: 1, colour: p.light, opacity: 0.05 }], [0, floor], [0, h]) });
        rays(stage, random.fork('rays'), { ...light, y: frame.y - frame.rise }, 7, h * 0.85, 1.2, 0.3, 0.1);
        const ribbons = random.fork('ribbons');
        rainbow(stage, ribbons, bezier([frame.x + frame.half * 0.5, frame.y - 30], [w * 0.2, h * 0.3], [w * 0.04, h * 0.56], [w * 0.3, h * 0.7], 30), 62, 0.92, true);
        rainbow(stage, ribbons, bezier([w * 0.3, h * 0.7], [w * 0.62, h * 0.88], [w * 0.96, h * 0.72], [w * 1.06, h * 0.9], 30), 78, 0.92);
      },
      spots: [{ habitat: 'air', x: w * 0.8, y: h * 0.14, size: 110 }],
    },
    {
      depth: 0.04,
      light,
      paint() {
        const chance = random.fork('bench');
        const top = h * (tall ? 0.77 : 0.75);
        for (const [x, size] of [[0.78, 46], [0.86, 62], [0.94, 44]] as const) {
          if (x === 0.86) brushes(stage, chance, w * x, top, size, light);
          else jar(stage, w * x, top, size, chance.pick(p.accents), light);
        }
        sheet.path(polygon([[w * 0.7, top - 6], [w + 20, top - 6], [w + 20, top + 24], [w * 0.68, top + 24]]), { fill: sheet.along([{ at: 0, colour: mix(wood, p.light, 0.5) }, { at: 1, colour: darken(wood, 0.12) }], [0, 0], [1, 1]) });
        sheet.path(`${rect(w * 0.72, top + 24, 22, h * 0.3)}${rect(w * 0.95, top + 24, 22, h * 0.3)}`, { fill: darken(wood, 0.16) });
        for (let index = 0; index < 12; index++) sheet.path(ellipse(w * chance.between(0.05, 0.9), h * chance.between(0.86, 0.98), chance.between(6, 22), chance.between(2, 6)), { fill: chance.pick(p.accents), opacity: 0.75 });
        for (let index = 0; index < 7; index++) {
          const x = w * (0.06 + index * 0.145);
          const drop = h * chance.between(0.04, 0.12);
          sheet.path(`M${x} -10V${drop}`, { stroke: mix(wood, p.deep, 0.3), strokeWidth: 2 });
          sheet.glow(x, drop + 8, 48, p.glow, 0.7);
          sheet.path(ellipse(x, drop + 8, 8, 11), { fill: lighten(chance.pick(p.accents), 0.16) });
        }
      },
      hero: { habitat: 'ground', x: w * 0.37, y: h * 0.9, size: 210 },
      spots: [
        { habitat: 'ground', x: w * 0.6, y: h * 0.91, size: 160 },
        { habitat: 'ground', x: w * 0.54, y: h * 0.8, size: 115 },
        { habitat: 'ground', x: w * 0.15, y: h * 0.93, size: 145 },
      ],
    },
  ];
};

/** Inlet Island: an island from which every colour runs down to one water. */
const inletIsland: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.56 : 0.54);
  const light: Light = { x: w * random.between(0.26, 0.4), y: horizon - h * 0.2, colour: p.light, strength: 1 };
  const isle = (x: number) => horizon + 26 - h * 0.24 * Math.exp(-(((x - w * 0.62) / (w * 0.2)) ** 2)) - h * 0.07 * Math.exp(-(((x - w * 0.84) / (w * 0.1)) ** 2)) + stage.noise.fractal(x / 70, 3, 3) * 16;
  const shore = landLine(stage, 5, h * 0.83, 24, 1, 240);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 560);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, horizon * 0.7, p.light);
        orb(stage, light.x, light.y, 58, p.light);
        streakClouds(stage, random.fork('clouds'), light, h * 0.05, horizon - 60, 9, mix(p.haze, p.accents[0]!, 0.15));
        rainbow(stage, random.fork('bow'), bezier([w * 0.56, horizon - h * 0.17], [w * 0.46, h * 0.02], [w * 0.9, h * 0.0], [w * 1.04, h * 0.2], 30), 56, 0.6, true);
      },
      spots: [{ habitat: 'sky', x: w * 0.18, y: h * 0.13, size: 110 }],
    },
    {
      depth: 0.55,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          ridge(stage, light, { at: (x) => Math.min(horizon + 1, landLine(stage, 1, horizon - 16, 50, 1.4, 200)(x)), colour: p.accents[4]!, depth: 0.8 });
          const land = { at: (x: number) => Math.min(isle(x), horizon + 4), colour: mix(p.ground, p.accents[4]!, 0.3), depth: 0.34, mist: 0.25 };
          ridge(stage, light, land);
          slopes(stage, random.fork('slopes'), light, land, 22, 90);
          const chance = random.fork('isle');
          p.accents.forEach((colour, index) => {
            const x = w * (0.45 + index * 0.072);
            waterfall(stage, chance, x, isle(x) + 6, horizon + 2, 9 + chance.between(0, 5), lighten(colour, 0.04));
          });
          for (let index = 0; index < 9; index++) {
            const x = w * (0.42 + 0.5 * chance.next());
            foliage(stage, chance, light, x, isle(x) - 8, chance.between(16, 34), chance.between(16, 30), mix(p.growth, chance.pick(p.accents), 0.4), 0.32, 8);
          }
          block(stage, light, w * 0.62, isle(w * 0.62) + 8, 40, 66, lch(0.88, 0.04, 80), 0.25, 0.4);
          windows(stage, chance, w * 0.62, isle(w * 0.62) + 4, 30, 60, 2, 3, p.glow, 0.9);
        });
        water(stage, random.fork('inlet'), light, horizon, h, p.water, mirrored);
        const chance = random.fork('streams');
        p.accents.forEach((colour, index) => {
          const x = w * (0.45 + index * 0.072);
          const spine = bezier([x, horizon + 2], [x + chance.between(-40, 40), horizon + h * 0.07], [w * (0.3 + index * 0.1), horizon + h * 0.16], [w * (0.1 + index * 0.15), h * 0.84], 18);
          sheet.path(ribbon(spine, (t) => 9 + t * 52), { fill: sheet.between([{ at: 0, colour: lighten(colour, 0.08), opacity: 0.85 }, { at: 1, colour, opacity: 0.12 }], [0, horizon], [0, h * 0.84]) });
        });
        mist(stage, horizon, 30, 0.5, mix(p.haze, p.light, 0.5));
      },
      spots: [
        { habitat: 'far', x: w * 0.84, y: isle(w * 0.84) + 10, size: 95 },
        { habitat: 'water', x: w * 0.3, y: horizon + h * 0.12, size: 140 },
        { habitat: 'air', x: w * 0.3, y: h * 0.4, size: 105 },
      ],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('shore'), light, shore, mix(p.ground, p.deep, 0.1), 0.02);
        grass(stage, random.fork('grass'), light, shore, 300, 40, p.growth, 0.03, 0.2);
        boulders(stage, random.fork('stones'), light, [[w * 0.94, h * 0.92, 76], [w * 0.7, shore(w * 0.7) + 12, 28]], lch(0.5, 0.05, 300), 0);
        const chance = random.fork('flowers');
        for (const colour of p.accents) {
          const heads: string[] = [];
          for (let index = 0; index < 12; index++) {
            const [x, y] = [chance.between(0, w), 0];
            const py = shore(x) + chance.between(-14, 100) + y;
            for (let leaf = 0; leaf < 5; leaf++) heads.push(petal([x, py], [x + Math.cos(leaf * 1.257) * 9, py + Math.sin(leaf * 1.257) * 7], 3.4));
          }
          sheet.path(heads.join(''), { fill: colour, opacity: 0.95 });
        }
        tree(stage, chance, light, w * 0.02, shore(w * 0.02) + 70, h * (tall ? 0.5 : 0.56), darken(wood, 0.1), mix(p.growth, p.accents[0]!, chance.between(0, 0.6)), 0.02);
      },
      hero: { habitat: 'ground', x: w * 0.38, y: shore(w * 0.38) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.65, y: shore(w * 0.65) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.83, y: shore(w * 0.83) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.2, y: shore(w * 0.2) + h * 0.08, size: 130 },
      ],
    },
    leaves(stage, light),
  ];
};

/** Creation City: roofs of every colour, and the sky itself being woven above them. */
const creationCity: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.58 : 0.56);
  const light: Light = { x: w * random.between(0.56, 0.7), y: horizon - h * 0.12, colour: p.light, strength: 1 };
  const terrace = landLine(stage, 4, h * 0.83, 16, 1, 280);
  const plaster = lch(0.84, 0.05, 70);
  const dwelling = (x: number, y: number, size: number, depth: number, chance: Random) => {
    const wallColour = mix(lch(0.76, 0.06, 65), chance.pick(p.accents), 0.3);
    const height = size * chance.between(0.8, 1.7);
    block(stage, light, x, y, size, height, wallColour, depth, 0);
    const roof = mix(chance.pick(p.accents), p.haze, depth * 0.85);
    const dome = chance.next() < 0.3;
    const fill = sheet.along([{ at: 0, colour: mix(roof, light.colour, 0.4) }, { at: 1, colour: darken(roof, 0.12) }], light.x > x ? [1, 0] : [0, 0], light.x > x ? [0, 0.4] : [1, 0.4]);
    if (dome) sheet.path(`M${x - size * 0.5} ${y - height}A${size * 0.5} ${size * 0.56} 0 0 1 ${x + size * 0.5} ${y - height}Z`, { fill });
    else sheet.path(polygon([[x - size * 0.6, y - height + 2], [x, y - height - size * chance.between(0.4, 0.9)], [x + size * 0.6, y - height + 2]]), { fill });
    windows(stage, chance, x, y - height * 0.06, size * 0.74, height * 0.86, 2, Math.max(2, Math.round(height / 30)), p.glow, 0.6);
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 600);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, horizon * 0.7, p.light);
        orb(stage, light.x, light.y, 58, p.light);
        const chance = random.fork('weave');
        rainbow(stage, chance, bezier([-60, h * 0.3], [w * 0.3, h * 0.02], [w * 0.6, h * 0.3], [w + 60, h * 0.04], 34), h * 0.12, 0.8);
        const weft: string[] = [];
        for (let index = 0; index < 22; index++) {
          const x = w * (index / 21);
          weft.push(`M${x.toFixed(1)} ${(h * 0.03).toFixed(1)}Q${(x + 16).toFixed(1)} ${(h * 0.16).toFixed(1)} ${(x - 8).toFixed(1)} ${(h * 0.3).toFixed(1)}`);
        }
        sheet.path(weft.join(''), { stroke: p.light, strokeWidth: 1.5, opacity: 0.4 });
        streakClouds(stage, random.fork('clouds'), light, h * 0.3, horizon - 30, 6, p.haze);
      },
      spots: [{ habitat: 'sky', x: w * 0.24, y: h * 0.36, size: 105 }],
    },
    {
      depth: 0.55,
      light,
      paint() {
        const chance = random.fork('city');
        ridge(stage, light, { at: landLine(stage, 1, horizon - 40, 90, 1.6, 230), colour: p.accents[4]!, depth: 0.8 });
        for (let row = 0; row < 4; row++) {
          const depth = 0.66 - row * 0.17;
          const slope = (x: number) => horizon + 8 + row * h * 0.055 + Math.sin(x / 170 + row * 1.7) * 14;
          ridge(stage, light, { at: (x) => slope(x) + 2, colour: mix(plaster, mix(p.growth, p.deep, 0.35), 0.55), depth: depth * 0.8, mist: 0.1 });
          for (let index = 0; index < 10 - row; index++) {
            const x = w * ((index + chance.between(0.15, 0.85)) / (10 - row));
            if (row > 1 && Math.abs(x - w * 0.48) < w * 0.12) continue;
            dwelling(x, slope(x) + 12, 44 + row * 20, depth, chance);
            if (chance.next() < 0.5) foliage(stage, chance, light, x + 30 + row * 8, slope(x), 18 + row * 7, 16 + row * 6, mix(p.growth, chance.pick(p.accents), 0.3), depth, 7 + row * 2);
          }
          mist(stage, horizon + 30 + row * h * 0.055, 26, 0.22, mix(p.haze, p.light, 0.3));
        }
        const canal = Array.from({ length: 14 }, (_, index): Point => [w * 0.48 + Math.sin(index * 0.55) * (6 + index * 3), horizon + 20 + ((h * 0.84 - horizon) * index) / 13]);
        rainbow(stage, chance, canal, 66, 0.75, true);
      },
      spots: [
        { habitat: 'far', x: w * 0.3, y: horizon + 40, size: 110 },
        { habitat: 'air', x: w * 0.74, y: h * 0.3, size: 115 },
        { habitat: 'water', x: w * 0.49, y: h * 0.74, size: 90 },
      ],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('terrace'), light, terrace, mix(plaster, p.deep, 0.45), 0.02);
        const chance = random.fork('tiles');
        for (let index = 0; index < 60; index++) {
          const x = chance.between(0, w);
          const y = terrace(x) + 16 + chance.next() * (h - terrace(x)) * 0.9;
          const size = 10 + (y - terrace(x)) * 0.1;
          sheet.path(polygon([[x - size, y], [x, y - size * 0.32], [x + size, y], [x, y + size * 0.32]]), { fill: chance.pick(p.accents), opacity: 0.55 });
        }
        const rope = bezier([-20, h * 0.42], [w * 0.3, h * 0.58], [w * 0.7, h * 0.56], [w + 20, h * 0.4], 30);
        sheet.path(smooth(rope), { stroke: p.deep, strokeWidth: 2, opacity: 0.7 });
        for (let index = 1; index < 29; index += 2) {
          const [x, y] = rope[index]!;
          sheet.path(polygon([[x - 10, y], [x + 10, y], [x + 1, y + 26]]), { fill: p.accents[index % p.accents.length]! });
        }
        brushes(stage, chance, w * 0.93, h * 0.9, 84, light);
        jar(stage, w * 0.06, h * 0.9, 84, p.accents[0]!, light);
        jar(stage, w * 0.12, h * 0.93, 58, p.accents[1]!, light);
      },
      hero: { habitat: 'ground', x: w * 0.38, y: terrace(w * 0.38) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.64, y: terrace(w * 0.64) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.8, y: terrace(w * 0.8) + h * 0.04, size: 135 },
        { habitat: 'ground', x: w * 0.2, y: terrace(w * 0.2) + h * 0.08, size: 130 },
      ],
    },
    leaves(stage, light),
  ];
};

export const poiesis: KingdomArt = {
  palette,
  hand: { strength: 0.8, length: 38 },
  finish: { bloom: 0.4, paper: 0.35, grain: 0.25, vignette: 0.35 },
  hours: ['day', 'dusk', 'dawn'],
  residents: ['fox', 'rabbit', 'otter', 'bear'],
  sights: ['loom', 'spindle', 'kite', 'book', 'harp', 'lantern', 'bird', 'umbrella', 'drum', 'ladder'],
  compositions: [workshop, inletIsland, creationCity],
};
