/**
 * Why a call to a model server came to nothing:
 * `unavailable` it answered 5xx; `rate_limited` 429; `timeout` it did not answer in time; `connection` it could not be
 * reached, or the line broke; `garbled` what came was not its protocol; `refused` it does not take the key;
 * `not_found` it knows no such model or address; `bad_request` it does not take the request; `cut_short` the answer
 * ran into its length limit; `resting` it is not asked for a while; `busy` no place came free in time.
 */
export type ProviderFault =
  | 'unavailable'
  | 'rate_limited'
  | 'timeout'
  | 'connection'
  | 'garbled'
  | 'refused'
  | 'not_found'
  | 'bad_request'
  | 'cut_short'
  | 'resting'
  | 'busy';

/** A call to a provider that failed. It never holds what was sent or what came back: that may be text or a key. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly fault: ProviderFault;
  readonly status: number | undefined;
  /** When the provider asked to be tried again, from the moment of its answer. */
  readonly retryAfterMs: number | undefined;

  constructor(
    provider: string,
    fault: ProviderFault,
    { status, retryAfterMs }: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(`${provider}: ${fault.replaceAll('_', ' ')}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'ProviderError';
    this.provider = provider;
    this.fault = fault;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** For logs, which show an error's code. */
  get code(): string {
    return this.status === undefined ? this.fault : `${this.fault}_${this.status}`;
  }
}

/** The `ProviderError` behind what a client library threw, however often it was wrapped; else `garbled`. */
export function toProviderError(provider: string, thrown: unknown): ProviderError {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth++) {
    if (error instanceof ProviderError) return error;
    const { name } = error.constructor;
    if (name === 'LengthFinishReasonError') return new ProviderError(provider, 'cut_short');
    if (name === 'APIConnectionTimeoutError' || name === 'APIUserAbortError')
      return new ProviderError(provider, 'timeout');
  }
  return new ProviderError(provider, 'garbled');
}
