import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startScholar } from '../models/support/scholar.ts';
import { cleanUpFile, onCleanup } from '../support/data-dir.ts';
import { storyOf, writePrime } from '../support/people.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

afterAll(cleanUpFile);

/** Words of the writing, and of what the models said of it. */
const texts = [
  'zinnias',
  'Model reflection',
  'Model feedback',
  'I keep the ferry',
  'Lamp Near the Window',
  'Cuido la barca',
];
const writing = `The zinnias on the sill have opened and I have not slept. ${'I wrote this down slowly, one thing after the other. '.repeat(6)}`;

/** Takes in whatever is sent to it, unpacked. */
async function startCollector() {
  const received: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    let body = Buffer.concat(parts);
    if (request.headers['content-encoding'] === 'gzip') body = gunzipSync(body);
    if (request.headers['content-encoding'] === 'deflate') body = inflateSync(body);
    received.push({ path: request.url!, body: body.toString('latin1') });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs short session, prime and story with both models, and stops, so that everything is sent. */
async function traced(environment: Record<string, string>) {
  const collector = await startCollector();
  const scholar = await startScholar();
  const service = await startProcess({
    ...scholar.openAi,
    ...scholar.ollama,
    OPENAI_IMAGE_MODEL: 'picture-model',
    LANGSMITH_ENDPOINT: collector.url,
    LANGSMITH_API_KEY: 'ls-key',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace('{url}', collector.url)]),
    ),
  });
  const writer = await (await service.client()).signIn();
  expect(
    (await writer.post('/swift/v2/write', { writing, duration_seconds: 60, new_line_count: 0 })).status,
  ).toBe(200);
  const { writing_id } = await writePrime(writer, writing);
  await storyOf(writer, writing_id, 'whole');
  await waitFor(
    'the words',
    async () => (await writer.get('/swift/v2/writings')).body.writings[0].prime.title,
  );
  await service.kill('SIGTERM');
  return collector;
}

const found = (received: { body: string }[]) =>
  texts.filter((text) => received.some(({ body }) => body.includes(text)));

describe('traces', () => {
  it('are sent only if they are configured', async () => {
    const { received } = await traced({});
    expect(received).toEqual([]);
  });

  it('go to LangSmith by its own variables, and carry no text', async () => {
    const { received } = await traced({ LANGSMITH_TRACING: 'true' });
    await waitFor('traces of runs', () =>
      received.some(({ path, body }) => path.includes('/runs') && body.includes('tell-story')),
    );
    expect(found(received)).toEqual([]);
    expect(received.some(({ body }) => body.includes('tell-story'))).toBe(true);
  });

  it('go to OpenTelemetry by its own variables, with names and numbers and no text', async () => {
    const { received } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: '{url}' });
    await waitFor('spans', () =>
      received.filter(({ path }) => path === '/v1/traces').some(({ body }) => body.includes('tell-story')),
    );
    const spans = received.map(({ body }) => body).join('');
    for (const name of [
      'gen_ai.request.model',
      'guide-model',
      'local-model',
      'gen_ai.usage.output_tokens',
      'writing-practice-service',
    ]) {
      expect(spans).toContain(name);
    }
    expect(found(received)).toEqual([]);
  });

  it('carry text with TRACE_TEXT=1', async () => {
    const { received } = await traced({
      OTEL_EXPORTER_OTLP_ENDPOINT: '{url}',
      LANGSMITH_TRACING: 'true',
      TRACE_TEXT: '1',
    });
    await waitFor(
      'text in spans',
      () => received.some(({ path, body }) => path === '/v1/traces' && body.includes('zinnias')),
      { timeoutMs: 60_000 },
    );
    await waitFor(
      'text in runs',
      () => received.some(({ path, body }) => path.includes('/runs') && body.includes('zinnias')),
      { timeoutMs: 60_000 },
    );
  });
});
