import { describe, expect, it } from 'vitest';
import { compare } from './theme-measure.ts';

describe('the comparison of names', () => {
  const planted = [['my mother', 'mam'], ['sea swimming']];

  it('takes any acceptable name of a theme, and counts several of one theme once', () => {
    expect(compare(['Mam', 'my mother', 'swimming'], planted)).toEqual({ hits: 2, wrong: [], missed: [] });
  });

  it('names what is wrong and what is missed', () => {
    expect(compare(['the bank'], planted)).toEqual({
      hits: 0,
      wrong: ['the bank'],
      missed: ['my mother', 'sea swimming'],
    });
  });
});
