import { END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';

/** What the dumb agent reports about a text. */
export interface TextReading {
  chakra: number;
  kingdom: string;
  flowScore: number;
}

/** A text to read or answer. */
export interface ReplyText {
  writing: string;
  /** Undefined for a passage that the agent wrote itself. */
  durationSeconds: number | undefined;
  newLineCount: number;
}

/** What the nodes call. */
export interface ReplyTools {
  /** A prompt to write to. */
  prompt(): Promise<string>;
  /** A passage written to a prompt. */
  passage(prompt: string): Promise<string>;
  read(text: ReplyText): Promise<TextReading>;
  feedback(text: ReplyText): Promise<string>;
}

const ReplyState = new StateSchema({
  prompt: z.string().optional(),
  writing: z.string().optional(),
  /** Undefined for a passage that the agent wrote itself. */
  durationSeconds: z.number().optional(),
  newLineCount: z.number().default(0),
  reading: z.custom<TextReading>().optional(),
  feedback: z.string().optional(),
});

/** The answer to a text or a prompt. `writing` is the caller's text, or the agent's passage if the caller sent none. */
export interface Reply {
  prompt: string;
  writing: string;
  feedback: string;
  reading: TextReading;
}

/**
 * One answer, without checkpoint or memory.
 *
 *     prompt? -> write? -> read
 *                       -> respond
 */
export function createReplyGraph(tools: ReplyTools) {
  const textOf = (state: typeof ReplyState.State): ReplyText => ({
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
      // A caller's text needs neither a prompt nor a passage.
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
