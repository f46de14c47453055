import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import standardWorkflow from './comfyui-workflow.json' with { type: 'json' };
import type { ImageProvider, PictureRequest } from './image-provider.ts';

/** A workflow in ComfyUI's API format: nodes by their ids. */
export type Workflow = Record<string, unknown>;

export interface ComfyUiOptions {
  url: string;
  /** File name of the model that the standard workflow loads. */
  checkpoint: string;
  /** The operator's own workflow. Undefined means the standard text-to-image workflow. */
  workflow: Workflow | undefined;
  pollMs?: number;
}

const maxBytes = 48 * 2 ** 20;
const negativePrompt =
  'text, letters, caption, watermark, signature, frame, photo, deformed hands, extra limbs, blood, weapon, nudity, horror';

const queued = z.object({ prompt_id: z.string().min(1) });
const image = z.object({ filename: z.string().min(1), subfolder: z.string().default(''), type: z.string() });
const history = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string().optional(), completed: z.boolean().optional() }).optional(),
    outputs: z
      .record(z.string(), z.object({ images: z.array(image).optional() }).catch({ images: [] }))
      .default({}),
  }),
);

/** ComfyUI: queues a workflow, waits for its end, and downloads the picture. */
export function createComfyUi(options: ComfyUiOptions): ImageProvider {
  const name = 'comfyui';
  const base = options.url.replace(/\/+$/, '');
  const { pollMs = 500 } = options;
  const clientId = randomUUID();

  async function ask(path: string, signal: AbortSignal, body?: unknown): Promise<unknown> {
    const call = createProviderFetch({ provider: name, signal, body: 'json', maxBytes });
    const response = await call(
      base + path,
      body === undefined
        ? undefined
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
    return response.json();
  }

  function read<T>(schema: z.ZodType<T>, value: unknown): T {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new ProviderError(name, 'invalid_response');
    return parsed.data;
  }

  /** Removes the prompt from the queue, because its caller has given up. */
  function cancelPrompt(promptId: string): void {
    for (const [path, body] of [
      ['/queue', { delete: [promptId] }],
      ['/interrupt', { prompt_id: promptId }],
    ] as const) {
      const call = createProviderFetch({
        provider: name,
        signal: AbortSignal.timeout(2_000),
        body: 'bytes',
        maxBytes,
      });
      call(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    }
  }

  async function waitFor(promptId: string, signal: AbortSignal): Promise<z.infer<typeof image>> {
    for (;;) {
      const found = read(history, await ask(`/history/${encodeURIComponent(promptId)}`, signal))[promptId];
      if (found?.status?.status_str === 'error') throw new ProviderError(name, 'unavailable');
      const images = Object.values(found?.outputs ?? {}).flatMap((output) => output.images ?? []);
      // A workflow may return previews beside its output.
      const [made] = [...images.filter(({ type }) => type === 'output'), ...images];
      if (made) return made;
      if (found?.status?.completed) throw new ProviderError(name, 'invalid_response');
      await sleep(pollMs, undefined, { signal });
    }
  }

  return {
    name,
    model: options.workflow ? 'own workflow' : options.checkpoint,
    async render(request, signal) {
      let promptId: string | undefined;
      try {
        const prompt = fillWorkflow(options.workflow ?? standardWorkflow, {
          ...placeholdersOf(request),
          checkpoint: options.checkpoint,
        });
        promptId = read(queued, await ask('/prompt', signal, { prompt, client_id: clientId })).prompt_id;
        const made = await waitFor(promptId, signal);
        promptId = undefined;
        const download = createProviderFetch({ provider: name, signal, body: 'bytes', maxBytes });
        const response = await download(`${base}/view?${new URLSearchParams(made)}`);
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        if (promptId !== undefined) cancelPrompt(promptId);
        if (signal.aborted) throw new ProviderError(name, 'timeout');
        throw toProviderError(name, error);
      }
    },
  };
}

function placeholdersOf({ prompt, width, height, seed }: PictureRequest): Record<string, string | number> {
  return {
    prompt,
    negative_prompt: negativePrompt,
    // Samplers need sides that the latent space can halve several times.
    width: Math.ceil(width / 64) * 64,
    height: Math.ceil(height / 64) * 64,
    seed: createHash('sha256').update(seed).digest().readUIntBE(0, 6),
  };
}

/** A copy with every `%name%` replaced. A string that is only a placeholder becomes the value with its own type. */
export function fillWorkflow(workflow: Workflow, values: Record<string, string | number>): Workflow {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, fill(of)]));
    }
    if (typeof value !== 'string') return value;
    const whole = /^%(\w+)%$/.exec(value)?.[1];
    if (whole !== undefined && whole in values) return values[whole];
    return value.replace(/%(\w+)%/g, (mark, key: string) => String(values[key] ?? mark));
  };
  return fill(workflow) as Workflow;
}

/**
 * Reads an operator's workflow.
 *
 * @throws TypeError that says what is wrong, when the workflow cannot be used.
 */
export function readWorkflow(json: string): Workflow {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new TypeError('is not JSON');
  }
  const node = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) });
  const workflow = z.record(z.string(), node).safeParse(parsed);
  if (!workflow.success) throw new TypeError('is not a workflow in API format (Workflow > Export (API))');
  if (!JSON.stringify(workflow.data).includes('%prompt%')) throw new TypeError('has no %prompt% in it');
  return workflow.data;
}
