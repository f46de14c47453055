import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviderGuard } from '#src/core/provider-guard.ts';
import { createPictureModel, type PictureCall } from '#src/images/picture-model.ts';
import { createComfyUi, fillWorkflow, readWorkflow } from '#src/images/providers/comfyui.ts';
import { fitPicture, type ImageProvider } from '#src/images/providers/image-provider.ts';
import { createOpenAiImages } from '#src/images/providers/openai-images.ts';
import { type Scholar, startScholar } from '../../models/support/scholar.ts';
import { startTap, type Tap } from '../../models/support/tap.ts';
import { cleanUpFile } from '../../support/data-dir.ts';
import { type FakeComfyUi, startComfyUi } from './support/comfyui.ts';

afterAll(cleanUpFile);

const request = { prompt: 'an otter “in” a boat\nat dusk', width: 768, height: 1344, seed: 'story' };

function modelOf(provider: ImageProvider) {
  const calls: PictureCall[] = [];
  const guard = createProviderGuard({ provider: provider.name, concurrency: 2 });
  return { calls, guard, model: createPictureModel({ provider, guard, onCall: (call) => calls.push(call) }) };
}

const shapeOf = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
};
const phase = { width: 768, height: 1344, format: 'webp' };

describe('a picture of a model', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } });

  it.each([
    ['1024x1536 PNG', () => flat(1024, 1536).png()],
    ['a wide JPEG', () => flat(1900, 300).jpeg()],
    ['a tiny WebP', () => flat(7, 5).webp()],
    ['a turned photograph', () => flat(600, 400).jpeg().withMetadata({ orientation: 6 })],
  ])('is brought to exactly its size: %s', async (_what, picture) => {
    expect(await shapeOf(await fitPicture(await picture().toBuffer(), request))).toEqual(phase);
  });

  it('that is none is refused', async () => {
    await expect(fitPicture(Buffer.from('<html>no picture</html>'), request)).rejects.toThrow();
  });
});

