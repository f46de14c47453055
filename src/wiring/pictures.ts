import type { Logger } from '../core/logger.ts';
import { paintPhase } from '../images/phase-picture.ts';
import type { PictureModel } from '../images/picture-model.ts';
import { paintPrime } from '../images/prime-picture.ts';
import { readWriting } from '../language/reader.ts';
import type { TaskRunner } from '../models/runner.ts';
import { depictPhaseTask, depictPrimeTask } from '../models/tasks/depict.ts';
import { thumbnail } from '../offline/painter/painter.ts';
import type { PaintPhase } from '../stories/draft.ts';
import { phaseImageSize } from '../stories/phase-image.ts';
import type { PaintPrime } from '../writing/prime-work.ts';

const primeImageSize = { width: 1024, height: 1024 } as const;

export interface PicturesOptions {
  /** The image model. Undefined when the painter makes the pictures. */
  model: PictureModel | undefined;
  /** Whether the painter makes the picture after the image model has failed in the last attempt. */
  fallsBackToPainter: boolean;
  runner: TaskRunner;
  logger: Logger;
}

/**
 * Makes pictures with the image model, whose prompts the local model writes. Without an image model, the painter makes
 * them.
 */
export function createPictures({ model, fallsBackToPainter, runner, logger }: PicturesOptions): {
  paintPhase: PaintPhase;
  paintPrime: PaintPrime;
} {
  const paintPhaseByHand: PaintPhase = (request) => paintPhase({ ...request, ...phaseImageSize });
  const paintPrimeByHand: PaintPrime = ({ primeId, chakra, writing }) =>
    paintPrime({
      seed: primeId,
      chakra,
      reading: writing === undefined ? undefined : readWriting(writing),
    });
  if (!model) return { paintPhase: paintPhaseByHand, paintPrime: paintPrimeByHand };

  async function orByHand<T>(
    isLastTry: boolean,
    paint: () => Promise<T>,
    byHand: () => Promise<T>,
  ): Promise<T> {
    try {
      return await paint();
    } catch (error) {
      if (!isLastTry || !fallsBackToPainter) throw error;
      logger.warn({ error }, 'painted without the image model');
      return byHand();
    }
  }

  return {
    paintPhase: (request) =>
      orByHand(
        request.isLastTry,
        async () => {
          const { chakra, text, narrator, scene, storyId } = request;
          const asked = await runner.run(
            depictPhaseTask,
            { text, description: scene.description, chakra, narrator },
            { background: true },
          );
          // One seed a story, so that its pictures are of one hand.
          return model.paint({ prompt: asked.value, seed: storyId, ...phaseImageSize });
        },
        () => paintPhaseByHand(request),
      ),

    paintPrime: (request) =>
      orByHand(
        request.isLastTry,
        async () => {
          const { chakra, primeId, writing } = request;
          const reading = writing === undefined ? undefined : readWriting(writing);
          const asked = await runner.run(
            depictPrimeTask,
            {
              chakra,
              // A person's name is not for an image model.
              themes: reading?.themes.map(({ name }) => name).filter((name) => !/^\p{Lu}/u.test(name)) ?? [],
              valence: reading?.emotion.valence ?? 0,
              arousal: reading?.emotion.arousal ?? 0,
            },
            { background: true },
          );
          const image = await model.paint({ prompt: asked.value, seed: primeId, ...primeImageSize });
          return { image, thumbnail: await thumbnail(image) };
        },
        () => paintPrimeByHand(request),
      ),
  };
}
