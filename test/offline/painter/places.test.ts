import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { artOf } from '#src/offline/painter/kingdoms/gallery.ts';
import { characterLook, motifNames, type Scene, sceneSvg } from '#src/offline/painter/painter.ts';
import { routeOf } from '#src/offline/painter/places.ts';
import { kingdoms } from '#src/practice/kingdoms.ts';

const cities = kingdoms.flatMap(({ chakra, cities }) => cities.map((city) => ({ chakra, city })));

describe('where a story is', () => {
  it.each(cities)('$city has a look of its own, and the wild places around it', ({ chakra, city }) => {
    const { places } = artOf(chakra);
    expect(places.filter((place) => place.city === city)).toHaveLength(1);
    expect(places.some((place) => place.wild && place.city !== city)).toBe(true);
  });

  it('begins at home, is never twice running at one place, and never in another city', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cities),
        fc.integer({ min: 1, max: 12 }),
        fc.string(),
        ({ chakra, city }, count, seed) => {
          const route = routeOf(artOf(chakra).places, city, count, createRandom(seed));
          expect(route).toHaveLength(count);
          expect(route[0]!.place.city).toBe(city);
          route.forEach(({ place, visit }, index) => {
            if (index > 0) expect(place).not.toBe(route[index - 1]!.place);
            expect(place.city === city || place.wild).toBe(true);
            expect(visit).toBe(route.slice(0, index).filter((stop) => stop.place === place).length);
          });
        },
      ),
    );
  });

  it('ends at home where the kingdom has two wild places to go to in between', () => {
    for (const count of [3, 4, 5, 6, 7, 8]) {
      const route = routeOf(artOf(1).places, 'Rubicund Ridge', count, createRandom('r'));
      expect(route.at(-1)!.place.city).toBe('Rubicund Ridge');
    }
  });

  it('is anywhere in the kingdom, and still never twice running, in an unknown city', () => {
    for (const city of [undefined, 'Atlantis']) {
      const route = routeOf(artOf(5).places, city, 8, createRandom('r'));
      route.slice(1).forEach(({ place }, index) => {
        expect(place).not.toBe(route[index]!.place);
      });
      expect(new Set(route.map(({ place }) => place)).size).toBeGreaterThan(2);
    }
  });

  it('is seen from elsewhere when the story comes back', () => {
    const at = (index: number) =>
      sceneSvg({
        seed: 'same seed',
        chakra: 7,
        city: 'Crystal City',
        page: { story: 'one', index, count: 7 },
        width: 96,
        height: 168,
        motifs: ['bell'],
        moment: 0.5,
      });
    expect(at(2)).not.toBe(at(0));
    expect(at(4)).not.toBe(at(2));
  });
});

describe('the sky', () => {
  const scene = (over: Partial<Scene>): Scene => ({
    seed: 'one sky',
    chakra: 1,
    width: 96,
    height: 168,
    time: 'night',
    character: characterLook('walker', 1),
    ...over,
  });
  const withDisc = [
    { chakra: 1, city: 'Marsh Metropolis' },
    { chakra: 2, city: 'Frond Fiesta' },
    { chakra: 3, city: 'Lustrous Landing' },
    { chakra: 5, city: 'Woodland Wharf' },
    { chakra: 6, city: 'Maze Metropolis' },
    { chakra: 7, city: 'Echo Empire' },
    { chakra: 8, city: 'Creation City' },
  ] as const;

  it.each(withDisc)('has one moon over $city, whether or not the scene asks for it', ({ chakra, city }) => {
    const at = { chakra, city, page: { story: 'a', index: 0, count: 5 } };
    const unasked = sceneSvg(scene({ ...at, motifs: ['key'] }));
    expect(sceneSvg(scene({ ...at, motifs: ['key', 'moon'] }))).toBe(unasked);
    expect(sceneSvg(scene({ ...at, motifs: ['key', 'sun'] }))).not.toBe(unasked);
  });

  it('is given the moon that a scene asks for where it has no light of its own', () => {
    const at = {
      chakra: 4,
      city: 'Leaf Spot',
      page: { story: 'a', index: 0, count: 5 },
    } as const;
    expect(sceneSvg(scene({ ...at, motifs: ['key', 'moon'] }))).not.toBe(
      sceneSvg(scene({ ...at, motifs: ['key'] })),
    );
  });

  it('shows whatever a scene asks for first, wherever its story is', () => {
    for (const { chakra, city } of cities.filter((_, index) => index % 5 === 0)) {
      const at = { chakra, city, page: { story: 'b', index: 0, count: 5 }, time: 'day' as const };
      const bare = sceneSvg(scene({ ...at, motifs: ['sun'] }));
      for (const motif of motifNames.filter((name) => name !== 'sun'))
        expect(sceneSvg(scene({ ...at, motifs: [motif] }))).not.toBe(bare);
    }
  });
});
