import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '#src/core/languages.ts';

const pattern = z.array(z.string().min(1)).min(1);
const ruleFile = z.strictObject({
  language: z.enum(languages),
  phrases: z.record(z.string().regex(/^[a-zA-Z]+$/), z.strictObject({ about: z.string().min(1), pattern })),
  unlessBefore: pattern,
  unlessAfter: z.array(z.string().min(1)),
  rules: z.array(
    z.strictObject({
      sign: z.enum([
        'wish-to-die',
        'intent',
        'plan-or-means',
        'recent-attempt',
        'self-harm',
        'hopelessness',
        'burden',
        'farewell',
      ]),
      pattern,
      unlessBefore: pattern.optional(),
      unlessAfter: pattern.optional(),
      unlessNear: pattern.optional(),
    }),
  ),
});

function read(name: string): string {
  return readFileSync(new URL(`../../src/care/data/${name}.json`, import.meta.url), 'utf8');
}

describe('the data of the care screen', () => {
  it.each(languages)('has the shape that the code expects, in %s', (language) => {
    const rules = JSON.parse(read(`rules.${language}`));
    expect(ruleFile.safeParse(rules).error?.issues ?? []).toEqual([]);
    expect(rules.language).toBe(language);
  });

  it.each(languages)('has no phrase that no rule uses, in %s', (language) => {
    const text = read(`rules.${language}`).replaceAll('{own:', '{othersAndDenials}');
    const { phrases } = ruleFile.parse(JSON.parse(read(`rules.${language}`)));
    expect(Object.keys(phrases).filter((name) => !text.includes(`{${name}}`))).toEqual([]);
  });

  it('has a message in every language', () => {
    expect(Object.keys(JSON.parse(read('messages')))).toEqual([...languages]);
  });

  it('spells words, letters and signs as the rules read them', () => {
    const replacements = z.record(z.string().min(1), z.string().min(1));
    const spellings = z.strictObject({
      lookalikeLetters: z.record(z.string().length(1), z.string().regex(/^[a-z]$/)),
      lettersForSigns: z.record(z.string().length(1), z.string().regex(/^[a-z]$/)),
      arabicLetters: replacements,
      words: z.record(z.string().regex(/^[a-z0-9]+$/), z.string().regex(/^[a-z]+(?: [a-z]+)*$/)),
    });
    expect(spellings.safeParse(JSON.parse(read('spellings'))).error?.issues ?? []).toEqual([]);
  });
});
