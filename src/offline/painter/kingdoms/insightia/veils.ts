import type { Random } from '../../../../core/random.ts';
import { bezier, ellipse, type Point, polygon, ribbon, rows, smooth } from '../../brush.ts';
import { type Colour, darken, faded, lch, lighten, mix } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { sky, sparkle, stars } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, water } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { constellation, milkyWay, nearThorns, silver } from './elements.ts';

/** A looking-glass: a silver rim around another sky. */
function glass(stage: Stage, random: Random, x: number, y: number, rx: number, ry: number) {
  const { sheet, palette: p } = stage;
  sheet.glow(x, y, Math.max(rx, ry) * 1.7, p.light, 0.5);
  const shape = ellipse(x, y, rx * 1.12, ry * 1.09);
  const silverFill = sheet.along(
    {
      0: lighten(silver, 0.12),
      0.35: darken(silver, 0.3),
      0.6: lighten(silver, 0.08),
      1: darken(silver, 0.4),
    },
    [0, 0],
    [1, 1],
  );
  sheet.fill(shape, silverFill);
  const pane = ellipse(x, y, rx, ry);
  const horizonFill = sheet.down({
    0: mix(p.horizon, p.accents[1]!, 0.3),
    0.5: lighten(p.horizon, 0.14),
    1: lch(0.86, 0.08, 60),
  });
  sheet.fill(pane, horizonFill);
  sheet.group({ clip: sheet.clip(pane) }, () => {
    sheet.glow(x + rx * 0.2, y + ry * 0.4, rx * 1.1, lch(0.96, 0.06, 80), 0.9);
    const dots: string[] = [];
    for (let index = 0; index < 30; index++)
      dots.push(ellipse(x + random.between(-1, 1) * rx, y - ry * random.next(), random.between(0.7, 2)));
    sheet.fill(dots.join(''), p.light, 0.9);
    for (const [share, tone] of rows([0.45, 0.5], [0.62, 0.8])) {
      const crest: Point[] = Array.from({ length: 12 }, (_, index) => [
        x - rx + (rx * 2 * index) / 11,
        y + ry * share + Math.sin(index * 1.3 + share * 9) * ry * 0.07,
      ]);
      const outline = `${smooth(...crest)}L${x + rx} ${y + ry}L${x - rx} ${y + ry}Z`;
      sheet.fill(outline, mix(p.middle, p.deep, tone * 0.5));
    }
    const path = polygon(
      [x - rx * 0.7, y - ry],
      [x - rx * 0.3, y - ry],
      [x - rx * 0.75, y + ry],
      [x - rx * 1.15, y + ry],
    );
    sheet.fill(path, lch(1, 0, 0), 0.14);
  });
  sheet.fill(sparkle(x - rx * 0.72, y - ry * 0.72, rx * 0.26), p.light);
}

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.58 : 0.56) + random.fork('horizon').between(-0.05, 0.035));
  const centre: Point = [w * random.between(0.46, 0.67), horizon - h * (tall ? 0.15 : 0.17)];
  const light = lightAt(stage, centre[0], centre[1], 0.95);
  const shore = landLine(stage, 3, h * 0.84, 18, 1, 260);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, centre, shore, mirrored };
}

function veil(scene: Plan, random_: Random, left: boolean, reach: number, colour: Colour, opacity: number) {
  const { sheet, w, h, p } = scene;
  const edge = left ? -30 : w + 30;
  const direction = left ? 1 : -1;
  for (let fold = 0; fold < 7; fold++) {
    const top = edge + direction * (reach * (fold / 6)) * 1.15;
    const bottom = edge + direction * (reach * 0.34 * (fold / 6) + random_.between(-8, 12));
    const wide = reach * 0.24;
    const spine = bezier(
      [top, -30],
      [top, h * 0.26],
      [bottom + direction * reach * 0.1, h * 0.4],
      [bottom, h * 0.84],
      12,
    );
    const shape = ribbon(spine, (t) => wide * (1 - 0.45 * Math.sin(t * 2.6)));
    const foldFill = sheet.along(
      {
        0: faded(mix(colour, p.light, 0.5), opacity),
        0.35: faded(colour, opacity * 0.5),
        0.7: faded(mix(colour, p.deep, 0.4), opacity * 0.8),
        1: faded(mix(colour, p.light, 0.3), opacity * 0.5),
      },
      [0, 0.5],
      [1, 0.5],
    );
    sheet.fill(shape, foldFill);
  }
}

function paintSky(scene: Plan) {
  const { w, h, p, horizon } = scene;
  sky(scene, horizon, 480);
  milkyWay(scene, 'band', horizon * 0.8);
  stars(scene, 'stars', 220, horizon * 0.95, p.light);
  constellation(scene, 'figure', w * 0.28, h * 0.17, w * 0.16, 6);
}

function paintLake(scene: Plan) {
  const { sheet, random, w, h, p, tall, horizon, centre, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const hills = landLine(scene, 1, horizon - 14, 70, 1.6, 240);
    ridge(scene, { at: (x) => Math.min(horizon + 1, hills(x)), colour: p.ground, depth: 0.7 });
    mist(scene, horizon, 50, 0.55);
    const chance = random.fork('glasses');
    const others = 2 + chance.int(5);
    for (let index = 0; index < others; index++) {
      const dx = (index % 2 ? 1 : -1) * (0.17 + 0.34 * ((index + chance.next()) / others));
      const ry = h * 0.13 * chance.between(0.4, 0.85);
      glass(scene, chance, centre[0] + dx * w, horizon - ry * 0.9, ry * chance.between(0.5, 0.72), ry);
    }
    const centreY = centre[1] + h * 0.02;
    const rx = w * (tall ? 0.17 : 0.15) * chance.between(0.8, 1.2);
    glass(scene, chance, centre[0], centreY, rx, h * (tall ? 0.15 : 0.175) * chance.between(0.9, 1.15));
  });
  water(relit(scene, { y: horizon }), 'lake', horizon, h, p.water, mirrored);
}

function paintVeils(scene: Plan) {
  const { sheet, random, w, h, p, shore } = scene;
  const chance = random.fork('veils');
  veil(scene, chance, true, w * 0.4, mix(silver, p.accents[1]!, 0.4), 0.42);
  veil(scene, chance, false, w * 0.4, mix(silver, p.middle, 0.3), 0.42);
  for (const [y, sag] of rows([0.03, 60], [0.06, 110])) {
    const cord = bezier([0, h * y], [w * 0.3, h * y + sag], [w * 0.7, h * y + sag], [w, h * y], 22);
    sheet.stroke(smooth(...cord), silver, 1.6, 0.7);
    for (let index = 2; index < 21; index += 3) {
      const [x, yy] = cord[index]!;
      const drop = chance.between(26, 96);
      sheet.stroke(`M${x.toFixed(1)} ${yy.toFixed(1)}v${drop.toFixed(1)}`, silver, 1, 0.6);
      sheet.fill(sparkle(x, yy + drop, 11), p.light);
      sheet.glow(x, yy + drop, 26, p.light, 0.6);
    }
  }
  ground(scene, 'shore', shore, mix(p.ground, p.deep, 0.1), 0);
  grass(scene, 'grass', shore, 190, 36, mix(p.growth, silver, 0.2), 0.02, 0.2);
}

/** Veil Venue: looking-glasses in a still lake, with their veils drawn aside. */
export const veils = composed(plan, paintSky, paintLake, paintVeils, nearThorns);
