import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'memory-themes',
  agents: ['agi'],
  effect: 'read',
  description: 'The writer’s recurring, emerging and avoided themes.',
  input: z.object({}),
  examples: [{}],
  run: (_input, { services }) => services.memory.themes(),
});
