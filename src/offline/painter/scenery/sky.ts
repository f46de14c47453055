import type { Random } from '../../../core/random.ts';
import { ellipse, type Point, ribbon } from '../brush.ts';
import { type Colour, faded, lighten, mix } from '../colour.ts';
import { type LitStage, type Stage, type Stream, streamOf } from '../stage.ts';

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

/** Paints the sky over the whole picture: a gradient of three colours down to `horizon`, and the glow of the light. */
export function sky(scene: LitStage, horizon: number, glowRadius = 520) {
  const { sheet, palette, width, height, light } = scene;
  const fill = sheet.between(
    {
      0: palette.top,
      0.5: palette.middle,
      0.86: mix(palette.middle, palette.horizon, 0.75),
      1: palette.horizon,
    },
    0,
    horizon,
  );
  sheet.fill(`M0 0H${width}V${height}H0Z`, fill);
  sheet.glow(light.x, light.y, glowRadius, light.colour, 0.75 * light.strength);
  sheet.glow(light.x, light.y, glowRadius * 0.4, lighten(light.colour, 0.06), 0.7 * light.strength);
}

/** A round light with a halo: a sun, or a moon if `stage.body` is `moon`. */
export function orb(stage: Stage, x: number, y: number, radius: number, colour: Colour) {
  if (stage.body === 'moon') paleDisc(stage, x, y, radius, colour, stage.random.fork('moon'));
  else brightDisc(stage, x, y, radius, colour);
}

/** A pale moon with its seas, or a sun if `stage.body` is `sun`. */
export function moon(stage: Stage, x: number, y: number, radius: number, colour: Colour, random: Random) {
  if (stage.body === 'sun') brightDisc(stage, x, y, radius, colour);
  else paleDisc(stage, x, y, radius, colour, random);
}

function brightDisc({ sheet }: Stage, x: number, y: number, radius: number, colour: Colour) {
  sheet.glow(x, y, radius * 3.4, colour, 0.55);
  const stops = { 0: lighten(colour, 0.1), 0.75: lighten(colour, 0.03), 1: colour };
  sheet.fill(ellipse(x, y, radius), sheet.radial(stops, x, y, radius));
}

function paleDisc(stage: Stage, x: number, y: number, radius: number, colour: Colour, random: Random) {
  const { sheet, palette } = stage;
  sheet.glow(x, y, radius * 4, colour, 0.4);
  const stops = { 0: lighten(colour, 0.08), 0.8: colour, 1: mix(colour, palette.middle, 0.25) };
  sheet.fill(ellipse(x, y, radius), sheet.radial(stops, x - radius * 0.3, y - radius * 0.3, radius * 1.3));
  const seas = Array.from({ length: 6 }, () => {
    const angle = random.between(0, 6.28);
    const reach = radius * random.between(0.1, 0.62);
    const size = radius * random.between(0.1, 0.26);
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size, size * 0.8);
  });
  sheet.fill(seas.join(''), mix(colour, palette.middle, 0.5), 0.28);
}

/** `count` stars above `floor`: many faint ones, a few bright ones with a glow. */
export function stars(stage: Stage, stream: Stream, count: number, floor: number, colour: Colour) {
  const random = streamOf(stage, stream);
  const { sheet, width } = stage;
  const faint: string[] = [];
  const clear: string[] = [];
  for (let index = 0; index < count; index++) {
    const height = random.next() ** 1.3;
    const [x, y] = [random.between(0, width), height * floor];
    const size = random.next() ** 4;
    if (size > 0.72) {
      sheet.glow(x, y, 9 + size * 8, colour, 0.75);
      sheet.fill(sparkle(x, y, 5 + size * 6), lighten(colour, 0.05));
    } else if (size > 0.12) clear.push(ellipse(x, y, 0.9 + size * 1.6));
    else faint.push(ellipse(x, y, random.between(0.5, 1)));
  }
  sheet.fill(faint.join('') || 'M0 0', colour, 0.6);
  sheet.fill(clear.join('') || 'M0 0', colour, 0.9);
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, reach: number): string {
  const waist = reach * 0.13;
  const points: Point[] = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
    const r = index % 2 === 0 ? reach * (index % 4 === 0 ? 1 : 0.7) : waist;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
}

