import { z } from 'zod';
import { readWriting } from '../../language/reader.ts';
import type { Deflection, Quote, Reading, ThemeReading } from '../../language/reading.ts';
import { type Chakra, kingdomOf } from '../../practice/kingdoms.ts';
import { delimitUntrusted, excerpt, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask } from '../task.ts';
import { findQuote } from './quotes.ts';
import { chakraGuide } from './voice.ts';

const quote = z
  .string()
  .min(1)
  .describe('A sentence or clause of the writing, copied letter for letter, at most 30 words.');

const answer = z.object({
  chakra: z.int().min(1).max(8).describe('The chakra that the writing resonates with most.'),
  confidence: z.number().min(0).max(1).describe('0 for a guess, 1 where nothing else could be meant.'),
  themes: z
    .array(
      z.object({
        name: z
          .string()
          .min(1)
          .max(60)
          .describe(
            'A short everyday noun phrase as the writer would say it: "my mother", "work", "the piano".',
          ),
        weight: z.number().min(0).max(1).describe('How much of the writing turns on it.'),
        quotes: z.array(quote).min(1).max(6).describe('Where the writing says it.'),
      }),
    )
    .max(8)
    .describe('Strongest first. Few: only what the writing is really about.'),
  emotion: z.object({
    signature: z.string().min(1).max(60).describe('One or two plain words, such as "tender and uneasy".'),
    valence: z.number().min(-1).max(1).describe('-1 unpleasant, 1 pleasant.'),
    arousal: z.number().min(0).max(1).describe('0 still, 1 stirred.'),
    words: z.array(z.string().min(1)).max(8).describe('Single words of the writing that carry the feeling.'),
  }),
  deflections: z
    .array(
      z.object({
        quote,
        signal: z
          .string()
          .min(1)
          .max(60)
          .describe(
            'The phrase that turns away ("anyway", "whatever"), or "one sentence, then another subject".',
          ),
        about: z
          .string()
          .nullable()
          .describe('Name of the theme that was left, from the list; null if unclear.'),
      }),
    )
    .max(8)
    .describe('Subjects that are touched and then left. None where there is none.'),
});

type Answer = z.infer<typeof answer>;

/** Asks the model to reuse the names of known themes: themes are counted by name. */
const knownRule = `Before the page stand the names that this writer's earlier pages gave to themes, one a line. Where a theme of this page
is the same matter, even in quite other words, use that name exactly; where it is another, name it anew. Take none that the page does not show.
`;

interface Input {
  writing: string;
  /** Names of the themes in the writer's earlier writings. */
  known?: readonly string[] | undefined;
}

/** Finds chakra, themes, emotion and deflections. Every theme is backed by a quote from the writing. */
export const readWritingTask = defineTask<Input, Answer, Reading>({
  name: 'read-writing',
  role: 'guide',
  input: z.object({ writing: z.string(), known: z.array(z.string()).readonly().optional() }),
  output: answer,
  timeoutMs: 8_000,
  backgroundTimeoutMs: 90_000,

  instructions: ({ writing, known = [] }) => ({
    system: `You read a page of free writing and note what is in it. You do not answer it and do not judge it.
You claim nothing that its words do not show. Themes are what the writer writes about, named in everyday words in the
language of the writing, not psychology. Each quote is copied letter for letter, with its spelling, so that it can be
found again; a theme without a quote does not count. Of the eight chakras choose the one whose matter the page turns on:
${chakraGuide}
${known.length > 0 ? knownRule : ''}${untrustedTextRule}`,
    user: [
      ...(known.length > 0 ? [delimitUntrusted('known themes', known.join('\n'))] : []),
      delimitUntrusted('writing', excerpt(writing)),
    ].join('\n\n'),
  }),

  check({ themes }, { writing }) {
    const ungrounded = themes.filter(({ quotes }) => quotes.every((each) => !findQuote(writing, each)));
    if (themes.length === 0 || ungrounded.length < themes.length) return [];
    return ['None of the quotes stands in the writing letter for letter. Copy them exactly.'];
  },

  conclude: (found, { writing }) => toReading(found, writing),
  offline: ({ writing }) => readWriting(writing),
});

function toReading({ chakra, confidence, themes, emotion, deflections }: Answer, writing: string): Reading {
  const lower = writing.toLowerCase();
  const grounded = themes
    .map(({ name, weight, quotes }) => ({
      name: name.trim(),
      // Below 1, so that other mentions of the theme still count.
      weight: Math.min(weight, 0.99),
      mentions: inOrder(quotes.map((each) => findQuote(writing, each)).filter((each) => each !== undefined)),
    }))
    .filter(({ mentions }) => mentions.length > 0)
    .sort((a, b) => b.weight - a.weight);
  return {
    by: 'model',
    chakra: chakra as Chakra,
    kingdom: kingdomOf(chakra).name,
    chakraShares: sharesOf(chakra, confidence),
    confidence,
    themes: mergeByName(grounded),
    emotion: {
      ...emotion,
      words: emotion.words.map((word) => word.toLowerCase()).filter((word) => lower.includes(word)),
    },
    deflections: deflections
      .flatMap(({ quote: said, signal, about }): Deflection[] => {
        const found = findQuote(writing, said);
        const left = grounded.find(({ name }) => name.toLowerCase() === about?.trim().toLowerCase());
        return found ? [{ ...found, form: 'phrase', signal, about: left?.name }] : [];
      })
      .sort((a, b) => a.start - b.start),
  };
}

/** The share of the chosen chakra grows with the confidence; the others share the rest equally. */
function sharesOf(chakra: number, confidence: number): number[] {
  return Array.from({ length: 8 }, (_, index) =>
    index + 1 === chakra ? (1 + 7 * confidence) / 8 : (1 - confidence) / 8,
  );
}

function mergeByName(themes: readonly ThemeReading[]): ThemeReading[] {
  const byName = new Map<string, ThemeReading>();
  for (const theme of themes) {
    const key = theme.name.toLowerCase();
    const known = byName.get(key);
    byName.set(key, known ? { ...known, mentions: inOrder([...known.mentions, ...theme.mentions]) } : theme);
  }
  return [...byName.values()];
}

/** Sorted by position, without quotes that lie within another. */
function inOrder(quotes: readonly Quote[]): Quote[] {
  const kept: Quote[] = [];
  for (const quote of [...quotes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (quote.end > (kept.at(-1)?.end ?? 0)) kept.push(quote);
  }
  return kept;
}
