import type { Random } from '../../../core/random.ts';
import { closed, type Point, polygon, rect, trapezoid } from '../brush.ts';
import { type Colour, faded, lighten, mix } from '../colour.ts';
import {
  atDepth,
  type HeightLine,
  type LitStage,
  litBy,
  type Stage,
  type Stream,
  shadeOf,
  streamOf,
} from '../stage.ts';
import { scumble } from './texture.ts';

/** The colours of the faces of an object, by the light that falls on them. */
export function faces(scene: LitStage, colour: Colour, depth: number) {
  const { light } = scene;
  const plain = atDepth(scene, colour, depth);
  return {
    plain,
    lit: litBy(light, lighten(plain, 0.07), 0.5),
    dark: shadeOf(scene, plain, 0.5 * (1 - depth * 0.5)),
  };
}

/** A stone block standing at (x, y), the middle of its foot: a wide front and a narrow side turned from the light. */
export function block(
  scene: LitStage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  depth: number,
  top = 0.12,
) {
  const { sheet, light } = scene;
  const { lit, plain, dark } = faces(scene, colour, depth);
  const side = light.x >= x ? 1 : -1;
  const split = x - side * width * 0.18;
  const [l, r] = [x - width / 2, x + width / 2];
  const front = (a: number, b: number, from: Colour, to: Colour) =>
    sheet.fill(rect(Math.min(a, b), y - height, Math.abs(b - a), height), sheet.down({ 0: from, 1: to }));
  front(split, side > 0 ? r : l, lit, plain);
  front(split, side > 0 ? l : r, mix(plain, dark, 0.7), dark);
  const lift = width * top;
  if (top > 0)
    sheet.fill(polygon([l, y - height], [split, y - height - lift], [r, y - height]), lighten(lit, 0.04));
}

/** A stepped pyramid. */
export function ziggurat(
  scene: LitStage,
  x: number,
  y: number,
  width: number,
  height: number,
  steps: number,
  colour: Colour,
  depth: number,
) {
  const { sheet, light } = scene;
  const { lit, plain, dark } = faces(scene, colour, depth);
  const side = light.x >= x ? 1 : -1;
  for (let step = 0; step < steps; step++) {
    const t = step / steps;
    const half = (width / 2) * (1 - t * 0.86);
    const upper = half * 0.93;
    const [foot, head] = [y - height * t, y - height * (t + 1 / steps)];
    const split = x - side * half * 0.28;
    const face = (edge: 1 | -1, fill: Colour) =>
      sheet.fill(
        polygon([split, foot], [x + edge * half, foot], [x + edge * upper, head], [split, head]),
        fill,
      );
    face(side, mix(lit, plain, t * 0.3));
    face(-side as 1 | -1, mix(dark, plain, t * 0.3));
    const shape = trapezoid(x, [upper, head], [upper * 0.95, head - 3]);
    const litFill = lighten(lit, 0.05);
    sheet.fill(shape, litFill, 0.8);
  }
}

/** Lit windows in rows over a front. */
export function windows(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  colour: Colour,
  lit = 0.6,
) {
  const { sheet } = stage;
  const panes: string[] = [];
  const [w, h] = [(width / columns) * 0.42, (height / rows) * 0.5];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (random.next() > lit) continue;
      const px = x - width / 2 + (width * (column + 0.5)) / columns;
      const py = y - height + (height * (row + 0.6)) / rows;
      panes.push(
        `M${(px - w / 2).toFixed(1)} ${(py + h / 2).toFixed(1)}v${(-h * 0.7).toFixed(1)}q${(w / 2).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${w.toFixed(1)} 0v${(h * 0.7).toFixed(1)}Z`,
      );
      if (random.next() < 0.5) sheet.glow(px, py, h * 1.7, colour, 0.5);
    }
  if (panes.length > 0) sheet.fill(panes.join(''), lighten(colour, 0.06));
}

