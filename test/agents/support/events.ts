export interface ServerEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: an event's data is whatever it carries
  data: any;
}

/** Asks for an answer as a stream of events. */
export function openStream(
  url: string,
  request: {
    token: string;
    body: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  },
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${request.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...request.headers,
    },
    body: JSON.stringify(request.body),
    ...(request.signal ? { signal: request.signal } : {}),
  });
}

/** All events of a stream, to its end. Comments, which keep the connection open, are left out. */
export async function readEvents(response: Response): Promise<ServerEvent[]> {
  const text = await response.text();
  if (!text.endsWith('\n\n')) throw new Error(`the stream broke off: ${text.slice(-80)}`);
  return text
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const match = /^event: (\w+)\ndata: (.*)$/.exec(block);
      if (!match) throw new Error(`this is no event: ${block}`);
      return { event: match[1]!, data: JSON.parse(match[2]!) };
    });
}
