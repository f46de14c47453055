import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: the body of a response; the client has checked it against the contract
type Json = any;

export interface ApiResponse {
  status: number;
  body: Json;
  headers: Headers;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody?: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface ApiClient {
  readonly url: string;
  /** Calls an operation. Fails if the contract does not describe the response. */
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>;
  signIn(account?: PrivateKeyAccount): Promise<SignedIn>;
  /** A client with the given token, e.g. one that the operator issued. */
  as(token: string): TokenHolder;
}

export interface SignedIn extends TokenHolder {
  account: PrivateKeyAccount;
  user: Json;
}

export interface TokenHolder {
  token: string;
  get(path: string): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(path: string): Promise<ApiResponse>;
}

export async function createApiClient(url: string): Promise<ApiClient> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
  const check = createContractCheck(document);

  const client: ApiClient = {
    url,

    async call(method, path, { token, body, rawBody, headers = {} } = {}) {
      const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent as string }),
      });
      const text = await response.text();
      const answer = { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
      check(method, path.split('?')[0]!, answer);
      return { ...answer, headers: response.headers };
    },

    async signIn(account = privateKeyToAccount(generatePrivateKey())) {
      const challenge = await client.call('POST', '/swift/v2/auth/challenge', {
        body: { wallet_address: account.address },
      });
      expect(challenge.status).toBe(200);
      const verified = await client.call('POST', '/swift/v2/auth/verify', {
        body: {
          wallet_address: account.address,
          challenge: challenge.body.challenge,
          signature: await account.signMessage({ message: challenge.body.challenge }),
        },
      });
      expect(verified.status).toBe(200);
      return { account, user: verified.body.user, ...client.as(verified.body.session_token) };
    },

    as: (token) => ({
      token,
      get: (path) => client.call('GET', path, { token }),
      post: (path, body, headers) =>
        client.call('POST', path, { token, body, ...(headers ? { headers } : {}) }),
      delete: (path) => client.call('DELETE', path, { token }),
    }),
  };
  return client;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** Checks responses against the OpenAPI document: the status must be listed, and the body must fit its schema. */
function createContractCheck(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<string, ValidateFunction>();
  const routes = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    literals: path.replaceAll(/\{\w+\}/g, '').length,
  }));

  return (method: string, path: string, answer: { status: number; body: Json }): void => {
    const route = routes
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.literals - a.literals)[0];
    const operation = route && document.paths[route.path]?.[method.toLowerCase()];
    if (!route || !operation) {
      // The contract has no such operation, so the service must have refused it.
      expect(answer.status, `${method} ${path} is not in the contract`).toBeGreaterThanOrEqual(400);
      return;
    }
    expect(
      Object.keys(operation.responses),
      `${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`,
    ).toContain(String(answer.status));
    const pointer = ['paths', route.path, method.toLowerCase(), 'responses', String(answer.status)]
      .concat('content', 'application/json', 'schema')
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const reference = `contract#/${pointer}`;
    const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
    validators.set(reference, validate);
    expect(validate(answer.body), `${method} ${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  };
}
