import { ellipse } from '../brush.ts';
import { type Colour, lighten } from '../colour.ts';
import { type Stage, type Stream, streamOf } from '../stage.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Small drifting lights: fireflies, spores or embers. A picture with more energy has more of them. */
export function sparks(stage: Stage, stream: Stream, count: number, area: Area, colour: Colour, size = 1) {
  const random = streamOf(stage, stream);
  const { sheet, energy } = stage;
  const specks: string[] = [];
  const total = Math.round(count * (0.6 + energy * 0.8));
  for (let index = 0; index < total; index++) {
    const x = area.x + random.next() * area.width;
    const y = area.y + random.next() * area.height;
    const radius = size * (1 + random.next() ** 3 * 3);
    if (index % 3 === 0) sheet.glow(x, y, radius * 7, colour, 0.6);
    specks.push(ellipse(x, y, radius));
  }
  sheet.fill(specks.join('') || 'M0 0', lighten(colour, 0.1), 0.92);
}

/** Out-of-focus discs of light in front of everything. */
export function bokeh(
  stage: Stage,
  stream: Stream,
  count: number,
  area: Area,
  colour: Colour,
  opacity = 0.16,
) {
  const random = streamOf(stage, stream);
  const { sheet } = stage;
  for (let index = 0; index < count; index++) {
    const radius = random.between(8, 34);
    const shape = ellipse(area.x + random.next() * area.width, area.y + random.next() * area.height, radius);
    sheet.fill(shape, colour, opacity * random.between(0.4, 1));
  }
}
