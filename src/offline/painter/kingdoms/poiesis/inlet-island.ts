import { bezier, petal, ribbon } from '../../brush.ts';
import { darken, faded, lch, lighten, mix } from '../../colour.ts';
import { block, windows } from '../../scenery/built.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/land.ts';
import { grass } from '../../scenery/plants.ts';
import { orb, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { foliage, tree } from '../../scenery/trees.ts';
import { water, waterfall } from '../../scenery/water.ts';
import { type Composition, type Light, lit } from '../../stage.ts';
import { leaves, rainbow, wood } from './elements.ts';

/** Inlet Island: an island from which every colour runs down to one water. */
export const inletIsland: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.56 : 0.54) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.18, 0.47),
    y: horizon - h * 0.2,
    colour: p.light,
    strength: 1,
    disc: true,
  };
  const scene = lit(stage, light);
  const peak = w * random.fork('peak').between(0.56, 0.7);
  const isle = (x: number) =>
    horizon +
    26 -
    h * 0.24 * Math.exp(-(((x - peak) / (w * 0.2)) ** 2)) -
    h * 0.07 * Math.exp(-(((x - w * 0.84) / (w * 0.1)) ** 2)) +
    stage.noise.fractal(x / 70, 3, 3) * 16;
  const shore = landLine(stage, 5, h * 0.83, 24, 1, 240);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(scene, horizon, 560);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, horizon * 0.7, p.light);
        orb(stage, light.x, light.y, 58, p.light);
        streakClouds(
          scene,
          random.fork('clouds'),
          h * 0.05,
          horizon - 60,
          9,
          mix(p.haze, p.accents[0]!, 0.15),
        );
        rainbow(
          stage,
          random.fork('bow'),
          bezier(
            [peak - w * 0.06, horizon - h * 0.17],
            [w * 0.46, h * 0.02],
            [w * 0.9, h * 0.0],
            [w * 1.04, h * 0.2],
            30,
          ),
          56,
          0.6,
          true,
        );
      },
      spots: [
        { habitat: 'sky', x: w * 0.18, y: h * 0.13, size: 110 },
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
      depth: 0.55,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          ridge(scene, {
            at: (x) => Math.min(horizon + 1, landLine(stage, 1, horizon - 16, 50, 1.4, 200)(x)),
            colour: p.accents[4]!,
            depth: 0.8,
          });
          const land = {
            at: (x: number) => Math.min(isle(x), horizon + 4),
            colour: mix(p.ground, p.accents[4]!, 0.3),
            depth: 0.34,
            mist: 0.25,
          };
          ridge(scene, land);
          slopes(scene, random.fork('slopes'), land, 22, 90);
          const chance = random.fork('isle');
          p.accents.forEach((colour, index) => {
            const x = peak + w * (index * 0.072 - 0.17);
            waterfall(
              stage,
              chance,
              x,
              isle(x) + 6,
              horizon + 2,
              9 + chance.between(0, 5),
              lighten(colour, 0.04),
            );
          });
          for (let index = 0; index < 9; index++) {
            const x = w * (0.42 + 0.5 * chance.next());
            foliage(
              scene,
              chance,
              x,
              isle(x) - 8,
              chance.between(16, 34),
              chance.between(16, 30),
              mix(p.growth, chance.pick(p.accents), 0.4),
              0.32,
              8,
            );
          }
          block(scene, peak, isle(peak) + 8, 40, 66, lch(0.88, 0.04, 80), 0.25, 0.4);
          windows(stage, chance, peak, isle(peak) + 4, 30, 60, 2, 3, p.glow, 0.9);
        });
        water(scene, random.fork('inlet'), horizon, h, p.water, mirrored);
        const chance = random.fork('streams');
        p.accents.forEach((colour, index) => {
          const x = peak + w * (index * 0.072 - 0.17);
          const spine = bezier(
            [x, horizon + 2],
            [x + chance.between(-40, 40), horizon + h * 0.07],
            [w * (0.3 + index * 0.1), horizon + h * 0.16],
            [w * (0.1 + index * 0.15), h * 0.84],
            18,
          );
          sheet.fill(
            ribbon(spine, (t) => 9 + t * 52),
            sheet.between(
              { 0: faded(lighten(colour, 0.08), 0.85), 1: faded(colour, 0.12) },
              horizon,
              h * 0.84,
            ),
          );
        });
        mist(stage, horizon, 30, 0.5, mix(p.haze, p.light, 0.5));
      },
      spots: [
        { habitat: 'far', x: w * 0.24, y: horizon + 8, size: 95 },
        { habitat: 'water', x: w * 0.3, y: horizon + h * 0.12, size: 140 },
        { habitat: 'air', x: w * 0.3, y: h * 0.4, size: 105 },
      ],
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(scene, random.fork('shore'), shore, mix(p.ground, p.deep, 0.1), 0.02);
        grass(scene, random.fork('grass'), shore, 300, 40, p.growth, 0.03, 0.2);
        boulders(
          scene,
          random.fork('stones'),
          [
            [w * 0.94, h * 0.92, 76],
            [w * 0.7, shore(w * 0.7) + 12, 28],
          ],
          lch(0.5, 0.05, 300),
          0,
        );
        const chance = random.fork('flowers');
        for (const colour of p.accents) {
          const heads: string[] = [];
          for (let index = 0; index < 12; index++) {
            const [x, y] = [chance.between(0, w), 0];
            const py = shore(x) + chance.between(-14, 100) + y;
            for (let leaf = 0; leaf < 5; leaf++)
              heads.push(
                petal([x, py], [x + Math.cos(leaf * 1.257) * 9, py + Math.sin(leaf * 1.257) * 7], 3.4),
              );
          }
          sheet.fill(heads.join(''), colour, 0.95);
        }
        tree(
          scene,
          chance,
          w * 0.02,
          shore(w * 0.02) + 70,
          h * (tall ? 0.5 : 0.56),
          darken(wood, 0.1),
          mix(p.growth, p.accents[0]!, chance.between(0, 0.6)),
          0.02,
        );
      },
      hero: { habitat: 'ground', x: w * 0.38, y: shore(w * 0.38) + h * 0.06, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.65, y: shore(w * 0.65) + h * 0.06, size: 150 },
        { habitat: 'ground', x: w * 0.83, y: shore(w * 0.83) + h * 0.05, size: 140 },
        { habitat: 'ground', x: w * 0.2, y: shore(w * 0.2) + h * 0.08, size: 130 },
      ],
    },
    leaves(scene),
  ];
};
