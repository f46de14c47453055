import { ellipse, type Point, polygon, rect, rows, trapezoid } from '../../brush.ts';
import { lighten, mix } from '../../colour.ts';
import { sky, sparks } from '../../scenery/sky.ts';
import { block, faces, steps, windows, ziggurat } from '../../scenery/stone.ts';
import { ground, mist } from '../../scenery/terrain.ts';
import { composed, discAt, type LitStage, lit, type Stage } from '../../stage.ts';
import { bronze, geometricSun, gold, sandstone } from './elements.ts';

/** A frame of cut stone and gold on both sides of the picture: the inner edges of a gate around the viewer. */
function gateFrame(scene: LitStage) {
  const { sheet, width: w, height: h, palette: p, light } = scene;
  const dark = mix(p.deep, bronze, 0.2);
  for (const left of [true, false]) {
    const edge = (t: number) => (left ? w * t : w * (1 - t));
    const lit = mix(dark, light.colour, 0.5);
    sheet.fill(
      polygon(
        [edge(-0.02), -10],
        [edge(0.1), -10],
        [edge(0.075), h * 0.2],
        [edge(0.075), h + 10],
        [edge(-0.02), h + 10],
      ),
      sheet.across({ 0: dark, 0.8: mix(dark, bronze, 0.35), 1: lit }, !left),
    );
    for (let index = 0; index < 7; index++) {
      const y = h * (0.24 + index * 0.1);
      const x = edge(0.037);
      sheet.stroke(polygon([x, y - 22], [x + 12, y], [x, y + 22], [x - 12, y]), gold, 2, 0.65);
      sheet.fill(polygon([x, y - 9], [x + 5, y], [x, y + 9], [x - 5, y]), gold, 0.75);
    }
    sheet.stroke(`M${edge(0.075)} ${h * 0.2}V${h}`, gold, 2.5, 0.7);
  }
  sparks(scene, 'dust', 30, { x: 0, y: h * 0.2, width: w, height: h * 0.7 }, gold, 0.9);
}

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.62 : 0.6) + random.fork('horizon').between(-0.05, 0.035));
  const gate: Point = [w * random.between(0.42, 0.63), h * (tall ? 0.4 : 0.36)];
  const light = discAt(stage, gate[0], gate[1]);
  const square = h * 0.78;
  return { ...lit(stage, light), horizon, gate, square };
}

function paintSky(scene: Plan) {
  const { random, horizon } = scene;
  sky(scene, horizon, 640);
  geometricSun(scene, random.fork('sun').between(70, 104), 12 + 4 * random.fork('beams').int(4));
}

function paintCity(scene: Plan) {
  const { sheet, random, w, h, p, horizon, gate, square } = scene;
  const chance = random.fork('city');
  for (let row = 0; row < 3; row++) {
    const depth = 0.8 - row * 0.2;
    for (let index = 0; index < 7; index++) {
      const x = w * ((index + chance.between(0.2, 0.8)) / 7);
      const away = Math.abs(x - gate[0]) / w;
      if (away < 0.1 + row * 0.06) continue;
      const width = w * chance.between(0.07, 0.13) * (1 + row * 0.25);
      const height = h * (0.1 + away * 0.42) * chance.between(0.7, 1.15);
      const y = horizon + row * 34;
      if (chance.next() < 0.34) ziggurat(scene, x, y, width * 1.5, height * 0.85, 5, sandstone, depth);
      else {
        const colour = mix(sandstone, chance.pick([bronze, gold, p.accents[1]!]), 0.22);
        block(scene, x, y, width, height, colour, depth);
        const sandstoneColour = mix(p.deep, sandstone, 0.4);
        windows(scene, chance, x, y - height * 0.1, width * 0.7, height * 0.8, 3, 5, sandstoneColour, 0.5);
        sheet.fill(rect(x - width * 0.54, y - height - 4, width * 1.08, 7), mix(gold, p.haze, depth * 0.7));
      }
    }
    mist(scene, horizon + row * 34, 40, 0.35);
  }
  ziggurat(scene, gate[0], square, w * 0.72, square - gate[1] - h * 0.1, 7, mix(sandstone, gold, 0.15), 0.4);
  const arch = { half: 44, top: gate[1] - 12 };
  const foot = gate[1] + h * 0.11;
  for (const side of [-1, 1])
    block(scene, gate[0] + side * 74, foot, 40, foot - arch.top + 34, sandstone, 0.34, 0.3);
  sheet.fill(trapezoid(gate[0], [104, arch.top - 30], [90, arch.top - 58]), faces(scene, gold, 0.25).plain);
  sheet.fill(
    polygon([gate[0] - 80, arch.top - 58], [gate[0] + 80, arch.top - 58], [gate[0], arch.top - 104]),
    faces(scene, sandstone, 0.3).lit,
  );
  sheet.fill(ellipse(gate[0], arch.top - 75, 9), lighten(gold, 0.06));
}

function paintStairs(scene: Plan) {
  const { sheet, random, light, w, h, p, gate, square } = scene;
  const top: Point = [gate[0], gate[1] + h * 0.11];
  steps(scene, gate[0], square + 12, w * 0.2, top, 38, 17, mix(sandstone, gold, 0.3), 0.25);
  const chance = random.fork('walls');
  for (const side of [-1, 1])
    for (const [away, height, width] of rows([0.3, 0.2, 0.14], [0.45, 0.34, 0.2])) {
      const x = w / 2 + side * w * away;
      block(scene, x, square + 30, w * width, h * height, mix(sandstone, bronze, 0.4), 0.16, 0.1);
      windows(scene, chance, x, square, w * width * 0.7, h * height * 0.75, 2, 4, p.glow, 0.55);
      const shape = rect(x - w * width * 0.55, square + 30 - h * height - 6, w * width * 1.1, 11);
      sheet.fill(shape, faces(scene, gold, 0.14).plain);
    }
  sheet.glow(gate[0], square, w * 0.4, light.colour, 0.5, h * 0.1);
}

function paintSquare(scene: Plan) {
  const { sheet, w, h, p, gate, square } = scene;
  ground(scene, 'square', () => square + 14, mix(sandstone, bronze, 0.35), 0.02);
  const seams: string[] = [];
  for (let index = -7; index <= 7; index++)
    seams.push(`M${gate[0] + index * w * 0.06} ${square + 14}L${gate[0] + index * w * 0.2} ${h}`);
  for (let index = 1; index < 6; index++)
    seams.push(`M0 ${square + 14 + (h - square) * (index / 6) ** 1.7}H${w}`);
  sheet.stroke(seams.join(''), p.deep, 1.6, 0.3);
}

/** Sandstone Square: stairs between stepped towers up to a gate that frames the sun. */
export const sandstoneSquare = composed(plan, paintSky, paintCity, paintStairs, paintSquare, gateFrame);
