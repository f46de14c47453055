import { ellipse, type Point, polygon, rect, ribbon, rows } from '../../brush.ts';
import { faded, lch, lighten, mix } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { moon, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { milkyWay, nearThorns, silver } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.48 : 0.46) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.42, 0.71), h * (tall ? 0.24 : 0.22), 0.9);
  const ledge = landLine(stage, 3, h * 0.84, 18, 1, 260);
  const goal: Point = [w * 0.5, horizon + 26];
  /** The point in the picture at column `c` and row `r` of the maze's grid. */
  const at = (c: number, r: number): Point => {
    const t = r / 9;
    const y = horizon + 18 + (h * 0.86 - horizon) * t ** 1.9;
    return [goal[0] + c * (26 + t ** 1.75 * w * 0.22), y];
  };
  return { ...lit(stage, light), horizon, ledge, goal, at };
}

function paintSky(scene: Plan) {
  const { random, light, h, p, tall, horizon } = scene;
  sky(scene, horizon + 30, 460);
  milkyWay(scene, 'band', horizon);
  stars(scene, 'stars', 200, horizon, p.light);
  moon(scene, light.x, light.y, tall ? 98 : 104, lighten(silver, 0.08), random.fork('moon'));
  streakClouds(scene, 'clouds', h * 0.24, horizon - 20, 5, p.haze);
}

function paintMaze(scene: Plan) {
  const { sheet, random, light, w, h, p, horizon, goal, at } = scene;
  const hills = { at: landLine(scene, 1, horizon - 10, 90, 2, 220), colour: p.ground, depth: 0.75 };
  ridge(scene, hills);
  slopes(scene, 'hills', hills, 16, 60);
  mist(scene, horizon + 14, 60, 0.7);
  const stops = { 0: mix(p.haze, p.light, 0.25), 0.4: mix(p.horizon, p.ground, 0.45), 1: p.ground };
  sheet.fill(rect(0, horizon + 14, w, h), sheet.between(stops, horizon, h * 0.86));
  const chance = random.fork('maze');
  const top = mix(p.growth, p.light, 0.32);
  for (let row = 1; row < 9; row++)
    for (let column = -7; column < 7; column++) {
      const depth = 0.55 * (1 - row / 9);
      const body = mix(mix(p.growth, p.haze, depth), p.deep, 0.15);
      const rise = 7 + (row / 9) ** 1.8 * 74;
      const wall = (a: Point, b: Point) => {
        const lit = a[1] === b[1] ? 0 : light.x >= a[0] ? 0.2 : 0.02;
        const bodyFill = sheet.down({ 0: mix(body, p.light, 0.16 + lit), 1: mix(body, p.deep, 0.5) });
        sheet.fill(polygon(a, b, [b[0], b[1] - rise], [a[0], a[1] - rise]), bodyFill);
        sheet.fill(
          polygon(
            [a[0], a[1] - rise],
            [b[0], b[1] - rise],
            [b[0] + rise * 0.1, b[1] - rise * 1.14],
            [a[0] + rise * 0.1, a[1] - rise * 1.14],
          ),
          mix(top, p.haze, depth * 0.6),
        );
      };
      const open = column === 0 || column === -1;
      if (!open && chance.next() < 0.62) wall(at(column, row), at(column + 1, row));
      if (chance.next() < 0.36 && !(column === 0)) wall(at(column, row), at(column, row + 0.75));
    }
  const path = Array.from(
    { length: 12 },
    (_, index): Point => [
      at(0, index * 0.8)[0] + Math.sin(index * 1.3) * (2 + index * 2.4),
      at(0, index * 0.8)[1],
    ],
  );
  const shades = { 0: faded(p.light, 0.85), 1: faded(p.light, 0.06) };
  const band = ribbon(path, (t) => 6 + t ** 1.7 * w * 0.17);
  sheet.fill(band, sheet.between(shades, goal, [goal[0], h * 0.86]));
  const [x, y] = goal;
  sheet.glow(x, y - 70, 150, lch(0.9, 0.09, 85), 0.7);
  for (const [dx, height, half] of rows([-34, 96, 12], [34, 84, 12], [0, 156, 18])) {
    const shading = sheet.across({ 0: mix(silver, p.haze, 0.2), 1: mix(p.middle, p.haze, 0.3) }, light.x > x);
    sheet.fill(rect(x + dx - half, y - height, half * 2, height), shading);
    sheet.fill(
      polygon(
        [x + dx - half * 1.3, y - height],
        [x + dx, y - height - half * 3],
        [x + dx + half * 1.3, y - height],
      ),
      mix(p.accents[1]!, p.haze, 0.35),
    );
    sheet.fill(ellipse(x + dx, y - height * 0.7, 3.4, 6), lch(0.93, 0.1, 88));
  }
}

function paintLedge(scene: Plan) {
  const { p, ledge } = scene;
  ground(scene, 'ledge', ledge, mix(p.ground, p.deep, 0.2), 0);
  grass(scene, 'grass', ledge, 300, 40, mix(p.growth, silver, 0.15), 0.02, 0.2);
}

/** Maze Metropolis: a labyrinth of hedges in front of a lit tower, under a great moon. */
export const maze = composed(plan, paintSky, paintMaze, paintLedge, nearThorns);
