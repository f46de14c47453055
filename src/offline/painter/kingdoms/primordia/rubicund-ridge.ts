import { bezier, closed, type Point, ribbon, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { glowCaps, grass } from '../../scenery/plants.ts';
import { orb, sky, sparks, streakClouds } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/terrain.ts';
import { scumble } from '../../scenery/texture.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { foreground, rock, rootBark } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.5 : 0.48) + random.fork('horizon').between(-0.04, 0.04));
  const light = discAt(stage, w * random.between(0.28, 0.5), horizon - h * 0.12);
  const red = lch(0.42, 0.12, 32);
  const edge = random.fork('edge').between(0.6, 0.74);
  const shelf = landLine(stage, 9, h * 0.82, 26, 1, 280);
  const warm = lch(0.87, 0.15, 76);
  const cliff = [...Array(14).keys()].map((step): Point => {
    const t = step / 13;
    const ledge = Math.floor(t * 5) / 5;
    return [
      w * (edge + 0.16 * (1 - ledge) ** 2 - 0.1 * t + 0.02 * stage.noise.at(step * 1.7, 4)),
      h * (0.12 + 0.74 * t),
    ];
  });
  const face = `${closed(...cliff, [w * 0.5, h * 0.95], [w + 40, h], [w + 40, -30], [w * (edge + 0.24), -30])}`;
  return { ...lit(stage, light), horizon, red, edge, shelf, warm, face };
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 600);
  orb(scene, light.x, light.y, 50, lighten(light.colour, 0.03));
  streakClouds(scene, 'clouds', h * 0.05, horizon - 60, 10, p.haze);
}

function paintRidges(scene: Plan) {
  const { h, horizon, red } = scene;
  for (let index = 0; index < 5; index++) {
    const base = horizon + 10 + index * h * 0.058;
    const land = {
      at: landLine(scene, index + 1, base, 150 - index * 12, 2.4, 240 + index * 30),
      colour: mix(red, rock, index * 0.16),
      depth: 0.84 - index * 0.14,
      mist: 0.7,
    };
    ridge(scene, land);
    slopes(scene, `ridge ${index}`, land, 18, 70 + index * 14);
    mist(scene, base + 60, 60, 0.5);
  }
}

function paintCliff(scene: Plan) {
  const { sheet, random, light, w, h, p, red, edge, warm, face } = scene;
  const stops = { 0: mix(red, light.colour, 0.5), 0.3: red, 1: mix(red, p.deep, 0.75) };
  sheet.fill(face, sheet.along(stops, [0, 0.3], [1, 0.6]));
  scumble(scene, 'strata', {
    shape: face,
    area: { x: w * 0.5, y: 0, width: w * 0.5, height: h },
    colour: red,
    count: 260,
    length: 80,
    angle: () => 0.06,
    facing: (x) => 0.85 - (x / w - 0.5) * 1.3,
    opacity: 0.3,
    flakes: true,
  });
  const chance = random.fork('doors');
  for (let row = 0; row < 5; row++)
    for (let index = 0; index < 3; index++) {
      const [x, y] = [w * (edge + 0.1 + index * 0.1 + chance.between(-0.02, 0.03)), h * (0.27 + row * 0.125)];
      if (x > w * 0.98 || chance.next() < 0.25) continue;
      const half = chance.between(9, 15);
      const door = `M${x - half} ${y}v${-half * 1.6}q${half} ${-half * 1.5} ${half * 2} 0v${half * 1.6}Z`;
      sheet.glow(x, y - half, half * 4.2, warm, 0.65);
      sheet.stroke(door, mix(red, p.deep, 0.6), 6);
      sheet.fill(door, lighten(chance.next() < 0.25 ? p.glow : warm, 0.05));
      sheet.stroke(`M${x - half * 2} ${y + 3}h${half * 4}`, mix(red, light.colour, 0.4), 5);
      if (index === 0)
        for (let rung = 0; rung < 6; rung++)
          sheet.stroke(`M${x - half * 2.4} ${y + 10 + rung * h * 0.016}h14`, rootBark, 3);
    }
}

function paintShelf(scene: Plan) {
  const { sheet, random, light, w, h, p, red, shelf } = scene;
  ground(scene, 'shelf', shelf, mix(red, rock, 0.6), 0);
  const path = bezier(
    [w * 0.72, h * 0.8],
    [w * 0.62, h * 0.85],
    [w * 0.44, h * 0.86],
    [w * 0.3, h * 1.04],
    16,
  );
  const band = ribbon(path, (t) => 18 + t * 150);
  sheet.fill(band, mix(red, light.colour, 0.4), 0.4);
  grass(scene, 'grass', shelf, 170, 30, mix(p.growth, darken(red, 0.05), 0.5), 0.02, 0.35);
  const sites = rows([w * 0.04, h * 0.9, 70], [w * 0.94, h * 0.92, 110]);
  boulders(scene, 'stones', sites, red, 0);
  const caps = random.fork('caps');
  for (const x of [0.1, 0.86]) glowCaps(scene, caps, w * x, h * caps.between(0.88, 0.93), 60, 4, p.glow, 0);
  sparks(scene, 'spores', 34, { x: 0, y: h * 0.4, width: w, height: h * 0.5 }, p.glow);
}

/** Rubicund Ridge: red ridges behind each other, and an inhabited cliff with lit doors. */
export const rubicundRidge = composed(plan, paintSky, paintRidges, paintCliff, paintShelf, foreground);
