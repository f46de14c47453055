import type { CompiledStateGraph } from '@langchain/langgraph';
import { z } from 'zod';

/** The channels of `TurnState`, with their values before the first turn. */
export const turnChannels = {
  turnKey: z.string().default(''),
  turns: z.number().default(0),
  request: z.string().default(''),
};

/** The state channels that a graph with turns needs. */
export interface TurnState {
  /** Hash of the turn and its request. It is equal for equal requests. */
  turnKey: string;
  /** Number of turns so far, this one included. */
  turns: number;
  /** Id of the request that began the turn. A repeat of the request, even after the turn has ended, belongs to the same turn. */
  request: string;
}

// biome-ignore lint/suspicious/noExplicitAny: any graph whose state has a turn
export type TurnGraph = CompiledStateGraph<any, any, any, any, any, any>;

/**
 * Runs one turn of a graph with a checkpointer. If the process dies between two nodes, the same request resumes the turn
 * after the last node that ended.
 *
 * @param turn `input`: the state that the turn begins with. `context`: what must not be stored, such as the text itself.
 * @returns the state at the end of the turn.
 */
export async function runTurn<S extends TurnState>(
  graph: TurnGraph,
  turn: {
    threadId: string;
    input: Partial<S> & TurnState;
    context: Record<string, unknown>;
    /** Receives the end of each node, and the events that nodes emit. */
    onEvent?: ((event: TurnEvent) => void) | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<S> {
  const config = {
    configurable: { thread_id: turn.threadId },
    context: turn.context,
    durability: 'sync' as const,
    recursionLimit: 40,
    ...(turn.signal ? { signal: turn.signal } : {}),
  };
  const left = await graph.getState(config);
  const isResume = left.next.length > 0 && (left.values as Partial<S>).turnKey === turn.input.turnKey;
  const stream = await graph.stream(isResume ? null : turn.input, {
    ...config,
    streamMode: ['updates', 'custom'],
  });
  for await (const [mode, chunk] of stream as AsyncIterable<[string, unknown]>) {
    if (mode === 'custom') turn.onEvent?.(chunk as TurnEvent);
    else for (const node of Object.keys(chunk as object)) turn.onEvent?.({ type: 'node', name: node });
  }
  return (await graph.getState(config)).values as S;
}

/** What happens in a turn while it runs. */
export type TurnEvent =
  | { type: 'node'; name: string }
  | { type: 'tool'; name: string; outcome: string }
  | { type: 'token'; text: string };
