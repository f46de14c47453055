import type { Chakra } from '../../../practice/kingdoms.ts';
import type { KingdomArt } from './kingdom.ts';
import { chryseos } from './chryseos.ts';
import { eleasis } from './eleasis.ts';
import { emblazion } from './emblazion.ts';
import { primordia } from './primordia.ts';
import { voxlumis } from './voxlumis.ts';

const gallery: Record<Chakra, KingdomArt> = {
  1: primordia,
  2: emblazion,
  3: chryseos,
  4: eleasis,
  5: voxlumis,
  6: primordia,
  7: primordia,
  8: primordia,
};

export const artOf = (chakra: Chakra): KingdomArt => gallery[chakra];
