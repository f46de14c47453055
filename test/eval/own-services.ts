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
 * Runs on the whole service over an embedded database of its own, which goes away afterwards. Nothing but `models` is
 * taken from the environment, and no worker is started.
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

/** Brings entries in as a writer of their own, the way `practice import` does. @returns the person's id. */
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
