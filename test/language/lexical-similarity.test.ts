import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimilarity, stemOfLexeme } from '#src/language/lexical-similarity.ts';
import { stemOf } from '#src/language/tokens.ts';
import { conceptsOf } from '#src/language/word-senses.ts';

const similarity = (query: string, word: string) => createSimilarity([stemOf(query)])(stemOf(word))[0]!;

describe('the similarity of words', () => {
  it.each([
    ['reptile', 'chameleon', 'umbrella'],
    ['spice', 'cardamom', 'gravel'],
    ['footwear', 'sandals', 'sandwich'],
    ['instrument', 'trumpet', 'cupboard'],
    ['vehicle', 'tractor', 'tomato'],
    ['automobile', 'car', 'river'],
    ['mother', 'mum', 'plum'],
  ])('is higher for %s and %s than for %s', (query, kind, other) => {
    expect(similarity(query, kind)).toBeGreaterThan(0.4);
    expect(similarity(query, other)).toBeLessThan(similarity(query, kind) - 0.25);
  });

  it('is 1 for forms of the same word, known or not', () => {
    expect(similarity('swimming', 'swims')).toBe(1);
    expect(similarity('Zzyzxqs'.toLowerCase(), 'zzyzxq')).toBe(1);
  });

  it('is 0 where no source knows the words', () => {
    expect(similarity('zzyzxq', 'qwrtpl')).toBe(0);
    expect(similarity('reptile', 'qwrtpl')).toBe(0);
  });

  it('keeps the order of the query', () => {
    const [reptile, spice] = createSimilarity([stemOf('reptile'), stemOf('spice')])(stemOf('cinnamon'));
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
        const forwards = similarity(one, other);
        expect(forwards).toBeGreaterThanOrEqual(0);
        expect(forwards).toBeLessThanOrEqual(1);
        expect(forwards).toBeCloseTo(similarity(other, one), 6);
      }),
    );
  });
});

describe('the concepts of a word', () => {
  it('have a smaller share the more general they are', () => {
    const cat = conceptsOf(stemOf('kitten'));
    const shares = [...cat.values()];
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(new Set(shares).size).toBeGreaterThan(3);
  });

  it('are none for a function word', () => {
    expect(conceptsOf('because').size).toBe(0);
  });
});

describe('the stem of a lexeme of the database', () => {
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
