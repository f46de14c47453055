import { type Point, polygon, rect, rows, trapezoid } from '../../brush.ts';
import { lighten, mix } from '../../colour.ts';
import { rays, sparks } from '../../scenery/sky.ts';
import { faces, ziggurat } from '../../scenery/stone.ts';
import { composed, type Light, lit, type Stage } from '../../stage.ts';
import { bronze, geometricSun, gold, sandstone } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall, palette: p } = stage;
  const vanish: Point = [w * random.between(0.4, 0.63), h * (tall ? 0.46 : 0.44)];
  const light: Light = { x: vanish[0], y: vanish[1], colour: lighten(p.glow, 0.1), strength: 1, disc: true };
  const floorY = h * (tall ? 0.62 : 0.6);
  const ember = p.glow;
  return { ...lit(stage, light), vanish, floorY, ember, heroY: h * (tall ? 0.87 : 0.88) };
}

function column(scene: Plan, t: number, left: boolean) {
  const { sheet, w, h, p, vanish, floorY } = scene;
  const spread = w * (0.1 + 0.62 * t ** 1.6);
  const x = vanish[0] + (left ? -spread : spread);
  const foot = floorY + (h * 0.99 - floorY) * t ** 1.7 * 0.86;
  const half = 10 + 52 * t ** 1.6;
  const depth = 0.72 * (1 - t) ** 1.1;
  const tone = mix(bronze, sandstone, 0.25);
  const { lit, plain, dark } = faces(scene, tone, depth);
  const inner = left ? 1 : -1;
  const stops = { 0: lit, 0.3: mix(lit, plain, 0.7), 0.62: dark, 1: mix(dark, p.deep, 0.6) };
  sheet.fill(rect(x - half, -20, half * 2, foot + 20), sheet.across(stops, inner > 0));
  const flutes: string[] = [];
  for (const share of [-0.62, -0.3, 0.04, 0.38, 0.7])
    flutes.push(rect(x + half * share, -20, half * 0.07, foot));
  sheet.fill(flutes.join(''), mix(dark, p.deep, 0.4), 0.5);
  for (const [y, reach] of rows([foot, 1.35], [foot - half * 0.5, 1.18], [h * 0.1 * (1 - t) + 4, 1.3])) {
    const shading = sheet.across({ 0: lighten(lit, 0.05), 1: dark }, inner > 0);
    sheet.fill(trapezoid(x, [half * reach, y], [half * reach * 0.94, y - half * 0.42]), shading);
  }
  const band = foot - (foot - vanish[1]) * 0.9;
  sheet.fill(rect(x - half, band, half * 2, half * 0.3), mix(gold, plain, 0.25 + depth * 0.5), 0.9);
}

function paintFire(scene: Plan) {
  const { sheet, w, h, p, tall, vanish, ember } = scene;
  const stops = { 0: p.horizon, 0.2: mix(p.horizon, ember, 0.5), 0.5: mix(p.top, ember, 0.12), 1: p.deep };
  const horizonFill = sheet.radial(stops, vanish[0], vanish[1], Math.max(w, h) * 0.72);
  sheet.fill(rect(0, 0, w, h), horizonFill);
  const coffers: string[] = [];
  for (let index = 0; index < 9; index++) {
    const t = index / 8;
    coffers.push(
      polygon(
        [vanish[0] + w * (t - 0.5) * 2.6, -20],
        [vanish[0] + w * (t - 0.5) * 2.6 + 14, -20],
        [vanish[0] + (t - 0.5) * 90, vanish[1] - h * 0.14],
      ),
    );
  }
  sheet.fill(coffers.join(''), p.deep, 0.3);
  geometricSun({ ...scene, body: 'sun' }, tall ? 78 : 84, 24);
}

function paintHall(scene: Plan) {
  const { sheet, random, light, w, h, p, vanish, floorY, ember } = scene;
  sheet.fill(
    rect(0, floorY, w, h - floorY + 10),
    sheet.between(
      { 0: mix(p.horizon, gold, 0.5), 0.22: mix(sandstone, ember, 0.3), 1: mix(bronze, p.deep, 0.55) },
      floorY,
      h,
    ),
  );
  const lines: string[] = [];
  for (let index = -9; index <= 9; index++)
    lines.push(`M${vanish[0] + index * 14} ${floorY}L${vanish[0] + index * w * 0.22} ${h + 10}`);
  for (let index = 1; index < 12; index++) {
    const y = floorY + (h - floorY) * (index / 11) ** 2;
    lines.push(`M0 ${y}H${w}`);
  }
  sheet.stroke(lines.join(''), mix(bronze, p.deep, 0.4), 1.8, 0.55);
  const tiles: string[] = [];
  const chance = random.fork('tiles');
  for (let row = 2; row < 10; row++)
    for (let column = -6; column < 6; column++) {
      if (chance.next() < 0.72) continue;
      const at = (c: number, r: number): Point => {
        const t = (r / 11) ** 2;
        return [vanish[0] + c * (14 + (w * 0.22 - 14) * t), floorY + (h - floorY) * t];
      };
      tiles.push(polygon(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)));
    }
  sheet.fill(tiles.join(''), gold, 0.24);
  sheet.glow(vanish[0], floorY + 10, w * 0.42, light.colour, 0.85, h * 0.26);
  const [x, y] = [vanish[0], floorY];
  ziggurat(scene, x, y + 14, 210, 46, 3, bronze, 0.4);
  for (const t of [0.02, 0.16, 0.34]) for (const left of [true, false]) column(scene, t, left);
}

function paintNearColumns(scene: Plan) {
  const { w, h, ember } = scene;
  for (const t of [0.6, 0.92]) for (const left of [true, false]) column(scene, t, left);
  rays(scene, 'rays', 9, h * 0.6, 2.2, 0.2);
  sparks(scene, 'sparks', 70, { x: w * 0.1, y: h * 0.25, width: w * 0.8, height: h * 0.6 }, ember, 1);
}

/** The forge hall: rows of columns and a tiled floor, with a round fire at the end. */
export const forgeHall = composed(plan, paintFire, paintHall, paintNearColumns);
