import { readConfig } from '../config/config.ts';
import { createLogger } from '../core/logger.ts';
import { ProviderError } from '../core/provider-error.ts';
import type { ModelCall } from '../models/checked-call.ts';
import { NoOfflineAnswer } from '../models/task.ts';
import { openModels } from '../wiring/models.ts';
import { languageTrials, trialWriting } from './model-trials.ts';

/** The outcome of one task that was tried. */
interface Trial {
  task: string;
  role: string;
  source: string;
  model: string | undefined;
  valid: boolean;
  milliseconds: number;
  /** The outcome of each call to a model. */
  outcomes: string[];
  answer: unknown;
}

/** Runs every task once with the configured models and prints the outcomes. Returns false when a configured model failed. */
export async function tryModels({ json }: { json: boolean }): Promise<boolean> {
  const config = readConfig(process.env);
  const calls: ModelCall[] = [];
  const { runner, embedder, summary, pictureModel } = openModels(config, {
    logger: createLogger('silent'),
    metrics: {
      countModelCall: (call) => calls.push(call),
      countAnswer: () => undefined,
      setBreaker: () => undefined,
      watchBreaker: () => undefined,
    },
  });
  if (!json) for (const [role, model] of Object.entries(summary)) console.log(`${role.padEnd(11)}${model}`);

  const trials: Trial[] = [];
  const note = (trial: Trial) => {
    trials.push(trial);
    if (!json) print(trial);
  };
  for (const trial of languageTrials()) {
    const { task, role } = trial;
    note(
      await timed(calls, { task, role }, async () => {
        const { value, source, model } = await trial.run(runner);
        return { source, model, answer: value };
      }),
    );
  }
  note(
    await timed(calls, { task: 'embed', role: 'embeddings' }, async () => {
      const [vector] = await embedder.embed([trialWriting]);
      const source = embedder.model.startsWith('offline') ? 'offline' : 'embeddings';
      return { source, model: embedder.model, answer: `${vector!.length} numbers` };
    }),
  );
  if (pictureModel) {
    note(
      await timed(calls, { task: 'picture', role: 'pictures' }, async () => {
        const prompt =
          'A moth on a paper lamp in a quiet kitchen, soft evening light, picture-book illustration.';
        const picture = await pictureModel.paint({ prompt, width: 768, height: 1344, seed: 'trial' });
        const { name, model } = pictureModel;
        return { source: name, model, answer: `WebP of 768x1344, ${Math.round(picture.length / 1024)} KiB` };
      }),
    );
  }
  if (json) console.log(JSON.stringify({ models: summary, trials }, null, 2));
  return trials.every(({ valid }) => valid);
}

async function timed(
  calls: ModelCall[],
  about: Pick<Trial, 'task' | 'role'>,
  work: () => Promise<Pick<Trial, 'source' | 'model' | 'answer'>>,
): Promise<Trial> {
  calls.length = 0;
  const began = performance.now();
  const measured = () => ({
    milliseconds: Math.round(performance.now() - began),
    outcomes: calls.map(({ outcome }) => outcome),
  });
  try {
    const done = await work();
    const wasAsked = calls.length > 0;
    return { ...about, ...done, ...measured(), valid: !wasAsked || done.source !== 'offline' };
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof NoOfflineAnswer)) throw error;
    const hadNoModel = error instanceof NoOfflineAnswer && calls.length === 0;
    return {
      ...about,
      source: 'none',
      model: undefined,
      // Tasks without an offline answer, such as translating a model's story, are not needed when no model is configured.
      valid: hadNoModel,
      answer: hadNoModel ? 'needs a model' : error.message,
      ...measured(),
    };
  }
}

function print({ task, source, model, valid, milliseconds, outcomes, answer }: Trial): void {
  const by = model === undefined ? source : `${source} ${model}`;
  const calls = outcomes.length > 0 ? ` (${outcomes.join(', ')})` : '';
  console.log(`\n${valid ? 'ok     ' : 'FAILED '}${task}  ${milliseconds} ms  ${by}${calls}`);
  console.log(typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2));
}
