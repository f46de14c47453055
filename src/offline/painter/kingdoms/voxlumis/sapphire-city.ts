import type { Random } from '../../../../core/random.ts';
import { ellipse, type Point, polygon, rows } from '../../brush.ts';
import { type Colour, darken, faded, lch, lighten, mix } from '../../colour.ts';
import { sky, stars } from '../../scenery/sky.ts';
import { crystal } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, rings, slopes, water } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, type Stage } from '../../stage.ts';
import { crystals, ice, lightString, nearCrystals } from './elements.ts';

/** Curtains of light in the sky, in the shape of a sound wave. */
function aurora(stage: Stage, random: Random, top: number, bottom: number, colours: readonly Colour[]) {
  const { sheet, width: w, noise } = stage;
  sheet.group({ blend: 'screen' }, () => {
    colours.forEach((colour, band) => {
      const base = top + (bottom - top) * (0.35 + band * 0.24);
      const phase = random.between(0, 6.28);
      const crest = (x: number) =>
        base + Math.sin(x / 120 + phase) * 34 + noise.fractal(x / 200, band * 5, 3) * 70;
      for (let x = -10; x < w + 10; x += 15) {
        const tall =
          (bottom - top) *
          (0.3 + 0.4 * Math.abs(Math.sin(x / 53 + phase)) * (0.6 + 0.4 * noise.at(x / 40, band)));
        const y = crest(x);
        sheet.fill(
          polygon([x, y - tall], [x + 15.5, crest(x + 15) - tall], [x + 15.5, crest(x + 15)], [x, y]),
          sheet.down({ 0: faded(colour, 0), 0.8: faded(colour, 0.3), 1: faded(lighten(colour, 0.1), 0.5) }),
        );
      }
    });
  });
}

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.05, 0.035));
  const light = lightAt(stage, w * random.between(0.36, 0.67), horizon - h * 0.12);
  const peaks = landLine(stage, 1, horizon - 80, 190, 2.6, 260);
  const shore = landLine(stage, 3, h * 0.83, 22, 1, 240);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, peaks, shore, mirrored };
}

function paintSky(scene: Plan) {
  const { random, h, p, horizon } = scene;
  sky(scene, horizon, 520);
  stars(scene, 'stars', scene.time === 'day' ? 40 : 140, horizon * 0.8, p.light);
  const colours = [p.accents[2]!, p.accents[0]!, p.accents[1]!];
  aurora(scene, random.fork('aurora'), h * 0.03, horizon * 0.72, colours);
}

function paintCity(scene: Plan) {
  const { sheet, random, light, w, h, p, horizon, peaks, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const mountains = { at: peaks, colour: darken(ice, 0.12), depth: 0.72, sharp: true };
    ridge(scene, mountains);
    slopes(scene, 'peaks', mountains, 24, 130);
    mist(scene, horizon - 10, 90, 0.6, mix(p.haze, p.light, 0.35));
    const chance = random.fork('spires');
    for (let index = 0; index < 15; index++) {
      const x = w * (0.14 + 0.72 * ((index + chance.next()) / 15));
      const middle = 1 - Math.abs(x - light.x) / (w * 0.5);
      const tallness = h * (0.07 + 0.24 * Math.max(0, middle)) * chance.between(0.6, 1.1);
      const lean = chance.between(-3, 3);
      const colour = mix(ice, p.accents[1]!, chance.between(0, 0.3));
      const half = tallness * 0.09 + 6;
      crystal(scene, x, horizon + 6, tallness, half, lean, colour, 0.5 - middle * 0.2);
      const panes: string[] = [];
      for (let pane = 0; pane < 6; pane++)
        panes.push(ellipse(x + chance.between(-4, 4), horizon - tallness * chance.between(0.1, 0.7), 1.6, 3));
      sheet.fill(panes.join(''), lch(0.95, 0.07, 95), 0.95);
      if (index % 3 === 0) sheet.glow(x, horizon - tallness, 44, p.glow, 0.7);
    }
    for (const x of [0.04, 0.97]) crystals(scene, chance, w * x, horizon + 26, h * 0.3, 4, 0.3);
  });
  water(scene, 'lake', horizon + 4, h, p.water, mirrored);
  rings(scene, light.x, horizon + 44, w * 0.5, 7, p.glow, 0.5, 0.16);
  const strung = random.fork('strings');
  for (let index = 0; index < 4; index++) {
    const from: Point = [light.x + strung.between(-90, 90), horizon - h * strung.between(0.1, 0.24)];
    const to: Point = [w * strung.pick([-0.05, 1.05]), h * strung.between(0.12, 0.5)];
    lightString(scene, strung, from, to, p.glow, 22 + scene.energy * 14, 0.6);
  }
}

function paintShore(scene: Plan) {
  const { random, w, p, shore } = scene;
  ground(scene, 'shore', shore, mix(p.ground, p.light, 0.14), 0.03);
  const chance = random.fork('shore crystals');
  for (const [x, size] of rows([0.09, 100], [0.7, 60], [0.92, 130]))
    crystals(scene, chance, w * x, shore(w * x) + 24, size, 4, 0.05);
}

/** Sapphire Settlement: spires on a frozen lake under an aurora. */
export const sapphireCity = composed(plan, paintSky, paintCity, paintShore, nearCrystals);
