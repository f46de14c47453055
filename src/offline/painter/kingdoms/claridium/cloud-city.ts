import { landLine } from '../../scenery/land.ts';
import { orb, rays, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { type Composition, type Light, lit } from '../../stage.ts';
import { cloudBed, ledge, nearCloud, spire } from './elements.ts';

/** Crystal City: white towers standing in a sea of cloud. */
export const cloudCity: Composition = (stage) => {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.22, 0.51),
    y: h * (tall ? 0.3 : 0.28),
    colour: p.light,
    strength: 1,
    disc: true,
  };
  const scene = lit(stage, light);
  const heart = random.fork('heart').between(0.58, 0.76);
  const near = landLine(stage, 3, h * 0.83, 24, 1, 230);
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(scene, horizon, 620);
        if (stage.time === 'night' || stage.time === 'dusk')
          stars(stage, random.fork('stars'), 90, horizon * 0.6, p.light);
        orb(stage, light.x, light.y, 62, p.light);
        streakClouds(scene, random.fork('streaks'), h * 0.06, horizon * 0.6, 8, p.horizon);
      },
      spots: [
        { habitat: 'sky', x: w * 0.76, y: h * 0.15, size: 115 },
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
      depth: 0.6,
      light,
      paint() {
        const chance = random.fork('city');
        cloudBed(scene, chance, horizon - 50, 110, 0.85, 6);
        for (let row = 0; row < 3; row++) {
          const depth = 0.72 - row * 0.22;
          for (let index = 0; index < 6; index++) {
            const x = w * (heart - 0.28 + 0.56 * ((index + chance.between(0.1, 0.9)) / 6));
            const middle = 1 - Math.abs(x - w * heart) / (w * 0.4);
            spire(
              scene,
              x,
              horizon + row * 30 + 30,
              h * (0.1 + 0.26 * Math.max(0, middle)) * chance.between(0.6, 1.1),
              chance.between(9, 17) + row * 4,
              chance.next() < 0.4,
              depth,
            );
          }
          cloudBed(scene, chance, horizon + 34 + row * 34, 84, 0.6 - row * 0.2, 6);
        }
        rays(scene, random.fork('rays'), 9, h * 0.9, 2.4, 0.2, 0.6);
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
      paint: () => ledge(scene, near, 'city'),
      hero: { habitat: 'ground', x: w * 0.36, y: near(w * 0.36) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.64, y: near(w * 0.64) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.83, y: near(w * 0.83) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.15, y: near(w * 0.15) + h * 0.06, size: 130 },
      ],
    },
    nearCloud(scene),
  ];
};
