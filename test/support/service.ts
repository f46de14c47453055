import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import type { Clock } from '../../src/core/clock.ts';
import { openServices, type Services } from '../../src/services.ts';
import type { PaintPhase } from '../../src/stories/draft.ts';
import { type ApiClient, createApiClient, type TokenHolder } from './api-client.ts';
import { freshDataDir, onCleanup } from './data-dir.ts';
import { modelVariables } from './model-variables.ts';

export interface RunningService {
  url: string;
  dataDir: string;
  services: Services;
  /** A client that checks every answer against the service's own contract. */
  api: ApiClient;
  /** A client with a token from the operator: it may write, but gets no stories. */
  issueClient(name?: string): Promise<TokenHolder>;
  stop(): Promise<void>;
}

const plain = Buffer.from('a picture');
const plainPictures = {
  paintPhase: () => Promise.resolve(plain),
  paintPrime: () => Promise.resolve({ image: plain, thumbnail: plain }),
};

let shared: Promise<RunningService> | undefined;

/**
 * One service for all test files of a worker, without a model and without jobs. Use it for tests that check only data of
 * people whom they created. It stops with the worker.
 */
export function sharedService(): Promise<RunningService> {
  shared ??= (async () => {
    const dataDir = await mkdtemp(`${inject('templateDataDir')}-shared-`);
    cpSync(inject('templateDataDir'), dataDir, { recursive: true });
    return startService({ dataDir, models: 'none', work: false, outlivesTest: true });
  })();
  return shared;
}

/**
 * Starts the whole service in this process, on a free port with a new database. It stops after the test.
 */
export async function startService(
  options: {
    environment?: Record<string, string>;
    clock?: Clock;
    /** Whether jobs run; default true. */
    work?: boolean;
    dataDir?: string;
    /** Without it the painter paints, which keeps a processor busy. */
    pictures?: 'plain';
    paintPhase?: PaintPhase;
    /** `none`: no model, whatever `TEST_MODELS` says. For tests of the offline writer's own words. */
    models?: 'none';
    /** Whether the caller stops the service. */
    outlivesTest?: boolean;
  } = {},
): Promise<RunningService> {
  const dataDir = options.dataDir ?? (await freshDataDir());
  // A test that sets its own models uses only those.
  const bringsModels = Object.keys(options.environment ?? {}).some((name) =>
    /^(?:OPENAI|OLLAMA)_/.test(name),
  );
  const config = readConfig({
    LOG_LEVEL: 'silent',
    ...(options.models === 'none' || bringsModels ? {} : await modelVariables()),
    ...options.environment,
    DATA_DIR: dataDir,
  });
  const services = await openServices(config, {
    onDatabaseFailure(cause) {
      throw cause;
    },
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.pictures === 'plain' ? plainPictures : {}),
    ...(options.paintPhase ? { paintPhase: options.paintPhase } : {}),
  });
  if (options.work ?? true) await services.workers.start();
  const server = createServer(services.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.stopWork({ graceMs: 5_000 });
      await services.close();
    })();
    return stopped;
  };
  if (!options.outlivesTest) onCleanup(stop);
  const api = await createApiClient(url);
  return {
    url,
    dataDir,
    services,
    api,
    stop,
    async issueClient(name = `client ${randomUUID()}`) {
      return api.as(await services.identity.issueClientToken(name, { toExisting: false }));
    },
  };
}
