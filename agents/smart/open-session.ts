import type { SessionContext, SessionValues } from '#graphs/session/session-graph.ts';
import { AppError } from '#src/core/errors.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type * as store from '../store.ts';
import type { SessionTurns } from './session-turns.ts';

/** A session as it is opened or resumed. */
export interface OpenedSession {
  id: string;
  prompt: string;
  context: SessionContext;
}

/** Opens a session under `id` and closes the caller's other open one. */
export async function openSession(
  sessions: SessionTurns,
  caller: Caller,
  intention: string | undefined,
  id: string,
): Promise<OpenedSession> {
  await sessions.closeOtherSession(caller, id);
  await sessions.insertSession(caller, id);
  const thread = await sessions.findSession(caller, id);
  // If two requests open a session at once, one session results and both return it.
  if (!thread) return resumeSession(sessions, caller, id);
  return runOpening(sessions, caller, thread, intention);
}

/** Returns the caller's open session, or opens one under `newSessionId`. */
export async function resumeSession(
  sessions: SessionTurns,
  caller: Caller,
  newSessionId: string,
): Promise<OpenedSession> {
  let thread = await sessions.findOpenSession(caller);
  if (!thread) {
    await sessions.insertSession(caller, newSessionId);
    thread = await sessions.findOpenSession(caller);
  }
  // Another request may have ended it already.
  if (!thread) throw new AppError('conflict', 'The session was ended while it was opened.');
  const values = await sessions.stateOf(thread.id);
  if (values.prompt && values.context) return toOpened(thread.id, values);
  // It is new, or its opening still runs or was interrupted.
  return runOpening(sessions, caller, thread, values.intention);
}

async function runOpening(
  sessions: SessionTurns,
  caller: Caller,
  thread: store.Thread,
  intention: string | undefined,
): Promise<OpenedSession> {
  const values = await sessions.run(caller, thread, {
    name: 'open',
    asked: intention ?? '',
    requestId: thread.id,
    input: { intention },
  });
  return toOpened(thread.id, values);
}

function toOpened(id: string, { prompt, context }: Partial<SessionValues>): OpenedSession {
  return { id, prompt: prompt!, context: context! };
}
