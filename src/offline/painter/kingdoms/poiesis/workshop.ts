import { bezier, ellipse, polygon, rect, rows, trapezoid } from '../../brush.ts';
import { darken, faded, lch, lighten, mix } from '../../colour.ts';
import { orb, rays, sky, streakClouds } from '../../scenery/sky.ts';
import { block } from '../../scenery/stone.ts';
import { landLine, ridge } from '../../scenery/terrain.ts';
import { composed, discAt, lit, relit, type Stage } from '../../stage.ts';
import { brushes, jar, rainbow, wood } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const frame = {
    x: w * random.between(0.4, 0.63),
    y: h * (tall ? 0.37 : 0.36),
    half: w * (tall ? 0.3 : 0.27),
    rise: h * (tall ? 0.27 : 0.28),
  };
  const sill = frame.y + frame.rise;
  const light = discAt(stage, frame.x, frame.y);
  const wall = lch(0.44, 0.08, 330);
  const floor = h * ((tall ? 0.77 : 0.76) + random.fork('horizon').between(-0.05, 0.035));
  const pane = `M${frame.x - frame.half} ${sill}V${frame.y - frame.rise * 0.4}A${frame.half} ${frame.rise * 0.62} 0 0 1 ${frame.x + frame.half} ${frame.y - frame.rise * 0.4}V${sill}Z`;
  return { ...lit(stage, light), frame, sill, wall, floor, pane };
}

function paintWindowSky(scene: Plan) {
  const { h, p, frame, sill } = scene;
  sky(scene, sill, 420);
  streakClouds(scene, 'clouds', h * 0.08, sill - 70, 6, p.haze);
  orb(scene, frame.x + frame.half * 0.3, frame.y, 46, p.light);
}

function paintOutside(scene: Plan) {
  const { random, p, frame, sill } = scene;
  const chance = random.fork('outside');
  for (const [key, colour, depth] of rows(
    [1, p.accents[4]!, 0.75],
    [2, p.accents[3]!, 0.6],
    [3, p.accents[2]!, 0.42],
  ))
    ridge(scene, { at: landLine(scene, key, sill - 110 + key * 30, 60, 1.2, 150), colour, depth, mist: 0.3 });
  for (let index = 0; index < 9; index++) {
    const x = frame.x + (index / 8 - 0.5) * frame.half * 1.9;
    block(scene, x, sill - 10, 26, chance.between(30, 74), chance.pick(p.accents), 0.5, 0.5);
  }
}

