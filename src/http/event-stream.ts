import type { Request, Response } from 'express';

/** Server-sent events. Source: html.spec.whatwg.org, server-sent events. */
export const eventsType = 'text/event-stream';

/** Something that happens while an operation runs; `type` is the event's name, the rest its data. */
export interface LiveEvent {
  type: string;
}

/** How an operation tells what happens while it runs, and hears that nobody waits for it any more. */
export interface Live {
  /** Undefined where nobody watches. */
  onEvent?: ((event: LiveEvent) => void) | undefined;
  /** Given when the caller has gone away and the work is for nobody else. */
  signal?: AbortSignal | undefined;
}

/** The caller closed the connection before its answer was there. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';

  constructor() {
    super('the caller has gone away');
  }
}

/** Proxies close connections on which nothing comes; comments keep them open. */
const stillThereMs = 15_000;

/** Whether the caller asks for events, and prefers them to JSON. */
export function wantsEvents(request: Request): boolean {
  return request.accepts(['application/json', eventsType]) === eventsType;
}

export interface EventStream {
  /** Given when the caller has gone away before the end. */
  readonly gone: AbortSignal;
  /** Nothing is sent before the first event: until then the request can still be refused with a status. */
  send(name: string, data: unknown): void;
  end(): void;
}

export function createEventStream(response: Response): EventStream {
  const gone = new AbortController();
  let stillThere: NodeJS.Timeout | undefined;
  response.on('close', () => {
    clearInterval(stillThere);
    if (!response.writableFinished) gone.abort(new ClientDisconnected());
  });

  function open(): void {
    response.status(200);
    response.setHeader('Content-Type', eventsType);
    // Proxies that gather answers before they hand them on are told not to.
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    stillThere = setInterval(() => response.write(': still there\n\n'), stillThereMs);
  }

  return {
    gone: gone.signal,
    send(name, data) {
      if (gone.signal.aborted) return;
      if (!response.headersSent) open();
      // JSON has no line ends of its own, so that one line of data is all of it.
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(stillThere);
      response.end();
    },
  };
}
