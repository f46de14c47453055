import { ellipse, type Point, rows } from '../../brush.ts';
import { type Colour, darken, lighten, mix } from '../../colour.ts';
import { caveRim, crystal } from '../../scenery/stone.ts';
import { ground, landLine, mist, rings, water } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { crystals, ice, lightString, nearCrystals } from './elements.ts';

/** Rings of sound around the point (x, y). */
function soundRings(stage: Stage, x: number, y: number, radius: number, count: number, colour: Colour) {
  const { sheet } = stage;
  sheet.group({ blend: 'screen' }, () => {
    for (let index = 1; index <= count; index++) {
      const t = index / count;
      const r = radius * t ** 1.15;
      sheet.stroke(ellipse(x, y, r), colour, 12 * (1.1 - t), 0.1 * (1.15 - t));
      sheet.stroke(ellipse(x, y, r), lighten(colour, 0.06), 2.6 * (1.2 - t * 0.8), 0.62 * (1.08 - t));
    }
  });
}

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const floor = h * ((tall ? 0.66 : 0.64) + random.fork('horizon').between(-0.05, 0.035));
  const light = lightAt(stage, w * random.between(0.44, 0.69), floor - h * 0.2);
  const near = landLine(stage, 3, h * 0.81, 26, 1, 220);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), floor, near, mirrored };
}

function paintGlow({ sheet, light, w, h, p }: Plan) {
  const stops = { 0: p.light, 0.14: p.horizon, 0.42: p.middle, 0.75: p.top, 1: p.deep };
  sheet.fill(`M0 0H${w}V${h}H0Z`, sheet.radial(stops, light.x, light.y, h * 0.78));
}

function paintCrystals(scene: Plan) {
  const { sheet, random, light, w, h, p, floor, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const chance = random.fork('far crystals');
    for (let index = 0; index < 11; index++) {
      const x = w * ((index + chance.next()) / 11);
      const away = Math.abs(x - light.x) / w;
      const crystalSize = h * (0.1 + away * 0.5) * chance.between(0.7, 1.2);
      crystals(scene, chance, x, floor + 6, crystalSize, 3, 0.72 - away * 0.2);
    }
    mist(scene, floor - 10, 80, 0.55, mix(p.haze, p.light, 0.3));
    for (const [x, size] of rows([0.14, 0.4], [0.9, 0.46], [0.3, 0.22], [0.78, 0.2]))
      crystals(scene, chance, w * x, floor + 16, h * size, 4, 0.4);
    crystal(scene, light.x, floor + 20, h * 0.36, 34, 0, lighten(ice, 0.14), 0.15);
    crystal(scene, light.x - 44, floor + 24, h * 0.18, 20, -13, ice, 0.2);
    crystal(scene, light.x + 46, floor + 24, h * 0.21, 22, 12, ice, 0.2);
  });
  water(relit(scene, { y: floor + 20 }), 'pool', floor + 20, h, p.water, mirrored);
  sheet.glow(light.x, light.y, h * 0.26, p.light, 0.75);
  soundRings(scene, light.x, light.y - h * 0.04, w * 0.72, 8, p.glow);
  rings(scene, light.x, floor + 34, w * 0.46, 6, p.glow, 0.55, 0.2);
  const strung = random.fork('strings');
  for (let index = 0; index < 5; index++) {
    const from: Point = [w * strung.between(-0.05, 0.15), h * strung.between(0.05, 0.4)];
    const to: Point = [w * strung.between(0.85, 1.05), h * strung.between(0.05, 0.42)];
    lightString(scene, strung, from, to, strung.pick(p.accents), 16 + scene.energy * 16, 0.6);
  }
}

function paintHollow(scene: Plan) {
  const { random, w, h, p, near } = scene;
  const opening = { x: w * 0.52, y: h * 0.46, rx: w * 0.5, ry: h * 0.5 };
  caveRim(scene, opening, 5, 0.18, mix(p.deep, ice, 0.16), 0.5);
  const chance = random.fork('hanging');
  for (let index = 0; index < 9; index++) {
    const x = w * ((index + chance.next()) / 9);
    const length = h * chance.between(0.05, 0.16) * (0.6 + 2 * Math.abs(x / w - 0.5));
    const half = chance.between(10, 22);
    crystal(scene, x, -14, length, half, 180 + chance.between(-14, 14), darken(ice, 0.16), 0.05);
  }
  ground(scene, 'floor', near, mix(p.ground, p.deep, 0.2), 0.02);
  crystals(scene, chance, w * 0.72, near(w * 0.72) + 20, 74, 4, 0.06);
  crystals(scene, chance, w * 0.24, near(w * 0.24) + 8, 54, 3, 0.06);
}

/** Echo Enclave: a hollow full of crystals around a singing crystal. */
export const singingHollow = composed(plan, paintGlow, paintCrystals, paintHollow, nearCrystals);
