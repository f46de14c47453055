import type { Random } from '../../core/random.ts';
import type { Composition } from './stage.ts';

/** A place of a kingdom and how it is composed. */
export interface Place {
  readonly composition: Composition;
  /** The city that the place shows. */
  readonly city?: string;
  /** Whether a story may visit this place whichever of the kingdom's cities it belongs to. */
  readonly wild?: boolean;
}

/** The position of a picture in its story. */
export interface Page {
  /** Identifies the story; all its pages have the same value. */
  readonly story: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/** A place, and how often the story was there before. */
export interface Stop {
  readonly place: Place;
  readonly visit: number;
}

/**
 * The places of a story's pages. The story alternates between its city and wild places, and begins and ends in the
 * city. Two neighbouring pages are never at the same place.
 */
export function routeOf(
  places: readonly Place[],
  city: string | undefined,
  count: number,
  random: Random,
): Stop[] {
  const homes = places.filter((place) => place.city !== undefined && place.city === city);
  const home = homes.length > 0 ? random.pick(homes) : random.pick(places);
  const away = random.shuffle(
    places.filter((place) => place !== home && (homes.length === 0 || place.wild === true)),
  );
  const visits = new Map<Place, number>();
  const stops: Stop[] = [];
  let outings = 0;
  for (let index = 0; index < count; index++) {
    const left = count - 1 - index;
    const before = stops.at(-1)?.place;
    const stays = before !== undefined && before !== home && away.length > 1 && left === 1;
    const place = (before === home || stays) && away.length > 0 ? away[outings++ % away.length]! : home;
    const visit = visits.get(place) ?? 0;
    visits.set(place, visit + 1);
    stops.push({ place, visit });
  }
  return stops;
}
