import type { Habitat, Layer, LitStage, Spot } from './stage.ts';

export const spot = (habitat: Habitat, x: number, y: number, size: number): Spot => ({ habitat, x, y, size });

/** The spot of a mountain whose foot fades out at height `y`, on the side away from the light. */
export function horizonSpot({ light, w }: LitStage, y: number): Spot {
  return { habitat: 'horizon', x: light.x < w * 0.5 ? w * 0.7 : w * 0.3, y, size: 185, depth: 0.6 };
}

/** A spot on the ground: `across` in shares of the width, `below` the land's line in shares of the height. */
export function groundSpot(
  { w, h }: LitStage,
  line: (x: number) => number,
  across: number,
  below: number,
  size: number,
): Spot {
  return { habitat: 'ground', x: w * across, y: line(w * across) + h * below, size };
}

/** Several spots on the same ground. */
export const groundSpots = (
  scene: LitStage,
  line: (x: number) => number,
  ...spots: readonly (readonly [across: number, below: number, size: number])[]
): Spot[] => spots.map((spot) => groundSpot(scene, line, ...spot));

/** A layer with the scene's light. `places` are its spots, or the hero's spot and its spots. */
export function layer<Scene extends LitStage>(
  scene: Scene,
  depth: number,
  paint: (scene: Scene) => void,
  places: readonly Spot[] | Pick<Layer, 'hero' | 'spots'> = [],
): Layer {
  const seats = 'length' in places ? { spots: places } : places;
  return { depth, light: scene.light, paint: () => paint(scene), ...seats };
}
