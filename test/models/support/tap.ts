import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onCleanup } from '../../support/data-dir.ts';

export interface Tapped {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: string;
}

/** What happens to a call on its way: `cut` breaks the line in the middle of the answer, `hold` only delays it. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | { kind: 'malformed' }
  | { kind: 'cut' }
  | { kind: 'silence'; ms: number }
  | { kind: 'hold'; until: Promise<void> };

export interface Tap {
  url: string;
  calls: Tapped[];
  /** How many faults of each kind were done. */
  faults: Map<string, number>;
  /** Decides what happens to each call; nothing, by default. */
  decide: (call: Tapped) => Fault | undefined;
}

/** Stands between the service and a mock: keeps what was really sent, and does faults on the socket itself. */
export async function startTap(targetUrl: string): Promise<Tap> {
  const tap: Tap = { url: '', calls: [], faults: new Map(), decide: () => undefined };
  const waiting = new AbortController();
  const server = createServer(async (incoming, response) => {
    incoming.on('error', () => undefined);
    response.on('error', () => undefined);
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    const call = { path: incoming.url!, headers: incoming.headers, body: body.toString() };
    tap.calls.push(call);
    const fault = tap.decide(call);
    if (fault) tap.faults.set(fault.kind, (tap.faults.get(fault.kind) ?? 0) + 1);
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? '{"error":{"message":"a fault on purpose"}}');
      return;
    }
    if (fault?.kind === 'malformed') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"choices": [{"message": {"content": <<<');
      return;
    }
    if (fault?.kind === 'silence') {
      await sleep(fault.ms, undefined, { signal: waiting.signal }).catch(() => undefined);
      if (response.destroyed) return;
    }
    if (fault?.kind === 'hold') {
      await fault.until;
      if (response.destroyed) return;
    }
    const onward = request(
      new URL(incoming.url!, targetUrl),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(targetUrl).host } },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        if (fault?.kind === 'cut') {
          answer.once('data', (chunk: Buffer) => {
            response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => response.destroy());
          });
        } else answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tap.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onCleanup(async () => {
    waiting.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return tap;
}
