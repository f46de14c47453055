import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'list-children',
  agents: ['smart', 'agi'],
  effect: 'read',
  description: 'The writer’s children: wallet, birthdate and emoji pattern of each.',
  input: z.object({}),
  examples: [{}],
  run: (_input, { services }) => services.children.list(),
});