describe('the images API of OpenAI', () => {
  let scholar: Scholar;
  let tap: Tap;
  beforeAll(async () => {
    scholar = await startScholar();
    tap = await startTap(scholar.mock.url);
  });

  const open = (model: string) => {
    tap.calls.length = 0;
    tap.decide = () => undefined;
    return modelOf(createOpenAiImages({ apiKey: 'sk-x', baseUrl: `${tap.url}/v1/`, model }));
  };
  const sent = () => tap.calls.map(({ path, body }) => [path, JSON.parse(body)]);

  it.each([
    ['gpt-image-1', { size: '1024x1536' }],
    ['dall-e-3', { size: '1024x1792', response_format: 'b64_json' }],
    ['someone/sdxl', { size: '1024x1536' }],
  ])('is asked by %s for the nearest shape, and cut to size', async (name, form) => {
    const { model, calls } = open(name);
    expect(await shapeOf(await model.paint(request))).toEqual(phase);
    expect(sent()).toEqual([
      ['/v1/images/generations', { model: name, prompt: request.prompt, n: 1, ...form }],
    ]);
    expect(calls).toMatchObject([{ provider: 'openai', model: name, outcome: 'ok' }]);
  });

  it('may answer with an address, which is fetched without the key', async () => {
    const { model } = open('gpt-image-1');
    const png = await sharp({ create: { width: 30, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const album = await startTap(scholar.mock.url);
    album.decide = () => ({ kind: 'status', status: 200, body: png });
    tap.decide = () => ({
      kind: 'status',
      status: 200,
      body: JSON.stringify({ data: [{ url: `${album.url}/p.png` }] }),
    });
    expect(await shapeOf(await model.paint(request))).toEqual(phase);
    expect(album.calls.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/p.png', undefined],
    ]);
  });

  it.each([
    ['a 500', { kind: 'status', status: 500 }, 'unavailable'],
    ['a refused prompt', { kind: 'status', status: 400 }, 'bad_request'],
    ['no picture in it', { kind: 'status', status: 200, body: '{"data":[]}' }, 'invalid_response'],
    [
      'bytes that are none',
      { kind: 'status', status: 200, body: '{"data":[{"b64_json":"aGVsbG8="}]}' },
      'invalid_response',
    ],
    [
      'a file of the server’s',
      { kind: 'status', status: 200, body: '{"data":[{"url":"file:///etc/passwd"}]}' },
      'invalid_response',
    ],
  ] as const)('fails with %s after one try: retries are the job’s', async (_what, fault, outcome) => {
    const { model, calls } = open('gpt-image-1');
    tap.decide = () => fault;
    await expect(model.paint(request)).rejects.toMatchObject({ name: 'ProviderError', kind: outcome });
    expect(tap.calls).toHaveLength(1);
    expect(calls).toMatchObject([{ outcome }]);
  });
});

describe('ComfyUI', () => {
  let fake: FakeComfyUi;
  beforeAll(async () => {
    fake = await startComfyUi();
  });
  const open = (workflow?: Parameters<typeof createComfyUi>[0]['workflow']) => {
    fake.queued.length = 0;
    fake.dropped.length = 0;
    fake.end = { afterPolls: 2 };
    return modelOf(createComfyUi({ url: fake.url, checkpoint: 'model.safetensors', workflow, pollMs: 5 }));
  };

  it('renders the standard workflow with prompt, size, seed and checkpoint in their places', async () => {
    const { model } = open();
    expect(await shapeOf(await model.paint(request))).toEqual(phase);
    const nodes = Object.values(fake.queued[0]!);
    const inputs = (type: string) =>
      nodes.filter(({ class_type }) => class_type === type).map((node) => node.inputs);
    expect(inputs('CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'model.safetensors' }]);
    expect(inputs('CLIPTextEncode')[0]!.text).toBe(request.prompt);
    expect(inputs('CLIPTextEncode')[1]!.text).toContain('watermark');
    expect(inputs('EmptyLatentImage')[0]).toMatchObject({ width: 768, height: 1344 });
    expect(inputs('KSampler')[0]!.seed).toBeTypeOf('number');
    expect(JSON.stringify(nodes)).not.toMatch(/%\w+%/);
  });

  it('gives the same seed the same number, and another another', async () => {
    const { model } = open();
    for (const seed of ['a', 'a', 'b']) await model.paint({ ...request, seed });
    const [one, two, three] = fake.queued.map((workflow) => workflow['5']!.inputs.seed);
    expect(one).toBe(two);
    expect(one).not.toBe(three);
  });

  it('takes the operator’s own workflow', async () => {
    const own = readWorkflow(
      JSON.stringify({
        a: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%' } },
        b: { class_type: 'TextEncode', inputs: { text: 'in ink: %prompt%, %unknown%' } },
      }),
    );
    const { model } = open(own);
    expect(await shapeOf(await model.paint(request))).toEqual(phase);
    expect(fake.queued[0]!.b!.inputs.text).toBe(`in ink: ${request.prompt}, %unknown%`);
  });

  it.each([
    ['not JSON', '{', /not JSON/],
    ['the format of its window', '{"nodes": [], "links": []}', /API format/],
    ['without a place for the prompt', '{"a": {"class_type": "X", "inputs": {}}}', /%prompt%/],
  ])('does not take a workflow that is %s', (_what, json, why) => {
    expect(() => readWorkflow(json)).toThrow(why);
  });

  it('leaves the workflow that it fills as it was', () => {
    const workflow = { a: { class_type: 'X', inputs: { text: '%prompt%', list: ['%seed%', 1] } } };
    expect(fillWorkflow(workflow, { prompt: 'p', seed: 7 })).toEqual({
      a: { class_type: 'X', inputs: { text: 'p', list: [7, 1] } },
    });
    expect(workflow.a.inputs.text).toBe('%prompt%');
  });

  it.each([
    ['a run that failed', 'error', 'unavailable'],
    ['a run without a picture', 'nothing', 'invalid_response'],
  ] as const)('fails with %s', async (_what, end, kind) => {
    const { model } = open();
    fake.end = end;
    await expect(model.paint(request)).rejects.toMatchObject({ kind });
  });

  it('takes a prompt back out of the queue that takes too long', async () => {
    const { guard } = open();
    const provider = createComfyUi({ url: fake.url, checkpoint: 'm', workflow: undefined, pollMs: 5 });
    fake.end = 'never';
    const call = { dueAt: performance.now() + 500, background: true, maxRetries: 0 };
    await expect(guard.call((signal) => provider.render(request, signal), call)).rejects.toMatchObject({
      kind: 'timeout',
    });
    await expect.poll(() => fake.dropped.length).toBe(1);
  });
});
