import { z } from 'zod';
import { ProviderError, toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ImageProvider, PictureRequest } from './image-provider.ts';

export interface OpenAiImagesOptions {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
}

const officialUrl = 'https://api.openai.com/v1';
const maxBytes = 48 * 2 ** 20;

const answer = z.object({
  data: z
    .array(
      z.object({ b64_json: z.string().min(1).nullish(), url: z.url({ protocol: /^https?$/ }).nullish() }),
    )
    .min(1),
});

/** OpenAI's images API, or a compatible server. */
export function createOpenAiImages({ apiKey, baseUrl, model }: OpenAiImagesOptions): ImageProvider {
  const name = 'openai';
  const address = `${(baseUrl ?? officialUrl).replace(/\/+$/, '')}/images/generations`;

  return {
    name,
    model,
    async render(request, signal) {
      try {
        const call = createProviderFetch({ provider: name, signal, body: 'json', maxBytes });
        const response = await call(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
          body: JSON.stringify({ model, prompt: request.prompt, n: 1, ...sizeParametersOf(model, request) }),
        });
        const parsed = answer.safeParse(await response.json());
        if (!parsed.success) throw new ProviderError(name, 'invalid_response');
        const { b64_json: encoded, url } = parsed.data.data[0]!;
        if (encoded) return Buffer.from(encoded, 'base64');
        if (!url) throw new ProviderError(name, 'invalid_response');
        // The picture's URL carries its own authorization, so the API key is not sent.
        const download = createProviderFetch({ provider: name, signal, body: 'bytes', maxBytes });
        return new Uint8Array(await (await download(url)).arrayBuffer());
      } catch (error) {
        throw toProviderError(name, error);
      }
    },
  };
}

/** The model's size with the nearest aspect ratio. */
function sizeParametersOf(model: string, { width, height }: PictureRequest): Record<string, string> {
  const shape = Math.log(width / height);
  const nearest = (sizes: readonly (readonly [number, number])[]) => {
    const [wide, high] = [...sizes].sort(
      (a, b) => Math.abs(Math.log(a[0] / a[1]) - shape) - Math.abs(Math.log(b[0] / b[1]) - shape),
    )[0]!;
    return `${wide}x${high}`;
  };
  if (model.startsWith('dall-e-3')) {
    const sizes = [[1024, 1024] as const, [1024, 1792] as const, [1792, 1024] as const];
    return { size: nearest(sizes), response_format: 'b64_json' };
  }
  if (model.startsWith('dall-e')) return { size: '1024x1024', response_format: 'b64_json' };
  return { size: nearest([[1024, 1024] as const, [1024, 1536] as const, [1536, 1024] as const]) };
}
