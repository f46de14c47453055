import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRandom } from '#src/core/random.ts';
import { fillOneOf, fillTemplate } from '#src/offline/writer/templates.ts';

function read(name: string): unknown {
  const file = new URL(`../../../src/offline/writer/data/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('filling a template', () => {
  it('fills slots, and leaves a part in brackets out where a slot of it has no value', () => {
    const template = 'about {name}[, as in “{quote}”].';
    expect(fillTemplate(template, { name: 'work', quote: 'the late train' })).toBe(
      'about work, as in “the late train”.',
    );
    expect(fillTemplate(template, { name: 'work', quote: undefined })).toBe('about work.');
  });

  it('leaves braces and brackets in a value as they are', () => {
    expect(fillTemplate('“{quote}”', { quote: '{name} [x] $& {quote}' })).toBe('“{name} [x] $& {quote}”');
  });

  it('refuses a slot without a value', () => {
    expect(() => fillTemplate('about {name}', {})).toThrow(RangeError);
  });

  it('draws one of several, always the same for the same seed', () => {
    const drawn = () => fillOneOf(['a', 'b', 'c'], createRandom('seed'));
    expect(drawn()).toBe(drawn());
    expect(['a', 'b', 'c']).toContain(drawn());
  });
});

describe('the texts of the offline writer', () => {
  const text = z.string().regex(/^\S(?:.*\S)?$/);
  /** Without a brace or a bracket that is not part of a slot or of an optional part. */
  const template = text.refine(
    (value) => !/[{}[\]]/.test(value.replaceAll(/\{\w+\}/g, '').replaceAll(/\[[^[\]]*\]/g, '')),
  );
  const templates = z.array(template).min(1);
  const clause = z.array(z.string().regex(/^[,:] /)).min(1);

  it.each(['feedback', 'reflection'])('%s.json holds alternatives for each case of each part', (name) => {
    const shape = z.record(z.string(), z.record(z.string(), z.union([templates, clause])));
    expect(shape.safeParse(read(name)).error?.issues ?? []).toEqual([]);
  });

  it('titles.json holds patterns of five words at most once their slots are one word each', () => {
    const shape = z.record(z.string(), templates);
    const titles = shape.parse(read('titles'));
    for (const title of [...titles.twoImages!, ...titles.oneImage!, ...titles.noMatter!])
      expect(title.split(' ').length).toBeLessThanOrEqual(5);
  });

  it('prompts.json holds eight prompts for each chakra', () => {
    const prompts = z.record(z.string(), z.array(text)).parse(read('prompts'));
    expect(Object.keys(prompts)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    for (const list of Object.values(prompts)) expect(new Set(list).size).toBe(8);
  });

  it('quotation.json holds words in lower case', () => {
    const words = z.array(z.string().regex(/^[a-z']+$/)).min(1);
    const shape = z.strictObject({ typingStems: words, phraseBoundaries: words, phraseStarts: words });
    expect(shape.safeParse(read('quotation')).error?.issues ?? []).toEqual([]);
  });
});
