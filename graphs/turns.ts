import type { CompiledStateGraph } from '@langchain/langgraph';

/** What a graph with turns keeps of the one that it is in. */
export interface TurnState {
  /** Names the turn and what it was asked; the same for the same request made again. */
  turnKey: string;
  /** How many turns there were, this one included. */
  turns: number;
  /** The request that began the turn: made again after the turn has ended, it is the same turn. */
  request: string;
}

// biome-ignore lint/suspicious/noExplicitAny: any graph whose state has a turn
type TurnGraph = CompiledStateGraph<any, any, any, any, any, any>;

/**
 * Runs one turn of a conversation that a graph keeps. A process may die between any two nodes: the same request made
 * again goes on where the first one stopped, with the nodes that ran not run again.
 *
 * @param input is what the turn begins with; `context` is what is not to be kept, such as the text itself.
 * @returns the state when the turn has ended.
 */
export async function runTurn<S extends TurnState>(
  graph: TurnGraph,
  turn: {
    threadId: string;
    input: Partial<S> & TurnState;
    context: Record<string, unknown>;
    /** Told of each node as it ends, and of what nodes tell of themselves. */
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
