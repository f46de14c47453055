import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'recall-memory',
  agents: ['agi'],
  effect: 'read',
  description:
    'What is remembered of the writer that has to do with a question: entries with how strong and how old they are. What is not found is not known.',
  input: z.object({
    query: text({ max: 500 }).describe('What to look for, in words.'),
    kinds: z
      .array(z.enum(['theme', 'avoidance', 'adaptation', 'override', 'trigger', 'reflection']))
      .optional()
      .describe('Only these kinds of entries.'),
    limit: z.int().min(1).max(20).default(5).describe('How many.'),
  }),
  examples: [{ query: 'what she says about her brother' }, { query: 'sleep', kinds: ['theme'], limit: 3 }],
  run: ({ query, kinds, limit }, { services }) => services.memory.recall({ query, kinds, limit }),
});
