import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { readConfig } from '#src/config/config.ts';
import { openServices } from '#src/services.ts';

/*
 * Measures the time of an engagement's write beyond the model's: the service over HTTP, compared with the same graph on
 * LangGraph's own dev server, both with the same mock of a model. The dev server keeps its state in memory, authenticates no
 * caller and keeps no trace; the service does all three with its embedded database.
 *
 *     node test/bench/agents-overhead.ts [writes]
 *
 * The first run installs LangGraph's CLI into a temporary folder.
 */

const writes = Number(process.argv[2] ?? 40);
const warmUps = 5;
/** How long the mock takes for an answer; the measured times leave it out. */
const modelMs = 200;
const wallet = '0x57d10000000000000000000000000000000057d1';
const root = join(import.meta.dirname, '../..');

/** Numbers the prompts: the service rejects a prompt that it gave lately. */
let prompts = 0;
const answer = () => ({
  reflection: 'The page stays near one small thing. What stands behind it?',
  memory_update: 'Once is not a pattern.',
  next_prompt: `Begin with door ${prompts++} and who comes through it.`,
  adaptation: '',
  entries: [],
});

/** Start and end of each call of the model, in order. */
let calls: { startedAt: number; endedAt: number }[] = [];
const mock = new LLMock({ port: 0, logLevel: 'silent' });
mock.on({ predicate: () => true }, async () => {
  const startedAt = performance.now();
  await new Promise((wake) => setTimeout(wake, modelMs));
  calls.push({ startedAt, endedAt: performance.now() });
  return { content: JSON.stringify(answer()) };
});
await mock.start();

const environment = {
  LOG_LEVEL: 'silent',
  OPENAI_API_KEY: 'sk-bench',
  OPENAI_BASE_URL: `${mock.url}/v1`,
  OPENAI_MODEL: 'guide-model',
};

const textOf = (at: number) =>
  `This is text ${at}. I sat at the kitchen table and thought about my mother, and the rain came and went. `.repeat(
    8,
  );

interface Measured {
  totalMs: number;
  ownMs: number;
  modelCalls: number;
}

/** Own time is the time of the request less that of the model's calls in it. */
async function measured(request: () => Promise<void>): Promise<Measured> {
  calls = [];
  const requestedAt = performance.now();
  await request();
  const totalMs = performance.now() - requestedAt;
  const inModel = calls.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return { totalMs, ownMs: totalMs - inModel, modelCalls: calls.length };
}

async function series(what: string, request: (at: number) => Promise<void>): Promise<Measured[]> {
  const taken: Measured[] = [];
  for (let nth = 0; nth < warmUps + writes; nth++) {
    const one = await measured(() => request(nth));
    if (nth >= warmUps) taken.push(one);
  }
  const own = taken.map(({ ownMs }) => ownMs).sort((a, b) => a - b);
  const asked = taken.reduce((sum, { modelCalls }) => sum + modelCalls, 0) / taken.length;
  console.log(
    `${what.padEnd(34)} own time: median ${quantile(own, 0.5)} ms, p95 ${quantile(own, 0.95)} ms; model calls a write: ${asked}`,
  );
  return taken;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
const medianOwn = (taken: readonly Measured[]) =>
  taken.map(({ ownMs }) => ownMs).sort((a, b) => a - b)[Math.floor(taken.length / 2)]!;

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the answers have no common type
  const answered = (await response.json()) as any;
  if (!response.ok || answered.__error__) throw new Error(`${url}: ${JSON.stringify(answered)}`);
  return answered;
}

const folder = await mkdtemp(join(tmpdir(), 'practice-bench-'));
try {
  console.log(
    `${writes} writes each, one after the other, after ${warmUps} to warm up; the model takes ${modelMs} ms`,
  );
  const ours = await onService(join(folder, 'service'));
  const theirs = await onDevServer(join(folder, 'studio'));
  const ratio = medianOwn(ours) / medianOwn(theirs);
  console.log(`own time of the service divided by that of LangGraph's dev server: ${ratio.toFixed(2)}`);
} finally {
  await mock.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs the service without its workers, so that only requests are measured. */
async function onService(dataDir: string): Promise<Measured[]> {
  const services = await openServices(readConfig({ ...environment, DATA_DIR: dataDir }), {
    onDatabaseFailure(cause) {
      throw cause;
    },
  });
  const server = createServer(services.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = await services.identity.issueClientToken('bench', { toExisting: false });
  const headers = { authorization: `Bearer ${token}` };
  const { engagement_id } = await post(`${url}/agents/agi/engage`, {}, headers);
  const taken = await series('the service', async (nth) => {
    const body = { writing: textOf(nth), duration_seconds: 480, new_line_count: 0 };
    await post(`${url}/agents/agi/engage/${engagement_id}/write`, body, headers);
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await services.stopWork({ graceMs: 0 });
  await services.close();
  return taken;
}

/** Runs the same graph with the same tools on LangGraph's own dev server. */
async function onDevServer(dataDir: string): Promise<Measured[]> {
  const cli = await installedCli();
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [cli, 'dev', '--no-browser', '-h', '127.0.0.1', '-p', String(port), '-c', root],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        BROWSER: 'none',
        LANGGRAPH_CLI_NO_ANALYTICS: '1',
        ...environment,
        STUDIO_DATA_DIR: dataDir,
        STUDIO_WALLET: wallet,
        STUDIO_WORK: '0',
      },
      stdio: 'ignore',
      // A process group of its own, so that the processes it starts end with it.
      detached: true,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  try {
    await serving(url);
    const { thread_id } = await post(`${url}/threads`, {});
    const turn = (input: object, context: object = {}) =>
      post(`${url}/threads/${thread_id}/runs/wait`, { assistant_id: 'engagement', input, context });
    await turn({ turn: 'open', mode: 'guided' });
    return await series('LangGraph’s dev server', async (nth) => {
      const submission = { writing: textOf(nth), durationSeconds: 480, newLineCount: 0, sealed: false };
      const state = await turn({ turn: 'write' }, { submission });
      if (!state.written?.isPrime) throw new Error('the dev server kept no prime');
    });
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
}

async function installedCli(): Promise<string> {
  const home = join(tmpdir(), 'practice-langgraph-cli');
  const cli = join(home, 'node_modules/@langchain/langgraph-cli/dist/cli/cli.mjs');
  if (existsSync(cli)) return cli;
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  console.log('installing @langchain/langgraph-cli into a temporary folder');
  const packages = [
    '@langchain/langgraph-cli@2.0.0',
    '@langchain/core@1.2.13',
    '@langchain/langgraph@1.4.17',
  ];
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: home,
    stdio: 'ignore',
  });
  const code = await new Promise((resolve) => npm.once('exit', resolve));
  if (code !== 0) throw new Error('npm could not install @langchain/langgraph-cli');
  return cli;
}

async function serving(url: string): Promise<void> {
  const giveUpAt = Date.now() + 240_000;
  for (;;) {
    const ok = await fetch(`${url}/ok`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > giveUpAt) throw new Error('LangGraph’s dev server did not start');
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function freePort(): Promise<number> {
  const probe = createNetServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
