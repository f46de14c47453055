import type { Chakra } from '../../../practice/kingdoms.ts';
import chryseos from '../data/kingdoms/chryseos.json' with { type: 'json' };
import claridium from '../data/kingdoms/claridium.json' with { type: 'json' };
import eleasis from '../data/kingdoms/eleasis.json' with { type: 'json' };
import emblazion from '../data/kingdoms/emblazion.json' with { type: 'json' };
import insightia from '../data/kingdoms/insightia.json' with { type: 'json' };
import poiesis from '../data/kingdoms/poiesis.json' with { type: 'json' };
import primordia from '../data/kingdoms/primordia.json' with { type: 'json' };
import voxlumis from '../data/kingdoms/voxlumis.json' with { type: 'json' };
import type { Motif } from '../motifs/motifs.ts';
import type { Composer, LayerData, TimeOfDay } from '../stage.ts';
import { forgeHall } from './chryseos/forge-hall.ts';
import { lustrousLanding } from './chryseos/lustrous-landing.ts';
import { sandstoneSquare } from './chryseos/sandstone-square.ts';
import { savanna } from './chryseos/savanna.ts';
import { ascent } from './claridium/ascent.ts';
import { cloudCity } from './claridium/cloud-city.ts';
import { echoArches } from './claridium/echo-arches.ts';
import { floatingGardens } from './claridium/floating-gardens.ts';
import { grove } from './eleasis/grove.ts';
import { heartTree } from './eleasis/heart-tree.ts';
import { pondPavilion } from './eleasis/pond-pavilion.ts';
import { streamHollow } from './eleasis/stream-hollow.ts';
import { amberAtrium } from './emblazion/amber-atrium.ts';
import { emberFalls } from './emblazion/ember-falls.ts';
import { frondLagoon } from './emblazion/frond-lagoon.ts';
import { riverValley } from './emblazion/river-valley.ts';
import { dreamweaver } from './insightia/dreamweaver.ts';
import { maze } from './insightia/maze.ts';
import { observatory } from './insightia/observatory.ts';
import { veils } from './insightia/veils.ts';
import type { KingdomArt } from './kingdom.ts';
import { creationCity } from './poiesis/creation-city.ts';
import { inletIsland } from './poiesis/inlet-island.ts';
import { openCanvas } from './poiesis/open-canvas.ts';
import { workshop } from './poiesis/workshop.ts';
import { caveBay } from './primordia/cave-bay.ts';
import { marshCity } from './primordia/marsh-city.ts';
import { rootCathedral } from './primordia/root-cathedral.ts';
import { rubicundRidge } from './primordia/rubicund-ridge.ts';
import { sapphireCity } from './voxlumis/sapphire-city.ts';
import { singingGorge } from './voxlumis/singing-gorge.ts';
import { singingHollow } from './voxlumis/singing-hollow.ts';
import { stringWharf } from './voxlumis/string-wharf.ts';

/** A kingdom as its data file contains it, with the names of compositions in place of the compositions. */
interface KingdomData extends Omit<KingdomArt, 'hours' | 'residents' | 'sights' | 'places'> {
  readonly hours: readonly string[];
  readonly residents: readonly string[];
  readonly sights: readonly string[];
  readonly places: readonly {
    composition: string;
    city?: string;
    wild?: boolean;
    layers: readonly LayerData[];
  }[];
}

/**
 * Replaces the names in the data by their compositions.
 *
 * @throws RangeError when the data names a composition that is not among `compositions`.
 */
function kingdom(data: KingdomData, compositions: Readonly<Record<string, Composer>>): KingdomArt {
  return {
    ...data,
    hours: data.hours as readonly TimeOfDay[],
    residents: data.residents as readonly Motif[],
    sights: data.sights as readonly Motif[],
    places: data.places.map(({ composition: name, layers, ...place }) => {
      const compose = compositions[name];
      if (!compose) throw new RangeError(`no composition is named ${name}`);
      return { ...place, composition: compose(layers) };
    }),
  };
}

const gallery: Record<Chakra, KingdomArt> = {
  1: kingdom(primordia, { caveBay, rootCathedral, marshCity, rubicundRidge }),
  2: kingdom(emblazion, { riverValley, frondLagoon, emberFalls, amberAtrium }),
  3: kingdom(chryseos, { forgeHall, savanna, sandstoneSquare, lustrousLanding }),
  4: kingdom(eleasis, { grove, heartTree, pondPavilion, streamHollow }),
  5: kingdom(voxlumis, { singingHollow, sapphireCity, stringWharf, singingGorge }),
  6: kingdom(insightia, { maze, veils, dreamweaver, observatory }),
  7: kingdom(claridium, { cloudCity, ascent, echoArches, floatingGardens }),
  8: kingdom(poiesis, { workshop, inletIsland, creationCity, openCanvas }),
};

export const artOf = (chakra: Chakra): KingdomArt => gallery[chakra];
