import { describe, expect, it } from 'vitest';
import { paintPrime, primeScene } from '#src/images/prime-picture.ts';
import { motifsOf } from '#src/images/theme-motifs.ts';
import { sceneSvg } from '#src/offline/painter/painter.ts';
import { difference, see } from '../offline/painter/measure.ts';

const themes = (...names: string[]) => names.map((name) => ({ name }));

describe('what stands for a theme', () => {
  it.each([
    ['my mother', 'lantern'],
    ['home', 'house'],
    ['money', 'shell'],
    ['sleep', 'moon'],
    ['work', 'bell'],
    ['travel', 'boat'],
    ['the commute', 'path'],
    ['the garden', 'flower'],
    ['music', 'drum'],
    ['a secret', 'door'],
    ['lying', 'key'],
    ['my children', 'sprout'],
    ['the river', 'river'],
  ])('of %s is a %s', (name, motif) => {
    expect(motifsOf(themes(name), 1)).toEqual([motif]);
  });

  it('is the same for all forms of a word', () => {
    for (const name of ['garden', 'the gardens', 'gardening', 'My Garden', 'our garden’s'])
      expect(motifsOf(themes(name), 1)).toEqual(['flower']);
    for (const name of ['a walk', 'walking', 'the walks'])
      expect(motifsOf(themes(name), 1)).toEqual(['path']);
  });

  it('is decided by the head noun, and by the other words where nothing stands for that', () => {
    expect(motifsOf(themes('the letter of my father'), 1)).toEqual(['feather']);
    expect(motifsOf(themes('my old music school'), 1)).toEqual(['stairs']);
    expect(motifsOf(themes('the garden thing'), 1)).toEqual(['flower']);
  });

  it('is one thing a theme, strongest first, none twice, and no more than asked for', () => {
    expect(motifsOf(themes('the glockenspiel', 'sleep', 'home'), 2)).toEqual(['moon', 'house']);
    expect(motifsOf(themes('home', 'family', 'work'), 2)).toEqual(['house', 'bell']);
    expect(motifsOf(themes('home', 'sleep', 'work'), 2)).toHaveLength(2);
  });

  it('is another thing where what stands for it first is taken already', () => {
    expect(motifsOf(themes('grief', 'hope'), 2)).toEqual(['lantern', 'star']);
    expect(motifsOf(themes('music', 'dancing', 'singing'), 3)).toEqual(['drum', 'harp']);
  });

  it('is nothing for no themes and for unknown words', () => {
    expect(motifsOf([], 2)).toEqual([]);
    expect(motifsOf(themes('', '…', 'qwfp', 'constructor', '__proto__'), 2)).toEqual([]);
  });
});

describe('a prime’s picture', () => {
  it('shows what the writing is about: other themes, another picture; the same themes, the same', async () => {
    const prime = (...names: string[]) => ({
      seed: 'one prime',
      chakra: 4,
      reading: { themes: themes(...names), emotion: { valence: 0, arousal: 0.5 } },
    });
    const home = prime('home', 'my children');
    expect(sceneSvg(primeScene(prime('housework', 'a baby')))).toBe(sceneSvg(primeScene(home)));
    const [one, other] = await Promise.all([home, prime('travel', 'anger')].map(paintPrime));
    expect(difference(await see(one!.thumbnail), await see(other!.thumbnail))).toBeGreaterThan(2);
  });
});
