import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'facilitator-profile',
  agents: ['smart', 'agi'],
  effect: 'read',
  quotesOthers: true,
  description: 'One human guide with the reviews of others.',
  input: z.object({ facilitator_id: z.uuid().describe('The guide.') }),
  examples: [{ facilitator_id: '6434f60a-b01d-4316-a176-085fedd28a0e' }],
  run: ({ facilitator_id }, { services }) => services.facilitators.profile(facilitator_id),
});
