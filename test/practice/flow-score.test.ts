import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineFlowParts, flowParts, flowScore } from '#src/practice/flow-score.ts';
import { fillerTexts, honestTexts } from './flow-texts.ts';

function score(writing: string, durationSeconds = 480, newLineCount = 0): number {
  return flowScore({ writing, durationSeconds, newLineCount });
}

/** Cuts a text into sentences, or into pieces of twelve words where it has no sentences. */
function pieces(writing: string): string[] {
  const sentences = writing.split(/(?<=[.!?。।])\s*/).filter((sentence) => sentence !== '');
  return sentences.length > 1 ? sentences : (writing.match(/(?:\S+\s*){1,12}/g) ?? []);
}

const paddings: readonly { name: string; pad: (writing: string) => string; durationSeconds?: number }[] = [
  { name: 'doubled', pad: (writing) => `${writing} ${writing}` },
  { name: 'doubled in double the time', pad: (writing) => `${writing} ${writing}`, durationSeconds: 960 },
  { name: 'three times over', pad: (writing) => `${writing}\n${writing}\n${writing}` },
  { name: 'its first half twice, as long as before', pad: (writing) => firstPart(writing, 2).repeat(2) },
  { name: 'its first third three times', pad: (writing) => firstPart(writing, 3).repeat(3) },
  {
    name: 'each sentence said twice',
    pad: (writing) =>
      pieces(writing)
        .map((piece) => `${piece} ${piece} `)
        .join(''),
  },
  {
    name: 'one paragraph of it looped at the end',
    pad: (writing) => `${writing} ${`${firstPart(writing, 5)} `.repeat(5)}`,
  },
  {
    name: 'one sentence of it looped',
    pad: (writing) => `${writing} ${`${firstPart(writing, 16)} `.repeat(16)}`,
  },
  { name: 'one word looped', pad: (writing) => `${writing}${' again'.repeat(300)}` },
  { name: 'all its words in another order', pad: (writing) => `${writing} ${scrambled(writing)}` },
];

function firstPart(writing: string, parts: number): string {
  return `${writing.slice(0, Math.ceil(writing.length / parts))} `;
}

function scrambled(writing: string): string {
  const words = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(writing)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const step = 37;
  return words.map((_, index) => words[(index * step) % words.length]).join(' ');
}

