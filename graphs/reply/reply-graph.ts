import { END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';

/** What a text shows, as the dumb agent tells it. */
export interface TextReading {
  chakra: number;
  kingdom: string;
  flowScore: number;
}

/** What the graph works with, handed in. */
export interface ReplyTools {
  /** A prompt to write to. */
  prompt(): Promise<string>;
  /** A passage written to a prompt. */
  passage(prompt: string): Promise<string>;
  read(text: {
    writing: string;
    durationSeconds: number | undefined;
    newLineCount: number;
  }): Promise<TextReading>;
  feedback(text: {
    writing: string;
    durationSeconds: number | undefined;
    newLineCount: number;
  }): Promise<string>;
}

const ReplyState = new StateSchema({
  prompt: z.string().optional(),
  writing: z.string().optional(),
  /** Undefined for a passage of the agent's own: nobody sat over it. */
  durationSeconds: z.number().optional(),
  newLineCount: z.number().default(0),
  reading: z.custom<TextReading>().optional(),
  feedback: z.string().optional(),
});

/** The answer to one text, or to a prompt: `writing` is the caller's own where they sent one. */
export interface Reply {
  prompt: string;
  writing: string;
  feedback: string;
  reading: TextReading;
}

/**
 * One answer, nothing kept: no checkpoint, no memory.
 *
 *     prompt? -> write? -> read
 *                       -> respond
 */
export function createReplyGraph(tools: ReplyTools) {
  const textOf = (state: typeof ReplyState.State) => ({
    writing: state.writing!,
    durationSeconds: state.durationSeconds,
    newLineCount: state.newLineCount,
  });
  return (
    new StateGraph(ReplyState)
      .addNode('choose', async () => ({ prompt: await tools.prompt() }))
      .addNode('write', async ({ prompt }) => ({ writing: await tools.passage(prompt!) }))
      .addNode('read', async (state) => ({ reading: await tools.read(textOf(state)) }))
      .addNode('respond', async (state) => ({ feedback: await tools.feedback(textOf(state)) }))
      // A text of the caller's own needs neither a prompt nor a passage.
      .addConditionalEdges(
        START,
        ({ prompt, writing }) => {
          if (writing !== undefined) return ['read', 'respond'];
          return prompt === undefined ? 'choose' : 'write';
        },
        ['choose', 'write', 'read', 'respond'],
      )
      .addEdge('choose', 'write')
      .addEdge('write', 'read')
      .addEdge('write', 'respond')
      .addEdge('read', END)
      .addEdge('respond', END)
      .compile()
  );
}
