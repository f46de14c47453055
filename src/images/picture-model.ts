import type { ProviderError } from '../core/provider-error.ts';
import { toProviderError } from '../core/provider-error.ts';
import type { ProviderGuard } from '../core/provider-guard.ts';
import { fitPicture, type ImageProvider, type PictureRequest } from './providers/image-provider.ts';

/** One call of an image model, for the metrics. */
export interface PictureCall {
  provider: string;
  model: string;
  outcome: string;
  seconds: number;
}

export interface PictureModel {
  readonly name: string;
  readonly model: string;
  /** Makes one attempt; the calling job retries. Returns a WebP of exactly the requested size. @throws ProviderError */
  paint(request: PictureRequest): Promise<Buffer>;
}

const timeoutMs = 180_000;

/** An image model behind its guard. Its pictures are cropped to size. */
export function createPictureModel(options: {
  provider: ImageProvider;
  guard: ProviderGuard;
  onCall?(call: PictureCall): void;
}): PictureModel {
  const { provider, guard } = options;
  const { name, model } = provider;
  return {
    name,
    model,
    async paint(request) {
      const began = performance.now();
      let outcome = 'ok';
      try {
        return await guard.call(
          async (signal) => {
            const picture = await provider.render(request, signal);
            try {
              return await fitPicture(picture, request);
            } catch (error) {
              throw toProviderError(name, error);
            }
          },
          { dueAt: began + timeoutMs, background: true, maxRetries: 0 },
        );
      } catch (error) {
        const failure: ProviderError = toProviderError(name, error);
        outcome = failure.kind;
        throw failure;
      } finally {
        options.onCall?.({ provider: name, model, outcome, seconds: (performance.now() - began) / 1000 });
      }
    },
  };
}
