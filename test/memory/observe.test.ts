import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCorrection } from '#memory/correct/read-correction.ts';
import { conceptKey } from '#memory/retain/concept.ts';
import { countedWeight } from '#memory/retain/mention.ts';
import { observe } from '#memory/retain/observe.ts';
import { cutPassages } from '#memory/retain/passages.ts';
import { findStatements } from '#memory/retain/statements.ts';
import { readWriting } from '#src/language/reader.ts';
import { tokenise } from '#src/language/tokens.ts';
import { freeProse } from '../support/writings.ts';

const plain = { needsCare: false };

describe('what memory takes from a writing', () => {
  it('points at places within the writing, whatever the writing is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constantFrom(...freeProse)),
        (text) => {
          const { mentions, passages } = observe(text, readWriting(text), plain);
          for (const { places, cuePlaces } of mentions) {
            expect(places.length).toBeGreaterThan(0);
            for (let at = 0; at < places.length; at += 2) {
              expect(text.slice(places[at], places[at + 1]).trim()).not.toBe('');
            }
            expect(cuePlaces.length % 2).toBe(0);
          }
          for (const { start, end } of passages) expect(text.slice(start, end).trim()).not.toBe('');
        },
      ),
    );
  });

  it('drops what a reading claims to quote and the writing does not say', () => {
    const text = 'I walked to the pier and back.';
    const claimed = { start: 0, end: 8, quote: 'I danced' };
    const reading = {
      ...readWriting(text),
      themes: [{ name: 'dancing', weight: 0.9, mentions: [claimed] }],
      deflections: [{ ...claimed, form: 'phrase' as const, signal: 'anyway', about: 'dancing' }],
    };
    expect(
      observe(text, reading, plain).mentions.filter(({ concept }) => concept === conceptKey('dancing')),
    ).toEqual([]);
  });

  it('takes for themes what a model names, and all else that the words touch for touched', () => {
    const text =
      'The ceiling at three again. My mother rang. Anyway, I dug the garden, and the beans are up.';
    const quote = 'The ceiling at three again.';
    const reading = {
      ...readWriting(text),
      by: 'model' as const,
      themes: [{ name: 'the bad nights', weight: 0.1, mentions: [{ start: 0, end: quote.length, quote }] }],
    };
    const themes = observe(text, reading, plain).mentions.filter(({ kind }) => kind === 'theme');
    const named = themes.filter(({ isNamed }) => isNamed);
    expect(named.map(({ name }) => name)).toEqual(['the bad nights']);
    expect(named[0]!.weight).toBeGreaterThanOrEqual(countedWeight);
    const touched = themes.filter(({ isNamed }) => !isNamed);
    expect(touched.map(({ name }) => name)).toEqual(expect.arrayContaining(['my mother', 'the garden']));
    expect(touched.every(({ weight }) => weight === 0)).toBe(true);
  });

  it('takes for left what a model says was left, and nothing that merely stood nearby', () => {
    const text = 'My mother rang about the house. Anyway, the beans are up, and I dug the garden until noon.';
    const quote = 'Anyway, the beans are up';
    const start = text.indexOf(quote);
    const theme = (name: string, said: string) => ({
      name,
      weight: 0.5,
      mentions: [{ start: text.indexOf(said), end: text.indexOf(said) + said.length, quote: said }],
    });
    const leftOf = (about: string | undefined) =>
      observe(
        text,
        {
          ...readWriting(text),
          by: 'model',
          themes: [
            theme('the sale of the house', 'about the house'),
            theme('the garden', 'I dug the garden'),
          ],
          deflections: [{ start, end: start + quote.length, quote, form: 'phrase', signal: 'anyway', about }],
        },
        plain,
      )
        .mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue)
        .map(({ name }) => name);
    expect(leftOf('the sale of the house')).toEqual(['the sale of the house']);
    expect(leftOf(undefined)).toEqual([]);
  });

  it('takes nothing that could be held against the writer from a writing with signs of danger', () => {
    const text = 'My mother rang. I hate my job. Anyway, I was sad about the garden and then it rained.';
    const careful = observe(text, readWriting(text), { needsCare: true });
    expect(careful.mentions.every(({ kind, hasAvoidanceCue }) => kind === 'theme' && !hasAvoidanceCue)).toBe(
      true,
    );
    expect(careful.passages).toEqual([]);
    const open = observe(text, readWriting(text), plain);
    expect(open.mentions.some(({ kind }) => kind === 'statement')).toBe(true);
  });

  it('takes for left what is not come back to on the page', () => {
    const left = (text: string) =>
      observe(text, readWriting(text), plain)
        .mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue)
        .map(({ name }) => name);
    const turned = 'I was in the garden before breakfast. Then there is the bank. Anyway, the kettle was on.';
    expect(left(turned)).toEqual(expect.arrayContaining(['the garden', 'the bank']));
    const back = `${turned} The garden is the one thing that waits for me.`;
    expect(left(back)).toContain('the bank');
    expect(left(back)).not.toContain('the garden');
  });

  it('marks a person close to the writer as avoided before anything else nearby', () => {
    const text = 'I was in the garden before breakfast. My brother called. Anyway, the kettle was on.';
    const { mentions } = observe(text, readWriting(text), plain);
    expect(mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue).map(({ name }) => name)).toEqual([
      'my brother',
    ]);
  });

  it('takes for left what is named as such, and nothing that stood before it', () => {
    const left = (text: string) =>
      observe(text, readWriting(text), plain)
        .mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue)
        .map(({ name }) => name);
    const page = 'Joanne had the day off and we took the car to the beach. We had ice cream. ';
    expect(
      left(
        `${page}I don't want to write about retirement, so never mind. It was egg salad, with sand in it.`,
      ),
    ).toEqual(['retirement']);
    expect(left(`${page}I don't wish to discuss my brother. It was egg salad, with sand in it.`)).toEqual([
      'my brother',
    ]);
  });

  it('marks neither the words of an avoidance cue nor what writers turn to', () => {
    const left = (text: string) =>
      observe(text, readWriting(text), plain)
        .mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue)
        .map(({ name }) => name);
    const after = ' I fixed the gate, and the dog slept through all of it.';
    expect(left(`It rained and was windy, and then it snowed. Never mind.${after}`)).toEqual([]);
    expect(left(`It was church all day, the vicar and a sermon. Never mind.${after}`)).toContain('church');
  });

  it('finds what was left where the reading cannot name it: the name just before', () => {
    const text =
      'Somebody sat where we used to sit, Declan and I. I don’t want to go into that. The bus was late again.';
    const { mentions } = observe(text, readWriting(text), plain);
    expect(mentions.filter(({ hasAvoidanceCue }) => hasAvoidanceCue).map(({ name }) => name)).toEqual([
      'Declan',
    ]);
  });

  it('cuts a writing into passages that cover every clause once, in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...freeProse), (text) => {
        const tokenised = tokenise(text);
        const passages = cutPassages(tokenised);
        for (const clause of tokenised.clauses) {
          const holding = passages.filter(({ start, end }) => start <= clause.start && clause.end <= end);
          expect(holding).toHaveLength(1);
        }
      }),
    );
  });
});

