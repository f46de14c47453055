import { type Point, rows } from '../../brush.ts';
import { rays, sky, stars } from '../../scenery/sky.ts';
import { steps } from '../../scenery/stone.ts';
import { landLine } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, type Stage } from '../../stage.ts';
import { arch, cloudBed, ledge, marble, nearCloud, spire } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const gate: Point = [w * random.between(0.44, 0.63), h * (tall ? 0.27 : 0.28)];
  const light = lightAt(stage, gate[0], gate[1] - 30);
  const near = landLine(stage, 3, h * 0.84, 20, 1, 230);
  const turns: Point[] = [
    gate,
    [w * random.fork('turn 1').between(0.26, 0.46), h * 0.42],
    [w * random.fork('turn 2').between(0.5, 0.74), h * 0.57],
    [w * random.fork('turn 3').between(0.44, 0.6), h * 0.86],
  ];
  return { ...lit(stage, light), gate, near, turns };
}

function paintSky(scene: Plan) {
  const { sheet, light, h, p, gate } = scene;
  sky(scene, h * 0.75, 700);
  sheet.glow(light.x, light.y, h * 0.42, p.light, 0.95);
  rays(scene, 'rays', 13, h * 0.8, 5.6, 0.34);
  if (scene.time === 'night') stars(scene, 'stars', 120, h * 0.5, p.light);
  cloudBed(scene, 'far', gate[1] + h * 0.12, 100, 0.8, 6);
}

function paintStair(scene: Plan) {
  const { sheet, random, w, h, p, gate, turns } = scene;
  const chance = random.fork('stair');
  const foot = gate[1] + h * 0.07;
  for (const [reach, depth] of rows([84, 0.6], [54, 0.45]))
    arch(scene, gate[0], foot, reach, h * 0.06 + reach * 1.9, reach * 0.26, depth);
  sheet.glow(gate[0], foot - 60, 90, p.light, 0.95);
  for (const side of [-1, 1]) spire(scene, gate[0] + side * 150, foot + 20, h * 0.19, 13, side > 0, 0.62);
  steps(scene, turns[1]![0], turns[1]![1], 52, [gate[0], foot], 34, 9, marble, 0.5);
  cloudBed(scene, chance, turns[1]![1] + 34, 96, 0.55, 6);
  steps(scene, turns[2]![0], turns[2]![1], 92, [turns[1]![0] + 10, turns[1]![1] + 22], 52, 9, marble, 0.3);
  for (const side of [-1, 1]) {
    const x = turns[1]![0] + side * w * 0.26 - 20;
    spire(scene, x, turns[2]![1], h * (0.14 + 0.04 * side), 16, side < 0, 0.46);
  }
  cloudBed(scene, chance, turns[2]![1] + 46, 104, 0.32, 6);
}

function paintLowestSteps(scene: Plan) {
  const { w, turns } = scene;
  steps(scene, turns[3]![0], turns[3]![1], w * 0.27, [turns[2]![0], turns[2]![1] + 34], 92, 10, marble, 0.1);
  ledge('stair')(scene);
}

/** Ascent Arrival: a stair that turns up through the clouds to a gate of light. */
export const ascent = composed(plan, paintSky, paintStair, paintLowestSteps, nearCloud);
