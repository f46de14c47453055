import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from './api-client.ts';
import { freshDataDir, onCleanup } from './data-dir.ts';
import { waitFor } from './wait.ts';

const root = join(import.meta.dirname, '../..');

/** Compiled modules, shared by all processes. They halve the time to load the service. */
const compileCache = join(root, 'node_modules/.cache/compiled');

/** The environment of every process that a test starts. No other variable of the tests' environment is passed on. */
function environmentOf(given: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_COMPILE_CACHE: compileCache,
    ...given,
  };
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Empty for a process that serves no HTTP. */
  readonly url: string;
  /** Milliseconds from its start until it served. */
  readonly startedInMs: number;
  /** Everything that it has printed so far, on both streams. */
  output(): string;
  /** Its log so far, one object for each line. */
  log(): Record<string, unknown>[];
  readonly ended: Promise<Ended>;
  /** Sends the signal and waits until the process has ended. */
  kill(signal: NodeJS.Signals): Promise<Ended>;
  client(): Promise<ApiClient>;
}

function start(args: readonly string[], environment: Record<string, string>, cwd?: string) {
  const child = spawn(process.execPath, args, {
    cwd: cwd ?? root,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      printed[stream] += chunk;
    });
  }
  // On `close` all of its output has been read, unlike on `exit`.
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  onCleanup(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, printed, ended };
}

/**
 * Starts the service as `npm start` does, on a free port, and waits until it is ready. Without `DATA_DIR` it gets a new
 * data folder.
 */
export async function startProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const dataDir = environment.DATA_DIR ?? (await freshDataDir());
  const began = performance.now();
  const { child, printed, ended } = start(
    [join(root, 'src/main.ts')],
    { PORT: '0', ...environment, DATA_DIR: dataDir },
    // A folder without a developer's `.env`.
    tmpdir(),
  );
  const output = () => printed.stdout + printed.stderr;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const url = await waitFor(
    'the service to serve',
    () => {
      if (hasEnded) throw new Error(`the service ended instead of serving: ${output()}`);
      if (environment.ROLE === 'worker') return printed.stdout.includes('"msg":"working"') ? ' ' : undefined;
      return /"url":"([^"]+)","msg":"serving"/.exec(printed.stdout)?.[1];
    },
    { timeoutMs: 180_000, everyMs: 10 },
  );
  const startedInMs = performance.now() - began;
  return {
    child,
    url: url.trim(),
    startedInMs,
    output,
    log: () => {
      // The last line may be incomplete.
      const lines = printed.stdout.split('\n').slice(0, -1);
      return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    },
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
    client: () => createApiClient(url.trim()),
  };
}

/** Starts `practice <args>` without waiting for its end. */
export function startCommand(args: readonly string[], environment: Record<string, string>, cwd?: string) {
  return start([join(root, 'src/cli/practice.ts'), ...args], environment, cwd);
}

/** Runs `practice <args>` and waits for its end. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string>,
  cwd?: string,
): Promise<Ended & { stdout: string; stderr: string }> {
  const { printed, ended } = startCommand(args, environment, cwd);
  return { ...(await ended), ...printed };
}
