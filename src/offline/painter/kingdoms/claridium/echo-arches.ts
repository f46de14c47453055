import type { Random } from '../../../../core/random.ts';
import { ellipse, polygon } from '../../brush.ts';
import { type Colour, darken, mix } from '../../colour.ts';
import { landLine } from '../../scenery/land.ts';
import { orb, rays, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { type Composition, type Light, lit } from '../../stage.ts';
import { arch, cloudBed, ledge, nearCloud, spire, violetShade } from './elements.ts';

/** Echo Empire: arch behind arch behind arch, and floating gardens beside them. */
export const echoArches: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.62 : 0.6) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.38, 0.65),
    y: horizon - h * 0.16,
    colour: p.light,
    strength: 1,
    disc: true,
  };
  const scene = lit(stage, light);
  const near = landLine(stage, 3, h * 0.84, 18, 1, 230);
  const island = (x: number, y: number, size: number, depth: number, chance: Random, colour: Colour) => {
    const rock = mix(violetShade, p.haze, depth);
    sheet.fill(
      polygon(
        [x - size, y],
        [x - size * 0.5, y + size * 0.36],
        [x - size * 0.2, y + size * 0.5],
        [x - size * 0.02, y + size],
        [x + size * 0.24, y + size * 0.44],
        [x + size * 0.62, y + size * 0.3],
        [x + size, y],
      ),
      sheet.across({ 0: mix(rock, p.light, 0.5), 1: darken(rock, 0.12) }, light.x > x, 1),
    );
    sheet.fill(ellipse(x, y, size, size * 0.15), mix(colour, p.haze, depth * 0.7));
    spire(scene, x - size * 0.24, y + 3, size * chance.between(0.8, 1.2), size * 0.1 + 3, true, depth);
    spire(scene, x + size * 0.2, y + 4, size * chance.between(0.5, 0.8), size * 0.09 + 3, false, depth);
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(scene, horizon, 640);
        orb(stage, light.x, light.y, 54, p.light);
        if (stage.time === 'night' || stage.time === 'dusk')
          stars(stage, random.fork('stars'), 90, horizon * 0.6, p.light);
        streakClouds(scene, random.fork('streaks'), h * 0.05, horizon * 0.7, 8, p.horizon);
        cloudBed(scene, random.fork('far'), horizon - 10, 110, 0.8, 6);
      },
      spots: [
        { habitat: 'sky', x: w * 0.2, y: h * 0.14, size: 105 },
        {
          habitat: 'horizon',
          x: light.x < w * 0.5 ? w * 0.7 : w * 0.3,
          y: horizon + 30,
          size: 185,
          depth: 0.6,
        },
      ],
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
          arch(
            scene,
            light.x + drift * index,
            foot,
            half,
            h * (0.14 + share * 0.74),
            half * 0.2 + 5,
            0.72 - index * 0.2,
          );
          cloudBed(scene, chance, foot + 6, 56 + index * 14, 0.64 - index * 0.16, 5);
        }
        rays(scene, random.fork('rays'), 9, h * 0.7, 5, 0.2);
      },
      spots: [
        { habitat: 'far', x: w * 0.14, y: horizon + 90, size: 105 },
        { habitat: 'air', x: w * 0.66, y: h * 0.44, size: 100 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint: () => ledge(scene, near, 'arches'),
      hero: { habitat: 'ground', x: w * 0.39, y: near(w * 0.39) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: near(w * 0.66) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.84, y: near(w * 0.84) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.17, y: near(w * 0.17) + h * 0.06, size: 130 },
      ],
    },
    nearCloud(scene),
  ];
};
