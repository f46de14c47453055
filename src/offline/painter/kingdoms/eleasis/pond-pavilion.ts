import { ellipse, type Point, petal, polygon, ribbon, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { foliage, grass, strands } from '../../scenery/plants.ts';
import { rays } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { ground, landLine, mist, water } from '../../scenery/terrain.ts';
import { composed, lightAt, lit, relit, type Stage } from '../../stage.ts';
import { canopy, nearLeaves, trunks, woodland } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { sheet, random, width: w, height: h, tall } = stage;
  const shoreline = h * ((tall ? 0.55 : 0.53) + random.fork('horizon').between(-0.05, 0.035));
  const light = lightAt(stage, w * random.between(0.42, 0.69), shoreline - h * 0.2);
  const bank = landLine(stage, 4, h * 0.83, 24, 1, 220);
  const mirrored = sheet.nextId();
  const house: Point = [w * random.between(0.58, 0.79), shoreline + 14];
  const wood = lch(0.42, 0.07, 50);
  return { ...lit(stage, light), shoreline, bank, mirrored, house, wood };
}

function pavilion({ sheet, light, p, tall, house, wood }: Plan) {
  const [x, y] = house;
  const scale = tall ? 1.05 : 1.15;
  sheet.group({ x, y, scale }, () => {
    const roof = mix(wood, p.accents[0]!, 0.35);
    sheet.glow(0, -60, 120, p.glow, 0.7);
    for (const post of [-74, -40, 40, 74]) {
      const band = ribbon(rows([post, 14], [post, -30], [post, -84]), () => 8);
      sheet.fill(band, darken(wood, 0.06));
    }
    sheet.fill(polygon([-96, -6], [96, -6], [88, 6], [-88, 6]), lighten(wood, 0.1));
    sheet.stroke('M-84 -26H84M-84 -16H84', wood, 3);
    const tier = (half: number, foot: number, top: number) => {
      const d = `M${-half} ${foot}Q${-half * 0.5} ${foot - 8} ${-half * 0.3} ${top}H${half * 0.3}Q${half * 0.5} ${foot - 8} ${half} ${foot}Q0 ${foot - 12} ${-half} ${foot}Z`;
      const stops = { 0: mix(roof, light.colour, 0.5), 1: darken(roof, 0.1) };
      sheet.fill(d, sheet.across(stops, light.x >= x, 0.6));
    };
    tier(118, -78, -122);
    tier(72, -118, -160);
    sheet.fill(ellipse(0, -166, 6, 9), p.glow);
    for (const lamp of [-58, 0, 58]) {
      sheet.glow(lamp, -62, 34, p.glow, 0.85);
      sheet.fill(ellipse(lamp, -62, 6, 8), lighten(p.glow, 0.05));
    }
  });
}

function paintWood(scene: Plan) {
  const { h, shoreline } = scene;
  woodland(scene, h * 0.78);
  trunks(scene, 'far', 12, () => shoreline, 13, 0.84, 0.06);
}

function paintPond(scene: Plan) {
  const { sheet, random, light, w, h, p, shoreline, mirrored } = scene;
  sheet.group({ id: mirrored }, () => {
    const chance = random.fork('shore');
    for (let index = 0; index < 12; index++) {
      const x = w * ((index + chance.next()) / 12);
      const open = Math.abs(x - light.x) < w * 0.1 ? 0.4 : 1;
      const crownY = shoreline - chance.between(20, 60) * open;
      const rx = chance.between(50, 80);
      foliage(scene, chance, x, crownY, rx, chance.between(50, 110) * open, p.growth, 0.58, 15, 0.6);
    }
    mist(scene, shoreline - 10, 70, 0.6, mix(p.haze, p.light, 0.5));
    pavilion(scene);
  });
  water(scene, 'pond', shoreline + 8, h, p.water, mirrored);
  rays(relit(scene, { y: -60 }), 'rays', 8, h * 0.9, 1, 0.3, 0.2);
  const chance = random.fork('lilies');
  const pads: string[] = [];
  const edges: string[] = [];
  for (let index = 0; index < 46; index++) {
    const down = chance.next();
    const y = shoreline + 30 + down * (h * 0.84 - shoreline);
    const x = chance.between(0, w);
    if (Math.abs(x - light.x) < w * 0.13 * (1.4 - down)) continue;
    const size = 9 + down * 26;
    pads.push(ellipse(x, y, size, size * 0.32));
    edges.push(
      `M${(x - size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}Q${x.toFixed(1)} ${(y - size * 0.42).toFixed(1)} ${(x + size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}`,
    );
    if (chance.next() < 0.3)
      for (let leaf = 0; leaf < 7; leaf++) {
        const shape = petal(
          [x, y - 2],
          [
            x + Math.cos(Math.PI + (leaf / 6) * Math.PI) * size * 0.5,
            y - 3 + Math.sin(Math.PI + (leaf / 6) * Math.PI) * size * 0.55,
          ],
          size * 0.12,
        );
        const leafFill = lighten(p.accents[leaf % 2 ? 0 : 2]!, 0.12);
        sheet.fill(shape, leafFill);
      }
  }
  sheet.fill(pads.join(''), mix(p.growth, p.water, 0.2), 0.92);
  sheet.stroke(edges.join(''), mix(p.growth, p.light, 0.6), 1.8, 0.8);
}

function paintBank(scene: Plan) {
  const { w, h, p, bank } = scene;
  ground(scene, 'bank', bank, mix(p.ground, p.growth, 0.3), 0.03);
  grass(scene, 'grass', bank, 280, 46, p.growth, 0.04, 0.15);
  const places = rows([w * 0.9, h * 0.9, 70], [w * 0.72, bank(w * 0.72) + 10, 30], [w * 0.05, h * 0.93, 60]);
  boulders(scene, 'stones', places, lch(0.45, 0.03, 140), 0);
  strands(scene, 'willow', -20, w * 0.36, () => -10, 26, h * 0.5, p.growth, 0.05, 7);
  strands(scene, 'willow 2', w * 0.74, w + 20, () => -10, 18, h * 0.34, p.growth, 0.05, 7);
  canopy(scene, 'canopy', h * 0.14, 0.06, 0.3);
}

/** Pond Pavilion: a roof on stilts over still water, lilies and hanging willow. */
export const pondPavilion = composed(plan, paintWood, paintPond, paintBank, nearLeaves);
