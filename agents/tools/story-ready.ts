import { z } from 'zod';
import { walletAddress } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'story-ready',
  agents: ['smart', 'agi'],
  effect: 'read',
  description:
    'The oldest story that has not been heard yet, of the parent or for one child; null if there is none.',
  input: z.object({
    child_wallet: walletAddress
      .optional()
      .describe('Wallet of one of the writer’s children; leave out for all.'),
  }),
  examples: [{}, { child_wallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  run: ({ child_wallet }, { services }) => services.stories.ready(child_wallet),
});
