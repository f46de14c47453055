import { z } from 'zod';
import { walletAddress } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'story-history',
  agents: ['smart', 'agi'],
  effect: 'read',
  description: 'The writer’s stories, newest first, heard or not, of all children or of one.',
  input: z.object({
    child_wallet: walletAddress
      .optional()
      .describe('Wallet of one of the writer’s children; leave out for all.'),
    limit: z.int().min(1).max(20).default(5).describe('How many.'),
  }),
  examples: [{}, { limit: 2 }],
  run: ({ child_wallet, limit }, { services }) =>
    services.stories.history({ childWallet: child_wallet, limit }),
});
