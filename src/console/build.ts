/** Builds the console after an install; an install without what it is built with leaves it out and says so. */
import { join } from 'node:path';

const vite = await import('vite').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.log('The console is not built: its development dependencies are not installed.');
});
await vite?.build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
