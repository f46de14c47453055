import type { z } from 'zod';
import type { ErrorCode } from '../core/errors.ts';
import type { Live } from './event-stream.ts';

/** Who is calling, as their token says; every operation acts as this person and reaches nothing of anyone else's. */
export interface Caller {
  personId: string;
  /** Lower case; undefined for a client whose token the operator issued. */
  walletAddress: string | undefined;
  /** The wallet that stories and children belong to; undefined where there is none. */
  seedWalletAddress: string | undefined;
  /** The session that the token belongs to. */
  sessionId: string;
}

/** `seed` is a bearer token of somebody with a seed wallet; `operator` is the operator's own token; a
 * `researcher`'s is one of a study, which the endpoint itself checks. */
export type Auth = 'none' | 'bearer' | 'seed' | 'operator' | 'researcher';

/** JSON lines: a value a line. */
export const linesType = 'application/x-ndjson';

type Shape = z.ZodObject;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface EndpointRequest<P, Q, B, A extends Auth, H> {
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  headers: Output<H>;
  caller: A extends 'none' | 'operator' | 'researcher' ? undefined : Caller;
  /** Absolute address that was called, without its query. */
  url: string;
  /** Address of the calling machine, as far as the configured proxies are believed. */
  remoteAddress: string;
  /**
   * An id for something that this request makes: fresh, or, under an `Idempotency-Key`, the same each time the
   * request is made again, so that making it twice makes one thing.
   */
  idFor(what: string): string;
  /** For operations with `events`; nobody watches the others. */
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
  /** JSON body; a missing body counts as an empty object. */
  body?: B;
  /** Headers of its own, by their names in lower case. */
  headers?: H;
  response: {
    status: 200 | 201;
    description: string;
    schema: R;
    /** `lines`: the handler returns an array, and each of its items is a line of JSON. */
    format?: 'json' | 'lines';
  };
  /**
   * What happens on the way to the answer, by the events' names: who prefers `text/event-stream` is told of it, and
   * gets the answer as a last event `result`.
   */
  events?: Readonly<Record<string, { description: string; schema: z.ZodType }>>;
  /** Codes beyond those that every endpoint of its kind may answer. */
  errors?: readonly ErrorCode[];
  /** Bodies of refusals that carry more than every problem does, by status. */
  problems?: Readonly<Record<number, z.ZodType>>;
  /** How long a first answer is kept for its `Idempotency-Key`; POST only, default 24 h. */
  idempotencySeconds?: number;
  /** Whose the keys are where no token says it, so that two people may use the same one. */
  idempotencyOwner?(body: Output<B>): string;
  handle(
    request: EndpointRequest<P, Q, B, A, H>,
  ): Promise<R extends z.ZodType ? z.input<R> : never> | (R extends z.ZodType ? z.input<R> : never);
}

/** One operation: from it come its validation, its place in the OpenAPI document and its handler. */
export type Endpoint = Omit<EndpointDefinition<Shape, Shape, Shape, z.ZodType, Auth, Shape>, 'handle'> & {
  handle(request: EndpointRequest<Shape, Shape, Shape, Auth, Shape>): unknown;
};

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/**
 * An endpoint whose type says what it takes and answers, for a client that is compiled against it.
 * `contract` exists in the type only.
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
