/** The eight kingdoms of the practice, one for each chakra. */

export type Chakra = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Kingdom {
  readonly chakra: Chakra;
  /** Name of the chakra, e.g. `Heart`. */
  readonly chakraName: string;
  /** Name of the kingdom, e.g. `Eleasis`. */
  readonly name: string;
  readonly cities: readonly [string, string, string];
  /** The subjects of writings of this chakra. */
  readonly matter: string;
  /** The visual language of the kingdom's pictures. */
  readonly look: string;
}

export const kingdoms: readonly Kingdom[] = [
  {
    chakra: 1,
    chakraName: 'Root',
    name: 'Primordia',
    cities: ['Rubicund Ridge', 'Bleeding Bay', 'Marsh Metropolis'],
    matter: 'safety, the body, home, survival',
    look: 'earth tones, caves, roots, bioluminescence',
  },
  {
    chakra: 2,
    chakraName: 'Sacral',
    name: 'Emblazion',
    cities: ['Lava Landing', 'Frond Fiesta', 'Amber Atrium'],
    matter: 'desire, creativity, emotion',
    look: 'warm watercolour, rivers, sunset',
  },
  {
    chakra: 3,
    chakraName: 'Solar Plexus',
    name: 'Chryseos',
    cities: ['Lustrous Landing', 'Savanna Soiree', 'Sandstone Square'],
    matter: 'will, power, identity',
    look: 'gold, amber, forge light, sharp geometry',
  },
  {
    chakra: 4,
    chakraName: 'Heart',
    name: 'Eleasis',
    cities: ['Grove Galleria', 'Leaf Spot', 'Pond Pavilion'],
    matter: 'love, grief, connection',
    look: 'deep greens, dappled light, growth',
  },
  {
    chakra: 5,
    chakraName: 'Throat',
    name: 'Voxlumis',
    cities: ['Echo Enclave', 'Sapphire Settlement', 'Woodland Wharf'],
    matter: 'truth, silence, expression',
    look: 'crystal blues, visible sound',
  },
  {
    chakra: 6,
    chakraName: 'Third Eye',
    name: 'Insightia',
    cities: ['Maze Metropolis', 'Veil Venue', "Dreamweaver's Dwelling"],
    matter: 'intuition, dreams, pattern',
    look: 'indigo, silver, mirrors, stars',
  },
  {
    chakra: 7,
    chakraName: 'Crown',
    name: 'Claridium',
    cities: ['Crystal City', 'Ascent Arrival', 'Echo Empire'],
    matter: 'surrender, unity, transcendence',
    look: 'white, violet, cloud',
  },
  {
    chakra: 8,
    chakraName: 'Soul Star',
    name: 'Poiesis',
    cities: ['Creation City', 'Inlet Island', "Muse's Metropolis"],
    matter: 'integration, making, wholeness',
    look: 'all colours meeting, a workshop',
  },
];

function isChakra(value: number): value is Chakra {
  return Number.isInteger(value) && value >= 1 && value <= 8;
}

/** @throws RangeError when `chakra` is not 1 to 8. */
export function kingdomOf(chakra: number): Kingdom {
  const kingdom = isChakra(chakra) ? kingdoms[chakra - 1] : undefined;
  if (!kingdom) throw new RangeError(`chakra must be an integer from 1 to 8, got ${chakra}`);
  return kingdom;
}
