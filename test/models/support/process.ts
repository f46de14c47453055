import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '../../support/api-client.ts';
import { freshDataDir, onCleanup } from '../../support/data-dir.ts';
import { waitFor } from '../../support/wait.ts';

export interface ServiceProcess {
  url: string;
  api: ApiClient;
  /** Everything that it has printed, on both streams. */
  printed(): string;
  /** Its log, a line an object. */
  log(): Record<string, unknown>[];
  child: ChildProcess;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** The service as an operator starts it, in a process of its own, with nothing of this one's environment but its path. */
export async function startProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const dataDir = await freshDataDir();
  let printed = '';
  const child = spawn(process.execPath, [join(root, 'src', 'main.ts')], {
    // No .env of the working folder is to be read.
    cwd: dataDir,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'debug', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onCleanup(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const log = () =>
    printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const url = await waitFor(
    'the service to listen',
    () => {
      if (child.exitCode !== null) throw new Error(`the service ended: ${printed}`);
      return log().find(({ msg }) => msg === 'serving')?.url as string | undefined;
    },
    { timeoutMs: 55_000 },
  );
  return { url, api: await createApiClient(url), printed: () => printed, log, child };
}
