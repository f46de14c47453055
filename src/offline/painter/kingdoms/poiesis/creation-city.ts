import type { Random } from '../../../../core/random.ts';
import { bezier, type Point, polygon, smooth } from '../../brush.ts';
import { darken, lch, mix } from '../../colour.ts';
import { foliage } from '../../scenery/plants.ts';
import { orb, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { block, windows } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { brushes, jar, leaves, rainbow } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.58 : 0.56) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.48, 0.77), horizon - h * 0.12);
  const terrace = landLine(stage, 4, h * 0.83, 16, 1, 280);
  const plaster = lch(0.84, 0.05, 70);
  return { ...lit(stage, light), horizon, terrace, plaster };
}

function dwelling(scene: Plan, x: number, y: number, size: number, depth: number, chance: Random) {
  const { sheet, light, p } = scene;
  const wallColour = mix(lch(0.76, 0.06, 65), chance.pick(p.accents), 0.3);
  const height = size * chance.between(0.8, 1.7);
  block(scene, x, y, size, height, wallColour, depth, 0);
  const roof = mix(chance.pick(p.accents), p.haze, depth * 0.85);
  const dome = chance.next() < 0.3;
  const fill = sheet.across({ 0: mix(roof, light.colour, 0.4), 1: darken(roof, 0.12) }, light.x > x, 0.4);
  if (dome)
    sheet.fill(
      `M${x - size * 0.5} ${y - height}A${size * 0.5} ${size * 0.56} 0 0 1 ${x + size * 0.5} ${y - height}Z`,
      fill,
    );
  else
    sheet.fill(
      polygon(
        [x - size * 0.6, y - height + 2],
        [x, y - height - size * chance.between(0.4, 0.9)],
        [x + size * 0.6, y - height + 2],
      ),
      fill,
    );
  const rows = Math.max(2, Math.round(height / 30));
  windows(scene, chance, x, y - height * 0.06, size * 0.74, height * 0.86, 2, rows, p.glow, 0.6);
}

function paintSky(scene: Plan) {
  const { sheet, random, light, w, h, p, horizon } = scene;
  sky(scene, horizon, 600);
  if (scene.time === 'night') stars(scene, 'stars', 120, horizon * 0.7, p.light);
  orb(scene, light.x, light.y, 58, p.light);
  const chance = random.fork('weave');
  const spine = bezier([-60, h * 0.3], [w * 0.3, h * 0.02], [w * 0.6, h * 0.3], [w + 60, h * 0.04], 34);
  rainbow(scene, chance, spine, h * 0.12, 0.8);
  const weft: string[] = [];
  for (let index = 0; index < 22; index++) {
    const x = w * (index / 21);
    weft.push(
      `M${x.toFixed(1)} ${(h * 0.03).toFixed(1)}Q${(x + 16).toFixed(1)} ${(h * 0.16).toFixed(1)} ${(x - 8).toFixed(1)} ${(h * 0.3).toFixed(1)}`,
    );
  }
  sheet.stroke(weft.join(''), p.light, 1.5, 0.4);
  streakClouds(scene, 'clouds', h * 0.3, horizon - 30, 6, p.haze);
}

function paintCity(scene: Plan) {
  const { random, w, h, p, horizon, plaster } = scene;
  const chance = random.fork('city');
  ridge(scene, { at: landLine(scene, 1, horizon - 40, 90, 1.6, 230), colour: p.accents[4]!, depth: 0.8 });
  for (let row = 0; row < 4; row++) {
    const depth = 0.66 - row * 0.17;
    const slope = (x: number) => horizon + 8 + row * h * 0.055 + Math.sin(x / 170 + row * 1.7) * 14;
    const crest = (x: number) => slope(x) + 2;
    ridge(scene, {
      at: crest,
      colour: mix(plaster, mix(p.growth, p.deep, 0.35), 0.55),
      depth: depth * 0.8,
      mist: 0.1,
    });
    for (let index = 0; index < 10 - row; index++) {
      const x = w * ((index + chance.between(0.15, 0.85)) / (10 - row));
      if (row > 1 && Math.abs(x - w * 0.48) < w * 0.12) continue;
      dwelling(scene, x, slope(x) + 12, 44 + row * 20, depth, chance);
      if (chance.next() < 0.5) {
        const colour = mix(p.growth, chance.pick(p.accents), 0.3);
        const [rx, ry] = [18 + row * 7, 16 + row * 6];
        foliage(scene, chance, x + 30 + row * 8, slope(x), rx, ry, colour, depth, 7 + row * 2);
      }
    }
    mist(scene, horizon + 30 + row * h * 0.055, 26, 0.22, mix(p.haze, p.light, 0.3));
  }
  const canal = Array.from(
    { length: 14 },
    (_, index): Point => [
      w * 0.48 + Math.sin(index * 0.55) * (6 + index * 3),
      horizon + 20 + ((h * 0.84 - horizon) * index) / 13,
    ],
  );
  rainbow(scene, chance, canal, 66, 0.75, true);
}

function paintTerrace(scene: Plan) {
  const { sheet, random, w, h, p, terrace, plaster } = scene;
  ground(scene, 'terrace', terrace, mix(plaster, p.deep, 0.45), 0.02);
  const chance = random.fork('tiles');
  for (let index = 0; index < 60; index++) {
    const x = chance.between(0, w);
    const y = terrace(x) + 16 + chance.next() * (h - terrace(x)) * 0.9;
    const size = 10 + (y - terrace(x)) * 0.1;
    const shape = polygon([x - size, y], [x, y - size * 0.32], [x + size, y], [x, y + size * 0.32]);
    sheet.fill(shape, chance.pick(p.accents), 0.55);
  }
  const rope = bezier([-20, h * 0.42], [w * 0.3, h * 0.58], [w * 0.7, h * 0.56], [w + 20, h * 0.4], 30);
  sheet.stroke(smooth(...rope), p.deep, 2, 0.7);
  for (let index = 1; index < 29; index += 2) {
    const [x, y] = rope[index]!;
    sheet.fill(polygon([x - 10, y], [x + 10, y], [x + 1, y + 26]), p.accents[index % p.accents.length]!);
  }
  brushes(scene, chance, w * 0.93, h * 0.9, 84);
  jar(scene, w * 0.06, h * 0.9, 84, p.accents[0]!);
  jar(scene, w * 0.12, h * 0.93, 58, p.accents[1]!);
}

/** Creation City: roofs of every colour, and above them a sky that is being woven. */
export const creationCity = composed(plan, paintSky, paintCity, paintTerrace, leaves);
