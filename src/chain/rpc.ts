import { HttpRequestError, http, RpcRequestError } from 'viem';
import { ChainUnavailableError } from './chain-unavailable.ts';

/** One JSON-RPC call. The result is not validated. @throws ChainUnavailableError */
export type RpcCall = (method: string, params?: readonly unknown[]) => Promise<unknown>;

/**
 * A JSON-RPC endpoint over HTTP. Each `openCalls()` starts a deadline of `timeoutMs` for all calls made through it,
 * including retries and the reading of bodies. A call is retried once after a transient failure.
 * @throws TypeError when `rpcUrl` is not an http(s) address.
 */
export function createRpc({ rpcUrl, timeoutMs }: { rpcUrl: string; timeoutMs: number }) {
  if (!/^https?:$/.test(URL.parse(rpcUrl)?.protocol ?? ''))
    throw new TypeError('RPC_URL must be an http or https address');
  // viem's own timeout ends when the headers have arrived, but a body can stall after them.
  const { request } = http(rpcUrl, { timeout: 0, retryCount: 1, retryDelay: 100 })({});

  return {
    openCalls(): RpcCall {
      const deadline = AbortSignal.timeout(timeoutMs);
      return async (method, params = []) => {
        const signal = AbortSignal.any([deadline]);
        try {
          return await request({ method, params } as Parameters<typeof request>[0], { signal });
        } catch (error) {
          const reason = signal.aborted ? `no answer within ${timeoutMs} ms` : describe(error);
          const rpcErrorCode = error instanceof Error ? findRpcErrorCode(error) : undefined;
          throw new ChainUnavailableError(`The chain could not be read (${method}): ${reason}`, rpcErrorCode);
        }
      };
    },
  };
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

function findRpcErrorCode(error: Error): number | undefined {
  for (const cause of causesOf(error)) if (cause instanceof RpcRequestError) return cause.code;
  return undefined;
}

/** A short reason. viem's own message contains the URL and the request. */
function describe(error: unknown): string {
  let deepest: Error | undefined;
  for (const cause of causesOf(error)) {
    // Contrary to viem's types, both are undefined where the `error` does not match JSON-RPC.
    if (cause instanceof RpcRequestError) return clip(`error ${cause.code}: ${cause.details}`);
    if (cause instanceof HttpRequestError && cause.status) return `HTTP status ${cause.status}`;
    deepest = cause;
  }
  const code = deepest && 'code' in deepest ? String(deepest.code) : '';
  return clip(deepest?.message || code || 'no usable answer');
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
