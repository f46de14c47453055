import {
  AIMessage,
  type AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
} from '@langchain/core/messages';
import { ProviderError } from '../../core/provider-error.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import type { JsonSchema } from '../json-answer.ts';

export interface Turn {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export interface Question {
  /** Names the schema; letters, digits, `_` and `-`. */
  name: string;
  turns: readonly Turn[];
  /** What the answer must be built like. */
  schema: JsonSchema;
}

export interface SpokenAnswer {
  /** What the model said, JSON if all went well. */
  text: string;
  inputTokens: number;
  outputTokens: number;
}

/** A model that answers questions. */
export interface LanguageProvider {
  readonly name: 'openai' | 'ollama';
  readonly model: string;
  readonly guard: ProviderGuard;
  /** One call. @throws ProviderError */
  ask(question: Question, signal: AbortSignal): Promise<SpokenAnswer>;
}

/**
 * How an answer's form is asked for: by a schema that the server enforces, by a tool that must be called with it, as
 * JSON of whatever form, or in words alone.
 */
export type AnswerForm = 'schema' | 'tool' | 'json' | 'words';

/**
 * Asks in the best form that the server takes, and stays with it: one that refuses the request in a form is asked
 * in the next.
 */
export function createFormLadder(forms: readonly AnswerForm[]) {
  let best = 0;
  return async function ask<T>(askAs: (form: AnswerForm) => Promise<T>): Promise<T> {
    for (let at = best; ; at++) {
      try {
        const answer = await askAs(forms[at]!);
        best = at;
        return answer;
      } catch (error) {
        const isLast = at === forms.length - 1;
        if (isLast || !(error instanceof ProviderError) || error.fault !== 'bad_request') throw error;
      }
    }
  };
}

/** The turns as messages; where the server does not take the schema itself, it is written into the first. */
export function messagesOf({ turns, schema }: Question, form: AnswerForm): BaseMessage[] {
  const spelled =
    form === 'json' || form === 'words'
      ? `\n\nAnswer with one JSON object and nothing else, built by this JSON schema:\n${JSON.stringify(schema)}`
      : '';
  return turns.map(({ role, text }) => {
    if (role === 'system') return new SystemMessage(text + spelled);
    return role === 'user' ? new HumanMessage(text) : new AIMessage(text);
  });
}

/** @throws ProviderError `cut_short` when it ran into the model's length limit. */
export function spokenAnswerOf(provider: string, message: AIMessage | AIMessageChunk): SpokenAnswer {
  const { finish_reason, done_reason } = message.response_metadata as Record<string, unknown>;
  if (finish_reason === 'length' || done_reason === 'length') throw new ProviderError(provider, 'cut_short');
  const [called] = message.tool_calls ?? [];
  const [miscalled] = message.invalid_tool_calls ?? [];
  return {
    text: called ? JSON.stringify(called.args) : (miscalled?.args ?? message.text),
    inputTokens: message.usage_metadata?.input_tokens ?? 0,
    outputTokens: message.usage_metadata?.output_tokens ?? 0,
  };
}
