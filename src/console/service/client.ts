import { readEvents } from './events.ts';
import { type Answer, type Input, type OperationId, routes } from './operations.ts';

/** An error that the service answered with. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: { path: string; message: string }[];

  constructor(status: number, problem: { error?: string; code?: string; details?: ApiError['details'] }) {
    super(problem.error ?? `The service answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.details = problem.details ?? [];
  }

  /** Whether the same request may succeed later. */
  get isTemporary(): boolean {
    return this.status >= 500 || this.status === 429 || this.code === 'idempotency_in_progress';
  }
}

/** The service did not answer at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The service cannot be reached right now.', { cause });
    this.name = 'Unreachable';
  }
}

/** A step of an agent, streamed while it answers. */
export interface AgentEvent {
  type: string;
  data: Record<string, unknown>;
}

export interface ClientOptions {
  token(): string | undefined;
  /** Called when the service no longer accepts the token. */
  onSignedOut(): void;
}

export type Client = ReturnType<typeof createClient>;

/** Calls operations of the service with the token of the session. */
export function createClient({ token, onSignedOut }: ClientOptions) {
  async function send<Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    accept: string,
    bearer = token(),
  ): Promise<Response> {
    const [method, path] = routes[id];
    let response: Response;
    try {
      response = await fetch(addressOf(path, input.path, input.query), {
        method,
        headers: {
          accept,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
        credentials: 'omit',
        cache: 'no-store',
      });
    } catch (error) {
      if (input.signal?.aborted) throw error;
      throw new Unreachable(error);
    }
    if (response.ok) return response;
    const problem = await response.json().catch(() => ({}));
    if (response.status === 401 && bearer !== undefined && bearer === token()) onSignedOut();
    throw new ApiError(response.status, problem);
  }

  return {
    async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<Answer<Id>> {
      const response = await send(id, input, 'application/json');
      return (await response.json()) as Answer<Id>;
    },

    /** Calls an operation with the token `bearer`, such as a researcher’s. */
    async callAs<Id extends OperationId>(bearer: string, id: Id, input: Input<Id> = {}): Promise<Answer<Id>> {
      const response = await send(id, input, 'application/json', bearer);
      return (await response.json()) as Answer<Id>;
    },

    /** Returns the answer as a file. */
    async download<Id extends OperationId>(id: Id, input: Input<Id> = {}, bearer = token()): Promise<Blob> {
      return (await send(id, input, '*/*', bearer)).blob();
    },

    /** Calls an agent and returns its answer. If the service streams the agent’s steps, calls `onEvent` with each step. */
    async follow<Id extends OperationId>(
      id: Id,
      input: Input<Id>,
      onEvent: (event: AgentEvent) => void,
    ): Promise<Answer<Id>> {
      const response = await send(id, input, 'text/event-stream, application/json;q=0.5');
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
        return (await response.json()) as Answer<Id>;
      }
      for await (const { type, data } of readEvents(response.body)) {
        if (type === 'result') return data as unknown as Answer<Id>;
        if (type === 'error') throw new ApiError(Number(data.status ?? 500), data);
        onEvent({ type, data });
      }
      throw new Unreachable(new Error('the stream ended before its result'));
    },
  };
}

function addressOf(path: string, parameters: unknown, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String((parameters as Record<string, string>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | undefined>)) {
    if (value !== undefined && value !== '') search.set(name, value);
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
