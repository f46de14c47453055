import { bezier, closed, ellipse, type Point, polygon, rect, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Random } from '../../../core/random.ts';
import { sparks } from '../scenery/air.ts';
import { ground, landLine, mist, ridge, slopes } from '../scenery/land.ts';
import { grass, tree } from '../scenery/plants.ts';
import { moon, sky, sparkle, stars, streakClouds } from '../scenery/sky.ts';
import { water } from '../scenery/water.ts';
import type { Composition, Layer, Light, Palette, Stage } from '../stage.ts';
import type { KingdomArt } from './kingdom.ts';

const palette: Palette = {
  top: lch(0.29, 0.12, 278),
  middle: lch(0.43, 0.14, 282),
  horizon: lch(0.72, 0.1, 292),
  light: lch(0.94, 0.02, 280),
  haze: lch(0.6, 0.1, 287),
  ground: lch(0.42, 0.09, 280),
  deep: lch(0.19, 0.08, 280),
  growth: lch(0.48, 0.08, 272),
  water: lch(0.38, 0.11, 280),
  glow: lch(0.9, 0.04, 275),
  accents: [lch(0.82, 0.03, 270), lch(0.66, 0.15, 305), lch(0.82, 0.11, 85)],
};

const silver = lch(0.82, 0.02, 275);

/** The band of far stars across the sky. */
function milkyWay(stage: Stage, random: Random, floor: number): void {
  const { sheet, width: w } = stage;
  const [from, to]: [Point, Point] = [[-40, floor * random.between(0.55, 0.8)], [w + 40, floor * random.between(0, 0.2)]];
  const dust: string[] = [];
  for (let index = 0; index < 26; index++) {
    const t = random.next();
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + random.between(-50, 50);
    sheet.glow(x, y, random.between(50, 130), mix(stage.palette.horizon, random.pick(stage.palette.accents), 0.35), 0.13);
  }
  for (let index = 0; index < 420; index++) {
    const t = random.next();
    const off = (random.next() + random.next() + random.next() - 1.5) * 90;
    dust.push(ellipse(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + off, random.between(0.4, 1.2)));
  }
  sheet.path(dust.join(''), { fill: stage.palette.light, opacity: 0.7 });
}

/** A figure of stars joined by threads; returns its stars. */
function constellation(stage: Stage, random: Random, x: number, y: number, size: number, count: number): Point[] {
  const { sheet, palette: p } = stage;
  const points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.28 * 0.8 + random.between(-0.3, 0.3);
    const reach = size * random.between(0.4, 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7];
  });
  sheet.path(`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`, { stroke: silver, strokeWidth: 1.2, opacity: 0.55 });
  for (const [px, py] of points) {
    sheet.glow(px, py, 20, p.light, 0.7);
    sheet.path(sparkle(px, py, random.between(6, 12)), { fill: p.light });
  }
  return points;
}

/** A looking-glass: a silver rim, and another sky in it. */
function glass(stage: Stage, random: Random, x: number, y: number, rx: number, ry: number): void {
  const { sheet, palette: p } = stage;
  sheet.glow(x, y, Math.max(rx, ry) * 1.7, p.light, 0.5);
  sheet.path(ellipse(x, y, rx * 1.12, ry * 1.09), { fill: sheet.along([{ at: 0, colour: lighten(silver, 0.12) }, { at: 0.35, colour: darken(silver, 0.3) }, { at: 0.6, colour: lighten(silver, 0.08) }, { at: 1, colour: darken(silver, 0.4) }], [0, 0], [1, 1]) });
  const pane = ellipse(x, y, rx, ry);
  sheet.path(pane, { fill: sheet.along([{ at: 0, colour: mix(p.horizon, p.accents[1]!, 0.3) }, { at: 0.5, colour: lighten(p.horizon, 0.14) }, { at: 1, colour: lch(0.86, 0.08, 60) }], [0.5, 0], [0.5, 1]) });
  sheet.group({ clip: sheet.clip(pane) }, () => {
    sheet.glow(x + rx * 0.2, y + ry * 0.4, rx * 1.1, lch(0.96, 0.06, 80), 0.9);
    const dots: string[] = [];
    for (let index = 0; index < 30; index++) dots.push(ellipse(x + random.between(-1, 1) * rx, y - ry * random.next(), random.between(0.7, 2)));
    sheet.path(dots.join(''), { fill: p.light, opacity: 0.9 });
    for (const [share, tone] of [[0.45, 0.5], [0.62, 0.8]] as const) {
      const crest: Point[] = Array.from({ length: 12 }, (_, index) => [x - rx + (rx * 2 * index) / 11, y + ry * share + Math.sin(index * 1.3 + share * 9) * ry * 0.07]);
      sheet.path(`${smooth(crest)}L${x + rx} ${y + ry}L${x - rx} ${y + ry}Z`, { fill: mix(p.middle, p.deep, tone * 0.5) });
    }
    sheet.path(polygon([[x - rx * 0.7, y - ry], [x - rx * 0.3, y - ry], [x - rx * 0.75, y + ry], [x - rx * 1.15, y + ry]]), { fill: lch(1, 0, 0), opacity: 0.14 });
  });
  sheet.path(sparkle(x - rx * 0.72, y - ry * 0.72, rx * 0.26), { fill: p.light });
}

