import { ellipse, type Point, polygon, rect, rows } from '../../brush.ts';
import { darken, faded, lighten, mix } from '../../colour.ts';
import { sky, sparks, streakClouds } from '../../scenery/sky.ts';
import { block, faces, windows, ziggurat } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, water } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { bronze, geometricSun, gold, sandstone } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.56 : 0.54) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.3, 0.5), horizon - h * random.between(0.06, 0.16));
  const tower = w * random.fork('tower').between(0.68, 0.84);
  const quay = landLine(stage, 6, h * 0.83, 6, 1, 400);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, tower, quay, mirrored };
}

function ship(scene: Plan, x: number, y: number, size: number, depth: number) {
  const { sheet, random, light, p } = scene;
  const { lit, plain, dark } = faces(scene, bronze, depth);
  const sail = faces(scene, mix(gold, p.accents[1]!, random.fork(`sail ${x}`).next() * 0.6), depth);
  sheet.fill(
    polygon(
      [x - size, y - size * 0.3],
      [x + size * 1.1, y - size * 0.3],
      [x + size * 0.7, y],
      [x - size * 0.7, y],
    ),
    sheet.across({ 0: lit, 0.4: plain, 1: dark }, light.x >= x),
  );
  sheet.stroke(`M${x} ${y - size * 0.3}V${y - size * 2.1}`, dark, Math.max(1.5, size * 0.05));
  const side = light.x < x ? -1 : 1;
  const shape = polygon(
    [x + side * size * 0.06, y - size * 2],
    [x + side * size * 0.95, y - size * 0.6],
    [x + side * size * 0.06, y - size * 0.45],
  );
  sheet.fill(shape, sail.lit);
  const outline = polygon(
    [x - side * size * 0.06, y - size * 1.8],
    [x - side * size * 0.7, y - size * 0.6],
    [x - side * size * 0.06, y - size * 0.5],
  );
  sheet.fill(outline, sail.dark);
}

function paintSky(scene: Plan) {
  const { random, h, p, horizon } = scene;
  sky(scene, horizon, 620);
  streakClouds(scene, 'clouds', h * 0.05, horizon - 40, 8, p.haze);
  geometricSun(scene, random.fork('sun').between(66, 96), 16);
}

function paintHarbour(scene: Plan) {
  const { sheet, random, light, w, h, p, tall, horizon, tower, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const chance = random.fork('harbour');
    const crest = (x: number) => Math.min(horizon + 1, landLine(scene, 1, horizon - 14, 60, 2, 180)(x));
    ridge(scene, { at: crest, colour: sandstone, depth: 0.8, sharp: true });
    for (let index = 0; index < 11; index++) {
      const x = w * (0.5 + 0.52 * ((index + chance.next()) / 11));
      const [width, height] = [w * chance.between(0.05, 0.09), h * chance.between(0.05, 0.16)];
      if (index % 4 === 3) ziggurat(scene, x, horizon + 4, width * 1.9, height, 4, sandstone, 0.56);
      else {
        const sandstoneColour = mix(sandstone, chance.pick([bronze, gold]), 0.3);
        block(scene, x, horizon + 4, width, height, sandstoneColour, 0.6 - (index % 3) * 0.08);
      }
      if (index % 2) windows(scene, chance, x, horizon, width * 0.7, height * 0.8, 2, 4, p.glow, 0.5);
    }
    mist(scene, horizon, 40, 0.4);
    block(scene, tower, horizon + 26, w * 0.12, h * 0.05, sandstone, 0.3, 0);
    const { lit, plain, dark } = faces(scene, mix(sandstone, gold, 0.25), 0.28);
    const top = horizon - h * (tall ? 0.3 : 0.34);
    const slab = (from: number, to: number, base: number, head: number) => {
      const split = tower + (light.x < tower ? 1 : -1) * base * 0.25;
      const [l, r] = light.x < tower ? [lit, dark] : [dark, lit];
      const shape = polygon([tower - base, from], [split, from], [split, to], [tower - head, to]);
      sheet.fill(shape, mix(l, plain, 0.2));
      const outline = polygon([tower + base, from], [split, from], [split, to], [tower + head, to]);
      sheet.fill(outline, mix(r, plain, 0.2));
    };
    slab(horizon - h * 0.02, top + h * 0.13, 36, 28);
    slab(top + h * 0.125, top + h * 0.03, 22, 18);
    sheet.fill(rect(tower - 34, top + h * 0.122, 68, 9), lighten(gold, 0.03));
    sheet.glow(tower, top + 6, 150, p.light, 0.95);
    sheet.fill(rect(tower - 14, top - 8, 28, h * 0.038), lighten(p.light, 0.02));
    const goldFill = mix(gold, dark, 0.3);
    sheet.fill(polygon([tower - 24, top - 8], [tower, top - 46], [tower + 24, top - 8]), goldFill);
    sheet.group({ blend: 'screen' }, () => {
      for (const [angle, spread] of rows([-0.2, 0.05], [Math.PI + 0.16, 0.06])) {
        const at = (turn: number): Point => [tower + Math.cos(turn) * w, top + Math.sin(turn) * w];
        const towerFill = sheet.radial({ 0: faded(p.light, 0.55), 0.7: faded(p.light, 0) }, tower, top, w);
        sheet.fill(polygon([tower, top + 4], at(angle - spread), at(angle + spread)), towerFill);
      }
    });
    ship(scene, w * chance.between(0.36, 0.46), horizon + 8, 26, 0.6);
    ship(scene, w * chance.between(0.06, 0.16), horizon + 14, 40, 0.45);
  });
  water(scene, 'sea', horizon + 14, h, mix(p.water, gold, 0.2), mirrored);
  ship(scene, w * random.fork('ship').between(0.5, 0.6), horizon + h * 0.09, 58, 0.26);
}

function paintQuay(scene: Plan) {
  const { sheet, light, w, h, p, quay } = scene;
  ground(scene, 'quay', quay, mix(sandstone, bronze, 0.4), 0);
  const seams: string[] = [];
  for (let index = -8; index <= 8; index++)
    seams.push(`M${light.x + index * w * 0.1} ${h * 0.83}L${light.x + index * w * 0.2} ${h}`);
  for (const y of [0.86, 0.91]) seams.push(`M0 ${h * y}H${w}`);
  sheet.stroke(seams.join(''), p.deep, 2, 0.35);
  sheet.fill(rect(-10, h * 0.828, w + 20, 7), lighten(gold, 0.02), 0.8);
  for (const x of [0.05, 0.93]) {
    block(scene, w * x, h * 0.89, 54, h * 0.15, sandstone, 0.02, 0.5);
    sheet.glow(w * x, h * 0.72, 90, p.glow, 0.8);
    sheet.fill(ellipse(w * x, h * 0.722, 14, 17), lighten(p.glow, 0.1));
  }
  for (const x of [0.24, 0.72]) {
    sheet.fill(rect(w * x - 11, h * 0.815, 22, 34), darken(bronze, 0.1));
    sheet.fill(rect(w * x - 15, h * 0.812, 30, 9), gold);
  }
  sparks(scene, 'dust', 34, { x: 0, y: h * 0.4, width: w, height: h * 0.5 }, gold, 0.9);
}

/** Lustrous Landing: a harbour of golden water, a lamp tower, and ships with cut sails. */
export const lustrousLanding = composed(plan, paintSky, paintHarbour, paintQuay);
