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
  /** Its height far off, where that is not the same. */
  readonly heightAfar?: number;
  /** Half its width where it is 100 high, so that others can keep clear of it. */
  readonly half: number;
  /** It has its root in the earth: on a floor it brings a bed of its own. */
  readonly grown?: true;
  readonly paint: (kit: Kit) => void;
}

/** Where things are that somebody made or put down. */
export const standing = ['ground', 'floor'] as const;

/** Where things are that grow out of the earth or are built on it. */
export const rooted = ['ground', 'far'] as const;

/** Where small things grow, too small to be seen from afar. */
export const planted = ['ground', 'floor'] as const;
