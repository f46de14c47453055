import type { Kit } from '../kit.ts';
import type { Habitat } from '../stage.ts';

/** A thing that can be shown in any kingdom. */
export interface MotifArt {
  /** The habitats where the motif belongs, best first. */
  readonly habitats: readonly Habitat[];
  /** The part of the motif that is at (0, 0): its foot, or its middle if it floats or flies. */
  readonly anchor: 'foot' | 'middle';
  /** Its height in spot sizes; a protagonist is about 1 high. */
  readonly height: number;
  /** The height in a distant spot, if different. */
  readonly heightAfar?: number;
  /** Half the width of the motif when it is 100 units high. Other motifs keep clear of this width. */
  readonly half: number;
  /** True for a motif that grows in earth. On a floor, a bed of earth is painted under it. */
  readonly grown?: true;
  readonly paint: (kit: Kit) => void;
}