/** Long thin clouds, lit from below or the side by `light`. */
export function streakClouds(
  scene: LitStage,
  stream: Stream,
  from: number,
  to: number,
  count: number,
  colour: Colour,
) {
  const random = streamOf(scene, stream);
  const { sheet, width, noise, light } = scene;
  for (let index = 0; index < count; index++) {
    const y = from + ((to - from) * (index + random.next())) / count;
    const length = width * random.between(0.25, 0.7);
    const x = random.between(-0.2, 0.9) * width;
    const thick = random.between(6, 26) * (1.2 - (0.6 * (y - from)) / (to - from || 1));
    const spine: Point[] = Array.from({ length: 14 }, (_, step) => {
      const px = x + (length * step) / 13;
      return [px, y + noise.fractal(px / 190, y / 40, 2) * 16];
    });
    const body = ribbon(
      spine,
      (t) => thick * Math.sin(Math.PI * t) ** 0.7 * (0.6 + 0.5 * noise.at(t * 7, y)),
    );
    const near = 1 - Math.min(1, Math.abs(y - light.y) / 420);
    sheet.fill(body, mix(colour, light.colour, 0.25 + 0.5 * near), random.between(0.25, 0.6));
  }
}

/** One heaped cloud with its foot at (x, y). Its round tops are bright towards the light, and its base is soft. */
export function heapCloud(
  scene: LitStage,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  shade: Colour,
  opacity = 1,
) {
  const { sheet, light } = scene;
  const bumps = Math.max(6, Math.round(width / 38));
  const puffs: string[] = [ellipse(x, y - height * 0.1, width * 0.5, height * 0.22)];
  for (let index = 0; index < bumps; index++) {
    const t = (index + 0.5) / bumps;
    const dome = Math.sin(Math.PI * t) ** 0.8;
    const size = height * (0.2 + 0.24 * dome) * random.between(0.8, 1.25);
    puffs.push(
      ellipse(
        x + (t - 0.5) * width * 0.9,
        y - height * 0.62 * dome * random.between(0.55, 1),
        size * 1.15,
        size,
      ),
    );
  }
  for (let index = 0; index < bumps; index++) {
    const size = height * random.between(0.1, 0.2);
    puffs.push(
      ellipse(
        x + random.between(-0.46, 0.46) * width,
        y - height * random.between(0.05, 0.3),
        size * 1.3,
        size,
      ),
    );
  }
  const d = puffs.join('');
  const side = light.x >= x ? 1 : 0;
  const cloudFill = sheet.along(
    {
      0: faded(mix(colour, light.colour, 0.5), opacity),
      0.5: faded(colour, opacity),
      1: faded(shade, opacity * 0.15),
    },
    [side, 0],
    [1 - side * 0.7 - 0.15, 1],
  );
  sheet.fill(d, cloudFill);
  const clip = sheet.clip(d);
  sheet.group({ clip }, () => {
    for (let puff = 0; puff < bumps; puff++) {
      const px = x + random.between(-0.42, 0.42) * width;
      const size = random.between(0.2, 0.42) * height;
      const py = y - height * random.between(0.15, 0.6);
      const towards = light.x >= px ? 1 : -1;
      const litX = px + towards * size * 0.3;
      sheet.glow(litX, py - size * 0.3, size * 1.3, mix(colour, light.colour, 0.6), 0.4 * opacity);
      sheet.glow(px - towards * size * 0.6, py + size * 0.7, size * 1.2, shade, 0.42 * opacity);
    }
  });
}

/** Rays that spread downwards from the light, as far as `reach`. */
export function rays(
  scene: LitStage,
  stream: Stream,
  count: number,
  reach: number,
  spread: number,
  opacity: number,
  lean = 0,
) {
  const random = streamOf(scene, stream);
  const { sheet, light } = scene;
  sheet.group({ blend: 'screen' }, () => {
    for (let index = 0; index < count; index++) {
      const angle = lean + spread * ((index + random.between(0.1, 0.9)) / count - 0.5);
      const half = random.between(0.006, 0.03) * spread * 2.2;
      const end = (at: number, far: number) =>
        `${(light.x + Math.sin(at) * far).toFixed(1)} ${(light.y + Math.cos(at) * far).toFixed(1)}`;
      const fill = sheet.radial(
        {
          0: faded(light.colour, opacity * random.between(0.6, 1)),
          0.55: faded(light.colour, opacity * 0.45),
          1: faded(light.colour, 0),
        },
        light.x,
        light.y,
        reach,
      );
      const shape = `M${end(angle - half * 0.3, 20)}L${end(angle - half, reach)}L${end(angle + half, reach)}L${end(angle + half * 0.3, 20)}Z`;
      sheet.fill(shape, fill);
    }
  });
}
