import { createSessionGraph, type SessionValues } from '#graphs/session/session-graph.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Submission } from '#src/writing/service.ts';
import * as store from '../store.ts';
import { createStudioTurn, type LiveTurn } from '../thread-turns.ts';
import type { SmartOptions } from './options.ts';
import { createSessionTools, summarise } from './session-tools.ts';

export interface SessionTurnRequest {
  name: SessionValues['turn'];
  /** The request of the turn: an equal request resumes the same turn. */
  asked: unknown;
  /** A new id if undefined. */
  requestId?: string | undefined;
  input?: Partial<SessionValues>;
  submission?: Submission;
  /** The writer's latest messages, newest first. */
  writerTexts?: readonly string[];
  live?: LiveTurn | undefined;
}

export type SessionTurns = ReturnType<typeof createSessionTurns>;

/** Sessions and their turns, over the session graph. */
export function createSessionTurns(options: SmartOptions) {
  const { database, clock } = options;
  const graph = createSessionGraph(options.checkpointer);

  const findSession = (caller: Caller, id: string) =>
    store.findThread(database, caller.personId, 'session', id);
  const findOpenSession = (caller: Caller) => store.findOpenSession(database, caller.personId);

  async function getSession(caller: Caller, id: string): Promise<store.Thread> {
    const thread = await findSession(caller, id);
    if (!thread) throw notFound('session');
    return thread;
  }

  /** The state that the graph stores for a session; empty before its first turn. */
  async function stateOf(id: string): Promise<Partial<SessionValues>> {
    return (await graph.getState({ configurable: { thread_id: id } })).values as Partial<SessionValues>;
  }

  /** Closes the caller's open session, unless it is the given one. */
  async function closeOtherSession(caller: Caller, id: string): Promise<void> {
    const open = await findOpenSession(caller);
    if (!open || open.id === id) return;
    await store.updateClosed(database, open.id, summarise((await stateOf(open.id)).written), clock());
  }

  /** Creates a session; does nothing if the caller has an open one. */
  function insertSession(caller: Caller, id: string): Promise<boolean> {
    return store.insertThread(database, { id, personId: caller.personId, kind: 'session', now: clock() });
  }

  return {
    findSession,
    findOpenSession,
    getSession,
    stateOf,
    closeOtherSession,
    insertSession,

    /** @throws AppError `not_found`, or `conflict` if the session has ended. */
    async getOpenSession(caller: Caller, id: string): Promise<store.Thread> {
      const thread = await getSession(caller, id);
      if (thread.closedAt) throw new AppError('conflict', 'This session has ended.');
      return thread;
    },

    /** Runs a turn and returns the state after it. */
    async run(caller: Caller, thread: store.Thread, turn: SessionTurnRequest): Promise<SessionValues> {
      const { live = {}, writerTexts = [] } = turn;
      return options.runTurn<SessionValues>(graph, {
        personId: caller.personId,
        threadId: thread.id,
        turn: turn.name,
        asked: turn.asked,
        requestId: live.requestId ?? turn.requestId ?? newId(),
        input: { turn: turn.name, ...turn.input },
        context: (recorder, idFor) => ({
          tools: createSessionTools(options, { caller, thread, recorder, idFor, live, writerTexts }),
          submission: turn.submission,
        }),
        // The tools watch the signal, not the graph: a node that has begun to save is allowed to end.
        onEvent: live.onEvent,
      });
    },

    /** The graph for one session, for LangGraph's Studio, which keeps the state itself. */
    async graphFor(caller: Caller, id: string) {
      await closeOtherSession(caller, id);
      await insertSession(caller, id);
      const thread = await getSession(caller, id);
      const turn = { caller, thread, writerTexts: [], ...createStudioTurn() };
      return createSessionGraph(undefined, { tools: createSessionTools(options, turn) });
    },
  };
}
