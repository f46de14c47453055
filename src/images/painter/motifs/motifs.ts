import { built } from './built.ts';
import { heavens } from './heavens.ts';
import { land } from './land.ts';
import { living } from './living.ts';
import type { MotifArt } from './motif.ts';
import { things } from './things.ts';

const all = { ...heavens, ...living, ...built, ...things, ...land };

/** A thing that a scene can show, in any kingdom. */
export type Motif = keyof typeof all;

export const motifNames: readonly Motif[] = Object.keys(all) as Motif[];

export const motifs: Record<Motif, MotifArt> = all;
