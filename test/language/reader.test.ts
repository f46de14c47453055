import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWriting } from '#src/language/reader.ts';
import type { Quote, Reading } from '#src/language/reading.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import { anyText, oddTexts } from './odd-texts.ts';
import { everydayTexts } from './passages.ts';

const longText = everydayTexts.join('\n\n').repeat(20).slice(0, 200_000);

function quotesOf({ themes, deflections }: Reading): Quote[] {
  return [...themes.flatMap((theme) => theme.mentions), ...deflections];
}

function expectValid(text: string): void {
  const reading = readWriting(text);
  expect(reading.kingdom).toBe(kingdomOf(reading.chakra).name);
  expect(reading.chakraShares).toHaveLength(8);
  expect(reading.chakraShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(reading.chakraShares[reading.chakra - 1]).toBe(Math.max(...reading.chakraShares));
  expect(reading.confidence).toBeGreaterThanOrEqual(0);
  expect(reading.confidence).toBeLessThanOrEqual(1);
  expect(Math.abs(reading.emotion.valence)).toBeLessThanOrEqual(1);
  expect(reading.emotion.arousal).toBeGreaterThanOrEqual(0);
  expect(reading.emotion.arousal).toBeLessThanOrEqual(1);
  expect(reading.emotion.signature).not.toBe('');
  for (const theme of reading.themes) {
    expect(theme.weight).toBeGreaterThan(0);
    expect(theme.weight).toBeLessThan(1);
    expect(theme.mentions.length).toBeGreaterThan(0);
  }
  const weights = reading.themes.map((theme) => theme.weight);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  for (const { start, end, quote } of quotesOf(reading)) {
    expect(quote).not.toBe('');
    expect(text.slice(start, end)).toBe(quote);
    expect(quote.isWellFormed(), `a lone surrogate in ${JSON.stringify(quote)}`).toBe(true);
    expect(quote).not.toContain('\u0000');
  }
}

function themesOf(text: string): string[] {
  return readWriting(text).themes.map((theme) => theme.name);
}

function emotionOf(text: string) {
  return readWriting(text).emotion;
}

describe('any text at all', () => {
  it.each(oddTexts.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
    'gets a valid reading: %s',
    (_, text) => {
      expectValid(text);
    },
  );

  it('gets quotes that stand in it letter for letter, with no half of a surrogate pair', () => {
    fc.assert(fc.property(anyText, expectValid), { numRuns: 300 });
  });

  it('is read the same way each time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readWriting(text)).toEqual(readWriting(text));
      }),
      { numRuns: 50 },
    );
    expect(readWriting(longText)).toEqual(readWriting(longText));
  });

  it('gets a valid reading at 200,000 characters, in time linear in its length', () => {
    expectValid(longText);
    const fastest = (text: string) =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const begun = performance.now();
          readWriting(text);
          return performance.now() - begun;
        }),
      );
    const monotonous = [
      'anyway, my mother died. ',
      'a',
      "a'",
      '\ud800',
      '. ',
      'i don’t want to talk about ',
      'the ',
    ];
    for (const unit of [longText.slice(0, 1000), ...monotonous]) {
      const whole = unit.repeat(Math.ceil(200_000 / unit.length)).slice(0, 200_000);
      const eighth = fastest(whole.slice(0, 25_000));
      // Eight times the text: eight times the time, squared it would be sixty-four; the floor is for a busy machine.
      expect(fastest(whole)).toBeLessThan(Math.max(1500, eighth * 30));
    }
  });
});

describe('themes', () => {
  it('are named as a person would name them, strongest first, with the sentences that say them', () => {
    const text =
      'My mum rang. I could not sleep after that. Mum always rings late, and my mother knows it. I paid the bill.';
    const [first] = readWriting(text).themes;
    expect(first?.name).toBe('my mother');
    expect(first?.mentions.map((mention) => mention.quote)).toEqual([
      'My mum rang.',
      'Mum always rings late, and my mother knows it.',
    ]);
    expect(themesOf(text)).toContain('sleep');
  });

  it('are the writer’s own relatives, not those of other people', () => {
    expect(themesOf("His mother was there. Anna's mother drove. A mother at the gate waved.")).not.toContain(
      'my mother',
    );
    expect(themesOf('Mum was there. My dear old father drove.')).toEqual(
      expect.arrayContaining(['my mother', 'my father']),
    );
  });

  it('include a noun that is in no list, when the writing returns to it', () => {
    const text =
      'My barometer fell again. I oiled the hinge and thought of nothing. Nobody understands my barometer but me.';
    expect(themesOf(text)).toContain('my barometer');
    expect(themesOf('The barometer fell. Then I slept.')).not.toContain('the barometer');
  });

  it('recognise a name by its capital', () => {
    expect(themesOf('I met Nasrin at noon. We laughed. Later on I saw Nasrin again by the canal.')).toContain(
      'Nasrin',
    );
  });

  it('do not take a verb for a thing', () => {
    const names = themesOf(
      'The plumber went home. The bus went late. The whole day went by and I let it go. It came and it went.',
    );
    expect(names.filter((name) => /went|came/.test(name))).toEqual([]);
  });

  it('are found under a negation, except for a feeling that is denied', () => {
    expect(themesOf('I am not afraid of the dark any more.')).toContain('fear');
    expect(themesOf('I was not happy about any of it.')).not.toContain('joy');
    expect(themesOf('I was so happy about all of it.')).toContain('joy');
  });

  it('are quoted by a clause, not by a page, in a text without punctuation', () => {
    const text = `${'and then i went to the shop and it was shut so i walked on '.repeat(20)} and my father called about the house and i did not pick up ${'and then i had soup '.repeat(20)}`;
    const father = readWriting(text).themes.find((theme) => theme.name === 'my father');
    expect(father?.mentions).toHaveLength(1);
    expect(father!.mentions[0]!.quote).toContain('my father');
    expect(father!.mentions[0]!.quote.split(' ').length).toBeLessThanOrEqual(30);
  });
});

