import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWriting } from '#src/language/reader.ts';
import { composeFeedback } from '#src/offline/writer/feedback.ts';
import { composeReflection } from '#src/offline/writer/reflection.ts';
import { composeTitle } from '#src/offline/writer/title.ts';
import { anyText, oddTexts } from '../../language/odd-texts.ts';
import { developmentPassages, everydayTexts } from '../../language/passages.ts';

const texts = [...everydayTexts, ...developmentPassages.map((passage) => passage.text)];

const titleOf = (text: string) => composeTitle(text, readWriting(text));
const reflectionOf = (text: string) => composeReflection(text, readWriting(text));

function feedbackOn(writing: string, durationSeconds = 200): string {
  const words = writing.trim().split(/\s+/u).length;
  const wordsPerMinute = words / (durationSeconds / 60);
  return composeFeedback({
    writing,
    durationSeconds,
    thresholdSeconds: 480,
    flow: { wordsPerMinute },
    reading: readWriting(writing),
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?) /u);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}

/** What the composer says itself, without what it quotes. */
function unquoted(text: string): string {
  return text.replaceAll(/“[^”]*”/gu, '');
}

describe('a title', () => {
  const expectTitle = (text: string) => {
    const title = titleOf(text);
    expect(title).toMatch(/\S/u);
    expect(title.split(/\s+/u).length).toBeLessThanOrEqual(5);
    expect(title).toBe(title.trim());
    expect(title.length).toBeLessThan(120);
    expect(title.isWellFormed()).toBe(true);
    expect(titleOf(text)).toBe(title);
  };

  it('has one to five words for any text', () => {
    for (const text of [...oddTexts, ...texts]) expectTitle(text);
    fc.assert(fc.property(anyText, expectTitle), { numRuns: 200 });
  });

  it('is made of the writing’s own matter, and differs from writing to writing', () => {
    const titles = texts.map(titleOf);
    expect(new Set(titles).size).toBeGreaterThan(titles.length * 0.9);
    const own = texts.filter((text, index) => {
      const themes = readWriting(text).themes.map((theme) => theme.name);
      const matter = wordsOf([text, ...themes].join(' '));
      return [...wordsOf(titles[index]!)].some((word) => word.length > 3 && matter.has(word));
    });
    expect(own.length).toBeGreaterThan(texts.length * 0.95);
  });

  it('gives no private name away', () => {
    const names = ['Nasrin', 'Zbigniew', 'Oluwaseun'];
    for (const name of names) {
      for (const rest of [
        'by the blue gate',
        'in the kitchen',
        'at noon',
        'about the piano',
        'with a spade',
      ]) {
        const text = `I met ${name} ${rest}. We talked about the weather. Then ${name} left and I thought of ${name} all day.`;
        expect(titleOf(text)).not.toContain(name);
      }
    }
  });
});

describe('a reflection', () => {
  const expectReflection = (text: string) => {
    const reflection = reflectionOf(text);
    const sentences = sentencesOf(reflection);
    expect(sentences.length, reflection).toBeGreaterThanOrEqual(2);
    expect(sentences.length, reflection).toBeLessThanOrEqual(4);
    for (const sentence of sentences) expect(sentence).toMatch(/^\P{Ll}.*[.?]$/u);
    expect(reflection).not.toContain('\n');
    expect(reflection.isWellFormed()).toBe(true);
    expect(reflectionOf(text)).toBe(reflection);
    for (const [, quote] of reflection.matchAll(/“([^”]*)”/gu)) {
      expect(text.replaceAll('’', "'").toLowerCase()).toContain(quote!.replaceAll('’', "'").toLowerCase());
    }
  };

  it('has two to four sentences for any text, and quotes only what stands there', () => {
    for (const text of [...oddTexts, ...texts]) expectReflection(text);
    fc.assert(fc.property(anyText, expectReflection), { numRuns: 200 });
  });

  it('says so when it cannot read the language', () => {
    for (const text of [
      '我妈妈昨天打电话来。我没有说话。',
      'אמא שלי לא ישנה. אבא כתב מכתב.',
      'wczoraj dzwoniła ciotka z Krakowa i płakała',
    ]) {
      expect(reflectionOf(text)).toMatch(/cannot be read/u);
    }
  });

  it('asks once about what was touched and left', () => {
    const reflection = reflectionOf(
      'The garden is dry. My brother drinks again. Anyway, I planted beans. The beans are up. I sat in the garden.',
    );
    expect(reflection).toContain('your brother');
    expect(reflection.match(/\?/gu)).toHaveLength(1);
  });

  it('names what the writing turns around, and where it goes', () => {
    const reflection = reflectionOf(
      'My mother rang at six. My mother never rings. I made tea. I stood at the window. The rent is due and I have no savings. The rent, the rent.',
    );
    expect(reflection).toContain('your mother');
    expect(reflection).toContain('rent');
  });

  it('neither diagnoses nor flatters', () => {
    for (const text of texts) {
      expect(unquoted(reflectionOf(text))).not.toMatch(
        /\b(?:you (?:are|suffer|have a)|disorder|trauma\w*|clearly|obviously|amazing|beautiful\w*|wonderful\w*|brave\w*|well done|great)\b/iu,
      );
    }
  });
});

