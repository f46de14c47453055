import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PhasePicture, paintPhase, phaseScene } from '#src/images/phase-picture.ts';
import { characterKinds } from '#src/offline/painter/characters/look.ts';
import { difference, see } from '../offline/painter/measure.ts';

const times = ['dawn', 'day', 'day', 'dusk', 'night'] as const;

function phases(character: string, over: Partial<PhasePicture> = {}): PhasePicture[] {
  return times.map((time, index) => ({
    storyId: '0199a0c0-0000-7000-8000-000000000001',
    chakra: 4,
    city: 'Leaf Spot',
    phase: index + 1,
    phases: times.length,
    width: 768,
    height: 1344,
    scene: { motifs: ['house', 'leaf'], time, character, mood: { valence: 0.2, arousal: 0.4 } },
    ...over,
  }));
}

describe('a phase’s picture', () => {
  it.each(characterKinds)('shows the narrator, a %s, in the same coat and clothes in every phase', (kind) => {
    const looks = phases(kind).map((phase) => phaseScene(phase).character);
    expect(looks[0]?.kind).toBe(kind);
    for (const look of looks) expect(look).toEqual(looks[0]);
  });

  it('dresses the narrators of two stories differently', () => {
    const looks = Array.from({ length: 12 }, (_, index) =>
      JSON.stringify(phaseScene(phases('mouse', { storyId: `story ${index}` })[0]!).character),
    );
    expect(new Set(looks).size).toBeGreaterThan(6);
  });

  it('shows one and the same figure in every phase when it cannot draw the narrator’s kind', () => {
    const looks = phases('griffin').map((phase) => phaseScene(phase).character);
    expect(characterKinds).toContain(looks[0]?.kind);
    for (const look of looks) expect(look).toEqual(looks[0]);
  });

  it('passes over words for things that it cannot paint', () => {
    const [phase] = phases('frog');
    const scene = { ...phase!.scene, motifs: ['gramophone', 'well', 'constructor'] };
    expect(phaseScene({ ...phase!, scene }).motifs).toEqual(['well']);
  });

  it('runs from the first moment of the story to its last', () => {
    expect(phases('owl').map((phase) => phaseScene(phase).moment)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(phaseScene(phases('owl', { phase: 1, phases: 1 })[0]!).moment).toBe(0);
  });

  it('is a WebP of the size asked for, the narrator’s kind to be seen in it, and its neighbours elsewhere', async () => {
    const small = { width: 192, height: 336 };
    const paint = (picture: PhasePicture) => paintPhase({ ...picture, ...small });
    const [first, second] = await Promise.all(phases('mouse').slice(0, 2).map(paint));
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...small });
    const crane = await see(await paint(phases('crane')[0]!));
    expect(difference(await see(first!), crane)).toBeGreaterThan(1);
    expect(difference(await see(first!), await see(second!))).toBeGreaterThan(12);
  });
});