describe('emotion', () => {
  it('tells pleasant from unpleasant and calm from excited', () => {
    const glad = emotionOf('I was happy and we laughed all evening, it was wonderful.');
    const afraid = emotionOf('I was terrified, I panicked and could not stop trembling.');
    const calm = emotionOf('It was peaceful and quiet, I felt calm and at ease.');
    expect(glad.valence).toBeGreaterThan(0.3);
    expect(glad.signature).toContain('glad');
    expect(afraid.valence).toBeLessThan(-0.3);
    expect(afraid.signature).toContain('afraid');
    expect(calm.valence).toBeGreaterThan(0);
    expect(calm.arousal).toBeLessThan(afraid.arousal);
  });

  it('is reversed by a negation, and restored by a second one', () => {
    expect(emotionOf('I am happy.').valence).toBeGreaterThan(0);
    expect(emotionOf('I am not happy.').valence).toBeLessThan(0);
    expect(emotionOf('I am not happy.').words).toEqual(['not happy']);
    expect(emotionOf('I was not afraid.').valence).toBeGreaterThan(0);
    expect(emotionOf('I could not stop laughing.').valence).toBeGreaterThan(0);
    expect(emotionOf('I did not go, but I was happy.').valence).toBeGreaterThan(0);
  });

  it('has two names where there are two feelings', () => {
    expect(
      emotionOf('I held her gently, I love her so, and I am anxious and worried about it.').signature,
    ).toBe('tender and uneasy');
  });

  it('is neutral where no word expresses a feeling', () => {
    const { signature, words, valence } = emotionOf(
      'The 43 leaves at nine. I took the stairs to the third floor.',
    );
    expect({ signature, words, valence }).toEqual({ signature: 'plain and even', words: [], valence: 0 });
  });
});

describe('deflections', () => {
  const deflectionsOf = (text: string) =>
    readWriting(text).deflections.map(({ signal, about, quote }) => ({ signal, about, quote }));

  it.each([
    'He asked me to marry him. Yes. I said yes.',
    'My father rang. Good. We talked for an hour.',
    'Is it over? Yes! Is he well?',
    'I am still angry with my sister. Very. I will say why.',
  ])('takes no short answer for a cue of avoidance: %s', (text) => {
    expect(deflectionsOf(text)).toEqual([]);
  });

  it('are a theme followed by a word that leaves it', () => {
    expect(
      deflectionsOf(
        'My brother rang about the money again. Anyway, the tomatoes are coming up. I watered them.',
      ),
    ).toEqual([
      {
        signal: 'anyway',
        about: 'my brother',
        quote: 'My brother rang about the money again. Anyway, the tomatoes are coming up.',
      },
    ]);
  });

  it('name the subject that the writer refuses to write about', () => {
    const [found] = deflectionsOf('The bus was late. I don’t want to talk about my father. We had soup.');
    expect(found).toMatchObject({ signal: 'i don’t want to talk about', about: 'my father' });
  });

  it('are found in a text without punctuation and apostrophes', () => {
    const [found] = deflectionsOf(
      'so my mum is back in hospital i dont want to think about it i had toast for lunch',
    );
    expect(found).toMatchObject({ signal: 'dont want to think about' });
    expect(found?.about).toBeDefined();
  });

  it('are one sentence about a tender theme, followed by another subject and no return', () => {
    const text =
      'I watered the garden. The funeral is on Friday. Football was on the television. I fixed my bike after lunch. Then I walked the dog.';
    expect(deflectionsOf(text)).toEqual([
      { signal: 'one sentence, then another subject', about: 'grief', quote: 'The funeral is on Friday.' },
    ]);
    expect(deflectionsOf(`${text} I keep thinking of the funeral.`)).toEqual([]);
  });

  it('are not found where the words have another sense', () => {
    expect(deflectionsOf('My mother said no. I married him anyway.')).toEqual([]);
    expect(deflectionsOf('My mother helps, whatever happens to us. She is like that.')).toEqual([]);
    expect(deflectionsOf('I put a wash on at home and forgot about it. It smells.')).toEqual([]);
    expect(deflectionsOf('Anyway, here I am. My brother rang.')).toEqual([]);
  });

  it('are not found where the writing stays with the subject', () => {
    expect(
      deflectionsOf('My father is ill. Anyway, my father never asked for help. My father is like that.'),
    ).toEqual([]);
  });
});
