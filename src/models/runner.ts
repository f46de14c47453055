import { z } from 'zod';
import type { Logger } from '../core/logger.ts';
import { ProviderError, toProviderError } from '../core/provider-error.ts';
import { type JsonSchema, readAnswer, toModelSchema } from './json-answer.ts';
import type { LanguageProvider, Turn } from './providers/language-provider.ts';
import { type LanguageTask, type ModelRole, NoOfflineAnswer } from './task.ts';

export type AnswerSource = ModelRole | 'offline';

export interface TaskAnswer<O> {
  value: O;
  /** Whose model answered; `offline` without one. */
  source: AnswerSource;
  /** The model's name; undefined for `offline`. */
  model?: string;
}

/** One call to a model, for the metrics: numbers and names, never text. */
export interface ModelCall {
  provider: string;
  model: string;
  task: string;
  /** `ok`, `unfit` when what came could not be used, or what failed. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
}

export interface TaskRunnerOptions {
  /** A role without a model of its own is taken over by the other's; without any, everything is answered offline. */
  models: { guide?: LanguageProvider | undefined; local?: LanguageProvider | undefined };
  logger: Logger;
  onCall?(call: ModelCall): void;
  onAnswer?(task: string, source: AnswerSource): void;
  /** Wraps each call, for tracing. */
  trace?: TraceCall;
}

export type TraceCall = <T extends { inputTokens: number; outputTokens: number; text: string }>(
  about: { task: string; provider: string; model: string; turns: readonly { role: string; text: string }[] },
  call: () => Promise<T>,
) => Promise<T>;

export interface RunOptions {
  /** Nobody waits for it: it has more time, and lets the others go first. */
  background?: boolean;
  /** Gives the work up: nobody wants the answer any more. */
  signal?: AbortSignal | undefined;
}

export interface TaskRunner {
  /**
   * Does a task by the model of its role, or without one where there is none, where it fails or where what it says
   * cannot be used.
   *
   * @throws NoOfflineAnswer where no model answered and the task cannot be done without; the signal's reason once
   * that is given.
   */
  run<I, A, O>(task: LanguageTask<I, A, O>, input: I, options?: RunOptions): Promise<TaskAnswer<O>>;
}

/** A model is not asked to mend its answer with less time than this. */
const minRepairMs = 1_000;
const maxQuotedLength = 4_000;

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { logger } = options;
  const sources = sourcesOf(options.models);
  const schemas = new WeakMap<z.ZodType, JsonSchema>();

  function schemaOf(type: z.ZodType): JsonSchema {
    let schema = schemas.get(type);
    if (!schema) {
      schema = toModelSchema(z.toJSONSchema(type, { target: 'draft-7' }));
      schemas.set(type, schema);
    }
    return schema;
  }

  async function askModel<I, A, O>(
    provider: LanguageProvider,
    task: LanguageTask<I, A, O>,
    input: I,
    { background = false, signal: wanted }: RunOptions,
  ): Promise<O> {
    const timeoutMs = background ? task.backgroundTimeoutMs : task.timeoutMs;
    const dueAt = performance.now() + timeoutMs;
    const { system, user } = task.instructions(input);
    const turns: Turn[] = [
      { role: 'system', text: system },
      { role: 'user', text: user },
    ];
    const question = { name: task.name, turns, schema: schemaOf(task.output) };
    const about = { task: task.name, provider: provider.name, model: provider.model };

    async function ask(): Promise<{ said: string } & ({ answer: A } | { faults: string[] })> {
      const began = performance.now();
      let inputTokens = 0;
      let outputTokens = 0;
      let outcome = 'unfit';
      try {
        const spoken = await provider.guard.call(
          async (signal) => {
            const call = () => provider.ask(question, signal);
            return options.trace ? options.trace({ ...about, turns }, call) : call();
          },
          { dueAt, background, signal: wanted },
        );
        ({ inputTokens, outputTokens } = spoken);
        const read = readAnswer(spoken.text, task.output);
        if (!read.ok) return { said: spoken.text, faults: read.faults };
        const faults = task.check?.(read.answer, input) ?? [];
        if (faults.length > 0) return { said: spoken.text, faults };
        outcome = 'ok';
        return { said: spoken.text, answer: read.answer };
      } catch (error) {
        if (wanted?.aborted) {
          outcome = 'abandoned';
          throw error;
        }
        const failure = toProviderError(provider.name, error);
        outcome = failure.fault;
        if (failure.fault !== 'cut_short') throw failure;
        return { said: '', faults: ['It was too long and broke off. Be brief.'] };
      } finally {
        const seconds = (performance.now() - began) / 1000;
        options.onCall?.({ ...about, outcome, seconds, inputTokens, outputTokens });
      }
    }

    let heard = await ask();
    if ('faults' in heard && dueAt - performance.now() >= minRepairMs) {
      turns.push(
        { role: 'assistant', text: heard.said.slice(0, maxQuotedLength).toWellFormed() || '(nothing)' },
        { role: 'user', text: mendingOf(heard.faults) },
      );
      heard = await ask();
    }
    if ('faults' in heard) throw new UnfitAnswer(heard.faults.length);
    return task.conclude(heard.answer, input);
  }

  return {
    async run(task, given, runOptions = {}) {
      const input = task.input.parse(given);
      const chosen = sources[task.role];
      let failure: unknown;
      if (chosen) {
        const { provider, source } = chosen;
        try {
          const value = await askModel(provider, task, input, runOptions);
          options.onAnswer?.(task.name, source);
          return { value, source, model: provider.model };
        } catch (error) {
          runOptions.signal?.throwIfAborted();
          if (!(error instanceof ProviderError || error instanceof UnfitAnswer)) throw error;
          failure = error;
          const level = error instanceof ProviderError && error.fault === 'refused' ? 'error' : 'warn';
          logger[level](
            { task: task.name, provider: provider.name, reason: error.code },
            'answered without the model',
          );
        }
      }
      try {
        const value = await task.offline(input);
        options.onAnswer?.(task.name, 'offline');
        return { value, source: 'offline' };
      } catch (error) {
        if (!(error instanceof NoOfflineAnswer) || failure === undefined) throw error;
        throw new NoOfflineAnswer(task.name, { cause: failure });
      }
    },
  };
}

/** Which model answers for each role, and as which source. */
export function sourcesOf({ guide, local }: TaskRunnerOptions['models']) {
  const asGuide = guide && { provider: guide, source: 'guide' as const };
  const asLocal = local && { provider: local, source: 'local' as const };
  return { guide: asGuide ?? asLocal, local: asLocal ?? asGuide };
}

function mendingOf(faults: readonly string[]): string {
  return [
    'That answer cannot be used:',
    ...faults.map((fault) => `- ${fault}`),
    'Give the whole answer again, mended, as one JSON object and nothing else.',
  ].join('\n');
}

/** What the model said, twice, was not what was asked. What that was stays untold: it may quote a writing. */
class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer';
  readonly code = 'unfit';

  constructor(faults: number) {
    super(`the answer had ${faults} faults`);
  }
}
