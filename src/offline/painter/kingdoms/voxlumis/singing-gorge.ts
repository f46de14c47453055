import { bezier, closed, ellipse, type Point, polygon, ribbon, rows, smooth } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { moon, sky, stars } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, rings, water, waterfall } from '../../scenery/terrain.ts';
import { scumble } from '../../scenery/texture.ts';
import { composed, discAt, lit, relit, type Stage } from '../../stage.ts';
import { crystals, ice, lightString, nearCrystals } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.6 : 0.58) + random.fork('horizon').between(-0.04, 0.03));
  const light = discAt(stage, w * random.between(0.4, 0.6), h * (tall ? 0.26 : 0.24));
  const stone = mix(ice, p.deep, 0.4);
  const shore = landLine(stage, 6, h * 0.83, 22, 1, 240);
  const mirrored = sheet.nextId();
  /** How far the wall on `side` reaches into the picture at `y`, in picture units. `share` is its reach in picture widths. */
  const reach = (side: 'left' | 'right', share: number, y: number) =>
    w * share * (1 - 0.32 * (y / h)) +
    26 * stage.noise.fractal(y / 90, side === 'left' ? 3 : 8, 3) +
    (Math.floor(y / 74) % 2) * 14;
  return { ...lit(stage, light), horizon, stone, shore, mirrored, reach };
}

function wall(scene: Plan, side: 'left' | 'right', share: number, depth: number) {
  const { sheet, light, w, p, horizon, stone, reach } = scene;
  const at = (y: number): Point => [side === 'left' ? reach(side, share, y) : w - reach(side, share, y), y];
  const edge: Point[] = [];
  for (let y = -30; y <= horizon + 24; y += 24) edge.push(at(y));
  const outer = side === 'left' ? -40 : w + 40;
  const d = `${smooth(...edge)}L${outer} ${horizon + 24}V-30Z`;
  const tone = mix(stone, p.haze, depth);
  const stops = { 0: mix(tone, light.colour, 0.5), 0.4: tone, 1: darken(tone, 0.12) };
  sheet.fill(d, sheet.across(stops, side === 'left', 0.4));
  scumble(scene, `${side}${depth}`, {
    shape: d,
    area: { x: side === 'left' ? 0 : w * 0.5, y: 0, width: w * 0.5, height: horizon },
    colour: tone,
    count: 150,
    length: 64,
    angle: () => Math.PI / 2 + 0.08,
    opacity: 0.26 * (1 - depth),
    flakes: true,
  });
}

function whale(scene: Plan, x: number, y: number, size: number, turn: number) {
  const { sheet, p } = scene;
  const body = mix(p.middle, p.light, 0.34);
  sheet.glow(x, y, size * 1.6, p.glow, 0.5);
  sheet.group({ x, y, turn, scale: size / 100 }, () => {
    const fill = sheet.down({ 0: lighten(body, 0.1), 0.5: body, 1: mix(body, p.top, 0.6) });
    sheet.fill(closed([-96, -8], [-124, -34], [-150, -36], [-132, -12], [-146, 10], [-118, 4]), fill);
    sheet.fill(
      closed([-104, -8], [-60, -26], [0, -40], [60, -36], [98, -12], [104, 8], [80, 24], [20, 32], [-40, 18]),
      fill,
    );
    sheet.fill(closed([104, 8], [80, 24], [20, 32], [-20, 24], [30, 14], [70, 12]), lighten(body, 0.16), 0.8);
    sheet.fill(closed([20, 22], [6, 62], [-20, 80], [-14, 50], [-4, 22]), mix(body, p.top, 0.35));
    sheet.stroke('M28 18q26 8 56 2M22 24q28 8 54 2', mix(body, p.top, 0.5), 1.6, 0.7);
    sheet.fill(ellipse(72, -4, 3.4), p.deep);
    for (const [px, py] of rows([-60, -6], [-30, -14], [0, -20], [30, -18], [-10, 0], [-44, 4]))
      sheet.fill(ellipse(px, py, 2.4), p.glow, 0.9);
  });
  for (const r of [46, 74, 106]) {
    const from: Point = [
      x + Math.cos((turn * Math.PI) / 180) * size * 1.05,
      y + Math.sin((turn * Math.PI) / 180) * size * 1.05,
    ];
    const path = `M${from[0] + r * 0.5} ${from[1] - r * 0.5}Q${from[0] + r * 0.86} ${from[1]} ${from[0] + r * 0.5} ${from[1] + r * 0.5}`;
    sheet.stroke(path, p.glow, 3, 0.8 - r / 170);
  }
}

