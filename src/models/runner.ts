import { z } from 'zod';
import { callChecked, logModelFailure, type ModelObservers } from './checked-call.ts';
import { type JsonSchema, readAnswer, toModelSchema } from './json-answer.ts';
import type { ConversationTurn, LanguageProvider } from './providers/language-provider.ts';
import { type LanguageTask, type ModelRole, NoOfflineAnswer } from './task.ts';

/** The role whose model answered; `offline` without a model. */
export type AnswerSource = ModelRole | 'offline';

export interface TaskAnswer<O> {
  value: O;
  source: AnswerSource;
  /** The model's name; undefined for `offline`. */
  model?: string;
}

export interface TaskRunnerOptions extends ModelObservers {
  /**
   * The model of each role. A role without a model uses the other role's. Without any model, everything is answered
   * offline.
   */
  models: { guide?: LanguageProvider | undefined; local?: LanguageProvider | undefined };
  onAnswer?(task: string, source: AnswerSource): void;
}

export interface RunOptions {
  /** True when no caller waits for the answer. The task then has more time, and other calls go first. */
  background?: boolean;
  /** Cancels the task. */
  signal?: AbortSignal | undefined;
}

export interface TaskRunner {
  /**
   * Runs a task with the model of its role. Returns the task's offline answer when there is no model, when the model
   * fails, or when its answer is refused twice.
   *
   * @throws NoOfflineAnswer when no model answered and the task has no offline answer.
   * @throws the signal's reason once it is aborted.
   */
  run<I, A, O>(task: LanguageTask<I, A, O>, input: I, options?: RunOptions): Promise<TaskAnswer<O>>;
}

/** A refused answer is shown to the model up to this length, in UTF-16 code units. */
const maxQuotedLength = 4_000;

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const providers = providersByRole(options.models);
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
    { background = false, signal }: RunOptions,
  ): Promise<O> {
    const timeoutMs = background ? task.backgroundTimeoutMs : task.timeoutMs;
    const dueAt = performance.now() + timeoutMs;
    const { system, user } = task.instructions(input);
    const turns: ConversationTurn[] = [
      { role: 'system', text: system },
      { role: 'user', text: user },
    ];
    const schema = schemaOf(task.output);
    const answer = await callChecked(
      provider,
      {
        task: task.name,
        turns,
        dueAt,
        background,
        signal,
        send: (sent, callSignal) => provider.ask({ name: task.name, turns: sent, schema }, callSignal),
        read({ text }) {
          const read = readAnswer(text, task.output);
          const issues = read.ok ? (task.check?.(read.answer, input) ?? []) : [];
          return issues.length > 0 ? { ok: false, issues } : read;
        },
        repairTurns: (refused, issues) => repairTurns(refused?.text ?? '', issues),
        truncationIssues: ['It was too long and broke off. Be brief.'],
      },
      options,
    );
    return task.conclude(answer, input);
  }

  return {
    async run(task, given, runOptions = {}) {
      const input = task.input.parse(given);
      const chosen = providers[task.role];
      let failure: unknown;
      if (chosen) {
        const { provider, source } = chosen;
        try {
          const value = await askModel(provider, task, input, runOptions);
          options.onAnswer?.(task.name, source);
          return { value, source, model: provider.model };
        } catch (error) {
          runOptions.signal?.throwIfAborted();
          logModelFailure(options.logger, { task: task.name, provider: provider.name }, error);
          failure = error;
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

/**
 * Returns the provider of each role, and the source that its answers name. A role without a provider uses the other
 * role's.
 */
export function providersByRole({ guide, local }: TaskRunnerOptions['models']) {
  const asGuide = guide && { provider: guide, source: 'guide' as const };
  const asLocal = local && { provider: local, source: 'local' as const };
  return { guide: asGuide ?? asLocal, local: asLocal ?? asGuide };
}

function repairTurns(refused: string, issues: readonly string[]): ConversationTurn[] {
  return [
    { role: 'assistant', text: refused.slice(0, maxQuotedLength).toWellFormed() || '(nothing)' },
    {
      role: 'user',
      text: [
        'That answer cannot be used:',
        ...issues.map((issue) => `- ${issue}`),
        'Give the whole answer again, mended, as one JSON object and nothing else.',
      ].join('\n'),
    },
  ];
}
