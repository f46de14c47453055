import { describe, expect, it } from 'vitest';
import { artOf } from '#src/offline/painter/kingdoms/gallery.ts';
import { motifNames } from '#src/offline/painter/motifs/motifs.ts';
import { pathsOf } from '#src/offline/painter/shapes.ts';
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
});
