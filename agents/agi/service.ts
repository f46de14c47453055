import {
  createEngagementGraph,
  type EmitOutput,
  type EngagementMode,
  type EngagementValues,
  type Opening,
  type Override,
  type OverrideAnswer,
  type Response,
  type TurnOutput,
} from '#graphs/engagement/engagement-graph.ts';
import type { Written } from '#graphs/session/session-graph.ts';
import { notFound } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/language/reading.ts';
import type { Submission } from '#src/writing/service.ts';
import { emitTokens } from '../emit-tokens.ts';
import * as store from '../store.ts';
import { createStudioTurn, type LiveTurn } from '../thread-turns.ts';
import { createEngagementTools } from './engagement-tools.ts';
import type { EngagementContext } from './memory.ts';
import type { AgiOptions } from './options.ts';

export interface Engagement {
  id: string;
  mode: EngagementMode;
  opening: Opening;
  context: EngagementContext;
}

interface TurnRequest {
  name: EngagementValues['turn'];
  /** The request of the turn: an equal request resumes the same turn. */
  asked: unknown;
  /** A new id if undefined. */
  requestId?: string | undefined;
  submission?: Submission;
  /** Reads the submission. */
  readText?: () => Promise<Reading>;
  override?: Override;
  live?: LiveTurn | undefined;
}

export type AgiAgent = ReturnType<typeof createAgiAgent>;

/** The agent that remembers a writer across years. */
export function createAgiAgent(options: AgiOptions) {
  const { database, clock, memory } = options;
  const { getEngagement, readText, run } = createEngagementTurns(options);

  return {
    /** The graph for one engagement, for LangGraph's Studio, which keeps the state itself. */
    async graphFor(caller: Caller, id: string, mode: EngagementMode, emit: EmitOutput) {
      const engagement = { id, personId: caller.personId, kind: 'engagement' as const, mode, now: clock() };
      await store.insertThread(database, engagement);
      const tools = createEngagementTools(options, {
        caller,
        thread: await getEngagement(caller, id),
        readText: (submission) => readText(caller, submission),
        ...createStudioTurn(),
      });
      return createEngagementGraph(undefined, { tools, emit });
    },

    /** Opens an engagement with a greeting and a prompt. */
    async engage(caller: Caller, mode: EngagementMode, id: string): Promise<Engagement> {
      const { context, chakra } = await memory.context(caller.personId);
      const thread = {
        id,
        personId: caller.personId,
        kind: 'engagement' as const,
        mode,
        chakra,
        now: clock(),
      };
      await store.insertThread(database, thread);
      const { output } = await run(caller, id, { name: 'open', asked: mode, requestId: id });
      return { id, mode, opening: output.opening!, context };
    },

    /**
     * Submits a text in an engagement and answers it.
     *
     * @throws AppError `not_found`.
     */
    async write(
      caller: Caller,
      id: string,
      submission: Submission,
      live: LiveTurn = {},
    ): Promise<{ written: Written; response: Response; theme: string }> {
      // Read once for the turn, by the first node that needs it. A resumed turn reads it again.
      let reading: Promise<Reading> | undefined;
      const readOnce = () => {
        reading ??= readText(caller, submission);
        return reading;
      };
      const turn = { name: 'write' as const, asked: submission, submission, readText: readOnce, live };
      const { output, values } = await run(caller, id, turn);
      const response = output.response!;
      emitTokens(response.reflection, live.onEvent);
      const [theme] = submission.sealed ? [] : (await readOnce()).themes;
      return { written: values.written!, response, theme: theme?.name ?? '' };
    },

    /**
     * Records an instruction of the writer and answers it.
     *
     * @throws AppError `not_found`.
     */
    async override(
      caller: Caller,
      id: string,
      override: Override,
      live: LiveTurn = {},
    ): Promise<OverrideAnswer> {
      const { output } = await run(caller, id, { name: 'override', asked: override, override, live });
      return output.answer!;
    },

    /** A page of the caller's engagements, newest first. */
    engagements: (caller: Caller, { page, pageSize }: { page: number; pageSize: number }) =>
      store.selectEngagements(database, caller.personId, { offset: (page - 1) * pageSize, limit: pageSize }),

    /**
     * The runs of an engagement, oldest first: nodes, tools, models and memory entries, without any text.
     *
     * @throws AppError `not_found`.
     */
    async trace(caller: Caller, id: string): Promise<store.Run[]> {
      await getEngagement(caller, id);
      return store.selectRuns(database, id);
    },
  };
}

/** Engagements and their turns, over the engagement graph. */
function createEngagementTurns(options: AgiOptions) {
  const graph = createEngagementGraph(options.checkpointer);

  async function getEngagement(caller: Caller, id: string): Promise<store.Thread> {
    const thread = await store.findThread(options.database, caller.personId, 'engagement', id);
    if (!thread) throw notFound('engagement');
    return thread;
  }

  /** Reads a text, without the themes that the writer had forgotten. */
  async function readText({ personId }: Caller, { writing }: Submission): Promise<Reading> {
    const reading = await options.read(writing);
    const isForgotten = await options.memory.forgotten(personId);
    return { ...reading, themes: reading.themes.filter(({ name }) => !isForgotten(name)) };
  }

  /** Runs a turn. Its output is returned and never stored. */
  async function run(
    caller: Caller,
    id: string,
    turn: TurnRequest,
  ): Promise<{ output: TurnOutput; values: EngagementValues }> {
    const thread = await getEngagement(caller, id);
    const output: TurnOutput = {};
    const { live = {} } = turn;
    const read = turn.readText ?? ((submission: Submission) => readText(caller, submission));
    const values = await options.runTurn<EngagementValues>(graph, {
      personId: caller.personId,
      threadId: thread.id,
      turn: turn.name,
      asked: turn.asked,
      requestId: live.requestId ?? turn.requestId ?? newId(),
      input: { turn: turn.name, mode: thread.mode ?? 'guided' },
      context: (recorder, idFor) => ({
        tools: createEngagementTools(options, { caller, thread, recorder, idFor, live, readText: read }),
        submission: turn.submission,
        override: turn.override,
        emit: (part: TurnOutput) => Object.assign(output, part),
      }),
      // The tools watch the signal, not the graph: a node that has begun to save is allowed to end.
      onEvent: live.onEvent,
    });
    return { output, values };
  }

  return { getEngagement, readText, run };
}
