import type { BaseCheckpointSaver } from '@langchain/langgraph';
import {
  createEngagementGraph,
  type EngagementMode,
  type EngagementTools,
  type EngagementValues,
  type Opening,
  type OverrideAnswer,
  type Recollection,
  type Response,
  type SayWords,
} from '#graphs/engagement/engagement-graph.ts';
import type { Submission, Written } from '#graphs/session/session-graph.ts';
import type { Clock } from '#src/core/clock.ts';
import { notFound } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/language/reading.ts';
import type { LanguageTask } from '#src/models/task.ts';
import { flowParts } from '#src/practice/flow-score.ts';
import { utcDay } from '#src/practice/utc-day.ts';
import { readInstruction } from '../rules/overrides.ts';
import * as store from '../store.ts';
import { type LiveTurn, type Recorder, type RunThreadTurn, withoutText } from '../thread-turns.ts';
import { tellWords } from '../words.ts';
import { isOfRepertoire } from './adaptations.ts';
import { composeOverrideAnswer } from './override-answer.ts';
import type { Profile } from './profile.ts';
import { sealedResponse } from './response.ts';
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
  /** Tells of a text whether it names something that the writer had forgotten. */
  forgotten(personId: string): Promise<(text: string) => boolean>;
  /** Where the writer stands, and the chakra of their sojourn. */
  context(personId: string): Promise<{ context: EngagementContext; chakra: number }>;
  profile(personId: string): Promise<Remembered>;
  recordOverride(
    personId: string,
    override: { id: string; instruction: string; force: boolean; engagementId: string },
  ): Promise<string>;
  /** Notes in the ledger that an adaptation shaped a prompt. */
  recordChangedPrompt(
    personId: string,
    adaptationId: string,
    changed: { engagementId: string; prompt: string },
  ): Promise<void>;
  /**
   * Notes another way of asking, with the entries that are its reason; those that it replaces are closed. Without a
   * reason that is still held nothing is noted.
   */
  recordAdaptation(
    personId: string,
    adaptation: {
      id: string;
      content: string;
      causedBy: readonly string[];
      replaces: readonly string[];
      engagementId: string;
    },
  ): Promise<string | undefined>;
}

/** What an engagement reads of the memory, once for each turn, before the turn changes it. */
export interface Remembered {
  profile: Profile;
  /** Of the sojourn. */
  chakra: number;
  /** Of all primes; undefined where there is none. */
  averageFlow: number | undefined;
  /** Said in a greeting where a late prime showed signs of acute danger. */
  careMessage: string | undefined;
}

export interface AgiOptions {
  database: Database;
  clock: Clock;
  checkpointer: BaseCheckpointSaver;
  runTurn: RunThreadTurn;
  memory: AgentMemory;
  read(writing: string): Promise<Reading>;
  /** Hands a text in as the caller, as it was read; under `idFor`'s ids it is kept once. */
  submit(
    caller: Caller,
    submission: Submission,
    idFor: (what: string) => string,
    read: () => Promise<Reading>,
  ): Promise<Written>;
  /** Does a task by its model, or without one. */
  ask<I, A, O>(
    task: LanguageTask<I, A, O>,
    input: I,
    options: { signal?: AbortSignal | undefined },
  ): Promise<{ value: O; source: string; model?: string | undefined }>;
  /** Said first where a text shows signs of acute danger; undefined elsewhere. */
  careMessage(writing: string): string | undefined;
  /** Counts an instruction that showed such signs; of texts that are handed in they are counted there. */
  onCareHit(): void;
}

export interface Engagement {
  id: string;
  mode: EngagementMode;
  opening: Opening;
  context: EngagementContext;
}

export type AgiAgent = ReturnType<typeof createAgiAgent>;

/** What the tools of one turn are made of. */
interface TurnAtHand {
  recorder: Recorder;
  idFor(what: string): string;
  live: LiveTurn;
  /** What a text says, but for what was forgotten. */
  readingOf(submission: Submission): Promise<Reading>;
}

/** How far back a prompt may not come again: ten engagements with some turns each. */
const freshPrompts = 30;

