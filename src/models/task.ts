import type { z } from 'zod';

/** `guide` reads, tells, reflects and plans; `local` writes image prompts, translations and feedback. */
export type ModelRole = 'guide' | 'local';

export interface Instructions {
  /** The task and the form of the answer. It contains no text of a writer. */
  system: string;
  /** The texts that the task is about. Texts of people are delimited as untrusted. */
  user: string;
}

/**
 * A task for a language model, with its answer when no model is available.
 *
 * @typeParam I the input, @typeParam A the answer that a model gives, @typeParam O the output for the caller.
 */
export interface LanguageTask<I, A, O> {
  /** The name of the schema, the metrics and the trace, in kebab case. */
  readonly name: string;
  readonly role: ModelRole;
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<A>;
  instructions(input: I): Instructions;
  /**
   * Returns the issues that the schema cannot express, each a sentence for the model. With issues, the model is asked once
   * more.
   */
  check?(answer: A, input: I): string[];
  /** Converts a valid answer of the model to the output. */
  conclude(answer: A, input: I): O;
  /** Returns an answer without a model. @throws NoOfflineAnswer when only a model can answer. */
  offline(input: I): O | Promise<O>;
  /** Time limit when a caller waits. It includes queueing, retries and one repair. */
  readonly timeoutMs: number;
  /** Time limit of background work, for which no caller waits. */
  readonly backgroundTimeoutMs: number;
}

/** No model answered, and the task has no offline answer. */
export class NoOfflineAnswer extends Error {
  override readonly name = 'NoOfflineAnswer';

  constructor(task: string, options?: ErrorOptions) {
    super(`${task} needs a model`, options);
  }
}

export function defineTask<I, A, O>(task: LanguageTask<I, A, O>): LanguageTask<I, A, O> {
  return task;
}
