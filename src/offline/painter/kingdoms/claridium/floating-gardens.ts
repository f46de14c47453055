import { bezier, ellipse, type Point, polygon, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { foliage, limb, strands, tree } from '../../scenery/plants.ts';
import { moon, rays, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { landLine, waterfall } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { cloudBed, ledge, marble, nearCloud, spire, violetShade } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.64 : 0.62) + random.fork('horizon').between(-0.04, 0.03));
  const light = discAt(stage, w * random.between(0.24, 0.5), h * random.between(0.18, 0.28));
  const near = landLine(stage, 3, h * 0.83, 22, 1, 230);
  const blossom = mix(p.accents[1]!, lch(0.95, 0.03, 330), 0.35);
  return { ...lit(stage, light), horizon, near, blossom };
}

function island(scene: Plan, key: string, x: number, y: number, size: number, depth: number, grand: boolean) {
  const { sheet, random, light, p, blossom } = scene;
  const chance = random.fork(key);
  const rock = mix(violetShade, p.haze, depth * 0.9);
  const side = light.x < x ? 0 : 1;
  const root: Point[] = [[x - size, y]];
  for (let index = 1; index < 8; index++) {
    const t = index / 8;
    root.push([
      x - size + size * 2 * t,
      y + size * (0.24 + 0.72 * Math.sin(t * Math.PI) ** 1.6) * chance.between(0.72, 1.12),
    ]);
  }
  root.push([x + size, y]);
  const stops = { 0: mix(rock, p.light, 0.62), 0.5: rock, 1: darken(rock, 0.14) };
  const rockFill = sheet.along(stops, [side, 0], [1 - side, 0.8]);
  sheet.fill(polygon(...root), rockFill);
  const facets: string[] = [];
  for (let index = 1; index < 8; index += 2)
    facets.push(polygon([root[index]![0], y + 4], root[index]!, [root[index + 1]![0], y + 6]));
  sheet.fill(facets.join(''), p.deep, 0.14 * (1 - depth));
  const fallX = x + size * (side ? -0.62 : 0.62);
  const bottom = y + size * chance.between(1.1, 1.7);
  waterfall(scene, chance, fallX, y + 2, bottom, size * 0.06 + 3, mix(p.light, p.water, 0.2));
  sheet.fill(ellipse(x, y, size, size * 0.13), mix(mix(p.growth, marble, 0.4), p.haze, depth * 0.6));
  const shape = ellipse(x - size * 0.1, y - size * 0.02, size * 0.8, size * 0.08);
  sheet.fill(shape, mix(p.light, p.growth, 0.3), 0.7);
  if (grand) {
    const trunk = bezier(
      [x, y + 4],
      [x - size * 0.06, y - size * 0.3],
      [x + size * 0.1, y - size * 0.5],
      [x, y - size * 0.8],
      9,
    );
    limb(scene, trunk, (t) => size * 0.17 * (1.2 - t * 0.7), mix(marble, violetShade, 0.3), depth, 0.2);
    for (const [dx, dy, rx] of rows(
      [-0.4, 0.72, 0.36],
      [0.42, 0.76, 0.36],
      [-0.18, 0.98, 0.36],
      [0.22, 1.02, 0.34],
      [0, 0.8, 0.42],
    )) {
      const [px, py] = [x + dx * size, y - dy * size];
      const colour = mix(blossom, p.accents[0]!, chance.between(0, 0.3));
      foliage(
        scene,
        chance,
        px,
        py,
        size * rx,
        size * rx * 0.62,
        colour,
        depth,
        Math.max(6, size * 0.07),
        0.7,
      );
    }
  } else {
    spire(scene, x - size * 0.3, y + 3, size * chance.between(0.7, 1.1), size * 0.09 + 3, true, depth);
    spire(scene, x + size * 0.16, y + 4, size * chance.between(0.9, 1.4), size * 0.1 + 3, false, depth);
    const [px, py] = [x + size * 0.5, y - size * 0.16];
    const leaf = Math.max(5, size * 0.06);
    foliage(scene, chance, px, py, size * 0.24, size * 0.2, blossom, depth, leaf, 0.7);
  }
}

function paintSky(scene: Plan) {
  const { random, light, h, p, horizon } = scene;
  sky(scene, horizon, 640);
  if (scene.time === 'night' || scene.time === 'dusk') stars(scene, 'stars', 110, horizon * 0.7, p.light);
  const radius = random.fork('moon size').between(52, 92);
  moon(scene, light.x, light.y, radius, lighten(p.light, 0), random.fork('moon'));
  streakClouds(scene, 'streaks', h * 0.05, horizon * 0.7, 8, p.horizon);
  cloudBed(scene, 'far', horizon - 20, 110, 0.8, 6);
}

function paintIslands(scene: Plan) {
  const { random, w, h, tall, horizon } = scene;
  const chance = random.fork('places');
  for (let index = 0; index < 3; index++) {
    const x = w * (0.12 + 0.36 * index + chance.between(-0.05, 0.05));
    const y = h * chance.between(0.36, 0.5);
    island(scene, `far ${index}`, x, y, w * chance.between(0.05, 0.08), 0.66, false);
  }
  rays(scene, 'rays', 9, h * 0.8, 3, 0.2, 0.3);
  cloudBed(scene, 'middle', horizon + 24, 90, 0.5, 6);
  island(scene, 'town', w * chance.between(0.1, 0.22), h * chance.between(0.44, 0.52), w * 0.13, 0.42, false);
  const islandX = w * chance.between(0.64, 0.78);
  island(scene, 'garden', islandX, h * chance.between(0.42, 0.47), w * (tall ? 0.27 : 0.22), 0.24, true);
  cloudBed(scene, 'close', horizon + h * 0.09, 96, 0.3, 6);
}

function paintMeadow(scene: Plan) {
  const { random, w, h, near, blossom } = scene;
  ledge('gardens')(scene);
  const chance = random.fork('near tree');
  const x = w * chance.pick([0.02, 0.97]);
  const bark = mix(marble, violetShade, 0.45);
  tree(scene, chance, x, near(x) + 60, h * chance.between(0.36, 0.5), bark, blossom, 0.03);
  strands(scene, chance, x - w * 0.1, x + w * 0.1, () => h * 0.44, 8, h * 0.1, blossom, 0.05, 5);
}

/** Gardens adrift over a sea of cloud, their waters falling into light. */
export const floatingGardens = composed(plan, paintSky, paintIslands, paintMeadow, nearCloud);
