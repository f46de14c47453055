import { readConfig } from '../config/config.ts';
import { openServices, type Services } from '../services.ts';

/**
 * Runs a command on services of its own. When a running service holds the embedded database, the command reaches it
 * through that service's socket.
 */
export async function withServices<T>(command: (services: Services) => Promise<T>): Promise<T> {
  const config = { ...readConfig(process.env), logLevel: 'error' as const };
  const services = await openServices(config, {
    onDatabaseFailure: () => {
      console.error('the embedded database failed');
      process.exit(1);
    },
  });
  try {
    return await command(services);
  } finally {
    await services.stopWork({ graceMs: 0 });
    await services.close();
  }
}
