import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { artOf } from '#src/offline/painter/kingdoms/gallery.ts';
import { heightIn, type Motif, motifNames, motifs } from '#src/offline/painter/motifs/motifs.ts';
import { createNoise } from '#src/offline/painter/noise.ts';
import { framed, seat } from '#src/offline/painter/seating.ts';
import { createSheet } from '#src/offline/painter/sheet.ts';
import type { Layer, Spot, Stage } from '#src/offline/painter/stage.ts';
import { kingdoms } from '#src/practice/kingdoms.ts';

const everyPlace = kingdoms.flatMap(({ chakra }) => artOf(chakra).places.map((place) => ({ chakra, place })));
const view = { left: 0, top: 0, scale: 1 };

function stageOf(chakra: (typeof kingdoms)[number]['chakra'], seed: string): Stage {
  const random = createRandom(seed);
  return {
    sheet: createSheet(),
    random,
    noise: createNoise(random.fork('noise')),
    width: 756,
    height: 1323,
    tall: true,
    palette: artOf(chakra).palette,
    time: 'day',
    energy: 0.5,
    moment: 0.5,
  };
}

function heroOf(layers: readonly Layer[]) {
  const layer = layers.find((candidate) => candidate.hero)!;
  return { layer, spot: layer.hero!, bulk: { height: 1, half: 50, anchor: 'foot' as const } };
}

/** Everything that found a seat, with the layer it is in. */
function seated(
  stage: Stage,
  layers: readonly Layer[],
  others: readonly Motif[],
): { motif: Motif; spot: Spot }[] {
  const random = createRandom('seats');
  const guests = seat(stage, layers, () => view, { others, asked: true }, heroOf(layers), random);
  return [...guests.values()].flat();
}

const reachOf = (motif: Motif, spot: Spot) =>
  (spot.size * heightIn(motif, spot.habitat) * motifs[motif].half) / 100;

describe('a thing in a picture', () => {
  it('is whole inside it, at a spot where it can live, and none is there twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPlace),
        fc.uniqueArray(fc.constantFrom(...motifNames), { minLength: 1, maxLength: 5 }),
        fc.string(),
        ({ chakra, place }, wanted, seed) => {
          const stage = stageOf(chakra, seed);
          const guests = seated(stage, place.composition(stage), wanted);
          expect(guests.map(({ motif }) => motif)).toContain(wanted[0]);
          expect(new Set(guests.map(({ motif }) => motif)).size).toBe(guests.length);
          for (const { motif, spot } of guests) {
            if (motif !== wanted[0]) expect(motifs[motif].habitats).toContain(spot.habitat);
            if (spot.habitat === 'horizon') continue;
            expect(spot.x - reachOf(motif, spot)).toBeGreaterThan(0);
            expect(spot.x + reachOf(motif, spot)).toBeLessThan(stage.width);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stands clear of the protagonist when it is the only other', () => {
    for (const { chakra, place } of everyPlace)
      for (const motif of ['shell', 'lantern', 'book', 'bell'] as const) {
        const stage = stageOf(chakra, 'clear');
        const layers = place.composition(stage);
        const { spot: hero } = heroOf(layers);
        const [guest] = seated(stage, layers, [motif]);
        const gap = Math.abs(guest!.spot.x - hero.x) - reachOf(motif, guest!.spot) - hero.size * 0.5;
        expect(gap > -20 || guest!.spot.y < hero.y - hero.size).toBe(true);
      }
  });

  it('is at the horizon when it is a mountain, behind all that is nearer', () => {
    for (const { chakra, place } of everyPlace) {
      const stage = stageOf(chakra, 'far');
      const layers = place.composition(stage);
      const spots = layers[0]!.spots ?? [];
      if (!spots.some(({ habitat }) => habitat === 'horizon')) continue;
      const guests = seat(
        stage,
        layers,
        () => view,
        { others: ['house', 'mountain'], asked: true },
        heroOf(layers),
        createRandom('s'),
      );
      expect(guests.get(layers[0]!)?.map(({ motif }) => motif)).toContain('mountain');
    }
  });

  it('does not grow out of planks when there is a shore to grow on', () => {
    const wharf = artOf(5).places.find(({ city }) => city === 'Woodland Wharf')!;
    const stage = stageOf(5, 'wharf');
    for (const motif of ['tree', 'house', 'stairs', 'cave'] as const)
      expect(seated(stage, wharf.composition(stage), [motif])[0]!.spot.habitat).toBe('far');
  });

  it('is moved no farther than it takes to show it whole', () => {
    const stage = stageOf(1, 'frame');
    const bulk = { height: 1, half: 50, anchor: 'foot' as const };
    const spot: Spot = { habitat: 'ground', x: 300, y: 1000, size: 100 };
    expect(framed(stage, spot, bulk, view)).toEqual(spot);
    expect(framed(stage, { ...spot, x: 10 }, bulk, view).x).toBeCloseTo(50 + stage.width * 0.032);
    expect(framed(stage, { ...spot, x: 750 }, bulk, view).x).toBeCloseTo(706 - stage.width * 0.032);
    expect(framed(stage, { ...spot, y: 1400 }, bulk, view).y).toBeLessThan(stage.height);
  });
});
