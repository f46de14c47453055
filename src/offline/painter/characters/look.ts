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
  /** Colour of the fur, feathers, shell or coat. */
  readonly coat: Colour;
  /** Colour of the belly, the face or the wing pattern. */
  readonly pale: Colour;
  /** Colour of the clothes, by which readers recognise the protagonist. */
  readonly wear: Colour;
  readonly accessory: Accessory;
}

/** The coat colours of a kind in one kingdom, where they differ from its usual colours. */
const localCoats: Partial<Record<Chakra, Partial<Record<CharacterKind, readonly Colour[]>>>> =
  data.localCoats;

/** The kinds that belong most to each kingdom; any kind may live anywhere. */
const natives = data.natives as Record<Chakra, readonly string[]> as Record<Chakra, readonly CharacterKind[]>;

/**
 * The look of a story's protagonist. Without `kind`, the kind is drawn, mostly from those that belong to the kingdom. The
 * same arguments give the same look.
 */
export function characterLook(seed: string, chakra: Chakra, kind?: CharacterKind): CharacterLook {
  const random = createRandom(`character/${chakra}/${seed}`);
  const own = random.next() < 0.8 ? random.pick(natives[chakra]) : random.pick(characterKinds);
  const chosenKind = kind ?? own;
  const coat = random.pick(localCoats[chakra]?.[chosenKind] ?? data.kinds[chosenKind].coats);
  return {
    kind: chosenKind,
    coat,
    pale: { l: Math.min(0.96, coat.l + 0.28), c: coat.c * 0.3, h: coat.h + 10 },
    wear: random.pick(data.wears),
    accessory: chosenKind === 'moth' ? 'none' : random.pick(accessories),
  };
}