/** The agent that remembers a person across years. */
export function createAgiAgent(options: AgiOptions) {
  const { database, clock, memory } = options;
  const graph = createEngagementGraph(options.checkpointer);

  async function getThread(caller: Caller, id: string): Promise<store.Thread> {
    const thread = await store.findThread(database, caller.personId, 'engagement', id);
    if (!thread) throw notFound('engagement');
    return thread;
  }

  /** Reads a text; what was forgotten is not read out of a new one either. */
  async function readText(personId: string, { writing }: Submission): Promise<Reading> {
    const reading = await options.read(writing);
    const isForgotten = await memory.forgotten(personId);
    return { ...reading, themes: reading.themes.filter(({ name }) => !isForgotten(name)) };
  }

  function toolsFor(
    caller: Caller,
    thread: store.Thread,
    { recorder, idFor, live, readingOf }: TurnAtHand,
  ): EngagementTools {
    const { personId } = caller;
    const mode = thread.mode ?? 'guided';

    const given = idFor('given prompt');

    async function asRequest({ profile, chakra }: Remembered, forced: readonly string[]) {
      return {
        mode: mode === 'confrontational' ? ('confrontational' as const) : ('guided' as const),
        profile,
        chakra,
        today: utcDay(clock()),
        recentPrompts: await store.selectPrompts(database, personId, { limit: freshPrompts, without: given }),
        forced,
        seed: idFor('seed'),
      };
    }

    function ask<I, A, O>(task: LanguageTask<I, A, O>, input: I): Promise<O> {
      live.signal?.throwIfAborted();
      return recorder
        .timed(
          () => options.ask(task, input, { signal: live.signal }),
          ({ source, model }, ms) => ({ type: 'model', task: task.name, source, model: model ?? null, ms }),
        )
        .then(({ value }) => value);
    }

    async function givePrompt(prompt: string, adaptationId: string | undefined): Promise<void> {
      if (prompt === '' || (await memory.forgotten(personId))(prompt)) return;
      const now = clock();
      await store.insertPrompt(database, {
        id: given,
        personId,
        threadId: thread.id,
        prompt,
        adaptationId,
        now,
      });
      if (adaptationId) {
        await memory.recordChangedPrompt(personId, adaptationId, { engagementId: thread.id, prompt });
      }
    }

    return {
      async recall() {
        const remembered = await memory.profile(personId);
        const { profile } = remembered;
        // What was not followed is kept, and is no guide to anything; what was said in danger is not said back.
        const overrides = profile.overrides.filter(({ instruction }) => {
          const { refused, isAcute } = readInstruction(instruction);
          return refused === undefined && !isAcute;
        });
        // Nor is what this very turn has kept already, when it runs again.
        const adaptations = profile.adaptations.filter(({ id }) => id !== idFor('adaptation'));
        const recalled = { ...profile, overrides, adaptations };
        recorder.note({ type: 'entries', access: 'read', ids: idsOf(recalled) });
        return { ...remembered, profile: recalled };
      },

      async open({ mode: chosen, recalled }) {
        if (chosen === 'freeform') return { greeting: '', prompt: '', entryIds: [], adaptationId: undefined };
        const remembered = rememberedOf(recalled);
        const opening = await ask(openingTask, await asRequest(remembered, []));
        await givePrompt(opening.prompt, opening.adaptationId);
        const care = remembered.careMessage;
        return care ? { ...opening, greeting: `${care} ${opening.greeting}` } : opening;
      },

      async submit(submission) {
        const written = await recorder.timed(
          () => options.submit(caller, submission, idFor, () => readingOf(submission)),
          ({ isPrime }, ms) => ({
            type: 'tool',
            name: 'submit-writing',
            arguments: withoutText(submission),
            outcome: isPrime ? 'kept' : 'not kept',
            ms,
          }),
        );
        const [theme] = submission.sealed ? [] : (await readingOf(submission)).themes;
        await store.updateWritten(
          database,
          thread.id,
          written.isPrime
            ? {
                ...written,
                summary: `A prime in ${written.kingdom}${theme ? `, around ${theme.name}` : ''}.`,
              }
            : { isPrime: false, summary: 'A short session, not kept.' },
        );
        return written;
      },

      async respond({ submission, written, forced, recalled }) {
        const remembered = rememberedOf(recalled);
        const care = options.careMessage(submission.writing);
        const request = await asRequest(
          { ...remembered, profile: withCare(remembered.profile, care) },
          forced,
        );
        const response = submission.sealed
          ? sealedResponse({ ...request, isPrime: written.isPrime })
          : await ask(responseTask, {
              ...request,
              writing: submission.writing,
              reading: await readingOf(submission),
              isPrime: written.isPrime,
              flowScore: written.flowScore,
              flow: flowParts(submission),
              averageFlow: remembered.averageFlow,
            });
        return care ? { ...response, reflection: `${care} ${response.reflection}` } : response;
      },

      async remember({ response, recalled }) {
        await givePrompt(response.nextPrompt, response.adaptationId);
        if (response.adaptation === '') return;
        const { profile } = rememberedOf(recalled);
        const id = await memory.recordAdaptation(personId, {
          id: idFor('adaptation'),
          content: response.adaptation,
          causedBy: response.causes,
          replaces: profile.adaptations.filter(({ content }) => isOfRepertoire(content)).map((one) => one.id),
          engagementId: thread.id,
        });
        if (id !== undefined) recorder.note({ type: 'entries', access: 'written', ids: [id] });
      },

      async override({ instruction, force, forced, recalled }) {
        const id = await memory.recordOverride(personId, {
          id: idFor('override'),
          instruction,
          force,
          engagementId: thread.id,
        });
        recorder.note({ type: 'entries', access: 'written', ids: [id] });
        const care = options.careMessage(instruction);
        if (care) options.onCareHit();
        const remembered = rememberedOf(recalled);
        const request = {
          ...(await asRequest({ ...remembered, profile: withCare(remembered.profile, care) }, forced)),
          instruction,
          force,
        };
        // What is refused anyway no model needs to see.
        const answer =
          readInstruction(instruction).refused === undefined
            ? await ask(overrideTask, request)
            : composeOverrideAnswer(request);
        await givePrompt(answer.newPrompt, answer.adaptationId);
        return care ? { ...answer, agentNote: `${care} ${answer.agentNote}` } : answer;
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
      /** Fresh by default. */
      requestId?: string | undefined;
      submission?: Submission;
      /** Of the submission; asked for as often as one likes. */
      reading?: () => Promise<Reading>;
      override?: { instruction: string; force: boolean };
      live?: LiveTurn | undefined;
    },
  ) {
    const said: { opening?: Opening; response?: Response; answer?: OverrideAnswer } = {};
    const { live = {}, reading } = turn;
    const readingOf = reading ?? ((text: Submission) => readText(caller.personId, text));
    const values = await options.runTurn<EngagementValues>(graph, {
      personId: caller.personId,
      threadId: thread.id,
      turn: turn.name,
      asked: turn.asked,
      requestId: live.requestId ?? turn.requestId ?? newId(),
      input: { turn: turn.name, mode: thread.mode ?? 'guided' },
      context: (recorder, idFor) => ({
        tools: toolsFor(caller, thread, { recorder, idFor, live, readingOf }),
        submission: turn.submission,
        override: turn.override,
        say: (words: typeof said) => Object.assign(said, words),
      }),
      // The signal stays with the tools: a node that has begun to keep something is let end.
      onEvent: live.onEvent,
    });
    return { said, values };
  }

  return {
    /** The graph by itself, serving one engagement: for LangGraph's Studio, which keeps its state. */
    async graphFor(caller: Caller, id: string, mode: EngagementMode, say: SayWords) {
      const engagement = { id, personId: caller.personId, kind: 'engagement' as const, mode, now: clock() };
      await store.insertThread(database, engagement);
      const recorder: Recorder = { note: () => undefined, timed: (work) => work() };
      const turn = newId();
      const idFor = (what: string) => derivedId('studio', turn, what);
      const tools = toolsFor(caller, await getThread(caller, id), {
        recorder,
        idFor,
        live: {},
        readingOf: (submission) => readText(caller.personId, submission),
      });
      return createEngagementGraph(undefined, { tools, say });
    },

    /** Opens an engagement: what the memory holds is read, and the agent says its first words. */
    async engage(caller: Caller, mode: EngagementMode, id: string): Promise<Engagement> {
      const { context, chakra } = await memory.context(caller.personId);
      await store.insertThread(database, {
        id,
        personId: caller.personId,
        kind: 'engagement',
        mode,
        chakra,
        now: clock(),
      });
      const thread = await getThread(caller, id);
      const { said } = await take(caller, thread, { name: 'open', asked: mode, requestId: id });
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
      live: LiveTurn = {},
    ): Promise<{ written: Written; response: Response; theme: string }> {
      const thread = await getThread(caller, id);
      // Once for the turn, by whichever node comes to it first: one that goes on after a crash has lost it.
      let read: Promise<Reading> | undefined;
      const reading = () => {
        read ??= readText(caller.personId, submission);
        return read;
      };
      const { said, values } = await take(caller, thread, {
        name: 'write',
        asked: submission,
        submission,
        reading,
        live,
      });
      const written = values.written!;
      const response = said.response!;
      tellWords(response.reflection, live.onEvent);
      const [theme] = submission.sealed ? [] : (await reading()).themes;
      return { written, response, theme: theme?.name ?? '' };
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
      live: LiveTurn = {},
    ): Promise<OverrideAnswer> {
      const thread = await getThread(caller, id);
      const { said } = await take(caller, thread, { name: 'override', asked: override, override, live });
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

/** The graph carries what was recalled without looking into it. */
function rememberedOf(recalled: Recollection): Remembered {
  return recalled as unknown as Remembered;
}

/** Where the text at hand shows signs of acute danger nothing is pushed either. */
function withCare(profile: Profile, care: string | undefined): Profile {
  return care ? { ...profile, needsCare: true } : profile;
}

function idsOf(profile: Profile): string[] {
  const { recurring, emerging, avoided, overrides, adaptations } = profile;
  return [recurring, emerging, avoided, overrides, adaptations].flat().map(({ id }) => id);
}
