import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { maxDurationSeconds, maxWritingCharacters } from '#src/practice/threshold.ts';

const maxPromptCharacters = 2_000;

export const dumbWrite = z
  .object({
    prompt: text({ max: maxPromptCharacters })
      .optional()
      .meta({ description: 'The agent writes a passage to it, unless `writing` is there.' }),
    writing: text({ max: maxWritingCharacters })
      .optional()
      .meta({ description: 'A text of the caller’s own.' }),
    duration_seconds: z.int().min(0, 'must be 0 or more').max(maxDurationSeconds).optional(),
    new_line_count: z.int().min(0, 'must be 0 or more').max(maxWritingCharacters).optional(),
  })
  .superRefine((body, context) => {
    if (body.prompt === undefined && body.writing === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['prompt'],
        message: 'is required where there is no writing',
      });
    }
    if (body.writing !== undefined && body.duration_seconds === undefined) {
      context.addIssue({ code: 'custom', path: ['duration_seconds'], message: 'is required with a writing' });
    }
  })
  .meta({ id: 'DumbWrite' });

const chakra = z.int().min(1).max(8);

export const dumbReply = z
  .object({
    is_prime: z.boolean().meta({ description: 'Whether the caller’s text would have been a prime.' }),
    persisted: z.literal(false),
    prompt: z.string(),
    writing: z.string(),
    feedback: z.string(),
    flow_score: z.number().min(0).max(1),
    chakra,
    kingdom: z.string(),
  })
  .meta({ id: 'DumbReply' });

export const dumbPrompt = z.object({ prompt: z.string(), source: z.string() }).meta({ id: 'DumbPrompt' });

export const analysisRequest = z
  .object({ text: text({ max: maxWritingCharacters }) })
  .meta({ id: 'AnalysisRequest' });

export const analysis = z
  .object({
    chakra,
    kingdom: z.string(),
    themes: z.array(z.string()),
    emotional_signature: z.string(),
    flow_estimate: z.number().min(0).max(1),
  })
  .meta({ id: 'Analysis' });
