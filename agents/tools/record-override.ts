import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'record-override',
  agents: ['agi'],
  effect: 'write',
  description:
    'Keeps what the writer told the agent to do or to leave. Only what the writer said themselves.',
  input: z.object({ instruction: text({ max: 2_000 }).describe('The writer’s words.') }),
  examples: [{ instruction: 'Do not ask me about work on Sundays.' }],
  run: ({ instruction }, { services, idFor }) => services.memory.recordOverride(instruction, idFor),
});
