import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { ProviderError } from '#src/core/provider-error.ts';
import type { PictureModel } from '#src/images/picture-model.ts';
import type { PictureRequest } from '#src/images/providers/image-provider.ts';
import { createTaskRunner } from '#src/models/runner.ts';
import { createPictures } from '#src/wiring/pictures.ts';
import { startScholar } from '../models/support/scholar.ts';
import { startTap } from '../models/support/tap.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { storyOf, writePrime } from '../support/people.ts';
import { startService } from '../support/service.ts';

afterAll(cleanUpFile);

const logger = createLogger('silent');
const runner = createTaskRunner({ models: {}, logger });
const scene = {
  description: 'An otter looks at a lamp.',
  prompt: 'unused',
  motifs: ['lantern'],
  time: 'dusk' as const,
  character: 'otter',
  mood: { valence: 0, arousal: 0 },
};
const phase = {
  storyId: 'story',
  city: 'Leaf Spot',
  chakra: 4,
  phase: 1,
  phases: 4,
  text: 'I look.',
  narrator: { name: 'Ilm', kind: 'otter' },
  scene,
};

function picturesOf(paint: (request: PictureRequest) => Promise<Buffer>, fallsBackToPainter: boolean) {
  const asked: PictureRequest[] = [];
  const model: PictureModel = {
    name: 'test',
    model: 'm',
    paint(request) {
      asked.push(request);
      return paint(request);
    },
  };
  return { asked, ...createPictures({ model, fallsBackToPainter, runner, logger }) };
}
const broken = async () => {
  throw new ProviderError('test', 'unavailable');
};

describe('the pictures of an image model', () => {
  const flat = ({ width, height }: PictureRequest) =>
    sharp({ create: { width, height, channels: 3, background: '#456' } })
      .webp()
      .toBuffer();

  it('are requested by what the scene shows, with one seed for each story', async () => {
    const { paintPhase, asked } = picturesOf(flat, false);
    await paintPhase({ ...phase, isLastTry: false });
    await paintPhase({ ...phase, phase: 2, isLastTry: false });
    expect(asked.map(({ seed, width, height }) => [seed, width, height])).toEqual([
      ['story', 768, 1344],
      ['story', 768, 1344],
    ]);
    expect(asked[0]!.prompt).toContain('An otter looks at a lamp.');
    expect(asked[0]!.prompt).toContain('deep greens');
  });

  it('of a prime have a thumbnail, and of a sealed prime show only its kingdom', async () => {
    const { paintPrime, asked } = picturesOf(flat, false);
    const { image, thumbnail } = await paintPrime({
      primeId: 'p',
      chakra: 4,
      writing: undefined,
      isLastTry: false,
    });
    expect((await sharp(image).metadata()).width).toBe(1024);
    expect((await sharp(thumbnail).metadata()).width).toBe(256);
    await paintPrime({
      primeId: 'p',
      chakra: 4,
      writing: 'My mother and Nasrin sat by the river.',
      isLastTry: false,
    });
    expect(asked[0]!.prompt).toContain('Eleasis');
    expect(asked[0]!.prompt).not.toContain('trace of');
    expect(asked[1]!.prompt).toContain('trace of');
    expect(asked[1]!.prompt).not.toMatch(/Nasrin/);
  });

  it('are painted offline only on the last try, and only if that is configured', async () => {
    const wanted = picturesOf(broken, true);
    await expect(wanted.paintPhase({ ...phase, isLastTry: false })).rejects.toThrow(ProviderError);
    const painted = await wanted.paintPhase({ ...phase, isLastTry: true });
    expect((await sharp(painted).metadata()).height).toBe(1344);
    const unwanted = picturesOf(broken, false);
    await expect(unwanted.paintPhase({ ...phase, isLastTry: true })).rejects.toThrow(ProviderError);
    await expect(
      unwanted.paintPrime({ primeId: 'p', chakra: 1, writing: 'x', isLastTry: true }),
    ).rejects.toThrow(ProviderError);
  });
});

describe('a story whose image model is broken', () => {
  it.each([
    ['keeps its pictures away', undefined],
    ['is painted in the end with IMAGE_FALLBACK=offline', 'offline'],
  ])('%s', { timeout: 90_000 }, async (_what, fallback) => {
    const scholar = await startScholar();
    const tap = await startTap(scholar.mock.url);
    tap.decide = ({ path }) => (path.includes('/images/') ? { kind: 'status', status: 400 } : undefined);
    const service = await startService({
      environment: {
        ...scholar.openAi,
        OPENAI_BASE_URL: `${tap.url}/v1`,
        OPENAI_IMAGE_MODEL: 'picture-model',
        ...(fallback ? { IMAGE_FALLBACK: fallback } : {}),
      },
    });
    const writer = await service.api.signIn();
    const { writing_id } = await writePrime(writer);
    if (fallback) {
      const story = await storyOf(writer, writing_id, 'whole');
      expect(story.guidance_phases.length).toBe(6);
    } else {
      await expect
        .poll(async () => (await service.services.stories.failed()).length, { timeout: 60_000 })
        .toBe(6);
      const story = await storyOf(writer, writing_id, 'text');
      expect(story.guidance_phases.map(({ image_url }: { image_url: null }) => image_url)).toEqual(
        Array(6).fill(null),
      );
      const tries = tap.calls.filter(
        ({ path, body }) => path.includes('/images/') && body.includes('depict-phase'),
      );
      expect(tries).toHaveLength(6 * 4);
    }
  });
});
