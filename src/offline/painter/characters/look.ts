import { createRandom } from '../../../core/random.ts';
import type { Chakra } from '../../../practice/kingdoms.ts';
import type { Colour } from '../colour.ts';
import data from '../data/characters.json' with { type: 'json' };

export const characterKinds = [
  'fox',
  'child',
  'heron',
  'bear',
  'owl',
  'tortoise',
  'otter',
  'moth',
  'deer',
  'rabbit',
  'mouse',
  'frog',
  'crane',
] as const;
export type CharacterKind = (typeof characterKinds)[number];

const accessories = ['scarf', 'lantern', 'satchel', 'cap', 'none'] as const;
type Accessory = (typeof accessories)[number];

/** How a story's protagonist looks: the same in each of its pictures. */
export interface CharacterLook {
  readonly kind: CharacterKind;
  /** Fur, feathers, shell or coat. */
  readonly coat: Colour;
  /** Belly, face, wing pattern. */
  readonly pale: Colour;
  /** What the protagonist wears: the picture's own accent, to be found again in each scene. */
  readonly wear: Colour;
  readonly accessory: Accessory;
}

/** Coats that a kingdom's own people of a kind wear, where they are not the usual ones. */
const localCoats: Partial<Record<Chakra, Partial<Record<CharacterKind, readonly Colour[]>>>> =
  data.localCoats;

/** The kinds that belong most to each kingdom; any kind may live anywhere. */
const natives = data.natives as Record<Chakra, readonly string[]> as Record<Chakra, readonly CharacterKind[]>;

/**
 * How the protagonist of the story with this seed looks: someone who belongs in that kingdom, or of the `kind` that
 * is given. The same arguments give the same look.
 */
export function characterLook(seed: string, chakra: Chakra, kind?: CharacterKind): CharacterLook {
  const random = createRandom(`character/${chakra}/${seed}`);
  const own = random.next() < 0.8 ? random.pick(natives[chakra]) : random.pick(characterKinds);
  const whose = kind ?? own;
  const coat = random.pick(localCoats[chakra]?.[whose] ?? data.kinds[whose].coats);
  return {
    kind: whose,
    coat,
    pale: { l: Math.min(0.96, coat.l + 0.28), c: coat.c * 0.3, h: coat.h + 10 },
    wear: random.pick(data.wears),
    accessory: whose === 'moth' ? 'none' : random.pick(accessories),
  };
}
