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
import type { Runnable } from '@langchain/core/runnables';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import type { JsonSchema } from '../json-answer.ts';

/** One message of a conversation with a model. */
export type ConversationTurn =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls?: readonly ModelToolCall[] }
  | { role: 'tool'; callId: string; name: string; text: string };

/** A tool call that a model asks for. The arguments are not validated. */
export interface ModelToolCall {
  id: string;
  name: string;
  arguments: unknown;
}

/** A tool as it is described to a model. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  parameters: Record<string, unknown>;
}

/** A request for a JSON object. */
export interface Question {
  /** Names the schema; letters, digits, `_` and `-`. */
  name: string;
  turns: readonly ConversationTurn[];
  /** The schema that the answer must match. */
  schema: JsonSchema;
}

/** A request for the next turn of a conversation. */
export interface Conversation {
  /** Names the use, for traces. */
  name: string;
  turns: readonly ConversationTurn[];
  tools: readonly OfferedTool[];
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** The answer to a question. The text is JSON if the model followed its instructions. */
export interface TextReply extends TokenUsage {
  text: string;
}

/** The next turn of a conversation: words, or the tool calls that the model wants made first. */
export interface ModelReply {
  text: string;
  calls: ModelToolCall[];
}

/** A model that answers questions, and takes part in conversations in which it calls tools. */
export interface LanguageProvider {
  readonly name: 'openai' | 'ollama';
  readonly model: string;
  readonly guard: ProviderGuard;
  /** Makes one call for a JSON object. @throws ProviderError */
  ask(question: Question, signal: AbortSignal): Promise<TextReply>;
  /** Makes one call for the next turn of a conversation, by the model's own tool calling. @throws ProviderError */
  converse(conversation: Conversation, signal: AbortSignal): Promise<ModelReply & TokenUsage>;
}

/**
 * How a JSON object is requested: by a schema that the server enforces, by a tool whose arguments are the object, as
 * JSON without a schema, or by the prompt alone.
 */
export type AnswerForm = 'schema' | 'tool' | 'json' | 'words';

type ChatModel = BaseChatModel & Required<Pick<BaseChatModel, 'bindTools'>>;
type ChatRunnable = Runnable<BaseMessage[], AIMessage | AIMessageChunk>;

export interface LanguageProviderOptions<Chat extends ChatModel> {
  name: LanguageProvider['name'];
  model: string;
  guard: ProviderGuard;
  /** The forms that the server may support, best first. */
  forms: readonly AnswerForm[];
  /** Creates a client for one call. With separate clients, aborting one call does not end others. */
  openChat(signal: AbortSignal): Chat;
  /** Sets the request's options so that the server answers in this form. */
  bindForm(chat: Chat, question: Question, form: AnswerForm): ChatRunnable;
}

/** A provider from a LangChain chat model. */
export function createLanguageProvider<Chat extends ChatModel>(
  options: LanguageProviderOptions<Chat>,
): LanguageProvider {
  const { name, model, guard, forms, openChat, bindForm } = options;
  /** The best form that the server has not rejected. */
  let bestForm = 0;

  async function invoke(chat: ChatRunnable, messages: BaseMessage[], runName: string, signal: AbortSignal) {
    try {
      const message = await chat.invoke(messages, { signal, runName });
      assertNotTruncated(name, message);
      return message;
    } catch (error) {
      throw toProviderError(name, error);
    }
  }

  async function askInForm(question: Question, form: AnswerForm, signal: AbortSignal): Promise<TextReply> {
    const chat = bindForm(openChat(signal), question, form);
    const message = await invoke(chat, questionMessages(question, form), question.name, signal);
    const [call] = message.tool_calls ?? [];
    const [invalidCall] = message.invalid_tool_calls ?? [];
    const text = call ? JSON.stringify(call.args) : (invalidCall?.args ?? message.text);
    return { text, ...usageOf(message) };
  }

  return {
    name,
    model,
    guard,

    async ask(question, signal) {
      for (let at = bestForm; ; at++) {
        try {
          const reply = await askInForm(question, forms[at]!, signal);
          bestForm = at;
          return reply;
        } catch (error) {
          const isRejected = error instanceof ProviderError && error.kind === 'bad_request';
          if (!isRejected || at === forms.length - 1) throw error;
        }
      }
    },

    async converse({ name: runName, turns, tools }, signal) {
      const chat = openChat(signal);
      const bound = tools.length > 0 ? chat.bindTools(tools.map(toFunctionTool)) : chat;
      const message = await invoke(bound, turns.map(toMessage), runName, signal);
      // Calls whose arguments are not JSON are passed on with the raw text: the caller validates arguments anyway.
      const calls = [...(message.tool_calls ?? []), ...(message.invalid_tool_calls ?? [])];
      return {
        text: withoutThinking(message.text),
        calls: calls.map((call) => ({
          id: call.id || randomUUID(),
          name: call.name ?? '',
          arguments: call.args,
        })),
        ...usageOf(message),
      };
    },
  };
}

/** The turns as messages. If the request carries no schema, the system message contains it. */
function questionMessages({ turns, schema }: Question, form: AnswerForm): BaseMessage[] {
  if (form === 'schema' || form === 'tool') return turns.map(toMessage);
  const spelled = `\n\nAnswer with one JSON object and nothing else, built by this JSON schema:\n${JSON.stringify(schema)}`;
  return turns.map((turn) =>
    toMessage(turn.role === 'system' ? { ...turn, text: turn.text + spelled } : turn),
  );
}

function toMessage(turn: ConversationTurn): BaseMessage {
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
        tool_calls: (turn.calls ?? []).map(({ id, name, arguments: args }) => ({
          id,
          name,
          args: (args ?? {}) as Record<string, unknown>,
          type: 'tool_call' as const,
        })),
      });
  }
}

/** A tool in the form that both protocols accept. */
export function toFunctionTool({ name, description, parameters }: OfferedTool) {
  return { type: 'function' as const, function: { name, description, parameters } };
}

function withoutThinking(text: string): string {
  return text.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '');
}

function usageOf({ usage_metadata: usage }: AIMessage | AIMessageChunk): TokenUsage {
  return { inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 };
}

/** @throws ProviderError `truncated` when the message reached the model's length limit. */
function assertNotTruncated(provider: string, message: AIMessage | AIMessageChunk): void {
  const { finish_reason, done_reason } = message.response_metadata as Record<string, unknown>;
  if (finish_reason === 'length' || done_reason === 'length') throw new ProviderError(provider, 'truncated');
}
