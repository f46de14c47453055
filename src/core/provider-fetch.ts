import { ProviderError, type ProviderFault } from './provider-error.ts';

export interface ProviderFetchOptions {
  provider: string;
  /** Ends the call, whatever the client library does with signals of its own. */
  signal: AbortSignal;
  /** How the body of an answer must be built; it is read whole and checked before the client sees it. */
  body: 'json' | 'json-lines' | 'bytes';
  maxBytes: number;
}

/**
 * A `fetch` for calls to one provider. Whatever goes wrong becomes a `ProviderError` without any text in it: clients
 * would put the answer's body, which may quote a writing or a key, into their own errors or onto the console.
 */
export function createProviderFetch(options: ProviderFetchOptions): typeof fetch {
  const { provider, signal } = options;

  function failure(error: unknown): ProviderError {
    if (error instanceof ProviderError) return error;
    return new ProviderError(provider, signal.aborted ? 'timeout' : 'connection');
  }

  return async (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    let response: Response;
    try {
      const { address, headers } = callOf(input, init?.headers);
      response = await fetch(address, {
        ...init,
        headers,
        signal: AbortSignal.any(signals),
        redirect: 'error',
      });
    } catch (error) {
      throw failure(error);
    }
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      const { status } = response;
      throw new ProviderError(provider, faultOf(status), {
        status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()),
      });
    }
    let body: Uint8Array<ArrayBuffer>;
    try {
      body = await readBody(response, options);
    } catch (error) {
      throw failure(error);
    }
    if (options.body !== 'bytes') check(body, options);
    return new Response(body, {
      status: response.status,
      headers: { 'content-type': response.headers.get('content-type') ?? '' },
    });
  };
}

/** An address that holds a user and a password is called without them; they go along as basic authentication. */
export function callOf(
  input: string | URL | Request,
  given?: ConstructorParameters<typeof Headers>[0],
): { address: string | URL | Request; headers: Headers } {
  const headers = new Headers(given ?? (input instanceof Request ? input.headers : undefined));
  if (input instanceof Request) return { address: input, headers };
  const address = new URL(input);
  if (address.username !== '' || address.password !== '') {
    const pair = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
    if (!headers.has('authorization'))
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    address.username = '';
    address.password = '';
  }
  return { address, headers };
}

function faultOf(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'unavailable';
  return 'bad_request';
}

/** `Retry-After` in either of its forms, seconds or a date, as a time from now; undefined where there is none. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

async function readBody(
  response: Response,
  { provider, maxBytes }: ProviderFetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new ProviderError(provider, 'garbled');
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function check(body: Uint8Array, { provider, body: form }: ProviderFetchOptions): void {
  const text = new TextDecoder().decode(body);
  const documents = form === 'json' ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  try {
    if (documents.length === 0) throw new SyntaxError('empty');
    for (const document of documents) JSON.parse(document);
  } catch {
    throw new ProviderError(provider, 'garbled');
  }
}
