import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { onCleanup } from '../../../support/data-dir.ts';

type Workflow = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

export interface FakeComfyUi {
  url: string;
  /** The workflows that were queued, filled in. */
  queued: Workflow[];
  /** Ids that were taken out of the queue or interrupted. */
  dropped: string[];
  /** How a prompt ends: a picture after so many polls, an error, or never. */
  end: { afterPolls: number } | 'error' | 'never' | 'nothing';
}

/** A server that speaks ComfyUI's HTTP API as far as pictures are concerned. It renders flat pictures of the asked size. */
export async function startComfyUi(): Promise<FakeComfyUi> {
  const fake: FakeComfyUi = { url: '', queued: [], dropped: [], end: { afterPolls: 1 } };
  const polls = new Map<string, number>();
  const sizes = new Map<string, { width: number; height: number }>();

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : undefined;
    const url = new URL(request.url!, 'http://localhost');
    const answer = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };

    if (url.pathname === '/prompt') {
      const workflow = body.prompt as Workflow;
      const nodes = Object.values(workflow);
      // What the real server checks: a text is a text, a number a number.
      const latent = nodes.find(({ class_type }) => class_type === 'EmptyLatentImage')?.inputs;
      const sampler = nodes.find(({ class_type }) => class_type === 'KSampler')?.inputs;
      const numbers = [latent?.width, latent?.height, sampler?.seed ?? 1];
      if (!numbers.every(Number.isInteger))
        return answer({ error: { type: 'prompt_outputs_failed_validation' } }, 400);
      const id = randomUUID();
      fake.queued.push(workflow);
      polls.set(id, 0);
      sizes.set(id, { width: latent!.width as number, height: latent!.height as number });
      return answer({ prompt_id: id, number: fake.queued.length, node_errors: {} });
    }
    if (url.pathname.startsWith('/history/')) {
      const id = url.pathname.slice('/history/'.length);
      const count = (polls.get(id) ?? 0) + 1;
      polls.set(id, count);
      const status = (status_str: string) => ({
        status_str,
        completed: status_str === 'success',
        messages: [],
      });
      if (fake.end === 'never') return answer({});
      if (fake.end === 'error') return answer({ [id]: { status: status('error'), outputs: {} } });
      if (fake.end === 'nothing') return answer({ [id]: { status: status('success'), outputs: {} } });
      if (count <= fake.end.afterPolls) return answer({});
      const preview = { filename: 'preview.png', subfolder: '', type: 'temp' };
      const made = { filename: `${id}.png`, subfolder: 'practice', type: 'output' };
      return answer({
        [id]: {
          status: status('success'),
          outputs: { '8': { images: [preview] }, '7': { images: [made] }, '9': { text: ['x'] } },
        },
      });
    }
    if (url.pathname === '/view') {
      const { filename, subfolder, type } = Object.fromEntries(url.searchParams);
      const size = sizes.get(filename!.replace('.png', ''));
      if (!size || subfolder !== 'practice' || type !== 'output') return answer({}, 404);
      const png = await sharp({ create: { ...size, channels: 3, background: '#357' } })
        .png()
        .toBuffer();
      response.writeHead(200, { 'content-type': 'image/png' });
      return response.end(png);
    }
    if (url.pathname === '/queue') {
      fake.dropped.push(...body.delete);
      return answer({});
    }
    if (url.pathname === '/interrupt') return answer({});
    return answer({}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onCleanup(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return fake;
}
