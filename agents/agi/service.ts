import type { BaseCheckpointSaver } from '@langchain/langgraph';
import {
  createEngagementGraph,
  type EngagementMode,
  type EngagementTools,
  type EngagementValues,
  type Opening,
  type OverrideAnswer,
  type Response,
} from '#graphs/engagement/engagement-graph.ts';
import type { Submission, Written } from '#graphs/session/session-graph.ts';
import type { TurnEvent } from '#graphs/turns.ts';
import type { Clock } from '#src/core/clock.ts';
import { notFound } from '#src/core/errors.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/models/reading.ts';
import type { LanguageTask } from '#src/models/task.ts';
import { flowParts } from '#src/practice/flow-score.ts';
import { utcDay } from '#src/practice/utc-day.ts';
import * as store from '../store.ts';
import type { Recorder, RunThreadTurn } from '../thread-turns.ts';
import type { Profile } from './profile.ts';
import { openingTask, overrideTask, responseTask } from './tasks.ts';

/** Where the writer stands, in the contract's words. */
export interface EngagementContext {
  sojourn: string;
  sojourn_day: number;
  sojourn_phase: string;
  total_primes: number;
  streak_days: number;
  recurring_themes: string[];
  avoidance_patterns: string[];
  emotional_trajectory: string;
}

/** The memory, as this agent uses it. Every call names the person of the token. */
export interface AgentMemory {
  context(personId: string): Promise<EngagementContext>;
  profile(personId: string): Promise<{ profile: Profile; chakra: number; averageFlow: number | undefined }>;
  recordOverride(
    personId: string,
    override: { id: string; instruction: string; force: boolean },
  ): Promise<string>;
  /** Notes in the ledger that an adaptation shaped a prompt. */
  recordChangedPrompt(
    personId: string,
    adaptationId: string,
    changed: { engagementId: string; prompt: string },
  ): Promise<void>;
  recordAdaptation(
    personId: string,
    adaptation: { id: string; content: string; causedBy: readonly string[]; writingId: string },
  ): Promise<string>;
}

export interface AgiOptions {
  database: Database;
  clock: Clock;
  checkpointer: BaseCheckpointSaver;
  runTurn: RunThreadTurn;
  memory: AgentMemory;
  read(writing: string): Promise<Reading>;
  /** Hands a text in as the caller; under `idFor`'s ids it is kept once. */
  submit(caller: Caller, submission: Submission, idFor: (what: string) => string): Promise<Written>;
  /** Does a task by its model, or without one. */
  ask<I, A, O>(
    task: LanguageTask<I, A, O>,
    input: I,
  ): Promise<{ value: O; source: string; model?: string | undefined }>;
  /** Said first where a text shows signs of acute danger; undefined elsewhere. */
  careMessage(writing: string): string | undefined;
}

export interface Engagement {
  id: string;
  mode: EngagementMode;
  opening: Opening;
  context: EngagementContext;
}

export type AgiAgent = ReturnType<typeof createAgiAgent>;

/** How far back a prompt may not come again. */
const freshPrompts = 10;

