import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'writing-history',
  agents: ['smart', 'agi'],
  effect: 'read',
  description:
    'The writer’s latest primes, newest first: when, how it flowed, its title, and how its text begins.',
  input: z.object({ limit: z.int().min(1).max(20).default(5).describe('How many.') }),
  examples: [{}, { limit: 3 }],
  run: ({ limit }, { services }) => services.writing.history({ limit }),
});
