import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'get-child',
  agents: ['smart', 'agi'],
  effect: 'read',
  description: 'One of the writer’s children.',
  input: z.object({ child_id: z.uuid().describe('The child.') }),
  examples: [{ child_id: '6434f60a-b01d-4316-a176-085fedd28a0e' }],
  run: ({ child_id }, { services }) => services.children.get(child_id),
});
