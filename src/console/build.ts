/** Builds the console after an install. If the build tools are not installed, prints that the console is left out. */
import { join } from 'node:path';

const vite = await import('vite').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.log('The console is not built: its development dependencies are not installed.');
});
await vite?.build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