/** The agent that remembers a person across years. */
export function createAgiAgent(options: AgiOptions) {
  const { database, clock, memory } = options;
  const graph = createEngagementGraph(options.checkpointer);

  async function getThread(caller: Caller, id: string): Promise<store.Thread> {
    const thread = await store.findThread(database, caller.personId, 'engagement', id);
    if (!thread) throw notFound('engagement');
    return thread;
  }

  function toolsFor(
    caller: Caller,
    thread: store.Thread,
    recorder: Recorder,
    idFor: (what: string) => string,
  ): EngagementTools {
    const { personId } = caller;
    const mode = thread.mode ?? 'guided';

    async function asRequest(forced: readonly string[]) {
      const { profile, chakra, averageFlow } = await memory.profile(personId);
      recorder.note({ type: 'entries', access: 'read', ids: idsOf(profile) });
      return {
        averageFlow,
        request: {
          mode: mode === 'confrontational' ? ('confrontational' as const) : ('guided' as const),
          profile,
          chakra,
          today: utcDay(clock()),
          recentPrompts: await store.selectPrompts(database, personId, freshPrompts),
          forced,
          seed: idFor('seed'),
        },
      };
    }

    function ask<I, A, O>(task: LanguageTask<I, A, O>, input: I): Promise<O> {
      return recorder
        .timed(
          () => options.ask(task, input),
          ({ source, model }, ms) => ({ type: 'model', task: task.name, source, model: model ?? null, ms }),
        )
        .then(({ value }) => value);
    }

    async function givePrompt(prompt: string, adaptationId: string | undefined): Promise<void> {
      if (prompt === '') return;
      await store.insertPrompt(database, {
        personId,
        threadId: thread.id,
        prompt,
        adaptationId,
        now: clock(),
      });
      if (adaptationId) {
        await memory.recordChangedPrompt(personId, adaptationId, { engagementId: thread.id, prompt });
      }
    }

    return {
      async open(chosen) {
        if (chosen === 'freeform') return { greeting: '', prompt: '', entryIds: [], adaptationId: undefined };
        const { request } = await asRequest([]);
        const opening = await ask(openingTask, request);
        await givePrompt(opening.prompt, opening.adaptationId);
        return opening;
      },

      submit: (submission) => options.submit(caller, submission, idFor),

      async respond({ submission, written, forced }) {
        const { request, averageFlow } = await asRequest(forced);
        const reading = await options.read(submission.writing);
        const response = await ask(responseTask, {
          ...request,
          writing: submission.writing,
          reading,
          isPrime: written.isPrime,
          flowScore: written.flowScore,
          flow: flowParts(submission),
          averageFlow,
        });
        const care = options.careMessage(submission.writing);
        return care ? { ...response, reflection: `${care} ${response.reflection}` } : response;
      },

      async remember({ response, written }) {
        await givePrompt(response.nextPrompt, response.adaptationId);
        if (response.adaptation !== '' && written.writingId) {
          const id = await memory.recordAdaptation(personId, {
            id: idFor('adaptation'),
            content: response.adaptation,
            causedBy: response.entryIds,
            writingId: written.writingId,
          });
          recorder.note({ type: 'entries', access: 'written', ids: [id] });
        }
      },

      async override({ instruction, force, forced }) {
        const id = await memory.recordOverride(personId, { id: idFor('override'), instruction, force });
        recorder.note({ type: 'entries', access: 'written', ids: [id] });
        const { request } = await asRequest(forced);
        const answer = await ask(overrideTask, { ...request, instruction, force });
        await givePrompt(answer.newPrompt, undefined);
        return answer;
      },
    };
  }

  /** Runs a turn and gives back what was said in it, which is kept nowhere. */
  async function take(
    caller: Caller,
    thread: store.Thread,
    turn: {
      name: 'open' | 'write' | 'override';
      asked: unknown;
      submission?: Submission;
      override?: { instruction: string; force: boolean };
      onEvent?: ((event: TurnEvent) => void) | undefined;
      signal?: AbortSignal | undefined;
    },
  ) {
    const said: { opening?: Opening; response?: Response; answer?: OverrideAnswer } = {};
    const values = await options.runTurn<EngagementValues>(graph, {
      personId: caller.personId,
      threadId: thread.id,
      turn: turn.name,
      asked: turn.asked,
      input: { turn: turn.name, mode: thread.mode ?? 'guided' },
      context: (recorder, idFor) => ({
        tools: toolsFor(caller, thread, recorder, idFor),
        submission: turn.submission,
        override: turn.override,
        say: (words: typeof said) => Object.assign(said, words),
      }),
      onEvent: turn.onEvent,
      signal: turn.signal,
    });
    return { said, values };
  }

  return {
    /** Opens an engagement: what the memory holds is read, and the agent says its first words. */
    async engage(caller: Caller, mode: EngagementMode, id: string): Promise<Engagement> {
      await store.insertThread(database, {
        id,
        personId: caller.personId,
        kind: 'engagement',
        mode,
        now: clock(),
      });
      const thread = await getThread(caller, id);
      const context = await memory.context(caller.personId);
      const { said } = await take(caller, thread, { name: 'open', asked: mode });
      return { id, mode, opening: said.opening!, context };
    },

    /**
     * Takes a text in an engagement and answers it from all that is remembered.
     *
     * @throws AppError `not_found`.
     */
    async write(
      caller: Caller,
      id: string,
      submission: Submission,
      live: { onEvent?: ((event: TurnEvent) => void) | undefined; signal?: AbortSignal | undefined } = {},
    ): Promise<{ written: Written; response: Response; theme: string }> {
      const thread = await getThread(caller, id);
      const { said, values } = await take(caller, thread, {
        name: 'write',
        asked: submission,
        submission,
        ...live,
      });
      const written = values.written!;
      const response = said.response!;
      const { themes } = await options.read(submission.writing);
      await store.updateWritten(database, id, {
        ...written,
        summary: written.isPrime
          ? `A prime in ${written.kingdom}${submission.sealed || !themes[0] ? '' : `, around ${themes[0].name}`}.`
          : 'A short session, not kept.',
      });
      return { written, response, theme: submission.sealed ? '' : (themes[0]?.name ?? '') };
    },

    /**
     * Records an instruction of the writer's and answers it.
     *
     * @throws AppError `not_found`.
     */
    async override(
      caller: Caller,
      id: string,
      override: { instruction: string; force: boolean },
    ): Promise<OverrideAnswer> {
      const thread = await getThread(caller, id);
      const { said } = await take(caller, thread, { name: 'override', asked: override, override });
      return said.answer!;
    },

    /** A page of the caller's engagements, newest first. */
    engagements: (caller: Caller, { page, pageSize }: { page: number; pageSize: number }) =>
      store.selectEngagements(database, caller.personId, { offset: (page - 1) * pageSize, limit: pageSize }),

    /**
     * What was done in an engagement: nodes, tools, models, entries; never the words.
     *
     * @throws AppError `not_found`.
     */
    async trace(caller: Caller, id: string): Promise<store.Run[]> {
      await getThread(caller, id);
      return store.selectRuns(database, id);
    },
  };
}

function idsOf(profile: Profile): string[] {
  const { recurring, emerging, avoided, overrides, adaptations } = profile;
  return [recurring, emerging, avoided, overrides, adaptations].flat().map(({ id }) => id);
}
