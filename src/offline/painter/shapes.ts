import { bezier, closed, ellipse, line, type Point, petal, polygon, ribbon, smooth } from './brush.ts';

/**
 * Turns the shapes of a data file into SVG paths. `data/README.md` describes how shapes are written.
 *
 * @throws SyntaxError when a string is not a shape.
 */
export const pathsOf = <Name extends string>(shapes: Record<Name, string>): Record<Name, string> =>
  mapValues(shapes, pathOf);

/** Turns the shapes of a data file with several drawings into SVG paths. */
export const drawingsOf = <Drawings extends Record<string, Record<string, string>>>(
  drawings: Drawings,
): Drawings => mapValues(drawings, pathsOf) as Drawings;

const mapValues = <Key extends string, From, To>(from: Record<Key, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;

const pathOf = (shape: string): string => shape.split(' + ').map(partOf).join('');

function partOf(text: string): string {
  if (text.startsWith('M')) return text;
  const [, kind, size = '', places = ''] = /^(\w+) (?:([^:]+): )?(.+)$/.exec(text) ?? [];
  const points = places.split(' ').map(pointOf);
  switch (kind) {
    case 'closed':
      return closed(...points);
    case 'open':
      return smooth(...points);
    case 'polygon':
      return polygon(...points);
    case 'line':
      return line(...points);
    case 'ellipse':
      return ellipse(...points[0]!, ...points[1]!);
    case 'petal':
      return petal(points[0]!, points[1]!, Number(size));
    case 'ribbon': {
      const [, width, growth = 0, count] = /^([\d.]+)(?:([-+][\d.]+)t)? in (\d+)$/.exec(size) ?? [];
      const [a, b, c, d] = points as [Point, Point, Point, Point];
      return ribbon(bezier(a, b, c, d, Number(count)), (t) => Number(width) + Number(growth) * t);
    }
    default:
      throw new SyntaxError(`not a shape: ${text}`);
  }
}

function pointOf(text: string): Point {
  const [x, y] = text.split(',').map(Number);
  return [x!, y!];
}
