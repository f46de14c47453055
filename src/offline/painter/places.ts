import type { Random } from '../../core/random.ts';
import type { Composition } from './stage.ts';

/** Somewhere in a kingdom, as it is composed. */
export interface Place {
  readonly composition: Composition;
  /** The city that it shows. */
  readonly city?: string;
  /** Nothing there belongs to one city only, so that stories of the kingdom's other cities go there too. */
  readonly wild?: boolean;
}

/** Which of a story's pictures one is. */
export interface Page {
  /** Stands for the story: its pages agree on it. */
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
 * Where each page of a story is: at home in its city and out in the wild by turns, beginning and ending at home.
 * Two neighbouring pages are never at the same place.
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
