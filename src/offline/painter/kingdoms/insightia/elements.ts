import { bezier, closed, ellipse, type Point, ribbon } from '../../brush.ts';
import { lch, mix } from '../../colour.ts';
import { sparkle, sparks } from '../../scenery/sky.ts';
import { type LitStage, type Stage, type Stream, streamOf } from '../../stage.ts';

export const silver = lch(0.82, 0.02, 275);

/** The band of far stars across the sky. */
export function milkyWay(stage: Stage, stream: Stream, floor: number) {
  const random = streamOf(stage, stream);
  const { sheet, width: w } = stage;
  const [from, to]: [Point, Point] = [
    [-40, floor * random.between(0.55, 0.8)],
    [w + 40, floor * random.between(0, 0.2)],
  ];
  const dust: string[] = [];
  for (let index = 0; index < 26; index++) {
    const t = random.next();
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + random.between(-50, 50);
    const radius = random.between(50, 130);
    sheet.glow(x, y, radius, mix(stage.palette.horizon, random.pick(stage.palette.accents), 0.35), 0.13);
  }
  for (let index = 0; index < 420; index++) {
    const t = random.next();
    const off = (random.next() + random.next() + random.next() - 1.5) * 90;
    dust.push(
      ellipse(
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + off,
        random.between(0.4, 1.2),
      ),
    );
  }
  sheet.fill(dust.join(''), stage.palette.light, 0.7);
}

/** Paints a constellation: stars joined by threads. Returns the positions of the stars. */
export function constellation(
  stage: Stage,
  stream: Stream,
  x: number,
  y: number,
  size: number,
  count: number,
): Point[] {
  const random = streamOf(stage, stream);
  const { sheet, palette: p } = stage;
  const points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.28 * 0.8 + random.between(-0.3, 0.3);
    const reach = size * random.between(0.4, 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7];
  });
  const path = `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`;
  sheet.stroke(path, silver, 1.2, 0.55);
  for (const [px, py] of points) {
    sheet.glow(px, py, 20, p.light, 0.7);
    sheet.fill(sparkle(px, py, random.between(6, 12)), p.light);
  }
  return points;
}

export function nearThorns(scene: LitStage) {
  const { sheet, random, width: w, height: h, palette: p } = scene;
  const chance = random.fork('near');
  for (const side of [0, 1])
    for (let index = 0; index < 3; index++) {
      const spine = bezier(
        [side * w + (side ? 30 : -30), h * chance.between(0.84, 1)],
        [side * w + (side ? -40 : 40), h * 0.8],
        [side * w + (side ? -30 : 30) * (index + 1), h * 0.7],
        [side * w + (side ? -1 : 1) * chance.between(60, 190), h * chance.between(0.62, 0.84)],
        20,
      );
      const band = ribbon(spine, (t) => 15 * (1 - t) + 1.5);
      sheet.fill(band, p.deep);
      for (let leaf = 4; leaf < 20; leaf += 2) {
        const [x, y] = spine[leaf]!;
        sheet.fill(
          closed(
            [x, y],
            [x + 8, y - 14],
            [x + (leaf % 4 ? 20 : -14), y - 22],
            [x + (leaf % 4 ? 12 : -12), y - 6],
          ),
          mix(p.deep, silver, 0.12 + leaf * 0.008),
        );
      }
    }
  sparks(scene, 'dust', 50, { x: 0, y: h * 0.3, width: w, height: h * 0.6 }, p.glow, 0.8);
}
