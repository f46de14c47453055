import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLikeness, stemOfLexeme } from '#src/language/lexical-similarity.ts';
import { stemOf } from '#src/language/tokens.ts';
import { conceptsOf } from '#src/language/word-senses.ts';

const like = (asked: string, word: string) => createLikeness([stemOf(asked)])(stemOf(word))[0]!;

describe('the likeness of words', () => {
  it.each([
    ['reptile', 'chameleon', 'umbrella'],
    ['spice', 'cardamom', 'gravel'],
    ['footwear', 'sandals', 'sandwich'],
    ['instrument', 'trumpet', 'cupboard'],
    ['vehicle', 'tractor', 'tomato'],
    ['automobile', 'car', 'river'],
    ['mother', 'mum', 'plum'],
  ])('puts under %s %s, and not %s', (asked, kind, other) => {
    expect(like(asked, kind)).toBeGreaterThan(0.4);
    expect(like(asked, other)).toBeLessThan(like(asked, kind) - 0.25);
  });

  it('is whole for forms of the same word, known or not', () => {
    expect(like('swimming', 'swims')).toBe(1);
    expect(like('Zzyzxqs'.toLowerCase(), 'zzyzxq')).toBe(1);
  });

  it('is none where nothing knows the words', () => {
    expect(like('zzyzxq', 'qwrtpl')).toBe(0);
    expect(like('reptile', 'qwrtpl')).toBe(0);
  });

  it('keeps what was asked in its order', () => {
    const [reptile, spice] = createLikeness([stemOf('reptile'), stemOf('spice')])(stemOf('cinnamon'));
    expect(spice).toBeGreaterThan(reptile! + 0.3);
  });

  it('lies between 0 and 1, and is the same both ways', () => {
    const words = [
      'chair',
      'love',
      'go',
      'bank',
      'green',
      'run',
      'cat',
      'reptile',
      'quickly',
      'entity',
      'thing',
      'xq',
    ];
    const word = fc.constantFrom(...words);
    fc.assert(
      fc.property(word, word, (one, other) => {
        const likeness = like(one, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(likeness).toBeCloseTo(like(other, one), 6);
      }),
    );
  });
});

describe('the concepts of a word', () => {
  it('tell the less, the more else they stand for', () => {
    const cat = conceptsOf(stemOf('kitten'));
    const shares = [...cat.values()];
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(new Set(shares).size).toBeGreaterThan(3);
  });

  it('are none for a word that carries grammar', () => {
    expect(conceptsOf('because').size).toBe(0);
  });
});

describe('the stem of a word that the database has cut', () => {
  it.each([
    ['nois', 'noise'],
    ['hous', 'houses'],
    ['hors', 'horse'],
    ['coffe', 'coffee'],
    ['stori', 'story'],
    ['cri', 'crying'],
    ['morn', 'morning'],
    ['parti', 'party'],
    ['went', 'going'],
    ['children', 'child'],
    ['chameleon', 'chameleons'],
  ])('of %s is that of %s', (lexeme, word) => {
    expect(stemOfLexeme(lexeme)).toBe(stemOf(word));
  });
});
