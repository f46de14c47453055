import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '../config/config.ts';
import type { Logger } from '../core/logger.ts';
import { createProviderGuard } from '../core/provider-guard.ts';
import type { Metrics } from '../http/metrics.ts';
import { createPictureModel, type PictureModel } from '../images/picture-model.ts';
import { createComfyUi, readWorkflow, type Workflow } from '../images/providers/comfyui.ts';
import type { ImageProvider } from '../images/providers/image-provider.ts';
import { createOpenAiImages } from '../images/providers/openai-images.ts';
import type { TraceCall } from '../models/checked-call.ts';
import { createModels, type ModelRoles, type Models } from '../models/models.ts';

export interface OpenedModels extends Models {
  /** The image model. Undefined when the painter makes the pictures. */
  pictureModel: PictureModel | undefined;
  /** The model of each role, and the model that makes pictures. */
  summary: ModelRoles & { pictures: string };
}

/** Only one picture at a time: ComfyUI has one queue, and a machine usually has one graphics card. */
const comfyUiConcurrency = 1;

/**
 * Creates the models of the configuration. No model is called yet.
 *
 * @throws ConfigError when the operator's workflow cannot be used.
 */
export function openModels(
  config: Config,
  {
    logger,
    metrics,
    trace,
  }: {
    logger: Logger;
    metrics?: Pick<Metrics, 'countModelCall' | 'countAnswer' | 'setBreaker' | 'watchBreaker'>;
    trace?: TraceCall;
  },
): OpenedModels {
  const onBreaker = (provider: string, state: 'closed' | 'open' | 'half-open') => {
    logger.info({ provider, state }, 'circuit breaker');
    metrics?.setBreaker(provider, state);
  };
  const models = createModels({
    ...config.models,
    logger,
    onBreaker,
    ...(metrics ? { onCall: metrics.countModelCall, onAnswer: metrics.countAnswer } : {}),
    ...(trace ? { trace } : {}),
  });
  if (config.models.openAi) metrics?.watchBreaker('openai');
  if (config.models.ollama) metrics?.watchBreaker('ollama');

  const image = imageProvider(config);
  let pictureModel: PictureModel | undefined;
  if (image) {
    // Beside the same server's language models: pictures fail, and fill up, by themselves.
    const provider = `${image.provider.name}-images`;
    metrics?.watchBreaker(provider);
    pictureModel = createPictureModel({
      provider: image.provider,
      guard: createProviderGuard({
        provider,
        concurrency: image.concurrency,
        onBreaker: (state) => onBreaker(provider, state),
      }),
      onCall: (call) =>
        metrics?.countModelCall({ ...call, provider, task: 'picture', inputTokens: 0, outputTokens: 0 }),
    });
  }
  const pictures = pictureModel ? `${pictureModel.name} ${pictureModel.model}` : 'the painter';
  const fallback = pictureModel && config.images.fallsBackToPainter ? ', then the painter' : '';
  return { ...models, pictureModel, summary: { ...models.roles, pictures: pictures + fallback } };
}

function imageProvider({
  images: { provider },
}: Config): { provider: ImageProvider; concurrency: number } | undefined {
  if (provider.kind === 'openai') {
    return { provider: createOpenAiImages(provider), concurrency: provider.concurrency };
  }
  if (provider.kind === 'comfyui') {
    const { url, checkpoint, workflowFile } = provider;
    const workflow = workflowFile === undefined ? undefined : readWorkflowFile(workflowFile);
    return { provider: createComfyUi({ url, checkpoint, workflow }), concurrency: comfyUiConcurrency };
  }
  return undefined;
}

function readWorkflowFile(path: string): Workflow {
  try {
    return readWorkflow(readFileSync(path, 'utf8'));
  } catch (error) {
    const why =
      error instanceof TypeError
        ? error.message
        : `cannot be read (${(error as { code?: string }).code ?? 'unknown'})`;
    throw new ConfigError([`COMFYUI_WORKFLOW: the file ${path} ${why}`]);
  }
}