describe('statements', () => {
  const of = (text: string) =>
    findStatements(tokenise(text)).map(({ concept, value }) => `${concept} ${value}`);

  it('hears a stance and its opposite as two values of one thing', () => {
    expect(of('I love my job.')).toEqual(of('I really enjoy work.'));
    const [love] = of('I love work.');
    const [hate] = of("I can't stand work.");
    expect(love!.split(' ')[0]).toBe(hate!.split(' ')[0]);
    expect(love).not.toBe(hate);
    expect(of("I don't love work.")).toEqual([hate]);
  });

  it('holds one home and one work at a time', () => {
    expect(of('I live in Lisbon.')).toEqual(['slot:home lisbon']);
    expect(of('I moved to Porto.')).toEqual(['slot:home porto']);
  });

  it('takes no question, doubt or wish of another for a statement', () => {
    for (const text of [
      'Do I love work?',
      'If I loved work.',
      'She says you hate work.',
      'I might love work.',
    ]) {
      expect(of(text), text).toEqual([]);
    }
  });
});

describe('a correction', () => {
  it.each([
    ['that is not me', 'rejected'],
    ["That's not me.", 'rejected'],
    ['No. Wrong.', 'rejected'],
    ['not true', 'rejected'],
    ['my stepmother Ana', 'renamed'],
    ['the allotment', 'renamed'],
    ['I am not avoiding him, we just live far apart.', 'restated'],
    ['She was never my mother, she was my aunt.', 'restated'],
  ])('%j of a theme is %s', (content, effect) => {
    expect(readCorrection('theme', { content }).effect).toBe(effect);
  });
});

it('knows one concept under its forms, and keeps others apart', () => {
  expect(conceptKey('My Mother')).toBe(conceptKey("the mother's"));
  expect(conceptKey('the gardens')).toBe(conceptKey('gardening'));
  expect(conceptKey('my mother in law')).not.toBe(conceptKey('my mother'));
});