describe('feedback on a session under the threshold', () => {
  const expectFeedback = (text: string, durationSeconds: number) => {
    const feedback = feedbackOn(text, durationSeconds);
    const sentences = sentencesOf(feedback);
    expect(sentences.length, feedback).toBeGreaterThanOrEqual(3);
    expect(sentences.length, feedback).toBeLessThanOrEqual(5);
    expect(feedback.isWellFormed()).toBe(true);
    expect(feedback).not.toMatch(/NaN|Infinity|undefined/u);
    // Nothing that text, duration and new lines cannot show.
    expect(feedback).not.toMatch(
      /paus|backspac|delet|hesitat|keystroke|typing|retyp|eras|stopp|corrected|rhythm/iu,
    );
  };

  it('has three to five sentences and claims nothing of how the text was typed, for any text and duration', () => {
    for (const text of [...oddTexts, ...texts]) expectFeedback(text, 200);
    expectFeedback(
      'I paused. I hesitated over the delete key, and backspaced. I paused and deleted my mother.',
      300,
    );
    fc.assert(fc.property(anyText, fc.integer({ min: 0, max: 90_000 }), expectFeedback), { numRuns: 200 });
  });

  it('speaks of this text: a word of it, or the theme that it is about', () => {
    for (const text of texts) {
      const own = wordsOf(text);
      const told = readWriting(text).themes.map((theme) => theme.name.replace(/^my /u, ''));
      const feedback = feedbackOn(text);
      const quotes = [...feedback.matchAll(/“([^”]*)”/gu)].flatMap(([, quote]) => [...wordsOf(quote!)]);
      expect(
        quotes.some((word) => own.has(word)),
        feedback,
      ).toBe(true);
      if (told.length > 0)
        expect(told.some((name) => feedback.includes(name.replace('who I am', 'who you are')))).toBe(true);
    }
  });

  it('tells the length against the threshold', () => {
    expect(feedbackOn('My mother rang and I made tea.', 61)).toMatch(/1 minute and 1 second\b/u);
    expect(feedbackOn('My mother rang and I made tea.', 61)).toContain('8 minutes');
    expect(feedbackOn('My mother rang and I made tea.', 479)).toMatch(
      /\b1 second\b|7 minutes and 59 seconds/u,
    );
    expect(feedbackOn('My mother rang and I made tea.', 480)).not.toMatch(
      /short of|still open|to go|would have been/u,
    );
    expect(feedbackOn('My mother rang and I made tea.', 0)).toContain('no time was counted'.slice(3));
  });

  it('tells the pace, and says of one that hands cannot reach that it may have been written before', () => {
    expect(feedbackOn('one two three four five six seven eight nine ten '.repeat(3), 60)).toContain(
      '30 words a minute',
    );
    expect(feedbackOn('my mother came to tea again '.repeat(100), 60)).toContain('written before');
    expect(feedbackOn('my mother came to tea again', 60)).not.toContain('written before');
  });

  it('ends with one thing to try', () => {
    for (const text of texts)
      expect(sentencesOf(feedbackOn(text)).at(-1)).toMatch(/^(?:One thing to try|Next time)/u);
  });

  it('says different things of different writings', () => {
    const opened = texts.map((text) => unquoted(feedbackOn(text)));
    expect(new Set(opened).size).toBeGreaterThan(opened.length * 0.9);
    expect(feedbackOn(texts[0]!)).toBe(feedbackOn(texts[0]!));
  });

  it('is warm without flattering', () => {
    for (const text of texts) {
      expect(unquoted(feedbackOn(text))).not.toMatch(
        /\b(?:great|amazing|well done|beautiful\w*|impressive|excellent|perfect\w*|talent\w*)\b/iu,
      );
    }
  });
});
