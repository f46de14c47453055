import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { chakraField, writtenFields } from '../submit-writing.ts';

export const openRequest = z
  .object({ intention: text({ max: 500 }).optional().meta({ description: 'What the session is for.' }) })
  .meta({ id: 'SmartSessionRequest' });

export const session = z
  .object({
    session_id: z.uuid(),
    prompt: z.string(),
    context: z.object({
      sojourn: z.string(),
      sojourn_day: z.int(),
      sojourn_phase: z.string(),
      recent_chakras: z.array(chakraField),
      streak_days: z.int(),
    }),
  })
  .meta({ id: 'SmartSession' });

export const sessionParams = z.object({ id: z.guid('must be a uuid') });

export const writeResult = z
  .object({
    ...writtenFields,
    reflection: z.string(),
    next_steps: z.object({
      story_generating: z.boolean(),
      story_eta_seconds: z.int().nullable().meta({ description: 'Until its text is there.' }),
    }),
  })
  .meta({ id: 'SmartWriteResult' });

export const status = z
  .object({
    session_id: z.uuid(),
    writing_submitted: z.boolean(),
    is_prime: z.boolean(),
    story: z
      .object({
        status: z.string().meta({ description: '`generating`, `ready`, `delivered` or `failed`.' }),
        kingdom: z.string(),
        phases: z.int(),
        images_ready: z.int(),
        images_total: z.int(),
      })
      .nullable(),
    suggested_next: z.string(),
  })
  .meta({ id: 'SmartSessionStatus' });

export const guidance = z
  .object({ type: z.string(), rationale: z.string(), content: z.string() })
  .meta({ id: 'Guidance' });

export const messageRequest = z.object({ text: text({ max: 4_096 }) }).meta({ id: 'SmartMessage' });

export const messageResult = z
  .object({
    answer: z.string(),
    tools: z.array(z.object({ name: z.string(), arguments: z.unknown(), outcome: z.string() })),
  })
  .meta({ id: 'SmartAnswer' });

export const ended = z
  .object({
    session_id: z.uuid(),
    duration_minutes: z.number(),
    writing_submitted: z.boolean(),
    is_prime: z.boolean(),
    chakra: chakraField.nullable(),
    story_delivered: z.boolean(),
    summary: z.string(),
  })
  .meta({ id: 'SmartSessionEnd' });
