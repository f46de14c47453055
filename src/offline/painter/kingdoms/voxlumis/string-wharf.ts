import { bezier, ellipse, type Point, polygon, ribbon, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { limb } from '../../scenery/plants.ts';
import { bokeh, moon, sky, sparks, stars } from '../../scenery/sky.ts';
import { landLine, mist, ridge, rings, water } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { lightString } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.56 : 0.54) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.42, 0.71), horizon - h * 0.22, 0.95);
  const mirrored = sheet.nextId();
  const bark = lch(0.3, 0.06, 250);
  const wood = lch(0.45, 0.05, 245);
  return { ...lit(stage, light), horizon, mirrored, bark, wood };
}

function trunk(scene: Plan, x: number, thick: number, foot: number, depth: number, lean: number) {
  const { bark } = scene;
  limb(
    scene,
    bezier([x, foot], [x + lean * 0.2, foot * 0.7], [x + lean * 0.7, foot * 0.35], [x + lean, -30], 12),
    (t) => thick * (1 + 0.8 * (1 - t) ** 8 - t * 0.35),
    bark,
    depth,
    0.4,
  );
}

function paintSky(scene: Plan) {
  const { random, light, p, horizon } = scene;
  sky(scene, horizon, 500);
  stars(scene, 'stars', 80, horizon * 0.6, p.light);
  moon(scene, light.x, light.y, 62, p.light, random.fork('moon'));
}

function paintLake(scene: Plan) {
  const { sheet, random, w, h, p, horizon, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const chance = random.fork('far trunks');
    const hills = landLine(scene, 1, horizon - 30, 60, 1.4, 220);
    ridge(scene, { at: hills, colour: p.growth, depth: 0.78 });
    const firs: string[] = [];
    for (let index = 0; index < 46; index++) {
      const x = w * ((index + chance.next()) / 46);
      const tallness = chance.between(40, 120);
      const y = Math.min(horizon, hills(x) + 26);
      firs.push(
        polygon(
          [x, y - tallness],
          [x + tallness * 0.07, y - tallness * 0.62],
          [x + tallness * 0.05, y - tallness * 0.62],
          [x + tallness * 0.13, y - tallness * 0.3],
          [x + tallness * 0.08, y - tallness * 0.3],
          [x + tallness * 0.19, y],
          [x - tallness * 0.19, y],
          [x - tallness * 0.08, y - tallness * 0.3],
          [x - tallness * 0.13, y - tallness * 0.3],
          [x - tallness * 0.05, y - tallness * 0.62],
          [x - tallness * 0.07, y - tallness * 0.62],
        ),
      );
    }
    sheet.fill(firs.join(''), mix(p.growth, p.haze, 0.5));
    mist(scene, horizon - 6, 70, 0.6, mix(p.haze, p.light, 0.3));
    for (const [x, thick, depth] of rows([0.08, 34, 0.4], [0.26, 24, 0.52], [0.8, 26, 0.5], [0.93, 40, 0.36]))
      trunk(scene, w * x, thick, horizon + 12, depth, chance.between(-30, 30));
  });
  water(scene, 'lake', horizon, h, p.water, mirrored);
  const strung = random.fork('strings');
  for (let index = 0; index < 9; index++) {
    const y = h * (0.14 + index * 0.042);
    const from: Point = [w * 0.09, y + strung.between(-12, 12)];
    const to: Point = [w * 0.92, y + strung.between(-30, 30)];
    lightString(scene, strung, from, to, p.accents[index % 3]!, 7 + scene.energy * 16, 0.72);
  }
  for (const [x, y] of rows([0.34, 0.12], [0.62, 0.2], [0.22, 0.26]))
    rings(scene, w * x, horizon + h * y, w * 0.14, 4, p.glow, 0.7, 0.26);
}

function paintWharf(scene: Plan) {
  const { sheet, random, w, h, p, wood } = scene;
  const top = h * 0.8;
  const deck = polygon([w * 0.14, top], [w * 0.64, top], [w * 0.86, h + 20], [-w * 0.16, h + 20]);
  for (const [x, y] of rows([0.15, 0.8], [0.63, 0.8], [0.03, 0.92], [0.76, 0.92])) {
    const woodFill = sheet.along({ 0: darken(wood, 0.2), 1: mix(wood, p.light, 0.35) }, [0, 0], [1, 0]);
    const band = ribbon(rows([w * x, h * y - 62], [w * x, h * y], [w * x, h * y + 90]), () => 20);
    sheet.fill(band, woodFill);
  }
  sheet.fill(deck, sheet.between({ 0: mix(wood, p.light, 0.4), 1: darken(wood, 0.14) }, top, h));
  const planks: string[] = [];
  for (let index = 1; index < 9; index++) {
    const t = (index / 9) ** 1.5;
    const y = top + (h + 20 - top) * t;
    planks.push(`M${w * (0.14 - 0.3 * t)} ${y}H${w * (0.64 + 0.22 * t)}`);
  }
  sheet.stroke(planks.join(''), p.deep, 3, 0.5);
  for (const [x, y] of rows([0.15, 0.735], [0.63, 0.735])) {
    sheet.glow(w * x, h * y, 90, p.glow, 0.85);
    sheet.fill(ellipse(w * x, h * y, 10, 13), lighten(p.glow, 0.08));
  }
  const chance = random.fork('near trunks');
  trunk(scene, -w * 0.02, 110, h + 20, 0, chance.between(0, 40));
  trunk(scene, w * 1.02, 96, h + 20, 0, chance.between(-50, 0));
}

function paintNotes(scene: Plan) {
  const { w, h, p } = scene;
  sparks(scene, 'notes', 60, { x: 0, y: h * 0.2, width: w, height: h * 0.7 }, p.glow, 0.9);
  bokeh(scene, 'bokeh', 7, { x: 0, y: h * 0.4, width: w, height: h * 0.5 }, p.glow, 0.14);
}

/** Woodland Wharf: a landing in the blue wood, strings of light between the trunks. */
export const stringWharf = composed(plan, paintSky, paintLake, paintWharf, paintNotes);
