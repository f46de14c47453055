import { bezier, ellipse, type Point, rect, ribbon, rows, smooth } from '../../brush.ts';
import { faded, lch, lighten, mix } from '../../colour.ts';
import { grass, tree } from '../../scenery/plants.ts';
import { moon, sky, stars } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { constellation, milkyWay, nearThorns, silver } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const floor = h * ((tall ? 0.68 : 0.66) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.16, 0.41), h * (tall ? 0.2 : 0.19), 0.9);
  const house: Point = [w * random.fork('house place').between(0.56, 0.74), floor - h * 0.1];
  const hill = (x: number) =>
    floor + 60 - h * 0.17 * Math.exp(-(((x - house[0]) / (w * 0.26)) ** 2)) + stage.noise.at(x / 110, 3) * 9;
  const near = landLine(stage, 4, h * 0.83, 22, 1, 240);
  const warm = lch(0.9, 0.11, 84);
  return { ...lit(stage, light), floor, house, hill, near, warm };
}

function paintSky(scene: Plan) {
  const { sheet, random, light, w, h, p, floor, house } = scene;
  sky(scene, floor, 420);
  milkyWay(scene, 'band', floor * 0.8);
  stars(scene, 'stars', 240, floor * 0.95, p.light);
  moon(scene, light.x, light.y, 74, lighten(silver, 0.08), random.fork('moon'));
  const chance = random.fork('figures');
  const threads: Point[] = [
    ...constellation(scene, chance, w * 0.62, h * 0.14, w * 0.17, 6),
    ...constellation(scene, chance, w * 0.84, h * 0.28, w * 0.12, 5),
    ...constellation(scene, chance, w * 0.42, h * 0.3, w * 0.1, 5),
  ];
  for (const [x, y] of threads) {
    const spine = bezier(
      [x, y],
      [x, y + (house[1] - y) * 0.5],
      [house[0] + 14, house[1] - h * 0.2],
      [house[0] + 14, house[1] - 140],
      12,
    );
    sheet.stroke(smooth(...spine), chance.next() < 0.6 ? silver : p.accents[1]!, 1.5, 0.6);
  }
  sheet.glow(house[0] + 14, house[1] - 140, 90, p.light, 0.7);
}

function paintHills(scene: Plan) {
  const { p, floor } = scene;
  for (const [key, base, depth] of rows([1, floor - 50, 0.82], [2, floor - 6, 0.62])) {
    const land = { at: landLine(scene, key, base, 120, 2, 230), colour: p.ground, depth };
    ridge(scene, land);
    slopes(scene, `hills${key}`, land, 16, 70);
    mist(scene, base + 40, 50, 0.5);
  }
}

function paintHouse(scene: Plan) {
  const { sheet, random, light, w, h, p, house, hill, warm } = scene;
  ground(scene, 'hill', hill, mix(p.ground, p.growth, 0.4), 0.22);
  const [x, y] = [house[0], hill(house[0]) + 16];
  const chance = random.fork('house');
  const wall = mix(p.horizon, p.ground, 0.45);
  const body = (px: number, half: number, height: number) => {
    const stops = { 0: mix(wall, p.light, 0.35), 0.5: wall, 1: mix(wall, p.deep, 0.6) };
    sheet.fill(rect(px - half, y - height, half * 2, height), sheet.across(stops, light.x >= px, 0.3));
    sheet.fill(
      `M${px - half * 1.35} ${y - height + 6}Q${px - half * 0.3} ${y - height - half * 0.7} ${px + half * 0.16} ${y - height - half * 2.5}Q${px + half * 0.4} ${y - height - half * 0.7} ${px + half * 1.35} ${y - height + 6}Q${px} ${y - height - 8} ${px - half * 1.35} ${y - height + 6}Z`,
      sheet.across(
        { 0: mix(p.accents[1]!, p.light, 0.3), 1: mix(p.accents[1]!, p.deep, 0.6) },
        light.x >= px,
        0.6,
      ),
    );
  };
  body(x - 56, 26, 66);
  body(x + 62, 22, 88);
  body(x, 42, 112);
  for (const [dx, dy, size] of rows([-56, 34, 8], [62, 58, 7], [-16, 78, 9], [16, 78, 9], [62, 30, 6])) {
    sheet.glow(x + dx, y - dy, size * 3.6, warm, 0.75);
    sheet.fill(ellipse(x + dx, y - dy, size * 0.8, size), lighten(warm, 0.05));
  }
  sheet.fill(`M${x - 13} ${y + 2}v-30q13 -18 26 0v30Z`, warm);
  sheet.glow(x, y + 10, 90, warm, 0.55, 34);
  const wheel = x + 14;
  sheet.stroke(ellipse(wheel, y - 172, 26), silver, 4);
  for (let spoke = 0; spoke < 8; spoke++) {
    const line = `M${wheel} ${y - 172}l${(Math.cos(spoke * 0.785) * 26).toFixed(1)} ${(Math.sin(spoke * 0.785) * 26).toFixed(1)}`;
    sheet.stroke(line, silver, 1.4);
  }
  const leaves = mix(p.growth, silver, 0.3);
  tree(scene, chance, w * 0.93, hill(w * 0.93) + 20, h * 0.26, lch(0.26, 0.04, 280), leaves, 0.2);
  const path = bezier([x, y + 4], [x - w * 0.1, y + 60], [w * 0.66, h * 0.76], [w * 0.44, h * 0.86], 16);
  const warmFill = sheet.between({ 0: faded(warm, 0.75), 1: faded(silver, 0.2) }, [x, y], [x, h * 0.86]);
  const band = ribbon(path, (t) => 16 + t * 60);
  sheet.fill(band, warmFill);
}

function paintMeadow(scene: Plan) {
  const { p, near } = scene;
  ground(scene, 'near', near, mix(p.ground, p.deep, 0.2), 0);
  grass(scene, 'grass', near, 340, 52, mix(p.growth, silver, 0.22), 0.02, 0.25);
}

/** Dreamweaver's Dwelling: a house on a hill that spins its threads from the stars. */
export const dreamweaver = composed(plan, paintSky, paintHills, paintHouse, paintMeadow, nearThorns);
