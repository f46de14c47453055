import { z } from 'zod';

const node = {
  description: 'A step of the agent has ended.',
  schema: z.object({ name: z.string() }),
};
const tool = {
  description: 'A tool was called, with what came of it: `ok` or a code.',
  schema: z.object({ name: z.string(), outcome: z.string() }),
};

/** The event for one word of an answer. The texts of all these events, joined, are exactly the named field. */
const token = (field: string) => ({
  description: `One word of \`${field}\`; joined, the words are exactly that text. They are sent after the whole text was checked.`,
  schema: z.object({ text: z.string() }),
});

/** The events while a message is answered. */
export const messageEvents = { node, tool, token: token('answer') };
/** The events while a submitted text is processed. */
export const sessionWriteEvents = { node, token: token('reflection') };
export const engagementWriteEvents = { node, token: token('agent_response.reflection') };
