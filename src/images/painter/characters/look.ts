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
};

const wears: readonly Colour[] = [
  lch(0.6, 0.21, 25),
  lch(0.62, 0.16, 235),
  lch(0.8, 0.17, 88),
  lch(0.62, 0.2, 350),
  lch(0.66, 0.15, 180),
  lch(0.58, 0.2, 300),
];

/** Who belongs most where; any kind may live anywhere. */
const natives: Record<Chakra, readonly CharacterKind[]> = {
  1: ['bear', 'tortoise', 'fox', 'moth'],
  2: ['otter', 'child', 'fox', 'heron'],
  3: ['fox', 'child', 'tortoise', 'bear'],
  4: ['deer', 'rabbit', 'bear', 'child'],
  5: ['heron', 'otter', 'owl', 'child'],
  6: ['owl', 'moth', 'fox', 'deer'],
  7: ['heron', 'rabbit', 'moth', 'child'],
  8: ['child', 'fox', 'owl', 'rabbit'],
};

/** The protagonist of the story with this seed. */
export function characterLook(seed: string, chakra: Chakra): CharacterLook {
  const random = createRandom(`character/${chakra}/${seed}`);
  const kind = random.next() < 0.8 ? random.pick(natives[chakra]) : random.pick(characterKinds);
  const coat = random.pick(coats[kind]);
  return {
    kind,
    coat,
    pale: { l: Math.min(0.96, coat.l + 0.28), c: coat.c * 0.3, h: coat.h + 10 },
    wear: random.pick(wears),
    accessory: kind === 'moth' ? 'none' : random.pick(accessories),
  };
}
