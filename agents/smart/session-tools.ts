import type { Guidance, SessionTools, Written } from '#graphs/session/session-graph.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import * as store from '../store.ts';
import { type LiveTurn, type Recorder, withoutText } from '../thread-turns.ts';
import type { BoundTool } from '../toolbox.ts';
import { createCallModel } from './call-model.ts';
import { callableTools, maxTurnMs } from './conversation.ts';
import { type GuidedSession, modelGuidance } from './model-guidance.ts';
import type { SmartOptions } from './options.ts';
import { suggestGuidance } from './suggested-guidance.ts';

/** One turn of a session. */
export interface SessionTurn {
  caller: Caller;
  thread: store.Thread;
  recorder: Recorder;
  /** Derives the ids of what the turn saves. */
  idFor(what: string): string;
  live: LiveTurn;
  /** The writer's latest messages, newest first. */
  writerTexts: readonly string[];
}

/** A prompt is not repeated within this many prompts. */
const freshPrompts = 10;
/** Tool results are cut to this length: the model finds what it needs at their beginning. */
const maxResultCharacters = 6_000;

/** What the nodes of the session graph call in this turn. */
export function createSessionTools(options: SmartOptions, turn: SessionTurn): SessionTools {
  const { database, clock } = options;
  const { caller, thread, recorder, idFor, live } = turn;
  const bound = options.toolbox.bind('smart', options.servicesOf(caller));
  const limits = { dueAt: performance.now() + maxTurnMs, signal: live.signal };
  const callModel = createCallModel(options.converse, limits);
  const callTool = createToolCaller(turn, bound);

  async function guide(session: GuidedSession): Promise<Guidance> {
    const byModel = await modelGuidance({
      session,
      tools: bound,
      callTool,
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
    });
    const { isPrime, chakra } = thread;
    return (
      byModel ??
      suggestGuidance(
        { ...session, isPrime, chakra },
        {
          hasUnheardStory,
          prompt: () =>
            options.prompt({
              context: session.context,
              intention: undefined,
              recentPrompts: [session.prompt],
              seed: idFor('guidance'),
            }),
        },
      )
    );
  }

  async function hasUnheardStory(): Promise<boolean> {
    const story = await recorder.timed(
      async () =>
        caller.seedWalletAddress === undefined ? null : options.servicesOf(caller).stories.ready(undefined),
      (found, ms) => ({
        type: 'tool',
        name: 'story-ready',
        arguments: {},
        outcome: found ? 'ok' : 'none',
        ms,
      }),
    );
    return Boolean(story);
  }

  return {
    loadContext: () => options.loadContext(caller),
    async choosePrompt(request) {
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
    guide,
    async callModel(request) {
      live.signal?.throwIfAborted();
      const callable = new Set(callableTools(request.messages, bound).map(({ name }) => name));
      const tools = request.tools.filter(({ name }) => callable.has(name));
      return recorder.timed(
        () => callModel({ ...request, tools }),
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
    callTool,
    // A short text after a prime does not replace the prime's summary.
    summarise: async ({ written }) => (thread.isPrime ? thread.summary : summarise(written)),
  };
}

/** Calls tools by name and records the calls. A failed call returns a result, too. */
function createToolCaller(
  { recorder, idFor, live, writerTexts }: SessionTurn,
  bound: readonly BoundTool[],
): SessionTools['callTool'] {
  return async (call, step) => {
    live.signal?.throwIfAborted();
    const tool = bound.find(({ name }) => name === call.name);
    const made = await recorder.timed(
      async () => {
        if (!tool) return { outcome: 'unknown_tool', result: 'There is no such tool.' };
        const answer = await tool.call(
          call.arguments,
          (what) => idFor(`${step}/${call.name}/${what}`),
          writerTexts,
        );
        if (!answer.ok) return { outcome: answer.error.code, result: JSON.stringify(answer.error) };
        const result = JSON.stringify(answer.result ?? null).slice(0, maxResultCharacters);
        return { outcome: 'ok', result: result.toWellFormed() };
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
  };
}

/** One sentence on the outcome of a session, without words of its text. */
export function summarise(
  written: Pick<Written, 'isPrime' | 'chakra' | 'storyGenerating'> | undefined,
): string {
  if (!written) return 'The session ended without a text.';
  const { name, chakraName } = kingdomOf(written.chakra);
  if (!written.isPrime)
    return `A text short of eight minutes, in the matter of the ${chakraName}; nothing of it is kept.`;
  return `A prime in ${name} (${chakraName})${written.storyGenerating ? ', with a story told of it' : ''}.`;
}
