import type { Habitat } from '../stage.ts';
import { aloft } from './aloft.ts';
import { animals } from './animals.ts';
import { crafts } from './crafts.ts';
import { crossings } from './crossings.ts';
import { dwellings } from './dwellings.ts';
import { growing } from './growing.ts';
import { hearth } from './hearth.ts';
import { keepsakes } from './keepsakes.ts';
import { land } from './land.ts';
import { lights } from './lights.ts';
import type { MotifArt } from './motif.ts';
import { ways } from './ways.ts';

const all = {
  ...lights,
  ...aloft,
  ...animals,
  ...growing,
  ...dwellings,
  ...crossings,
  ...keepsakes,
  ...crafts,
  ...hearth,
  ...land,
  ...ways,
};

/** A thing that a scene can show, in any kingdom. */
export type Motif = keyof typeof all;

export const motifNames: readonly Motif[] = Object.keys(all) as Motif[];

export const motifs: Record<Motif, MotifArt> = all;

/** The height of a motif in a habitat, in spot sizes. */
export function heightIn(motif: Motif, habitat: Habitat): number {
  const { height, heightAfar = height } = motifs[motif];
  return habitat === 'far' ? heightAfar : height;
}
