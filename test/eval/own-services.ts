import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#src/config/config.ts';
import { openServices, type Services } from '#src/services.ts';

/** The service's models as the environment configures them. */
export type ConfiguredModels = Config['models'];

export const noModels: ConfiguredModels = { openAi: undefined, ollama: undefined };

export function configuredModels(): ConfiguredModels {
  return readConfig(process.env).models;
}

/**
 * Opens the whole service with a new embedded database, runs `run` on it, closes it and deletes the database. The configuration
 * is the default but for `models`; no worker is started.
 */
export async function withOwnServices<T>(
  models: ConfiguredModels,
  run: (services: Services) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-measure-'));
  try {
    const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), models };
    const services = await openServices(config, {
      onDatabaseFailure(cause) {
        throw cause;
      },
    });
    try {
      return await run(services);
    } finally {
      await services.stopWork({ graceMs: 0 });
      await services.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

let wallets = 0;

/** Imports entries as those of a new writer, as `practice import` does. @returns the id of the person. */
export async function importAsNewWriter(
  services: Services,
  entries: readonly { writing: string; durationSeconds: number; createdAt: Date }[],
  onProgress: (done: number) => void = () => undefined,
): Promise<string> {
  const wallet = `0x${(++wallets).toString(16).padStart(40, '0')}`;
  const person = await services.personOfWallet(wallet, { make: true });
  const journal = entries.map((entry) => ({ ...entry, newLineCount: 0, sealed: false }));
  await services.journalImport.run(person!, journal, { generate: false, onProgress });
  return person!.id;
}
