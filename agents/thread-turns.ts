import { createHash } from 'node:crypto';
import { runTurn, type TurnEvent, type TurnGraph, type TurnState } from '#graphs/turns.ts';
import type { Clock } from '#src/core/clock.ts';
import { notFound } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import type { WithAdvisoryLock } from '#src/db/advisory-locks.ts';
import type { Database } from '#src/db/database.ts';
import { insertRun, type RunStep } from './store.ts';

/** Records the steps of a run while it runs. */
export interface Recorder {
  note(step: RunStep): void;
  /** Runs `work` and records it as one step with its duration. */
  timed<T>(work: () => Promise<T>, step: (result: T, ms: number) => RunStep): Promise<T>;
}

/** How the caller follows a turn, and which request the turn answers. */
export interface LiveTurn {
  /** Equal for repeats of a request under one idempotency key. */
  requestId?: string | undefined;
  onEvent?: ((event: TurnEvent) => void) | undefined;
  /** Aborts work that only the waiting client needs. Writes that have begun are completed. */
  signal?: AbortSignal | undefined;
}

export interface TurnRequest<S> {
  personId: string;
  threadId: string;
  turn: string;
  /** The whole request. An equal request resumes the same turn. */
  asked: unknown;
  /** The same for repeats of one request; a new id if the caller cannot repeat it. */
  requestId: string;
  input: Partial<S>;
  context(recorder: Recorder, idFor: (what: string) => string): Record<string, unknown>;
  onEvent?: ((event: TurnEvent) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface ThreadTurnsOptions {
  database: Database;
  clock: Clock;
  withAdvisoryLock: WithAdvisoryLock;
}

/**
 * Runs turns, one at a time for each thread, across all processes of the database. Each run is recorded. After a crash, the
 * same request resumes its turn without repeating the nodes that ended.
 */
export function createThreadTurns({ database, clock, withAdvisoryLock }: ThreadTurnsOptions) {
  /** The last turn of each thread in this process, as a promise that never rejects. */
  const lastTurns = new Map<string, Promise<unknown>>();

  /** Runs `work` after the earlier turns of the thread: first those of this process, then those of other processes. */
  async function inTurn<T>(threadId: string, work: () => Promise<T>): Promise<T> {
    const before = lastTurns.get(threadId) ?? Promise.resolve();
    const result = before.then(() => withAdvisoryLock(`turn of ${threadId}`, work));
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    lastTurns.set(threadId, settled);
    void settled.then(() => {
      if (lastTurns.get(threadId) === settled) lastTurns.delete(threadId);
    });
    return result;
  }

  /** The error to report for a failed turn: `not_found` if the writer was erased while the turn ran. */
  async function failureOf(error: unknown, threadId: string): Promise<unknown> {
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
      // The state counts turns. A request that resumes a turn, or repeats one under its key, keeps that turn's number, so
      // that the ids derived from it are the same. Any other request has the next number.
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
      throw await failureOf(error, request.threadId);
    });
  };
}

export type RunThreadTurn = ReturnType<typeof createThreadTurns>;

/** The options of a turn in LangGraph's Studio: nothing is recorded, and each graph has its own ids. */
export function createStudioTurn(): { recorder: Recorder; idFor(what: string): string; live: LiveTurn } {
  const turn = newId();
  return {
    recorder: { note: () => undefined, timed: (work) => work() },
    idFor: (what) => derivedId('studio', turn, what),
    live: {},
  };
}

const maxShownItems = 80;

/** Arguments as a trace may show them: ids and numbers in full, and the length of each text. */
export function withoutText(value: unknown): unknown {
  if (typeof value === 'string') {
    const isId = /^[0-9a-f-]{36}$|^0x[0-9a-fA-F]{40}$/.test(value);
    return isId ? value : `(${value.length} characters)`;
  }
  if (Array.isArray(value)) return value.slice(0, maxShownItems).map(withoutText);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutText(inner)]));
  }
  return value;
}