describe('flow score', () => {
  it.each(honestTexts)('gives an honest session a high score: $name', ({ writing }) => {
    expect(score(writing)).toBeGreaterThan(0.75);
    expect(score(writing)).toBeLessThanOrEqual(0.96);
  });

  it.each(fillerTexts)('gives filler a low score: $name', ({ writing }) => {
    expect(score(writing)).toBeLessThan(0.2);
  });

  describe.each(honestTexts)('ranks $name', ({ writing }) => {
    const highestFiller = Math.max(...fillerTexts.map((filler) => score(filler.writing)));

    it.each(paddings)(
      'clearly above the same text $name, and that above filler',
      ({ pad, durationSeconds }) => {
        const padded = score(pad(writing), durationSeconds);
        expect(padded).toBeLessThan(score(writing) - 0.1);
        expect(padded).toBeGreaterThan(highestFiller + 0.04);
      },
    );
  });

  it.each(honestTexts)('gives a similar score without punctuation: $name', ({ writing }) => {
    const bare = writing.replace(/[^\p{L}\p{M}\p{N}'’ ]/gu, (mark) =>
      /\p{sc=Han}/u.test(writing) ? '' : mark && ' ',
    );
    expect(Math.abs(score(bare) - score(writing))).toBeLessThan(0.12);
  });

  it('scores a text without words 0', () => {
    for (const writing of ['', ' \n\t', '😀🎉'.repeat(50), '\0\0\0', '\ud800 \udc00', '...?!']) {
      expect(score(writing)).toBe(0);
    }
  });

  it('gives a low score to one word in eight minutes', () => {
    expect(score('hello')).toBeLessThan(0.1);
  });

  it('is 0 for a duration of 0', () => {
    expect(score(honestTexts[0]!.writing, 0)).toBe(0);
  });

  it('is lower for text that arrived faster than anyone types', () => {
    const everything = honestTexts.slice(0, 7).map(({ writing }) => writing);
    const pasted = score(everything.join(' '));
    expect(pasted).toBeLessThan(Math.min(...everything.map((writing) => score(writing))) - 0.1);
    expect(
      flowParts({ writing: everything.join(' '), durationSeconds: 480, newLineCount: 0 }).pace,
    ).toBeLessThan(0.3);
  });

  it('counts the new lines that were reported or those in the text, whichever are more', () => {
    const writing = honestTexts[0]!.writing;
    const inLines = writing.replaceAll('. ', '.\n');
    const inText = inLines.split('\n').length - 1;
    expect(flowParts({ writing: inLines, durationSeconds: 480, newLineCount: 0 }).lineBreaks).toBe(inText);
    expect(flowParts({ writing: inLines, durationSeconds: 480, newLineCount: 900 }).lineBreaks).toBe(900);
    expect(score(inLines)).toBe(score(writing, 480, inText));
    expect(score(inLines)).toBeLessThan(score(writing));
  });

  it('reports the pace in words per minute and the repetition as a share', () => {
    const parts = flowParts({
      writing: 'one two three four five six. '.repeat(2),
      durationSeconds: 60,
      newLineCount: 0,
    });
    expect(parts).toMatchObject({ wordCount: 12, wordsPerMinute: 12, repeatedShare: 0.5 });
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.constantFrom('the', 'river', 'I', 'went', 'and', 'me.', 'then', 'home', '我', '\n', '😀'), {
      maxLength: 200,
    })
    .map((words) => words.join(' ')),
  fc.constantFrom(...honestTexts, ...fillerTexts).map(({ writing }) => writing),
);
const anyDuration = fc.integer({ min: 0, max: 86_400 });
const anyLineCount = fc.integer({ min: 0, max: 10_000 });
const anyPart = fc.double({ min: 0, max: 1, noNaN: true });

describe('flow score of any input', () => {
  it('is a number from 0 to 1 with at most four decimals, and so is each part', () => {
    fc.assert(
      fc.property(anyText, anyDuration, anyLineCount, (writing, durationSeconds, newLineCount) => {
        const value = flowScore({ writing, durationSeconds, newLineCount });
        expect(value).toBe(Math.round(value * 10_000) / 10_000);
        const { pace, duration, cohesion, variety, unbroken } = flowParts({
          writing,
          durationSeconds,
          newLineCount,
        });
        for (const part of [value, pace, duration, cohesion, variety, unbroken]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('never falls when one part rises and the others are held', () => {
    const anyParts = fc.record({
      pace: anyPart,
      duration: anyPart,
      cohesion: anyPart,
      variety: anyPart,
      unbroken: anyPart,
    });
    const name = fc.constantFrom('pace', 'duration', 'cohesion', 'variety', 'unbroken');
    fc.assert(
      fc.property(anyParts, name, anyPart, (parts, part, other) => {
        const [low, high] = [Math.min(parts[part], other), Math.max(parts[part], other)];
        expect(combineFlowParts({ ...parts, [part]: low })).toBeLessThanOrEqual(
          combineFlowParts({ ...parts, [part]: high }),
        );
      }),
    );
  });

  it('never falls as the same text takes longer, up to the threshold', () => {
    const beforeThreshold = fc.integer({ min: 0, max: 480 });
    fc.assert(
      fc.property(anyText, beforeThreshold, beforeThreshold, (writing, one, other) => {
        expect(score(writing, Math.min(one, other))).toBeLessThanOrEqual(
          score(writing, Math.max(one, other)),
        );
      }),
    );
  });

  it('is the same for every duration past the threshold at which the pace is a full one', () => {
    const writing = honestTexts[0]!.writing;
    fc.assert(
      fc.property(fc.integer({ min: 480, max: 1200 }), (durationSeconds) => {
        expect(score(writing, durationSeconds)).toBe(score(writing, 480));
      }),
    );
  });

  it('never rises with more new lines', () => {
    fc.assert(
      fc.property(anyText, anyDuration, anyLineCount, anyLineCount, (writing, duration, one, other) => {
        expect(score(writing, duration, Math.max(one, other))).toBeLessThanOrEqual(
          score(writing, duration, Math.min(one, other)),
        );
      }),
    );
  });

  const passageCopiedOntoTheEnd = fc
    .record({
      writing: fc
        .constantFrom(...honestTexts.filter(({ name }) => name !== 'Chinese'))
        .map(({ writing }) => writing),
      from: fc.nat(200),
      count: fc.integer({ min: 8, max: 400 }),
    })
    .map(({ writing, from, count }) => {
      const words = writing.split(' ');
      const copied = words.slice(from, from + count);
      const bare = (word = '') => word.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase();
      return {
        before: { writing, durationSeconds: 480, newLineCount: 0 },
        after: { writing: `${writing} ${copied.join(' ')}`, durationSeconds: 480, newLineCount: 0 },
        /** Whether the last word leads into the copy as it does in the text, which makes the seam a repeat too. */
        seamIsRepeat: bare(words[from - 1]) === bare(words.at(-1)),
      };
    });

  it('falls with every copied passage at the end', () => {
    fc.assert(
      fc.property(passageCopiedOntoTheEnd, ({ before, after }) => {
        expect(flowScore(after)).toBeLessThan(flowScore(before));
      }),
    );
  });

  it('falls by a copied passage exactly in proportion to its share of the text', () => {
    fc.assert(
      fc.property(passageCopiedOntoTheEnd, (passage) => {
        fc.pre(!passage.seamIsRepeat);
        const before = flowParts(passage.before);
        const after = flowParts(passage.after);
        const share = (1 - after.repeatedShare) / (1 - before.repeatedShare);
        expect(share).toBeLessThan(1);
        expect(after.variety).toBeCloseTo(before.variety * share ** 1.5, 10);
        expect(after).toMatchObject({
          pace: before.pace,
          cohesion: before.cohesion,
          unbroken: before.unbroken,
        });
      }),
    );
  });
});

describe('flow score of the largest writing', () => {
  const fill = (unit: string) => unit.repeat(Math.ceil(200_000 / unit.length)).slice(0, 200_000);

  // A quadratic step anywhere takes minutes here: normalising one run of 200,000 marks alone takes nine seconds.
  it.each([
    ['prose', fill(honestTexts.map(({ writing }) => writing).join(' '))],
    ['Chinese', fill(honestTexts[8]!.writing)],
    ['one letter', fill('a')],
    ['single letters', fill('a b c ')],
    ['combining marks', fill('\u0301\u0323')],
    ['ligatures that expand', fill('\ufdfa')],
    ['apostrophes', fill("a'")],
    ['full stops', fill('.')],
    ['lone surrogates', fill('\ud800')],
    ['Thai without a space', fill('วันนี้ฉันตื่นแต่เช้าและไปตลาด')],
  ])('is there within two seconds for %s', (_, writing) => {
    const started = performance.now();
    expect(score(writing)).toBeLessThanOrEqual(1);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
