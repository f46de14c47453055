import { describe, expect, it } from 'vitest';
import { artOf } from '#src/offline/painter/kingdoms/gallery.ts';
import { motifNames } from '#src/offline/painter/motifs/motifs.ts';
import { pathsOf } from '#src/offline/painter/shapes.ts';
import { composed, type LitStage, type Stage } from '#src/offline/painter/stage.ts';
import { kingdoms } from '#src/practice/kingdoms.ts';

describe('the painter’s data', () => {
  it.each(kingdoms)('names for $name only motifs, hours and cities that exist', ({ chakra, cities }) => {
    const { hours, residents, sights, places } = artOf(chakra);
    for (const motif of [...residents, ...sights]) expect(motifNames).toContain(motif);
    for (const hour of hours) expect(['dawn', 'day', 'dusk', 'night']).toContain(hour);
    for (const { city } of places) if (city !== undefined) expect(cities).toContain(city);
  });

  it('writes shapes as paths, points or bands, and nothing else', () => {
    const { path, line, both, band } = pathsOf({
      path: 'M0 0h4',
      line: 'line 0,0 1.5,-2',
      both: 'line 0,0 1,1 + polygon 2,2 3,3 2,4',
      band: 'ribbon 4-2t in 3: 0,0 0,0 10,0 10,0',
    });
    expect(path).toBe('M0 0h4');
    expect(line).toBe('M0 0L1.5 -2');
    expect(both).toBe('M0 0L1 1M2 2L3 3L2 4Z');
    expect(band).toMatch(/^M0 2C.*5 1\.5.*10 1.*Z$/);
    expect(() => pathsOf({ wrong: 'circle 0,0 4' })).toThrow(SyntaxError);
  });

  it('reads spots as sums in the terms of a place’s plan', () => {
    const plan = (x: number) => ({
      w: 1000,
      h: 800,
      light: { x },
      horizon: 300,
      shore: (at: number) => at / 2,
    });
    const spotsOf = (text: string, lightX = 100) => {
      const compose = composed(
        () => plan(lightX) as unknown as LitStage,
        () => {},
      );
      return compose([{ depth: 0.5, hero: text }])({} as Stage)[0]!.hero;
    };
    expect(spotsOf('ground 0.4w shore+0.25h 205')).toEqual({ habitat: 'ground', x: 400, y: 400, size: 205 });
    expect(spotsOf('water shore horizon-8 95')).toEqual({ habitat: 'water', x: 146, y: 292, size: 95 });
    expect(spotsOf('far light.x+20 0.5h 80 built')).toMatchObject({ x: 120, y: 400, built: true });
    expect(spotsOf('horizon 0.75w|0.25w horizon 185', 100)).toMatchObject({ x: 750, depth: 0.6 });
    expect(spotsOf('horizon 0.75w|0.25w horizon 185', 900)).toMatchObject({ x: 250, depth: 0.6 });
    expect(() => spotsOf('air 0.5w nowhere+4 100')).toThrow(SyntaxError);
    expect(() =>
      composed(
        () => ({}) as LitStage,
        () => {},
      )([]),
    ).toThrow(RangeError);
  });
});