/** A flight of steps that leads up and away from (x, y) to a narrower top. */
export function steps(
  scene: LitStage,
  x: number,
  y: number,
  half: number,
  top: Point,
  topHalf: number,
  count: number,
  colour: Colour,
  depth: number,
) {
  const { sheet } = scene;
  const { lit, plain, dark } = faces(scene, colour, depth);
  for (let index = 0; index < count; index++) {
    const ease = (t: number) => 1 - (1 - t) ** 1.5;
    const [a, b] = [ease(index / count), ease((index + 1) / count)];
    const at = (t: number) => ({
      x: x + (top[0] - x) * t,
      y: y + (top[1] - y) * t,
      half: half + (topHalf - half) * t,
    });
    const [low, high] = [at(a), at(b)];
    const riser = low.y + (high.y - low.y) * 0.5;
    const tint = mix(dark, plain, 0.3 + 0.5 * b);
    sheet.fill(trapezoid(low.x, [low.half, low.y], [low.half * 0.995, riser]), tint);
    sheet.fill(
      polygon(
        [low.x - low.half * 0.995, riser],
        [low.x + low.half * 0.995, riser],
        [high.x + high.half, high.y],
        [high.x - high.half, high.y],
      ),
      mix(plain, lit, 0.5 + 0.5 * b),
    );
  }
}

/** Rock around an opening. The edge of the opening is lit from behind. */
export function caveRim(
  scene: LitStage,
  opening: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  key: number,
  rough: number,
  colour: Colour,
  edge = 0.5,
) {
  const { sheet, noise, width, height, light } = scene;
  const count = 56;
  const loop: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = -(index / count) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const wobble = 1 + rough * noise.fractal(dx * 2.1 + key * 13.1, dy * 2.1 + key * 7.7, 4);
    const squared = 1 / Math.max(Math.abs(dx), Math.abs(dy)) ** 0.28;
    return [opening.x + dx * opening.rx * wobble * squared, opening.y + dy * opening.ry * wobble * squared];
  });
  const hole = closed(...loop);
  const far = Math.max(width, height);
  const outline = `M-50 -50H${width + 50}V${height + 50}H-50Z${hole}`;
  const rockFill = sheet.radial(
    {
      0: litBy(light, colour, 0.55),
      0.35: litBy(light, colour, 0.25),
      0.7: colour,
      1: shadeOf(scene, colour, 0.85),
    },
    opening.x,
    opening.y,
    far * 0.75,
  );
  sheet.fill(outline, rockFill);
  const chance = scene.random.fork(`rim${key}`);
  const reach = Math.max(opening.rx, opening.ry);
  scumble(scene, chance, {
    shape: `M-50 -50H${width + 50}V${height + 50}H-50Z${hole}`,
    area: { x: 0, y: 0, width, height },
    colour,
    count: 420,
    length: 70,
    angle: (x, y) => Math.atan2(y - opening.y, x - opening.x) + 1.15,
    facing: (x, y) => 0.75 - 0.7 * Math.max(0, Math.hypot(x - opening.x, y - opening.y) / reach - 0.9),
    opacity: 0.3,
    flakes: true,
  });
  const edgeFill = sheet.radial(
    {
      0: faded(litBy(light, lighten(colour, 0.16), 0.9), edge),
      0.6: faded(litBy(light, lighten(colour, 0.1), 0.7), edge * 0.6),
      1: faded(colour, 0),
    },
    light.x,
    light.y,
    far * 0.7,
  );
  sheet.stroke(hole, edgeFill, 5);
}

/** Dripstones that hang from above (`direction` 1) or stand on the floor (-1). */
export function dripstones(
  scene: LitStage,
  stream: Stream,
  count: number,
  at: HeightLine,
  longest: number,
  colour: Colour,
  direction: 1 | -1,
) {
  const random = streamOf(scene, stream);
  const { sheet, width, light } = scene;
  const bodies: string[] = [];
  const lit: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = width * ((index + random.next()) / count);
    const length = longest * (0.25 + 0.75 * random.next() ** 2) * direction;
    const half = Math.abs(length) * random.between(0.09, 0.17) + 5;
    const y = at(x) - 24 * direction;
    const tip: Point = [x + random.between(-4, 4), y + length + 24 * direction];
    bodies.push(
      closed(
        [x - half * 1.9, y - 10 * direction],
        [x - half * 0.8, y + length * 0.3],
        [x - half * 0.3, y + length * 0.7],
        tip,
        [x + half * 0.35, y + length * 0.68],
        [x + half * 0.9, y + length * 0.28],
        [x + half * 1.9, y - 10 * direction],
      ),
    );
    const side = light.x >= x ? 1 : -1;
    lit.push(
      closed(
        [x + side * half * 0.5, y + length * 0.2],
        [x + side * half * 0.75, y + length * 0.4],
        [tip[0], tip[1]],
        [x + side * half * 0.1, y + length * 0.6],
      ),
    );
  }
  sheet.fill(bodies.join(''), colour);
  sheet.fill(lit.join(''), litBy(light, lighten(colour, 0.06), 0.6), 0.5);
}

