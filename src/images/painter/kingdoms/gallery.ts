import type { Chakra } from '../../../practice/kingdoms.ts';
import type { KingdomArt } from './kingdom.ts';
import { chryseos } from './chryseos.ts';
import { emblazion } from './emblazion.ts';
import { primordia } from './primordia.ts';

const gallery: Record<Chakra, KingdomArt> = {
  1: primordia,
  2: emblazion,
  3: chryseos,
  4: primordia,
  5: primordia,
  6: primordia,
  7: primordia,
  8: primordia,
};

export const artOf = (chakra: Chakra): KingdomArt => gallery[chakra];
