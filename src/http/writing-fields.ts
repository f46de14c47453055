import { z } from 'zod';
import { maxDurationSeconds, maxWritingCharacters } from '../practice/threshold.ts';
import { text } from './text.ts';

/** What a client sends of one writing session, in a request or in a journal that it imports. */
export const writingFields = {
  writing: text({ max: maxWritingCharacters }).meta({ description: 'The raw text.' }),
  duration_seconds: z
    .int()
    .min(0, 'must be 0 or more')
    .max(maxDurationSeconds, `must be at most ${maxDurationSeconds}`)
    .meta({ description: 'Seconds spent writing; 480 and more make a prime.' }),
  new_line_count: z
    .int()
    .min(0, 'must be 0 or more')
    .max(maxWritingCharacters, `must be at most ${maxWritingCharacters}`)
    .meta({ description: 'Number of new lines.' }),
  sealed: z.boolean().optional().meta({
    description:
      'Kept and counted, but nothing is learned from it, quoted from it, told from it or shared of it.',
  }),
};
