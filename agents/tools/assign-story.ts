import { z } from 'zod';
import { walletAddress } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'assign-story',
  agents: ['smart', 'agi'],
  effect: 'write',
  description: 'Gives a story to one of the writer’s children. Only when the writer asks for it.',
  input: z.object({
    story_id: z.uuid().describe('The story.'),
    child_wallet: walletAddress.describe('Wallet of one of the writer’s children.'),
  }),
  examples: [
    {
      story_id: '6434f60a-b01d-4316-a176-085fedd28a0e',
      child_wallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    },
  ],
  run: ({ story_id, child_wallet }, { services }) => services.stories.assign(story_id, child_wallet),
});
