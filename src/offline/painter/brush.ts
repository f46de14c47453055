import type { Random } from '../../core/random.ts';

export type Point = readonly [x: number, y: number];

/** Returns its arguments as an array of rows, with their literal types. */
export const rows = <const Row extends readonly unknown[]>(...all: readonly Row[]): readonly Row[] => all;

const round = (value: number) => Math.round(value * 10) / 10;
const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A closed shape with straight sides. */
export function polygon(...points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

/** A closed shape, symmetric around `x`, with two horizontal edges. Each edge is given as half its length and its y. */
export const trapezoid = (x: number, [half, y]: Point, [otherHalf, otherY]: Point): string =>
  polygon([x - half, y], [x + half, y], [x + otherHalf, otherY], [x - otherHalf, otherY]);

/** Straight lines from point to point. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(spot).join('L')}`;
}

/** A smooth open curve through the points. */
export const smooth = (...points: readonly Point[]): string => curve(points, false);

/** A smooth closed curve through the points. */
export const closed = (...points: readonly Point[]): string => curve(points, true);

/** Cubic Béziers through the points, with Catmull-Rom tangents. */
function curve(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    isClosed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  let path = `M${spot(at(0))}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const lead = 1 / 6;
    path += `C${spot([from[0] + (to[0] - before[0]) * lead, from[1] + (to[1] - before[1]) * lead])} ${spot([
      to[0] - (after[0] - from[0]) * lead,
      to[1] - (after[1] - from[1]) * lead,
    ])} ${spot(to)}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** A stroke along `spine` whose width, in units, is `widthAt(t)` for t from 0 to 1. */
export function ribbon(spine: readonly Point[], widthAt: (t: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = spine.length - 1;
  spine.forEach(([x, y], index) => {
    const [ax, ay] = spine[Math.max(0, index - 1)]!;
    const [bx, by] = spine[Math.min(last, index + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = widthAt(index / last) / 2;
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return `${curve(left, false)}L${curve(right, false).slice(1)}Z`;
}

/** `count` points on the cubic Bézier curve with the control points `a`, `b`, `c` and `d`. */
export function bezier(a: Point, b: Point, c: Point, d: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const u = 1 - t;
    const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    const along = (axis: 0 | 1) =>
      a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + d[axis] * weights[3];
    return [along(0), along(1)] as const;
  });
}

/** An uneven round patch. With `wobble` 0 it is an ellipse. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: Random,
  wobble = 0.18,
  count = 9,
): string {
  const start = random.between(0, Math.PI * 2);
  return closed(
    ...Array.from({ length: count }, (_, index) => {
      const angle = start + (index / count) * Math.PI * 2;
      const reach = 1 + random.between(-wobble, wobble);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
    }),
  );
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [round(rx), round(ry)];
  return `M${round(x - rx)} ${round(y)}a${w} ${h} 0 1 0 ${round(rx * 2)} 0a${w} ${h} 0 1 0 ${round(-rx * 2)} 0Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** A leaf or petal from `from` to `to`. Its width at the middle is `width`. */
export function petal(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const middle: Point = [from[0] + dx * 0.45, from[1] + dy * 0.45];
  return `M${spot(from)}Q${spot([middle[0] + nx, middle[1] + ny])} ${spot(to)}Q${spot([
    middle[0] - nx,
    middle[1] - ny,
  ])} ${spot(from)}Z`;
}
