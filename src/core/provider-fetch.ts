import { ProviderError, type ProviderErrorKind } from './provider-error.ts';

export interface ProviderFetchOptions {
  provider: string;
  /** Aborts the call. The signal that the client library passes aborts it, too. */
  signal: AbortSignal;
  /** The format that a response body must have. The body is read and checked in full before the client library sees it. */
  body: 'json' | 'json-lines' | 'bytes';
  maxBytes: number;
}

/**
 * Creates a `fetch` for calls to one provider. Every failure becomes a `ProviderError`, which contains no text. Client
 * libraries would otherwise print the response body, which may quote a writing or a key, or put it into their errors.
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
      const { address, headers } = withBasicAuth(input, init?.headers);
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
      throw new ProviderError(provider, errorKindOf(status), {
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
    if (options.body !== 'bytes') assertJson(body, options);
    return new Response(body, {
      status: response.status,
      headers: { 'content-type': response.headers.get('content-type') ?? '' },
    });
  };
}

/** Moves a user name and password from the address into an `Authorization: Basic` header. */
export function withBasicAuth(
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

function errorKindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'unavailable';
  return 'bad_request';
}

/** The delay in a `Retry-After` header, given as seconds or as a date; undefined without a valid header. */
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
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new ProviderError(provider, 'invalid_response');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws ProviderError when the body is empty or not JSON. */
function assertJson(body: Uint8Array, { provider, body: format }: ProviderFetchOptions): void {
  const text = new TextDecoder().decode(body);
  const documents = format === 'json' ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  try {
    if (documents.length === 0) throw new SyntaxError('empty');
    for (const document of documents) JSON.parse(document);
  } catch {
    throw new ProviderError(provider, 'invalid_response');
  }
}
