import { z } from 'zod';

const node = {
  description: 'A step of the agent has ended.',
  schema: z.object({ name: z.string() }),
};
const tool = {
  description: 'A tool was called, with what came of it: `ok` or a code.',
  schema: z.object({ name: z.string(), outcome: z.string() }),
};

/** A word of what is said to the writer: together they are the named field, letter for letter. */
const token = (field: string) => ({
  description: `A word of \`${field}\`; all of them together are that text, letter for letter. Words are told once the whole of it was checked.`,
  schema: z.object({ text: z.string() }),
});

/** What a conversation tells while it runs. */
export const messageEvents = { node, tool, token: token('answer') };
/** What handing a text in tells while it runs. */
export const sessionWriteEvents = { node, token: token('reflection') };
export const engagementWriteEvents = { node, token: token('agent_response.reflection') };
