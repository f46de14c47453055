import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'recommend-facilitators',
  agents: ['smart', 'agi'],
  effect: 'read',
  quotesOthers: true,
  description:
    'Human guides ranked for this writer, each with the reason. Use it when the writer asks for a person to talk to.',
  input: z.object({}),
  examples: [{}],
  run: (_input, { services }) => services.facilitators.recommend(),
});
