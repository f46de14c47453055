import { petal, polygon } from '../brush.ts';
import { type Colour, lighten } from '../colour.ts';
import { type LitStage, litBy, type Stream, shadeOf, streamOf } from '../stage.ts';

export interface Scumble {
  /** The shape that is textured; strokes stay inside it. */
  readonly shape: string;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: Colour;
  readonly count: number;
  readonly length: number;
  /** The way strokes run at a place, in radians. */
  readonly angle: (x: number, y: number) => number;
  /** 0..1: how likely light falls on this place. */
  readonly facing?: (x: number, y: number) => number;
  readonly opacity?: number;
  /** Angular flakes, as of rock, in place of soft strokes. */
  readonly flakes?: boolean;
}

/** Light and dark strokes over a flat shape, to give it body: bark, strata, meadow, cloth. */
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
