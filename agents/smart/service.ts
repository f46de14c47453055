import { type Message, pruneMessages } from '#graphs/conversation.ts';
import type { Guidance, SessionValues, Written } from '#graphs/session/session-graph.ts';
import { derivedId } from '#src/core/ids.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Submission } from '#src/writing/service.ts';
import { emitTokens } from '../emit-tokens.ts';
import * as store from '../store.ts';
import type { StoryProgress } from '../story-progress.ts';
import type { LiveTurn } from '../thread-turns.ts';
import { openSession, resumeSession } from './open-session.ts';
import type { SmartOptions } from './options.ts';
import { createSessionTurns } from './session-turns.ts';

/** Usual number of seconds from a prime to the text of its story. Offline it took 0.4 s. */
const storyEtaSeconds = 10;

export type SmartAgent = ReturnType<typeof createSmartAgent>;

/** The agent of a whole session: prompt, writing, reflection, story, guidance, end. */
export function createSmartAgent(options: SmartOptions) {
  const { database, clock } = options;
  const sessions = createSessionTurns(options);

  return {
    graphFor: sessions.graphFor,
    open: (caller: Caller, intention: string | undefined, id: string) =>
      openSession(sessions, caller, intention, id),
    resume: (caller: Caller, newId: string) => resumeSession(sessions, caller, newId),

    /**
     * Submits the session's text.
     *
     * @throws AppError `not_found`, or `conflict` if the session has ended.
     */
    async write(
      caller: Caller,
      id: string,
      submission: Submission,
      live: LiveTurn = {},
    ): Promise<{ written: Written; reflection: string; storyEtaSeconds: number | null }> {
      const thread = await sessions.getOpenSession(caller, id);
      const turn = { name: 'write' as const, asked: submission, submission, live };
      const written = (await sessions.run(caller, thread, turn)).written!;
      const reflection = written.writingId
        ? ((await options.findReflection(caller, written.writingId)) ?? '')
        : await options.feedback(submission, live.signal);
      emitTokens(reflection, live.onEvent);
      return { written, reflection, storyEtaSeconds: written.storyGenerating ? storyEtaSeconds : null };
    },

    /** @throws AppError `not_found`. */
    async status(caller: Caller, id: string) {
      const thread = await sessions.getSession(caller, id);
      const { written } = await sessions.stateOf(id);
      const story = thread.writingId ? await options.storyProgress(caller, thread.writingId) : undefined;
      return {
        writingSubmitted: thread.writingSubmitted || written !== undefined,
        isPrime: thread.isPrime || (written?.isPrime ?? false),
        story,
        suggestedNext: nextStep(thread, story),
      };
    },

    /** @throws AppError `not_found`, or `conflict` if the session has ended. */
    async guidance(caller: Caller, id: string): Promise<Guidance> {
      const thread = await sessions.getOpenSession(caller, id);
      // Each request for guidance is a new turn.
      const asked = derivedId(id, clock().toISOString());
      return (await sessions.run(caller, thread, { name: 'guidance', asked })).guidance!;
    },

    /**
     * Answers a message, with the help of tools.
     *
     * @throws AppError `not_found`, or `conflict` if the session has ended.
     */
    async message(
      caller: Caller,
      id: string,
      text: string,
      live: LiveTurn = {},
    ): Promise<{ answer: string; calls: SessionValues['calls'] }> {
      const thread = await sessions.getOpenSession(caller, id);
      // An interrupted turn may have left calls without results: pruning removes them.
      const before = pruneMessages((await sessions.stateOf(id)).messages ?? []);
      const values = await sessions.run(caller, thread, {
        name: 'message',
        asked: text,
        input: { messages: [...before, { role: 'writer', text }], calls: [], steps: 0, reply: '' },
        writerTexts: [text, ...before.filter(isFromWriter).map((message) => message.text)],
        live,
      });
      const care = options.careMessage(text);
      if (care) options.onCareHit();
      const answer = care ? `${care} ${values.reply}` : values.reply;
      emitTokens(answer, live.onEvent);
      return { answer, calls: values.calls };
    },

    /** Ends the session. Ending it again returns the same result. @throws AppError `not_found`. */
    async end(caller: Caller, id: string) {
      const thread = await sessions.getSession(caller, id);
      if (!thread.closedAt) {
        const { summary } = await sessions.run(caller, thread, { name: 'end', asked: 'end' });
        await store.updateClosed(database, id, summary, clock());
      }
      const closed = await sessions.getSession(caller, id);
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

function isFromWriter(message: Message): message is Message & { role: 'writer' } {
  return message.role === 'writer';
}

function nextStep(thread: store.Thread, story: StoryProgress | undefined): string {
  if (thread.closedAt) return 'Open a new session when you like.';
  if (!thread.writingSubmitted) return 'Write for eight minutes without stopping, and hand it in.';
  if (!thread.isPrime) return 'Write once more, eight minutes this time.';
  if (story?.status === 'ready') return 'The story is ready: read it, or give it to a child.';
  if (story?.status === 'generating') return 'A story is being told; ask for guidance meanwhile.';
  return 'Ask for guidance, or end the session.';
}
