import { z } from 'zod';
import { historyCursor, historyLimit } from '../http/paging.ts';
import { walletAddress } from '../http/text.ts';

const narration = (language: string) =>
  z.string().meta({ description: `The scene in ${language}; empty until it is translated.` });

const phase = z
  .object({
    phase: z.int().min(1).meta({ description: 'Position, starting at 1.' }),
    text: z.string().meta({ description: 'A paragraph of the content.' }),
    narration_en: z.string(),
    narration_es: narration('Spanish'),
    narration_zh: narration('Mandarin Chinese'),
    narration_hi: narration('Hindi'),
    narration_ar: narration('Arabic'),
    image_url: z
      .string()
      .nullable()
      .meta({ description: '768x1344 WebP; null while it is made, and where its retries are spent.' }),
  })
  .meta({ id: 'StoryPhase' });

const translation = (language: string) =>
  z.string().meta({ description: `The story in ${language}; empty until it is translated.` });

export const story = z
  .object({
    id: z.uuid(),
    chakra: z.int().min(1).max(8),
    kingdom: z.string(),
    city: z.string(),
    content: z.string().meta({ description: 'The English text: its phases, parted by blank lines.' }),
    content_es: translation('Spanish'),
    content_zh: translation('Mandarin Chinese'),
    content_hi: translation('Hindi'),
    content_ar: translation('Arabic'),
    guidance_phases: z.array(phase),
    played: z.boolean(),
    played_at: z.iso.datetime().nullable(),
    child_wallet_address: z.string().nullable(),
    writing_id: z.uuid().meta({ description: 'The prime that it was told from.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Story' });

export const storyOrNull = story.nullable();

export const storyHistory = z
  .object({ stories: z.array(story), next_cursor: z.string().optional() })
  .meta({ id: 'StoryHistory' });

export const childFilter = z.object({
  child_wallet: walletAddress.optional().meta({ description: 'Only stories of this child of the caller.' }),
});

export const historyQuery = z.object({ ...childFilter.shape, limit: historyLimit, before: historyCursor });

export const storyParams = z.object({ id: z.guid('must be a uuid') });

export const assignment = z.object({ child_wallet_address: walletAddress }).meta({ id: 'StoryAssignment' });

export const completion = z
  .object({ ok: z.literal(true), id: z.uuid(), played: z.literal(true), played_at: z.iso.datetime() })
  .meta({ id: 'StoryCompletion' });
