import type { Request, Response } from 'express';

/** Server-sent events. Source: html.spec.whatwg.org, server-sent events. */
export const eventsType = 'text/event-stream';

/** An event during an operation: `type` is its name, the other fields are its data. */
export interface LiveEvent {
  type: string;
}

/** The connection of a running operation to its client. */
export interface Live {
  /** Sends an event; undefined where the client does not receive events. */
  onEvent?: ((event: LiveEvent) => void) | undefined;
  /** Aborted when the client has disconnected and the response is not stored for a repetition. */
  signal?: AbortSignal | undefined;
}

/** The client closed the connection before it received the response. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';

  constructor() {
    super('the client has disconnected');
  }
}

/** Interval of the comments that keep a connection open, because proxies close silent connections. */
const keepAliveMs = 15_000;

/** Whether the client prefers events to JSON. */
export function wantsEvents(request: Request): boolean {
  return request.accepts(['application/json', eventsType]) === eventsType;
}

export interface EventStream {
  /** Aborted when the client disconnects before the end. */
  readonly disconnected: AbortSignal;
  /** The first event sends the status and headers: until then the request can still fail with a status of its own. */
  send(name: string, data: unknown): void;
  end(): void;
}

export function createEventStream(response: Response): EventStream {
  const disconnected = new AbortController();
  let keepAlive: NodeJS.Timeout | undefined;
  response.on('close', () => {
    clearInterval(keepAlive);
    if (!response.writableFinished) disconnected.abort(new ClientDisconnected());
  });

  function open(): void {
    response.status(200);
    response.setHeader('Content-Type', eventsType);
    // Tells proxies not to buffer the response.
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    keepAlive = setInterval(() => response.write(': still there\n\n'), keepAliveMs);
  }

  return {
    disconnected: disconnected.signal,
    send(name, data) {
      if (disconnected.signal.aborted) return;
      if (!response.headersSent) open();
      // `JSON.stringify` emits no line break, so one `data` line holds it all.
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(keepAlive);
      response.end();
    },
  };
}
