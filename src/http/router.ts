import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import { AppError, type ErrorDetail } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Caller, type Endpoint, linesType } from './endpoint.ts';
import { createEventStream, type Live, wantsEvents } from './event-stream.ts';
import { type Answer, answerOnce, type IdempotencyStore, validateIdempotencyKey } from './idempotency.ts';
import { detailsOf, invalidRequest, messageOf } from './problem.ts';

export interface RouterOptions {
  endpoints: readonly Endpoint[];
  /** The owner of a session token; undefined for a token that is unknown, expired or revoked. */
  authenticate(token: string): Promise<Caller | undefined>;
  /** Whether a token is the operator's. */
  isOperator(token: string): boolean;
  idempotency: IdempotencyStore;
}

const bodyLimit = '1mb';
const daySeconds = 24 * 60 * 60;

/** SHA-256 of the raw body, by request. */
const bodyHashes = new WeakMap<object, Buffer>();
const emptyHash = createHash('sha256').digest();

const parseJson = express.json({
  limit: bodyLimit,
  // Accepts any JSON value, so that the schema reports one that is not an object.
  strict: false,
  verify: (request, _response, bytes, charset) => {
    if (charset !== 'utf-8') {
      throw new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.', {
        details: [{ path: 'Content-Type', message: 'must have the charset utf-8, or none' }],
      });
    }
    // Invalid bytes would otherwise become replacement characters silently.
    if (!isUtf8(bytes)) throw invalidRequest([{ path: 'body', message: 'is not UTF-8' }]);
    bodyHashes.set(request, createHash('sha256').update(bytes).digest());
  },
});

/** An Express router for the endpoints: authentication, validation, idempotency and response. */
export function createEndpointRouter(options: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  const methodsByPath = new Map<string, Set<string>>();
  for (const endpoint of options.endpoints) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(endpoint.method.toUpperCase()));
    router[endpoint.method](
      path,
      async (request: Request, response: Response, next: NextFunction) => {
        response.locals.route = endpoint.path;
        response.locals.caller = await callerOf(endpoint, request, options);
        next();
      },
      requireJson,
      parseJson,
      async (request: Request, response: Response) => {
        if (endpoint.events && wantsEvents(request)) {
          await answerWithEvents(endpoint, request, response, options.idempotency);
          return;
        }
        const { status, body } = await answer(
          endpoint,
          request,
          response.locals.caller,
          options.idempotency,
          {},
        );
        if (endpoint.response.format === 'lines') {
          response.status(status).type(linesType).send(asLines(body));
        } else response.status(status).json(body);
      },
    );
  }
  for (const [path, methods] of methodsByPath) {
    router.all(path, (_request, response) => {
      const allowed = [...methods].sort().join(', ');
      response.setHeader('Allow', allowed);
      throw new AppError('method_not_allowed', `This address takes ${allowed}.`);
    });
  }
  return router;
}

function asLines(body: unknown): string {
  return (body as unknown[]).map((item) => `${JSON.stringify(item)}\n`).join('');
}

async function callerOf(
  endpoint: Endpoint,
  request: Request,
  { authenticate, isOperator }: RouterOptions,
): Promise<Caller | undefined> {
  if (endpoint.auth === 'none' || endpoint.auth === 'researcher') return undefined;
  const header = request.headers.authorization;
  if (header === undefined) {
    throw new AppError('unauthenticated', 'This needs a header `Authorization: Bearer <session token>`.', {
      details: [{ path: 'Authorization', message: 'is missing' }],
    });
  }
  const token = /^Bearer +([A-Za-z0-9._~+/=-]{1,512}) *$/i.exec(header)?.[1];
  if (token === undefined) {
    throw new AppError('unauthenticated', 'The Authorization header must be `Bearer <session token>`.', {
      details: [{ path: 'Authorization', message: 'is not a bearer token' }],
    });
  }
  if (endpoint.auth === 'operator') {
    if (isOperator(token)) return undefined;
    throw new AppError('unauthenticated', 'This is for the operator, whose token this is not.', {
      details: [{ path: 'Authorization', message: 'is not the operator’s token' }],
    });
  }
  const caller = await authenticate(token);
  if (!caller) {
    throw new AppError('unauthenticated', 'This session token is not known, has expired or was ended.', {
      details: [{ path: 'Authorization', message: 'is not a token of a live session' }],
    });
  }
  if (endpoint.auth === 'seed' && caller.seedWalletAddress === undefined) {
    throw new AppError('seed_wallet_required', 'This is for people who signed in with their seed wallet.');
  }
  return caller;
}

/** Sends the operation's events, and its response as the last one. A failure after the first event becomes an event, too. */
async function answerWithEvents(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  idempotency: IdempotencyStore,
): Promise<void> {
  const stream = createEventStream(response);
  response.locals.events = stream;
  const live: Live = {
    onEvent: ({ type, ...data }) => stream.send(type, data),
    // A response that is stored under a key is needed even if this client disconnects: it may repeat the request.
    signal: request.get('idempotency-key') === undefined ? stream.disconnected : undefined,
  };
  try {
    const { body } = await answer(endpoint, request, response.locals.caller, idempotency, live);
    stream.send('result', body);
    stream.end();
  } catch (error) {
    // The abort of a disconnected client is no error: no client is there to receive it.
    if (!stream.disconnected.aborted || error !== stream.disconnected.reason) throw error;
  }
}

/** Refuses a body of another type. A request without a body passes. */
function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !request.is('application/json')) {
    throw new AppError(
      'unsupported_media_type',
      'The body must be JSON, sent with `Content-Type: application/json`.',
      {
        details: [{ path: 'Content-Type', message: 'must be application/json' }],
      },
    );
  }
  next();
}

async function answer(
  endpoint: Endpoint,
  request: Request,
  caller: Caller | undefined,
  idempotency: IdempotencyStore,
  live: Live,
): Promise<Answer> {
  const details: ErrorDetail[] = [];
  const check = (schema: z.ZodObject | undefined, value: unknown, root: string) => {
    const result = schema?.safeParse(value, { error: messageOf });
    if (result && !result.success) details.push(...detailsOf(result.error, root, value));
    return result?.data;
  };
  const params = check(endpoint.params, request.params, 'path');
  const query = check(endpoint.query, request.query, 'query');
  const headers = check(endpoint.headers, request.headers, 'headers');
  const body = check(endpoint.body, request.body === undefined ? {} : request.body, 'body');
  const key = endpoint.method === 'post' ? request.get('idempotency-key') : undefined;
  if (key !== undefined) details.push(...validateIdempotencyKey(key));
  if (details.length > 0) throw invalidRequest(details);

  const run = async (idFor: (what: string) => string): Promise<Answer> => ({
    status: endpoint.response.status,
    body: await endpoint.handle({
      params: params as never,
      query: query as never,
      headers: headers as never,
      body: body as never,
      caller: caller as never,
      url: `${request.protocol}://${request.host ?? ''}${request.path}`,
      remoteAddress: request.ip ?? '',
      idFor,
      live,
    }),
  });
  if (key === undefined) return run(newId);
  return answerOnce(
    idempotency,
    {
      key,
      personId: caller?.personId,
      owner: caller?.personId ?? endpoint.idempotencyOwner?.(body as never) ?? 'anonymous',
      // The path holds the values of the parameters: the same key on another resource is another request.
      operation: `${request.method} ${request.path}`,
      bodyHash: bodyHashes.get(request) ?? emptyHash,
      keepSeconds: endpoint.idempotencySeconds ?? daySeconds,
    },
    run,
  );
}
