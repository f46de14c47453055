import type { Random } from '../../../../core/random.ts';
import { closed, ellipse, type Point, petal, ribbon, rows, smooth } from '../../brush.ts';
import { type Colour, darken, faded, lch, lighten, mix } from '../../colour.ts';
import { bokeh, sparks } from '../../scenery/sky.ts';
import { type LitStage, type Stage, type Stream, streamOf } from '../../stage.ts';

export const wood = lch(0.48, 0.08, 58);

/** Ribbons of every colour side by side along one curve, each lit along its upper edge. */
export function rainbow(
  stage: Stage,
  stream: Stream,
  spine: readonly Point[],
  wide: number,
  opacity = 0.9,
  born = false,
) {
  const random = streamOf(stage, stream);
  const { sheet, palette: p } = stage;
  const last = spine.length - 1;
  const count = p.accents.length;
  const grown = (t: number) => (born ? Math.min(1, t * 3.2) ** 0.7 : 1);
  const order = random.shuffle(p.accents);
  order.forEach((colour, band) => {
    const shift = (band - (count - 1) / 2) / count;
    const phase = random.between(0, 6.28);
    const course = spine.map(([x, y], index): Point => {
      const [ax, ay] = spine[Math.max(0, index - 1)]!;
      const [bx, by] = spine[Math.min(last, index + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const t = index / last;
      const out = (wide * shift * (0.7 + 0.6 * t) + Math.sin(t * 7 + phase) * wide * 0.05) * grown(t);
      return [x - ((by - ay) / length) * out, y + ((bx - ax) / length) * out];
    });
    const thick = (t: number) =>
      (0.4 + (wide / count) * grown(t)) * (0.8 + 0.5 * t) * (0.75 + 0.3 * Math.sin(t * 9 + phase));
    const shape = ribbon(course, thick);
    const bandFill = sheet.along(
      {
        0: faded(lighten(colour, 0.1), opacity * 0.75),
        0.5: faded(colour, opacity),
        1: faded(darken(colour, 0.06), opacity),
      },
      [0, 0],
      [1, 1],
    );
    sheet.fill(shape, bandFill);
    sheet.stroke(smooth(...course), lighten(colour, 0.16), Math.max(1, wide * 0.014), 0.7);
  });
}

export function jar(scene: LitStage, x: number, y: number, size: number, colour: Colour) {
  const { sheet, light } = scene;
  const side = light.x >= x ? 1 : 0;
  sheet.fill(
    closed(
      [x - size * 0.36, y - size],
      [x - size * 0.5, y - size * 0.7],
      [x - size * 0.5, y - size * 0.1],
      [x - size * 0.36, y],
      [x + size * 0.36, y],
      [x + size * 0.5, y - size * 0.1],
      [x + size * 0.5, y - size * 0.7],
      [x + size * 0.36, y - size],
    ),
    sheet.along({ 0: lighten(colour, 0.16), 0.5: colour, 1: darken(colour, 0.22) }, [side, 0], [1 - side, 1]),
  );
  sheet.fill(ellipse(x, y - size, size * 0.36, size * 0.1), darken(colour, 0.25));
  const shape = petal(
    [x + (side ? 1 : -1) * size * 0.3, y - size * 0.8],
    [x + (side ? 1 : -1) * size * 0.34, y - size * 0.25],
    size * 0.06,
  );
  sheet.fill(shape, lch(0.99, 0, 0), 0.6);
}

export function brushes(scene: LitStage, random: Random, x: number, y: number, size: number) {
  const { sheet, palette: p } = scene;
  for (let index = 0; index < 5; index++) {
    const lean = (index - 2) * 0.18 + random.between(-0.05, 0.05);
    const [tx, ty] = [x + Math.sin(lean) * size * 1.9, y - Math.cos(lean) * size * 1.9];
    const handle = rows([x, y - size * 0.8], [(x + tx) / 2, (y - size * 0.8 + ty) / 2], [tx, ty]);
    const shape = ribbon(handle, () => size * 0.07);
    const woodFill = lighten(wood, 0.14);
    sheet.fill(shape, woodFill);
    const outline = petal(
      [tx - Math.sin(lean) * size * 0.1, ty + size * 0.1],
      [tx + Math.sin(lean) * size * 0.3, ty - Math.cos(lean) * size * 0.34],
      size * 0.1,
    );
    sheet.fill(outline, random.pick(p.accents));
  }
  jar(scene, x, y, size, lighten(p.accents[3]!, 0.1));
}

export function leaves(scene: LitStage) {
  const { random, width: w, height: h, palette: p } = scene;
  const chance = random.fork('near leaves');
  for (const side of [0, 1])
    for (let index = 0; index < 7; index++) {
      const from: Point = [side * w + (side ? 20 : -20), h * chance.between(0.94, 1.03)];
      const reach = chance.between(90, 220);
      const angle = -Math.PI / 2 + (side ? -1 : 1) * chance.between(0.15, 1.15);
      scene.sheet.fill(
        petal(from, [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach], reach * 0.2),
        mix(p.deep, chance.pick(p.accents), 0.3),
      );
    }
  for (const colour of p.accents) {
    const area = { x: 0, y: h * 0.15, width: w, height: h * 0.7 };
    sparks(scene, chance.fork(`${colour.h}`), 9, area, lighten(colour, 0.1), 1);
  }
  bokeh(scene, chance, 6, { x: 0, y: h * 0.2, width: w, height: h * 0.6 }, p.light, 0.16);
}
