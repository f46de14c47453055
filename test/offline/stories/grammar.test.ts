import { describe, expect, it } from 'vitest';
import { type Bindings, countWords, joinSentences, renderLine } from '#src/offline/stories/grammar.ts';
import type { Line } from '#src/offline/stories/types.ts';

function lineOf(en: string, es: string, zh: string, hi: string, ar: string): Line {
  return { en, es, zh, hi, ar };
}

const bindings: Bindings = {
  slots: { place: lineOf('the well', 'el pozo', '井', 'कुएँ', 'البئر') },
  narratorGender: 'f',
  companionGender: 'm',
};
const line = lineOf(
  'the road to {place} is long.',
  'vengo de {place}, cansad[o|a].',
  '去{place}的路很长。',
  'मैं {place} तक ग[या|ई]।',
  '<قال|قالت> {place}.',
);

describe('rendering a line', () => {
  it('fills slots and genders, contracts Spanish articles and begins with a capital', () => {
    expect(renderLine(line, 'en', bindings)).toBe('The road to the well is long.');
    expect(renderLine(line, 'es', bindings)).toBe('Vengo del pozo, cansada.');
    expect(renderLine(line, 'zh', bindings)).toBe('去井的路很长。');
    expect(renderLine(line, 'hi', bindings)).toBe('मैं कुएँ तक गई।');
    expect(renderLine(line, 'ar', bindings)).toBe('قال البئر.');
  });

  it('leaves `hacía el` and the pronoun `él` alone', () => {
    const other = lineOf('x', 'hacía el pan para él, de él y a {place}', 'x', 'x', 'x');
    expect(renderLine(other, 'es', bindings)).toBe('Hacía el pan para él, de él y al pozo');
  });

  it('goes on in lower case after a lead, except for I', () => {
    const lead = lineOf('to begin with,', 'para empezar,', '一开始，', 'पहले', 'أوّلًا');
    expect(
      renderLine(lineOf('It rained.', 'Llovió.', '下雨了。', 'बारिश हुई।', 'أمطرت.'), 'en', bindings, lead),
    ).toBe('To begin with, it rained.');
    expect(
      renderLine(lineOf('I rose.', 'Subí.', '我上去了。', 'मैं उठी।', 'صعدتُ.'), 'en', bindings, lead),
    ).toBe('To begin with, I rose.');
    expect(
      renderLine(lineOf('I rose.', 'Subí.', '我上去了。', 'मैं उठी।', 'صعدتُ.'), 'zh', bindings, lead),
    ).toBe('一开始，我上去了。');
  });

  it('refuses a slot that nothing fills', () => {
    expect(() => renderLine(lineOf('{unknown} came', 'x', 'x', 'x', 'x'), 'en', bindings)).toThrow(
      RangeError,
    );
  });

  it('runs Chinese sentences on and spaces the others', () => {
    expect(joinSentences(['甲。', '乙。'], 'zh')).toBe('甲。乙。');
    expect(joinSentences(['A.', 'B.'], 'en')).toBe('A. B.');
  });

  it('counts words as generously as possible, and no marks', () => {
    expect(countWords('“Pat, pat,” I went — on the day’s half-wall.')).toBe(10);
  });
});
