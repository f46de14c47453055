import type { Logger } from '../core/logger.ts';
import { ProviderError, toProviderError } from '../core/provider-error.ts';
import type { ConversationTurn, LanguageProvider, TokenUsage } from './providers/language-provider.ts';

/** One call to a model, for the metrics: numbers and names, never text. */
export interface ModelCall {
  provider: string;
  model: string;
  task: string;
  /** `ok`, `invalid_answer` for an answer that was refused, `cancelled`, or the kind of `ProviderError`. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
}

export type TraceCall = <T extends TokenUsage & { text: string }>(
  about: { task: string; provider: string; model: string; turns: readonly { role: string; text: string }[] },
  call: () => Promise<T>,
) => Promise<T>;

export interface ModelObservers {
  logger: Logger;
  onCall?(call: ModelCall): void;
  /** Wraps each call, for tracing. */
  trace?: TraceCall;
}

/** A request to a model, and the rules by which its reply is valid. */
export interface CheckedCall<R extends TokenUsage & { text: string }, A> {
  /** Kebab case; names the use in metrics and traces. */
  task: string;
  turns: readonly ConversationTurn[];
  /** Deadline on the clock of `performance.now()`, for all calls together. */
  dueAt: number;
  /** True when no caller waits for the answer. */
  background: boolean;
  /** Cancels the call. */
  signal: AbortSignal | undefined;
  send(turns: readonly ConversationTurn[], signal: AbortSignal): Promise<R>;
  /** Returns the answer in a reply, or the issues of the reply, each a sentence for the model. */
  read(reply: R): CheckedAnswer<A>;
  /** The turns that show the model its issues and ask it again. `reply` is undefined when it was truncated. */
  repairTurns(reply: R | undefined, issues: readonly string[]): ConversationTurn[];
  /** The issues of a reply that reached the length limit. Without it, such a reply is a `ProviderError`. */
  truncationIssues?: readonly string[];
}

export type CheckedAnswer<A> = { ok: true; answer: A } | { ok: false; issues: readonly string[] };

/** The model's answer was refused twice. The error does not contain the answer, because it may quote a writing. */
export class InvalidAnswerError extends Error {
  override readonly name = 'InvalidAnswerError';
  readonly code = 'invalid_answer';

  constructor(issues: number) {
    super(`the answer had ${issues} issues`);
  }
}

/** A model is not asked to repair its answer if less time than this is left. */
const minRepairMs = 1_000;

/**
 * Asks a model, validates its reply, and asks once more where that is refused and time is left. Each call is counted and
 * traced.
 *
 * @throws ProviderError, InvalidAnswerError, or the signal's reason once it is aborted.
 */
export async function callChecked<R extends TokenUsage & { text: string }, A>(
  provider: LanguageProvider,
  request: CheckedCall<R, A>,
  observers: ModelObservers,
): Promise<A> {
  const about = { task: request.task, provider: provider.name, model: provider.model };

  async function callOnce(turns: readonly ConversationTurn[]): Promise<CheckedAnswer<A> & { reply?: R }> {
    const startedAt = performance.now();
    let [inputTokens, outputTokens] = [0, 0];
    let outcome = 'invalid_answer';
    try {
      const reply = await provider.guard.call(
        async (signal) => {
          const call = () => request.send(turns, signal);
          return observers.trace ? observers.trace({ ...about, turns }, call) : call();
        },
        { dueAt: request.dueAt, background: request.background, signal: request.signal },
      );
      ({ inputTokens, outputTokens } = reply);
      const checked = request.read(reply);
      if (checked.ok) outcome = 'ok';
      return { ...checked, reply };
    } catch (error) {
      if (request.signal?.aborted) {
        outcome = 'cancelled';
        throw error;
      }
      const failure = toProviderError(provider.name, error);
      outcome = failure.kind;
      if (failure.kind !== 'truncated' || !request.truncationIssues) throw failure;
      return { ok: false, issues: request.truncationIssues };
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      observers.onCall?.({ ...about, outcome, seconds, inputTokens, outputTokens });
    }
  }

  let checked = await callOnce(request.turns);
  if (!checked.ok && request.dueAt - performance.now() >= minRepairMs) {
    const repair = request.repairTurns(checked.reply, checked.issues);
    checked = await callOnce([...request.turns, ...repair]);
  }
  if (!checked.ok) throw new InvalidAnswerError(checked.issues.length);
  return checked.answer;
}

/**
 * Logs that a task was answered without its model. The level is `error` if the operator must act.
 *
 * @throws the error itself, if it is neither a `ProviderError` nor an `InvalidAnswerError`.
 */
export function logModelFailure(
  logger: Logger,
  { task, provider }: { task: string; provider: string },
  error: unknown,
): void {
  if (!(error instanceof ProviderError || error instanceof InvalidAnswerError)) throw error;
  const level = error instanceof ProviderError && error.kind === 'unauthorized' ? 'error' : 'warn';
  logger[level]({ task, provider, reason: error.code }, 'answered without the model');
}
