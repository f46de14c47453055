import { createRandom } from '../../../core/random.ts';
import type { Chakra } from '../../../practice/kingdoms.ts';
import { type Colour, lch } from '../colour.ts';

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

const coats: Record<CharacterKind, readonly Colour[]> = {
  fox: [lch(0.66, 0.17, 48), lch(0.6, 0.16, 40), lch(0.72, 0.06, 70)],
  child: [lch(0.6, 0.17, 28), lch(0.62, 0.13, 245), lch(0.76, 0.15, 85), lch(0.6, 0.13, 160)],
  heron: [lch(0.72, 0.05, 245), lch(0.86, 0.02, 90), lch(0.62, 0.07, 260)],
  bear: [lch(0.5, 0.08, 55), lch(0.6, 0.07, 65), lch(0.86, 0.02, 85)],
  owl: [lch(0.6, 0.08, 65), lch(0.7, 0.05, 75), lch(0.88, 0.02, 90)],
  tortoise: [lch(0.56, 0.1, 110), lch(0.55, 0.09, 70), lch(0.52, 0.09, 160)],
  otter: [lch(0.5, 0.07, 50), lch(0.56, 0.07, 60)],
  moth: [lch(0.82, 0.08, 90), lch(0.75, 0.1, 320), lch(0.8, 0.09, 170)],
  deer: [lch(0.62, 0.1, 58), lch(0.68, 0.08, 65)],
  rabbit: [lch(0.84, 0.03, 75), lch(0.62, 0.05, 60), lch(0.7, 0.03, 260)],
  mouse: [lch(0.64, 0.04, 65), lch(0.7, 0.02, 260), lch(0.58, 0.06, 50)],
  frog: [lch(0.68, 0.16, 132), lch(0.64, 0.13, 150), lch(0.72, 0.14, 112)],
  crane: [lch(0.93, 0.01, 90), lch(0.84, 0.02, 250)],
};

const wears: readonly Colour[] = [
  lch(0.6, 0.21, 25),
  lch(0.62, 0.16, 235),
  lch(0.8, 0.17, 88),
  lch(0.62, 0.2, 350),
  lch(0.66, 0.15, 180),
  lch(0.58, 0.2, 300),
];

/** Coats that a kingdom's own people of a kind wear, where they are not the usual ones. */
const localCoats: Partial<Record<Chakra, Partial<Record<CharacterKind, readonly Colour[]>>>> = {
  1: { bear: [lch(0.48, 0.08, 52), lch(0.54, 0.09, 48)], tortoise: [lch(0.54, 0.1, 118)] },
  2: { fox: [lch(0.68, 0.17, 52)], frog: [lch(0.7, 0.17, 130)], heron: [lch(0.74, 0.11, 5)] },
  3: { deer: [lch(0.72, 0.13, 75)], mouse: [lch(0.6, 0.05, 55)] },
  4: { moth: [lch(0.84, 0.1, 140)], fox: [lch(0.58, 0.16, 38)], frog: [lch(0.66, 0.16, 140)] },
  5: { owl: [lch(0.66, 0.06, 245)] },
  6: { owl: [lch(0.46, 0.1, 278)], moth: [lch(0.84, 0.02, 280)], mouse: [lch(0.68, 0.015, 270)] },
  7: { crane: [lch(0.95, 0.008, 300)], tortoise: [lch(0.78, 0.05, 95)], child: [lch(0.94, 0.015, 90)] },
  8: { mouse: [lch(0.66, 0.05, 60)] },
};

/** Who belongs most where; any kind may live anywhere. */
const natives: Record<Chakra, readonly CharacterKind[]> = {
  1: ['bear', 'tortoise', 'otter', 'fox'],
  2: ['fox', 'frog', 'heron', 'otter'],
  3: ['mouse', 'deer', 'tortoise', 'fox'],
  4: ['moth', 'frog', 'fox', 'rabbit'],
  5: ['owl', 'crane', 'otter', 'heron'],
  6: ['owl', 'moth', 'mouse', 'deer'],
  7: ['crane', 'tortoise', 'child', 'rabbit'],
  8: ['fox', 'bear', 'mouse', 'child'],
};

/**
 * How the protagonist of the story with this seed looks: someone who belongs in that kingdom, or of the `kind` that
 * is given. The same arguments give the same look.
 */
export function characterLook(seed: string, chakra: Chakra, kind?: CharacterKind): CharacterLook {
  const random = createRandom(`character/${chakra}/${seed}`);
  const own = random.next() < 0.8 ? random.pick(natives[chakra]) : random.pick(characterKinds);
  const whose = kind ?? own;
  const coat = random.pick(localCoats[chakra]?.[whose] ?? coats[whose]);
  return {
    kind: whose,
    coat,
    pale: { l: Math.min(0.96, coat.l + 0.28), c: coat.c * 0.3, h: coat.h + 10 },
    wear: random.pick(wears),
    accessory: whose === 'moth' ? 'none' : random.pick(accessories),
  };
}
