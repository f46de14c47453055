import { bezier, ribbon } from '../../brush.ts';
import { darken, lighten, mix, turn } from '../../colour.ts';
import { sparks } from '../../scenery/air.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/land.ts';
import { grass } from '../../scenery/plants.ts';
import { orb } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { water, waterfall } from '../../scenery/water.ts';
import { type Composition, type Light, lit, relit } from '../../stage.ts';
import { blooms, hill, margin, washedSky } from './elements.ts';

/** Lava Landing: terraces with falls of glowing water under a cone that the sun stands behind. */
export const emberFalls: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.58 : 0.56) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.44, 0.71),
    y: h * (tall ? 0.3 : 0.27),
    colour: p.light,
    strength: 1,
    disc: true,
  };
  const scene = lit(stage, light);
  const cone = (x: number) => {
    const away = Math.abs(x - light.x) / w;
    return (
      horizon -
      h * 0.32 * Math.exp(-away * 4.2) +
      (away < 0.045 ? 14 : 0) +
      stage.noise.fractal(x / 60, 2, 3) * 10
    );
  };
  const cliff = (key: number, left: boolean, base: number, rise: number, reach: number) => {
    const line = landLine(stage, key, base, 30, 1.2, 90);
    return (x: number) => {
      const t = left ? x / w : 1 - x / w;
      const stepped = Math.floor(Math.max(0, 1 - t / reach) * 4) / 4;
      return t > reach ? h + 40 : line(x) - rise * (0.35 + stepped * 0.65);
    };
  };
  const shore = landLine(stage, 5, h * 0.82, 24, 1, 260);
  const lava = mix(p.glow, p.accents[0]!, 0.35);
  const mirrored = sheet.nextId();
  return [
    {
      depth: 1,
      light,
      paint() {
        washedSky(scene, horizon);
        orb(stage, light.x, light.y, 86, lighten(light.colour, 0.02));
      },
      spots: [
        { habitat: 'sky', x: w * 0.24, y: h * 0.17, size: 125 },
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
        sheet.group({ id: mirrored }, () => {
          const mountain = { at: cone, colour: turn(hill, -18), depth: 0.55 };
          ridge(scene, mountain);
          slopes(scene, random.fork('cone'), mountain, 18, 150);
          for (const [dx, drop, drift] of [
            [-4, 0.92, -12],
            [12, 0.7, 34],
            [-20, 0.6, -46],
          ] as const) {
            const top = cone(light.x + dx);
            const fall = (horizon - top) * drop;
            const flow = bezier(
              [light.x + dx, top - 2],
              [light.x + dx + drift * 0.2, top + fall * 0.4],
              [light.x + dx + drift * 1.4, top + fall * 0.6],
              [light.x + dx + drift, top + fall],
              12,
            );
            sheet.fill(
              ribbon(flow, (t) => 7 - t * 4),
              lighten(lava, 0.08),
              0.92,
            );
          }
          mist(stage, horizon, 70, 0.55);
        });
        water(
          relit(scene, { y: horizon }),
          random.fork('lake'),
          horizon,
          h,
          mix(p.water, lava, 0.3),
          mirrored,
        );
      },
      spots: [
        { habitat: 'far', x: w * 0.27, y: horizon + 8, size: 115 },
        { habitat: 'water', x: w * 0.5, y: horizon + h * 0.1, size: 135 },
        { habitat: 'air', x: w * 0.42, y: h * 0.42, size: 115 },
      ],
    },
    {
      depth: 0.3,
      light,
      paint() {
        for (const left of [true, false]) {
          const at = cliff(left ? 2 : 3, left, horizon + 60, h * 0.3, left ? 0.3 : 0.34);
          ridge(scene, { at, colour: darken(hill, 0.06), depth: 0.25, mist: 0.35, sharp: true });
          const chance = random.fork(`falls${left}`);
          for (const t of [0.06, 0.17]) {
            const x = w * (left ? t : 1 - t);
            waterfall(
              stage,
              chance,
              x,
              at(x) + 2,
              horizon + 66 + chance.between(0, 50),
              chance.between(9, 20),
              lava,
            );
          }
        }
      },
    },
    {
      depth: 0.04,
      light,
      paint() {
        ground(scene, random.fork('shore'), shore, mix(p.ground, p.deep, 0.2), 0);
        boulders(
          scene,
          random.fork('stones'),
          [
            [w * 0.05, h * 0.9, 80],
            [w * 0.95, h * 0.92, 100],
            [w * 0.6, shore(w * 0.6) + 12, 26],
          ],
          hill,
          0,
        );
        blooms(stage, random.fork('blooms'), shore, 34, 9);
        grass(scene, random.fork('grass'), shore, 150, 32, mix(p.growth, p.ground, 0.4), 0.02);
        sparks(stage, random.fork('embers'), 34, { x: 0, y: h * 0.3, width: w, height: h * 0.55 }, lava);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: shore(w * 0.37) + h * 0.065, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.68, y: shore(w * 0.68) + h * 0.07, size: 155 },
        { habitat: 'ground', x: w * 0.83, y: shore(w * 0.83) + h * 0.06, size: 140 },
        { habitat: 'ground', x: w * 0.16, y: shore(w * 0.16) + h * 0.07, size: 140 },
      ],
    },
    margin(scene),
  ];
};