function nearThorns(stage: Stage, light: Light): Layer {
  const { sheet, random, width: w, height: h, palette: p } = stage;
  return {
    depth: 0,
    light,
    paint() {
      const chance = random.fork('near');
      for (const side of [0, 1])
        for (let index = 0; index < 3; index++) {
          const spine = bezier([side * w + (side ? 30 : -30), h * chance.between(0.84, 1)], [side * w + (side ? -40 : 40), h * 0.8], [side * w + (side ? -30 : 30) * (index + 1), h * 0.7], [side * w + (side ? -1 : 1) * chance.between(60, 190), h * chance.between(0.62, 0.84)], 20);
          sheet.path(ribbon(spine, (t) => 15 * (1 - t) + 1.5), { fill: p.deep });
          for (let leaf = 4; leaf < 20; leaf += 2) {
            const [x, y] = spine[leaf]!;
            sheet.path(closed([[x, y], [x + 8, y - 14], [x + (leaf % 4 ? 20 : -14), y - 22], [x + (leaf % 4 ? 12 : -12), y - 6]]), { fill: mix(p.deep, silver, 0.12 + leaf * 0.008) });
          }
        }
      sparks(stage, random.fork('dust'), 50, { x: 0, y: h * 0.3, width: w, height: h * 0.6 }, p.glow, 0.8);
    },
  };
}

