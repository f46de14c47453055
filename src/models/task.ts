import type { z } from 'zod';

/** `guide` reads, tells, reflects and plans; `local` writes image prompts, translations and feedback. */
export type ModelRole = 'guide' | 'local';

export interface Instructions {
  /** What is to be done, and how the answer must be. Nothing that a writer wrote stands here. */
  system: string;
  /** What it is to be done with; texts of people are fenced. */
  user: string;
}

/**
 * One use of language.
 *
 * @typeParam I what is given, @typeParam A what a model is asked to answer, @typeParam O what the caller gets.
 */
export interface LanguageTask<I, A, O> {
  /** Kebab-case; names the schema, the metrics and the trace. */
  readonly name: string;
  readonly role: ModelRole;
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<A>;
  instructions(input: I): Instructions;
  /** Faults that the schema cannot tell, each a sentence for the model, which is asked once more. */
  check?(answer: A, input: I): string[];
  /** What a faultless answer means to the caller. */
  conclude(answer: A, input: I): O;
  /** Answers without a model. @throws NoOfflineAnswer where only a model could. */
  offline(input: I): O | Promise<O>;
  /** From question to answer with all that may lie between, where somebody waits. */
  readonly timeoutMs: number;
  /** The same where nobody waits. */
  readonly backgroundTimeoutMs: number;
}

/** No model answered, and without one this cannot be done. */
export class NoOfflineAnswer extends Error {
  override readonly name = 'NoOfflineAnswer';

  constructor(task: string, options?: ErrorOptions) {
    super(`${task} needs a model`, options);
  }
}

export function defineTask<I, A, O>(task: LanguageTask<I, A, O>): LanguageTask<I, A, O> {
  return task;
}
