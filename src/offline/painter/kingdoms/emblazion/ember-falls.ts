import { bezier, ribbon, rows } from '../../brush.ts';
import { darken, lighten, mix, turn } from '../../colour.ts';
import { grass } from '../../scenery/plants.ts';
import { orb, sparks } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { ground, landLine, mist, ridge, slopes, water, waterfall } from '../../scenery/terrain.ts';
import { composed, discAt, lit, relit, type Stage } from '../../stage.ts';
import { blooms, hill, margin, washedSky } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const horizon = h * ((tall ? 0.58 : 0.56) + random.fork('horizon').between(-0.05, 0.035));
  const light = discAt(stage, w * random.between(0.44, 0.71), h * (tall ? 0.3 : 0.27));
  const cone = (x: number) => {
    const away = Math.abs(x - light.x) / w;
    return (
      horizon -
      h * 0.32 * Math.exp(-away * 4.2) +
      (away < 0.045 ? 14 : 0) +
      stage.noise.fractal(x / 60, 2, 3) * 10
    );
  };
  const cliff = (key: number, left: boolean, base: number, rise: number, reach: number) => {
    const line = landLine(stage, key, base, 30, 1.2, 90);
    return (x: number) => {
      const t = left ? x / w : 1 - x / w;
      const stepped = Math.floor(Math.max(0, 1 - t / reach) * 4) / 4;
      return t > reach ? h + 40 : line(x) - rise * (0.35 + stepped * 0.65);
    };
  };
  const shore = landLine(stage, 5, h * 0.82, 24, 1, 260);
  const lava = mix(p.glow, p.accents[0]!, 0.35);
  const mirrored = sheet.nextId();
  return { ...lit(stage, light), horizon, cone, cliff, shore, lava, mirrored };
}

function paintSky(scene: Plan) {
  const { light, horizon } = scene;
  washedSky(scene, horizon);
  orb(scene, light.x, light.y, 86, lighten(light.colour, 0.02));
}

function paintMountain(scene: Plan) {
  const { sheet, light, h, p, horizon, cone, lava, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const mountain = { at: cone, colour: turn(hill, -18), depth: 0.55 };
    ridge(scene, mountain);
    slopes(scene, 'cone', mountain, 18, 150);
    for (const [dx, drop, drift] of rows([-4, 0.92, -12], [12, 0.7, 34], [-20, 0.6, -46])) {
      const top = cone(light.x + dx);
      const fall = (horizon - top) * drop;
      const flow = bezier(
        [light.x + dx, top - 2],
        [light.x + dx + drift * 0.2, top + fall * 0.4],
        [light.x + dx + drift * 1.4, top + fall * 0.6],
        [light.x + dx + drift, top + fall],
        12,
      );
      const band = ribbon(flow, (t) => 7 - t * 4);
      sheet.fill(band, lighten(lava, 0.08), 0.92);
    }
    mist(scene, horizon, 70, 0.55);
  });
  water(relit(scene, { y: horizon }), 'lake', horizon, h, mix(p.water, lava, 0.3), mirrored);
}

function paintCliffs(scene: Plan) {
  const { random, w, h, horizon, cliff, lava } = scene;
  for (const left of [true, false]) {
    const at = cliff(left ? 2 : 3, left, horizon + 60, h * 0.3, left ? 0.3 : 0.34);
    ridge(scene, { at, colour: darken(hill, 0.06), depth: 0.25, mist: 0.35, sharp: true });
    const chance = random.fork(`falls${left}`);
    for (const t of [0.06, 0.17]) {
      const x = w * (left ? t : 1 - t);
      const bottom = horizon + 66 + chance.between(0, 50);
      waterfall(scene, chance, x, at(x) + 2, bottom, chance.between(9, 20), lava);
    }
  }
}

function paintShore(scene: Plan) {
  const { w, h, p, shore, lava } = scene;
  ground(scene, 'shore', shore, mix(p.ground, p.deep, 0.2), 0);
  const places = rows([w * 0.05, h * 0.9, 80], [w * 0.95, h * 0.92, 100], [w * 0.6, shore(w * 0.6) + 12, 26]);
  boulders(scene, 'stones', places, hill, 0);
  blooms(scene, 'blooms', shore, 34, 9);
  grass(scene, 'grass', shore, 150, 32, mix(p.growth, p.ground, 0.4), 0.02);
  sparks(scene, 'embers', 34, { x: 0, y: h * 0.3, width: w, height: h * 0.55 }, lava);
}

/** Lava Landing: terraces with falls of glowing water, below a volcano with the sun behind it. */
export const emberFalls = composed(plan, paintSky, paintMountain, paintCliffs, paintShore, margin);
