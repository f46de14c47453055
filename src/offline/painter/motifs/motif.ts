import type { Kit } from '../kit.ts';
import type { Habitat } from '../stage.ts';

/** A thing that can be shown in any kingdom. */
export interface MotifArt {
  /** Where it belongs, best first. */
  readonly habitats: readonly Habitat[];
  /** The part of the motif that is at (0, 0): its foot, or its middle for what floats or flies. */
  readonly anchor: 'foot' | 'middle';
  /** Its height in spot sizes; a protagonist is about 1 high. */
  readonly height: number;
  /** Its height in a spot far off, where it differs. */
  readonly heightAfar?: number;
  /** Half its width where it is 100 high, so that others can keep clear of it. */
  readonly half: number;
  /** True when it grows out of the earth: on a floor it gets a bed of earth. */
  readonly grown?: true;
  readonly paint: (kit: Kit) => void;
}
