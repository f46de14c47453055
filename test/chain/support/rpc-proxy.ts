import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface RpcRequest {
  id: number;
  method: string;
  params: unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: a node's answers have as many shapes as there are methods
type Answer = any;

/**
 * A node in front of a real one: it forwards every call, and lets the test look at it before, answer in its place
 * with an error, and change the `result` after.
 */
export async function startRpcProxy(
  target: string,
  hooks: {
    before?: (request: RpcRequest) => Promise<void> | void;
    fail?: (request: RpcRequest) => { code: number; message: string } | undefined;
    rewrite?: (method: string, result: Answer) => Answer;
  },
) {
  return startHttpServer(async (body) => {
    const request: RpcRequest = JSON.parse(body);
    await hooks.before?.(request);
    const error = hooks.fail?.(request);
    if (error) return JSON.stringify({ jsonrpc: '2.0', id: request.id, error });
    const headers = { 'content-type': 'application/json' };
    const answer: Answer = await (await fetch(target, { method: 'POST', headers, body })).json();
    if (hooks.rewrite && 'result' in answer) answer.result = hooks.rewrite(request.method, answer.result);
    return JSON.stringify(answer);
  });
}

/**
 * An HTTP server that answers each request body with a text; `status` is 200 unless it is told otherwise, and
 * an answer of `undefined` never comes. Where `answer` throws, the connection breaks.
 */
export async function startHttpServer(
  answer: (body: string) => Promise<string | undefined> | string | undefined,
  { status = 200 }: { status?: number } = {},
) {
  let requestCount = 0;
  const server = createServer(async (request, response) => {
    requestCount++;
    try {
      const body = await answer(await text(request));
      const type = body?.startsWith('<') ? 'text/html' : 'application/json';
      if (body !== undefined) response.writeHead(status, { 'content-type': type }).end(body);
    } catch {
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requestCount() {
      return requestCount;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
