import type { Kit } from '../kit.ts';
import type { Habitat } from '../stage.ts';

/** A thing that can be shown in any kingdom. */
export interface MotifArt {
  /** Where it belongs, best first. */
  readonly habitats: readonly Habitat[];
  /** What of it is at (0, 0): its foot, or its middle for what floats or flies. */
  readonly anchor: 'foot' | 'middle';
  /** Its height beside the protagonist's. */
  readonly height: number;
  readonly paint: (kit: Kit) => void;
}
