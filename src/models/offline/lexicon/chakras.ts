import type { Chakra } from '../../../practice/kingdoms.ts';

export interface ConceptGroup {
  readonly chakra: Chakra;
  readonly weight: number;
  readonly words: string;
}

export const chakraLexicon: readonly ConceptGroup[] = [
  {
    chakra: 1,
    weight: 2,
    words:
      'rent, mortgage, boiler, groceries, knee, roof, landlord, lock the door, hungry, cold, debt, bread',
  },
  {
    chakra: 2,
    weight: 2,
    words: 'flirt, dance, paint, colour, appetite, guitar, moody, desire, skin, kiss, perfume',
  },
  {
    chakra: 3,
    weight: 2,
    words: 'boss, deadline, decide, quit, proud, stand up to, race, who i am, promotion, refuse',
  },
  {
    chakra: 4,
    weight: 2,
    words: 'hug, miss her, miss him, funeral, friend, forgive, wedding, lonely, love, grief',
  },
  {
    chakra: 5,
    weight: 2,
    words: 'say, tell, phone call, lie, sing, argue, letter, listen, word, truth, silence',
  },
  {
    chakra: 6,
    weight: 2,
    words: 'dream, coincidence, hunch, remember, pattern, notice, figure out, imagine',
  },
  {
    chakra: 7,
    weight: 2,
    words: 'church, stars, pray, meditate, letting go, awe, infinite, nothing matters',
  },
  {
    chakra: 8,
    weight: 2,
    words: 'finished, workshop, all the parts, years, teach, legacy, build, whole, pieces',
  },
];
