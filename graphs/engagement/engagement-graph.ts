import { type BaseCheckpointSaver, END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import type { Submission } from '#src/writing/service.ts';
import type { Written } from '../session/session-graph.ts';
import { turnChannels } from '../turns.ts';

export const engagementModes = ['guided', 'freeform', 'confrontational'] as const;

export type EngagementMode = (typeof engagementModes)[number];

/** The kinds of adaptations in the agent's own repertoire. A model may word others, which have no kind. */
export const adaptationKinds = ['scene', 'gentle', 'unbroken', 'wider'] as const;

export type AdaptationKind = (typeof adaptationKinds)[number];

/** The agent's greeting and first prompt. */
export interface Opening {
  greeting: string;
  prompt: string;
  /** Ids of the memory entries that it is based on: every claim about the past can be traced to one of them. */
  entryIds: string[];
  /** The adaptation that shaped the prompt, if any. */
  adaptationId: string | undefined;
}

/** The agent's answer to a text, with the next prompt. */
export interface Response {
  reflection: string;
  memoryUpdate: string;
  nextPrompt: string;
  /** The sentence that tells the writer how the agent will ask from now on; empty if nothing changes. */
  adaptation: string;
  /** The adaptation's kind, if it is one of the agent's own repertoire. */
  adaptationKind: AdaptationKind | undefined;
  /** Ids of the memory entries that are the reason for the adaptation. */
  causes: string[];
  entryIds: string[];
  adaptationId: string | undefined;
}

/** An instruction that the writer gives the agent. */
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
  /** True if the instruction is recorded but not followed, because it asks for something that no instruction may change. */
  refused: boolean;
}

/** What memory held when the turn began, as plain data. The graph carries it without reading it. */
export type Recollection = Readonly<Record<string, unknown>>;

/** What the nodes call, bound to one caller and one turn. */
export interface EngagementTools {
  /** Reads memory as it was before this turn. */
  loadContext(): Promise<Recollection>;
  /** Composes the greeting and the first prompt; both are empty in `freeform`. */
  open(request: { mode: EngagementMode; recalled: Recollection }): Promise<Opening>;
  /** Submits the text. A repeated turn submits it once. */
  submit(submission: Submission): Promise<Written>;
  /** Composes the answer; the only call to a model in this turn. */
  respond(request: {
    submission: Submission;
    written: Written;
    mode: EngagementMode;
    forced: readonly string[];
    recalled: Recollection;
  }): Promise<Response>;
  /** Saves the adaptation and the prompt. A repeated turn saves them once. */
  remember(request: { response: Response; recalled: Recollection }): Promise<void>;
  /** Records the override and answers it. A repeated turn records it once. */
  override(
    request: Override & { forced: readonly string[]; recalled: Recollection },
  ): Promise<OverrideAnswer>;
}

/** The output of a turn. It quotes the writer, so it is never stored in the state. */
export interface TurnOutput {
  opening?: Opening;
  response?: Response;
  answer?: OverrideAnswer;
}

export type EmitOutput = (output: TurnOutput) => void;

/** Passed to the nodes without being stored. */
const EngagementTurn = z.object({
  tools: z.custom<EngagementTools>().optional(),
  submission: z.custom<Submission>().optional(),
  override: z.custom<Override>().optional(),
  emit: z.custom<EmitOutput>().optional(),
});

const EngagementState = new StateSchema({
  ...turnChannels,
  turn: z.enum(['open', 'write', 'override']).default('open'),
  mode: z.enum(engagementModes).default('guided'),
  written: z.custom<Written>().optional(),
  /** Set while the turn lasts, so that a resumed turn answers from the same memory. */
  recalled: z.custom<Recollection>().nullable().default(null),
  /** Forced overrides, obeyed until the engagement ends; oldest first. */
  forced: z.array(z.string()).default([]),
});

export type EngagementValues = typeof EngagementState.State;

/**
 * An engagement. Each turn runs one of these paths:
 *
 *     open:     loadContext -> greet
 *     write:    loadContext -> submit -> respond
 *     override: loadContext -> record
 *
 * The last node of a turn emits the output, so that a resumed turn emits it, too. Nodes save under ids derived from the
 * turn: a node that runs again saves nothing twice.
 *
 * @param standing the tools of a turn that brings none of its own, such as a turn started in LangGraph's Studio.
 */
export function createEngagementGraph(
  checkpointer: BaseCheckpointSaver | undefined,
  standing?: { tools: EngagementTools; emit: EmitOutput },
) {
  const turnOf = (turn: z.infer<typeof EngagementTurn> | undefined) => {
    const { tools, emit } =
      turn?.tools && turn.emit ? { tools: turn.tools, emit: turn.emit } : (standing ?? {});
    if (!tools || !emit) throw new Error('an engagement needs its tools');
    return { ...turn, tools, emit };
  };
  return new StateGraph(EngagementState, EngagementTurn)
    .addNode('loadContext', async (_state, { context }) => ({
      recalled: await turnOf(context).tools.loadContext(),
    }))
    .addNode('greet', async ({ mode, recalled }, { context }) => {
      const { tools, emit } = turnOf(context);
      emit({ opening: await tools.open({ mode, recalled: recalled ?? (await tools.loadContext()) }) });
      return { recalled: null };
    })
    .addNode('submit', async (_state, { context }) => {
      const { tools, submission } = turnOf(context);
      if (!submission) throw new Error('a submission needs its text');
      return { written: await tools.submit(submission) };
    })
    .addNode('respond', async ({ written, mode, forced, recalled }, { context }) => {
      const { tools, submission, emit } = turnOf(context);
      if (!submission || !written) throw new Error('a response needs the text');
      const memory = recalled ?? (await tools.loadContext());
      const response = await tools.respond({ submission, written, mode, forced, recalled: memory });
      await tools.remember({ response, recalled: memory });
      emit({ response });
      return { recalled: null };
    })
    .addNode('record', async ({ forced, recalled }, { context }) => {
      const { tools, override, emit } = turnOf(context);
      if (!override) throw new Error('an override needs its words');
      const answer = await tools.override({
        ...override,
        forced,
        recalled: recalled ?? (await tools.loadContext()),
      });
      emit({ answer });
      const isObeyed = override.force && !answer.refused;
      return {
        recalled: null,
        ...(isObeyed ? { forced: [...forced, override.instruction].slice(-maxForced) } : {}),
      };
    })
    .addEdge(START, 'loadContext')
    .addConditionalEdges('loadContext', ({ turn }) => secondNodes[turn], Object.values(secondNodes))
    .addEdge('greet', END)
    .addEdge('submit', 'respond')
    .addEdge('respond', END)
    .addEdge('record', END)
    .compile(checkpointer ? { checkpointer } : {});
}

const maxForced = 10;

const secondNodes = { open: 'greet', write: 'submit', override: 'record' } as const;
