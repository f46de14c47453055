import data from '../data/motifs.json' with { type: 'json' };
import type { Habitat } from '../stage.ts';
import { aloft } from './aloft.ts';
import { animals } from './animals.ts';
import { crossings } from './crossings.ts';
import { dwellings } from './dwellings.ts';
import { growing } from './growing.ts';
import { hearth } from './hearth.ts';
import { keepsakes } from './keepsakes.ts';
import { land } from './land.ts';
import type { MotifArt } from './motif.ts';

const traits = data as Record<keyof typeof data, Omit<MotifArt, 'paint'>>;

/** Adds to each painter what the data says about its motif. */
function artsOf<Name extends keyof typeof data>(painters: Record<Name, MotifArt['paint']>) {
  const arts = Object.keys(painters).map((key) => {
    const name = key as Name;
    return [name, { ...traits[name], paint: painters[name] }];
  });
  return Object.fromEntries(arts) as Record<Name, MotifArt>;
}

const all = {
  ...artsOf(aloft),
  ...animals,
  ...artsOf(growing),
  ...artsOf(dwellings),
  ...artsOf(crossings),
  ...artsOf(keepsakes),
  ...artsOf(hearth),
  ...artsOf(land),
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
