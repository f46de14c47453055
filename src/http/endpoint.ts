import type { z } from 'zod';
import type { ErrorCode } from '../core/errors.ts';
import type { Live } from './event-stream.ts';

/** The authenticated caller. Every operation acts as this person and has access to this person's data only. */
export interface Caller {
  personId: string;
  /** Lower case; undefined for a client with a token from the operator. */
  walletAddress: string | undefined;
  /** The wallet that owns stories and children, if there is one. */
  seedWalletAddress: string | undefined;
  /** The session that the token belongs to. */
  sessionId: string;
}

/**
 * How an endpoint authenticates: `seed` needs the session token of a person with a seed wallet, `operator` the
 * operator's token, `researcher` the token of a study, which the endpoint itself checks.
 */
export type Auth = 'none' | 'bearer' | 'seed' | 'operator' | 'researcher';

/** JSON lines: one value per line. */
export const linesType = 'application/x-ndjson';

type Shape = z.ZodObject;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface EndpointRequest<P, Q, B, A extends Auth, H> {
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  headers: Output<H>;
  caller: A extends 'none' | 'operator' | 'researcher' ? undefined : Caller;
  /** Absolute URL of the request, without its query. */
  url: string;
  /** IP address of the client, as reported by the trusted proxies. */
  remoteAddress: string;
  /**
   * An id for a resource that this request creates. It is random; or, under an `Idempotency-Key`, the same in every
   * repetition of the request, so that the resource is created once.
   */
  idFor(what: string): string;
  /** For operations with `events`; empty for others. */
  live: Live;
}

export interface EndpointDefinition<P, Q, B, R, A extends Auth, H> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces, e.g. `/swift/v2/writings/{id}`. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description?: string;
  auth: A;
  params?: P;
  query?: Q;
  /** JSON body. A missing body is validated as an empty object. */
  body?: B;
  /** Headers of this operation, by their names in lower case. */
  headers?: H;
  response: {
    status: 200 | 201;
    description: string;
    schema: R;
    /** `lines`: the handler returns an array, which is sent as one line of JSON per item. */
    format?: 'json' | 'lines';
  };
  /**
   * Events during the operation, by name. A client that prefers `text/event-stream` receives them, and the response as a
   * last event `result`.
   */
  events?: Readonly<Record<string, { description: string; schema: z.ZodType }>>;
  /** Error codes beyond those that every such endpoint can return. */
  errors?: readonly ErrorCode[];
  /** Schemas of error bodies with more fields than `Problem`, by status. */
  problems?: Readonly<Record<number, z.ZodType>>;
  /** How long the first response is stored for its `Idempotency-Key`; POST only, default 24 h. */
  idempotencySeconds?: number;
  /** The owner of an idempotency key where there is no token, so that two people can use the same key. */
  idempotencyOwner?(body: Output<B>): string;
  handle(
    request: EndpointRequest<P, Q, B, A, H>,
  ): Promise<R extends z.ZodType ? z.input<R> : never> | (R extends z.ZodType ? z.input<R> : never);
}

/** One operation: its validation, its part of the OpenAPI document and its handler. */
export type Endpoint = Omit<EndpointDefinition<Shape, Shape, Shape, z.ZodType, Auth, Shape>, 'handle'> & {
  handle(request: EndpointRequest<Shape, Shape, Shape, Auth, Shape>): unknown;
};

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/**
 * An endpoint whose type contains its input and response types, for a client that is compiled against it. `contract`
 * exists in the type only.
 */
export type TypedEndpoint<Id extends string, Method extends string, Path extends string, P, Q, B, R> = Omit<
  Endpoint,
  'operationId' | 'method' | 'path'
> & {
  operationId: Id;
  method: Method;
  path: Path;
  contract?: { path: Input<P>; query: Input<Q>; body: Input<B>; answer: Output<R> };
};

export function defineEndpoint<
  Id extends string,
  Method extends Endpoint['method'],
  Path extends string,
  A extends Auth,
  R extends z.ZodType,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  H extends Shape | undefined = undefined,
>(
  definition: EndpointDefinition<P, Q, B, R, A, H> & { operationId: Id; method: Method; path: Path },
): TypedEndpoint<Id, Method, Path, P, Q, B, R> {
  return definition as unknown as TypedEndpoint<Id, Method, Path, P, Q, B, R>;
}
