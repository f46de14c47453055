import { z } from 'zod';
import { engagementModes } from '#graphs/engagement/engagement-graph.ts';
import { text } from '#src/http/text.ts';
import { chakraField, writtenFields } from '../submit-writing.ts';

const mode = z.enum(engagementModes, { error: `must be one of ${engagementModes.join(', ')}` });

const entryIds = z.array(z.string()).meta({ description: 'Entries of the memory that the words rest on.' });

export const engageRequest = z.object({ mode: mode.default('guided') }).meta({ id: 'EngageRequest' });

export const engagementContext = z
  .object({
    sojourn: z.string(),
    sojourn_day: z.int(),
    sojourn_phase: z.string(),
    total_primes: z.int(),
    streak_days: z.int(),
    recurring_themes: z.array(z.string()),
    avoidance_patterns: z.array(z.string()),
    emotional_trajectory: z.string(),
  })
  .meta({ id: 'EngagementContext' });

export const engagement = z
  .object({
    engagement_id: z.uuid(),
    mode,
    greeting: z.string(),
    prompt: z.string(),
    context: engagementContext,
    memory_summary: z.string(),
    entry_ids: entryIds,
  })
  .meta({ id: 'Engagement' });

export const engagementParams = z.object({ engagement_id: z.guid('must be a uuid') });

export const agiWriteResult = z
  .object({
    ...writtenFields,
    agent_response: z.object({
      reflection: z.string(),
      memory_update: z.string(),
      next_prompt: z.string(),
      adaptation: z.string(),
    }),
    pipelines: z.object({
      story: z.object({ status: z.string(), kingdom: z.string(), theme: z.string() }),
      image: z.object({ status: z.string() }),
    }),
    entry_ids: entryIds,
  })
  .meta({ id: 'AgiWriteResult' });

export const overrideRequest = z
  .object({
    instruction: text({ max: 2_000 }),
    force: z
      .boolean()
      .meta({ description: 'True: obeyed as said until the engagement ends. False: weighed.' }),
  })
  .meta({ id: 'OverrideRequest' });

export const overrideResult = z
  .object({
    acknowledged: z.boolean(),
    new_prompt: z.string(),
    agent_note: z.string(),
    entry_ids: z.array(z.string()),
  })
  .meta({ id: 'OverrideResult' });

const pageNumber = (max: number, rule: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, rule)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, rule);

export const engagementsQuery = z.object({
  page: pageNumber(100_000, 'must be a whole number from 1').default(1),
  page_size: pageNumber(100, 'must be a whole number from 1 to 100').default(20),
});

export const engagementList = z
  .object({
    engagements: z.array(
      z.object({
        id: z.uuid(),
        date: z.iso.date(),
        mode,
        is_prime: z.boolean(),
        chakra: chakraField.meta({ description: 'Of the prime; of the sojourn where there is none.' }),
        kingdom: z.string(),
        flow_score: z.number(),
        summary: z.string(),
        story_delivered: z.boolean(),
      }),
    ),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
  })
  .meta({ id: 'EngagementList' });

export const trace = z
  .object({
    engagement_id: z.uuid(),
    runs: z.array(
      z.object({
        id: z.uuid(),
        turn: z.string(),
        outcome: z.string(),
        started_at: z.iso.datetime(),
        latency_ms: z.int(),
        steps: z.array(z.looseObject({ type: z.string() })),
      }),
    ),
  })
  .meta({ id: 'EngagementTrace' });
