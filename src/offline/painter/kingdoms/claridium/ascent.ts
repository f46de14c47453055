import type { Point } from '../../brush.ts';
import { steps } from '../../scenery/built.ts';
import { landLine } from '../../scenery/land.ts';
import { rays, sky, stars } from '../../scenery/sky.ts';
import { type Composition, type Light, lit } from '../../stage.ts';
import { arch, cloudBed, ledge, marble, nearCloud, spire } from './elements.ts';

/** Ascent Arrival: a stair that turns up through the clouds to a gate of light. */
export const ascent: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const gate: Point = [w * random.between(0.44, 0.63), h * (tall ? 0.27 : 0.28)];
  const light: Light = { x: gate[0], y: gate[1] - 30, colour: p.light, strength: 1 };
  const scene = lit(stage, light);
  const near = landLine(stage, 3, h * 0.84, 20, 1, 230);
  const turns: Point[] = [
    gate,
    [w * random.fork('turn 1').between(0.26, 0.46), h * 0.42],
    [w * random.fork('turn 2').between(0.5, 0.74), h * 0.57],
    [w * random.fork('turn 3').between(0.44, 0.6), h * 0.86],
  ];
  return [
    {
      depth: 1,
      light,
      paint() {
        sky(scene, h * 0.75, 700);
        sheet.glow(light.x, light.y, h * 0.42, p.light, 0.95);
        rays(scene, random.fork('rays'), 13, h * 0.8, 5.6, 0.34);
        if (stage.time === 'night') stars(stage, random.fork('stars'), 120, h * 0.5, p.light);
        cloudBed(scene, random.fork('far'), gate[1] + h * 0.12, 100, 0.8, 6);
      },
      spots: [
        { habitat: 'sky', x: w * 0.2, y: h * 0.16, size: 115 },
        {
          habitat: 'horizon',
          x: light.x < w * 0.5 ? w * 0.7 : w * 0.3,
          y: h * 0.6 + 0,
          size: 185,
          depth: 0.6,
        },
      ],
    },
    {
      depth: 0.5,
      light,
      paint() {
        const chance = random.fork('stair');
        const foot = gate[1] + h * 0.07;
        for (const [reach, depth] of [
          [84, 0.6],
          [54, 0.45],
        ] as const)
          arch(scene, gate[0], foot, reach, h * 0.06 + reach * 1.9, reach * 0.26, depth);
        sheet.glow(gate[0], foot - 60, 90, p.light, 0.95);
        for (const side of [-1, 1])
          spire(scene, gate[0] + side * 150, foot + 20, h * 0.19, 13, side > 0, 0.62);
        steps(scene, turns[1]![0], turns[1]![1], 52, [gate[0], foot], 34, 9, marble, 0.5);
        cloudBed(scene, chance, turns[1]![1] + 34, 96, 0.55, 6);
        steps(
          scene,
          turns[2]![0],
          turns[2]![1],
          92,
          [turns[1]![0] + 10, turns[1]![1] + 22],
          52,
          9,
          marble,
          0.3,
        );
        for (const side of [-1, 1])
          spire(
            scene,
            turns[1]![0] + side * w * 0.26 - 20,
            turns[2]![1],
            h * (0.14 + 0.04 * side),
            16,
            side < 0,
            0.46,
          );
        cloudBed(scene, chance, turns[2]![1] + 46, 104, 0.32, 6);
      },
      spots: [
        { habitat: 'far', x: w * 0.84, y: h * 0.6, size: 120 },
        { habitat: 'air', x: w * 0.8, y: h * 0.4, size: 110 },
        { habitat: 'air', x: w * 0.14, y: h * 0.52, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        steps(
          scene,
          turns[3]![0],
          turns[3]![1],
          w * 0.27,
          [turns[2]![0], turns[2]![1] + 34],
          92,
          10,
          marble,
          0.1,
        );
        ledge(scene, near, 'stair');
      },
      hero: { habitat: 'ground', x: w * 0.37, y: near(w * 0.37) + h * 0.055, size: 205 },
      spots: [
        { habitat: 'ground', x: w * 0.74, y: near(w * 0.74) + h * 0.05, size: 150 },
        { habitat: 'ground', x: w * 0.88, y: near(w * 0.88) + h * 0.07, size: 130 },
        { habitat: 'ground', x: w * 0.15, y: near(w * 0.15) + h * 0.06, size: 135 },
      ],
    },
    nearCloud(scene),
  ];
};
