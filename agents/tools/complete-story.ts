import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'complete-story',
  agents: ['smart', 'agi'],
  effect: 'write',
  description: 'Marks a story as heard. Only when the writer says that it has been read or listened to.',
  input: z.object({ story_id: z.uuid().describe('The story.') }),
  examples: [{ story_id: '6434f60a-b01d-4316-a176-085fedd28a0e' }],
  run: ({ story_id }, { services }) => services.stories.complete(story_id),
});
