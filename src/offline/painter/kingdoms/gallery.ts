import type { Chakra } from '../../../practice/kingdoms.ts';
import { chryseos } from './chryseos/chryseos.ts';
import { claridium } from './claridium/claridium.ts';
import { eleasis } from './eleasis/eleasis.ts';
import { emblazion } from './emblazion/emblazion.ts';
import { insightia } from './insightia/insightia.ts';
import type { KingdomArt } from './kingdom.ts';
import { poiesis } from './poiesis/poiesis.ts';
import { primordia } from './primordia/primordia.ts';
import { voxlumis } from './voxlumis/voxlumis.ts';

const gallery: Record<Chakra, KingdomArt> = {
  1: primordia,
  2: emblazion,
  3: chryseos,
  4: eleasis,
  5: voxlumis,
  6: insightia,
  7: claridium,
  8: poiesis,
};

export const artOf = (chakra: Chakra): KingdomArt => gallery[chakra];
