import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterLook, motifNames, type Scene, sceneSvg } from '#src/offline/painter/painter.ts';
import { kingdoms } from '#src/practice/kingdoms.ts';

const anyScene = fc
  .record(
    {
      seed: fc.string({ maxLength: 60, unit: 'grapheme' }),
      chakra: fc.constantFrom(...kingdoms.map(({ chakra }) => chakra)),
      width: fc.integer({ min: 16, max: 1600 }),
      height: fc.integer({ min: 16, max: 1600 }),
      motifs: fc.array(fc.constantFrom(...motifNames), { maxLength: 12 }),
      mood: fc.record({
        valence: fc.double({ min: -3, max: 3 }),
        arousal: fc.double({ min: -3, max: 3 }),
      }),
      time: fc.constantFrom('dawn', 'day', 'dusk', 'night'),
      moment: fc.double({ min: -1, max: 2 }),
      known: fc.boolean(),
    },
    { requiredKeys: ['seed', 'chakra', 'width', 'height', 'known'] },
  )
  .map(({ known, ...rest }): Scene => {
    const scene = rest as Scene;
    return known ? { ...scene, character: characterLook(scene.seed, scene.chakra) } : scene;
  });

/** Tags that were opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self) continue;
    if (!closing) open.push(name!);
    else if (open.pop() !== name) wrong.push(name!);
  }
  return [...open, ...wrong];
}

describe('a scene as SVG', () => {
  it('is whole for any scene: numbers that are numbers, tags that close, names that exist', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const svg = sceneSvg(scene);
        expect(svg.match(/NaN|undefined|Infinity|null/g) ?? []).toEqual([]);
        expect(unbalanced(svg)).toEqual([]);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, url, href] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
          expect(ids).toContain(url ?? href);
      }),
      { numRuns: 60 },
    );
  });

  it('holds no text and nothing from outside: a seed leaves no trace in it', () => {
    const seed = '"><script>alert(1)</script><image href="http://example.org/x.png"/>';
    for (const { chakra } of kingdoms) {
      const svg = sceneSvg({ seed, chakra, width: 64, height: 64 });
      expect(svg.match(/script|alert|example|<image|<text|<foreignObject|href="(?!#)/g) ?? []).toEqual([]);
    }
  });

  it('is a matter of its seed and words alone', () => {
    const scene: Scene = { seed: 'same', chakra: 7, width: 64, height: 64, motifs: ['kite'] };
    const alike = (other: Scene) => sceneSvg(other) === sceneSvg(scene);
    expect(alike({ ...scene })).toBe(true);
    expect(alike({ ...scene, seed: 'other' })).toBe(false);
    expect(alike({ ...scene, motifs: ['key'] })).toBe(false);
    expect(alike({ ...scene, moment: 1 })).toBe(false);
  });

  it('stays small enough to keep and to render: under 700 kB', () => {
    for (const { chakra } of kingdoms)
      for (const seed of ['one', 'two', 'three'])
        expect(sceneSvg({ seed, chakra, width: 768, height: 1344 }).length).toBeLessThan(700_000);
  });
});
