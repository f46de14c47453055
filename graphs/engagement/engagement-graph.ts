import { type BaseCheckpointSaver, END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import type { Submission, Written } from '../session/session-graph.ts';

export type EngagementMode = 'guided' | 'freeform' | 'confrontational';

/** What the agent opens with. */
export interface Opening {
  greeting: string;
  prompt: string;
  /** Entries of the memory that it rests on: every claim about the past can be traced to one. */
  entryIds: string[];
  /** The adaptation that shaped the prompt, where one did. */
  adaptationId: string | undefined;
}

/** What the agent says to a text, and asks next. */
export interface Response {
  reflection: string;
  memoryUpdate: string;
  nextPrompt: string;
  adaptation: string;
  entryIds: string[];
  adaptationId: string | undefined;
}

/** An instruction of the writer's to the agent. */
export interface Override {
  instruction: string;
  force: boolean;
}

export interface OverrideAnswer {
  newPrompt: string;
  agentNote: string;
  entryIds: string[];
}

/** What the graph works with, handed in for one caller and one turn. */
export interface EngagementTools {
  /** Reads the memory and says the first words; silent in `freeform`. */
  open(mode: EngagementMode): Promise<Opening>;
  submit(submission: Submission): Promise<Written>;
  /** The one call to a model on the way to the answer. */
  respond(request: {
    submission: Submission;
    written: Written;
    mode: EngagementMode;
    forced: readonly string[];
  }): Promise<Response>;
  /** Keeps what came of it: the adaptation, the prompt. */
  remember(request: { response: Response; written: Written }): Promise<void>;
  /** Records the override, always, and answers it. */
  override(request: Override & { forced: readonly string[] }): Promise<OverrideAnswer>;
}

/** Handed past the state, and kept nowhere. */
const EngagementTurn = z.object({
  tools: z.custom<EngagementTools>(),
  submission: z.custom<Submission>().optional(),
  override: z.custom<Override>().optional(),
  /** Where the words of this turn go: they quote the writer, and are not kept. */
  say: z.custom<(said: { opening?: Opening; response?: Response; answer?: OverrideAnswer }) => void>(),
});

const EngagementState = new StateSchema({
  turnKey: z.string().default(''),
  /** How many turns there were, this one included. */
  turns: z.number().default(0),
  turn: z.enum(['open', 'write', 'override']).default('open'),
  mode: z.enum(['guided', 'freeform', 'confrontational']).default('guided'),
  written: z.custom<Written>().optional(),
  /** Forced overrides: obeyed until the engagement ends. */
  forced: z.array(z.string()).default([]),
});

export type EngagementValues = typeof EngagementState.State;

/**
 * An engagement, one turn after the other:
 *
 *     open:     greet
 *     write:    submit -> respond -> END   (respond calls one model, then remembers)
 *     override: record
 */
export function createEngagementGraph(checkpointer: BaseCheckpointSaver) {
  const turnOf = (turn: z.infer<typeof EngagementTurn> | undefined) => {
    if (!turn) throw new Error('an engagement needs its tools');
    return turn;
  };
  return new StateGraph(EngagementState, EngagementTurn)
    .addNode('greet', async ({ mode }, { context }) => {
      const { tools, say } = turnOf(context);
      say({ opening: await tools.open(mode) });
      return {};
    })
    .addNode('submit', async (_state, { context }) => {
      const { tools, submission } = turnOf(context);
      if (!submission) throw new Error('a submission needs its text');
      return { written: await tools.submit(submission) };
    })
    .addNode('respond', async ({ written, mode, forced }, { context }) => {
      const { tools, submission, say } = turnOf(context);
      if (!submission || !written) throw new Error('a response needs the text');
      const response = await tools.respond({ submission, written, mode, forced });
      await tools.remember({ response, written });
      say({ response });
      return {};
    })
    .addNode('record', async ({ forced }, { context }) => {
      const { tools, override, say } = turnOf(context);
      if (!override) throw new Error('an override needs its words');
      say({ answer: await tools.override({ ...override, forced }) });
      return override.force ? { forced: [...forced, override.instruction].slice(-mostForced) } : {};
    })
    .addConditionalEdges(START, ({ turn }) => firstNodes[turn])
    .addEdge('greet', END)
    .addEdge('submit', 'respond')
    .addEdge('respond', END)
    .addEdge('record', END)
    .compile({ checkpointer });
}

const mostForced = 10;

const firstNodes = { open: 'greet', write: 'submit', override: 'record' } as const;