/** Boulders along a line, flat-faced, lit on one side. */
export function boulders(
  scene: LitStage,
  stream: Stream,
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour: Colour,
  depth: number,
) {
  const random = streamOf(scene, stream);
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  for (const [x, y, size] of places) {
    const count = 9;
    const outline: Point[] = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI + (index / (count - 1)) * Math.PI;
      const reach = size * random.between(0.82, 1.12);
      return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.85];
    });
    const side = light.x >= x ? 1 : -1;
    const d = polygon(...outline, [x, y + size * 0.16]);
    const stops = { 0: litBy(light, lighten(tone, 0.04), 0.5), 0.5: tone, 1: shadeOf(scene, tone, 0.6) };
    const stoneFill = sheet.across(stops, side > 0, 1, 0.9);
    sheet.fill(d, stoneFill);
    const crown = outline[Math.floor(count / 2)]!;
    const shoulder = outline[side > 0 ? count - 2 : 1]!;
    const shape = polygon(
      crown,
      outline[Math.floor(count / 2) + side]!,
      shoulder,
      [x + side * size * 0.5, y - size * 0.1],
      [x + side * size * 0.1, y - size * 0.35],
    );
    sheet.fill(shape, litBy(light, lighten(tone, 0.08), 0.6), 0.45);
  }
}

/** A crystal prism with its foot at (x, y). The face towards the light is the brightest. */
export function crystal(
  scene: LitStage,
  x: number,
  y: number,
  length: number,
  half: number,
  leanDegrees: number,
  colour: Colour,
  depth: number,
) {
  const { sheet, light } = scene;
  const tone = atDepth(scene, colour, depth);
  const side = light.x >= x ? 1 : -1;
  const shoulder = length * 0.8;
  const bright = litBy(light, lighten(tone, 0.14), 0.6);
  const dark = shadeOf(scene, tone, 0.42);
  const core = half * 0.2 * side;
  sheet.group({ x, y, turn: leanDegrees }, () => {
    const face = (points: readonly Point[], top: Colour, foot: Colour) =>
      sheet.fill(polygon(...points), sheet.down({ 0: top, 1: foot }));
    face(
      [
        [-half, 0],
        [-half * 0.92, -shoulder],
        [core, -length],
        [core * 0.6, -shoulder * 0.86],
        [core, 6],
      ],
      side < 0 ? bright : dark,
      mix(side < 0 ? bright : dark, tone, 0.6),
    );
    face(
      [
        [half, 0],
        [half * 0.92, -shoulder],
        [core, -length],
        [core * 0.6, -shoulder * 0.86],
        [core, 6],
      ],
      side > 0 ? bright : dark,
      mix(side > 0 ? bright : dark, tone, 0.6),
    );
    const shape = polygon(
      [-half * 0.92, -shoulder],
      [core, -length],
      [half * 0.92, -shoulder],
      [core * 0.6, -shoulder * 0.86],
    );
    const brightFill = lighten(bright, 0.05);
    sheet.fill(shape, brightFill, 0.55);
    const path = `M${core.toFixed(1)} 4L${(core * 0.6).toFixed(1)} ${(-shoulder * 0.86).toFixed(1)}L${core.toFixed(1)} ${(-length).toFixed(1)}`;
    const paint = lighten(bright, 0.12);
    const width = Math.max(0.8, half * 0.05);
    sheet.stroke(path, paint, width, 0.7);
  });
}