/** Maze Metropolis: a labyrinth of hedges running to a lit tower under a great moon. */
const maze: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.48 : 0.46);
  const light: Light = { x: w * random.between(0.5, 0.64), y: h * (tall ? 0.24 : 0.22), colour: p.light, strength: 0.9 };
  const ledge = landLine(stage, 3, h * 0.84, 18, 1, 260);
  const goal: Point = [w * 0.5, horizon + 26];
  /** Row `r` and column `c` of the maze's grid on the plain. */
  const at = (c: number, r: number): Point => {
    const t = r / 9;
    const y = horizon + 18 + (h * 0.86 - horizon) * t ** 1.9;
    return [goal[0] + c * (26 + t ** 1.75 * w * 0.22), y];
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon + 30, 460);
        milkyWay(stage, random.fork('band'), horizon);
        stars(stage, random.fork('stars'), 200, horizon, p.light);
        moon(stage, light.x, light.y, tall ? 98 : 104, lighten(silver, 0.08), random.fork('moon'));
        streakClouds(stage, random.fork('clouds'), light, h * 0.24, horizon - 20, 5, p.haze);
      },
      spots: [{ habitat: 'sky', x: w * 0.22, y: h * 0.2, size: 115 }],
    },
    {
      depth: 0.6,
      light,
      paint() {
        const hills = { at: landLine(stage, 1, horizon - 10, 90, 2, 220), colour: p.ground, depth: 0.75 };
        ridge(stage, light, hills);
        slopes(stage, random.fork('hills'), light, hills, 16, 60);
        mist(stage, horizon + 14, 60, 0.7);
        sheet.path(rect(0, horizon + 14, w, h), { fill: sheet.between([{ at: 0, colour: mix(p.haze, p.light, 0.25) }, { at: 0.4, colour: mix(p.horizon, p.ground, 0.45) }, { at: 1, colour: p.ground }], [0, horizon], [0, h * 0.86]) });
        const chance = random.fork('maze');
        const top = mix(p.growth, p.light, 0.32);
        for (let row = 1; row < 9; row++)
          for (let column = -7; column < 7; column++) {
            const depth = 0.55 * (1 - row / 9);
            const body = mix(mix(p.growth, p.haze, depth), p.deep, 0.15);
            const rise = 7 + (row / 9) ** 1.8 * 74;
            const wall = (a: Point, b: Point) => {
              const lit = a[1] === b[1] ? 0 : light.x >= a[0] ? 0.2 : 0.02;
              sheet.path(polygon([a, b, [b[0], b[1] - rise], [a[0], a[1] - rise]]), { fill: sheet.along([{ at: 0, colour: mix(body, p.light, 0.16 + lit) }, { at: 1, colour: mix(body, p.deep, 0.5) }], [0.5, 0], [0.5, 1]) });
              sheet.path(polygon([[a[0], a[1] - rise], [b[0], b[1] - rise], [b[0] + rise * 0.1, b[1] - rise * 1.14], [a[0] + rise * 0.1, a[1] - rise * 1.14]]), { fill: mix(top, p.haze, depth * 0.6) });
            };
            const open = column === 0 || column === -1;
            if (!open && chance.next() < 0.62) wall(at(column, row), at(column + 1, row));
            if (chance.next() < 0.36 && !(column === 0)) wall(at(column, row), at(column, row + 0.75));
          }
        const path = Array.from({ length: 12 }, (_, index): Point => [at(0, index * 0.8)[0] + Math.sin(index * 1.3) * (2 + index * 2.4), at(0, index * 0.8)[1]]);
        sheet.path(ribbon(path, (t) => 6 + t ** 1.7 * w * 0.17), { fill: sheet.between([{ at: 0, colour: p.light, opacity: 0.85 }, { at: 1, colour: p.light, opacity: 0.06 }], goal, [goal[0], h * 0.86]) });
        const [x, y] = goal;
        sheet.glow(x, y - 70, 150, lch(0.9, 0.09, 85), 0.7);
        for (const [dx, height, half] of [[-34, 96, 12], [34, 84, 12], [0, 156, 18]] as const) {
          sheet.path(rect(x + dx - half, y - height, half * 2, height), { fill: sheet.along([{ at: 0, colour: mix(silver, p.haze, 0.2) }, { at: 1, colour: mix(p.middle, p.haze, 0.3) }], [light.x > x ? 1 : 0, 0], [light.x > x ? 0 : 1, 0]) });
          sheet.path(polygon([[x + dx - half * 1.3, y - height], [x + dx, y - height - half * 3], [x + dx + half * 1.3, y - height]]), { fill: mix(p.accents[1]!, p.haze, 0.35) });
          sheet.path(ellipse(x + dx, y - height * 0.7, 3.4, 6), { fill: lch(0.93, 0.1, 88) });
        }
      },
      spots: [
        { habitat: 'far', x: w * 0.24, y: horizon + 46, size: 100 },
        { habitat: 'air', x: w * 0.3, y: h * 0.38, size: 110 },
        { habitat: 'ground', x: w * 0.5, y: h * 0.7, size: 95 },
      ],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(stage, random.fork('ledge'), light, ledge, mix(p.ground, p.deep, 0.2), 0);
        grass(stage, random.fork('grass'), light, ledge, 300, 40, mix(p.growth, silver, 0.15), 0.02, 0.2);
      },
      hero: { habitat: 'ground', x: w * 0.36, y: ledge(w * 0.36) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: ledge(w * 0.66) + h * 0.07, size: 150 },
        { habitat: 'ground', x: w * 0.83, y: ledge(w * 0.83) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.16, y: ledge(w * 0.16) + h * 0.07, size: 130 },
      ],
    },
    nearThorns(stage, light),
  ];
};

