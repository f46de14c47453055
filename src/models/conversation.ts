import { type CheckedAnswer, callChecked, logModelFailure } from './checked-call.ts';
import type {
  ConversationTurn,
  LanguageProvider,
  ModelReply,
  OfferedTool,
} from './providers/language-provider.ts';
import { type AnswerSource, providersByRole, type TaskRunnerOptions } from './runner.ts';

export interface ConversationRequest {
  /** Kebab case; names the use in metrics and traces. */
  name: string;
  turns: readonly ConversationTurn[];
  /** Tools that the model may call; without any it answers in words. */
  tools: readonly OfferedTool[];
  timeoutMs: number;
  /** Cancels the request. */
  signal?: AbortSignal | undefined;
  /** Returns the issues of a reply, each a sentence for the model. With issues, the model is asked once more. */
  check?(reply: ModelReply): string[];
}

export interface ConversationAnswer extends ModelReply {
  source: Exclude<AnswerSource, 'offline'>;
  model: string;
}

/**
 * Asks the guide's model for the next turn of a conversation, by the model's own tool calling.
 *
 * @returns undefined when no model is configured, when it fails or is late, or when its reply is refused twice. The caller
 * then continues without a model.
 * @throws the signal's reason once it is aborted.
 */
export type Converse = (request: ConversationRequest) => Promise<ConversationAnswer | undefined>;

export function createConverse(options: TaskRunnerOptions): Converse {
  const chosen = providersByRole(options.models).guide;
  return async (request) => {
    if (!chosen) return undefined;
    const { provider, source } = chosen;
    try {
      const reply = await nextReply(provider, request, options);
      options.onAnswer?.(request.name, source);
      return { ...reply, source, model: provider.model };
    } catch (error) {
      request.signal?.throwIfAborted();
      logModelFailure(options.logger, { task: request.name, provider: provider.name }, error);
      return undefined;
    }
  };
}

function nextReply(
  provider: LanguageProvider,
  request: ConversationRequest,
  options: TaskRunnerOptions,
): Promise<ModelReply> {
  const { name, turns, tools, timeoutMs, signal } = request;
  return callChecked(
    provider,
    {
      task: name,
      turns,
      dueAt: performance.now() + timeoutMs,
      background: false,
      signal,
      send: (sent, callSignal) => provider.converse({ name, turns: sent, tools }, callSignal),
      read: ({ text, calls }) => checkReply({ text: text.trim(), calls }, request),
      repairTurns: (refused, issues) => [
        // The words of the refused reply alone: a tool call in it would need a result.
        { role: 'assistant', text: refused?.text.trim() || '(a call that cannot be made)' },
        { role: 'user', text: ['That cannot be used:', ...issues.map((issue) => `- ${issue}`)].join('\n') },
      ],
    },
    options,
  );
}

function checkReply(reply: ModelReply, request: ConversationRequest): CheckedAnswer<ModelReply> {
  const issues = validateReply(reply, request);
  return issues.length === 0 ? { ok: true, answer: reply } : { ok: false, issues };
}

function validateReply(reply: ModelReply, { tools, check }: ConversationRequest): string[] {
  if (reply.text === '' && reply.calls.length === 0) return ['You said nothing and called nothing.'];
  const offered = new Set(tools.map(({ name }) => name));
  if (reply.calls.some(({ name }) => !offered.has(name))) {
    return ['You called a tool that you do not have. Use those that are listed, or answer in words.'];
  }
  return check?.(reply) ?? [];
}
