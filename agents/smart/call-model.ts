import type { CallModel } from '#graphs/conversation.ts';
import type { Converse } from '#src/models/conversation.ts';
import {
  maxCallsPerStep,
  remainingMs,
  systemPrompt,
  toConversationTurns,
  validateAnswer,
} from './conversation.ts';
import { callRules } from './rule-based-model.ts';

export interface CallLimits {
  /** The time by which the turn must be answered, as of `performance.now()`. */
  dueAt: number;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the guide's model for the next step: an answer, or calls of the offered tools. If there is no model, or it fails, is
 * late or gives no usable answer, the rules give the answer.
 */
export function createCallModel(converse: Converse, { dueAt, signal }: CallLimits): CallModel {
  return async (request) => {
    const { system, messages, tools } = request;
    const answer = await converse({
      name: 'session-message',
      turns: [{ role: 'system', text: systemPrompt(system) }, ...toConversationTurns(messages)],
      tools,
      timeoutMs: remainingMs(dueAt),
      signal,
      check: ({ text, calls }) => (calls.length > 0 ? [] : validateAnswer(text, messages)),
    });
    if (!answer) return callRules(request);
    const { text, calls, source, model } = answer;
    // Text beside calls has not been checked, and the answer comes after the calls.
    return { text: calls.length > 0 ? '' : text, calls: calls.slice(0, maxCallsPerStep), source, model };
  };
}
