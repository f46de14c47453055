/** Reads a stream of server-sent events, each with a JSON object as its data. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ type: string; data: Record<string, unknown> }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let waiting = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      waiting += value;
      const parts = waiting.split(/\r?\n\r?\n/);
      waiting = parts.pop() ?? '';
      for (const part of parts) {
        const event = parseEvent(part);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(text: string): { type: string; data: Record<string, unknown> } | undefined {
  let type = 'message';
  const data: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') type = value ?? type;
    else if (field === 'data') data.push(value ?? '');
  }
  if (data.length === 0) return undefined;
  const parsed: unknown = JSON.parse(data.join('\n'));
  return { type, data: typeof parsed === 'object' && parsed !== null ? { ...parsed } : { value: parsed } };
}
