import { z } from 'zod';
import { consentLevels, type EntryKind, entryKinds } from '#src/db/memory-tables.ts';
import { text } from '#src/http/text.ts';

export const memory = z
  .object({
    total_primes: z.int(),
    total_days: z.int().meta({ description: 'From the first prime to today, both included.' }),
    streak_current: z.int(),
    streak_best: z.int(),
    sojourn_history: z.array(
      z.object({
        chakra: z.int().min(1).max(8),
        kingdom: z.string(),
        completed: z.boolean(),
        primes: z.int(),
        day: z.int().min(1).max(96).optional().meta({ description: 'Of the sojourn in progress.' }),
      }),
    ),
    themes: z.object({
      recurring: z
        .array(z.string())
        .meta({ description: 'Themes of at least 3 primes, one of them among the last 10.' }),
      emerging: z.array(z.string()).meta({ description: 'Themes first seen within the last 5 primes.' }),
      avoided: z.array(z.string()).meta({
        description:
          'Left twice, or no longer mentioned for 15 primes after it recurred, or named by the writer as one to avoid.',
      }),
    }),
    writing_patterns: z.object({
      best_flow_time: z.string().meta({ description: 'Hours of the UTC day; empty before the first prime.' }),
      average_duration: z.int().meta({ description: 'Seconds.' }),
      average_flow_score: z.number().min(0).max(1),
      trigger_words_for_depth: z.array(z.string()),
      avoidance_signals: z.array(z.string()),
    }),
    adaptations: z.array(z.string()),
    learning: z
      .object({ waiting: z.int(), oldest_at: z.iso.datetime().nullable() })
      .meta({ description: 'Primes that are still to be learned from.' }),
  })
  .meta({ id: 'AgiMemory' });

export const entry = z
  .object({
    id: z.uuid(),
    kind: z.enum(entryKinds),
    content: z.string(),
    strength: z.number().min(0).max(1).meta({ description: 'Decays while no prime mentions it.' }),
    occurrences: z.int(),
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    valid_from: z.iso.datetime(),
    valid_to: z.iso.datetime().nullable(),
    source: z.enum(['agent', 'writer']),
    causes: z
      .array(z.uuid())
      .optional()
      .meta({ description: 'Of an adaptation: the entries that caused it.' }),
    changed_prompts: z
      .array(z.object({ engagement_id: z.string(), prompt: z.string(), at: z.iso.datetime() }))
      .optional()
      .meta({ description: 'Of an adaptation.' }),
  })
  .meta({ id: 'MemoryEntry' });

export const entryDetail = z
  .object({
    ...entry.shape,
    evidence: z.array(
      z.object({
        writing_id: z.uuid(),
        quote: z.string(),
        start: z.int().meta({ description: 'In UTF-16 code units of the writing.' }),
        end: z.int(),
        created_at: z.iso.datetime(),
      }),
    ),
    history: z.array(
      z.object({
        content: z.string(),
        valid_from: z.iso.datetime(),
        valid_to: z.iso.datetime().nullable(),
        source: z.enum(['agent', 'writer']),
        reason: z.string(),
      }),
    ),
    flow: z
      .object({
        before: z.number().nullable(),
        after: z.number().nullable(),
        primes_after: z.int(),
        after_prompts: z
          .array(z.number().nullable())
          .meta({ description: 'Flow of the next prime after each of `changed_prompts`.' }),
      })
      .optional()
      .meta({ description: 'Of an adaptation: the flow of the primes before and after it.' }),
  })
  .meta({ id: 'MemoryEntryDetail' });

function pageNumber(max: number, sentence: string) {
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, sentence);
}

const kinds = z
  .string()
  .transform((value, context) => {
    const names = value.split(',').map((name) => name.trim());
    const isKind = (name: string): name is EntryKind => (entryKinds as readonly string[]).includes(name);
    if (names.every(isKind)) return names;
    context.addIssue({ code: 'custom', message: `must be of ${entryKinds.join(', ')}` });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'One kind, or several separated by commas.' });

export const moment = z
  .string()
  .transform((value, context) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
    const at = isDay ? z.iso.date().safeParse(value) : z.iso.datetime({ offset: true }).safeParse(value);
    const year = Number(value.slice(0, 4));
    if (at.success && year >= 1) return new Date(isDay ? `${value}T23:59:59.999Z` : value);
    context.addIssue({ code: 'custom', message: 'must be a moment such as 2026-03-01T12:00:00Z, or a day' });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'ISO 8601. A day means the end of that day.' });

export const entriesQuery = z.object({
  kind: kinds,
  q: text({ max: 1000 }).optional(),
  as_of: moment,
  page: pageNumber(100_000, 'must be a whole number from 1 to 100000').default(1),
  page_size: pageNumber(100, 'must be a whole number from 1 to 100').default(20),
});

export const entryPage = z
  .object({ entries: z.array(entry), total: z.int(), page: z.int(), page_size: z.int() })
  .meta({ id: 'MemoryEntryPage' });

export const entryParams = z.object({ id: z.guid('must be a uuid') });

export const correction = z
  .object({
    content: text({ max: 2000 }).optional().meta({
      description:
        'A few words rename the theme. A sentence replaces the content. A denial rejects the entry.',
    }),
    rejected: z
      .boolean()
      .optional()
      .meta({ description: 'True: the entry is wrong, and is not believed again.' }),
  })
  .refine(({ content, rejected }) => content !== undefined || rejected === true, {
    message: 'must have content, or rejected: true',
    path: ['content'],
  });

export const receipt = z
  .object({
    ok: z.literal(true),
    id: z.uuid(),
    erasure_id: z.uuid(),
    erased: z.record(z.string(), z.int()).meta({ description: 'How much was erased, by table.' }),
    found: z
      .record(z.string(), z.int())
      .meta({ description: 'What a search found afterwards; always empty.' }),
    forgotten_at: z.iso.datetime(),
  })
  .meta({ id: 'ForgettingReceipt' });

export const exportLine = z.record(z.string(), z.unknown());

export const consent = z.object({ research: z.enum(consentLevels) });

export const consentAnswer = z
  .object({ research: z.enum(consentLevels), changed_at: z.iso.datetime().nullable() })
  .meta({ id: 'Consent' });
