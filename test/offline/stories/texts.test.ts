import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '#src/core/languages.ts';
import {
  cities,
  companions,
  kingdomNames,
  leads,
  narrators,
  obstacles,
  passages,
  skies,
  themeImages,
} from '#src/offline/stories/texts.ts';
import { characterKinds, motifs } from '#src/offline/stories/types.ts';
import { kingdoms } from '#src/practice/kingdoms.ts';

const text = z.string().regex(/^\S(?:.*\S)?$/);
/** Every language, in the same order in every file, and no other. */
const line = z.strictObject({ en: text, es: text, zh: text, hi: text, ar: text });
const alternatives = (min: number) => z.array(line).min(min);
const chakra = z.int().min(1).max(8);
const motif = z.enum(motifs);
const kind = z.enum(characterKinds);
const gender = z.enum(['m', 'f']);

const themeImage = z.strictObject({
  themes: z.array(text).min(1),
  motif,
  a: line,
  the: line,
  appear: alternatives(2),
  look: alternatives(2),
  odd: alternatives(2),
  attempt: alternatives(3),
  learn: alternatives(2),
  turn: alternatives(3),
  rest: alternatives(2),
});
const place = z.strictObject({ at: line, motif });
const city = z.strictObject({
  chakra,
  name: text,
  localName: line,
  sights: alternatives(2),
  places: z.array(place).length(3),
});
const narrator = z.strictObject({
  chakra,
  kind,
  gender,
  name: line,
  look: text,
  introductions: alternatives(1),
  habits: alternatives(1),
  gestures: alternatives(3),
});
const companion = z.strictObject({
  kind,
  gender,
  look: text,
  the: line,
  meetings: alternatives(1),
  remarks: alternatives(2),
});
const obstacle = z.strictObject({ motif, look: text, lines: alternatives(1) });
const sky = z.strictObject({ morning: alternatives(2), evening: alternatives(2) });

const shapes: [string, unknown, z.ZodType][] = [
  ['images/*.json', themeImages, z.array(themeImage)],
  ['kingdoms.json', kingdomNames, z.record(z.enum(['1', '2', '3', '4', '5', '6', '7', '8']), line)],
  ['cities.json', cities, z.array(city)],
  ['narrators.json', narrators, z.array(narrator)],
  ['companions.json', companions, z.array(companion)],
  ['obstacles.json', obstacles, z.array(obstacle)],
  [
    'passages.json',
    passages,
    z.strictObject({
      crossings: alternatives(2),
      thoughts: alternatives(2),
      returns: alternatives(2),
      glimpses: alternatives(2),
      joinings: alternatives(2),
      closings: alternatives(2),
    }),
  ],
  [
    'leads.json',
    leads,
    z.strictObject({
      sight: alternatives(2),
      glimpse: alternatives(2),
      report: alternatives(2),
      oddity: alternatives(3),
      attempt: alternatives(2),
      insight: alternatives(2),
      rest: alternatives(2),
      habit: alternatives(2),
      dusk: alternatives(2),
    }),
  ],
  [
    'skies.json',
    skies,
    z.strictObject({
      'bright and stirred': sky,
      'bright and still': sky,
      'heavy and stirred': sky,
      'heavy and still': sky,
    }),
  ],
];

describe('the texts of the stories', () => {
  it.each(shapes)('%s has the shape that the code expects', (_, texts, shape) => {
    expect(shape.safeParse(texts).error?.issues ?? []).toEqual([]);
  });

  it('have a line in every language of the service', () => {
    expect(Object.keys(line.shape)).toEqual([...languages]);
  });

  it('have narrators in every kingdom, and every city by its name in the list of kingdoms', () => {
    for (const kingdom of kingdoms) {
      expect(narrators.some((one) => one.chakra === kingdom.chakra)).toBe(true);
      const names = cities.filter((one) => one.chakra === kingdom.chakra).map(({ name }) => name);
      expect(names.toSorted()).toEqual([...kingdom.cities].sort());
    }
  });
});