/** Veil Venue: looking-glasses standing in a still lake, veils drawn aside from them. */
const veils: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * (tall ? 0.58 : 0.56);
  const centre: Point = [w * random.between(0.52, 0.62), horizon - h * (tall ? 0.15 : 0.17)];
  const light: Light = { x: centre[0], y: centre[1], colour: p.light, strength: 0.95 };
  const shore = landLine(stage, 3, h * 0.84, 18, 1, 260);
  const mirrored = sheet.nextId();
  const veil = (random_: Random, left: boolean, reach: number, colour: Colour, opacity: number) => {
    const edge = left ? -30 : w + 30;
    const direction = left ? 1 : -1;
    for (let fold = 0; fold < 7; fold++) {
      const top = edge + direction * (reach * (fold / 6)) * 1.15;
      const bottom = edge + direction * (reach * 0.34 * (fold / 6) + random_.between(-8, 12));
      const wide = reach * 0.24;
      const spine = bezier([top, -30], [top, h * 0.26], [bottom + direction * reach * 0.1, h * 0.4], [bottom, h * 0.84], 12);
      sheet.path(ribbon(spine, (t) => wide * (1 - 0.45 * Math.sin(t * 2.6))), {
        fill: sheet.along([{ at: 0, colour: mix(colour, p.light, 0.5), opacity }, { at: 0.35, colour, opacity: opacity * 0.5 }, { at: 0.7, colour: mix(colour, p.deep, 0.4), opacity: opacity * 0.8 }, { at: 1, colour: mix(colour, p.light, 0.3), opacity: opacity * 0.5 }], [0, 0.5], [1, 0.5]),
      });
    }
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, horizon, 480);
        milkyWay(stage, random.fork('band'), horizon * 0.8);
        stars(stage, random.fork('stars'), 220, horizon * 0.95, p.light);
        constellation(stage, random.fork('figure'), w * 0.28, h * 0.17, w * 0.16, 6);
      },
      spots: [{ habitat: 'sky', x: w * 0.7, y: h * 0.12, size: 105 }],
    },
    {
      depth: 0.5,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const hills = landLine(stage, 1, horizon - 14, 70, 1.6, 240);
          ridge(stage, light, { at: (x) => Math.min(horizon + 1, hills(x)), colour: p.ground, depth: 0.7 });
          mist(stage, horizon, 50, 0.55);
          const chance = random.fork('glasses');
          for (const [dx, size] of [[-0.34, 0.42], [0.3, 0.36], [-0.18, 0.24], [0.16, 0.22]] as const) {
            const ry = h * 0.13 * (size + 0.25);
            glass(stage, chance, centre[0] + dx * w, horizon - ry * 0.9, ry * 0.62, ry);
          }
          glass(stage, chance, centre[0], centre[1] + h * 0.02, w * (tall ? 0.17 : 0.15), h * (tall ? 0.15 : 0.175));
        });
        water(stage, random.fork('lake'), { ...light, y: horizon }, horizon, h, p.water, mirrored);
      },
      spots: [
        { habitat: 'far', x: w * 0.16, y: horizon + 4, size: 95 },
        { habitat: 'water', x: w * 0.74, y: horizon + h * 0.13, size: 135 },
        { habitat: 'air', x: w * 0.3, y: h * 0.36, size: 105 },
      ],
    },
    {
      depth: 0.1,
      light,
      paint() {
        const chance = random.fork('veils');
        veil(chance, true, w * 0.4, mix(silver, p.accents[1]!, 0.4), 0.42);
        veil(chance, false, w * 0.4, mix(silver, p.middle, 0.3), 0.42);
        for (const [y, sag] of [[0.03, 60], [0.06, 110]] as const) {
          const cord = bezier([0, h * y], [w * 0.3, h * y + sag], [w * 0.7, h * y + sag], [w, h * y], 22);
          sheet.path(smooth(cord), { stroke: silver, strokeWidth: 1.6, opacity: 0.7 });
          for (let index = 2; index < 21; index += 3) {
            const [x, yy] = cord[index]!;
            const drop = chance.between(26, 96);
            sheet.path(`M${x.toFixed(1)} ${yy.toFixed(1)}v${drop.toFixed(1)}`, { stroke: silver, strokeWidth: 1, opacity: 0.6 });
            sheet.path(sparkle(x, yy + drop, 11), { fill: p.light });
            sheet.glow(x, yy + drop, 26, p.light, 0.6);
          }
        }
        ground(stage, random.fork('shore'), light, shore, mix(p.ground, p.deep, 0.1), 0);
        grass(stage, random.fork('grass'), light, shore, 190, 36, mix(p.growth, silver, 0.2), 0.02, 0.2);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: shore(w * 0.37) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.64, y: shore(w * 0.64) + h * 0.07, size: 150 },
        { habitat: 'ground', x: w * 0.82, y: shore(w * 0.82) + h * 0.06, size: 140 },
        { habitat: 'ground', x: w * 0.17, y: shore(w * 0.17) + h * 0.07, size: 130 },
      ],
    },
    nearThorns(stage, light),
  ];
};

