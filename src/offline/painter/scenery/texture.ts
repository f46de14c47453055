import type { Random } from '../../../core/random.ts';
import { blob, closed, ellipse, type Point, petal, polygon } from '../brush.ts';
import { type Colour, darken, lighten } from '../colour.ts';
import { type LitStage, litBy, type Stage, type Stream, shadeOf, streamOf } from '../stage.ts';

export interface Scumble {
  /** The shape that is textured; strokes stay inside it. */
  readonly shape: string;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: Colour;
  readonly count: number;
  readonly length: number;
  /** The direction of the strokes at (x, y), in radians. */
  readonly angle: (x: number, y: number) => number;
  /** The probability, 0..1, that a stroke at (x, y) is lit. */
  readonly facing?: (x: number, y: number) => number;
  readonly opacity?: number;
  /** Angular flakes, as of rock, in place of soft strokes. */
  readonly flakes?: boolean;
}

/** Light and dark strokes that give texture to a flat shape, such as bark, rock strata, meadow or cloth. */
export function scumble(
  scene: LitStage,
  stream: Stream,
  { shape, area, colour, count, length, angle, facing = () => 0.45, opacity = 0.3, flakes = false }: Scumble,
) {
  const random = streamOf(scene, stream);
  const { sheet, light } = scene;
  const batches: [string[], string[], string[], string[]] = [[], [], [], []];
  for (let index = 0; index < count; index++) {
    const x = area.x + random.next() * area.width;
    const y = area.y + random.next() * area.height;
    const turn = angle(x, y) + random.between(-0.25, 0.25);
    const reach = length * random.between(0.4, 1.3);
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    const wide = reach * random.between(0.12, 0.3);
    const lit = random.next() < facing(x, y);
    const batch = batches[(lit ? 2 : 0) + (random.next() < 0.4 ? 1 : 0)]!;
    batch.push(
      flakes
        ? polygon(
            [x, y],
            [x + dx * 0.5 - dy * 0.3, y + dy * 0.5 + dx * 0.3],
            [x + dx, y + dy],
            [x + dx * 0.6 + dy * 0.16, y + dy * 0.6 - dx * 0.16],
          )
        : petal([x, y], [x + dx, y + dy], wide),
    );
  }
  const tones = [
    shadeOf(scene, colour, 0.5),
    shadeOf(scene, colour, 0.8),
    litBy(light, lighten(colour, 0.03), 0.3),
    litBy(light, lighten(colour, 0.08), 0.6),
  ];
  sheet.group({ clip: sheet.clip(shape) }, () => {
    batches.forEach((batch, level) => {
      if (batch.length > 0) sheet.fill(batch.join(''), tones[level]!, opacity * (level % 2 ? 0.75 : 1));
    });
  });
}

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
