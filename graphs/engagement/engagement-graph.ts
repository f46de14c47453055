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
  /** Entries that are the reason for the adaptation. */
  causes: string[];
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
  /** The adaptation that shaped the new prompt. */
  adaptationId?: string | undefined;
  /** Whether it was recorded and not followed: it asked for what no instruction can. */
  refused: boolean;
}

/** What the memory held when a turn began, as the agent reads it; plain data. */
export type Recollection = Readonly<Record<string, unknown>>;

/** What the graph works with, handed in for one caller and one turn. */
export interface EngagementTools {
  /** Reads the memory, before anything of the turn is in it. */
  recall(): Promise<Recollection>;
  /** Says the first words; silent in `freeform`. */
  open(request: { mode: EngagementMode; recalled: Recollection }): Promise<Opening>;
  /** Hands the text in, once for the turn. */
  submit(submission: Submission): Promise<Written>;
  /** The one call to a model on the way to the answer. */
  respond(request: {
    submission: Submission;
    written: Written;
    mode: EngagementMode;
    forced: readonly string[];
    recalled: Recollection;
  }): Promise<Response>;
  /** Keeps what came of it, once for the turn: the adaptation, the prompt. */
  remember(request: { response: Response; recalled: Recollection }): Promise<void>;
  /** Records the override, always and once for the turn, and answers it. */
  override(
    request: Override & { forced: readonly string[]; recalled: Recollection },
  ): Promise<OverrideAnswer>;
}

export type SayWords = (said: { opening?: Opening; response?: Response; answer?: OverrideAnswer }) => void;

/** Handed past the state, and kept nowhere. */
const EngagementTurn = z.object({
  tools: z.custom<EngagementTools>().optional(),
  submission: z.custom<Submission>().optional(),
  override: z.custom<Override>().optional(),
  /** Where the words of this turn go: they quote the writer, and are not kept. */
  say: z.custom<SayWords>().optional(),
});

const EngagementState = new StateSchema({
  turnKey: z.string().default(''),
  /** How many turns there were, this one included. */
  turns: z.number().default(0),
  request: z.string().default(''),
  turn: z.enum(['open', 'write', 'override']).default('open'),
  mode: z.enum(['guided', 'freeform', 'confrontational']).default('guided'),
  written: z.custom<Written>().optional(),
  /** Kept while the turn lasts: one that is gone on with says what it would have said. */
  recalled: z.custom<Recollection>().nullable().default(null),
  /** Forced overrides: obeyed until the engagement ends. */
  forced: z.array(z.string()).default([]),
});

export type EngagementValues = typeof EngagementState.State;

/**
 * An engagement, one turn after the other:
 *
 *     open:     recall -> greet
 *     write:    recall -> submit -> respond -> END   (respond calls one model, then remembers)
 *     override: recall -> record
 *
 * The words are said in the last node of a turn, since they are kept nowhere: a turn that is gone on with says them
 * then. What a node saves it saves under ids of the turn, so that a node that runs again saves it once.
 *
 * @param standing serves turns that bring no tools of their own, as those of LangGraph's Studio.
 */
export function createEngagementGraph(
  checkpointer: BaseCheckpointSaver | undefined,
  standing?: { tools: EngagementTools; say: SayWords },
) {
  const turnOf = (turn: z.infer<typeof EngagementTurn> | undefined) => {
    const { tools, say } = turn?.tools && turn.say ? { tools: turn.tools, say: turn.say } : (standing ?? {});
    if (!tools || !say) throw new Error('an engagement needs its tools');
    return { ...turn, tools, say };
  };
  return new StateGraph(EngagementState, EngagementTurn)
    .addNode('recall', async (_state, { context }) => ({ recalled: await turnOf(context).tools.recall() }))
    .addNode('greet', async ({ mode, recalled }, { context }) => {
      const { tools, say } = turnOf(context);
      say({ opening: await tools.open({ mode, recalled: recalled ?? (await tools.recall()) }) });
      return { recalled: null };
    })
    .addNode('submit', async (_state, { context }) => {
      const { tools, submission } = turnOf(context);
      if (!submission) throw new Error('a submission needs its text');
      return { written: await tools.submit(submission) };
    })
    .addNode('respond', async ({ written, mode, forced, recalled }, { context }) => {
      const { tools, submission, say } = turnOf(context);
      if (!submission || !written) throw new Error('a response needs the text');
      const memory = recalled ?? (await tools.recall());
      const response = await tools.respond({ submission, written, mode, forced, recalled: memory });
      await tools.remember({ response, recalled: memory });
      say({ response });
      return { recalled: null };
    })
    .addNode('record', async ({ forced, recalled }, { context }) => {
      const { tools, override, say } = turnOf(context);
      if (!override) throw new Error('an override needs its words');
      const answer = await tools.override({
        ...override,
        forced,
        recalled: recalled ?? (await tools.recall()),
      });
      say({ answer });
      const isObeyed = override.force && !answer.refused;
      return {
        recalled: null,
        ...(isObeyed ? { forced: [...forced, override.instruction].slice(-maxForced) } : {}),
      };
    })
    .addEdge(START, 'recall')
    .addConditionalEdges('recall', ({ turn }) => secondNodes[turn], Object.values(secondNodes))
    .addEdge('greet', END)
    .addEdge('submit', 'respond')
    .addEdge('respond', END)
    .addEdge('record', END)
    .compile(checkpointer ? { checkpointer } : {});
}

const maxForced = 10;

const secondNodes = { open: 'greet', write: 'submit', override: 'record' } as const;
