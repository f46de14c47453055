import { z } from 'zod';
import { historyCursor, historyLimit } from '../http/paging.ts';
import { writingFields } from '../http/writing-fields.ts';

export const submission = z.object(writingFields).meta({ id: 'WritingSubmission' });

const flowScore = z.number().min(0).max(1);
const care = z
  .string()
  .optional()
  .meta({ description: 'A humane message with help resources, where the text shows signs of acute danger.' });

const belowThreshold = z
  .object({
    is_prime: z.literal(false),
    persisted: z.literal(false),
    feedback: z.string(),
    flow_score: flowScore,
    care_message: care,
  })
  .meta({ id: 'WriteResultBelowThreshold' });

const prime = z
  .object({
    is_prime: z.literal(true),
    persisted: z.literal(true),
    writing_id: z.uuid(),
    prime_id: z.uuid(),
    flow_score: flowScore,
    chakra: z.int().min(1).max(8),
    kingdom: z.string(),
    care_message: care,
  })
  .meta({ id: 'WriteResultPrime' });

export const writeResult = z.discriminatedUnion('is_prime', [belowThreshold, prime]);

export const historyEntry = z
  .object({
    id: z.uuid(),
    writing: z.string(),
    duration_seconds: z.int(),
    flow_score: flowScore,
    is_prime: z.boolean(),
    chakra: z.int().min(1).max(8),
    kingdom: z.string(),
    sealed: z.boolean(),
    created_at: z.iso.datetime(),
    prime: z
      .object({
        id: z.uuid(),
        image_url: z.string().nullable().meta({ description: 'Null until it is rendered.' }),
        thumbnail_url: z.string().nullable().meta({ description: 'Null until it is rendered.' }),
        title: z.string().meta({ description: 'At most five words; empty until it is written.' }),
        reflection: z.string().meta({ description: 'Two to four sentences; empty until it is written.' }),
      })
      .optional(),
  })
  .meta({ id: 'WritingHistoryEntry' });

export const history = z
  .object({
    writings: z.array(historyEntry),
    next_cursor: z.string().optional().meta({ description: 'For `before`, where there is more.' }),
  })
  .meta({ id: 'WritingHistory' });

export const historyQuery = z.object({ limit: historyLimit, before: historyCursor });

export const writingParams = z.object({ id: z.guid('must be a uuid') });

export const deletedWriting = z.object({
  ok: z.literal(true),
  id: z.uuid(),
  erased: z.record(z.string(), z.int()),
});
