import type { Think } from '#graphs/conversation.ts';
import type { Converse } from '#src/models/conversation.ts';
import { thinkOffline } from './policy.ts';
import { maxCallsAStep, systemOf, timeLeftMs, turnsOf, validateAnswer } from './talk.ts';

export interface ThinkLimits {
  /** When the turn's answer is due, by `performance.now()`. */
  dueAt: number;
  signal?: AbortSignal | undefined;
}

/**
 * Has the guide's model say what comes next: words, or calls of the tools that it is offered. Where there is none, where
 * it fails or is late, and where it says what cannot be used, the offline policy says it.
 */
export function createThink(converse: Converse): (limits: ThinkLimits) => Think {
  return ({ dueAt, signal }) =>
    async (request) => {
      const { system, messages, tools } = request;
      const answer = await converse({
        name: 'session-message',
        turns: [{ role: 'system', text: systemOf(system) }, ...turnsOf(messages)],
        tools,
        timeoutMs: timeLeftMs(dueAt),
        signal,
        check: ({ text, calls }) => (calls.length > 0 ? [] : validateAnswer(text, messages)),
      });
      if (!answer) return thinkOffline(request);
      const { text, calls, source, model } = answer;
      // Words beside calls were not checked, and the answer comes after them.
      return { text: calls.length > 0 ? '' : text, calls: calls.slice(0, maxCallsAStep), source, model };
    };
}
