import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { keptOf, type Message } from '#graphs/conversation.ts';
import {
  createSessionGraph,
  type Guidance,
  type SessionContext,
  type SessionTools,
  type SessionValues,
  type Submission,
  type Written,
} from '#graphs/session/session-graph.ts';
import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Converse } from '#src/models/conversation.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import type { CallerServices } from '../caller-services.ts';
import * as store from '../store.ts';
import { type LiveTurn, type Recorder, type RunThreadTurn, withoutText } from '../thread-turns.ts';
import type { Toolbox } from '../toolbox.ts';
import { tellWords } from '../words.ts';
import { type GuidedSession, guideByModel } from './guidance.ts';
import { maxTurnMs, usableAfter } from './talk.ts';
import { createThink } from './think.ts';

/** How far the story of a session's prime is. */
export interface StoryProgress {
  status: 'generating' | 'ready' | 'delivered' | 'failed';
  kingdom: string;
  phases: number;
  imagesReady: number;
  imagesTotal: number;
}

export interface SmartOptions {
  database: Database;
  clock: Clock;
  checkpointer: BaseCheckpointSaver;
  runTurn: RunThreadTurn;
  toolbox: Toolbox;
  servicesOf(caller: Caller): CallerServices;
  look(caller: Caller): Promise<SessionContext>;
  prompt(request: {
    context: SessionContext;
    intention: string | undefined;
    recentPrompts: readonly string[];
    seed: string;
  }): Promise<string>;
  submit(caller: Caller, submission: Submission, idFor: (what: string) => string): Promise<Written>;
  /** Feedback of a text that is not kept. */
  feedback(submission: Submission, signal: AbortSignal | undefined): Promise<string>;
  /** Has the prime's words written, if they are not yet. */
  writeWords(primeId: string): Promise<void>;
  findReflection(caller: Caller, writingId: string): Promise<string | undefined>;
  storyProgress(caller: Caller, writingId: string): Promise<StoryProgress | undefined>;
  /** Asks the guide's model what it says next; undefined where there is none. */
  converse: Converse;
  /** Said first where a text shows signs of acute danger; undefined elsewhere. */
  careMessage(text: string): string | undefined;
  /** Counts a message or an intention that showed such signs; of texts that are handed in they are counted there. */
  onCareHit(): void;
}

/** The usual time from a prime to its story's text; measured offline, where it took 0.4 s. */
const storyEtaSeconds = 10;
const freshPrompts = 10;

export type SmartAgent = ReturnType<typeof createSmartAgent>;