/** Dreamweaver's Dwelling: a house on a hill that spins its threads from the stars. */
const dreamweaver: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const floor = h * (tall ? 0.68 : 0.66);
  const light: Light = { x: w * random.between(0.24, 0.34), y: h * (tall ? 0.2 : 0.19), colour: p.light, strength: 0.9 };
  const house: Point = [w * 0.66, floor - h * 0.1];
  const hill = (x: number) => floor + 60 - (h * 0.17) * Math.exp(-(((x - house[0]) / (w * 0.26)) ** 2)) + stage.noise.at(x / 110, 3) * 9;
  const near = landLine(stage, 4, h * 0.83, 22, 1, 240);
  const warm = lch(0.9, 0.11, 84);
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(stage, light, floor, 420);
        milkyWay(stage, random.fork('band'), floor * 0.8);
        stars(stage, random.fork('stars'), 240, floor * 0.95, p.light);
        moon(stage, light.x, light.y, 74, lighten(silver, 0.08), random.fork('moon'));
        const chance = random.fork('figures');
        const threads: Point[] = [
          ...constellation(stage, chance, w * 0.62, h * 0.14, w * 0.17, 6),
          ...constellation(stage, chance, w * 0.84, h * 0.28, w * 0.12, 5),
          ...constellation(stage, chance, w * 0.42, h * 0.3, w * 0.1, 5),
        ];
        for (const [x, y] of threads) {
          const spine = bezier([x, y], [x, y + (house[1] - y) * 0.5], [house[0] + 14, house[1] - h * 0.2], [house[0] + 14, house[1] - 140], 12);
          sheet.path(smooth(spine), { stroke: chance.next() < 0.6 ? silver : p.accents[1]!, strokeWidth: 1.5, opacity: 0.6 });
        }
        sheet.glow(house[0] + 14, house[1] - 140, 90, p.light, 0.7);
      },
      spots: [{ habitat: 'sky', x: w * 0.12, y: h * 0.34, size: 100 }],
    },
    {
      depth: 0.55,
      light,
      paint() {
        for (const [key, base, depth] of [[1, floor - 50, 0.82], [2, floor - 6, 0.62]] as const) {
          const land = { at: landLine(stage, key, base, 120, 2, 230), colour: p.ground, depth };
          ridge(stage, light, land);
          slopes(stage, random.fork(`hills${key}`), light, land, 16, 70);
          mist(stage, base + 40, 50, 0.5);
        }
      },
      spots: [
        { habitat: 'far', x: w * 0.18, y: floor + 30, size: 115 },
        { habitat: 'air', x: w * 0.3, y: h * 0.46, size: 105 },
      ],
    },
    {
      depth: 0.22,
      light,
      paint() {
        ground(stage, random.fork('hill'), light, hill, mix(p.ground, p.growth, 0.4), 0.22);
        const [x, y] = [house[0], hill(house[0]) + 16];
        const chance = random.fork('house');
        const wall = mix(p.horizon, p.ground, 0.45);
        const body = (px: number, half: number, height: number) => {
          sheet.path(rect(px - half, y - height, half * 2, height), { fill: sheet.along([{ at: 0, colour: mix(wall, p.light, 0.35) }, { at: 0.5, colour: wall }, { at: 1, colour: mix(wall, p.deep, 0.6) }], light.x < px ? [0, 0] : [1, 0], light.x < px ? [1, 0.3] : [0, 0.3]) });
          sheet.path(`M${px - half * 1.35} ${y - height + 6}Q${px - half * 0.3} ${y - height - half * 0.7} ${px + half * 0.16} ${y - height - half * 2.5}Q${px + half * 0.4} ${y - height - half * 0.7} ${px + half * 1.35} ${y - height + 6}Q${px} ${y - height - 8} ${px - half * 1.35} ${y - height + 6}Z`, { fill: sheet.along([{ at: 0, colour: mix(p.accents[1]!, p.light, 0.3) }, { at: 1, colour: mix(p.accents[1]!, p.deep, 0.6) }], light.x < px ? [0, 0] : [1, 0], light.x < px ? [1, 0.6] : [0, 0.6]) });
        };
        body(x - 56, 26, 66);
        body(x + 62, 22, 88);
        body(x, 42, 112);
        for (const [dx, dy, size] of [[-56, 34, 8], [62, 58, 7], [-16, 78, 9], [16, 78, 9], [62, 30, 6]] as const) {
          sheet.glow(x + dx, y - dy, size * 3.6, warm, 0.75);
          sheet.path(ellipse(x + dx, y - dy, size * 0.8, size), { fill: lighten(warm, 0.05) });
        }
        sheet.path(`M${x - 13} ${y + 2}v-30q13 -18 26 0v30Z`, { fill: warm });
        sheet.glow(x, y + 10, 90, warm, 0.55, 34);
        const wheel = x + 14;
        sheet.path(ellipse(wheel, y - 172, 26), { stroke: silver, strokeWidth: 4 });
        for (let spoke = 0; spoke < 8; spoke++) sheet.path(`M${wheel} ${y - 172}l${(Math.cos(spoke * 0.785) * 26).toFixed(1)} ${(Math.sin(spoke * 0.785) * 26).toFixed(1)}`, { stroke: silver, strokeWidth: 1.4 });
        tree(stage, chance, light, w * 0.93, hill(w * 0.93) + 20, h * 0.26, lch(0.26, 0.04, 280), mix(p.growth, silver, 0.3), 0.2);
        const path = bezier([x, y + 4], [x - w * 0.1, y + 60], [w * 0.66, h * 0.76], [w * 0.44, h * 0.86], 16);
        sheet.path(ribbon(path, (t) => 16 + t * 60), { fill: sheet.between([{ at: 0, colour: warm, opacity: 0.75 }, { at: 1, colour: silver, opacity: 0.2 }], [x, y], [x, h * 0.86]) });
      },
      spots: [{ habitat: 'ground', x: w * 0.4, y: hill(w * 0.4) + 66, size: 105 }],
    },
    {
      depth: 0.03,
      light,
      paint() {
        ground(stage, random.fork('near'), light, near, mix(p.ground, p.deep, 0.2), 0);
        grass(stage, random.fork('grass'), light, near, 340, 52, mix(p.growth, silver, 0.22), 0.02, 0.25);
      },
      hero: { habitat: 'ground', x: w * 0.34, y: near(w * 0.34) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: near(w * 0.68) + h * 0.07, size: 150 },
        { habitat: 'ground', x: w * 0.86, y: near(w * 0.86) + h * 0.05, size: 130 },
        { habitat: 'ground', x: w * 0.14, y: near(w * 0.14) + h * 0.08, size: 130 },
      ],
    },
    nearThorns(stage, light),
  ];
};

export const insightia: KingdomArt = {
  palette,
  hand: { strength: 0.7, length: 34 },
  finish: { bloom: 0.6, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['night', 'night', 'dusk'],
  residents: ['owl', 'fox', 'deer', 'rabbit'],
  sights: ['mirror', 'key', 'door', 'moth', 'book', 'star', 'spindle', 'feather', 'stairs'],
  compositions: [maze, veils, dreamweaver],
};
