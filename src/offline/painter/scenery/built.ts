import type { Random } from '../../../core/random.ts';
import { type Point, polygon, rect } from '../brush.ts';
import { type Colour, lighten, mix } from '../colour.ts';
import { atDepth, type LitStage, litBy, type Stage, shadeOf } from '../stage.ts';

/** The faces of a thing by how light falls on them. */
export function faces(
  scene: LitStage,
  colour: Colour,
  depth: number,
): { lit: Colour; plain: Colour; dark: Colour } {
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
    const shape = polygon(
      [x - upper, head],
      [x + upper, head],
      [x + upper * 0.95, head - 3],
      [x - upper * 0.95, head - 3],
    );
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

/** A flight of steps running up and away from (x, y) to a narrower top. */
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
    sheet.fill(
      polygon(
        [low.x - low.half, low.y],
        [low.x + low.half, low.y],
        [low.x + low.half * 0.995, riser],
        [low.x - low.half * 0.995, riser],
      ),
      mix(dark, plain, 0.3 + 0.5 * b),
    );
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
