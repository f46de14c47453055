import { randomUUID } from 'node:crypto';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import {
  AIMessage,
  type AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import type { ConversationTurn, Spoken, ToolOffer } from '../conversation.ts';
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

export interface Conversation {
  /** Names the use, for traces. */
  name: string;
  turns: readonly ConversationTurn[];
  tools: readonly ToolOffer[];
}

export interface ConversationReply extends Spoken {
  inputTokens: number;
  outputTokens: number;
}

/** A model that answers questions, and holds conversations in which it calls tools. */
export interface LanguageProvider {
  readonly name: 'openai' | 'ollama';
  readonly model: string;
  readonly guard: ProviderGuard;
  /** One call. @throws ProviderError */
  ask(question: Question, signal: AbortSignal): Promise<SpokenAnswer>;
  /** What comes next in a conversation, by the model's own tool calling: one call. @throws ProviderError */
  converse(conversation: Conversation, signal: AbortSignal): Promise<ConversationReply>;
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

/** What a provider says next in a conversation, through a client of its own for each call. */
export function createConverse(
  provider: LanguageProvider['name'],
  openChat: (signal: AbortSignal) => BaseChatModel & Required<Pick<BaseChatModel, 'bindTools'>>,
): LanguageProvider['converse'] {
  return async function converse(conversation, signal) {
    try {
      const chat = openChat(signal);
      const tools = toolDefinitionsOf(conversation);
      const bound = tools.length > 0 ? chat.bindTools(tools) : chat;
      const config = { signal, runName: conversation.name };
      return conversationReplyOf(provider, await bound.invoke(conversationMessagesOf(conversation), config));
    } catch (error) {
      throw toProviderError(provider, error);
    }
  };
}

function conversationMessagesOf({ turns }: Conversation): BaseMessage[] {
  return turns.map((turn) => {
    switch (turn.role) {
      case 'system':
        return new SystemMessage(turn.text);
      case 'user':
        return new HumanMessage(turn.text);
      case 'tool':
        return new ToolMessage({ content: turn.text, tool_call_id: turn.callId, name: turn.name });
      default:
        return new AIMessage({
          content: turn.text,
          tool_calls: turn.calls.map(({ id, name, arguments: args }) => ({
            id,
            name,
            args: (args ?? {}) as Record<string, unknown>,
            type: 'tool_call' as const,
          })),
        });
    }
  });
}

/** The tools in the form that both protocols take. */
function toolDefinitionsOf({ tools }: Conversation) {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters },
  }));
}

/**
 * Calls whose arguments are not JSON are handed on with the bare text as their arguments: whoever checks them says so.
 *
 * @throws ProviderError `cut_short` when it ran into the model's length limit.
 */
function conversationReplyOf(provider: string, message: AIMessage | AIMessageChunk): ConversationReply {
  assertWhole(provider, message);
  const calls = [...(message.tool_calls ?? []), ...(message.invalid_tool_calls ?? [])];
  return {
    text: withoutThinking(message.text),
    calls: calls.map(({ id, name, args }) => ({ id: id || randomUUID(), name: name ?? '', arguments: args })),
    inputTokens: message.usage_metadata?.input_tokens ?? 0,
    outputTokens: message.usage_metadata?.output_tokens ?? 0,
  };
}

function withoutThinking(said: string): string {
  return said.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '');
}

function assertWhole(provider: string, message: AIMessage | AIMessageChunk): void {
  const { finish_reason, done_reason } = message.response_metadata as Record<string, unknown>;
  if (finish_reason === 'length' || done_reason === 'length') throw new ProviderError(provider, 'cut_short');
}

/** @throws ProviderError `cut_short` when it ran into the model's length limit. */
export function spokenAnswerOf(provider: string, message: AIMessage | AIMessageChunk): SpokenAnswer {
  assertWhole(provider, message);
  const [called] = message.tool_calls ?? [];
  const [miscalled] = message.invalid_tool_calls ?? [];
  return {
    text: called ? JSON.stringify(called.args) : (miscalled?.args ?? message.text),
    inputTokens: message.usage_metadata?.input_tokens ?? 0,
    outputTokens: message.usage_metadata?.output_tokens ?? 0,
  };
}
