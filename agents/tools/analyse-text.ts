import { z } from 'zod';
import { text } from '#src/http/text.ts';
import { maxWritingCharacters } from '#src/practice/threshold.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'analyse-text',
  agents: ['dumb', 'smart', 'agi'],
  effect: 'read',
  description:
    'Reads a text without keeping it: its chakra and kingdom, its themes, its feeling, and how it flows.',
  input: z.object({ text: text({ max: maxWritingCharacters }).describe('The text to read.') }),
  examples: [{ text: 'The boiler is out again and the landlord does not answer.' }],
  async run({ text }, { services }) {
    const { chakra, kingdom, themes, emotion } = await services.writing.analyse(text);
    return {
      chakra,
      kingdom,
      themes: themes.map(({ name }) => name),
      emotional_signature: emotion.signature,
      flow_estimate: services.writing.flowEstimate(text),
    };
  },
});
