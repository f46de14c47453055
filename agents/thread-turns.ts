import { createHash } from 'node:crypto';
import type { CompiledStateGraph } from '@langchain/langgraph';
import { runTurn, type TurnEvent, type TurnState } from '#graphs/turns.ts';
import type { Clock } from '#src/core/clock.ts';
import { notFound } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import { insertRun, type RunStep } from './store.ts';

/** Notes what a run does while it does it. */
export interface Recorder {
  note(step: RunStep): void;
  /** Runs `work` as a step of its own, with its time. */
  timed<T>(work: () => Promise<T>, step: (result: T, ms: number) => RunStep): Promise<T>;
}

/** How a turn is followed while it runs, and which request it answers. */
export interface LiveTurn {
  /** The same for a request that is made again under its key. */
  requestId?: string | undefined;
  onEvent?: ((event: TurnEvent) => void) | undefined;
  /** Gives up what is only for whoever waits: nothing that is being kept. */
  signal?: AbortSignal | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: any graph whose state has a turn
type TurnGraph = CompiledStateGraph<any, any, any, any, any, any>;

export interface TurnRequest<S> {
  personId: string;
  threadId: string;
  turn: string;
  /** What the turn was asked, in full: the same request is the same turn. */
  asked: unknown;
  /** Names the request where its caller can make the very same again; fresh where they cannot. */
  requestId: string;
  input: Partial<S>;
  context(recorder: Recorder, idFor: (what: string) => string): Record<string, unknown>;
  onEvent?: ((event: TurnEvent) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Runs `work` while no other process runs any under the same name. */
export type WithAdvisoryLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface ThreadTurnsOptions {
  database: Database;
  clock: Clock;
  withAdvisoryLock: WithAdvisoryLock;
}

/**
 * Runs the turns of threads: one at a time for each thread, in this process and in all others on its database, each
 * recorded for its writer, and each, after a crash, gone on with by the same request, without doing again what was done.
 */
export function createThreadTurns({ database, clock, withAdvisoryLock }: ThreadTurnsOptions) {
  /** The last turn of each thread in this process, as a promise that does not fail. */
  const busy = new Map<string, Promise<unknown>>();

  /** Waits for the thread's turn before this one, however that ended; then for the one of another process. */
  async function inTurn<T>(threadId: string, work: () => Promise<T>): Promise<T> {
    const before = busy.get(threadId) ?? Promise.resolve();
    const mine = before.then(() => withAdvisoryLock(`turn of ${threadId}`, work));
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    busy.set(threadId, settled);
    void settled.then(() => {
      if (busy.get(threadId) === settled) busy.delete(threadId);
    });
    return mine;
  }

  /** A writer may be erased while a turn of theirs runs: what then fails is told as what it is. */
  async function asTold(error: unknown, threadId: string): Promise<unknown> {
    const thread = await database
      .selectFrom('agent_threads')
      .select('id')
      .where('id', '=', threadId)
      .executeTakeFirst();
    return thread ? error : notFound('session or engagement');
  }

  return async function run<S extends TurnState>(graph: TurnGraph, request: TurnRequest<S>): Promise<S> {
    const turn = inTurn(request.threadId, async () => {
      const startedAt = clock();
      const began = performance.now();
      const steps: RunStep[] = [];
      let lastNode = began;
      const recorder: Recorder = {
        note: (step) => void steps.push(step),
        async timed(work, step) {
          const from = performance.now();
          const result = await work();
          steps.push(step(result, Math.round(performance.now() - from)));
          return result;
        },
      };
      const asked = createHash('sha256')
        .update(JSON.stringify([request.turn, request.asked]))
        .digest('hex');
      // Turns are counted in the state: a request made again after a crash has the number of the first, and so has one
      // that tells by its key that it is the same; any other that comes after the answer has a new one.
      const before = await graph.getState({ configurable: { thread_id: request.threadId } });
      const left = before.values as Partial<S>;
      const isResume = before.next.length > 0 && left.turnKey === asked;
      const isRepeated = before.next.length === 0 && left.request === request.requestId;
      const turns = (left.turns ?? 0) + (isResume || isRepeated ? 0 : 1);
      const idFor = (what: string) => derivedId('turn', request.threadId, String(turns), what);
      let outcome = 'ok';
      try {
        return await runTurn<S>(graph, {
          threadId: request.threadId,
          input: { ...request.input, turnKey: asked, turns, request: request.requestId } as Partial<S> &
            TurnState,
          context: request.context(recorder, idFor),
          signal: request.signal,
          onEvent(event) {
            if (event.type === 'node') {
              const now = performance.now();
              steps.push({ type: 'node', name: event.name, ms: Math.round(now - lastNode) });
              lastNode = now;
            }
            request.onEvent?.(event);
          },
        });
      } catch (error) {
        outcome = error instanceof Error ? error.name : 'failed';
        throw error;
      } finally {
        await insertRun(database, request.personId, {
          id: newId(),
          threadId: request.threadId,
          turn: request.turn,
          outcome,
          startedAt,
          latencyMs: performance.now() - began,
          steps,
        });
      }
    });
    return turn.catch(async (error: unknown) => {
      throw await asTold(error, request.threadId);
    });
  };
}

export type RunThreadTurn = ReturnType<typeof createThreadTurns>;

const maxShownCharacters = 80;

/** Arguments as a trace may show them: ids and numbers in full, a text by its length alone. */
export function withoutText(value: unknown): unknown {
  if (typeof value === 'string') {
    const isId = /^[0-9a-f-]{36}$|^0x[0-9a-fA-F]{40}$/.test(value);
    return isId ? value : `(${value.length} characters)`;
  }
  if (Array.isArray(value)) return value.slice(0, maxShownCharacters).map(withoutText);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutText(inner)]));
  }
  return value;
}