function paintSky(scene: Plan) {
  const { random, light, p, horizon } = scene;
  sky(scene, horizon, 520);
  stars(scene, 'stars', 110, horizon * 0.7, p.light);
  moon(scene, light.x, light.y, random.fork('moon size').between(46, 78), p.light, random.fork('moon'));
}

function paintGorge(scene: Plan) {
  const { sheet, random, light, w, h, p, horizon, stone, mirrored, reach } = scene;
  sheet.group({ id: mirrored }, () => {
    const crest = landLine(scene, 1, horizon - 40, 90, 2, 170);
    ridge(scene, { at: crest, colour: stone, depth: 0.8, sharp: true });
    const chance = random.fork('whale');
    whale(
      scene,
      w * chance.between(0.4, 0.56),
      h * chance.between(0.36, 0.44),
      w * chance.between(0.13, 0.18),
      chance.between(-18, 6),
    );
    wall(scene, 'left', 0.36, 0.5);
    wall(scene, 'right', 0.34, 0.46);
    mist(scene, horizon - 20, 100, 0.5, mix(p.haze, p.light, 0.3));
    const fallX = w - reach('right', 0.26, h * 0.3) - 10;
    waterfall(scene, 'fall', fallX, h * 0.22, horizon + 4, 9, mix(p.light, ice, 0.3));
    wall(scene, 'left', 0.25, 0.14);
    wall(scene, 'right', 0.22, 0.1);
  });
  water(relit(scene, { y: horizon }), 'pool', horizon, h, p.water, mirrored);
  const strung = random.fork('strings');
  for (let index = 0; index < 11; index++) {
    const y = h * (0.07 + index * 0.042);
    const from: Point = [reach('left', 0.25, y) - 8, y];
    const to: Point = [w - reach('right', 0.22, y + h * 0.1) + 8, y + h * 0.1];
    lightString(scene, strung, from, to, p.accents[index % 3]!, 5 + scene.energy * 15, 0.75);
  }
  rings(scene, light.x, horizon + h * 0.06, w * 0.34, 5, p.glow, 0.55, 0.18);
}

function paintShore(scene: Plan) {
  const { sheet, random, w, h, p, stone, shore } = scene;
  ground(scene, 'shore', shore, mix(p.ground, p.deep, 0.15), 0.02);
  const chance = random.fork('shore crystals');
  for (const [x, size] of rows([0.08, 110], [0.73, 56], [0.93, 130]))
    crystals(scene, chance, w * x, shore(w * x) + 22, size, 4, 0.05);
  const path = bezier(
    [w * 0.5, h * 0.825],
    [w * 0.46, h * 0.87],
    [w * 0.6, h * 0.92],
    [w * 0.48, h * 1.04],
    12,
  );
  const band = ribbon(path, (t) => 24 + t * 110);
  sheet.fill(band, mix(p.ground, p.light, 0.5), 0.3);
  for (const x of [0.24, 0.6]) {
    const y = shore(w * x) + 18;
    const shape = polygon([w * x - 7, y], [w * x - 4, y - 62], [w * x + 4, y - 62], [w * x + 7, y]);
    sheet.fill(shape, darken(stone, 0.08));
    sheet.glow(w * x, y - 70, 54, lch(0.93, 0.09, 95), 0.8);
    sheet.fill(ellipse(w * x, y - 70, 8, 10), lch(0.96, 0.06, 95));
  }
}

/** A gorge with a harp of light strung from wall to wall, and a flying whale. */
export const singingGorge = composed(plan, paintSky, paintGorge, paintShore, nearCrystals);
