import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'story-status',
  agents: ['smart', 'agi'],
  effect: 'read',
  description: 'How far the story of one prime is: its text, its pictures, its languages.',
  input: z.object({ writing_id: z.uuid().describe('The prime’s writing id.') }),
  examples: [{ writing_id: '6434f60a-b01d-4316-a176-085fedd28a0e' }],
  run: ({ writing_id }, { services }) => services.stories.status(writing_id),
});
