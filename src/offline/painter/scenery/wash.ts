import type { Random } from '../../../core/random.ts';
import { blob, closed, ellipse, type Point } from '../brush.ts';
import { type Colour, darken } from '../colour.ts';
import { type Stage, type Stream, streamOf } from '../stage.ts';

/** A watercolour wash: thin uneven layers over each other, the pigment gathered at their edges. */
export function wash(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  opacity: number,
) {
  const { sheet } = stage;
  for (let layer = 0; layer < 3; layer++) {
    const d = blob(
      x + random.between(-0.06, 0.06) * rx,
      y + random.between(-0.08, 0.08) * ry,
      rx * (1 - layer * 0.13),
      ry * (1 - layer * 0.15),
      random,
      0.22,
      11,
    );
    sheet.fill(d, colour, opacity * 0.5);
    sheet.stroke(d, darken(colour, 0.06), 1.6, opacity * 0.5);
  }
}

/** The sheet of paper that a watercolour leaves bare around itself, and a few drops that fell on it. */
export function paperMargin(stage: Stage, stream: Stream, colour: Colour, margin: number) {
  const random = streamOf(stage, stream);
  const { sheet, noise, width, height } = stage;
  const loop: Point[] = [];
  const side = (from: Point, to: Point, steps: number) => {
    for (let index = 0; index < steps; index++) {
      const t = index / steps;
      const x = from[0] + (to[0] - from[0]) * t;
      const y = from[1] + (to[1] - from[1]) * t;
      const inward =
        margin *
        (0.55 * noise.fractal(x / 120 + 3, y / 120 + 9, 2) + 0.3 * noise.fractal(x / 17 + 5, y / 17 + 2, 2));
      loop.push([x + (from[0] === to[0] ? inward : 0), y + (from[1] === to[1] ? inward : 0)]);
    }
  };
  const [l, t, r, b] = [margin, margin, width - margin, height - margin];
  side([l, t], [l, b], 110);
  side([l, b], [r, b], 96);
  side([r, b], [r, t], 110);
  side([r, t], [l, t], 96);
  const hole = closed(...loop);
  sheet.stroke(hole, stage.palette.deep, 3, 0.16);
  sheet.fill(`M-20 -20H${width + 20}V${height + 20}H-20Z${hole}`, colour);
  for (let index = 0; index < 9; index++) {
    const along = random.next();
    const [x, y] =
      random.next() < 0.5
        ? [along * width, random.next() < 0.5 ? margin * 0.4 : height - margin * 0.4]
        : [random.next() < 0.5 ? margin * 0.4 : width - margin * 0.4, along * height];
    sheet.fill(ellipse(x!, y!, random.between(1.5, 5)), random.pick(stage.palette.accents), 0.4);
  }
}
