import { describe, expect, it } from 'vitest';
import { type Bindings, countWords, joinSentences, type Line, say } from '#src/offline/stories/grammar.ts';

const bindings: Bindings = {
  slots: { place: ['the well', 'el pozo', '井', 'कुएँ', 'البئر'] },
  narratorGender: 'f',
  companionGender: 'm',
};
const line: Line = [
  'the road to {place} is long.',
  'vengo de {place}, cansad[o|a].',
  '去{place}的路很长。',
  'मैं {place} तक ग[या|ई]।',
  '<قال|قالت> {place}.',
];

describe('saying a line', () => {
  it('fills slots and genders, contracts Spanish articles and begins with a capital', () => {
    expect(say(line, 'en', bindings)).toBe('The road to the well is long.');
    expect(say(line, 'es', bindings)).toBe('Vengo del pozo, cansada.');
    expect(say(line, 'zh', bindings)).toBe('去井的路很长。');
    expect(say(line, 'hi', bindings)).toBe('मैं कुएँ तक गई।');
    expect(say(line, 'ar', bindings)).toBe('قال البئر.');
  });

  it('leaves `hacía el` and the pronoun `él` alone', () => {
    const other: Line = ['x', 'hacía el pan para él, de él y a {place}', 'x', 'x', 'x'];
    expect(say(other, 'es', bindings)).toBe('Hacía el pan para él, de él y al pozo');
  });

  it('goes on in lower case after a lead, except for I', () => {
    const lead: Line = ['to begin with,', 'para empezar,', '一开始，', 'पहले', 'أوّلًا'];
    expect(say(['It rained.', 'Llovió.', '下雨了。', 'बारिश हुई।', 'أمطرت.'], 'en', bindings, lead)).toBe(
      'To begin with, it rained.',
    );
    expect(say(['I rose.', 'Subí.', '我上去了。', 'मैं उठी।', 'صعدتُ.'], 'en', bindings, lead)).toBe(
      'To begin with, I rose.',
    );
    expect(say(['I rose.', 'Subí.', '我上去了。', 'मैं उठी।', 'صعدتُ.'], 'zh', bindings, lead)).toBe(
      '一开始，我上去了。',
    );
  });

  it('refuses a slot that nothing fills', () => {
    expect(() => say(['{nobody} came', 'x', 'x', 'x', 'x'], 'en', bindings)).toThrow(RangeError);
  });

  it('runs Chinese sentences on and spaces the others', () => {
    expect(joinSentences(['甲。', '乙。'], 'zh')).toBe('甲。乙。');
    expect(joinSentences(['A.', 'B.'], 'en')).toBe('A. B.');
  });

  it('counts words as generously as anyone could, and no marks', () => {
    expect(countWords('“Pat, pat,” I went — on the day’s half-wall.')).toBe(10);
  });
});
