import { ellipse, polygon, rect, trapezoid } from '../../brush.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { foliage, strands } from '../../scenery/plants.ts';
import { orb } from '../../scenery/sky.ts';
import { glitter, landLine, mist, ridge, rings } from '../../scenery/terrain.ts';
import { wash } from '../../scenery/texture.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { hill, margin, washedSky } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const floor = h * ((tall ? 0.64 : 0.62) + random.fork('horizon').between(-0.04, 0.03));
  const middle = w * random.between(0.42, 0.6);
  const light = discAt(stage, middle + w * random.between(-0.05, 0.05), floor - h * 0.15);
  const amber = mix(p.glow, p.ground, 0.42);
  const bay = w * (tall ? 0.3 : 0.25);
  return { ...lit(stage, light), floor, middle, amber, bay };
}

function arcade(
  scene: Plan,
  depth: number,
  half: number,
  foot: number,
  height: number,
  thick: number,
  count: number,
) {
  const { sheet, light, w, p, middle, amber } = scene;
  const stone = mix(amber, p.haze, depth * 0.8);
  const spring = foot - height + half;
  let holes = '';
  for (let index = -count; index <= count; index++) {
    const x = middle + index * (half * 2 + thick);
    holes += `M${x - half} ${foot}H${x + half}V${spring}A${half} ${half * 1.15} 0 0 0 ${x - half} ${spring}Z`;
  }
  const top = spring - half * 2.1;
  sheet.fill(
    `M-20 ${top}H${w + 20}V${foot}H-20Z${holes}`,
    sheet.between(
      { 0: mix(stone, p.accents[0]!, 0.25), 0.5: mix(stone, light.colour, 0.3), 1: darken(stone, 0.06) },
      top,
      foot,
    ),
  );
  for (let index = -count; index <= count; index++) {
    const x = middle + index * (half * 2 + thick);
    const path = `M${x - half} ${foot}V${spring}A${half} ${half * 1.15} 0 0 1 ${x + half} ${spring}V${foot}`;
    sheet.stroke(path, lighten(mix(stone, light.colour, 0.7), 0.04), Math.max(2, thick * 0.07), 0.9);
    sheet.fill(rect(x + half - 3, spring - 4, thick + 6, thick * 0.22), mix(stone, p.accents[0]!, 0.4));
  }
  sheet.fill(rect(-20, top - thick * 0.3, w + 40, thick * 0.34), mix(stone, light.colour, 0.45));
}

function paintSunset(scene: Plan) {
  const { light, p, floor } = scene;
  washedSky(scene, floor);
  orb(scene, light.x, light.y, 74, lighten(light.colour, 0.02));
  ridge(scene, { at: landLine(scene, 1, floor - 50, 80, 1.4, 200), colour: hill, depth: 0.72 });
  const crest = landLine(scene, 2, floor - 16, 40, 1.2, 180);
  ridge(scene, { at: crest, colour: mix(hill, p.growth, 0.4), depth: 0.55 });
  mist(scene, floor - 10, 50, 0.5);
}

function paintCourt(scene: Plan) {
  const { sheet, random, w, h, p, floor, middle, amber, bay } = scene;
  const stops = { 0: mix(amber, p.light, 0.5), 0.4: amber, 1: mix(amber, p.deep, 0.5) };
  sheet.fill(rect(-20, floor - 4, w + 40, h - floor + 40), sheet.between(stops, floor, h));
  arcade(scene, 0.5, bay * 0.36, floor + 2, h * 0.3, bay * 0.14, 4);
  const far = 0.34;
  const pool = trapezoid(middle, [bay * far, floor + 14], [w * 0.3, h * 0.81]);
  sheet.stroke(pool, mix(amber, p.light, 0.6), 14);
  const shades = { 0: mix(p.horizon, p.light, 0.4), 1: mix(p.water, p.top, 0.4) };
  sheet.fill(pool, sheet.between(shades, floor, h * 0.81));
  sheet.group({ clip: sheet.clip(pool) }, () => glitter(scene, 'pool', floor + 10, h * 0.81));
  rings(scene, middle, floor + h * 0.07, w * 0.14, 4, p.light, 0.6, 0.24);
  const chance = random.fork('pots');
  for (const side of [-1, 1])
    for (let index = 0; index < 3; index++) {
      const t = index / 2;
      const x = middle + side * (bay * 0.6 + t * w * 0.22);
      const y = floor + 26 + t * h * 0.09;
      const colour = mix(p.growth, chance.pick(p.accents), 0.35);
      foliage(scene, chance, x, y - 34 - t * 22, 22 + t * 20, 24 + t * 22, colour, 0.3 - t * 0.15, 8 + t * 4);
      sheet.fill(
        polygon(
          [x - 13 - t * 9, y - 22 - t * 8],
          [x + 13 + t * 9, y - 22 - t * 8],
          [x + 9 + t * 6, y + 4],
          [x - 9 - t * 6, y + 4],
        ),
        mix(p.accents[0]!, p.ground, 0.4),
      );
    }
}

function paintNearArcade(scene: Plan) {
  const { sheet, random, light, w, h, p, tall, middle, amber } = scene;
  arcade(scene, 0.1, w * 0.4, h * 0.84, h * (tall ? 0.72 : 0.76), w * 0.16, 1);
  const near = sheet.between({ 0: mix(amber, p.light, 0.3), 1: mix(amber, p.deep, 0.62) }, h * 0.82, h);
  sheet.fill(rect(-20, h * 0.82, w + 40, h * 0.2), near);
  const tiles: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -6; column <= 6; column++) {
      if ((row + column) % 2) continue;
      const [y, size] = [h * (0.845 + row * 0.042), w * (0.055 + row * 0.012)];
      tiles.push(
        polygon(
          [middle + column * size * 1.5 - size, y],
          [middle + column * size * 1.5, y - size * 0.24],
          [middle + column * size * 1.5 + size, y],
          [middle + column * size * 1.5, y + size * 0.24],
        ),
      );
    }
  sheet.fill(tiles.join(''), p.accents[0]!, 0.22);
  sheet.fill(ellipse(middle, h * 0.86, w * 0.3, h * 0.05), light.colour, 0.25);
  strands(scene, 'vines', 0, w, (x) => h * 0.02 + 20 * Math.sin(x / 70), 30, h * 0.2, p.growth, 0.05, 7);
  const chance = random.fork('washes');
  for (let index = 0; index < 4; index++) {
    const washX = w * chance.next();
    wash(scene, chance, washX, h * chance.between(0.86, 0.97), w * 0.16, 18, chance.pick(p.accents), 0.14);
  }
}

/** Amber Atrium: a court of tall arches open to the sunset, a pool along its middle. */
export const amberAtrium = composed(plan, paintSunset, paintCourt, paintNearArcade, margin);
