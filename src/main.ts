import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { readEnvFile } from './config/env-file.ts';
import type { Logger } from './core/logger.ts';
import { openServices, type Services } from './services.ts';

/**
 * How long running requests and jobs may continue after the service is told to stop. The whole stop takes less than 10 s.
 */
const graceMs = 5_000;
const maxStopMs = 9_000;

readEnvFile();
await main();

async function main(): Promise<void> {
  const config = readConfigOrExit();
  let services: Services | undefined;
  let server: Server | undefined;
  let stopping = false;

  const stop = async (reason: string): Promise<void> => {
    if (stopping || !services) return;
    stopping = true;
    const { logger } = services;
    logger.info({ reason }, 'stopping');
    setTimeout(() => {
      logger.error('stop took too long; what was left is taken up at the next start');
      process.exit(1);
    }, maxStopMs).unref();
    services.beginStopping();
    await Promise.all([server && closeServer(server), services.stopWork({ graceMs })]);
    await services.close();
    logger.info('stopped');
    process.exit(0);
  };

  try {
    services = await openServices(config, {
      onDatabaseFailure: (cause) => fatal(services?.logger, cause, 'the embedded database failed'),
    });
  } catch (error) {
    console.error(`The service could not start: ${error instanceof Error ? error.message : String(error)}`);
    console.error('`npm run practice -- doctor` tells what is missing.');
    process.exit(1);
  }
  const { logger } = services;
  process.on('uncaughtException', (error) => fatal(logger, error, 'uncaught exception'));
  process.on('unhandledRejection', (error) => fatal(logger, error, 'unhandled rejection'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  if (config.role !== 'web') await services.workers.start();
  if (config.role !== 'worker') {
    server = createServer(services.app);
    // By default Node closes idle connections before a reverse proxy does, and the proxy would send requests to closed ones.
    server.keepAliveTimeout = 65_000;
    try {
      await listen(server, config);
    } catch (error) {
      console.error(`The service could not listen: ${(error as Error).message}`);
      await services.stopWork({ graceMs: 0 });
      await services.close();
      process.exit(1);
    }
    const { address, port } = server.address() as AddressInfo;
    logger.info({ url: `http://${address.includes(':') ? `[${address}]` : address}:${port}` }, 'serving');
  } else {
    logger.info('working');
  }
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exit(1);
  }
}

function listen(server: Server, { http }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(http.port, http.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Accepts no new connections, lets running requests finish, and closes the connections that are left after `graceMs`. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function fatal(logger: Logger | undefined, error: unknown, message: string): never {
  if (logger) logger.fatal({ error }, message);
  else console.error(message);
  process.exit(1);
}
