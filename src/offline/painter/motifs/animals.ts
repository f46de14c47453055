import { figures, girths, statures } from '../characters/figures.ts';
import { type CharacterKind, type CharacterLook, characterKinds } from '../characters/look.ts';
import { lch } from '../colour.ts';
import type { MotifArt } from './motif.ts';

const wild: Record<CharacterKind, CharacterLook['coat']> = {
  fox: lch(0.64, 0.16, 46),
  child: lch(0.62, 0.15, 30),
  heron: lch(0.8, 0.03, 245),
  bear: lch(0.48, 0.07, 55),
  owl: lch(0.62, 0.07, 65),
  tortoise: lch(0.55, 0.1, 110),
  otter: lch(0.5, 0.07, 50),
  moth: lch(0.84, 0.08, 90),
  deer: lch(0.64, 0.09, 60),
  rabbit: lch(0.82, 0.03, 75),
  mouse: lch(0.66, 0.03, 70),
  frog: lch(0.68, 0.15, 130),
  crane: lch(0.94, 0.01, 90),
};

/** An animal of the place: no clothes but a thin band in one of the kingdom's accents. */
function animal(kind: CharacterKind): MotifArt {
  return {
    habitats: kind === 'moth' ? ['air', 'ground', 'floor'] : ['ground', 'floor'],
    anchor: 'foot',
    height: statures[kind] * 0.9,
    half: girths[kind],
    paint: (kit) => {
      const coat = wild[kind];
      figures[kind](kit, {
        kind,
        coat,
        pale: { l: Math.min(0.95, coat.l + 0.26), c: coat.c * 0.3, h: coat.h + 8 },
        wear: kit.accents[0]!,
        accessory: 'none',
      });
    },
  };
}

export const animals = Object.fromEntries(characterKinds.map((kind) => [kind, animal(kind)])) as Record<
  CharacterKind,
  MotifArt
>;
