/**
 * Why a call to a model server failed:
 * - `unavailable`: the server answered with a 5xx status, or a 4xx status that asks for a retry
 * - `rate_limited`: the server answered 429
 * - `timeout`: the server did not answer in time
 * - `connection`: the server could not be reached, or the connection broke
 * - `invalid_response`: the response did not follow the server's protocol
 * - `unauthorized`: the server rejected the key
 * - `not_found`: the server knows no such model or address
 * - `bad_request`: the server rejected the request
 * - `truncated`: the answer reached its length limit
 * - `circuit_open`: the server was not called, because its circuit breaker is open or it asked for a pause
 * - `queue_full`: the server was not called, because no concurrency slot became free in time
 */
export type ProviderErrorKind =
  | 'unavailable'
  | 'rate_limited'
  | 'timeout'
  | 'connection'
  | 'invalid_response'
  | 'unauthorized'
  | 'not_found'
  | 'bad_request'
  | 'truncated'
  | 'circuit_open'
  | 'queue_full';

/**
 * A failed call to a provider. It never contains what was sent or received, because that may be a writer's text or a key.
 */
export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  readonly status: number | undefined;
  /** The delay that the provider asked for, counted from the arrival of its response. */
  readonly retryAfterMs: number | undefined;

  constructor(
    provider: string,
    kind: ProviderErrorKind,
    { status, retryAfterMs }: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(`${provider}: ${kind.replaceAll('_', ' ')}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'ProviderError';
    this.provider = provider;
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** The error code that logs show instead of the message. */
  get code(): string {
    return this.status === undefined ? this.kind : `${this.kind}_${this.status}`;
  }
}

/**
 * Finds the `ProviderError` among the causes of what a client library threw. An error of the client library itself becomes
 * `truncated` or `timeout` if its class says so, otherwise `invalid_response`.
 */
export function toProviderError(provider: string, thrown: unknown): ProviderError {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth++) {
    if (error instanceof ProviderError) return error;
    const { name } = error.constructor;
    if (name === 'LengthFinishReasonError') return new ProviderError(provider, 'truncated');
    if (name === 'APIConnectionTimeoutError' || name === 'APIUserAbortError')
      return new ProviderError(provider, 'timeout');
  }
  return new ProviderError(provider, 'invalid_response');
}
