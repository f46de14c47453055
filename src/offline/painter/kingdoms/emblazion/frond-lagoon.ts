import type { Random } from '../../../../core/random.ts';
import { bezier, type Point, polygon } from '../../brush.ts';
import { lch, lighten, mix, turn } from '../../colour.ts';
import { ground, landLine, mist, ridge } from '../../scenery/land.ts';
import { frond } from '../../scenery/plants.ts';
import { orb } from '../../scenery/sky.ts';
import { limb } from '../../scenery/trees.ts';
import { water } from '../../scenery/water.ts';
import { type Composition, type Light, lit } from '../../stage.ts';
import { blooms, hill, margin, washedSky } from './elements.ts';

/** Frond Fiesta: a lagoon under great fronds, lanterns strung over it. */
export const frondLagoon: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.54 : 0.52) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.32, 0.67),
    y: horizon - h * 0.1,
    colour: p.light,
    strength: 1,
    disc: true,
  };
  const scene = lit(stage, light);
  const isles = landLine(stage, 1, horizon - 6, 60, 1.5, 170);
  const beach = landLine(stage, 2, h * 0.8, 24, 1, 300);
  const mirrored = sheet.nextId();
  const palm = (x: number, y: number, height: number, lean: number, depth: number, chance: Random) => {
    const crown: Point = [x + lean, y - height];
    limb(
      scene,
      bezier([x, y], [x + lean * 0.1, y - height * 0.4], [x + lean * 0.6, y - height * 0.8], crown, 10),
      (t) => height * 0.055 * (1.25 - t * 0.7),
      lch(0.5, 0.08, 45),
      depth,
      0.3,
    );
    for (let index = 0; index < 9; index++) {
      const angle = -Math.PI / 2 + (index - 4) * 0.52 + chance.between(-0.1, 0.1);
      const reach = height * chance.between(0.36, 0.48);
      frond(
        scene,
        crown,
        [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach * 0.7 + reach * 0.24],
        reach * 0.24,
        reach * 0.26,
        mix(p.growth, p.accents[0]!, index % 3 ? 0.12 : 0.3),
        depth,
      );
    }
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        washedSky(scene, horizon);
        orb(stage, light.x, light.y, 72, lighten(light.colour, 0.02));
      },
      spots: [
        { habitat: 'sky', x: w * 0.7, y: h * 0.2, size: 125 },
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
          ridge(scene, {
            at: (x) => Math.min(horizon + 1, isles(x) + 20),
            colour: turn(hill, -30),
            depth: 0.72,
          });
          const chance = random.fork('far palms');
          for (let index = 0; index < 6; index++)
            palm(
              w * ((index + chance.next()) / 6),
              horizon + 4,
              chance.between(70, 150),
              chance.between(-26, 26),
              0.5,
              chance,
            );
        });
        water(scene, random.fork('lagoon'), horizon, h, p.water, mirrored);
        mist(stage, horizon, 34, 0.5, mix(p.haze, light.colour, 0.4));
      },
      spots: [
        { habitat: 'far', x: w * 0.74, y: horizon + 8, size: 110 },
        { habitat: 'water', x: w * 0.64, y: horizon + h * 0.13, size: 150 },
        { habitat: 'air', x: w * 0.5, y: h * 0.36, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        const chance = random.fork('near');
        ground(scene, random.fork('beach'), beach, mix(p.ground, p.light, 0.28), 0.03);
        const crowns = [
          {
            foot: chance.between(-0.04, 0.08),
            height: chance.between(0.46, 0.66),
            lean: chance.between(0.05, 0.2),
          },
          {
            foot: chance.between(0.93, 1.04),
            height: chance.between(0.4, 0.6),
            lean: -chance.between(0.04, 0.18),
          },
        ];
        for (const { foot, height, lean } of crowns)
          palm(w * foot, h * 0.88, h * height, w * lean, 0.06, chance);
        if (chance.next() < 0.5)
          palm(
            w * chance.between(0.04, 0.16),
            h * 0.85,
            h * chance.between(0.24, 0.36),
            w * chance.between(-0.08, 0.12),
            0.16,
            chance,
          );
        const [left, right] = crowns.map(
          ({ foot, height, lean }): Point => [w * (foot + lean * 0.9), h * (0.9 - height)],
        ) as [Point, Point];
        const sag = h * chance.between(0.06, 0.16);
        const cord = bezier(left, [w * 0.36, left[1] + sag], [w * 0.66, right[1] + sag], right, 40);
        sheet.stroke(
          `M${cord.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
          p.deep,
          1.6,
          0.7,
        );
        for (let index = 4; index < 38; index += 5) {
          const [x, y] = cord[index]!;
          const colour = lighten(p.accents[index % p.accents.length]!, 0.12);
          sheet.glow(x, y + 16, 44, mix(colour, p.glow, 0.5), 0.75);
          sheet.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v6`, p.deep, 1.4);
          sheet.fill(
            polygon(
              [x - 7, y + 6],
              [x + 7, y + 6],
              [x + 11, y + 18],
              [x + 6, y + 29],
              [x - 6, y + 29],
              [x - 11, y + 18],
            ),
            sheet.along({ 0: colour, 0.5: lighten(p.light, 0.02), 1: colour }, [0, 0.5], [1, 0.5]),
          );
        }
        blooms(stage, random.fork('blooms'), (x) => beach(x) + 70, 26, 10);
        for (const side of [0, 1])
          for (let index = 0; index < 4; index++) {
            const from: Point = [side * w + (side ? 30 : -30), h + 10];
            frond(
              scene,
              from,
              [from[0] + (side ? -1 : 1) * chance.between(90, 260), h - chance.between(40, 220)],
              70,
              70,
              mix(p.growth, p.deep, 0.5),
              0,
            );
          }
      },
      hero: { habitat: 'ground', x: w * 0.36, y: beach(w * 0.36) + h * 0.07, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.66, y: beach(w * 0.66) + h * 0.08, size: 160 },
        { habitat: 'ground', x: w * 0.82, y: beach(w * 0.82) + h * 0.045, size: 135 },
        { habitat: 'ground', x: w * 0.17, y: beach(w * 0.17) + h * 0.075, size: 135 },
      ],
    },
    margin(scene),
  ];
};