/** The agent that runs a whole session: prompt, writing, reflection, story, guidance, end. */
export function createSmartAgent(options: SmartOptions) {
  const { database, clock } = options;
  const graph = createSessionGraph(options.checkpointer);
  const thinkWithin = createThink(options.converse);

  async function getSession(caller: Caller, id: string, { open = false } = {}): Promise<store.Thread> {
    const thread = await store.findThread(database, caller.personId, 'session', id);
    if (!thread) throw notFound('session');
    if (open && thread.closedAt) throw new AppError('conflict', 'This session has ended.');
    return thread;
  }

  async function valuesOf(id: string): Promise<Partial<SessionValues>> {
    return (await graph.getState({ configurable: { thread_id: id } })).values as Partial<SessionValues>;
  }

  function toolsFor(
    caller: Caller,
    thread: store.Thread,
    recorder: Recorder,
    idFor: (what: string) => string,
    { said = [], live = {} }: { said?: readonly string[] | undefined; live?: LiveTurn | undefined },
  ): SessionTools {
    const bound = options.toolbox.bind('smart', options.servicesOf(caller));
    const limits = { dueAt: performance.now() + maxTurnMs, signal: live.signal };
    const think = thinkWithin(limits);

    /** What goes wrong is a result, too. `step` is its place in the turn. */
    async function act(
      call: { name: string; arguments: unknown },
      step: number,
    ): Promise<{ outcome: string; result: string }> {
      live.signal?.throwIfAborted();
      const tool = bound.find(({ name }) => name === call.name);
      const made = await recorder.timed(
        async () => {
          if (!tool) return { outcome: 'unknown_tool', result: 'There is no such tool.' };
          const answer = await tool.call(
            call.arguments,
            (what) => idFor(`${step}/${call.name}/${what}`),
            said,
          );
          return answer.ok
            ? {
                outcome: 'ok',
                result: JSON.stringify(answer.result ?? null)
                  .slice(0, maxResultCharacters)
                  .toWellFormed(),
              }
            : { outcome: answer.error.code, result: JSON.stringify(answer.error) };
        },
        ({ outcome }, ms) => ({
          type: 'tool',
          name: tool?.name ?? 'unknown',
          arguments: withoutText(call.arguments),
          outcome,
          ms,
        }),
      );
      live.onEvent?.({ type: 'tool', name: call.name, outcome: made.outcome });
      return made;
    }

    /** A model's share in guidance; what it costs is noted like any other. */
    const guideThen = async (session: GuidedSession): Promise<Guidance> =>
      (await guideByModel({
        session,
        tools: bound,
        act,
        converse: (request) =>
          recorder.timed(
            () => options.converse(request),
            (answer, ms) => ({
              type: 'model',
              task: request.name,
              source: answer?.source ?? 'offline',
              model: answer?.model ?? null,
              ms,
            }),
          ),
        ...limits,
      })) ?? guide(caller, thread, session, recorder, idFor);

    return {
      look: () => options.look(caller),
      async prompt(request) {
        const given = idFor('given prompt');
        const recentPrompts = await store.selectPrompts(database, caller.personId, {
          limit: freshPrompts,
          without: given,
        });
        const prompt = await options.prompt({ ...request, recentPrompts, seed: idFor('prompt') });
        await store.insertPrompt(database, {
          id: given,
          personId: caller.personId,
          threadId: thread.id,
          prompt,
          adaptationId: undefined,
          now: clock(),
        });
        return prompt;
      },
      async submit(submission) {
        const written = await options.submit(caller, submission, idFor);
        await store.updateWritten(database, thread.id, { ...written, summary: summarise(written) });
        return written;
      },
      reflect: options.writeWords,
      guide: guideThen,
      async think(request) {
        live.signal?.throwIfAborted();
        const usable = new Set(usableAfter(request.messages, bound).map(({ name }) => name));
        const tools = request.tools.filter(({ name }) => usable.has(name));
        return recorder.timed(
          () => think({ ...request, tools }),
          ({ source, model }, ms) => ({
            type: 'model',
            task: 'session-message',
            source,
            model: model ?? null,
            ms,
          }),
        );
      },
      offered: bound.map(({ name, description, parameters }) => ({ name, description, parameters })),
      act,
      // A short text after a prime takes nothing from it.
      summarise: async ({ written }) => (thread.isPrime ? thread.summary : summarise(written)),
    };
  }

  /** What would help next, from where the session stands; a story that waits comes before anything else. */
  async function guide(
    caller: Caller,
    thread: store.Thread,
    session: GuidedSession,
    recorder: Recorder,
    idFor: (what: string) => string,
  ): Promise<Guidance> {
    const { written, context } = session;
    if (!written) {
      return {
        type: 'prompt',
        rationale: 'Nothing has been handed in yet, and eight minutes are all that it takes.',
        content: session.prompt,
      };
    }
    const services = options.servicesOf(caller);
    const story = await recorder.timed(
      async () => (caller.seedWalletAddress === undefined ? null : services.stories.ready(undefined)),
      (found, ms) => ({
        type: 'tool',
        name: 'story-ready',
        arguments: {},
        outcome: found ? 'ok' : 'none',
        ms,
      }),
    );
    if (story) {
      return {
        type: 'story',
        rationale: 'A story is waiting that nobody has heard yet.',
        content: 'Read it aloud tonight, or give it to one of your children first.',
      };
    }
    if (!written.isPrime && !thread.isPrime) {
      return {
        type: 'continue',
        rationale: 'The session was short of eight minutes.',
        content: `Sit down once more with the same beginning: ${session.prompt}`,
      };
    }
    if (written.storyGenerating) {
      return {
        type: 'wait',
        rationale: `A story is being told in ${written.kingdom}.`,
        content: 'Leave the page for a while. The story comes by itself.',
      };
    }
    const prompt = await options.prompt({
      context,
      intention: undefined,
      recentPrompts: [session.prompt],
      seed: idFor('guidance'),
    });
    return {
      type: 'practice',
      rationale: `You wrote a prime in ${kingdomOf(thread.chakra ?? written.chakra).name}; ${
        context.streak_days > 1 ? `${context.streak_days} days in a row stand` : 'a day stands'
      } behind it.`,
      content: `For tomorrow: ${prompt}`,
    };
  }

  async function take(
    caller: Caller,
    thread: store.Thread,
    turn: {
      name: SessionValues['turn'];
      asked: unknown;
      /** Fresh by default. */
      requestId?: string | undefined;
      input?: Partial<SessionValues>;
      submission?: Submission;
      /** What the writer said of late, newest first. */
      said?: readonly string[];
      live?: LiveTurn | undefined;
    },
  ): Promise<SessionValues> {
    return options.runTurn<SessionValues>(graph, {
      personId: caller.personId,
      threadId: thread.id,
      turn: turn.name,
      asked: turn.asked,
      requestId: turn.live?.requestId ?? turn.requestId ?? newId(),
      input: { turn: turn.name, ...turn.input },
      context: (recorder, idFor) => ({
        tools: toolsFor(caller, thread, recorder, idFor, turn),
        submission: turn.submission,
      }),
      // The signal stays with the tools: a node that has begun to keep something is let end.
      onEvent: turn.live?.onEvent,
    });
  }

  function asOpened(id: string, { prompt, context }: Partial<SessionValues>) {
    return { id, prompt: prompt!, context: context! };
  }

  return {
    /** The graph by itself, serving one session: for LangGraph's Studio, which keeps its state. */
    async graphFor(caller: Caller, id: string) {
      const left = await store.findOpenSession(database, caller.personId);
      if (left && left.id !== id) await store.updateClosed(database, left.id, '', clock());
      await store.insertThread(database, { id, personId: caller.personId, kind: 'session', now: clock() });
      const recorder: Recorder = { note: () => undefined, timed: (work) => work() };
      const turn = newId();
      const idFor = (what: string) => derivedId('studio', turn, what);
      const thread = await getSession(caller, id);
      return createSessionGraph(undefined, { tools: toolsFor(caller, thread, recorder, idFor, {}) });
    },

    /** Opens a session; one that is still open is closed first. */
    async open(caller: Caller, intention: string | undefined, id: string) {
      const left = await store.findOpenSession(database, caller.personId);
      if (left && left.id !== id) {
        await store.updateClosed(database, left.id, summarise((await valuesOf(left.id)).written), clock());
      }
      await store.insertThread(database, { id, personId: caller.personId, kind: 'session', now: clock() });
      // Of two that open at once one is opened, and both are told of it.
      const opened = await store.findThread(database, caller.personId, 'session', id);
      if (!opened) return this.resume(caller, id);
      return asOpened(
        id,
        await take(caller, opened, {
          name: 'open',
          asked: intention ?? '',
          requestId: id,
          input: { intention },
        }),
      );
    },

    /** The open session, or a new one. */
    async resume(
      caller: Caller,
      newSessionId: string,
    ): Promise<{ id: string; prompt: string; context: SessionContext }> {
      let thread = await store.findOpenSession(database, caller.personId);
      if (!thread) {
        // Of many that ask at once one session is opened, and all are told of it.
        const { personId } = caller;
        await store.insertThread(database, { id: newSessionId, personId, kind: 'session', now: clock() });
        thread = await store.findOpenSession(database, personId);
      }
      // Ended again already, by another request.
      if (!thread) throw new AppError('conflict', 'The session was ended while it was opened.');
      const values = await valuesOf(thread.id);
      if (values.prompt && values.context) return asOpened(thread.id, values);
      // It is new, is just being opened, or died while it was.
      const { intention } = values;
      return asOpened(
        thread.id,
        await take(caller, thread, {
          name: 'open',
          asked: intention ?? '',
          requestId: thread.id,
          input: { intention },
        }),
      );
    },

    /**
     * Takes the session's text.
     *
     * @throws AppError `not_found`, or `conflict` when the session has ended.
     */
    async write(
      caller: Caller,
      id: string,
      submission: Submission,
      live: LiveTurn = {},
    ): Promise<{ written: Written; reflection: string; storyEtaSeconds: number | null }> {
      const thread = await getSession(caller, id, { open: true });
      const values = await take(caller, thread, { name: 'write', asked: submission, submission, live });
      const written = values.written!;
      const reflection = written.writingId
        ? await options.findReflection(caller, written.writingId)
        : await options.feedback(submission, live.signal);
      tellWords(reflection ?? '', live.onEvent);
      return {
        written,
        reflection: reflection ?? '',
        storyEtaSeconds: written.storyGenerating ? storyEtaSeconds : null,
      };
    },

    /** @throws AppError `not_found`. */
    async status(caller: Caller, id: string) {
      const thread = await getSession(caller, id);
      const written = (await valuesOf(id)).written;
      const story = thread.writingId ? await options.storyProgress(caller, thread.writingId) : undefined;
      return {
        writingSubmitted: thread.writingSubmitted || written !== undefined,
        isPrime: thread.isPrime || (written?.isPrime ?? false),
        story,
        suggestedNext: suggest(thread, story),
      };
    },

    /** @throws AppError `not_found`, or `conflict` when the session has ended. */
    async guidance(caller: Caller, id: string): Promise<Guidance> {
      const thread = await getSession(caller, id, { open: true });
      return (await take(caller, thread, { name: 'guidance', asked: derivedId(id, clock().toISOString()) }))
        .guidance!;
    },

    /**
     * Answers a message, with tools where they know better.
     *
     * @throws AppError `not_found`, or `conflict` when the session has ended.
     */
    async message(
      caller: Caller,
      id: string,
      text: string,
      live: LiveTurn = {},
    ): Promise<{ answer: string; calls: SessionValues['calls'] }> {
      const thread = await getSession(caller, id, { open: true });
      // A turn that was broken off may have left calls without their results.
      const before = keptOf((await valuesOf(id)).messages ?? []);
      const values = await take(caller, thread, {
        name: 'message',
        asked: text,
        input: { messages: [...before, { role: 'writer', text }], calls: [], steps: 0, reply: '' },
        said: [text, ...before.filter(isWriters).map((message) => message.text)],
        live,
      });
      const care = options.careMessage(text);
      if (care) options.onCareHit();
      const answer = care ? `${care} ${values.reply}` : values.reply;
      tellWords(answer, live.onEvent);
      return { answer, calls: values.calls };
    },

    /** Ends the session; ending it again tells the same. @throws AppError `not_found`. */
    async end(caller: Caller, id: string) {
      const thread = await getSession(caller, id);
      if (!thread.closedAt) {
        const { summary } = await take(caller, thread, { name: 'end', asked: 'end' });
        await store.updateClosed(database, id, summary, clock());
      }
      const closed = await getSession(caller, id);
      const story = closed.writingId ? await options.storyProgress(caller, closed.writingId) : undefined;
      const minutes = (closed.closedAt!.getTime() - closed.openedAt.getTime()) / 60_000;
      return {
        ...closed,
        durationMinutes: Math.round(minutes * 10) / 10,
        storyDelivered: story?.status === 'delivered',
      };
    },
  };
}

function isWriters(message: Message): message is Message & { role: 'writer' } {
  return message.role === 'writer';
}

/** Long results are cut: what a model needs of them stands at their beginning. */
const maxResultCharacters = 6_000;

function summarise(written: Pick<Written, 'isPrime' | 'chakra' | 'storyGenerating'> | undefined): string {
  if (!written) return 'The session ended without a text.';
  const { name, chakraName } = kingdomOf(written.chakra);
  if (!written.isPrime)
    return `A text short of eight minutes, in the matter of the ${chakraName}; nothing of it is kept.`;
  return `A prime in ${name} (${chakraName})${written.storyGenerating ? ', with a story told of it' : ''}.`;
}

function suggest(thread: store.Thread, story: StoryProgress | undefined): string {
  if (thread.closedAt) return 'Open a new session when you like.';
  if (!thread.writingSubmitted) return 'Write for eight minutes without stopping, and hand it in.';
  if (!thread.isPrime) return 'Write once more, eight minutes this time.';
  if (story?.status === 'ready') return 'The story is ready: read it, or give it to a child.';
  if (story?.status === 'generating') return 'A story is being told; ask for guidance meanwhile.';
  return 'Ask for guidance, or end the session.';
}
