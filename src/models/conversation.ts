import type { Logger } from '../core/logger.ts';
import { ProviderError, toProviderError } from '../core/provider-error.ts';
import type { LanguageProvider } from './providers/language-provider.ts';
import { type AnswerSource, sourcesOf, type TaskRunnerOptions } from './runner.ts';

/** One turn of a conversation in which a model may call tools. */
export type ConversationTurn =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly ToolRequest[] }
  | { role: 'tool'; callId: string; name: string; text: string };

/** A call that a model asks for. The arguments are what it sent: nothing has checked them. */
export interface ToolRequest {
  id: string;
  name: string;
  arguments: unknown;
}

/** A tool as a model is told of it. */
export interface ToolOffer {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  parameters: Record<string, unknown>;
}

export interface ConversationRequest {
  /** Kebab case; names the use in metrics and traces. */
  name: string;
  turns: readonly ConversationTurn[];
  /** Without any, the model can only speak. */
  tools: readonly ToolOffer[];
  timeoutMs: number;
  /** Gives the work up: nobody wants the answer any more. */
  signal?: AbortSignal | undefined;
  /** What is wrong with an answer, each a sentence for the model, which is asked once more. */
  check?(spoken: Spoken): string[];
}

/** What a model says next: words, or tools that it wants called first. */
export interface Spoken {
  text: string;
  calls: ToolRequest[];
}

export interface ConversationAnswer extends Spoken {
  source: Exclude<AnswerSource, 'offline'>;
  model: string;
}

/**
 * Asks the guide's model what it says next, by its own tool calling.
 *
 * @returns undefined where there is no model, where it fails or is late, or where what it says cannot be used: then
 * whoever asked goes on without one.
 * @throws the signal's reason once that is given.
 */
export type Converse = (request: ConversationRequest) => Promise<ConversationAnswer | undefined>;

/** A model is not asked to mend its answer with less time than this. */
const minRepairMs = 1_000;

export function createConverse(options: TaskRunnerOptions): Converse {
  const chosen = sourcesOf(options.models).guide;

  return async function converse(request) {
    if (!chosen) return undefined;
    const { provider, source } = chosen;
    const dueAt = performance.now() + request.timeoutMs;
    try {
      let heard = await ask(options, provider, request, request.turns, dueAt);
      if (heard.faults.length > 0 && dueAt - performance.now() >= minRepairMs) {
        heard = await ask(options, provider, request, [...request.turns, ...mending(heard)], dueAt);
      }
      if (heard.faults.length > 0) {
        tellUnused(options.logger, request.name, provider.name, 'unfit');
        return undefined;
      }
      options.onAnswer?.(request.name, source);
      return { text: heard.spoken.text, calls: heard.spoken.calls, source, model: provider.model };
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      tellUnused(options.logger, request.name, provider.name, error.code);
      return undefined;
    }
  };
}

interface Heard {
  spoken: Spoken;
  faults: string[];
}

/** One call, counted and traced. @throws ProviderError */
async function ask(
  options: TaskRunnerOptions,
  provider: LanguageProvider,
  request: ConversationRequest,
  turns: readonly ConversationTurn[],
  dueAt: number,
): Promise<Heard> {
  const about = { task: request.name, provider: provider.name, model: provider.model };
  const began = performance.now();
  let [inputTokens, outputTokens] = [0, 0];
  let outcome = 'unfit';
  try {
    const answer = await provider.guard.call(
      async (signal) => {
        const call = () => provider.converse({ name: request.name, turns, tools: request.tools }, signal);
        return options.trace ? options.trace({ ...about, turns }, call) : call();
      },
      { dueAt, background: false, signal: request.signal },
    );
    ({ inputTokens, outputTokens } = answer);
    const spoken = { text: answer.text.trim(), calls: answer.calls };
    const faults = validate(spoken, request);
    if (faults.length === 0) outcome = 'ok';
    return { spoken, faults };
  } catch (error) {
    outcome = request.signal?.aborted ? 'abandoned' : toProviderError(provider.name, error).fault;
    throw error;
  } finally {
    const seconds = (performance.now() - began) / 1000;
    options.onCall?.({ ...about, outcome, seconds, inputTokens, outputTokens });
  }
}

function validate(spoken: Spoken, { tools, check }: ConversationRequest): string[] {
  if (spoken.text === '' && spoken.calls.length === 0) return ['You said nothing and called nothing.'];
  const offered = new Set(tools.map(({ name }) => name));
  if (spoken.calls.some(({ name }) => !offered.has(name))) {
    return ['You called a tool that you do not have. Use those that are listed, or answer in words.'];
  }
  return check?.(spoken) ?? [];
}

/** The refused answer in words alone: a call in it would want a result. */
function mending({ spoken, faults }: Heard): ConversationTurn[] {
  return [
    { role: 'assistant', text: spoken.text || '(a call that cannot be made)', calls: [] },
    { role: 'user', text: ['That cannot be used:', ...faults.map((fault) => `- ${fault}`)].join('\n') },
  ];
}

function tellUnused(logger: Logger, task: string, provider: string, reason: string): void {
  const level = reason.startsWith('refused') ? 'error' : 'warn';
  logger[level]({ task, provider, reason }, 'answered without the model');
}
