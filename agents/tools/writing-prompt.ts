import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { composePrompt } from '#src/offline/writer/prompts.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'writing-prompt',
  agents: ['dumb', 'smart', 'agi'],
  effect: 'read',
  description: 'A prompt to begin writing with, to the matter of a chakra where one is named.',
  input: z.object({
    chakra: z.int().min(1).max(8).optional().describe('1 Root to 8 Soul Star.'),
    seed: text({ max: 200 }).optional().describe('The same seed gives the same prompt.'),
  }),
  examples: [{}, { chakra: 4 }],
  run: async ({ chakra, seed }, { idFor }) => ({
    prompt: composePrompt({ seed: seed ?? idFor('prompt'), chakra: chakra as Chakra | undefined }),
  }),
});
