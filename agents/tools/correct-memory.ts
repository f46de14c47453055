import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'correct-memory',
  agents: ['agi'],
  effect: 'write',
  description:
    'Puts an entry of the memory right in the writer’s own words. Only when the writer says that it is wrong.',
  input: z.object({
    entry_id: z.uuid().describe('The entry.'),
    content: text({ max: 2_000 }).describe('What is right instead.'),
  }),
  examples: [
    { entry_id: '6434f60a-b01d-4316-a176-085fedd28a0e', content: 'That was my aunt, not my mother.' },
  ],
  run: ({ entry_id, content }, { services }) => services.memory.correct(entry_id, content),
});
