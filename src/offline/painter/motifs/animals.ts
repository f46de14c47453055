import { paintCharacter, sizeOf } from '../characters/figures.ts';
import { type CharacterKind, characterKinds } from '../characters/look.ts';
import data from '../data/characters.json' with { type: 'json' };
import type { MotifArt } from './motif.ts';

/** An animal of the kingdom. Its only clothing is a thin band in one of the kingdom's accent colours. */
function animal(kind: CharacterKind): MotifArt {
  return {
    habitats: kind === 'moth' ? ['air', 'ground', 'floor'] : ['ground', 'floor'],
    anchor: 'foot',
    height: sizeOf(kind).stature * 0.9,
    half: sizeOf(kind).girth,
    paint: (kit) => {
      const coat = data.kinds[kind].wildCoat;
      paintCharacter(kit, {
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