function paintRoom(scene: Plan) {
  const { sheet, random, w, h, p, tall, frame, sill, wall, floor, pane } = scene;
  const reverse = `M${frame.x - frame.half} ${sill}H${frame.x + frame.half}V${frame.y - frame.rise * 0.4}A${frame.half} ${frame.rise * 0.62} 0 0 0 ${frame.x - frame.half} ${frame.y - frame.rise * 0.4}Z`;
  const outline = `M-20 -20H${w + 20}V${h + 20}H-20Z${reverse}`;
  const stops = { 0: mix(wall, p.light, 0.6), 0.45: mix(wall, p.light, 0.16), 1: mix(wall, p.deep, 0.72) };
  sheet.fill(outline, sheet.radial(stops, frame.x, frame.y, Math.max(w, h) * 0.72));
  const mullion = darken(wood, 0.12);
  sheet.stroke(pane, mullion, 15);
  sheet.stroke(pane, mix(wood, p.light, 0.6), 3.5);
  const path = `M${frame.x} ${sill}V${frame.y - frame.rise}M${frame.x - frame.half} ${frame.y + frame.rise * 0.3}H${frame.x + frame.half}M${frame.x - frame.half} ${frame.y - frame.rise * 0.36}H${frame.x + frame.half}`;
  sheet.stroke(path, mullion, 6);
  const woodFill = sheet.down({ 0: mix(wood, p.light, 0.6), 1: darken(wood, 0.12) });
  sheet.fill(rect(frame.x - frame.half - 26, sill, frame.half * 2 + 52, 18), woodFill);
  const chance = random.fork('shelves');
  for (const side of [-1, 1])
    for (let row = 0; row < (tall ? 5 : 4); row++) {
      const y = h * (0.2 + row * (tall ? 0.115 : 0.13));
      const inner = frame.x + side * (frame.half + 40);
      const outer = side < 0 ? -20 : w + 20;
      const shape = rect(Math.min(inner, outer), y, Math.abs(outer - inner), 9);
      sheet.fill(shape, sheet.across({ 0: mix(wood, p.light, 0.45), 1: darken(wood, 0.2) }, side < 0, 1));
      for (
        let x = Math.min(inner, outer) + 26;
        x < Math.max(inner, outer) - 20;
        x += chance.between(30, 48)
      ) {
        const colour = chance.pick(p.accents);
        const size = chance.between(24, 50);
        const kind = chance.next();
        if (kind < 0.5) jar(scene, x, y, size, mix(colour, wall, 0.18));
        else if (kind < 0.78)
          for (let book = 0; book < 3; book++)
            sheet.fill(rect(x - 12 + book * 8, y - size, 7, size), mix(chance.pick(p.accents), wall, 0.25));
        else brushes(scene, chance, x, y, size * 0.55);
      }
    }
  const shades = { 0: mix(wood, p.light, 0.3), 0.3: wood, 1: mix(wood, p.deep, 0.7) };
  sheet.fill(rect(-20, floor - h * 0.03, w + 40, h), sheet.between(shades, floor - 30, h));
  const boards: string[] = [];
  for (let index = -8; index <= 8; index++)
    boards.push(`M${frame.x + index * w * 0.09} ${floor - h * 0.03}L${frame.x + index * w * 0.2} ${h + 10}`);
  sheet.stroke(boards.join(''), p.deep, 2, 0.35);
  const shading = sheet.between({ 0: faded(p.light, 0.6), 1: faded(p.light, 0.05) }, floor, h);
  sheet.fill(trapezoid(frame.x, [frame.half * 0.9, floor - h * 0.03], [frame.half * 1.5, h * 0.96]), shading);
  rays(relit(scene, { y: frame.y - frame.rise }), 'rays', 7, h * 0.85, 1.2, 0.3, 0.1);
  const ribbons = random.fork('ribbons');
  const spine = bezier(
    [frame.x + frame.half * 0.5, frame.y - 30],
    [w * 0.2, h * 0.3],
    [w * 0.04, h * 0.56],
    [w * 0.3, h * 0.7],
    30,
  );
  rainbow(scene, ribbons, spine, 62, 0.92, true);
  rainbow(
    scene,
    ribbons,
    bezier([w * 0.3, h * 0.7], [w * 0.62, h * 0.88], [w * 0.96, h * 0.72], [w * 1.06, h * 0.9], 30),
    78,
    0.92,
  );
}

function paintBench(scene: Plan) {
  const { sheet, random, w, h, p, tall } = scene;
  const chance = random.fork('bench');
  const top = h * (tall ? 0.77 : 0.75);
  for (const [x, size] of rows([0.78, 46], [0.86, 62], [0.94, 44])) {
    if (x === 0.86) brushes(scene, chance, w * x, top, size);
    else jar(scene, w * x, top, size, chance.pick(p.accents));
  }
  const shape = polygon([w * 0.7, top - 6], [w + 20, top - 6], [w + 20, top + 24], [w * 0.68, top + 24]);
  sheet.fill(shape, sheet.along({ 0: mix(wood, p.light, 0.5), 1: darken(wood, 0.12) }, [0, 0], [1, 1]));
  const outline = `${rect(w * 0.72, top + 24, 22, h * 0.3)}${rect(w * 0.95, top + 24, 22, h * 0.3)}`;
  sheet.fill(outline, darken(wood, 0.16));
  for (let index = 0; index < 12; index++) {
    const path = ellipse(
      w * chance.between(0.05, 0.9),
      h * chance.between(0.86, 0.98),
      chance.between(6, 22),
      chance.between(2, 6),
    );
    sheet.fill(path, chance.pick(p.accents), 0.75);
  }
  for (let index = 0; index < 7; index++) {
    const x = w * (0.06 + index * 0.145);
    const drop = h * chance.between(0.04, 0.12);
    sheet.stroke(`M${x} -10V${drop}`, mix(wood, p.deep, 0.3), 2);
    sheet.glow(x, drop + 8, 48, p.glow, 0.7);
    sheet.fill(ellipse(x, drop + 8, 8, 11), lighten(chance.pick(p.accents), 0.16));
  }
}

/** Muse's Metropolis: a workshop full of half-made things, with colours that come in through the window. */
export const workshop = composed(plan, paintWindowSky, paintOutside, paintRoom, paintBench);
