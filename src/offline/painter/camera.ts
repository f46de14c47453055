import type { Random } from '../../core/random.ts';
import type { GroupMarks } from './sheet.ts';
import type { Stage } from './stage.ts';

/** A camera: how near it is (0 is the farthest), and the point that it looks at, in shares of the picture's width and height. */
interface Camera {
  readonly nearness: number;
  readonly x: number;
  readonly y: number;
}

/** How a layer is shown: its point (x, y) appears at (left + x * scale, top + y * scale). */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The lowest and highest `nearness` at a story's first, second and third visit to a place. */
const nearnesses = [
  [0, 0.1],
  [0.26, 0.36],
  [0.12, 0.2],
] as const;

/**
 * Chooses a camera. `company` is the number of motifs beside the subject. With two or more the camera is farther away, so
 * that all are shown. `visit` is the number of earlier visits of the story to this place; undefined outside a story.
 */
export function cameraOf(random: Random, company: number, visit?: number): Camera {
  if (visit === undefined)
    return { nearness: random.next() * 0.22, x: random.between(0.24, 0.66), y: random.between(0.5, 0.95) };
  const [low, high] = nearnesses[visit % nearnesses.length]!;
  const nearness = random.between(low, high) * (company > 1 ? 0.5 : 1);
  return { nearness, x: random.between(0.3, 0.56), y: random.between(0.66, 0.95) };
}

/** The view of the layer at `depth`. Near layers move more than far ones. A layer without a depth does not move. */
export function viewOf(
  { width, height }: Stage,
  { nearness, x, y }: Camera,
  depth: number | undefined,
): View {
  if (depth === undefined) return { left: 0, top: 0, scale: 1 };
  const scale = 1 + nearness * (1.1 - depth * 0.75);
  return { left: width * x * (1 - scale), top: height * y * (1 - scale), scale };
}

export const marksOf = ({ left, top, scale }: View): GroupMarks => ({ x: left, y: top, scale });
